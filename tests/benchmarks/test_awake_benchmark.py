"""The window stays awake: nothing holds the GUI thread for long.

A timer of 5 ms ticks while something happens. The longest work of the GUI thread between two ticks
is what a player would feel.
"""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest

from beachmaster.desktop.app import application, open_window
from beachmaster.storage.last import Last, remember
from beachmaster.storage.starting import Wish, start

AIM, FROM_NOTHING = 0.200, 0.600
"""For what is done in a window, and for the first one, which loads what it is made of."""
TICK = 5


class Pulse(QObject):
    """Ticks, and keeps the longest work between two ticks in processor seconds of this thread."""

    def __init__(self) -> None:
        super().__init__()
        self.work = 0.0
        self._timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()
        self._worked = time.thread_time()

    def _tick(self) -> None:
        worked = time.thread_time()
        self.work, self._worked = max(self.work, worked - self._worked), worked

    def tell(self, figure, what: str, aim: float = AIM) -> None:
        """Tick once more and print the figures."""
        self._tick()
        self._timer.stop()
        figure(f"{what}: longest on the GUI thread", self.work, aim)


def played(path: Path, answers: int) -> Path:
    """Save a game of so many answers, and remember it as the one left last."""
    playing = start(Wish(game="hell-on-earth", seed=3, save=path))
    while answers and playing.session.asked is not None:
        playing.session.auto()
        answers -= 1
    state, asked = playing.session.state, playing.session.asked
    words = repr(asked.prompt.text) if asked is not None else ""
    playing.close()
    remember(
        Last(game="hell-on-earth", turn=state.turn, phase=state.phase, prompt=words, save=str(path))
    )
    return path


@pytest.fixture
def window(qtbot):
    """Open the furnished window."""
    opened = open_window(application())
    opened.build_parts()
    opened.resize(1280, 800)
    QTest.qWait(100)
    yield opened
    opened.close()


@pytest.fixture
def finished(window, qtbot, tmp_path):
    """Open a finished game in the window."""
    window.parts.open_file(played(tmp_path / "done.beachmaster", -1))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=60_000)
    QTest.qWait(500)
    return window


def test_start_with_a_left_game(qtbot, tmp_path, figure):
    played(tmp_path / "left.beachmaster", 300)
    opened = open_window(application())
    pulse = Pulse()
    qtbot.waitUntil(lambda: opened.parts is not None and opened.parts.built, timeout=30_000)
    qtbot.waitUntil(lambda: opened.controller.is_open, timeout=30_000)
    QTest.qWait(700)
    pulse.tell(figure, "start with a left game", FROM_NOTHING)
    opened.close()


def test_opening_a_finished_game(window, qtbot, tmp_path, figure):
    path = played(tmp_path / "done.beachmaster", -1)
    pulse = Pulse()
    window.parts.open_file(path)
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=60_000)
    QTest.qWait(500)
    pulse.tell(figure, "opening a finished game")


def test_undo_of_three_phases_at_the_end(finished, qtbot, figure):
    pulse = Pulse()
    for _ in range(3):
        finished.controller.undo("phase")
        QTest.qWait(100)
    pulse.tell(figure, "undo of three phases at the end")


def test_the_end_page(window, qtbot, tmp_path, figure):
    window.parts.open_file(played(tmp_path / "late.beachmaster", -1))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=60_000)
    window.controller.undo("entry")
    QTest.qWait(500)
    pulse = Pulse()
    window.controller.redo("entry")
    QTest.qWait(500)
    assert window.pages.currentWidget() is window.parts.end
    pulse.tell(figure, "coming to the end page")


def test_the_report(finished, qtbot, figure):
    pulse = Pulse()
    finished.parts.dialogs.show_report()
    QTest.qWait(1500)
    pulse.tell(figure, "the report of a finished game")


def test_the_preferences(window, qtbot, figure):
    pulse = Pulse()
    window.parts.dialogs.show_preferences()
    QTest.qWait(500)
    pulse.tell(figure, "the preferences")


def test_the_first_rule(window, qtbot, tmp_path, figure):
    window.parts.begin(Wish(game="hell-on-earth", seed=1, save=tmp_path / "x.beachmaster"))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=30_000)
    pulse = Pulse()
    window.parts.going.to_prompted_rule()
    QTest.qWait(1500)
    pulse.tell(figure, "the first rule")
