"""The large card over a real game, keys pressed at it, and what is seen of it."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.large.window import LargeWindow
from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.prompts import PromptCard
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.storage.settings import Settings

SIZE = (1280, 800)


class Player:
    """Somebody with a keyboard before the large card, who presses keys as the system sends them."""

    def __init__(self, controller, qtbot, size=SIZE):
        self.controller, self.qtbot = controller, qtbot
        application = QApplication.instance()
        self.desk = WindowFrame(Settings.load(), current(), Translators(application))
        self.desk_card = PromptCard(controller)
        self.table_list = TableListPanel(controller)
        self.desk.game_page.put_card(self.desk_card)
        self.desk.game_page.put_list(self.table_list)
        self.desk.resize(*SIZE)
        self.desk.show()
        self.large = LargeWindow(self.desk, self.desk_card, self.table_list)
        self.large.fills = False
        self.large.begin()
        self.large.resize(*size)
        qtbot.waitUntil(self.large.isActiveWindow)
        qtbot.settle()

    @property
    def card(self):
        return self.large.card

    @property
    def face(self):
        return self.large.face

    @property
    def ask(self):
        return self.face.gatherer.ask()

    @property
    def entries(self):
        return self.controller.session.tree.next_id

    def key(self, key, modifiers=Qt.KeyboardModifier.NoModifier, words=""):
        """Press a key at the window itself."""
        del words
        QTest.keyClick(self.target(), key, modifiers)
        self.qtbot.settle()

    def target(self):
        """Return the widget of the application that gets the keys: never one within the page."""
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self.large

    def control(self, key):
        self.key(key, Qt.KeyboardModifier.ControlModifier)

    def type(self, words):
        QTest.keyClicks(self.target(), words)
        self.qtbot.settle()

    def press(self, key, *, repeated=False, at=0, released=True):
        """Press a key at a time of the system's clock."""
        kinds = [QEvent.Type.KeyPress, *([QEvent.Type.KeyRelease] if released else [])]
        for kind in kinds:
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeated)
            event.setTimestamp(at)
            QApplication.sendEvent(self.target(), event)
        self.qtbot.settle()

    def close(self):
        self.large.close()
        self.desk.close()
        wait_for_tasks()
        self.large.deleteLater()
        self.desk.deleteLater()
        self.qtbot.settle()


@pytest.fixture
def before(qtbot, theme):
    """Return what sits somebody down before the large card of a game."""
    players = []

    def sit(controller, size=SIZE):
        players.append(Player(controller, qtbot, size))
        return players[-1]

    yield sit
    for player in players:
        player.close()
