"""The panels follow an answer within a few milliseconds, also at the end of a long game."""

import time

import pytest

pytest.importorskip("PySide6.QtWidgets")

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.panels import BagsPanel, JournalPanel, TurnPanel, UnitsPanel
from beachmaster.desktop.theme import current
from beachmaster.storage.starting import Wish, start

LATE = 60


@pytest.fixture
def finished(qapp):
    """Return a game that was played to its end."""
    current().apply("light", 100)
    controller = GameController()
    controller.adopt(start(Wish(game="hell-on-earth", seed=1)))
    while controller.auto():
        pass
    yield controller
    controller.close()


@pytest.mark.parametrize("kind", [TurnPanel, BagsPanel, UnitsPanel, JournalPanel])
def test_a_panel_follows_an_answer(kind, finished, qtbot, figure):
    panel = kind(finished)
    qtbot.addWidget(panel)
    panel.resize(420, 800)
    with qtbot.waitExposed(panel):
        panel.show()
    for _ in range(LATE):
        finished.undo()
    finished.changed.disconnect(panel._on_changed)
    times = []
    for _ in range(LATE):
        finished.redo()
        assert finished.overview is not None  # worked out once for all panels
        began = time.process_time()
        panel._on_changed(Topic.PROMPT | Topic.STATE | Topic.JOURNAL | Topic.TREE)
        times.append(time.process_time() - began)
    times.sort()
    name = f"{kind.__name__} follows an answer"
    figure(f"{name}: median of {LATE}", times[LATE // 2], 0.003)
    figure(f"{name}: 95th percentile", times[LATE * 95 // 100], 0.025)


def test_the_rows_in_sight_are_measured_anew(finished, qtbot, figure):
    panel = JournalPanel(finished)
    qtbot.addWidget(panel)
    panel.resize(420, 800)
    with qtbot.waitExposed(panel):
        panel.show()
    times = []
    for _ in range(20):
        began = time.process_time()
        panel.lines.fit()
        times.append(time.process_time() - began)
    figure("The journal's rows in sight are measured", sorted(times)[10], 0.010)
