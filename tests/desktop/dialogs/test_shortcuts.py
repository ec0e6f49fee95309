"""One page lists every shortcut, and no two commands share one."""

from collections import Counter

import pytest
from PySide6.QtWidgets import QTextBrowser, QWidget

from beachmaster.desktop.actions import Actions
from beachmaster.desktop.dialogs.shortcuts import ShortcutsDialog


@pytest.fixture
def actions(qtbot, theme):
    parent = QWidget()
    qtbot.addWidget(parent)
    found = Actions(parent)
    found.keep = parent
    return found


def test_every_command_with_a_shortcut_is_listed(actions, qtbot):
    dialog = ShortcutsDialog(list(actions), actions.keep)
    qtbot.addWidget(dialog)
    words = dialog.findChild(QTextBrowser).toPlainText()
    with_keys = [action for action in actions if action.shortcuts()]
    assert len(with_keys) > 10
    for action in with_keys:
        assert action.text().replace("&", "") in words


def test_no_two_commands_share_a_shortcut(actions):
    used = Counter(keys.toString() for action in actions for keys in action.shortcuts())
    assert [keys for keys, count in used.items() if count > 1] == []
