"""A key that is printed does what it says wherever the keyboard stands on the card.

Walked over the prompts of games: each printed key, from each place that can have the keyboard.
"""

import re

import msgspec
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QSpinBox, QWidget

from beachmaster.desktop.buttons import AnswerButton, Flag
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.panes import kind_for
from beachmaster.engine.fields import any_of, number, one_of
from beachmaster.engine.options import Option
from beachmaster.engine.prompt import Record
from beachmaster.engine.text import plain_text
from beachmaster.storage.starting import Wish, start
from desktop.games import invent
from desktop.own_games import Truth, own_game
from desktop.prompts.conftest import shown
from desktop.prompts.test_spelling import pane_of
from often import few

WALKS = [
    ("hell-on-earth", "tracked"),
    ("hell-on-earth", "table"),
    ("bloodbath", "tracked"),
    ("bloodbath", "table"),
    ("ie-shima", "tracked"),
    ("hell-on-earth", "own"),
]
SLICE, WHOLE = 4, 60
"""So many questions of a game are looked at in the ordinary run, and so many in the long one."""
SILENT = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_CapsLock, Qt.Key.Key_F15)
MOST = 500
"""So many prompts of a game are walked."""
CASES = few(
    [(game, board, SLICE) for game, board in WALKS]
    + [(game, board, WHOLE) for game, board in WALKS],
    len(WALKS),
)


def places(card, *, whole):
    """Return what can have the keyboard on a card, one of a kind, or of the `whole` in each part.

    So that a screenful of alike buttons counts once.
    """
    found, kinds = [], set()
    for one in [card, *card.findChildren(QWidget)]:
        policy = one.focusPolicy() != Qt.FocusPolicy.NoFocus
        around = one.parentWidget()
        part = (type(around), type(around and around.parentWidget())) if whole else ()
        kind = type(one), part
        if policy and one.isVisible() and one.isEnabled() and kind not in kinds:
            kinds.add(kind)
            found.append(one)
    return found


def printed(pane):
    """Return the keys that stand on answers now: of each list the first and the last.

    What holds already is left out: its key changes nothing.
    """
    keys = []
    for button in pane.findChildren(AnswerButton):
        if button.isVisible() and button.isEnabled() and button.key and not button.isChecked():
            keys.append(button.key)
    for flag in pane.findChildren(Flag):
        sign = re.search(r"\((\S)\)$", flag.words)
        if flag.isVisible() and sign and not flag.isChecked():
            keys.append(sign[1])
    for listing in pane.findChildren(FilterList):
        if listing.isVisible() and not listing.delegate.muted:
            rows = zip(listing.delegate.signs, listing.model.rows, strict=False)
            held = None if listing.model.many else listing.current_row()
            signed = [
                sign for sign, row in rows if not row.reason and sign != " " and row is not held
            ]
            keys += [*signed[:1], *signed[-1:]]
    return list(dict.fromkeys(keys))


def begin_anew(card):
    """Show the prompt as it comes first."""
    card._replace(None)
    card.panes.drop()
    card.refresh()
    card.focus_answers()
    QApplication.processEvents()


def stands(card):
    flags = [flag.isChecked() for flag in card.pane.findChildren(Flag)]
    learned = len(card.controller.session.tree.entries)
    asked = card.controller.asked
    return learned, asked.key if asked else "", card.pane.selection(), flags


def at_place(card, at, *, whole):
    """Begin anew with the keyboard at a place; return it, None where nothing can stand there."""
    begin_anew(card)
    here = places(card, whole=whole)
    if at >= len(here):
        return None
    here[at].setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    return QApplication.focusWidget()


def hold_key(card, focus, key):
    """Press a key, see that it counts, and take it back."""
    controller = card.controller
    before, cursor = stands(card), controller.session.tree.cursor
    where = controller.asked.prompt.procedure, key, type(focus).__name__, before[2]
    QTest.keyClick(focus, key)
    QApplication.processEvents()
    assert stands(card) != before, where
    if controller.session.tree.cursor != cursor:
        controller.goto(cursor)


def hold_silent(card, focus):
    """Press keys that no answer has: nothing comes of them, and the keyboard stays."""
    before, keys = stands(card), printed(card.pane)
    typed = isinstance(focus, QLineEdit | QSpinBox)
    signs = [] if typed else [sign for sign in "+=*" if sign not in keys]
    for key in (SILENT[0], *signs):
        QTest.keyClick(focus, key)
        where = card.controller.asked.prompt.procedure, key, type(focus).__name__
        assert stands(card) == before, where
        assert QApplication.focusWidget() is focus, where


def hold_prompt(card, *, whole):
    """Press printed keys from each place, one of them or the `whole`; return which were pressed.

    Before them keys that are not printed.
    """
    begin_anew(card)
    pressed = set()
    for at in range(len(places(card, whole=whole))):
        for turn in range(MOST):
            focus = at_place(card, at, whole=whole)
            if focus is not None and not turn:
                hold_silent(card, focus)
            keys = printed(card.pane) if focus is not None else []
            if turn >= len(keys):
                break
            key = keys[turn] if whole else keys[at % len(keys)]
            hold_key(card, focus, key)
            pressed.add(key)
            if not whole:
                break
    return pressed


def begun(game, board):
    """Return a controller with a game; two people play the one that has an opponent."""
    if board == "own":
        return own_game()
    controller = GameController()
    sets = ("opponent=none",) if game == "ie-shima" else ()
    controller.adopt(start(Wish(game=game, seed=1, table=board == "table", sets=sets)))
    return controller


@pytest.mark.parametrize(("game", "board", "most"), CASES)
def test_each_printed_key_works_from_each_place(theme, qtbot, game, board, most):
    controller, truth = begun(game, board), Truth() if board == "own" else None
    card = shown(controller, qtbot)
    seen, pressed = set(), set()
    for _ in range(MOST):
        if controller.session.asked is None or len(seen) == most:
            break
        asked, whole = controller.asked, most == WHOLE
        kind = (asked.prompt.procedure if whole and asked else "", asked and kind_for(asked.prompt))
        if asked is not None and kind not in seen:
            seen.add(kind)
            pressed |= hold_prompt(card, whole=whole)
        controller.blockSignals(True)
        if controller.map_ask is not None:
            controller.answer(truth.answer(controller.map_ask.question))
        else:
            invent(controller)
        controller.blockSignals(False)
    assert pressed
    controller.close()


@pytest.mark.parametrize("key", [*SILENT, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home])
def test_a_key_without_a_sign_ticks_nothing_and_leaves_what_holds(theme, qtbot, key):
    hexes = [Option(f"0{at}12", plain_text(f"the unit in 0{at}12")) for at in range(4)]
    end = Option("", plain_text("No more"))
    who = msgspec.structs.replace(any_of("who", plain_text("who"), hexes), by=("target",))
    fields = (one_of("target", plain_text("target"), [*hexes, end]), who)
    prompt = Record(procedure="p", text=plain_text("?"), rules=(), fields=fields)
    pane, _given = pane_of(prompt, qtbot)
    pane.offer("")
    for focus in (pane, pane.form):
        QTest.keyClick(focus, key)
        pane.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        assert pane.selection() == {"target": ""}


@pytest.mark.parametrize("key", SILENT)
def test_a_key_without_a_sign_does_not_say_that_nobody_belongs_to_a_list(theme, qtbot, key):
    numbered = [Option(f"0{at}12", plain_text(f"0{at}12")) for at in range(4)]
    fields = (any_of("with", plain_text("with whom"), numbered),)
    prompt = Record(procedure="p", text=plain_text("?"), rules=(), fields=fields)
    pane, given = pane_of(prompt, qtbot)
    several = pane.form.controls[0].control
    assert several.lettered
    for focus in (pane, pane.form, several.list.view):
        QTest.keyClick(focus, key)
        pane.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        assert pane.selection() == {}
    assert not given


def estimated():
    """Return a form of numbers, each of which has an estimate."""
    fields = [number(f"n{at}", plain_text(f"strength {at}"), 1, 40) for at in range(3)]
    fields = [msgspec.structs.replace(one, estimate=at + 2) for at, one in enumerate(fields)]
    return Record(
        procedure="p", text=plain_text("?"), rules=(), question=True, fields=tuple(fields)
    )


@pytest.mark.parametrize("begun", ["", "7"])
def test_one_key_says_that_all_is_as_estimated_in_a_number_field_too(theme, qtbot, begun):
    pane, _given = pane_of(estimated(), qtbot)
    focus = QApplication.focusWidget()
    assert isinstance(focus, QSpinBox)
    QTest.keyClicks(focus, f"{begun}=")
    first = int(begun or 2)
    assert pane.form.value() == {"n0": first, "n1": 3, "n2": 4}
    assert not pane.form.missing()


CHOICES = [Option(one, plain_text(one)) for one in ("red", "blue")]


def test_a_click_goes_on_in_a_form_as_a_key_does(theme, qtbot):
    first = one_of("first", plain_text("first"), CHOICES)
    more = [
        msgspec.structs.replace(one_of(name, plain_text(name), CHOICES), by=("first",))
        for name in ("second", "third")
    ]
    prompt = Record(procedure="p", text=plain_text("?"), rules=(), fields=(first, *more))
    pane, _given = pane_of(prompt, qtbot)
    controls = [one.control for one in pane.form.controls]
    qtbot.mouseClick(controls[0].buttons[1], Qt.MouseButton.LeftButton)
    assert controls[1].isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_1)
    assert pane.form.value() == {"first": "blue", "second": "red"}


def test_a_click_on_the_ground_leaves_the_keyboard_among_the_answers(theme, qtbot):
    controller = begun("hell-on-earth", "table")
    while controller.asked.prompt.kind != "record":
        invent(controller)
    card = shown(controller, qtbot)
    before = QApplication.focusWidget()
    assert card.pane.isAncestorOf(before)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.rect().bottomLeft())
    assert QApplication.focusWidget() is before
    card.bar.why.setFocus()
    card.pane.setFocus(Qt.FocusReason.MouseFocusReason)
    assert card.pane.isAncestorOf(QApplication.focusWidget())
    controller.close()
