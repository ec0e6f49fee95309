"""Hold what a player's own map is known to print: facts, hex by hex, and lists that are complete.

Such a map is known in part. A fact says what one hex shows of one print; that a list is complete
(no further hex shows it) is a fact about the whole map.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from beachmaster.engine.datafile import Tag
from beachmaster.engine.options import same
from beachmaster.engine.printkinds import SEA
from beachmaster.engine.values import Value

WHOLE = "*"
"""The place of a fact about the whole map."""
COUNTER = "counter:"
"""What the place of a fact about the player's own counters begins with, before a kind's id or a
counter's."""

Known = Mapping[str, Mapping[str, Value]]
"""What is known: of each hex, or of the whole map, the value of each print."""


class MapFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the map shows in one place of one print, and where that comes from.

    `value` is a JSON scalar in the print's own terms.
    """

    place: str
    field: str
    value: Value
    tag: Tag = "player"


class Atlas(Protocol):
    """A player's own board, which the games on it share: it outlives each of them."""

    def known(self) -> Known:
        """Return all that is known of the board now."""
        ...

    def remember(self, facts: Sequence[MapFact]) -> None:
        """Keep facts for every game on this board; a newer one replaces an older."""
        ...


def at_counter(which: str) -> str:
    """Return the place of facts about a kind of counter, or about one counter."""
    return COUNTER + which


def counter_at(place: str) -> str | None:
    """Return the kind or the counter that a place stands for, None where it is no such place."""
    return place.removeprefix(COUNTER) if place.startswith(COUNTER) else None


def complete(field: str, value: Value) -> MapFact:
    """Return the fact that every hex with this value of a print is known."""
    return MapFact(WHOLE, completed(field, value), True)


def completed(field: str, value: Value) -> str:
    """Return the name under which the whole map keeps that a list is complete."""
    return f"{field}:{msgspec.json.encode(value).decode()}"


def gathered(facts: Iterable[MapFact]) -> dict[str, dict[str, Value]]:
    """Return facts by place and print, all of them as they were told."""
    found: dict[str, dict[str, Value]] = {}
    for fact in facts:
        found.setdefault(fact.place, {})[fact.field] = fact.value
    return found


def merged(known: Known, facts: Iterable[MapFact]) -> dict[str, dict[str, Value]]:
    """Return what is known with facts told after it, without changing what was known.

    Nothing is printed in the sea: sea takes the place of all other prints, and a print that of sea.
    """
    found = {place: dict(values) for place, values in known.items()}
    for fact in facts:
        here = found.setdefault(fact.place, {})
        for name in list(giving_way(here, fact)):
            del here[name]
        here[fact.field] = fact.value
    return found


def giving_way(shown: Mapping[str, Value], fact: MapFact) -> Iterator[str]:
    """Yield which other prints of its place a fact cannot be beside: one of both is the sea.

    That nothing of a print is there is as true of the sea.
    """
    if _is_nothing(fact.value):
        return
    for name, value in shown.items():
        if name != fact.field and not _is_nothing(value) and SEA in (value, fact.value):
            yield name


def _is_nothing(value: Value) -> bool:
    return value is None or value is False


def count_of(known: Known) -> int:
    """Return how many facts about single hexes are known: that a list is complete is not one."""
    return sum(len(shown) for place, shown in known.items() if place != WHOLE)


def facts_of(known: Known) -> Iterator[MapFact]:
    """Yield what is known as facts, in order of places and prints."""
    for place in sorted(known):
        for field in sorted(known[place]):
            yield MapFact(place, field, known[place][field])


def says(known: Known, fact: MapFact) -> bool:
    """Tell whether just this is known."""
    return same(known.get(fact.place, {}).get(fact.field), fact.value)
