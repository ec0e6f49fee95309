"""Look up the pieces of a game by their ids, from the rows that the player may see."""

from collections.abc import Iterable, Iterator

import msgspec

from beachmaster.engine.counters import counter_of
from beachmaster.engine.display import Chart, Overview, UnitRow
from beachmaster.engine.meaning import MARKS, Say
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value
from beachmaster.engine.views.data import PieceView


class PieceIndex:
    """The units and spaces of a game, made of what its sides may see.

    A game that is `concealed` from a front end makes its rows of the open half of its state, so
    that nothing hidden enters a view.
    """

    def __init__(self, overview: Overview | None, chart: Chart | None, say: Say) -> None:
        self.say = say
        units = () if overview is None else overview.units
        self._units = {one.id: one for one in units}
        self._spaces = frozenset() if chart is None else frozenset(chart.hexes)
        self._at: dict[str, list[UnitRow]] = {}
        for one in units:
            if one.place and one.standing == "map":
                self._at.setdefault(one.place, []).append(one)

    def named(self, ids: Iterable[str]) -> tuple[PieceView, ...]:
        """Return the units and spaces of these ids; what is neither is left out."""
        return self._together(piece for one in ids for piece in self._any(one))

    def of(self, value: Value, *, theirs: bool = False) -> tuple[PieceView, ...]:
        """Return the pieces of a value: a unit, a unit on its way, or all units in a space.

        Of a space with units of both sides, `theirs` returns those of the other side alone.
        """
        return self._together(self._any(value, theirs=theirs))

    def _any(self, value: Value, *, theirs: bool = False) -> Iterator[PieceView]:
        if isinstance(value, str) and value:
            yield from self._of(value, theirs)

    def _together(self, pieces: Iterable[PieceView]) -> tuple[PieceView, ...]:
        """Return equal concealed pieces of one place as one with their number.

        The player cannot tell them apart: it goes by the id of the first.
        """
        groups: list[list[PieceView]] = []
        for piece in pieces:
            there = next((each for each in groups if _cannot_tell(each[0], piece)), None)
            if there is None:
                groups.append([piece])
            elif all(one.id != piece.id for one in there):
                there.append(piece)
        return tuple(self._counted(each[0], len(each)) for each in groups)

    def _counted(self, piece: PieceView, number: int) -> PieceView:
        """Return a piece with a number: how many pieces like it are there."""
        if number == 1 or piece.counter is None:
            return piece
        words = self.say(T("{number} × {what}", number=number, what=piece.words))
        counter = msgspec.structs.replace(piece.counter, count=number)
        return msgspec.structs.replace(piece, count=number, counter=counter, words=words)

    def _of(self, value: str, theirs: bool) -> Iterator[PieceView]:
        if value in self._units:
            yield self._unit(self._units[value])
            return
        for mark in MARKS:
            unit, found, way = value.partition(mark)
            if found and unit in self._units:
                yield self._unit(self._units[unit])
                yield from self._space(way.rpartition(mark)[2])
                return
        there = self._at.get(value, ())
        wanted = [one for one in there if not (theirs and one.side.own)] or there
        if there:
            yield from map(self._unit, wanted)
        else:
            yield from self._space(value)

    def _unit(self, row: UnitRow) -> PieceView:
        return PieceView(
            id=row.id,
            kind="counter",
            words=self.say(row.titled),
            ours=row.side.own,
            counter=counter_of(row),
            place=row.place,
            count=row.count or 1,
            concealed=row.hidden,
        )

    def _space(self, place: str) -> Iterator[PieceView]:
        if place in self._spaces:
            yield PieceView(id=place, kind="space", words=self.say(plain_text(place)), place=place)


def _cannot_tell(one: PieceView, other: PieceView) -> bool:
    """Return whether two pieces show equal backs, so that the player cannot tell them apart."""
    if one.counter is None or other.counter is None or one.words != other.words:
        return False
    backs = [one.counter, other.counter]
    if not all(back.hidden and not back.count for back in backs):
        return False
    return msgspec.structs.replace(other.counter, id=one.id) == one.counter


NO_PIECES = PieceIndex(None, None, render)
"""Serves a front end that draws no pieces."""
