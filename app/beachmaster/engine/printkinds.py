"""Declare the kinds of print of a map: how each is called, asked, checked and read while open.

What stands in every hex (ground, sector) is asked by the hex. What is rare (hills, airfields) is
asked as a list: every hex that shows it. Where the list is complete, no other hex shows it.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.options import Option, same
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

Shows = Callable[[HexId, str], Value]
"""Says what a hex of a map that is printed in full shows of a print, by the print's id."""
MOST_LISTED = 200
LONGEST = 60
"""So much is said of a value that no map can print."""
SEA = "sea"


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """One value of a rare print: what its hexes are called, and how many the rulebook fixes.

    `exactly` closes the list when so many are known; `most` bounds it.
    """

    value: Value
    text: Text
    exactly: int = 0
    most: int = MOST_LISTED


class Print(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of print: how it is called, asked, checked and read while it is open.

    `values` are what a hex can show; with `listed` it is rare and asked by its hexes, the lists in
    one of `forms` together, and a hex outside them shows `absent`. Else it is asked by the hex,
    `together` with other such prints. `guess` is what a listing takes an open print for. `implies`
    says what else a hex shows that shows this. `total` is how many hexes show it in all, where the
    rulebook says so. `asked` is what can be answered by the hex, all of `values` where it is empty;
    `barred` are hexes that show nothing of it whatever is drawn there, each with the reason. `said`
    are the words for what a hex shows where they are not the print and the value. `tell` says what
    else belongs to being asked, such as what to put there. `edges` tells that it is no print of
    areas but of their edges: whether two of them touch. From `denied_from` open edges on, one list
    asks which of them do not touch; 0 is never. `needed` are values that at least one space
    of the map shows.
    """

    id: str
    text: Text
    rules: tuple[str, ...]
    values: tuple[Option, ...]
    asked: tuple[Option, ...] = ()
    listed: tuple[Listed, ...] = ()
    ask: Text | None = None
    tell: Text | None = None
    forms: Callable[[Value], Value] = lambda _: None
    together: tuple[str, ...] = ()
    absent: Value = None
    guess: Value = None
    implies: Callable[[Value], Mapping[str, Value]] = lambda _: {}
    total: int = 0
    barred: Mapping[str, Text] = {}
    edges: bool = False
    denied_from: int = 0
    needed: tuple[Value, ...] = ()
    said: Mapping[Any, Text] = {}

    def can_show(self, value: Value) -> bool:
        """Tell whether a hex can show this: one of the values, or of a rare print none."""
        if value is None:
            return bool(self.listed)
        return any(same(value, one) for one in (*(one.value for one in self.values), self.absent))

    def names(self, value: Value) -> bool:
        """Tell whether one hex of a map alone shows this, so that it can go by it."""
        return any(1 in (one.exactly, one.most) and same(one.value, value) for one in self.listed)

    def words(self, value: Value) -> Text:
        """Say what a hex shows, as in "hill", "defense sector 3", "no airfield"."""
        if self.edges:
            return T("they touch") if value else T("they do not touch")
        if self.listed and (value is None or same(value, self.absent)):
            return self.said.get(None) or T("no {print}", print=self.text)
        special = self.said.get(value) if isinstance(value, str | int) else None
        if special is not None or value is True:
            return special or self.text
        if value is None:
            return T("{print} not known", print=self.text)
        found = next((one.text for one in self.values if same(one.value, value)), None)
        word = found or plain_text(value_word(value)[:LONGEST])
        return T("{print} {value}", print=self.text, value=word)

    def form(self, value: Value) -> tuple[Listed, ...]:
        """Return the lists that are asked together with this one."""
        return tuple(one for one in self.listed if self.forms(one.value) == self.forms(value))


class PrintedNumber(msgspec.Struct, frozen=True, kw_only=True):
    """A number that the map prints beside its hexes, such as the movement cost of a terrain.

    A listing that does not know it takes the lowest. `said` puts it into words.
    """

    id: str
    text: Text
    least: int
    most: int
    said: Callable[[int], Text]


class PrintedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that the map prints, such as a combat results table, of which we have an estimate.

    What is known of it is one of `values`, such as that it says the same as ours, or the table
    itself as a data file's text, where that is `sound`.
    """

    id: str
    text: Text
    rules: tuple[str, ...]
    values: tuple[Option, ...]
    sound: Callable[[str], bool]

    def can_say(self, value: Value) -> bool:
        """Tell whether this can be known of the table."""
        if any(same(one.value, value) for one in self.values):
            return True
        return isinstance(value, str) and self.sound(value)

    def words(self, value: Value) -> Text:
        """Say what is known of the table."""
        named = next((one.text for one in self.values if same(one.value, value)), _AS_TYPED)
        return T("{table}: {says}", table=self.text, says=named)


class PrintedNumbers(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers that stand together beside the hexes of a map, and are asked together.

    `tables` are what else is printed there, each asked by itself.
    """

    ask: Text
    rules: tuple[str, ...]
    figures: tuple[PrintedNumber, ...]
    tables: Mapping[str, PrintedTable] = {}


_AS_TYPED = T("as you typed it")
Prints = Mapping[str, Print]


def value_word(value: Value) -> str:
    """Return a value as the name of a field."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
