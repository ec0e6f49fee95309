"""Read a map of areas that is known in part: what is believed, and what must be asked."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from beachmaster.engine.areaquestions import (
    AreaListsQuestion,
    AreaQuestion,
    LineQuestion,
    NeighboursQuestion,
)
from beachmaster.engine.areashape import is_edge
from beachmaster.engine.asking import may_ask, may_ask_now
from beachmaster.engine.countersheet import CounterSheet
from beachmaster.engine.facts import WHOLE, Known, MapFact, counter_at
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.printkinds import Prints
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value


class OpenAreas(OpenPrints):
    """What is known of a player's own map of areas, and what our own board estimates besides.

    Whatever lists, paints or weighs takes an estimate for what is open; what carries out an answer
    asks.
    """

    def __init__(
        self,
        kinds: Prints,
        board: OwnBoard,
        known: Known,
        estimates: Known,
        sheet: CounterSheet | None = None,
    ) -> None:
        super().__init__(kinds, board, known, None, sheet)
        self.estimates = estimates

    @cached_property
    def land(self) -> dict[str, None]:
        """Return every area and box."""
        return dict.fromkeys(self.board.lattice)

    def guess(self, place: str, name: str) -> Value:
        """Return what our own board estimates, None where it says nothing."""
        return self.estimates.get(place, {}).get(name)

    def believed(self, place: str, name: str) -> Value:
        """Return what a space or an edge shows, known or estimated; never asks."""
        known = self.known.get(place, {}).get(name)
        found = self.guess(place, name) if known is None else known
        return self.kinds[name].guess if found is None else found

    def read(self, place: str, name: str) -> Value:
        """Return what a space or an edge shows; where it is open, ask, or estimate in a listing."""
        self.confirm([(place, name)])
        return self.believed(place, name)

    def confirm(self, facts: Iterable[tuple[str, str]]) -> None:
        """Ask in one form for what is open of all that an answer rests on."""
        if not may_ask():
            return
        asked = tuple(
            (place, self.kinds[name])
            for place, name in dict.fromkeys(facts)
            if self.is_open(place, name)
        )
        rare = next((kind for _place, kind in asked if kind.listed), None)
        if rare is not None:
            kinds = tuple(self.kinds[name] for name in (rare.id, *rare.together))
            raise Unknown(AreaListsQuestion(kinds, self.board.areas, self.known, self.guess))
        if asked:
            raise Unknown(AreaQuestion(asked, self.guess))

    def line(self, place: str) -> LineQuestion:
        """Return the question for all that an area shows."""
        return LineQuestion(place, self.board.shape, self.told_kinds, self.known, self.guess)

    def look_around(self, place: str) -> None:
        """Ask in one form what an area touches, as far as that is open; a replay asks nothing.

        Games of earlier versions went on without it.
        """
        kinds = {name: kind for name, kind in self.told_kinds.items() if kind.edges}
        line = LineQuestion(place, self.board.shape, kinds, self.known, self.guess)
        if may_ask_now() and any(self.is_open(e, name) for e in line.edges() for name in kinds):
            raise Unknown(NeighboursQuestion(line))

    @cached_property
    def told_kinds(self) -> Prints:
        """Return the prints that a player tells: what our board knows of every area is none."""
        open_ones = {name for of in self.estimates.values() for name in of}
        return {name: kind for name, kind in self.kinds.items() if name in open_ones}

    def lines(self) -> Iterator[LineQuestion]:
        """Yield the line of each area of which something is open, for whoever paints ahead."""
        for place in self.board.areas:
            line = self.line(place)
            if not all(field.settled for field in line.prompt.fields) and not self._whole(place):
                yield line

    def _whole(self, place: str) -> bool:
        """Tell whether all is known of an area."""
        shape = self.board.shape
        edges = [shape.edge(place, other) for other in shape.spaces if other != place]
        shown = [(place, kind.id) for kind in self.kinds.values() if not kind.edges]
        shown += [
            (edge, kind.id)
            for kind in self.kinds.values()
            for edge in edges
            if kind.edges and shape.has_edge(edge)
        ]
        return not any(self.is_open(*one) for one in shown)

    def _can_show(self, fact: MapFact) -> bool:
        if counter_at(fact.place) is not None or fact.place == WHOLE:
            return super()._can_show(fact)
        kind = self.kinds.get(fact.field)
        return kind is not None and kind.edges == is_edge(fact.place) and super()._can_show(fact)
