"""Saved games that are dropped on the window, exported, brought in, or damaged."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from beachmaster.sqlitefiles import copy_of
from beachmaster.storage.locking import unwritable
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish, start
from beachmaster.storage.transfer import export_open
from journeys.player import ON_OUR_MAP, WORDS_ONLY

COPY, BUTTON = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def drop(window, *paths) -> bool:
    """Drag files onto the window and let go; tell whether it takes them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    enter = QDragEnterEvent(QPoint(200, 200), COPY, data, BUTTON, PLAIN)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(200, 200), COPY, data, BUTTON, PLAIN)
    QApplication.sendEvent(window, event)
    return event.isAccepted()


@pytest.fixture
def saved(data_folder):
    """Leave a game forty answers old."""
    path = new_save("hell-on-earth")
    playing = start(Wish(game="hell-on-earth", seed=3, save=path))
    for _ in range(40):
        playing.session.auto()
    playing.close()
    return path


def notice(player) -> str:
    """Return what the strip above the pages says."""
    assert player.window.notice.isVisible()
    return player.window.notice.findChild(QLabel, "notice").text()


def test_a_saved_game_is_dropped_on_the_window(player, saved):
    assert drop(player.window, saved)
    player.wait_for_game()
    assert player.controller.path == saved
    assert player.window.pages.currentWidget() is player.window.game_page
    player.click_answer()


def test_a_game_dropped_on_another_takes_its_place(player, saved):
    player.begin(WORDS_ONLY)
    other = player.controller.path
    assert drop(player.window, saved)
    player.wait_until(lambda: player.controller.is_open and player.controller.path == saved)
    player.click_answer()
    assert drop(player.window, other)
    player.wait_until(lambda: player.controller.is_open and player.controller.path == other)
    player.click_answer()


def test_other_things_are_not_taken(player, saved, tmp_path):
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"x")
    assert not drop(player.window, picture)
    assert not drop(player.window, saved, saved)


def test_an_exported_game_is_dropped_and_becomes_a_saved_game(player, saved, tmp_path):
    target = tmp_path / "for a friend.json"
    export_open(saved, target)
    assert drop(player.window, target)
    player.wait_for_game()
    assert player.controller.path.stem.startswith("for a friend")
    player.click_answer()


def test_a_damaged_game_is_named_and_its_good_copy_put_back(player, saved):
    assert copy_of(saved).exists()
    saved.write_bytes(b"not a game any more" * 50)
    assert drop(player.window, saved)
    player.wait_until(lambda: player.window.notice.isVisible() and saved.name in notice(player))
    start_page = player.parts.start
    player.wait_until(lambda: player.window.pages.currentWidget() is start_page)
    saves = start_page.saves
    player.wait_until(lambda: saves.model.rowCount() == 1)
    player.click_words(saves, "good copy")
    player.wait_until(lambda: "Open" in player.buttons(saves))
    player.click_words(saves, "Open")
    player.wait_for_game()
    assert player.controller.path == saved
    player.click_answer()


def offered(player) -> list[str]:
    """Return what the strip above the pages offers to do."""
    return [
        one.text()
        for one in player.window.notice.findChildren(QPushButton)
        if one.isVisible() and one.text() != "Close"
    ]


def test_the_notice_of_a_damaged_game_puts_its_good_copy_back(player, saved):
    saved.write_bytes(b"not a game any more" * 50)
    assert drop(player.window, saved)
    player.wait_until(lambda: player.window.notice.isVisible() and saved.name in notice(player))
    ways = ["Restore the last good copy", "Choose another file…", "Show its folder"]
    assert offered(player) == ways
    player.click_words(player.window.notice, ways[0])
    player.wait_for_game()
    assert player.controller.path == saved
    assert not player.window.notice.isVisible()


def test_a_game_in_a_closed_place_is_played_on_as_a_copy(player, saved, tmp_path, monkeypatch):
    closed = saved.rename(tmp_path / "from a stick.beachmaster")
    monkeypatch.setattr("beachmaster.storage.rescue.os.access", lambda *_: False)
    failed = unwritable(closed, OSError(30, "Read-only file system"))
    player.parts.unopened.path = closed
    player.controller.troubled.emit(failed.text)
    player.click_words(player.window.notice, "Play on a copy of it")
    player.wait_for_game()
    assert player.controller.path == saved.parent / closed.name
    assert closed.exists()
    player.click_answer()


def test_an_answer_that_cannot_be_written_does_not_count_and_the_game_can_be_written_elsewhere(
    player, saved, monkeypatch
):
    assert drop(player.window, saved)
    player.wait_for_game()
    before = player.controller.session.tree.cursor

    def full(_self, _change):
        raise unwritable(saved, OSError(28, "No space left on device"))

    monkeypatch.setattr(SavedGame, "write", full)
    player.controller.auto()
    assert player.controller.session.tree.cursor == before
    assert "No space left on device" in notice(player)
    assert "everything before it is saved" in notice(player)
    assert offered(player) == ["Save it elsewhere…", "Show its folder"]


def test_another_file_is_offered_where_one_is_no_game(player, tmp_path):
    for name in ("foreign.beachmaster", "foreign.json"):
        foreign = tmp_path / name
        foreign.write_bytes(b'{"a": 1}' * 100)
        assert drop(player.window, foreign)
        player.wait_until(lambda: player.window.notice.isVisible() and bool(offered(player)))
        assert offered(player) == ["Choose another file…", "Show its folder"]
        player.click_words(player.window.notice, "Close")
        assert not offered(player)


def test_a_game_that_cannot_begin_leaves_the_page_where_it_was_set_up(player):
    page = player.parts.new_game
    player.click(player.parts.start.cards["hell-on-earth"].begin)
    player.parts.begin(Wish(game="hell-on-earth", sets=["no-such-option=1"]))
    player.wait_until(lambda: player.window.notice.isVisible() and "no-such" in notice(player))
    assert player.window.pages.currentWidget() is page
    player.click_words(page, ON_OUR_MAP)
    player.click_words(page, "Begin the game")
    player.wait_for_game()
    assert player.window.pages.currentWidget() is player.window.game_page
