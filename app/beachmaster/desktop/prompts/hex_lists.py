"""Name the hexes of a map that show something rare: list by list, by taps on the map or typed."""

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from beachmaster.desktop.buttons import Flag, Segment
from beachmaster.desktop.forms import name
from beachmaster.desktop.keyboard import stands_on
from beachmaster.desktop.labels import PLAIN, Words, Wrong
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.filter_line import FilterLine
from beachmaster.desktop.prompts.spelling import spelled_sign
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.told import Told
from beachmaster.desktop.words import hex_name, is_naming, placed, say
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Field, Record
from beachmaster.engine.text import Text, capital
from beachmaster.engine.values import Value

LONGEST_SIGN = 3
"""A list's name is its sign on the map where it is no longer than that; else its number is."""


class HexList(QWidget):
    """One list: its name with how far it is told, and while it is active what is told of it.

    `chosen` tells that the player turned to it, `altered` that other hexes stand in it.
    """

    chosen = Signal()
    altered = Signal()

    def __init__(self, field: Field, number: int) -> None:
        super().__init__()
        self.field = field
        self.sign = field.name if len(field.name) <= LONGEST_SIGN else str(number)
        self.header = Segment("")
        self.line = FilterLine()
        self.line.setPlaceholderText(say(_typed()))
        self.none = Flag(say(T("No others") if field.certain else T("None of my hexes")))
        self.wrong = Wrong()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        for widget in (self.header, self.line, self.none, self.wrong):
            column.addWidget(widget)
        name(self.line, field.text, _typed())
        self.header.toggled.connect(lambda on: self.chosen.emit() if on else None)
        self.line.textChanged.connect(self._typed)
        self.none.toggled.connect(self._said_none)
        self.show_active(active=False)
        self.wrong.hide()
        self._count()

    @property
    def places(self) -> list[HexId]:
        """Return the hexes told, in their order."""
        typed = placed(self.line.text(), "all")
        return list(dict.fromkeys(re.findall(r"[^\s,;]+", typed)))

    @property
    def told(self) -> bool:
        """Tell whether the list was told, be it that no hex belongs to it."""
        return bool(self.places) or self.none.isChecked()

    @property
    def may_be_empty(self) -> bool:
        """Tell whether no further hex need belong to it."""
        return self.field.minimum <= len(self.field.certain)

    @property
    def over(self) -> bool:
        """Tell whether more hexes are told than the list can hold."""
        return 0 < self.field.maximum < len(self.value())

    @property
    def full(self) -> bool:
        """Tell whether the list can hold no further hex."""
        most = self.field.maximum
        return 0 < most <= len(self.places) + len(self.field.certain)

    def value(self) -> list[HexId]:
        """Return the list as an answer holds it."""
        return [*self.field.certain, *(one for one in self.places if one not in self.field.certain)]

    def put(self, places: list[HexId]) -> None:
        """Let these be the hexes of the list."""
        self.line.setText((", " if is_naming() else " ").join(map(hex_name, places)))

    def toggle(self, place: HexId) -> None:
        """Put a hex in or take it out; where one alone can be told, it takes the other's place."""
        if place in self.places:
            self.put([one for one in self.places if one != place])
        elif self.field.maximum == 1:
            self.put([place])
        elif not self.full:
            self.put([*self.places, place])
        else:
            self.refuse_more()

    def refuse_more(self) -> None:
        """Say how many hexes it has at most."""
        most = TN("one hex", "{n} hexes", n=self.field.maximum)
        self.refuse(say(T("It has {most}: remove one first.", most=most)))

    def show_active(self, *, active: bool) -> None:
        """Open it for what is told next, or close it."""
        self.header.setChecked(active)
        self.line.setVisible(active)
        self.none.setVisible(active and self.may_be_empty)

    def refuse(self, words: str) -> None:
        """Say why what is told does not fit; nothing takes it back."""
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))

    def _typed(self) -> None:
        if self.places:
            self.none.setChecked(False)
        self._count()
        self.altered.emit()

    def _said_none(self, on: bool) -> None:
        if on:
            self.line.clear()
        self._count()
        self.altered.emit()

    def _count(self) -> None:
        self.refuse("")
        if self.over:
            self.refuse_more()
        words = say(T("{list}: {stand}", list=self.field.text, stand=self._stand()))
        self.header.say(capital(words))

    def _stand(self) -> Text:
        """Say how far the list is told."""
        count, least = len(self.value()), self.field.minimum
        if not self.told:
            return T("not entered yet") if not least else T("{n} to enter", n=least)
        if least and count < least:
            return T("{n} of {all}", n=count, all=least)
        return TN("one hex", "{n} hexes", n=count) if count else T("none")


class HexListsPane(AnswerPane[Record]):
    """Several lists, one of which takes the hexes that are tapped; Enter goes on to the next."""

    def build(self) -> None:
        """Make the lists that are still to be told."""
        self.hint = Words(say(_HOW_NAMED if is_naming() else _HOW), PLAIN, role="hint")
        self.column.addWidget(self.hint)
        group = QButtonGroup(self)
        wanted = [field for field in self.prompt.fields if not field.settled]
        self.lists = [HexList(field, at) for at, field in enumerate(wanted, 1)]
        for at, one in enumerate(self.lists):
            group.addButton(one.header)
            one.chosen.connect(lambda at=at: self.turn_to(at))
            one.altered.connect(self.altered)
            self.column.addWidget(one)
        self.rest = Flag(say(T("None in all lists still open")))
        self.column.addWidget(self.rest)
        self.altered.connect(self._offer_rest)
        self.rest.clicked.connect(self._none_in_rest)
        self.at = 0
        self.turn_to(0)

    @property
    def active(self) -> HexList:
        """Return the list that takes what is tapped."""
        return self.lists[self.at]

    def turn_to(self, at: int) -> None:
        """Let another list take what is tapped."""
        focus = stands_on(self)
        follow = focus is not None and any(one.isAncestorOf(focus) for one in self.lists)
        self.at = at
        for one in self.lists:
            one.show_active(active=one is self.active)
        if follow:  # else it would leave with what is hidden, for wherever Tab goes
            self.active.header.setFocus(Qt.FocusReason.OtherFocusReason)
        self.altered.emit()

    def offer(self, value: Value) -> bool:
        """Put a hex tapped on the map into the active list, or take it out of its list."""
        if not isinstance(value, str):
            return False
        if value in self.active.field.certain:
            self.active.refuse(say(T("{place} always belongs to it.", place=value)))
            return True
        for one in self.lists:
            if one is not self.active and value in one.places:
                one.toggle(value)
        if self._all_told and value not in self.active.places and not self.active.full:
            every = TN("one hex", "{n} hexes", n=self.prompt.total)
            self.active.refuse(say(T("All {hexes} are entered: remove one first.", hexes=every)))
            return True
        self.active.toggle(value)
        if self.active.full and value in self.active.places:
            self._go_on()
        return True

    def told(self) -> dict[HexId, Told]:
        """Return the hexes told with the sign of their list, to be marked on the map."""
        return {
            place: Told(one.sign if len(self.lists) > 1 else "", active=one is self.active)
            for one in self.lists
            for place in one.value()
        }

    def default(self) -> Text | None:
        """Say what Enter does, or what is still to be told."""
        if self._next() is None:
            return T("Note these hexes")
        if not self.active.told:
            return T("Tap the hexes")  # of which list, its name right above says; no room for it
        return T("Go on: {list}", list=self.lists[self._next() or 0].field.text)

    def enter(self) -> None:
        """Go on to the next list not told yet, or answer with all of them."""
        over = next((at for at, one in enumerate(self.lists) if one.over), None)
        if over is not None:
            self.turn_to(over)
            self.active.refuse_more()
        elif self._next() is None:
            self.answered.emit(self.selection())
        elif not self.active.told:
            self.active.refuse(say(_TELL if self.active.may_be_empty else _tell_some()))
        else:
            self._go_on()

    def digit(self, digit: int) -> bool:
        """Let a figure begin the number of a hex."""
        self.active.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        typed = self.active.line.text()
        self.active.line.setText(f"{typed} {digit}".strip() if typed else str(digit))
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Take N for none, too; where hexes go by names, a letter begins one."""
        sign = spelled_sign(event, begun=bool(self.active.line.text())) if is_naming() else ""
        if sign:
            self.active.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.active.line.insert(sign)
            return True
        if event.key() == Qt.Key.Key_N and self.active.may_be_empty:
            self.active.none.setChecked(True)
            return True
        return super().key(event)

    def selection(self) -> Value:
        """Return what is told so far."""
        return {one.field.name: one.value() for one in self.lists if one.told}

    def told_so_far(self) -> Value:
        """Return the hexes of each list, and which of them is open."""
        return [
            self.at,
            [one.places for one in self.lists],
            [one.none.isChecked() for one in self.lists],
        ]

    def tell_again(self, told: Value) -> None:
        """Take the hexes of each list, and open the one that was open."""
        at, places, none = told
        for one, here, is_none in zip(self.lists, places, none, strict=True):
            one.put(here)
            one.none.setChecked(is_none)
        self.turn_to(at)

    def show_refusal(self, error: AnswerError) -> bool:
        """Show the refusal at its list, or where it names none at the active one."""
        named = error.expected if isinstance(error.expected, dict) else {}
        for at, one in enumerate(self.lists):
            if one.field.name in named:
                self.turn_to(at)
                self.active.header.setFocus(Qt.FocusReason.OtherFocusReason)
                one.refuse(say(error.text))
                return True
        self.active.refuse(say(error.text))
        return True

    def first_focus(self) -> QWidget:
        """Return the name of the active list: figures begin a hex there, Enter goes on."""
        return self.active.header

    @property
    def _all_told(self) -> bool:
        """Tell whether the lists have as many hexes together as they can."""
        told = {place for one in self.lists for place in one.value()}
        settled = sum(len(field.certain) for field in self.prompt.fields if field.settled)
        return 0 < self.prompt.total <= len(told) + settled

    def _next(self) -> int | None:
        """Return the next list not told yet, after the active one before those above it."""
        order = [*range(self.at, len(self.lists)), *range(self.at)]
        return next((at for at in order if not self.lists[at].told), None)

    def _go_on(self) -> None:
        at = self._next()
        if at is not None:
            self.turn_to(at)

    def _none_in_rest(self) -> None:
        for one in self.lists:
            if one.may_be_empty and not one.told:
                one.none.setChecked(True)
        self.rest.setChecked(False)
        self.altered.emit()

    def _offer_rest(self) -> None:
        """Offer to say of several lists at once that they are empty, where that says something."""
        empty = [one for one in self.lists if one.may_be_empty and not one.told]
        shown = len(self.lists) > 1 and bool(empty)
        if not shown and self.rest.hasFocus():
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        self.rest.setVisible(shown)


def _typed() -> Text:
    """Say how hexes are typed on the map that is open."""
    return _NAMES_TYPED if is_naming() else _TYPED


def _tell_some() -> Text:
    return _TELL_SOME_NAMED if is_naming() else _TELL_SOME


_TYPED = T("Hex numbers, separated by spaces")
_NAMES_TYPED = T("Names of hexes, separated by commas")
_HOW_NAMED = T("Tap the hexes on the map, list by list, or type their names. Enter goes on.")
_TELL_SOME_NAMED = T("Tap its hexes on the map, or type their names.")
_HOW = T("Tap the hexes on the map, list by list, or type their numbers. Enter goes on.")
_TELL = T("Tap its hexes, or say that none of yours belong to it.")
_TELL_SOME = T("Tap its hexes on the map, or type their numbers.")
