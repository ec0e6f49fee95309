"""What came once while something else was under way, and ended in the window of crashes."""

import pytest
from PySide6.QtWidgets import QPushButton

from beachmaster.desktop.app import open_window
from beachmaster.desktop.board import BoardView
from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.dialogs.opener import DialogOpener
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.trouble import NOT_KEPT
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.text import plain_text
from beachmaster.storage.starting import Wish, start


@pytest.mark.parametrize(
    ("first", "then"), [("hell-on-earth", "ie-shima"), ("ie-shima", "bloodbath")]
)
def test_a_map_of_before_shows_no_state_of_another_game(theme, qtbot, first, then):
    """Another panel may follow the new game first, and ask for the map of an entry."""
    controller = GameController()
    begins = lambda topics: Topic.GAME in topics and controller.is_open and shown  # noqa: E731
    shown: list[int] = []
    controller.changed.connect(lambda topics: begins(topics) and board.show_state(controller.state))
    board = BoardView(controller)
    qtbot.addWidget(board)
    controller.adopt(start(Wish(game=first, seed=1)))
    board.resize(600, 400)
    board.show()
    shown.append(1)
    controller.adopt(start(Wish(game=then, seed=1)))
    assert isinstance(board.chart, AreaChart) == (then == "ie-shima")
    controller.close()


def test_where_to_write_a_game_is_asked_once_the_window_can_ask(
    qtbot, theme, qapp, monkeypatch, tmp_path
):
    asked = []
    monkeypatch.setattr(
        DialogOpener, "ask_export", lambda _dialogs: asked.append(window.parts.built)
    )
    window = open_window(qapp)
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: window.parts is not None, timeout=20_000)
    assert not window.parts.built
    window.controller.adopt(
        start(Wish(game="hell-on-earth", seed=1, save=tmp_path / "a.beachmaster"))
    )
    window.controller.troubled.emit(NOT_KEPT.fill(why=plain_text("No space left.")))
    ways = window.notice.findChildren(QPushButton)
    next(one for one in ways if one.text() == "Save it elsewhere…").click()
    assert asked == []
    qtbot.waitUntil(lambda: window.parts.built, timeout=20_000)
    assert asked == [True]
    window.close()
    wait_for_tasks()
