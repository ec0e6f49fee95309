"""Find the names of places in what is typed: of hexes without numbers, of areas with a name."""

import re
from collections.abc import Container, Mapping
from typing import ClassVar, Literal

from beachmaster.engine.hexwords import LONGEST_NAME, alike
from beachmaster.engine.meaning import MARKS
from beachmaster.engine.text import Text

Where = Literal["marks", "own", "all"]

_AFTER = re.compile(rf"(?<=[{''.join(MARKS)}])\s*")
_WORD = re.compile(r"(?<![^\s,;+])(?=[^\s,;+])")
_ENDS = re.compile(rf"(?=$|[\s,;+{''.join(MARKS)}])")


class PlaceNames:
    """The names of all places of one map, no two alike, and what else each may be called by.

    `own` are the player's words. Where `fields` are given, a text holds ids in these fields alone.
    """

    own: Mapping[str, str]
    shown: Mapping[str, str]
    fields: ClassVar[Container[str] | None] = None
    of_areas: ClassVar[bool] = False
    _called: dict[str, str]

    @property
    def beside(self) -> Mapping[str, str]:
        """Return the names that are told beside the ids."""
        return self.shown

    def of(self, place: str) -> str:
        """Return what a place is called; any other word stays as it is."""
        return self.shown.get(place, place)

    def hex_of(self, word: str) -> str | None:
        """Return the place that goes by a word, or by its id."""
        return word if word in self.shown else self._called.get(alike(word))

    def is_printed(self, place: str) -> bool:
        """Return whether a place is called by what the map prints in it."""
        del place
        return False

    def may_be_named(self, place: str) -> bool:
        """Return whether the player may have a word of their own for a place."""
        return not self.is_printed(place)

    def placed(self, typed: str, where: Where = "marks") -> str:
        """Return what was typed with ids for the places it names."""
        raise NotImplementedError

    def objection(self, place: str, word: str) -> Text | None:
        """Say why a place cannot go by a word of the player's, if it cannot."""
        raise NotImplementedError

    def with_ids(self, typed: str, where: Where) -> str:
        """Return what was typed with ids for the names that stand `where` one may begin.

        Where `own`, what the map prints is no name.
        """
        done, found = 0, list[str]()
        for start in self._starts(typed, where):
            named = self._named_at(typed, start) if start >= done else None
            if named is not None and (where != "own" or not self.is_printed(named[0])):
                found += [typed[done:start], named[0]]
                done = named[1]
        return "".join([*found, typed[done:]])

    def _starts(self, typed: str, where: Where) -> list[int]:
        """Return where a name may begin."""
        marks = [at.end() for at in _AFTER.finditer(typed)]
        words = [at.start() for at in _WORD.finditer(typed)] if where != "marks" else []
        return sorted({*marks, *words})

    def _named_at(self, typed: str, start: int) -> tuple[str, int] | None:
        """Return the place whose name begins here, and where that ends; the longest name counts."""
        ends = [at.start() for at in _ENDS.finditer(typed, start) if at.start() > start]
        for end in reversed([end for end in ends if end - start <= 2 * LONGEST_NAME]):
            place = self._called.get(alike(typed[start:end]))
            if place is not None:
                return place, end
        return None
