"""List the points of the grid: number, how far off, and taking each away."""

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.placing.grid_work import GridWork
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.placing import hexes

_NUMBER = QRegularExpression(r"(0[1-9]|[1-9][0-9]){0,2}[0-9]?|[A-Za-z]{1,2}([1-9][0-9]?)?")
_DIGITS = 4


class SpotRow(QWidget):
    """One point; `named` carries the number typed for its hex, `left` that Enter ended typing."""

    named = Signal(str)
    removed = Signal()
    left = Signal()

    def __init__(self, at: int) -> None:
        super().__init__()
        self.edit = QLineEdit()
        self.edit.setMaxLength(_DIGITS)
        self.edit.setValidator(QRegularExpressionValidator(_NUMBER, self.edit))
        self.edit.textEdited.connect(self._type)
        self.edit.returnPressed.connect(self._enter)
        forms.name(self.edit, T("Number of the hex at point {point}", point=at + 1))
        self._off = QLabel()
        self._off.setWordWrap(True)
        away = QPushButton(say(T("Remove")))
        away.setProperty("role", "link")
        away.setAutoDefault(False)
        away.clicked.connect(self.removed)
        forms.name(away, T("Remove point {point}", point=at + 1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(current().space(0.4))
        caption = QLabel(say(T("{point}.", point=at + 1)))
        caption.setBuddy(self.edit)
        row.addWidget(caption)
        row.addWidget(self.edit)
        row.addWidget(self._off, 1)
        row.addWidget(away)
        current().changed.connect(self._fit)
        self._fit()

    def show_spot(self, name: str, off: float | None, *, numbered: bool, worst: bool) -> None:
        """Show a point's number and how many hexes it is off."""
        self.edit.setVisible(numbered)
        if not self.edit.hasFocus() or len(self.edit.text()) == _DIGITS:
            self.edit.setText(name)
        words = "" if off is None else say(T("{off} hexes off", off=hexes(off)))
        self._off.setText(words)
        self._off.setProperty("role", "warn" if worst else "hint")
        self._off.style().unpolish(self._off)
        self._off.style().polish(self._off)

    def ask(self, suggested: str) -> None:
        """Take the keyboard for the number, with the one to be expected."""
        self.edit.setText(suggested)
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edit.selectAll()

    def _type(self, words: str) -> None:
        if len(words) == _DIGITS and words.isdecimal() and self.edit.hasAcceptableInput():
            self.named.emit(words)

    def _enter(self) -> None:
        words = self.edit.text()
        if words[-1:].isdigit() and (len(words) == _DIGITS or not words[0].isdigit()):
            self.named.emit(words)
            self.left.emit()

    def _fit(self) -> None:
        self.edit.setFixedWidth(current().space(4))


class SpotList(QWidget):
    """All points of a work, a row each."""

    named = Signal(int, str)
    removed = Signal(int)
    left = Signal()

    def __init__(self, work: GridWork) -> None:
        super().__init__()
        self.rows: list[SpotRow] = []
        self.work = work
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.2))

    def refresh(self) -> None:
        """Show the points as they now are."""
        while len(self.rows) > len(self.work.spots):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(self.work.spots):
            self._add(len(self.rows))
        found = self.work.found
        pins = [pin.hex for pin in found.placement.pins] if found is not None else []
        for row, spot in zip(self.rows, self.work.spots, strict=True):
            at = pins.index(spot.hex) if spot.hex in pins else None
            settled = found is not None and at is not None and self.work.told
            row.show_spot(
                self.work.called(spot.hex),
                found.misfits[at] if settled and found is not None and at is not None else None,
                numbered=self.work.way == "numbers",
                worst=settled and found is not None and at == found.worst,
            )

    def _add(self, at: int) -> None:
        row = SpotRow(at)
        row.named.connect(lambda place: self.named.emit(at, place))
        row.removed.connect(lambda: self.removed.emit(at))
        row.left.connect(self.left)
        self.rows.append(row)
        self._column.addWidget(row)
