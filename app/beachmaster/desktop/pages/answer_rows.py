"""Small questions of the new game: one of a few ways in a row, and ticks in a row."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Flag, Radio
from beachmaster.desktop.flow import ColumnsLayout, FlowLayout
from beachmaster.desktop.pages.laying_out import spoken
from beachmaster.desktop.pages.picture_radio import Picture, PictureRadio
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text

BESIDE = 1.0
"""So many ems stand between answers in a row."""
NO_PICTURES: Mapping[str, Picture] = {}
Way = tuple[str, Text, Text | None]
"""A way to answer: its value, its words, and where wanted what it means."""


class WayRow(QWidget):
    """One of a few ways; `chosen` carries its value."""

    chosen = Signal(str)

    def __init__(
        self, title: Text | None, ways: Sequence[Way], pictures: Mapping[str, Picture] = NO_PICTURES
    ) -> None:
        super().__init__()
        told = any(hint is not None for _value, _words, hint in ways)
        self._title, self._ways = title, ways
        self._label = spoken()
        self._group = QButtonGroup(self)
        self._radios: dict[str, Radio] = {
            value: PictureRadio(pictures[value]) if value in pictures else Radio()
            for value, _words, _hint in ways
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.3 if pictures else 0.1))
        column.addWidget(self._label)
        self._label.setVisible(title is not None)
        beside = column if told else FlowLayout(gap=BESIDE)
        if pictures and not told:  # what explains itself needs the whole width
            beside = ColumnsLayout(gap=0.5)
        if beside is not column:
            column.addLayout(beside)
        for value, radio in self._radios.items():
            self._group.addButton(radio)
            beside.addWidget(radio)
            radio.toggled.connect(partial(self._tell, value))
        self.retranslate()

    @property
    def value(self) -> str:
        """Return the way chosen, empty where none is."""
        return next((value for value, one in self._radios.items() if one.isChecked()), "")

    def choose(self, value: str) -> None:
        """Choose a way without telling anybody."""
        radio = self._radios.get(value)
        if radio is not None:
            with QSignalBlocker(radio):
                radio.setChecked(True)

    def offer(self, value: str, *, on: bool) -> None:
        """Let a way be chosen, or hide it."""
        self._radios[value].setVisible(on)

    def press(self, value: str) -> None:
        """Choose a way as the player does."""
        self._radios[value].click()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        if self._title is not None:
            self._label.setText(say(self._title))
        for value, words, hint in self._ways:
            self._radios[value].reword(say(words), say(hint) if hint is not None else "")

    def _tell(self, value: str, on: bool) -> None:
        if on:
            self.chosen.emit(value)


class TickRow(QWidget):
    """Things to tick; `ticked` carries a thing's name and whether it is."""

    ticked = Signal(str, bool)

    def __init__(self, things: Sequence[tuple[str, Text]]) -> None:
        super().__init__()
        self._things = things
        self._flags = {name: Flag("") for name, _words in things}
        row = FlowLayout(self, gap=BESIDE)
        for name, flag in self._flags.items():
            row.addWidget(flag)
            flag.toggled.connect(partial(self.ticked.emit, name))
        self.retranslate()

    def tick(self, name: str, on: bool) -> None:
        """Tick a thing, or not, without telling anybody."""
        with QSignalBlocker(self._flags[name]):
            self._flags[name].setChecked(on)

    def press(self, name: str) -> None:
        """Tick a thing as the player does."""
        self._flags[name].click()

    def is_ticked(self, name: str) -> bool:
        """Tell whether a thing is ticked."""
        return self._flags[name].isChecked()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        for name, words in self._things:
            self._flags[name].say(say(words))
            forms.name(self._flags[name], words)
