"""Be a map of areas of the player's own, for a game that says what is printed on its map."""

from collections.abc import Iterable, Mapping
from typing import ClassVar, Self

import msgspec

from beachmaster.engine.areafile import AreaFile
from beachmaster.engine.areas import EDGE, AreaBoard, Fact
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.countersheet import CounterPrint, CounterSheet
from beachmaster.engine.datafile import FORMAT, Tag, digest_of
from beachmaster.engine.facts import Known, facts_of, merged
from beachmaster.engine.openareas import OpenAreas
from beachmaster.engine.ownboard import OwnBoard, other_shape, parse, written
from beachmaster.engine.printkinds import Prints
from beachmaster.engine.values import Value


class OwnAreas(AreaBoard):
    """A map of the player's own, drawn as our own board draws it; what it prints is learned.

    What our board has from the rulebook or another source is known from the beginning, and the
    player's word goes before it. The rest of our board are estimates: hints, which no rule takes
    for known. `known` is what is known of it, that of its file where nothing is said.
    """

    own = True
    counters: ClassVar[Mapping[str, CounterPrint]] = {}

    def __init__(
        self,
        ours: AreaBoard,
        board: OwnBoard,
        known: Known | None = None,
        sheet: CounterSheet | None = None,
    ) -> None:
        wrong = other_shape(board, bare(ours, ""))
        if wrong is not None:
            raise BoardError(wrong)
        super().__init__(ours.file, written(board), ours.kinds)
        self.ours, self.board = ours, board
        self.sheet = sheet or CounterSheet(self.counters)
        told = board.known if known is None else known
        sure, estimates = _parted(ours)
        every = merged(sure, facts_of(told))
        self._open = OpenAreas(self.kinds, board, every, estimates, self.sheet)
        self.digest = digest_of([list(board.lattice), list(facts_of(every))])
        self._last: tuple[Known, Self] | None = None

    @property
    def notice(self) -> str:
        """Return what the board says of itself to a player."""
        return self.board.notice

    @property
    def name(self) -> str:
        """Return the name of the player's board."""
        return self.board.name

    @property
    def open(self) -> OpenAreas:
        """Return what is known of the map."""
        return self._open

    def with_counters(self, sheet: CounterSheet | None) -> Self:
        """Return the map beside these counters of the player's own, the same without any."""
        return self if sheet is None else type(self)(self.ours, self.board, None, sheet)

    def at(self, learned: Known | msgspec.UnsetType) -> Self:
        """Return the map with what a game learned of it; a state replaces that, never adds."""
        if not learned:
            return self
        last = self._last
        if last is None or not (last[0] is learned or last[0] == learned):
            known = merged(self.open.known, facts_of(learned))
            self._last = last = learned, type(self)(self.ours, self.board, known, self.sheet)
        return last[1]

    def believed(self, place: str, field: str) -> Value:
        """Return what a space or an edge shows, known or estimated; never asks."""
        return self.open.believed(place, field)

    def read(self, place: str, field: str) -> Value:
        """Return what a space or an edge shows; where that is open and matters, ask."""
        return self.open.read(place, field)

    def tag(self, place: str, field: str) -> Tag:
        """Return where that comes from: the player's own map, or else our board."""
        told = self.board.known.get(place, {}).get(field)
        if told is None and self.is_known(place, field) and self.ours.is_known(place, field):
            return self.ours.tag(place, field)
        return "player" if self.is_known(place, field) else "estimate"

    def is_known(self, place: str, field: str) -> bool:
        """Tell whether that is known, not estimated; never asks."""
        return not self.open.is_open(place, field)

    def confirm(self, facts: Iterable[Fact]) -> None:
        """Ask in one form for what is open of all that a result rests on."""
        self.open.confirm(facts)

    def look_around(self, place: str) -> None:
        """Ask in one form what a space touches, as far as that is open."""
        self.open.look_around(place)


def own_from(text: str, ours: AreaBoard, name: str) -> OwnBoard:
    """Return the board that a file's text holds, one of which nothing is known where it is empty.

    Raise `BoardError` where it is none of this map.
    """
    return parse(text.encode(), ours.file.game) if text else bare(ours, name)


def bare(ours: AreaBoard, name: str) -> OwnBoard:
    """Return a board of the player's own of which nothing is known yet."""
    file: AreaFile = ours.file
    return OwnBoard(
        format=FORMAT, game=file.game, id="my-map", name=name, areas=ours.areas, boxes=ours.boxes
    )


def shows(ours: AreaBoard, place: str, field: str) -> Value:
    """Return what a board printed in full shows of a space or an edge, as simulations answer."""
    return ours.believed(place, field)


def _parted(ours: AreaBoard) -> tuple[Known, Known]:
    """Return what our board knows, and what it estimates."""
    kinds: Prints = ours.kinds
    sure: dict[str, dict[str, Value]] = {}
    guessed: dict[str, dict[str, Value]] = {}
    spaces = [(p, k.id) for p in ours.areas for k in kinds.values() if not k.edges]
    for place, field in [*spaces, *((edge, EDGE) for edge in ours.shape.edges)]:
        into = sure if ours.is_known(place, field) else guessed
        into.setdefault(place, {})[field] = ours.believed(place, field)
    return sure, guessed
