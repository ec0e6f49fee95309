"""A key that is shown on an answer gives it, wherever the keyboard starts at the prompt."""

import re

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.buttons import AnswerButton, Flag
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.engine.fields import any_of, one_of
from beachmaster.engine.options import Option, options_of
from beachmaster.engine.prompt import Choose, Draw, Record, Token
from beachmaster.engine.text import plain_text
from desktop.conftest import opened
from desktop.games import invent
from desktop.prompts.conftest import shown
from desktop.prompts.test_spelling import pane_of, type_in

MOST = 400
"""So many prompts of a game are walked; each question is looked at once."""
ENDS = 1
"""So many keys at each end of a list are pressed: those between are given in the same way."""
GAMES = ["bloodbath", "hell-on-earth"]


def keys_shown(pane):
    """Return the keys that stand on answers that are seen, each with what would show its effect."""
    for button in pane.findChildren(AnswerButton):
        if button.isVisible() and button.isEnabled() and button.key:
            yield button.key
    for flag in pane.findChildren(Flag):
        sign = re.search(r"\((\S)\)$", flag.words)
        if flag.isVisible() and sign and not flag.isChecked():
            yield sign[1]
    for listing in pane.findChildren(FilterList):
        if listing.isVisible():
            model = listing.model
            open_rows = [not row.reason and not row.known for row in model.rows]
            signs = zip(listing.delegate.signs, open_rows, strict=False)
            signed = [sign for sign, is_open in signs if is_open]
            yield from dict.fromkeys([*signed[:ENDS], *signed[-ENDS:]])


def stands(card):
    """Return what an answer could have changed."""
    flags = [flag.isChecked() for flag in card.pane.findChildren(Flag)]
    return card.controller.session.tree.next_id, card.pane.selection(), flags


def begin_anew(card):
    """Show the prompt as it comes first."""
    card._replace(None)
    card.panes.drop()
    card.refresh()
    card.focus_answers()
    QApplication.processEvents()


@pytest.mark.parametrize("game", GAMES)
def test_each_key_that_is_shown_does_what_it_shows(theme, qtbot, game):
    controller = opened("table", game=game)
    card = shown(controller, qtbot)
    seen, pressed = set(), set()
    for _ in range(MOST):
        if controller.prompt is None:
            break
        if controller.prompt.procedure not in seen and controller.decider is None:
            seen.add(controller.prompt.procedure)
            begin_anew(card)
            for key in list(keys_shown(card.pane)):
                press(card, key)
                pressed.add(key)
        controller.blockSignals(True)
        invent(controller)
        controller.blockSignals(False)
    assert {"1", "2"} <= pressed
    controller.close()


def press(card, key):
    """Press a key at the prompt as it comes first, see that it counts, and take it back."""
    begin_anew(card)
    before = stands(card)
    tree, cursor = card.controller.session.tree, card.controller.session.tree.cursor
    procedure = card.controller.prompt.procedure
    QTest.keyClick(QApplication.focusWidget(), key)
    QApplication.processEvents()
    assert stands(card) != before, (procedure, key, type(card.pane).__name__)
    if tree.cursor != cursor:
        card.controller.goto(cursor)


def test_in_a_form_of_lists_the_keys_stand_where_the_keyboard_is(theme, qtbot):
    few = [any_of(name, plain_text(name), ROWS[:3]) for name in ("near", "far")]
    prompt = Record(procedure="p", text=plain_text("Who?"), rules=(), fields=few, question=True)
    pane, _given = pane_of(prompt, qtbot)
    assert list(keys_shown(pane)).count("0") == 1
    near, far = (one.control for one in pane.form.controls)
    assert near.none.words.endswith("(0)")
    far.list.view.setFocus()
    assert (near.none.words, far.none.words) == ("None of these", "None of these (0)")
    type_in(qtbot, "0")
    assert pane.selection() == {"far": []}


ROWS = [Option(f"u{at}", plain_text(f"unit {at:02}")) for at in range(12)]


@pytest.fixture
def long_form(theme, qtbot):
    """Show a form that asks for some of more units than there are digits."""
    field = any_of("some", plain_text("who"), ROWS)
    prompt = Record(
        procedure="p", text=plain_text("Who?"), rules=(), fields=(field,), question=True
    )
    return pane_of(prompt, qtbot)


def test_none_of_a_list_that_is_spelled_has_a_key_that_is_no_part_of_a_name(long_form, qtbot):
    pane, given = long_form
    assert isinstance(pane, RecordPane)
    some = pane.form.controls[0].control
    assert some.none.words == "None of these (-)"
    type_in(qtbot, "-")
    assert given == [{"some": []}]


def test_a_name_typed_in_a_form_is_ticked_by_enter_and_the_form_stays(long_form, qtbot):
    pane, given = long_form
    type_in(qtbot, "07\nunit 11\n")
    assert (pane.selection(), given) == ({"some": ["u7", "u11"]}, [])
    type_in(qtbot, "99\n")
    assert not pane.form.controls[0].wrong.isHidden()
    assert given == []
    qtbot.keyClick(pane.form.controls[0].control.list.line, "\x1b")
    type_in(qtbot, "\n")
    assert given == [{"some": ["u7", "u11"]}]


def test_none_typed_in_the_filter_is_none_too(long_form, qtbot):
    pane, given = long_form
    pane.form.controls[0].control.list.line.setFocus()
    type_in(qtbot, "-")
    assert given == [{"some": []}]


BEACHES = [
    Option(f"{x}-{n}", plain_text(f"{x} Beach {n}")) for x, n in (("yellow", 2), ("blue", 1))
]


def painted(listing):
    return list(listing.delegate.signs[: len(listing.model.rows)])


@pytest.mark.parametrize("kind", ["several", "pick", "many"])
def test_rows_with_numbers_of_their_own_stand_in_the_order_of_their_keys(theme, qtbot, kind):
    """A form and a list showed key 2 before key 1."""
    if kind == "several":
        pane, _given = pane_of(
            Choose(
                procedure="p",
                text=plain_text("?"),
                rules=(),
                options=options_of(*BEACHES),
                maximum=2,
            ),
            qtbot,
        )
        listing = pane.list
    else:
        make = any_of if kind == "many" else one_of
        field = make("where", plain_text("where"), BEACHES)
        pane, _given = pane_of(
            Record(procedure="p", text=plain_text("?"), rules=(), fields=[field]), qtbot
        )
        listing = getattr(pane.form.controls[0].control, "list", None)
    if listing is None:
        buttons = pane.form.controls[0].control.buttons
        assert [one.key for one in buttons] == ["1", "2"]
        assert buttons[0].words == "blue Beach 1"
        return
    assert painted(listing) == ["1", "2"]
    assert listing.model.rows[0].words == "blue Beach 1"


def test_what_can_be_drawn_stands_in_its_natural_order(theme, qtbot):
    names = [f"{at}th Tanks" for at in (10, 9, 11)]
    tokens = [Token(one, one, plain_text(one)) for one in names]
    draw = Draw(procedure="d", text=plain_text("?"), rules=(), bag="b", tokens=lambda: tokens)
    pane, _given = pane_of(draw, qtbot)
    assert [row.value for row in pane.list.model.rows] == ["9th Tanks", "10th Tanks", "11th Tanks"]
