"""Read a map that is known in part: answer from what is known, else ask."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from beachmaster.engine.asking import may_ask
from beachmaster.engine.countersheet import OTHER, CounterSheet
from beachmaster.engine.display import Chart
from beachmaster.engine.facts import (
    WHOLE,
    Known,
    MapFact,
    completed,
    counter_at,
    facts_of,
    giving_way,
)
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.hexwords import overlay
from beachmaster.engine.mapquestions import HexQuestion, ListQuestion, NumbersQuestion
from beachmaster.engine.module import GameState
from beachmaster.engine.offered import offers
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.options import same
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.printkinds import (
    LONGEST,
    SEA,
    Listed,
    Print,
    PrintedNumber,
    PrintedNumbers,
    PrintedTable,
    Prints,
    value_word,
)
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.engine.texts import T, joined
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value


class OpenPrints:
    """What is known of a player's own map, read by the rules; it asks for what is not.

    `known` is all that the game may use: what was pinned when it began and what it learned since.
    `numbered` tells whether such maps are thought to print a number in each hex.
    `counters` are the player's own counters, as far as they are known; `tables` are what else the
    map prints.
    """

    def __init__(
        self,
        kinds: Prints,
        board: OwnBoard,
        known: Known,
        beside: PrintedNumbers | None = None,
        sheet: CounterSheet | None = None,
        *,
        numbered: bool = True,
    ) -> None:
        self.kinds, self.board, self.known = kinds, board, _afloat(known)
        self.tables: Mapping[str, PrintedTable] = {} if beside is None else beside.tables
        self.beside, self.numbered = beside, numbered
        self.counters = OpenCounters(sheet or CounterSheet(), self.known)

    @cached_property
    def land(self) -> dict[HexId, None]:
        """Return the hexes that are not known to be sea, by number."""
        sea = {place for place, shown in self.known.items() if SEA in shown.values()}
        return {place: None for place in self.board.lattice if place not in sea}

    @property
    def prints_numbers(self) -> bool:
        """Tell whether this map prints numbers in its hexes, as far as the game knows."""
        return self.numbered if self.board.numbered is None else self.board.numbered

    def shown(self, place: HexId, name: str) -> Value:
        """Return what a hex is known to show, None where that is not known; never asks."""
        found = self.known.get(place, {}).get(name)
        if found is None and self._is_complete(name):
            return self.kinds[name].absent
        return found

    def is_open(self, place: HexId, name: str) -> bool:
        """Tell whether it is not known what a hex shows of a print; never asks."""
        return name not in self.known.get(place, {}) and not self._is_complete(name)

    @cached_property
    def unsound(self) -> Text | None:
        """Say what of all that is known no map can print, if anything is."""
        return self.misfit(facts_of(self.known))

    def misfit(self, facts: Iterable[MapFact]) -> Text | None:
        """Say which of these facts no map of the game can show, if one cannot."""
        wrong = next((fact for fact in facts if not self._can_show(fact)), None)
        if wrong is None:
            return None
        kind = self.kinds.get(wrong.field)
        if counter_at(wrong.place) is not None:
            return T(
                "No counter of this game prints this: {what}.",
                what=self.counters.sheet.words([wrong]),
            )
        shown = plain_text(f"{wrong.field} {value_word(wrong.value)}"[:LONGEST])
        shown = shown if kind is None else kind.words(wrong.value)
        if wrong.place == WHOLE:
            return T("No map of this game shows all of this together: {shown}.", shown=shown)
        return T(
            "No map of this game shows this in {place}: {shown}.",
            place=wrong.place[:LONGEST],
            shown=shown,
        )

    def missing(self) -> Text | None:
        """Say what every map of the game shows somewhere, where all is known and none shows it."""
        for kind in self.kinds.values():
            for value in kind.needed:
                open_or_there = (
                    self.is_open(place, kind.id) or same(self.shown(place, kind.id), value)
                    for place in self.board.areas
                )
                if not any(open_or_there):
                    return T(
                        "Every map of this game shows this in at least one area: {what}.",
                        what=kind.words(value),
                    )
        return None

    def _can_show(self, fact: MapFact) -> bool:
        counter = counter_at(fact.place)
        if counter is not None:
            return self.counters.sheet.can_show(counter, fact.field, fact.value)
        if fact.place != WHOLE:
            kind = self.kinds.get(fact.field)
            return kind is not None and self.board.holds(fact.place) and kind.can_show(fact.value)
        if ":" in fact.field:
            return fact.value is True and fact.field in self._lists
        if fact.field in self.tables:
            return self.tables[fact.field].can_say(fact.value)
        beside = self.beside.figures if self.beside is not None else ()
        return type(fact.value) is int and any(
            one.id == fact.field and one.least <= fact.value <= one.most for one in beside
        )

    @cached_property
    def _lists(self) -> frozenset[str]:
        """Return the names under which the whole map keeps that a list is complete."""
        every = self.kinds.values()
        return frozenset(completed(kind.id, one.value) for kind in every for one in kind.listed)

    def contrary(self, facts: Iterable[MapFact]) -> MapFact | None:
        """Return what is known that one of these facts contradicts; the sea shows nothing else."""
        for fact in facts:
            here = self.known.get(fact.place, {})
            known, beside = here.get(fact.field), next(giving_way(here, fact), None)
            printed_otherwise = counter_at(fact.place) is not None or fact.place == WHOLE
            unsaid = known == OTHER and printed_otherwise
            if known is not None and not unsaid and not same(known, fact.value):
                return MapFact(fact.place, fact.field, known)
            if beside is not None:
                return MapFact(fact.place, beside, here[beside])
        return None

    def read(self, place: HexId, name: str) -> Value:
        """Return what a hex shows; where it is open, ask, or in a listing take the guess."""
        here = self.known.get(place)
        if here is not None and name in here:
            return here[name]
        kind = self.kinds[name]
        if kind.listed:
            missing = self._missing[name]
            if not missing:
                return kind.absent
            if may_ask():
                raise Unknown(self._list_question(kind, missing[0].value))
            return kind.absent
        if may_ask():
            raise Unknown(self.hex_question((place,), name))
        return kind.guess

    def where(self, name: str, value: Value) -> tuple[HexId, ...]:
        """Return every hex that shows a value of a rare print; ask for the list if incomplete."""
        kind = self.kinds[name]
        if may_ask() and any(one.value == value for one in self._missing[name]):
            raise Unknown(self._list_question(kind, value))
        return self._found[name].get(value_word(value), ())

    def figure(self, name: str) -> int:
        """Return a number that stands beside the hexes; ask, or in a listing take the lowest."""
        found = self.known.get(WHOLE, {}).get(name)
        if isinstance(found, int):
            return found
        if self.beside is None:
            raise LookupError(f"no figure {name} stands beside the hexes")
        if may_ask():
            raise Unknown(NumbersQuestion(self.beside, self._open_figures(self.beside)))
        return next(one.least for one in self.beside.figures if one.id == name)

    def _open_figures(self, beside: PrintedNumbers) -> tuple[PrintedNumber, ...]:
        whole = self.known.get(WHOLE, {})
        return tuple(one for one in beside.figures if one.id not in whole)

    def look_at(self, places: Iterable[HexId], name: str) -> None:
        """Ask in one form what some hexes show, as far as it is open and an answer needs it."""
        unclear = tuple(dict.fromkeys(place for place in places if self.is_open(place, name)))
        if unclear and may_ask():
            raise Unknown(self.hex_question(unclear, name))

    def hex_question(self, places: tuple[HexId, ...], name: str) -> HexQuestion:
        """Return the question about some hexes that tells a print, and those asked with it."""
        kind = self.kinds[name]
        asked = (kind, *(self.kinds[one] for one in kind.together))
        return HexQuestion(places, asked, self.known)

    def questions(self) -> Iterator[ListQuestion]:
        """Yield the lists that are not complete, for whoever paints ahead."""
        for kind in self.kinds.values():
            asked: set[str] = set()
            for one in kind.listed:
                form = value_word(kind.forms(one.value))
                if form not in asked and not self.is_closed(kind, one.value):
                    asked.add(form)
                    yield self._list_question(kind, one.value)

    def _list_question(self, kind: Print, value: Value) -> ListQuestion:
        lists = tuple(one for one in kind.form(value) if not self.is_closed(kind, one.value))
        return ListQuestion(kind, lists, self.board, self._found[kind.id])

    def _is_complete(self, name: str) -> bool:
        kind = self.kinds.get(name)  # none for what counters print
        return kind is not None and bool(kind.listed) and not self._missing[name]

    def is_closed(self, kind: Print, value: Value) -> bool:
        """Tell whether every hex with a value is known: the sum is full, or with none it was said.

        A list that lacks a hex again, as where sea was told over it, is open whatever was said; so
        are all that have a sum together.
        """
        if 0 < kind.total <= self._count(kind):
            return True
        one = next(one for one in kind.listed if one.value == value)
        return self._is_told(kind, one) and (bool(one.exactly) or not self._falls_short(kind))

    def _is_told(self, kind: Print, one: Listed) -> bool:
        """Tell whether a list was told as a whole, whatever its kind has in all."""
        if one.exactly:
            return len(self._found[kind.id].get(value_word(one.value), ())) >= one.exactly
        return completed(kind.id, one.value) in self.known.get(WHOLE, {})

    def _falls_short(self, kind: Print) -> bool:
        """Tell whether all lists were told and have fewer hexes than the rulebook counts."""
        short = self._count(kind) < kind.total
        return short and all(self._is_told(kind, one) for one in kind.listed)

    def _count(self, kind: Print) -> int:
        """Return how many hexes all lists of a print have; of some it is known that none has it."""
        found = self._found[kind.id]
        return sum(len(found.get(value_word(one.value), ())) for one in kind.listed)

    @cached_property
    def _missing(self) -> dict[str, tuple[Listed, ...]]:
        """Return the lists of each rare print that are not complete: every hex asks for them."""
        return {
            kind.id: tuple(one for one in kind.listed if not self.is_closed(kind, one.value))
            for kind in self.kinds.values()
        }

    @cached_property
    def _found(self) -> dict[str, dict[str, tuple[HexId, ...]]]:
        """Return the known hexes of each value of each rare print."""
        found: dict[str, dict[str, tuple[HexId, ...]]] = {
            kind.id: {} for kind in self.kinds.values() if kind.listed
        }
        for place in sorted(self.known):
            if place == WHOLE:
                continue
            for name, value in self.known[place].items():
                if name in found:
                    lists = found[name]
                    lists[value_word(value)] = (*lists.get(value_word(value), ()), place)
        return found


def _afloat(known: Known) -> Known:
    """Return what is known without the sea where something else is shown as well.

    Two games on one board may have told so: the ground there is asked again.
    """
    doubtful = {
        place
        for place, shown in known.items()
        for name, value in shown.items()
        if value == SEA and any(giving_way(shown, MapFact(place, name, value)))
    }
    if not doubtful:
        return known
    return {
        place: {n: v for n, v in shown.items() if place not in doubtful or v != SEA}
        for place, shown in known.items()
    }


@runtime_checkable
class OnOwnMap(Protocol):
    """A game that can be played on a map of the player's own, learned as it is played."""

    def open_prints(self, state: Any) -> OpenPrints | None:
        """Return what is known of that map; None where the game stands on another ground."""
        ...

    def sketched(self, known: Known) -> tuple[Chart, OpenPrints]:
        """Return that map with so much known of it, and what is open of it."""
        ...


def open_prints(module: object, state: GameState) -> OpenPrints | None:
    """Return what is known of the player's own map, where a game is played on it."""
    return module.open_prints(state) if offers(module, OnOwnMap) else None


def facts_text(module: object, state: GameState, facts: Sequence[MapFact]) -> Text:
    """Say what the map was found to print, hexes that show the same together."""
    prints = open_prints(module, state)
    if prints is None:
        return T("nothing")
    by_value: dict[tuple[str, Value], list[str]] = {}
    figures: list[Param] = []
    counters: list[MapFact] = []
    for fact in dict.fromkeys(facts):  # two of what is told may contradict one that was known
        if counter_at(fact.place) is not None:
            counters.append(fact)
        elif fact.place == WHOLE:
            figures += _figure_text(prints, fact)
        else:
            by_value.setdefault((fact.field, fact.value), []).append(fact.place)
    shown: dict[tuple[str, ...], list[Param]] = {}
    named = set() if prints.prints_numbers else _named_by(prints, by_value)
    for (name, value), places in by_value.items():
        kind = prints.kinds[name]
        at = tuple(overlay(place) if place in named else place for place in places)
        words, here = kind.words(value), shown.setdefault(at, [])
        if words not in here:  # the hex of an objective is ground of that name
            here.append(words)
    parts = [T("{places}: {shown}", places=list(at), shown=what) for at, what in shown.items()]
    if figures:
        parts.append(T("{parts}", parts=figures))
    if counters:
        parts.append(prints.counters.sheet.words(counters))
    return joined(parts, T("no hex shows it"))


def _named_by(prints: OpenPrints, by_value: Mapping[tuple[str, Value], Sequence[str]]) -> set[str]:
    """Return the hexes that are called by what is told of them: “Green Beach: Green Beach”."""
    return {
        place
        for (name, value), places in by_value.items()
        if prints.kinds[name].names(value)
        for place in places
    }


def _figure_text(prints: OpenPrints, fact: MapFact) -> Iterator[Text]:
    """Yield a number or table beside the hexes in words; nothing for a list that is whole."""
    if fact.field in prints.tables:
        yield prints.tables[fact.field].words(fact.value)
    for one in prints.beside.figures if prints.beside is not None else ():
        if one.id == fact.field:
            yield one.said(int(fact.value))
