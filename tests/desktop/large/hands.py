"""Answer any prompt of the large card with keys alone, or with the mouse alone."""

from functools import singledispatch

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.prompts.choose import ButtonsPane
from beachmaster.desktop.prompts.confirm import ConfirmPane
from beachmaster.desktop.prompts.controls import (
    Count,
    Dropdown,
    OneOrOwn,
    OwnWords,
    Segments,
    Ticked,
)
from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.desktop.prompts.members import Several
from beachmaster.desktop.prompts.number import NumberPane
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.desktop.prompts.place import PlacePane
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.several import SeveralPane
from beachmaster.engine.auto import program_answer
from desktop.games import invent

Key = Qt.Key
MOST_PAGES, MOST_FIELDS = 60, 400


class Keys:
    """Somebody with a keyboard before the large card."""

    def __init__(self, player):
        self.player = player

    def take(self, words, face=None):
        """Take a cap by its key: pressed, typed and taken by Enter, or gone to by the arrows."""
        player = self.player
        shown = find(player, words, face)
        cap = shown.cap
        if cap.spells:
            player.type(cap.key)
            player.key(Key.Key_Return)
        elif cap.key:
            player.type(cap.key)
        else:
            self._go(words)
            player.key(Key.Key_Space if player.ask.ticks else Key.Key_Return)

    def _go(self, words):
        for _ in range(MOST_FIELDS):
            at = player_at(self.player)
            if at >= 0 and self.player.ask.caps[at].words == words:
                return
            self.player.key(Key.Key_Right)
        raise AssertionError(f"the arrows do not reach {words}")

    def number(self, number):
        for sign in str(number):
            self.player.type(sign)

    def go_on(self):
        self.player.key(Key.Key_Return)


class Mouse:
    """Somebody with a mouse before the large card."""

    def __init__(self, player):
        self.player = player

    def click(self, button):
        assert self.player.face.rect().contains(button.geometry()), "it lies out of sight"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.player.qtbot.settle()

    def take(self, words, face=None):
        shown = find(self.player, words, face, turn=self._turn)
        place = self.player.face.plan.caps.index(shown)
        self.click(self.player.face.caps.shown[place])

    def _turn(self):
        hints = self.player.face.plan.hints
        place = next(at for at, one in enumerate(hints) if one.cap.key == "PgDn")
        self.click(self.player.face.hints.shown[place])

    def number(self, number):
        by = {cap.key: cap.words for cap in self.player.ask.caps}
        tens, ones = divmod(number, 10) if "*" in by else (0, number)
        self.take(by["⌫"])
        for words in [by.get("*")] * tens + [by["+"]] * ones:
            self.take(words)

    def go_on(self):
        self.click(self.player.face.main)


def player_at(player):
    """Return the place of the cap that Enter takes."""
    gatherer = player.face.gatherer
    return gatherer.ring if gatherer.ring >= 0 else player.ask.at


def find(player, words, face=None, turn=None):
    """Return a cap as it is shown; pages are turned to it."""
    turn = turn or (lambda: player.key(Key.Key_PageDown))
    while player.face.plan.grid.page:
        player.key(Key.Key_PageUp)
    for _ in range(MOST_PAGES):
        for one in player.face.plan.caps:
            if one.cap.words == words and one.cap.face == face:
                return one
        turn()
    raise AssertionError(f"{words} is on no page: {[c.words for c in player.ask.caps]}")


def answer(player, hand):
    """Give the answer that the program would give, and see that it counted."""
    asked, before = player.controller.asked, player.entries
    value = program_answer(asked.prompt, player.controller.session.seed, asked.key)
    _give(player.card.pane, player, hand, value)
    assert player.entries > before, (asked.key, value, player.face.content.wrong)


def invent_unseen(player):
    """Let the program answer while nobody looks; `catch_up` shows what is asked then."""
    player.controller.blockSignals(True)
    invent(player.controller)
    player.controller.blockSignals(False)
    player.card._stale = True


def catch_up(player):
    """Show what is asked now."""
    player.card._catch_up()
    player.qtbot.settle()


def words_of(player, value):
    """Return the words of the row with a value."""
    model = player.card.pane.list.model
    return model.rows[model.place_of(value)].words


@singledispatch
def _give(pane, player, hand, value):
    """Take the row of a list."""
    hand.take(words_of(player, value[0] if getattr(pane.prompt, "many", False) else value))


@_give.register
def _(pane: ButtonsPane, player, hand, value):
    wanted = value[0] if pane.prompt.many else value
    at = next(i for i, one in enumerate(pane.options) if one.value == wanted)
    hand.take(player.ask.caps[at].words)


@_give.register
def _(pane: ConfirmPane, player, hand, value):
    hand.take(player.ask.caps[0 if value else 1].words)


@_give.register
def _(pane: RollPane, player, hand, value):
    """Press the dice as they were rolled, every other time; else let the program roll."""
    if player.entries % 2 or not pane.faces:
        hand.take(pane.program.words)
        return
    total, prompt = pane.prompt.dice.total, pane.prompt
    for die in value:
        hand.take("", face=die)
    if total > 1 and player.controller.prompt is prompt:
        hand.go_on()


@_give.register
def _(pane: PlacePane, player, hand, value):
    """Take the row of a place, or type a word of one's own for it."""
    if pane.list.model.place_of(value) >= 0:
        hand.take(words_of(player, value))
    else:
        player.type(str(value))
        hand.go_on()


@_give.register
def _(pane: DrawPane, player, hand, value):
    if pane.prompt.question:
        hand.take(words_of(player, value))
    else:
        hand.take(pane.program.words)


@_give.register
def _(pane: NumberPane, player, hand, value):
    hand.number(value)
    hand.go_on()


@_give.register
def _(pane: SeveralPane, player, hand, value):
    for one in value:
        hand.take(words_of(player, one))
    if not value and pane.must_be_said:
        hand.take(player.ask.caps[-1].words)
    hand.go_on()


@_give.register
def _(pane: RecordPane, player, hand, value):
    prompt = pane.prompt
    for _ in range(MOST_FIELDS):
        if player.controller.prompt is not prompt:
            return
        here = player.card.walk.here
        if here is None:
            hand.go_on()
        else:
            at = player.card.walk.at
            _fill(here.control, player, hand, value[here.field.name])
            if player.controller.prompt is prompt and player.card.walk.at == at:
                assert here.read() == value[here.field.name], here.field
                hand.go_on()
    raise AssertionError(f"the form does not end: {here.field.name}")


@singledispatch
def _fill(control, player, hand, value):
    raise AssertionError(f"nothing is known for {control}")


@_fill.register
def _(control: Segments, player, hand, value):
    hand.take(player.ask.caps[control._values.index(value)].words)


@_fill.register
def _(control: Dropdown, player, hand, value):
    hand.take(player.ask.caps[control._values.index(value)].words)


@_fill.register
def _(control: Ticked, player, hand, value):
    hand.take(player.ask.caps[0 if value else 1].words)


@_fill.register
def _(control: Pick, player, hand, value):
    hand.take(player.ask.caps[control._values.index(value)].words)


@_fill.register
def _(control: Count, player, hand, value):
    hand.number(value)


@_fill.register
def _(control: OwnWords, player, hand, value):
    player.type(str(value))


@_fill.register
def _(control: OneOrOwn, player, hand, value):
    if value in control.listed._values:
        hand.take(player.ask.caps[control.listed._values.index(value)].words)
    else:
        player.type(str(value))


@_fill.register
def _(control: Several, player, hand, value):
    here = player.card.walk.here
    known = {row.value for row in control.model.rows if row.known}
    told = [one for one in value if one not in known and one not in control.model.chosen()]
    over = [one for one in control.model.chosen() if one not in value]
    for one in [*over, *told]:
        walk = player.card.walk
        if walk is not None and walk.here is here:  # else the last tick closed the form
            hand.take(control.model.rows[control.model.place_of(one)].words)
    if not value and here.missing():
        none = next(cap for cap in player.ask.caps if cap.words in control.none.words)
        hand.take(none.words)
