"""Measure a board once for the automatic player: neighbours, distances, lines of sight."""

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.board_data import Board
from beachmaster.games.hell_on_earth.boards.terrain import HEIGHTS
from beachmaster.games.hell_on_earth.paths import COSTS

NEAR = 2


class Geometry:
    """What never changes on a board, looked up instead of worked out."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.around = {place: board.neighbours(place) for place in board.hexes}
        self.far = {a: {b: board.distance(a, b) for b in board.hexes} for a in board.hexes}
        self.ring = {
            place: tuple(b for b, away in self.far[place].items() if away == NEAR)
            for place in board.hexes
        }
        self.cost = {place: COSTS[there.terrain] for place, there in board.hexes.items()}
        self.beach = {place for place, there in board.hexes.items() if there.terrain == "beach"}
        self.guns = set(board.fixed_artillery)
        self.spots = {place for place, there in board.hexes.items() if there.hill} | self.guns
        self.high = {place for place, there in board.hexes.items() if there.hill}
        self.high.add(board.suribachi)
        self.objective = {place: name for name, place in board.objectives.items()}
        self.level = {
            place: (HEIGHTS[there.terrain], there.hill) for place, there in board.hexes.items()
        }

    def clear(self, place: HexId, target: HexId, americans: set[HexId]) -> bool:
        """Tell whether no US unit blocks the line of sight between two hexes (H-25)."""
        between = self.board.line(place, target)
        return not any(all(one in americans for one in group) for group in between)


def measured(board: Board) -> Geometry:
    """Return a board's geometry, measured the first time only."""
    if board.digest not in _MEASURED:
        _MEASURED.clear()
        _MEASURED[board.digest] = Geometry(board)
    return _MEASURED[board.digest]


_MEASURED: dict[str, Geometry] = {}
"""The last board measured: games of one run share it."""
