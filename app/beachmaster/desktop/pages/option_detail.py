"""Show one option or ruling: the question, the ways to answer it, why the usual one is usual."""

from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QVBoxLayout, QWidget

from beachmaster.desktop.models.options import OptionRole, question_of
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say, word
from beachmaster.desktop.wrapping import WrappedRadio
from beachmaster.engine.rulings import Choice, Ruling, default_of
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text


class OptionDetail(QFrame):
    """`chosen` carries the value the player picked."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        edge = current().space(0.75)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(current().space(0.35))

    def show_option(self, index: QModelIndex) -> None:
        """Show the option of a row; an invalid row shows that there is none."""
        self._clear()
        item = index.data(OptionRole.ITEM)
        if isinstance(item, Ruling | Choice):
            self._fill(item, index.data(OptionRole.VALUE))
        else:
            self._add(Text(_NONE), "hint")
        self._column.addStretch(1)

    def words(self) -> str:
        """Return all that is said about the option."""
        return "\n".join(label.text() for label in self.findChildren(QLabel) if label.text())

    def _fill(self, item: Ruling | Choice, value: str) -> None:
        self._add(question_of(item), "heading")
        for way in item.alternatives:
            usual = way.value == default_of(item)
            button = WrappedRadio(say(way.text), word(_USUAL) if usual else "")
            button.check(way.value == value)
            button.toggled.connect(partial(self._toggled, way.value))
            self._group.addButton(button.button)
            self._column.addWidget(button)
        if isinstance(item, Ruling):
            self._add(Text(_WHY, reason=item.reason), "hint")
        rules = list(item.rules)
        if isinstance(item, Ruling):
            self._add(Text(_RULING, id=item.id, rules=rules), "caption")
        elif rules:
            self._add(Text(_RULES, rules=rules), "caption")

    def _toggled(self, value: str, on: bool) -> None:
        if on:
            self.chosen.emit(value)

    def _add(self, text: Text, role: str) -> None:
        label = QLabel(say(text))
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._column.addWidget(label)

    def _clear(self) -> None:
        for button in self._group.buttons():
            self._group.removeButton(button)
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()


_NONE = QT_TRANSLATE_NOOP("desktop", "No option has these words.")
_USUAL = QT_TRANSLATE_NOOP("desktop", "the usual way")
_WHY = QT_TRANSLATE_NOOP("desktop", "Why the usual way: {reason}")
_RULING = QT_TRANSLATE_NOOP("desktop", "Ruling {id}, on {rules}")
_RULES = QT_TRANSLATE_NOOP("desktop", "On {rules}")
