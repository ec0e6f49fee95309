"""Put a value right by hand: which one, what it is, and why; a refusal stands below."""

from typing import Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.forms import add_row
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


class AdjustForm(QFrame):
    """A form that stays in its panel: nothing stops while it is open."""

    closed = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.title, self.refusal = QLabel(), Wrong()
        self.path, self.value, self.reason = QLineEdit(), QLineEdit(), QLineEdit()
        self.apply, self.cancel = QPushButton(), QPushButton()
        self._build()
        self.retranslate()
        controller.refused.connect(self._refuse)
        self._asking = False

    def open_for(self, path: str) -> None:
        """Show the form for a value; the player says what it should be."""
        self.path.setText(path)
        self.value.clear()
        self.reason.clear()
        self.refusal.clear()
        self.refusal.hide()
        self.show()
        self.value.setFocus()

    def retranslate(self) -> None:
        """Set all words anew."""
        self.title.setText(say(T("Put a value right")))
        for at, (label, field, hint) in enumerate(self._fields()):
            caption = self._captions[at]
            caption.setText(say(label))
            field.setAccessibleName(say(label))
            field.setPlaceholderText(say(hint))
        self.apply.setText(say(T("Put right")))
        self.cancel.setText(say(T("Cancel")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
            return
        super().keyPressEvent(event)

    def _fields(self) -> tuple[tuple[Text, QLineEdit, Text], ...]:
        return (
            (T("Value"), self.path, T("such as us.23.steps")),
            (T("Should be"), self.value, T("a number, a place, yes or no")),
            (T("Reason"), self.reason, T("kept in the journal")),
        )

    def _build(self) -> None:
        self.setProperty("card", True)
        self.title.setProperty("role", "heading")
        self.apply.setProperty("role", "main")
        self.apply.clicked.connect(self._apply)
        self.cancel.clicked.connect(self._close)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._captions = [add_row(form, label, field) for label, field, _ in self._fields()]
        for _, field, _ in self._fields():
            field.returnPressed.connect(self._apply)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.apply)
        layout = QVBoxLayout(self)
        edge = current().space(0.5)
        layout.setContentsMargins(edge, edge, edge, edge)
        layout.addWidget(self.title)
        layout.addLayout(form)
        layout.addWidget(self.refusal)
        layout.addLayout(buttons)

    def _apply(self) -> None:
        self.refusal.hide()
        self._asking = True
        done = self.controller.adjust(
            self.path.text().strip(), typed_value(self.value.text()), self.reason.text()
        )
        self._asking = False
        if done:
            self._close()

    def _refuse(self, why: Refusal) -> None:
        if self._asking:
            self.refusal.setText(say(why.text))
            self.refusal.show()

    def _close(self) -> None:
        self.hide()
        self.closed.emit()


def typed_value(words: str) -> Value:
    """Return what was typed as plain data: a number, true or false, a list; else the words."""
    try:
        found: Any = msgspec.json.decode(words.strip())
    except msgspec.DecodeError:
        return words.strip()
    return str(words.strip()) if isinstance(found, float) else found
