"""Answer any prompt with keys alone, as the card says one can."""

from functools import singledispatch

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSpinBox

from beachmaster.desktop.keyboard import stands_on
from beachmaster.desktop.prompts.choose import ButtonsPane, ListPane
from beachmaster.desktop.prompts.confirm import ConfirmPane
from beachmaster.desktop.prompts.controls import OneOrOwn, Segments, Several, Ticked
from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.desktop.prompts.number import NumberPane
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.desktop.prompts.place import PlacePane
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.several import SeveralPane
from beachmaster.engine.auto import program_answer

Key = Qt.Key
MOST_TABS = 60


def answer(player) -> None:
    """Give the answer that the program would give, by keys, and see that it counted."""
    asked, before = player.controller.asked, player.entries
    value = program_answer(asked.prompt, player.controller.session.seed, asked.key)
    _give(player.card.pane, player, value)
    assert player.entries > before, (asked.key, value, player.card.refusal.text())


def tab_to(player, wanted, back=False) -> None:
    """Go to a control with Tab; of values of which one may hold, Tab reaches one."""
    key = Key.Key_Backtab if back else Key.Key_Tab
    group = wanted.group() if isinstance(wanted, QAbstractButton) else None
    ends = group.buttons() if group is not None and group.exclusive() else [wanted]
    for _ in range(MOST_TABS):
        if stands_on(player.card) in ends:
            return
        player.key(key)
    raise AssertionError(f"Tab does not reach {wanted}")


@singledispatch
def _give(pane, player, value):
    raise AssertionError(f"no keys are known for {pane}")


@_give.register
def _(pane: ButtonsPane, player, value):
    wanted = value[0] if pane.prompt.many else value
    at = next(i for i, one in enumerate(pane.options) if one.value == wanted)
    if at % 2:
        player.key(Key(Key.Key_0 + int(pane.keys[at])))
        return
    for _ in range(MOST_TABS):
        if pane.grid.buttons[at].hasFocus():
            break
        here = next((i for i, one in enumerate(pane.grid.buttons) if one.hasFocus()), -1)
        player.key(Key.Key_Right if here < at else Key.Key_Left)
    assert pane.grid.buttons[at].hasFocus(), "the arrows do not reach an answer"
    player.key(Key.Key_Return)


@_give.register
def _(pane: ListPane, player, value):
    _stand_on(player, pane.list, value[0] if pane.prompt.many else value)
    player.key(Key.Key_Return)


@_give.register
def _(pane: ConfirmPane, player, value):
    player.key(Key.Key_Y if value else Key.Key_N)


@_give.register
def _(pane: RollPane, player, value):
    """Press the dice as they were rolled, every other time; else let the program roll."""
    if player.entries % 2 and pane.prompt.dice.sides <= 9:
        for die in value:
            player.key(Key(Key.Key_0 + die))
        if pane.prompt.dice.count > 1:
            player.key(Key.Key_Return)
    else:
        player.key(Key.Key_R)


@_give.register
def _(pane: DrawPane, player, value):
    """Let the program draw, or say what the player's own counter shows."""
    if pane.prompt.question:
        _stand_on(player, pane.list, value)
        player.key(Key.Key_Return)
    else:
        player.type(pane.sign.casefold())


@_give.register
def _(pane: NumberPane, player, value):
    player.type(str(value))
    player.key(Key.Key_Return)


@_give.register
def _(pane: PlacePane, player, value):
    if value in pane.prompt.options:
        _stand_on(player, pane.list, value)
    else:
        tab_to(player, pane.word)
        player.type(value)
    player.key(Key.Key_Return)


@_give.register
def _(pane: SeveralPane, player, value):
    for one in value:
        _stand_on(player, pane.list, one)
        player.key(Key.Key_Space)
    if not value and pane.must_be_said:
        tab_to(player, pane.none)
        player.key(Key.Key_Space)
    player.key(Key.Key_Return)


@_give.register
def _(pane: RecordPane, player, value):
    for field in pane.prompt.fields:  # what is told of one may show the next
        control = next((one for one in pane.form.controls if one.field.name == field.name), None)
        if control is None or control.isHidden():
            continue
        wanted = value[field.name]
        tab_to(player, control.focus_at())
        _fill(control.control, player, wanted)
        if player.card.controller.prompt is not pane.prompt:
            return  # the last sign answered
        assert control.read() == wanted, control.field
    player.key(Key.Key_Return)


@singledispatch
def _fill(control, player, value):
    """Write words into a line."""
    player.control(Key.Key_A)
    player.type(str(value))


@_fill.register
def _(control: Segments, player, value):
    at = next(i for i, one in enumerate(control._values) if one == value)
    player.type(control.keys[at])


@_fill.register
def _(control: OneOrOwn, player, value):
    at = next((i for i, one in enumerate(control.listed._values) if one == value), -1)
    if at >= 0:
        player.type(control.keys[at])
    else:
        tab_to(player, control.line)
        player.control(Key.Key_A)
        player.type(str(value))


@_fill.register
def _(control: QComboBox, player, value):
    player.key(Key.Key_Home)
    while player.card.pane.form.value().get(_field_of(control, player)) != value:
        before = control.currentIndex()
        player.key(Key.Key_Down)
        assert control.currentIndex() != before


@_fill.register
def _(control: Pick, player, value):
    _stand_on(player, control.list, value)


@_fill.register
def _(control: Ticked, player, value):
    if control.isChecked() != value:
        player.key(Key.Key_Space)


@_fill.register
def _(control: QSpinBox, player, value):
    player.control(Key.Key_A)
    player.type(str(value))


@_fill.register
def _(control: Several, player, value):
    known = {row.value for row in control.model.rows if row.known}
    rows = [row.value for row in control.model.rows]
    told = [one for one in value if one not in known]
    brought = [one for one in control.model.chosen() if one not in known]
    for one in [*brought, *(one for one in told if one in rows)]:
        _stand_on(player, control.list, one)
        player.key(Key.Key_Space)
    words = [one for one in told if one not in rows]
    if words:
        tab_to(player, control.line)
        player.type(", ".join(words))
    elif not told and not control.none.isChecked():
        tab_to(player, control.none)
        player.key(Key.Key_Space)


def _field_of(control, player) -> str:
    found = [one for one in player.card.pane.form.controls if one.control is control]
    return found[0].field.name


def _stand_on(player, listing: FilterList, value) -> None:
    """Go to the row of a value with the arrows."""
    if stands_on(player.card) is not listing.view:
        tab_to(player, listing.view)
    rows = [row.value for row in listing.model.rows]
    wanted = rows.index(value)
    while (here := listing.current()) != wanted:
        player.key(Key.Key_Down if here < wanted else Key.Key_Up)
        assert listing.current() != here, "the arrows do not move in the list"
