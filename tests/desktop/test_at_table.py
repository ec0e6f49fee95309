"""The table is not a desk: the screen stays on while a prompt waits, and the keys can be locked."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.app import open_window
from beachmaster.desktop.at_table import AtTable
from beachmaster.desktop.awake import MINUTES
from beachmaster.desktop.key_watch import REPEATS
from beachmaster.desktop.large.window import LargeWindow
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.text import plain_text
from beachmaster.storage.starting import Wish


class Noted:
    """Note what the system would be asked."""

    def __init__(self):
        self.asked = []

    def hold(self):
        self.asked.append("hold")

    def let_go(self):
        self.asked.append("let go")


@pytest.fixture
def holder():
    return Noted()


@pytest.fixture
def window(qtbot, theme, qapp, holder):
    """Open the window with a game in it."""
    window = open_window(qapp)
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: window.parts is not None and window.parts.built, timeout=20_000)
    window.table = AtTable(window, qapp, holder)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()
    wait_for_tasks()


@pytest.fixture
def game(window, qtbot):
    window.parts.begin(Wish(game="hell-on-earth", seed=1))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    qtbot.settle()
    return window


PRESSED = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


def press(window, key, *, repeated=False, kinds=PRESSED):
    """Send a key through the window system's own object, as the keyboard does."""
    sign = chr(key) if key < Qt.Key.Key_Escape else ""
    for kind in kinds:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, sign, repeated)
        QApplication.sendEvent(window.windowHandle(), event)


def hold_escape(window):
    press(window, Qt.Key.Key_Escape, kinds=PRESSED[:1])
    for _ in range(REPEATS + 5):
        press(window, Qt.Key.Key_Escape, repeated=True)


def test_the_machine_is_held_awake_while_a_prompt_waits_and_no_longer(game, holder):
    assert holder.asked == ["hold"]
    game.controller.close()
    assert holder.asked == ["hold", "let go"]


def test_without_a_game_it_may_sleep(window, holder):
    press(window, Qt.Key.Key_A)
    assert holder.asked == []


def test_an_hour_after_the_last_key_it_may_sleep_and_a_key_holds_it_again(game, holder):
    timer = game.table.awake.timer
    assert timer.interval() == MINUTES * 60 * 1000
    assert timer.isActive()
    timer.timeout.emit()
    assert holder.asked == ["hold", "let go"]
    press(game, Qt.Key.Key_Shift)
    assert holder.asked == ["hold", "let go", "hold"]


def test_it_sleeps_as_it_likes_where_the_player_set_it_so(window, holder, qtbot):
    window.settings["awake"] = "off"
    window.parts.begin(Wish(game="hell-on-earth", seed=1))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    press(window, Qt.Key.Key_Shift)
    assert holder.asked == []


def test_escape_held_locks_the_keys_and_says_so_and_held_again_frees_them(game, qtbot):
    cursor = game.controller.session.tree.cursor
    hold_escape(game)
    assert game.table.keys.is_locked
    game.notice.clear()
    for key in (Qt.Key.Key_D, Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_R):
        press(game, key)
    qtbot.settle()
    assert game.controller.session.tree.cursor == cursor
    assert "locked" in game.notice.findChild(object, "notice").text()
    hold_escape(game)
    assert not game.table.keys.is_locked
    press(game, Qt.Key.Key_D)
    qtbot.settle()
    assert game.controller.session.tree.cursor > cursor


def test_a_short_escape_locks_nothing(game):
    for _ in range(REPEATS * 2):
        press(game, Qt.Key.Key_Escape)
    assert not game.table.keys.is_locked


def large_card(game, qtbot):
    game.parts.dialogs.show_distance(on=True)
    large = next(one for one in QApplication.topLevelWidgets() if isinstance(one, LargeWindow))
    qtbot.waitUntil(large.isActiveWindow)
    qtbot.settle()
    return large


def test_escape_held_at_the_large_card_locks_its_keys_and_leaves_it_where_it_is(game, qtbot):
    large = large_card(game, qtbot)
    cursor = game.controller.session.tree.cursor
    hold_escape(large)
    press(large, Qt.Key.Key_Escape, kinds=[QEvent.Type.KeyRelease])
    qtbot.settle()
    assert large.isVisible()
    assert game.table.keys.is_locked
    assert "locked" in large.face.gatherer.told
    press(large, Qt.Key.Key_D)
    assert game.controller.session.tree.cursor == cursor
    hold_escape(large)
    press(large, Qt.Key.Key_Escape, kinds=[QEvent.Type.KeyRelease])
    assert large.isVisible()
    assert not game.table.keys.is_locked
    press(large, Qt.Key.Key_Escape)
    qtbot.settle()
    assert not any(isinstance(one, LargeWindow) for one in QApplication.topLevelWidgets())


def test_what_the_desk_tells_looks_like_no_refusal_at_the_large_card(game, qtbot):
    large = large_card(game, qtbot)
    game.notice.tell(plain_text("Text size 100%."))
    shown = large.face.gatherer.shown()
    assert not shown.wrong
    assert shown.notes[0].words == "Text size 100%."
    qtbot.settle()
    game.notice.warn(plain_text("No good."))
    shown = large.face.gatherer.shown()
    assert shown.wrong == "No good."
    assert "Text size 100%." not in [note.words for note in shown.notes]
    large.close()
    qtbot.settle()


def test_what_the_text_size_is_now_goes_with_the_next_key(window, qtbot):
    window.parts.actions["zoom-in"].trigger()
    assert window.parts.text_size.said.text()
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_F6)
    assert not window.parts.text_size.said.text()
