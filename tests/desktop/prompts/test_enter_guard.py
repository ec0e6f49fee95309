"""An Enter counts for the prompt that its player saw, and one press counts once."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.prompts.enter_guard import LATEST, LOOKED_AT, SEEN, EnterGuard
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.auto import program_answer
from beachmaster.engine.prompt import Draw, Record, Roll
from desktop.conftest import opened
from desktop.games import invent
from desktop.prompts.conftest import shown

START = 10_000
AHEAD = 5_000_000
"""How far the system's clock of keys is ahead of ours."""


class Clock:
    """Tells the time that a test sets."""

    def __init__(self):
        self.time = float(START)

    def __call__(self):
        return self.time


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def guard(clock):
    return EnterGuard(clock)


def pressed(at, *, repeated=False):
    event = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated
    )
    event.setTimestamp(int(at + AHEAD) if at else 0)
    return event


def lets(guard, clock, at, late=0):
    """Press Enter at a time, of which the program hears so much later."""
    clock.time = at + late
    return guard.lets(pressed(at))


def test_in_the_first_moments_of_a_prompt_it_does_nothing(guard, clock):
    guard.begin()
    guard.painted()
    assert not lets(guard, clock, START + SEEN - 1)
    assert lets(guard, clock, START + SEEN)


def test_before_the_prompt_is_painted_it_does_nothing(guard, clock):
    guard.begin()
    assert not lets(guard, clock, START + 10 * SEEN)


def test_what_was_pressed_before_it_was_painted_and_heard_later_does_nothing(guard, clock):
    guard.painted()
    assert lets(guard, clock, START + SEEN)
    guard.begin()
    clock.time = START + 2_000
    guard.painted()
    assert not lets(guard, clock, START + 1_900, late=SEEN + 100)
    assert lets(guard, clock, START + 2_000 + SEEN, late=100)


def test_a_later_paint_begins_nothing_anew(guard, clock):
    guard.painted()
    clock.time = START + SEEN
    guard.painted()
    assert lets(guard, clock, START + SEEN)


def test_a_clock_that_slept_is_read_anew(guard, clock):
    guard.painted()
    assert lets(guard, clock, START + SEEN)
    assert lets(guard, clock, START + SEEN, late=LATEST * 10)


def test_a_key_held_down_never_counts_again(guard, clock):
    guard.painted()
    clock.time = START + 10 * SEEN
    assert not guard.lets(pressed(clock.time, repeated=True))


def test_what_no_keyboard_sent_counts(guard):
    assert guard.lets(pressed(0))


def press(card, key, words="", *, at, repeated=False):
    event = QKeyEvent(
        QEvent.Type.KeyPress, key, Qt.KeyboardModifier.KeypadModifier, words, repeated
    )
    event.setTimestamp(at + AHEAD)
    QApplication.sendEvent(QApplication.focusWidget() or card, event)


def test_a_card_lets_no_enter_through_to_a_prompt_just_painted(card, clock, qtbot):
    card.keys.guard.now = clock
    card.keys.guard.begin()
    card.refresh()
    card.pane.program.setFocus()
    card.repaint()
    cursor = card.controller.session.tree.cursor
    clock.time = START + 20
    press(card, Qt.Key.Key_Enter, "\r", at=START + 20)
    assert card.controller.session.tree.cursor == cursor
    clock.time = START + 400
    press(card, Qt.Key.Key_Enter, "\r", at=START + 400)
    assert card.controller.session.tree.cursor > cursor


def test_a_digit_held_down_answers_one_prompt(card, reach, qtbot):
    reach(card, "raid")
    entries = card.controller.session.tree.next_id
    press(card, Qt.Key.Key_3, "3", at=START, repeated=True)
    press(card, Qt.Key.Key_R, "r", at=START, repeated=True)
    assert card.controller.session.tree.next_id == entries
    press(card, Qt.Key.Key_3, "3", at=START)
    assert card.controller.session.tree.next_id > entries


def test_enter_presses_the_button_of_the_bar_it_stands_on(card, qtbot):
    cursor = card.controller.session.tree.cursor
    card.bar.why.setFocus()
    qtbot.keyClick(card.bar.why, Qt.Key.Key_Return)
    assert card.controller.session.tree.cursor == cursor
    assert card.why.isVisible()


def test_a_second_enter_behind_a_form_does_not_roll_the_die(guard, clock):
    """Digit and Enter, and Enter once more from habit: nobody has looked at the die by then."""
    guard.begin(by_habit=True)
    guard.painted()
    assert not lets(guard, clock, START + LOOKED_AT - 1)
    assert lets(guard, clock, START + LOOKED_AT)
    guard.begin()
    guard.painted()
    assert lets(guard, clock, START + LOOKED_AT + SEEN)


@pytest.mark.parametrize("closing", [True, False], ids=["form", "die"])
def test_only_a_die_or_a_draw_behind_a_form_waits_longer(theme, qtbot, closing):
    """The card knows which prompt its Enter closed, and which one comes."""
    controller = opened("tracked")
    card = shown(controller, qtbot)
    begun = []
    card.keys.guard.begin = lambda *, by_habit=False: begun.append(by_habit)
    wanted = Record if closing else Roll
    while not isinstance(controller.prompt, wanted):
        invent(controller)
    qtbot.settle()
    if closing:
        card.pane.form.fill(program_answer(controller.prompt, 1, controller.asked.key))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.settle()
    assert begun[-1] == (closing and isinstance(controller.prompt, Roll | Draw))
    controller.close()
    wait_for_tasks()


def test_an_enter_behind_a_form_that_a_digit_closed_answers_nothing(table_card, reach, qtbot):
    """The button named Enter until the last digit: the press that follows is not for what comes."""
    reach(table_card, "beside-target")
    begun = []
    table_card.keys.guard.begin = lambda *, by_habit=False: begun.append(by_habit)
    key = table_card.controller.asked.key
    for control in table_card.pane.form.controls:
        control.focus_at().setFocus()
        qtbot.keyClick(table_card.focusWidget(), Qt.Key.Key_1)
    assert table_card.controller.asked.key != key
    qtbot.settle()
    assert begun[-1], begun
