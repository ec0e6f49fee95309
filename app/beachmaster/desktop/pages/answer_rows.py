"""Small questions of the new game: one of a few cards in a row, and ticks in a row."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QButtonGroup, QLayout, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Flag, Radio
from beachmaster.desktop.flow import ColumnsLayout, FlowLayout
from beachmaster.desktop.pages.laying_out import spoken
from beachmaster.desktop.pages.picture_radio import WANTED, Picture, PictureRadio
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text, capital

BESIDE = 1.0
"""So many ems stand between ticks in a row."""
NEXT = 0.5
"""So many ems stand between cards in a row."""
NO_PICTURES: Mapping[str, Picture] = {}
Way = tuple[str, Text, Text | None]
"""A way to answer: its value, its words, and where wanted what it means."""


class EqualCards(ColumnsLayout):
    """Cards that are equal: all in one row, or where there is no room for it, one to a row."""

    def columns(self, width: int) -> int:
        """Return how many columns there are."""
        count = max(1, len(self._shown()))
        return count if width >= count * current().space(WANTED + NEXT) else 1


class WayRow(QWidget):
    """One of a few ways, each on a card; `chosen` carries its value.

    Ways with pictures are cards of one size under a heading, others as wide as their words.
    """

    chosen = Signal(str)

    def __init__(
        self, title: Text, ways: Sequence[Way], pictures: Mapping[str, Picture] = NO_PICTURES
    ) -> None:
        super().__init__()
        self._title, self._ways = title, ways
        self._label = spoken("heading" if pictures else "")
        self._group = QButtonGroup(self)
        self._radios: dict[str, Radio] = {
            value: PictureRadio(pictures.get(value)) for value, _words, _hint in ways
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.3))
        column.addWidget(self._label)
        beside: QLayout = EqualCards(gap=NEXT) if pictures else FlowLayout(gap=NEXT)
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

    def card(self, value: str) -> Radio:
        """Return the card of a way."""
        return self._radios[value]

    def choose(self, value: str) -> None:
        """Choose a way without telling anybody."""
        radio = self._radios.get(value)
        if radio is not None:
            with QSignalBlocker(radio):
                radio.setChecked(True)

    def offer(self, value: str, *, on: bool) -> None:
        """Let a way be chosen, or hide it."""
        self._radios[value].setVisible(on)

    def offers(self, value: str) -> bool:
        """Tell whether a way can be chosen."""
        return not self._radios[value].isHidden()

    def press(self, value: str) -> None:
        """Choose a way as the player does."""
        self._radios[value].click()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._label.setText(say(self._title))
        for value, words, hint in self._ways:
            said = say(words)
            said = capital(said)
            self._radios[value].reword(said, say(hint) if hint is not None else "")

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

    def flag(self, name: str) -> Flag:
        """Return the tick of a thing."""
        return self._flags[name]

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
            said = say(words)
            self._flags[name].say(capital(said))
            forms.name(self._flags[name], words)
