"""Show one option or ruling: the question, why the default is what it is, and the alternatives."""

from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QLabel, QVBoxLayout, QWidget

from beachmaster.desktop.models.options import OptionRole, question_of
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapping import WrappedRadio
from beachmaster.engine.rulings import Choice, Ruling, default_of
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text


class OptionDetail(QWidget):
    """`chosen` carries the value the player picked."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)

    def show_option(self, index: QModelIndex) -> None:
        """Show the option of a row; an invalid row shows nothing."""
        self._clear()
        item = index.data(OptionRole.ITEM)
        if isinstance(item, Ruling | Choice):
            self._fill(item, index.data(OptionRole.VALUE))
        self._column.addStretch(1)

    def _fill(self, item: Ruling | Choice, value: str) -> None:
        self._add(question_of(item), "heading")
        for way in item.alternatives:
            source = _DEFAULT if way.value == default_of(item) else _OTHER
            button = WrappedRadio(say(Text(source, words=way.text)))
            button.setChecked(way.value == value)
            button.toggled.connect(partial(self._toggled, way.value))
            self._group.addButton(button.button)
            self._column.addWidget(button)
        if isinstance(item, Ruling):
            self._add(Text(_WHY, reason=item.reason), "hint")
            self._add(Text(_RULES, id=item.id, rules=list(item.rules)), "caption")

    def _toggled(self, value: str, on: bool) -> None:
        if on:
            self.chosen.emit(value)

    def _add(self, text: Text, role: str) -> None:
        label = QLabel(say(text))
        label.setProperty("role", role)
        label.setWordWrap(True)
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


_DEFAULT = QT_TRANSLATE_NOOP("desktop", "{words} (usual)")
_OTHER = QT_TRANSLATE_NOOP("desktop", "{words}")
_WHY = QT_TRANSLATE_NOOP("desktop", "Why the usual one: {reason}")
_RULES = QT_TRANSLATE_NOOP("desktop", "Ruling {id}, on {rules}")
