"""Tick the members of a list, with signs that tick them from anywhere in the form."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.buttons import AnswerButton, Flag
from beachmaster.desktop.forms import name
from beachmaster.desktop.prompts.filter_line import WordLine
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, rows_with_known
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.meaning import by_keys
from beachmaster.engine.options import numbers_apart, same
from beachmaster.engine.prompt import Field
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import DENIES, DIGITS, NONE_SIGN, SPELLS, signs_of_field

LONG = 12
"""Of a list longer than that, "none" stands above."""
ALL = "+"
"""Ticks all of a list that has room for them."""


def say_so(flag: Flag) -> bool:
    """Tick what is shown; tell whether it can be said."""
    if not flag.isHidden():
        flag.setChecked(True)
    return not flag.isHidden()


def place_of(value: Value, values: Sequence[Value]) -> int:
    """Return where a value stands among others, -1 where it does not."""
    return next((at for at, one in enumerate(values) if same(one, value)), -1)


def _is_long(field: Field) -> bool:
    return len(field.options) > LONG


class Several(QWidget):
    """Members to tick, a line for the player's own words where they may be, and "none".

    That nobody belongs to a list must be said like anything else: nothing ticked is no answer.
    In a form of several lists each row has a sign that no other has, so that it is ticked from
    anywhere.
    """

    altered, clicked = Signal(), Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.Grouping)
        self._bringing = False
        self.model = OptionModel((), many=True)
        self.list = FilterList(self.model)
        self._rest, self._heard = False, True
        self.list.several = True
        self.list.takes = lambda typed: bool(self.list.rows_named(typed))
        self.none = Flag()
        self.line = WordLine()
        self.line.setObjectName("words")
        self.line.setPlaceholderText(say(T("{words} ({sign})", words=_WORDS, sign=SPELLS)))
        self.everybody = AnswerButton(say(_ALL), ALL)
        self.everybody.clicked.connect(self.tick_all)
        self.everybody.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.25))
        parts = [self.list, self.everybody, self.line, self.none]
        if _is_long(field):  # what is said most often stands in sight
            parts = [self.none, self.list, self.everybody, self.line]
        for widget in parts:
            self._column.addWidget(widget)
        self._take(field)
        self.list.view.chosen.connect(lambda _index: self.clicked.emit())
        self.model.picked.connect(self._told)
        self.line.textChanged.connect(self._told)
        self.none.toggled.connect(self._none_told)

    def _take(self, field: Field) -> None:
        """List what a field offers, with nobody ticked."""
        self._field, self._certain = field, field.certain
        self._usual = field.default is not None and not field.said
        self._said = field.said
        none = T("None of these") if field.options else T("None")
        self._none = T("No others") if field.certain else none
        self._list(field)
        name(self.line, field.text, _WORDS)
        few = field.maximum or min(len(field.options), len(DIGITS))
        self._most = few if field.kind == "many" else 0
        self._brought: list[Value] = []
        self.list.setVisible(bool(self.model.rows))
        self.line.setVisible(field.kind == "spaces")
        self.none.setVisible(field.minimum <= len(field.certain))

    def take_over(self, field: Field) -> bool:
        """Ask another field of the kind with the same controls; tell whether they fit it."""
        if field.kind != self._field.kind or _is_long(field) != _is_long(self._field):
            return False
        with QSignalBlocker(self):
            self.line.clear()
            self.everybody.hide()
            self.everybody.say(say(_ALL), ALL)
            self._rest, self._heard = False, True
            self._take(field)
            self.none.setChecked(False)
        return True

    def read(self) -> Value:
        """Return what is ticked and typed; None where not even "none" was said."""
        typed = self.typed()
        if self.model.told or typed or self.none.isChecked() or self._zero:
            return [*self.model.chosen(), *typed]
        return None

    def put(self, value: Value) -> bool:
        """Take a whole list, or one more member of it."""
        if isinstance(value, list):
            others = [one for one in value if place_of(one, self._certain) < 0]
            self.none.setChecked(not others)
            if any(place_of(one, value) < 0 for one in self.model.chosen()):
                self.model.clear()  # another list brought along whom this one leaves out
            return all(self._add(one) for one in others)
        return self._add(value)

    def tick(self, at: int) -> bool:
        """Tick the row at a place of the list, or take its tick back."""
        if not 0 <= at < len(self.model.rows):
            return False
        self._make_room(self.model.rows[at].value)
        self.model.tick(at)
        return True

    def _make_room(self, value: Value) -> None:
        """Let somebody who was only brought along give way to one more who is ticked."""
        chosen = self.model.chosen()
        brought = [one for one in chosen if place_of(one, self._brought) >= 0]
        new = place_of(value, chosen) < 0
        if new and brought and not self._bringing and 0 < self._most <= len(chosen):
            self._brought.remove(brought[-1])
            self.model.tick(place_of(brought[-1], [row.value for row in self.model.rows]))

    @property
    def rows(self) -> int:
        """Return how many rows there are."""
        return len(self.model.rows)

    @property
    def lettered(self) -> bool:
        """Tell whether its rows are ticked by letters, from anywhere in the form."""
        return any(map(str.isalpha, self.list.delegate.signs))

    def sign(self, signs: str) -> None:
        """Paint other signs on the rows, and offer all of them by one where there is room."""
        if not self.rows:
            return
        open_ones = sum(not row.known for row in self.model.rows)
        self.everybody.setVisible(1 < open_ones <= self._most)
        if self.list.delegate.signs == signs:
            return
        self.list.sign(signs)
        self.sign_none(rest=self._rest)

    def sign_none(self, *, rest: bool) -> None:
        """Say with "none" which key says it here; with a `rest` the hyphen denies all of that."""
        self._rest = rest
        if not self._heard:
            sign = ""
        elif self.lettered:
            sign = "" if self._usual or (rest and self.model.told) else DENIES
            sign = NONE_SIGN if self.brought else sign
        elif self.list.spells:
            sign = "" if rest else DENIES
        else:
            sign = NONE_SIGN
        shown = T("{none} ({sign})", none=self._none, sign=sign)
        self.none.say(say(shown if sign else self._none))

    def hear(self, *, on: bool) -> None:
        """Show the keys that pick in a list, or none of them while keys are meant for another."""
        self._heard = on
        self.list.sign(self.keys if on else "")
        self.sign_none(rest=self._rest)

    def deny(self) -> bool:
        """Say that there are none, or no others; tell whether that can be said."""
        return say_so(self.none)

    def tick_typed(self) -> bool | None:
        """Tick the row that the words in the filter name; None where there are no such words."""
        if not self.list.typed() or self.list.is_over:
            return None
        if self.list.typed() == DENIES:
            self.list.line.clear()
            return self.deny()
        at = self.list.current()
        rows = [at] if at >= 0 else self.list.rows_named(self.list.typed())
        if not rows or any(self.model.rows[one].reason for one in rows):
            return bool(rows) and all(self.model.rows[one].known for one in rows)
        self.list.line.clear()
        for one in rows:
            self.model.tick(one, on=True)
            self.list.go_to(one)
        return True

    @property
    def _begun(self) -> bool:
        """Tell whether the player ticked anybody here."""
        return any(place_of(one, self._brought) < 0 for one in self.model.chosen())

    @property
    def brought(self) -> bool:
        """Tell whether anybody is ticked whom only another list brought along."""
        return any(place_of(one, self._brought) >= 0 for one in self.model.chosen())

    def bring(self, value: Value, most: int, *, meant: bool = False) -> None:
        """Tick whom another list brings along, or take that back.

        Who is `meant` to be here, too, takes the place of who was only brought along.
        """
        if meant:
            self.tick(place_of(value, [row.value for row in self.model.rows]))
            return
        if place_of(value, self._brought) >= 0:
            self._brought.remove(value)
        else:
            self._brought.append(value)
        self._bringing = True
        self.turn(value, most)
        self._bringing = False

    @property
    def takes_all(self) -> bool:
        """Tell whether one key ticks all: there is room, and only who was brought is ticked yet."""
        return not self.everybody.isHidden() and not self._begun

    def tick_all(self) -> None:
        """Tick all rows."""
        for at in range(len(self.model.rows)):
            self.model.tick(at, on=True)

    def pick(self, sign: int | str) -> bool:
        """Tick the row that a sign is painted on; 0 says that there are none, or no others.

        A key without a sign, such as Shift, says neither.
        """
        if sign == 0 and self.deny():
            return True
        at = self.list.picked_at(sign)
        if self.list.spells and at >= 0:  # it may lie below what is seen
            self.list.go_to(at)
        return self.tick(at)

    def full(self, most: int) -> bool:
        """Tell whether nobody else has room: `most` are ticked, or "none" was said."""
        return self.none.isChecked() or 0 < most <= len(self.model.chosen())

    def turn(self, value: Value, most: int) -> bool:
        """Tick a row, or take its tick back; refuse one more than `most`, 0 for no limit."""
        chosen = self.model.chosen()
        at = place_of(value, [row.value for row in self.model.rows])
        if at < 0 or (most and len(chosen) >= most and place_of(value, chosen) < 0):
            return at < 0 and self._add(value)
        return self.tick(at)

    def narrow(self, field: Field) -> None:
        """List what the field may be now; of others "none" was said, who was ticked stays so."""
        before = self.model.chosen()
        listed = [one.value for one in by_keys(field.options)]
        if [row.value for row in self.model.rows] != listed:
            self.none.setChecked(False)
            self._list(field)
            for value in before:
                self._add(value)

    def _list(self, field: Field) -> None:
        options = by_keys(field.options)
        rows = rows_with_known(options, field.certain)
        own = field.kind == "spaces"  # such a one has a line for other words besides
        self.keys = DIGITS if own else signs_of_field(options)
        short = len(rows) <= len(DIGITS)
        typed = short and not self.keys[:1].isdigit()
        self.list.show_rows(rows, taken=False, picked=False if typed else None if short else True)
        self.list.delegate.indent(signed=True)
        self.sign_none(rest=self._rest)

    def focus_at(self) -> QWidget:
        """Return the list, or the line where nothing is listed."""
        return self.list.view if self.model.rows else self.line

    def _add(self, value: Value) -> bool:
        at = place_of(value, [row.value for row in self.model.rows])
        if at >= 0:
            self.model.tick(at, on=True)
        elif isinstance(value, str) and not self.line.isHidden():
            self.line.setText(", ".join([*self.typed(), value]))
        else:
            return False
        return True

    def typed(self) -> list[str]:
        """Return the words of the player's own, hex numbers also without a comma between them."""
        if self._zero:
            return []
        parts = [part.strip() for part in re.split("[,;]", self.line.text())]
        return [word for part in parts for word in numbers_apart(part) if word]

    @property
    def _zero(self) -> bool:
        """Tell whether a zero alone was typed, which says none as it does in a list."""
        return self.line.text().strip() == NONE_SIGN and not self.none.isHidden()

    def _told(self) -> None:
        """Take "none" back as soon as somebody is named."""
        self.everybody.say(say(_ALL), "" if self._begun else ALL)
        if self.model.told or self.typed():
            self.none.setChecked(False)
        elif self._usual or (self._said and not self._bringing):  # the player took all back
            self.none.setChecked(True)
        self.altered.emit()

    def _none_told(self, on: bool) -> None:
        if on:
            self.model.clear()
            self.line.clear()
        self.altered.emit()


_ALL = T("All of these")
_WORDS = T("Your own words, separated by commas")
