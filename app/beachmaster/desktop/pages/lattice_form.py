"""Say how the grid of a map without a photo stands: its size, its hexes, and which are shifted."""

from typing import Literal, get_args

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Check, Radio
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.labels import Words
from beachmaster.desktop.placing.lattice_words import SHIFTED, SIZES, TOPS
from beachmaster.desktop.steady import SteadySpinBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.ownboard import LEAST_SIDE, LONGEST_SIDE
from beachmaster.engine.placing import Lattice

Top = Literal["flat", "pointy"]


class LatticeForm(QWidget):
    """The fields of a lattice; `altered` says that the player changed one."""

    altered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sizes = [SteadySpinBox(), SteadySpinBox()]
        self.tops: dict[Top, Radio] = {top: Radio() for top in get_args(Top)}
        self.shifted = Check()
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.3))
        beside = FlowLayout(gap=1.0)
        for field, label in zip(self.sizes, SIZES, strict=True):
            field.setRange(LEAST_SIDE, LONGEST_SIDE)
            labelled = QWidget()
            fields = QFormLayout(labelled)
            fields.setContentsMargins(0, 0, 0, 0)
            forms.add_row(fields, label, field)
            beside.addWidget(labelled)
            field.valueChanged.connect(self.altered)
        column.addLayout(beside)
        tops = FlowLayout(gap=0.5)
        for radio in self.tops.values():
            self._group.addButton(radio)
            tops.addWidget(radio)
            radio.toggled.connect(self._turn)
        column.addLayout(tops)
        column.addWidget(self.shifted)
        self.shifted.toggled.connect(self.altered)
        self.retranslate()

    @property
    def lattice(self) -> Lattice:
        """Return the lattice that the fields say."""
        columns, rows = (field.value() for field in self.sizes)
        even = self.shifted.isChecked()
        return Lattice(columns, rows, self._top, "even" if even else "odd")

    def show_lattice(self, lattice: Lattice) -> None:
        """Begin with this lattice."""
        parts: tuple[QWidget, ...] = (*self.sizes, *self.tops.values(), self.shifted)
        blocked = [QSignalBlocker(part) for part in parts]
        for field, value in zip(self.sizes, (lattice.columns, lattice.rows), strict=True):
            field.setValue(value)
        self.tops[lattice.orientation].setChecked(True)
        self.shifted.setChecked(lattice.shifted == "even")
        del blocked
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        for top, radio in self.tops.items():
            radio.reword(say(TOPS[top]), "")
        self.shifted.say(say(SHIFTED[self._top]))

    @property
    def _top(self) -> Top:
        return "pointy" if self.tops["pointy"].isChecked() else "flat"

    def _turn(self, on: bool) -> None:
        if on:
            self.shifted.say(say(SHIFTED[self._top]))
            self.altered.emit()


class LatticeDialog(QDialog):
    """Ask for another grid of a board of which nothing is known; `chosen` carries the lattice."""

    chosen = Signal(object)

    def __init__(self, lattice: Lattice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lattice")
        self.setWindowTitle(say(T("The grid of this map")))
        self.form = LatticeForm()
        self.form.show_lattice(lattice)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.chosen.emit(self.form.lattice))
        column = QVBoxLayout(self)
        column.addWidget(Words(say(_WHILE_BARE), role="hint"))
        column.addWidget(self.form)
        column.addStretch(1)
        column.addWidget(buttons)
        forms.size_window(self, current().space(30), current().space(18))


_WHILE_BARE = T("You can change it until the first hex is known.")
