"""Be a map of the player's own, for a game that says what is printed on its map."""

from collections.abc import Mapping
from typing import ClassVar, Self

import msgspec

from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.countersheet import CounterPrint, CounterSheet
from beachmaster.engine.facts import Known, facts_of, merged
from beachmaster.engine.hexboard import HexBoard
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.ownboard import OwnBoard, written
from beachmaster.engine.printkinds import Print, PrintedNumbers
from beachmaster.engine.texts import T


class OwnMap(HexBoard):
    """What every map of the player's own can do; a game declares its `kinds` and reads them.

    `known` is what is known of it, that of its file where nothing is said; `numbered` tells whether
    the published map is thought to print a number in each hex.
    """

    own = True
    kinds: ClassVar[Mapping[str, Print]]
    beside: ClassVar[PrintedNumbers | None] = None
    numbered: ClassVar[bool] = True
    counters: ClassVar[Mapping[str, CounterPrint]] = {}

    def __init__(
        self, board: OwnBoard, known: Known | None = None, sheet: CounterSheet | None = None
    ) -> None:
        if board.areas:
            raise BoardError(T("areas: the map of this game is of hexes"))
        self.file, self.board = board, board
        self.raw = written(board)
        shown = board.known if known is None else known
        self.sheet = sheet or CounterSheet(self.counters)
        self._open = OpenPrints(
            self.kinds, board, shown, self.beside, self.sheet, numbered=self.numbered
        )
        self.hexes = self._open.land
        self._last: tuple[Known, Self] | None = None

    @property
    def open(self) -> OpenPrints:
        """Return what is known of the map."""
        return self._open

    def with_counters(self, sheet: CounterSheet | None) -> Self:
        """Return the map beside these counters of the player's own, the same without any."""
        return self if sheet is None else type(self)(self.board, None, sheet)

    def at(self, learned: Known | msgspec.UnsetType) -> Self:
        """Return the map with what a game learned of it; a state replaces that, never adds."""
        if not learned:
            return self
        last = self._last
        if last is None or not (last[0] is learned or last[0] == learned):
            known = merged(self.open.known, facts_of(learned))
            found = type(self)(self.board, known, self.sheet)
            found.measure_like(self if last is None else last[1])
            self._last = last = learned, found
        return last[1]
