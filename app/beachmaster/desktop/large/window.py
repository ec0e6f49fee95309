"""The window of the large card (F11): on any screen, as large as that or not, beside the desk."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from beachmaster.desktop.buttons import TARGET
from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.game_page import GamePage
from beachmaster.desktop.labels import Words
from beachmaster.desktop.large.card import LargeCard
from beachmaster.desktop.large.enlarged import EnlargedView
from beachmaster.desktop.large.table_copy import TableCopy
from beachmaster.desktop.layout.notes import window_notes
from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.prompts import PromptCard
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say

LEAVE, WINDOW, SCREEN = Qt.Key.Key_F11, Qt.Key.Key_F9, Qt.Key.Key_F12
WINDOWED = 0.7
"""The share of the screen that it takes at first where it does not fill it."""
EDGE = 70
"""The card keeps off the edge of the screen by this part of its width."""


class LargeWindow(QDialog):
    """The card of the desk in large letters; it answers, takes back and explains as that does.

    It remembers its screen by name and whether it fills that; when the screen is unplugged it comes
    back to the one where the desk is.
    """

    def __init__(
        self, desk: WindowFrame, card: PromptCard, table_list: TableListPanel | None = None
    ) -> None:
        super().__init__(desk)
        self._desk = desk
        self._controller: GameController = card.controller
        self._leaves = False
        self._file = window_notes()
        self.fills = self._file.value("large-fills") != "no"
        self.chosen = str(self._file.value("large-screen") or "")
        self.card = LargeCard(card)
        self.page = GamePage(self.card)
        if table_list is not None:
            self.page.put_list(TableCopy(table_list))
        self.view = EnlargedView(self.page)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.said = Words("", bold=True)
        self._say(self._desk.notice.words)
        self.buttons = [self._button(act) for act in (self.go_on, self.turn, self.close)]
        self.retranslate()
        above = QWidget()
        row = FlowLayout(above, gap=0.5)
        gap = current().space(0.25)
        row.setContentsMargins(0, gap, 0, 0)
        for button in self.buttons:
            row.addWidget(button)
        self.buttons[0].setVisible(len(QGuiApplication.screens()) > 1)
        self.contents = column = QVBoxLayout(self)
        column.setSpacing(gap)
        column.addWidget(above)
        column.addWidget(self.said)
        column.addWidget(self.view, 1)

    def retranslate(self) -> None:
        """Say title and buttons in the language in force; the page says its own words."""
        self.setWindowTitle(say(T("Large card")))
        for button, source in zip(self.buttons, _BUTTONS, strict=True):
            button.setText(say(source))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the card breathe on any screen."""
        super().resizeEvent(event)
        edge = self.width() // EDGE
        self.contents.setContentsMargins(edge, 0, edge, edge)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _button(self, act: Callable[[], object]) -> QPushButton:
        button = QPushButton()
        button.setProperty("role", "link")
        button.setAutoDefault(False)
        button.setMinimumHeight(current().space(TARGET))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _on=False: act())
        return button

    def _connect(self) -> None:
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenRemoved.connect(self._unplugged)
        application.screenAdded.connect(self._plugged)
        self._controller.changed.connect(self._on_changed)
        self.card.asking.connect(self.page.show_prompt)
        self._desk.notice.said.connect(self._say)

    def _say(self, words: str) -> None:
        """Say what the desk's notice says."""
        self.said.setText(words)
        self.said.setVisible(bool(words))

    # -- where it stands -------------------------------------------------------------------------

    def begin(self) -> None:
        """Show it where it stood last."""
        self._place(self._screen())

    def go_on(self) -> None:
        """Go to the next screen."""
        screens = QGuiApplication.screens()
        names = [one.name() for one in screens]
        here = self._screen().name()
        at = names.index(here) if here in names else -1
        self._choose(screens[(at + 1) % len(screens)])

    def turn(self) -> None:
        """Fill the screen, or stand on it as a window that can be moved."""
        self.fills = not self.fills
        self._file.setValue("large-fills", "yes" if self.fills else "no")
        self._place(self._screen())

    def _choose(self, screen: QScreen) -> None:
        self.chosen = screen.name()
        self._file.setValue("large-screen", self.chosen)
        self._place(screen)

    def _screen(self) -> QScreen:
        """Return the screen chosen, while it is there, or that of the desk."""
        found = (one for one in QGuiApplication.screens() if one.name() == self.chosen)
        return next(found, self._desk.screen())

    def _place(self, screen: QScreen) -> None:
        """Stand on a screen; what goes there from a full screen is a window in between."""
        room = screen.availableGeometry()
        if self.isFullScreen():
            self.showNormal()
        if self.fills:
            self.setGeometry(screen.geometry())
            self.showFullScreen()
        else:
            self.resize(room.size() * WINDOWED)
            self.move(room.center() - self.rect().center())
            self.show()
        self.activateWindow()
        self._take_keyboard()

    def _unplugged(self, screen: QScreen) -> None:
        """Come back to the desk's screen from one that is gone; it is chosen still."""
        if self.isVisible() and screen.name() == self.chosen:
            self._place(self._desk.screen())

    def _plugged(self, screen: QScreen) -> None:
        """Go back to the chosen screen as soon as it is there again."""
        self.buttons[0].setVisible(True)
        if self.isVisible() and screen.name() == self.chosen:
            self._place(screen)

    # -- keys ------------------------------------------------------------------------------------

    def _take_keyboard(self) -> None:
        self.view.take_keyboard()
        self.card.focus_answers()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave, turn or move; what no control of the card took is the card's."""
        key = Qt.Key(event.key())
        act = {LEAVE: self.close, WINDOW: self.turn, SCREEN: self.go_on}.get(key)
        if act is not None:
            act()
        elif key == Qt.Key.Key_Escape:
            self._leaves = not event.isAutoRepeat()
        elif not self.card.press(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave when Escape is let go: held, it locks the keys and leaves nothing."""
        if event.key() == Qt.Key.Key_Escape and self._leaves and not event.isAutoRepeat():
            self.close()
        else:
            super().keyReleaseEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the keys back to the desk."""
        self._leaves = False
        super().closeEvent(event)
        QTimer.singleShot(0, self._desk, self._desk.activateWindow)

    def _on_changed(self, topics: Topic) -> None:
        if Topic.GAME in topics and not self._controller.is_open:
            self.close()


_BUTTONS = (
    T("Other screen (F12)"),
    T("Window or whole screen (F9)"),
    T("Back to the desk (F11)"),
)
