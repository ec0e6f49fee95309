"""In a lesson the map begins near what is taught, and nothing is said of a table."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.prompts.news import news_of
from beachmaster.desktop.prompts.opponent_panel import CORRECT, OpponentPanel
from beachmaster.engine.deciding import decide_all
from beachmaster.games.catalogue import script_of, taught
from beachmaster.storage.settings import Settings
from desktop.board.conftest import shown
from taught_openings import begun, step


@pytest.fixture
def lesson(theme, qtbot):
    """Return what opens a lesson; it is closed after the test."""
    found = GameController()

    def opened(game):
        found.adopt(begun(game))
        return found

    yield opened
    found.close()


def all_in_sight(board):
    """Tell whether all places of the lesson show whole."""
    places = script_of("bloodbath").file.map
    transform = board.map.view.transform()
    boxes = [transform.map(board.map.sheet.polygons[one]).boundingRect() for one in places]
    return all(QRectF(board.map.rect()).adjusted(-1, -1, 1, 1).contains(box) for box in boxes)


def test_it_begins_as_near_as_its_places_fit_in_any_size(qtbot, lesson):
    board = shown(qtbot, lesson("bloodbath"))
    for width, height in ((900, 700), (420, 380), (700, 500)):
        board.resize(width, height)
        QApplication.processEvents()
        near = board.map.view.scale
        assert all_in_sight(board)
        assert near > board.map.view.fitted(board.map.paper(), QRectF(board.map.rect())).scale
    board.map.show_whole()
    board.resize(900, 700)
    QApplication.processEvents()
    paper = board.map.view.transform().mapRect(board.map.paper())
    assert QRectF(board.map.rect()).adjusted(-1, -1, 1, 1).contains(paper)


@pytest.mark.parametrize("game", taught())
def test_the_places_it_begins_with_are_on_its_map(qtbot, lesson, game):
    board = shown(qtbot, lesson(game))
    assert {*script_of(game).file.map} <= {*board.map.sheet.polygons}


def test_what_happened_is_told_and_nothing_is_to_be_done_on_a_table(lesson):
    controller = lesson("bloodbath")
    while controller.session.state.phase == "us-movement":
        controller.act(lambda: step(controller.playing))
    told = [one.event for one in news_of(controller, ())]
    assert any(event.name == "phase" for event in told)
    assert not any(event.act for event in told)


def test_the_opponents_reasons_do_not_ask_how_the_table_lies(theme, qtbot, lesson):
    controller = lesson("ie-shima")
    panel = OpponentPanel(controller)
    qtbot.addWidget(panel)
    while controller.session.opponent is None:
        step(controller.playing)
    decide_all(controller.session)
    told = {one.id for one in controller.session.tree.entries}
    panel.show_decided((), lambda: Settings({"reasons": "at-once"}), told)
    told = panel.lines[0].text()
    assert "Why:" in told
    assert CORRECT not in told
