"""The window against floors that are measured in turn with it, so that a busy machine tells too.

What a process needs until it is started is held to a bare main window with one label, what happens
in the window to setting and painting one page of rules. Times are the processor's. A ratio fails
only where it is above its goal by more than 15 % twice in a row.
"""

import compileall
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import beachmaster
from beachmaster.storage.settings import Settings
from benchmarks.conftest import Ratios, percentile
from benchmarks.recorded import LEFT, Page, answers, saved

PROBE = Path(__file__).with_name("window_probe.py")
PAIRS, LAST = 15, 200
START = {"first paint": 1.5, "answers alive": 5.0, "memory": 2.75}
ANSWER = {"answer to repaint, median": 1.2, "answer to repaint, 95th percentile": 2.0}
ABSENCE = {"longest absence while a finished game opens": 6.0}


def probe(kind: str) -> dict[str, float]:
    """Run the probe once in a process of its own."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, str(PROBE), kind]
    done = subprocess.run(words, capture_output=True, env=environment, check=True, text=True)
    return json.loads(done.stdout)


def test_starting_against_a_bare_window(benchmark, tmp_path, hold):
    saved(tmp_path / "left.beachmaster", LEFT)
    compileall.compile_dir(Path(beachmaster.__file__).parent, quiet=2)  # as the set-up leaves it

    def measure() -> Ratios:
        rounds = [(probe("floor"), probe("beachmaster"), probe("memory")) for _ in range(PAIRS)]
        return {
            "first paint": [own["paint"] / bare["paint"] for bare, own, _held in rounds],
            "answers alive": [own["ready"] / bare["paint"] for bare, own, _held in rounds],
            "memory": [held["memory"] / bare["memory"] for bare, _own, held in rounds],
        }

    benchmark.pedantic(hold, args=(START, measure), rounds=1)


# -- in the window --------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot) -> Iterator[object]:
    """Open the furnished window without motion, at 1280 x 800."""
    from beachmaster.desktop.app import application, open_window

    settings = Settings.load()
    settings["motion"] = "reduced"
    settings.keep()
    opened = open_window(application())
    opened.build_parts()
    opened.resize(1280, 800)
    QTest.qWait(300)
    yield opened
    opened.close()


@pytest.fixture
def page(qapp) -> Iterator[Page]:
    made = Page()
    for _ in range(5):
        made.paint()
    yield made
    made.close()


def opened(window, qtbot, path: Path) -> None:
    window.parts.open_file(path)
    qtbot.waitUntil(lambda: window.controller.path == path, timeout=60_000)
    QTest.qWait(500)


def seconds(clock: Callable[[], float], work: Callable[[], object]) -> float:
    began = clock()
    work()
    return clock() - began


def test_from_an_answer_to_its_repaint_against_a_page(
    benchmark, window, qtbot, tmp_path, page, hold
):
    recorded = answers()
    rounds = count()

    def measure() -> Ratios:
        path = saved(tmp_path / f"late{next(rounds)}.beachmaster", len(recorded) - LAST)
        opened(window, qtbot, path)  # a game of its own each time: going back leaves a list to tick
        floors, costs = [], []
        for answer in recorded[-LAST:]:
            floors.append(seconds(time.process_time, page.paint))

            def play(value=answer["value"]) -> None:
                assert window.card.answer(value)
                QApplication.processEvents()  # lay out, and paint what changed

            costs.append(seconds(time.process_time, play))
            QApplication.processEvents()
        floor = statistics.median(floors)
        high = percentile(costs, 0.95) / floor
        return {
            "answer to repaint, median": [cost / floor for cost in costs],
            "answer to repaint, 95th percentile": [high],
        }

    benchmark.pedantic(hold, args=(ANSWER, measure), rounds=1)


class Absence(QObject):
    """Keeps the most of its own time that the GUI thread was away from its events."""

    def __init__(self) -> None:
        super().__init__()
        self.longest, self._at = 0.0, time.thread_time()
        self._timer = QTimer(self, interval=2, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = time.thread_time()
        self.longest, self._at = max(self.longest, now - self._at), now

    def end(self) -> float:
        """Stop, and return it in seconds."""
        self._tick()
        self._timer.stop()
        return self.longest


def test_the_longest_absence_while_a_finished_game_opens(
    benchmark, window, qtbot, tmp_path, page, hold
):
    paths = [saved(tmp_path / f"done {at}.beachmaster", None) for at in range(2)]

    def measure() -> Ratios:
        ratios = []
        for at in range(PAIRS):
            floor = statistics.median(seconds(time.thread_time, page.paint) for _ in range(9))
            absence = Absence()
            opened(window, qtbot, paths[at % 2])
            ratios.append(absence.end() / floor)
        return dict.fromkeys(ABSENCE, ratios)

    benchmark.pedantic(hold, args=(ABSENCE, measure), rounds=1)
