"""Bind the data a game is played with: counters and, where there is one, a map of areas."""

from collections.abc import Callable
from dataclasses import dataclass, field

from beachmaster.engine.areas import AreaBoard, load
from beachmaster.engine.countersheet import CounterSheet
from beachmaster.engine.factory import reader
from beachmaster.games.ie_shima.about import ABOUT
from beachmaster.games.ie_shima.own_counters import Counters, sheet_of
from beachmaster.games.ie_shima.prints import KINDS, Tables


@dataclass(frozen=True)
class GameData:
    """Counters and map; `prints` is the player's own map as far as it is known, or one in full."""

    counters: Counters
    prints: AreaBoard
    sheet: CounterSheet = field(init=False)
    _tables: dict[int, Tables] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Declare the counters once."""
        object.__setattr__(self, "sheet", sheet_of(self.counters))

    def tables(self, prints: AreaBoard) -> Tables:
        """Return ground and counters of a map as it is known, made once for each."""
        found = self._tables.get(id(prints))
        if found is None or found.prints is not prints:
            own = prints.open.counters if prints.own else None
            found = Tables(prints, own if own is not None and own.asked else self.sheet)
            self._tables.clear()
            self._tables[id(prints)] = found
        return found


read_board: Callable[[str], AreaBoard] = reader(
    lambda data: AreaBoard.of(data, ABOUT.name, KINDS), lambda: load(ABOUT.name, KINDS)
)
"""Reads the text of a board file, or our sample where there is none."""
