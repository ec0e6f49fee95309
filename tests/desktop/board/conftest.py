"""A map on the screen, at a prompt where units can move."""

from functools import cache

import pytest

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.board.area_sheet import sheet_of
from beachmaster.desktop.board.geometry import Sheet
from beachmaster.desktop.controller import GameController
from beachmaster.storage.starting import Wish, start
from desktop.games import played


@cache
def board_of(game: str) -> Sheet:
    """Return the sheet of a game's own board."""
    controller = played(0, game=game)
    chart = controller.display.chart(controller.state)
    assert chart is not None
    return sheet_of(chart)


def play_until(controller: GameController, procedure: str, options: int = 1) -> None:
    """Let the program play until a prompt of a procedure has so many options."""
    for _ in range(2000):
        prompt = controller.prompt
        if prompt is None:
            break
        if prompt.procedure == procedure and len(getattr(prompt, "options", [0])) >= options:
            return
        controller.auto()
    pytest.fail(f"no {procedure} was asked")


@pytest.fixture
def moving(theme, qtbot):
    """Open a game on the tracked board in which several units can move."""
    controller = GameController()
    controller.adopt(start(Wish(game="hell-on-earth", seed=2, sets=["reminders=off"])))
    play_until(controller, "move", 5)
    yield controller
    controller.close()


def shown(qtbot, controller, width=900, height=700) -> BoardView:
    """Return a map of the controller's game on the screen."""
    view = BoardView(controller)
    qtbot.addWidget(view)
    view.picked.connect(controller.answer)
    view.answered.connect(controller.answer)
    view.resize(width, height)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def board(qtbot, moving) -> BoardView:
    """Show the map of the game in which units can move."""
    return shown(qtbot, moving)
