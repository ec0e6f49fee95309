"""The window of the large card (F11): on any screen, as large as that or not, beside the desk."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QHideEvent, QKeyEvent, QScreen, QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.frame import WindowFrame
from beachmaster.desktop.large.asks import Cap
from beachmaster.desktop.large.buttons import Painted
from beachmaster.desktop.large.card import LargeCard
from beachmaster.desktop.large.colours import colours
from beachmaster.desktop.large.face import LargeFace
from beachmaster.desktop.large.telling import Telling
from beachmaster.desktop.layout.notes import window_notes
from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.prompts import PromptCard
from beachmaster.desktop.prompts.teaching import TOLD
from beachmaster.desktop.screens import ChosenScreen
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Role
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text

LEAVE, WINDOW, SCREEN = Qt.Key.Key_F11, Qt.Key.Key_F9, Qt.Key.Key_F12
LIGHT = Qt.Key.Key_F8
WINDOWED = 0.7
"""The share of the screen that it takes at first where it does not fill it."""


class LargeWindow(QDialog):
    """The card of the desk in large letters; it answers, takes back and explains as that does.

    It remembers its screen by name, whether it fills that, and where it stood as a window; when the
    screen is unplugged it comes back to the one where the desk is.
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
        self.light = self._file.value("large-light") == "yes"
        self.where = ChosenScreen(self, desk, "large-screen")
        self.card = LargeCard(card, self)
        self.face = LargeFace(self.card, table_list, self.colours)
        self.telling = Telling(self.card, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.face)
        self.retranslate()
        self._connect()
        self._say(desk.notice.words)

    def colours(self) -> Mapping[Role, str]:
        """Return the colours of the card."""
        return colours(light=self.light)

    def read_rules(self, gist: Callable[[str], str]) -> None:
        """Say what a rule says in a line, at the foot."""
        self.face.gatherer.gist = gist

    def retranslate(self) -> None:
        """Say title and foot in the language in force; the card says its own words."""
        self.setWindowTitle(say(T("Large card")))
        acts: list[tuple[str, Text, Callable[[], object]]]
        acts = [("F1", T("rule"), self._rule), ("F8", T("light"), self.turn_light)]
        acts += [("F9", T("window"), self.turn), ("F11", T("close"), self.close)]
        if len(QGuiApplication.screens()) > 1:
            acts.append(("F12", T("screen"), self.go_on))
        self.face.screens = [Cap(words=say(words), key=key, take=act) for key, words, act in acts]
        self.face.renew()

    def _rule(self) -> None:
        self.face.read(TOLD)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.card.retranslate()
        super().changeEvent(event)

    def _connect(self) -> None:
        self.where.altered.connect(self.retranslate)
        for signal in (self.where.gone, self.where.back):
            signal.connect(self._follow_screen)
        self._controller.changed.connect(self._on_changed)
        self._desk.notice.said.connect(self._say)

    def _say(self, words: str) -> None:
        """Say what the desk's notice says; only what went wrong looks so."""
        gatherer, wrong = self.face.gatherer, self._desk.notice.warns
        gatherer.trouble, gatherer.told = (words, "") if wrong else ("", words)
        self.face.renew()

    # -- where it stands -------------------------------------------------------------------------

    def begin(self) -> None:
        """Show it where it stood last."""
        self._place(self.where.screen())

    def go_on(self) -> None:
        """Go to the next screen."""
        self.where.choose(self.where.after())
        self._place(self.where.screen())

    def turn(self) -> None:
        """Fill the screen, or stand on it as a window that can be moved."""
        self.fills = not self.fills
        self._file.setValue("large-fills", "yes" if self.fills else "no")
        self._place(self.where.screen())

    def turn_light(self) -> None:
        """Be light, as beside a window, or dark, as in the evening."""
        self.light = not self.light
        self._file.setValue("large-light", "yes" if self.light else "no")
        self.face.update()
        for button in self.face.findChildren(Painted):
            button.update()

    def _place(self, screen: QScreen) -> None:
        """Stand on a screen; what goes there from a full screen is a window in between."""
        room = screen.availableGeometry()
        if self.isFullScreen():
            self.showNormal()
        if self.fills:
            self.setGeometry(screen.geometry())
            self.showFullScreen()
        else:
            stood = self._file.value("large-window")
            known = isinstance(stood, QByteArray) and self.restoreGeometry(stood)
            if not (known and room.contains(self.geometry().center())):
                self.resize(room.size() * WINDOWED)
                self.move(room.center() - self.rect().center())
            self.show()
        self.activateWindow()
        self._take_keyboard()

    def _follow_screen(self) -> None:
        """Come to the desk's screen from one that is gone, and go back once it is there again."""
        if self.isVisible():
            self._place(self.where.screen())

    # -- keys ------------------------------------------------------------------------------------

    def _take_keyboard(self) -> None:
        self.face.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave, turn or move; what no control of the card took is the card's."""
        key = Qt.Key(event.key())
        acts = {LEAVE: self.close, WINDOW: self.turn, SCREEN: self.go_on, LIGHT: self.turn_light}
        act = acts.get(key)
        if act is not None:
            act()
        elif key == Qt.Key.Key_Escape:
            self._leaves = not event.isAutoRepeat()
        else:
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
        self.telling.end()
        super().closeEvent(event)
        QTimer.singleShot(0, self._desk, self._desk.activateWindow)

    def showEvent(self, event: QShowEvent) -> None:
        """Go on with what was told at the desk."""
        super().showEvent(event)
        self.telling.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Note where it stood, also where it was drawn to another screen by hand."""
        super().hideEvent(event)
        if event.spontaneous() or self.fills:  # minimised, or nowhere of its own
            return
        self._file.setValue("large-window", self.saveGeometry())
        at = QGuiApplication.screenAt(self.geometry().center())
        if at is not None and self.where.is_there and at.name() != self.where.screen().name():
            self.where.choose(at)

    def _on_changed(self, topics: Topic) -> None:
        if Topic.GAME in topics and not self._controller.is_open:
            self.close()
