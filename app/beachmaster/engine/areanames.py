"""Name the areas of a player's own map by the player's own words.

An area goes by its id and the word beside it (`4 Airfield`), for the map prints the id; where the
board says that it prints none, by the word alone. Saves, games and JSON hold ids.
"""

from collections.abc import Mapping
from typing import Final

from beachmaster.engine.areashape import Shape
from beachmaster.engine.areawords import area_word_problem
from beachmaster.engine.hexwords import LONGEST_NAME, alike
from beachmaster.engine.placenames import PlaceNames, Where
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

FIELDS: Final = frozenset(
    {
        *("area", "areas", "place", "places", "space", "spaces", "here", "goal", "goals"),
        *("origin", "through", "target", "box"),
    }
)
"""The fields of texts that hold the ids of areas and boxes, and nothing else that looks so."""


class AreaNames(PlaceNames):
    """The names of all areas of one map, no two alike; boxes go by what the game calls them."""

    fields = FIELDS
    of_areas = True

    def __init__(self, shape: Shape, own: Mapping[str, str], *, numbered: bool) -> None:
        self.own = {place: word for place, word in own.items() if place in shape.areas}
        shown = {place: f"{place} {word}" if numbered else word for place, word in self.own.items()}
        edges = [edge for edge in shape.edges if not shown.keys().isdisjoint(edge.split("-"))]
        called = {edge: [shown.get(one, one) for one in edge.split("-")] for edge in edges}
        self.shown = shown | {edge: "–".join(ends) for edge, ends in called.items()}
        self._areas = shape.areas
        self._called = {
            **{alike(words): place for place, words in shown.items()},
            **{alike(word): place for place, word in self.own.items()},
            **{alike(place): place for place in shape.spaces},
        }

    def hex_of(self, word: str) -> str | None:
        """Return the area or box that goes by a word, or by its id."""
        return self._called.get(alike(word))

    @property
    def beside(self) -> Mapping[str, str]:
        """Return the names that are told beside the ids."""
        return self.own

    def may_be_named(self, place: str) -> bool:
        """Return whether a place is an area: boxes go by what the game calls them."""
        return place in self._areas

    def placed(self, typed: str, where: Where = "marks") -> str:
        """Return what was typed with ids for the areas that it names: after a mark, or anywhere."""
        return self.with_ids(typed, "all" if where == "own" else where) if self.own else typed

    def objection(self, place: str, word: str) -> Text | None:
        """Say why an area cannot go by a word of the player's, if it cannot."""
        if place not in self._areas:
            return T("There is no area {area} on your map.", area=place[:LONGEST_NAME])
        problem = area_word_problem(word)
        other = self._called.get(alike(word))
        if problem is None and other is not None and other != place:
            return T("Another area is already called “{word}”: {area}.", word=word, area=other)
        return problem
