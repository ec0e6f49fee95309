"""A window of its own with a game on the program's map, and keys pressed in it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.app import open_window
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.starting import Wish


@pytest.fixture
def window(qtbot, theme, qapp):
    """Open a game on the program's map in a window of 1440 x 900."""
    window = open_window(qapp)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: window.parts is not None and window.parts.built, timeout=20_000)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.parts.begin(Wish(game="hell-on-earth", seed=1))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    qtbot.settle()
    if not window.card.isVisible():
        window.game_page.list_first(False)
        window.parts.table_list.clear()
        qtbot.settle()
    window.card.take_keyboard()
    yield window
    theme.apply("light", 100)
    window.close()
    wait_for_tasks()


def press(window, qtbot, key, held=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget() or window, key, held)
    qtbot.settle()
