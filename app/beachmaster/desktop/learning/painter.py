"""Paint what the player's own map prints, straight into the board that all games on it share."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from beachmaster.desktop.learning.brushes import Brush
from beachmaster.desktop.texts import TN, T
from beachmaster.engine import hexgrid
from beachmaster.engine.display import Chart
from beachmaster.engine.facts import (
    WHOLE,
    Known,
    MapFact,
    complete,
    completed,
    giving_way,
    merged,
)
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.mapquestions import implied
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.options import same
from beachmaster.engine.printkinds import SEA, Listed, Print
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

Place = tuple[str, str]


class Easel(Protocol):
    """A board that can be written to: one of the player's, or one of a test."""

    def known(self) -> Known:
        """Return all that is known of it."""
        ...

    def remember(self, facts: list[MapFact]) -> None:
        """Keep facts."""
        ...

    def forget(self, places: Iterable[Place]) -> None:
        """Take facts back."""
        ...


class Sketched(Protocol):
    """A game that can show a map of which so much is known."""

    def sketched(self, known: Known) -> tuple[Chart, OpenPrints]:
        """Return the map with what is known of it."""
        ...


class Painter:
    """A brush over the player's board; each stroke is written at once and can be taken back."""

    def __init__(self, game: Sketched, easel: Easel) -> None:
        self._game, self._easel = game, easel
        self.brush: Brush | None = None
        self._strokes: list[dict[Place, Value]] = []
        self._wiping = False
        self._fresh = True
        self.refresh()

    def refresh(self) -> None:
        """Take up what is known by now."""
        self.chart, self.prints = self._game.sketched(self._easel.known())

    @property
    def kinds(self) -> Iterable[Print]:
        """Return the prints of the map."""
        return self.prints.kinds.values()

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a stroke to take back."""
        return bool(self._strokes)

    # -- painting --------------------------------------------------------------------------------

    def paint(self, place: HexId) -> bool:
        """Paint one hex of the stroke; its first hex says whether the stroke paints or wipes.

        Tell whether that changed anything; raise `Refusal` where the list is full.
        """
        brush = self.brush
        if brush is None or not self.prints.board.holds(place):
            return False
        shows = same(self.prints.shown(place, brush.kind.id), brush.value)
        if self._fresh:
            self._wiping = brush.value is None or shows
            self._strokes.append({})
            self._fresh = False
        if self._wiping:
            changed = self._change((), self._told_of(place, brush))
        else:
            gone = [*self._moved(place, brush), *self._washed_away([place], brush)]
            changed = not shows and self._change(self._facts(place, brush), gone)
        if changed:
            for name in {brush.kind.id, *(field for _, field in self._strokes[-1])}:
                if name in self.prints.kinds:
                    self._settle(self.prints.kinds[name])
        return changed

    def lift(self) -> None:
        """End the stroke."""
        self._fresh = True
        if self._strokes and not self._strokes[-1]:
            self._strokes.pop()

    def fill(self, place: HexId) -> int:
        """Paint all around a hex up to what is known of the print; return how many hexes.

        Raise `Refusal` where nothing holds the paint in.
        """
        brush = self.brush
        if brush is None or brush.value is None:
            raise Refusal(T("Choose what to fill with first."))
        inside = list(self._inside(place, brush))
        self._fresh = True
        self._strokes.append({})
        facts = [fact for one in inside for fact in self._facts(one, brush)]
        self._change(facts, self._washed_away(inside, brush))
        self.lift()
        return len(inside)

    def say_complete(self, kind: Print, value: Value, *, whole: bool) -> None:
        """Say that every hex with a value is known, or that it is not."""
        self._strokes.append({})
        if whole:
            self._change([complete(kind.id, value)], ())
        else:
            self._change((), [(WHOLE, completed(kind.id, value))])
        self.lift()

    def tell(self, *facts: MapFact) -> None:
        """Say what no brush paints, such as what a kind of counter prints, in one stroke.

        A fact without a value takes back what was told there.
        """
        self._strokes.append({})
        gone = [(one.place, one.field) for one in facts if one.value is None]
        self._change([one for one in facts if one.value is not None], gone)
        self.lift()

    def undo(self) -> None:
        """Take the last stroke back."""
        if not self._strokes:
            return
        before = self._strokes.pop()
        gone = [at for at, value in before.items() if value is None]
        self._write(
            [MapFact(*at, value) for at, value in before.items() if value is not None], gone
        )

    # -- inside ----------------------------------------------------------------------------------

    def _facts(self, place: HexId, brush: Brush) -> list[MapFact]:
        kind, value = brush.kind, brush.value
        return [MapFact(place, kind.id, value), *implied(kind, place, value)]

    def _told_of(self, place: HexId, brush: Brush) -> list[Place]:
        """Return what was told of a hex with this brush: the print, and what that implied."""
        known = self._easel.known().get(place, {})
        value = known.get(brush.kind.id)
        also = [] if value is None else implied(brush.kind, place, value)
        told = [MapFact(place, brush.kind.id, value), *also]
        return [(place, one.field) for one in told if same(known.get(one.field), one.value)]

    def _settle(self, kind: Print) -> None:
        """Say that a list is complete where the rulebook's count is reached, and only there."""
        counts = {one: len(self.hexes(kind, one)) for one in kind.listed}
        whole = 0 < kind.total == sum(counts.values())
        known = self._easel.known().get(WHOLE, {})
        facts, gone = [], []
        for one, count in counts.items():
            if not (kind.total or one.exactly):
                continue  # the player says it
            full = whole or 0 < one.exactly == count
            said = completed(kind.id, one.value)
            if full and said not in known:
                facts.append(complete(kind.id, one.value))
            elif not full and said in known:
                gone.append((WHOLE, said))
        if facts or gone:
            self._change(facts, gone)

    def _moved(self, place: HexId, brush: Brush) -> list[Place]:
        """Return what gives way to the only hex that can show this; refuse one hex too many."""
        listed, kind = brush.listed, brush.kind
        if listed is None:
            return []
        here, most = self.hexes(kind, listed), listed.exactly or listed.most
        if most == 1:
            return [at for one in here for at in self._told_of(one, brush)]
        if len(here) >= most:
            raise _too_many(listed.text, most)
        every = [at for one in kind.listed for at in self.hexes(kind, one) if at != place]
        if 0 < kind.total <= len(every):
            raise _too_many(kind.text, kind.total)
        return []

    def _washed_away(self, places: Iterable[HexId], brush: Brush) -> list[Place]:
        """Return what gives way in some hexes: other prints to the sea, the sea to any print."""
        known = self._easel.known()
        return [
            (place, name)
            for place in places
            for name in giving_way(known.get(place, {}), MapFact(place, brush.kind.id, brush.value))
        ]

    def hexes(self, kind: Print, listed: Listed) -> list[HexId]:
        """Return the hexes known to show a value."""
        return [
            place
            for place, shown in self._easel.known().items()
            if place != WHOLE and same(shown.get(kind.id), listed.value)
        ]

    def _inside(self, place: HexId, brush: Brush) -> Iterator[HexId]:
        """Yield the hexes around one of which the print is not known; refuse to run to the rim."""
        board, name = self.prints.board, brush.kind.id
        known = self._easel.known()
        seen, waiting = {place}, [place]
        while waiting:
            here = waiting.pop()
            column, row = hexgrid.parse(here)
            if column in (1, board.columns) or row in (1, board.rows):
                raise Refusal(T("Paint a border first: without one the paint would run out."))
            for near in hexgrid.neighbours(here, board.layout):
                shown = known.get(near, {})
                if near not in seen and name not in shown and SEA not in shown.values():
                    seen.add(near)
                    waiting.append(near)
        yield from sorted(seen)

    def _change(self, facts: Iterable[MapFact], gone: Iterable[Place]) -> bool:
        """Write a change and note in the stroke what it took the place of."""
        known, stroke = self._easel.known(), self._strokes[-1]
        facts, gone = list(facts), list(gone)
        told = {(one.place, one.field) for one in facts}
        for place, field in [*told, *gone]:
            stroke.setdefault((place, field), known.get(place, {}).get(field))
        self._write(facts, [at for at in gone if at not in told])
        return bool(facts or gone)

    def _write(self, facts: list[MapFact], gone: list[Place]) -> None:
        if gone:
            self._easel.forget(gone)
        if facts:
            self._easel.remember(facts)
        self.refresh()


def _too_many(what: Text, most: int) -> Refusal:
    held = TN("one hex", "{n} hexes", n=most)
    return Refusal(T("{list}: at most {most}.", list=what, most=held))


def shown_in_game(of_game: Known, of_board: Known) -> Known:
    """Return what a game's map shows: what it knows, and what the board knows besides.

    What lies in the sea the game has to learn first: it may have put units there.
    """
    besides = [
        MapFact(place, name, value)
        for place, shown in of_board.items()
        for name, value in shown.items()
        if name not in of_game.get(place, {})
        and value != SEA
        and not any(giving_way(of_game.get(place, {}), MapFact(place, name, value)))
    ]
    return merged(of_game, besides)
