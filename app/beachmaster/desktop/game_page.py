"""Hold the prompt card and the list of what to change on the table; the prompt always shows."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say

LOW = 34
"""Below this height in ems, card and list take turns."""


class GamePage(QWidget):
    """The card above the list; where both do not fit, two buttons choose between them.

    A list that comes never takes the card's place by itself, and where the player chose the list,
    the words of the prompt stand above it; while the table is laid, nothing is asked yet. `alone`
    tells whether the list has the page.
    """

    alone = Signal(bool)

    def __init__(self, card: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = card
        self._list: QWidget | None = None
        self._at_list = self._first = False
        self._left = self._least = 0
        self._to_card, self._to_list = QPushButton(), QPushButton()
        self._choice = QButtonGroup(self)
        self._switch = QWidget()
        row = QHBoxLayout(self._switch)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self._to_card, self._to_list):
            button.setCheckable(True)
            self._choice.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        self._choice.buttonClicked.connect(self._choose)
        self._prompt = QLabel()
        self._prompt.setProperty("role", "prompt")
        self._prompt.setWordWrap(True)
        self._prompt.setTextFormat(Qt.TextFormat.PlainText)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._switch)
        self._column.addWidget(self._prompt)
        self._column.addWidget(card, 1)
        self._switch.hide()
        self._prompt.hide()
        self.retranslate()

    def keep_height(self, least: int) -> None:
        """Leave the card so much height at least, whatever else stands on the page."""
        self._least = least
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return the least size of all that is shown."""
        hint, others = super().minimumSizeHint(), 0
        if not self._switch.isHidden():
            others = self._switch.sizeHint().height() + self._column.spacing()
        return hint.expandedTo(QSize(0, self._least + others if self._least else 0))

    def show_prompt(self, words: str) -> None:
        """Show what is asked above the list, where the list stands alone."""
        self._prompt.setText(words)

    def retranslate(self) -> None:
        """Say the words in the language in force."""
        self._to_card.setText(say(T("The &prompt")))
        self._to_list.setText(
            say(TN("Your &table: {n} to do", "Your &table: {n} to do", n=self._left))
        )

    def show_left(self, left: int) -> None:
        """Say how much of the list is left to do."""
        self._left = left
        self.retranslate()

    def put_card(self, card: QWidget) -> None:
        """Put another card in the place of the first."""
        self._column.replaceWidget(self._card, card)
        self._card.hide()
        self._card.deleteLater()
        self._card = card
        self._arrange()

    def list_first(self, first: bool) -> None:
        """Give a list the whole page until the player turns to the prompt: the table is laid."""
        self._at_list = self._first = first
        self._arrange()

    def put_list(self, checklist: QWidget) -> None:
        """Take the list in; it shows and hides itself, and the page makes room for it."""
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(checklist)
        column.addStretch(1)
        self._list, self._box = checklist, box
        self._column.addWidget(box)
        checklist.installEventFilter(self)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room when the list shows itself, and give it back to the card when it goes."""
        if watched is self._list:
            if event.type() == QEvent.Type.HideToParent:
                self._at_list = self._first = False
            if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
                self._arrange()
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Say the words again in another language; fit to another text size."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._arrange()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to another height."""
        super().resizeEvent(event)
        self._arrange()

    def _choose(self) -> None:
        self._at_list = self._to_list.isChecked()
        self._arrange()

    def _arrange(self) -> None:
        if self._list is None:
            return
        listed = not self._list.isHidden()
        turns = listed and (self._first or self.height() < LOW * current().em)
        self._switch.setVisible(turns)
        self._box.setVisible(listed and (self._at_list or not turns))
        self._card.setVisible(not (turns and self._at_list))
        self._prompt.setVisible(turns and self._at_list and not self._first)
        self.alone.emit(turns)
        self._column.setStretchFactor(self._box, 1 if turns else 0)
        (self._to_list if self._at_list else self._to_card).setChecked(True)
