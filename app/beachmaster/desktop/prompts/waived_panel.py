"""Say of a die that stands what could still be played on it, beside what is asked next."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from beachmaster.desktop.buttons import AnswerButton
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.enter_guard import EnterGuard
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.values import Value
from beachmaster.engine.waiving import Waived

KEY = "X"
"""Takes up the offer; no row has this letter for its sign, and no die is rolled by it."""


class WaivedPanel(QFrame):
    """The offer that stands: what was asked, and a button that takes it up; else hidden."""

    def __init__(self, controller: GameController, answer: Callable[[Value], object]) -> None:
        super().__init__()
        self._controller, self._answer = controller, answer
        self.setProperty("card", True)
        self.words = Words("", PLAIN)
        self.button = AnswerButton("", KEY)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._take_up)
        column = QVBoxLayout(self)
        column.setSpacing(current().space(0.3))
        column.addWidget(self.words)
        column.addWidget(self.button)
        self.hide()
        controller.changed.connect(self.show_standing)

    @property
    def _offer(self) -> Waived | None:
        controller = self._controller
        asks = controller.asked is not None and controller.map_ask is None
        return controller.session.waived if asks else None

    def show_standing(self) -> None:
        """Show the offer that stands now, or nothing."""
        offer = self._offer
        self.setVisible(offer is not None)
        if offer is not None:
            self.words.setText(say(T("{asked} As you go on, it stands.", asked=offer.asked)))
            self.button.say(say(offer.option.text))

    def takes(self, event: QKeyEvent, guard: EnterGuard, pane: QWidget | None) -> bool:
        """Take up the offer where this key says so, and begins or continues no word."""
        typed = pane.findChildren(QLineEdit) if pane is not None else []
        meant = event.key() == Qt.Key.Key_X and not any(line.text() for line in typed)
        if self._offer is None or not meant:
            return False
        if guard.lets(event):
            self._take_up()
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_standing()

    def _take_up(self) -> None:
        """Go back to the offer, and answer it so."""
        offer = self._offer
        if offer is not None and self._controller.undo():
            self._answer(offer.option.value)
