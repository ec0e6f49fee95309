"""Name the hexes of a player's own map in which no numbers are printed.

A hex goes by what the map prints in it and in no other, else by the player's own word, else by the
column's letter and the row's number (`K12`), which are ours and not the map's. Games, saves and
JSON hold ids; a name is what a player reads and may type. Nothing else makes one.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Protocol, runtime_checkable

from beachmaster.engine.areanames import AreaNames
from beachmaster.engine.facts import Known, facts_of, merged
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.hexwords import LONGEST_NAME, Told, alike, overlay, word_problem
from beachmaster.engine.openprints import OpenPrints, open_prints
from beachmaster.engine.options import same
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.placenames import PlaceNames, Where
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

Say = Callable[[Text], str]
_PLACED = re.compile(r"(?<![\w.-])[A-Z]{1,2}[1-9][0-9]?(?![\w-])")


@runtime_checkable
class NamingAtlas(Protocol):
    """A player's board that keeps his own words for hexes."""

    def told_names(self) -> Told:
        """Return what the player said of names by now."""
        ...

    def name_hex(self, place: HexId, word: str) -> None:
        """Keep the player's own word for a hex; none takes it back."""
        ...


class HexNames(PlaceNames):
    """The names of all hexes of one map, no two alike, and what else each may be called by."""

    def __init__(
        self, board: OwnBoard, printed: Mapping[HexId, str], own: Mapping[HexId, str]
    ) -> None:
        self._printed = _first_of_each(printed)
        self.own = own
        taken = {alike(word) for word in self._printed.values()}
        free = {at: word for at, word in own.items() if alike(word) not in taken}
        self._called = {}
        shown: dict[HexId, str] = {}
        for place in board.lattice:
            self._called[alike(overlay(place))] = place
        for place, word in (*_first_of_each(free).items(), *self._printed.items()):
            self._called[alike(word)] = place
        for place in board.lattice:
            words = (self._printed.get(place), free.get(place), overlay(place))
            fits = (word for word in words if word and self._called[alike(word)] == place)
            shown[place] = next(fits, place)
        self.shown = shown

    def is_printed(self, place: HexId) -> bool:
        """Tell whether a hex is called by what the map prints in it."""
        return place in self._printed

    def placed(self, typed: str, where: Where = "marks") -> str:
        """Return what was typed with ids for the hexes it names.

        The overlay's names count anywhere; others after a mark alone, as print and unit may have
        them too. Where `own`, so do the player's words; where `all`, nothing but hexes is meant.
        """
        typed = _PLACED.sub(lambda found: self.hex_of(found[0]) or found[0], typed)
        return self.with_ids(typed, where)

    def objection(self, place: HexId, word: str) -> Text | None:
        """Say why a hex cannot go by a word of the player's, if it cannot."""
        if place not in self.shown:
            return T("There is no hex {place} on your map.", place=place[:LONGEST_NAME])
        problem = word_problem(word)
        other = self._called.get(alike(word))
        if problem is None and other is not None and other != place:
            return T(
                "Another hex is already called “{word}”: {place}.", word=word, place=overlay(other)
            )
        return problem


class HexNaming:
    """Works the names of a game's hexes out, and anew only where something else is known."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._of: tuple[OpenPrints, Known, Told] | None = None
        self._names: PlaceNames | None = None

    def of(self, session: Session) -> PlaceNames | None:
        """Return the names of the places; None where the map prints numbers, or is not kept.

        Areas may have names besides their numbers.
        """
        prints = open_prints(session.module, session.state)
        if prints is None:
            return None
        known = session.atlas.known() if session.atlas is not None else {}
        told, before = _told(session, prints), self._of
        same_map = before is not None and before[0].known is prints.known and before[1] is known
        if before is None or not same_map or before[2] != told:
            self._of = prints, known, told
            self._names = _named(prints, known, told, self._say)
        return self._names

    def forget(self) -> None:
        """Work the names out anew, in another language."""
        self._of = None


def _told(session: Session, prints: OpenPrints) -> Told:
    """Return what the player's board says of names by now, else what the game began with."""
    atlas: object = session.atlas
    now = atlas.told_names() if isinstance(atlas, NamingAtlas) else Told(prints.board.names)
    numbered = prints.board.numbered if now.numbered is None else now.numbered
    return Told(now.words, prints.numbered if numbered is None else numbered)


def _named(prints: OpenPrints, known: Known, told: Told, say: Say) -> PlaceNames | None:
    if prints.board.areas:
        return AreaNames(prints.board.shape, told.words, numbered=told.numbered is not False)
    if told.numbered:
        return None
    every = merged(known, facts_of(prints.known))
    return HexNames(prints.board, dict(_printed(prints, every, say)), told.words)


def name_hex(session: Session, place: HexId, word: str, say: Say) -> None:
    """Keep the player's own word for a hex, for every game on his map; none takes it back.

    Raise `Refusal` where it cannot be kept, or another hex goes by it.
    """
    names = HexNaming(say).of(session)
    atlas: object = session.atlas
    if names is None:
        raise Refusal(
            T("You can name hexes only on a map that the program keeps and that prints no numbers.")
        )
    if not isinstance(atlas, NamingAtlas):
        raise Refusal(T("Your map is not kept here, so you cannot name its hexes."))
    word = " ".join(unicodedata.normalize("NFC", word).split())
    problem = names.objection(place, word) if word else None
    if problem is not None:
        raise Refusal(problem)
    atlas.name_hex(place, word)


def _first_of_each(names: Mapping[HexId, str]) -> dict[HexId, str]:
    """Return names without those that an earlier hex has."""
    found: dict[str, HexId] = {}
    for place, word in names.items():
        found.setdefault(alike(word), place)
    return {place: word for place, word in names.items() if found[alike(word)] == place}


def _printed(prints: OpenPrints, known: Known, say: Say) -> Iterator[tuple[HexId, str]]:
    """Yield hexes with what one hex of the map alone prints, the first print declared first."""
    named: set[HexId] = set()
    for kind in prints.kinds.values():
        for one in kind.listed:
            if kind.names(one.value):
                for place in _showing(prints, known, kind.id, one.value):
                    if place not in named:
                        named.add(place)
                        yield place, say(one.text)


def _showing(prints: OpenPrints, known: Known, field: str, value: object) -> Iterable[HexId]:
    return (
        place
        for place, shown in known.items()
        if field in shown and prints.board.holds(place) and same(shown[field], value)
    )
