"""What the map pays: from an answer to its own repaint, and for each zoom."""

import time

import pytest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.theme import current
from beachmaster.storage.starting import Wish, start
from benchmarks.conftest import percentile


@pytest.fixture
def board(qtbot):
    """Show the map of a new game at the size it has in a large window."""
    current().apply("light", 100)
    controller = GameController()
    wish = Wish(game="hell-on-earth", seed=2, sets=["reminders=off"])
    controller.adopt(start(wish))
    view = BoardView(controller)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    with qtbot.waitExposed(view):
        view.show()
    yield view
    controller.close()


def test_from_answer_to_repaint_of_the_map(benchmark, figure, board):
    """Time what the map adds: following the change, and the paint; the rules' work is not its."""
    controller = board.controller

    def answers() -> list[float]:
        seconds = []
        controller.changed.disconnect(board._follow)
        for _ in range(400):
            told = []
            controller.changed.connect(told.append)
            controller.auto()
            controller.changed.disconnect(told.append)
            assert controller.overview is not None  # worked out once, for the panels and the map
            began = time.process_time()
            for topic in told:
                board._follow(topic)
            board.map.repaint()
            seconds.append(time.process_time() - began)
        controller.changed.connect(board._follow)
        return seconds

    seconds = benchmark.pedantic(answers, rounds=1)
    figure("map, answer to repaint: median", percentile(seconds, 0.5), 0.008)
    figure("map, answer to repaint: 95th percentile", percentile(seconds, 0.95), 0.016)


def test_a_step_of_zoom_and_the_crisp_ground_after_it(benchmark, figure, board):
    def zooms() -> tuple[list[float], list[float]]:
        steps, crisp = [], []
        for at in range(30):
            began = time.process_time()
            board.map.zoom(1.2 if at % 10 < 5 else 1 / 1.2)
            board.map.repaint()
            steps.append(time.process_time() - began)
            began = time.process_time()
            board.map.ground.forget()
            board.map.repaint()
            crisp.append(time.process_time() - began)
            QApplication.processEvents()
        return steps, crisp

    steps, crisp = benchmark.pedantic(zooms, rounds=1)
    figure("map, a step of zoom: 95th percentile", percentile(steps, 0.95), 0.050)
    figure("map, crisp ground after a zoom: 95th percentile", percentile(crisp, 0.95), 0.250)


def test_panning_by_a_hex(benchmark, figure, board):
    board.map.zoom(3)
    board.map.repaint()

    def pans() -> list[float]:
        seconds = []
        for place in sorted(board.map.sheet.centres):
            began = time.process_time()
            board.map.go(place)
            board.map.repaint()
            seconds.append(time.process_time() - began)
        return seconds

    seconds = benchmark.pedantic(pans, rounds=1)
    figure("map, cursor to the next hex: median", percentile(seconds, 0.5), 0.016)
