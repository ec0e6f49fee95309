"""What is told ahead of a map of areas is in the game as soon as the player turns back to it."""

import pytest

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.controller import GameController
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def board(theme, qtbot, data_folder):
    """Show the map of a game on a board of the player's own."""
    controller = GameController()
    view = BoardView(controller)
    qtbot.addWidget(view)
    controller.adopt(start(Wish(game="ie-shima", seed=5, my_map=True, sets=["opponent=none"])))
    with qtbot.waitExposed(view):
        view.show()
    yield view
    controller.close()


def touching(board):
    return board.controller.session.module.open_prints(board.controller.state).known.get("3-4")


def test_the_game_knows_a_border_once_the_map_is_no_longer_painted(board):
    ahead = board.ahead
    ahead._turn(on=True)
    areas = ahead.panel.areas
    areas.choose("3")
    areas.near.put(["2", "4", "7", "9"])
    areas.keep_line()
    assert touching(board) is None
    ahead._turn(on=False)
    assert touching(board) == {"edge": True}
