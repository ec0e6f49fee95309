"""Show one option or ruling: the question, the ways to answer it, why the usual one is usual."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QVBoxLayout, QWidget

from beachmaster.desktop.buttons import Radio
from beachmaster.desktop.models.options import OptionRole, question_of
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.rulings import Alternative, Choice, Ruling, default_of
from beachmaster.engine.text import Text


class OptionDetail(QFrame):
    """`chosen` carries the value the player picked."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._group = QButtonGroup(self)
        self._values: list[str] = []
        self._column = QVBoxLayout(self)
        edge = current().space(0.75)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(current().space(0.35))
        self._heading = self._label("heading")
        self._radios = [self._radio(at) for at in range(USUAL_WAYS)]
        self._why, self._on = self._label("hint"), self._label("caption")
        self._column.addStretch(1)

    def show_option(self, index: QModelIndex) -> None:
        """Show the option of a row; an invalid row shows that there is none."""
        item = index.data(OptionRole.ITEM)
        if not isinstance(item, Ruling | Choice):
            self._offer((), "", "")
            for label, text in (
                (self._heading, None),
                (self._why, T("No option contains these words.")),
                (self._on, None),
            ):
                _say(label, text)
            return
        _say(self._heading, question_of(item))
        self._offer(item.alternatives, default_of(item), index.data(OptionRole.VALUE))
        rules = list(item.rules)
        if isinstance(item, Ruling):
            _say(self._why, T("Why the usual way: {reason}", reason=item.reason))
            _say(self._on, T("Ruling {id}, on {rules}", id=item.id, rules=rules))
        else:
            _say(self._why, None)
            _say(self._on, T("On {rules}", rules=rules) if rules else None)

    def words(self) -> str:
        """Return all that is said about the option."""
        labels = [label for label in self.findChildren(QLabel) if label.isVisibleTo(self)]
        return "\n".join(label.text() for label in labels if label.text())

    def _offer(self, ways: Sequence[Alternative], usual: str, value: str) -> None:
        """Offer these ways, and mark the usual one and the one in force."""
        while len(self._radios) < len(ways):
            self._radios.append(self._radio(len(self._radios)))
        self._values = []  # so that what is checked here is no choice of the player's
        self._group.setExclusive(False)
        for radio in self._radios:
            radio.hide()
        for radio, way in zip(self._radios, ways, strict=False):
            radio.reword(say(way.text), say(T("the usual way")) if way.value == usual else "")
            radio.setChecked(way.value == value)
            radio.show()
        self._group.setExclusive(True)
        self._values = [way.value for way in ways]

    def _radio(self, at: int) -> Radio:
        radio = Radio()
        radio.toggled.connect(partial(self._toggled, at))
        self._group.addButton(radio)
        self._column.insertWidget(1 + at, radio)
        return radio

    def _toggled(self, at: int, on: bool) -> None:
        if on and at < len(self._values):
            self.chosen.emit(self._values[at])

    def _label(self, role: str) -> QLabel:
        label = QLabel()
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._column.addWidget(label)
        return label


def _say(label: QLabel, text: Text | None) -> None:
    label.setText(say(text) if text is not None else "")
    label.setVisible(text is not None)


USUAL_WAYS = 6
"""So many ways are there from the start, so that Tab comes to them between list and buttons."""
