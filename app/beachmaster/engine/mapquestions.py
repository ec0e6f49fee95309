"""Ask what a player's own map prints: some hexes in one form, or every hex that shows it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from beachmaster.engine.facts import WHOLE, Known, MapFact, complete, completed
from beachmaster.engine.fields import number, one_of
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.options import AnswerError, Option, same
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.printkinds import (
    SEA,
    Listed,
    Print,
    PrintedNumber,
    PrintedNumbers,
    Shows,
    value_word,
)
from beachmaster.engine.prompt import Record
from beachmaster.engine.record import Field
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.values import Value

MAP_HEX = "map-hex"
"""The procedure of a form about single hexes, which are its subjects."""
MAP_LIST = "map-list"
"""The procedure of a form whose fields are all lists of hexes."""


@dataclass(frozen=True)
class AskedPrint:
    """One thing that a question asks: a print of a hex; without `place` a list, or a number.

    `field` is its field in the form.
    """

    place: HexId
    kind: Print
    field: Field


@dataclass(frozen=True)
class HexQuestion:
    """What some hexes show of prints that every hex has: the first print is the one that was read.

    It is one form, however many hexes it asks for.
    """

    places: tuple[HexId, ...]
    prints: tuple[Print, ...]
    known: Known

    @property
    def prompt(self) -> Record:
        """Return the form; what is known of a hex is filled in."""
        one = len(self.places) == 1
        return Record(
            procedure=MAP_HEX,
            subjects=self.places,
            text=T("What does your map show in {place}?", place=self.places[0])
            if one
            else T("What does your map show in these hexes?"),
            rules=_rules(self.prints),
            fields=tuple(self._field(place, kind) for place, kind in self._asked()),
            question=True,
            tell=ONCE,
        )

    @property
    def parts(self) -> tuple[AskedPrint, ...]:
        """Return what is asked, thing by thing."""
        return tuple(AskedPrint(*one, self._field(*one)) for one in self._asked())

    def _asked(self) -> Iterator[tuple[HexId, Print]]:
        return ((place, kind) for place in self.places for kind in self.prints)

    def _field(self, place: HexId, kind: Print) -> Field:
        text = kind.text
        if len(self.places) > 1:
            both = len(self.prints) > 1
            text = (
                T("{place}: {print}", place=place, print=kind.text) if both else plain_text(place)
            )
        known = self._here(place).get(kind.id)
        return one_of(self.name(place, kind), text, kind.asked or kind.values, known=known)

    def name(self, place: HexId, kind: Print) -> str:
        """Return the name of a field: the print, of several hexes the hex before it."""
        return kind.id if len(self.places) == 1 else f"{place}-{kind.id}"

    def facts(self, answer: Value) -> tuple[MapFact, ...]:
        """Return what the form told, or a part of it; the sea has nothing else printed in it."""
        told: list[MapFact] = []
        for place in self.places:
            names = ((kind, self.name(place, kind)) for kind in self.prints)
            shown = [(kind, answer[name]) for kind, name in names if name in answer]
            sea = [(kind, value) for kind, value in shown if value == SEA]
            told += [
                MapFact(place, kind.id, value)
                for kind, value in sea or shown
                if kind.id not in self._here(place)
            ]
        return tuple(told)

    def found_in(self, known: Known) -> tuple[MapFact, ...]:
        """Return what is known of the hexes, as far as the print that was read is known there."""
        first = self.prints[0].id
        return tuple(
            MapFact(place, kind.id, known[place][kind.id])
            for place, kind in self._asked()
            if first in known.get(place, {}) and kind.id in known[place]
            if kind.id not in self._here(place)
        )

    def read_off(self, shows: Shows, places: Iterable[HexId]) -> Value:
        """Return the answer that a map printed in full gives."""
        del places
        return {self.name(place, kind): shows(place, kind.id) for place, kind in self._asked()}

    def _here(self, place: HexId) -> Mapping[str, Value]:
        return self.known.get(place, {})


@dataclass(frozen=True)
class ListQuestion:
    """Which hexes show something rare: one list for each value of a print asked together."""

    kind: Print
    lists: tuple[Listed, ...]
    board: OwnBoard
    known: Mapping[str, tuple[HexId, ...]]

    @property
    def prompt(self) -> Record:
        """Return the form: the hexes of each list."""
        also = self.kind.tell
        return Record(
            procedure=MAP_LIST,
            subjects=(self.kind.id, *(value_word(one.value) for one in self.lists[:1])),
            text=self.kind.ask or self.kind.text,
            rules=self.kind.rules,
            fields=tuple(self._field(one) for one in self.lists),
            agrees=self._objection,
            total=self._total,
            question=True,
            tell=T("{also} {how}", also=also, how=_EVERY) if also is not None else _EVERY,
        )

    @property
    def parts(self) -> tuple[AskedPrint, ...]:
        """Return what is asked, list by list."""
        return tuple(AskedPrint("", self.kind, self._field(one)) for one in self.lists)

    def _field(self, one: Listed) -> Field:
        known = self.known.get(value_word(one.value), ())
        return Field(
            name=value_word(one.value),
            kind="spaces",
            text=one.text,
            minimum=one.exactly,
            maximum=one.exactly or one.most,
            options=tuple(Option(place, T("{place}", place=place)) for place in known),
            known=list(known) or None,
        )

    def _objection(self, given: Mapping[str, Sequence[str]]) -> Text | None:
        """Refuse words that are no hex of the lattice, and a hex in two of the lists."""
        every = [place for places in given.values() for place in places]
        whole = all(value_word(one.value) in given for one in self.lists)
        return self.misnamed(every) or (self._wrong_total(given) if whole else None)

    def misnamed(self, places: Sequence[str]) -> Text | None:
        """Say which of some words is no hex of the lattice, or was named before."""
        seen: set[str] = set()
        for place in places:
            if not self.board.holds(place):
                return T(
                    "There is no hex {place} on your map: it runs from {first} to {last}.",
                    place=place,
                    first=self.board.lattice[0],
                    last=self.board.lattice[-1],
                )
            if place in self.kind.barred:
                return self.kind.barred[place]
            if place in seen:
                return T("You listed {place} twice.", place=place)
            seen.add(place)
        return None

    @property
    def _total(self) -> int:
        """Return how many hexes the lists have together, 0 where the rulebook does not say."""
        if not self.kind.total or len(self.kind.form(self.lists[0].value)) < len(self.kind.listed):
            return 0
        rest = (one for one in self.kind.listed if one not in self.lists)
        return self.kind.total - sum(len(self.known.get(value_word(one.value), ())) for one in rest)

    def _wrong_total(self, given: Mapping[str, Sequence[str]]) -> Text | None:
        """Say how many hexes are too many or missing in all, and how many each list has."""
        found = sum(map(len, given.values()))
        if not self._total or found == self._total:
            return None
        off = found - self._total
        wrong = (
            TN("one too many", "{n} too many", n=off)
            if off > 0
            else TN("one is missing", "{n} are missing", n=-off)
        )
        stand: list[Param] = [
            T("{list}: {count}", list=one.text, count=len(given[value_word(one.value)]))
            for one in self.lists
        ]
        return T(
            "The rulebook has {wanted} of them, not {found}: {wrong}. You listed {lists}.",
            wanted=self._total,
            found=found,
            wrong=wrong,
            lists=stand,
        )

    def facts(self, answer: Value) -> tuple[MapFact, ...]:
        """Return the hexes told, what that implies, and that the lists told are complete."""
        told: list[MapFact] = []
        for one in (one for one in self.lists if value_word(one.value) in answer):
            for place in answer[value_word(one.value)]:
                told.append(MapFact(place, self.kind.id, one.value))
                told += implied(self.kind, place, one.value)
            told.append(complete(self.kind.id, one.value))
        return tuple(told)

    def found_in(self, known: Known) -> tuple[MapFact, ...]:
        """Return the lists, where all of them are complete by now and hold what must be in them."""
        whole = known.get(WHOLE, {})
        if any(completed(self.kind.id, one.value) not in whole for one in self.lists):
            return ()
        named = {
            value_word(one.value): [
                place
                for place in sorted(known)
                if place != WHOLE and same(known[place].get(self.kind.id), one.value)
            ]
            for one in self.lists
        }
        try:
            return self.facts(self.prompt.check(named))
        except AnswerError:
            return ()  # it lacks what this game knows, or is no list that the rulebook allows

    def read_off(self, shows: Shows, places: Iterable[HexId]) -> Value:
        """Return the answer that a map printed in full gives, whose hexes are `places`."""
        found = [(place, shows(place, self.kind.id)) for place in places]
        return {
            value_word(one.value): [place for place, value in found if same(value, one.value)]
            for one in self.lists
        }


@dataclass(frozen=True)
class NumbersQuestion:
    """Which numbers stand beside the hexes of the map, those that are not known yet."""

    wanted: PrintedNumbers
    figures: tuple[PrintedNumber, ...]

    @property
    def prompt(self) -> Record:
        """Return the form: a number for each."""
        return Record(
            procedure="map-figures",
            subjects=tuple(one.id for one in self.figures[:1]),
            text=self.wanted.ask,
            rules=self.wanted.rules,
            fields=tuple(map(self._field, self.figures)),
            question=True,
            tell=ONCE,
        )

    @property
    def parts(self) -> tuple[AskedPrint, ...]:
        """Return what is asked, number by number."""
        return tuple(
            AskedPrint(
                "",
                Print(id=one.id, text=one.text, rules=self.wanted.rules, values=()),
                self._field(one),
            )
            for one in self.figures
        )

    def _field(self, one: PrintedNumber) -> Field:
        return number(one.id, one.text, one.least, one.most)

    def facts(self, answer: Value) -> tuple[MapFact, ...]:
        """Return the numbers told, each a fact of the whole map."""
        told = (one.id for one in self.figures if one.id in answer)
        return tuple(MapFact(WHOLE, name, answer[name]) for name in told)

    def found_in(self, known: Known) -> tuple[MapFact, ...]:
        """Return the numbers, where all of them are known by now."""
        whole = known.get(WHOLE, {})
        if any(one.id not in whole for one in self.figures):
            return ()
        return tuple(MapFact(WHOLE, one.id, whole[one.id]) for one in self.figures)

    def read_off(self, shows: Shows, places: Iterable[HexId]) -> Value:
        """Return the answer that a map printed in full gives."""
        del places
        return {one.id: shows(WHOLE, one.id) for one in self.figures}


def implied(kind: Print, place: HexId, value: Value) -> Iterator[MapFact]:
    """Yield what a hex shows besides, because it shows this."""
    for name, other in kind.implies(value).items():
        yield MapFact(place, name, other)


def _rules(prints: Sequence[Print]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for one in prints for rule in one.rules))


ONCE = T("You are asked once: the program keeps it for this and every later game.")


_EVERY = T("List every hex. You are asked once: all other hexes then count as not showing it.")
