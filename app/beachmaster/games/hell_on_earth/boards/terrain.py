"""Read the ground of a tracked board with the units on it: zones of control, heights, entry."""

from collections.abc import Iterable
from functools import cached_property

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.hell_on_earth.board_data import Board
from beachmaster.games.hell_on_earth.game import Game

HEIGHTS = {"suribachi": 4, "rough": 3, "difficult": 2, "clear": 1, "beach": 0}
"""Terrain levels, highest first (hoe:5.4.2.7.1.1)."""


class Ground:
    """The board at one moment; make a new one after anything has moved."""

    def __init__(self, game: Game, board: Board) -> None:
        self.game = game
        self.board = board

    @cached_property
    def japanese(self) -> frozenset[HexId]:
        """Return the hexes that hold Japanese units."""
        return frozenset(unit.place for _, unit in self.game.japanese())

    @cached_property
    def americans(self) -> frozenset[HexId]:
        """Return the hexes that hold US units."""
        return frozenset(self.game.us(name).place for name in self.game.us_on_map())

    @cached_property
    def zoc(self) -> frozenset[HexId]:
        """Return the hexes in Japanese zones of control (hoe:5.3.2.2)."""
        return frozenset(near for place in self.japanese for near in self.board.neighbours(place))

    def in_zoc(self, place: HexId) -> bool:
        """Tell whether a hex lies in a Japanese zone of control."""
        return place in self.zoc

    def occupied(self, place: HexId) -> bool:
        """Tell whether any unit stands in a hex."""
        return place in self.japanese or place in self.americans

    def adjacent(self, a: HexId, b: HexId) -> bool:
        """Tell whether two hexes are next to each other."""
        return self.board.distance(a, b) == 1

    def beside(self, place: HexId, names: Iterable[str]) -> bool:
        """Tell whether one of the US units is next to a hex."""
        return any(self.adjacent(self.game.us(name).place, place) for name in names)

    def may_enter(self, place: HexId) -> bool:
        """Tell whether a US unit may enter a hex at all (H-15)."""
        if place in self.japanese:
            return False
        return place != self.board.suribachi or not self.in_zoc(place)

    def high(self, place: HexId) -> bool:
        """Tell whether a hex is a hill or Mount Suribachi (hoe:5.4.2.7.3.2)."""
        there = self.board.hexes[place]
        return there.hill or there.terrain == "suribachi"

    def spots(self, place: HexId) -> bool:
        """Tell whether artillery observes from a hex: a hill or a fixed-artillery hex (H-11)."""
        there = self.board.hexes[place]
        return there.hill or there.fixed_artillery

    def lower(self, place: HexId, target: HexId) -> bool:
        """Tell whether a hex is at a lower level than the target's (hoe:5.4.2.7.1.1)."""
        here, there = self.board.hexes[place], self.board.hexes[target]
        levels = HEIGHTS[here.terrain], HEIGHTS[there.terrain]
        return (levels[0], here.hill) < (levels[1], there.hill)

    def reach(self, place: HexId) -> str:
        """Return how Japanese units stand to a hex: none, two (hexes away), one, several."""
        away = [self.board.distance(place, other) for other in self.japanese]
        adjacent = away.count(1)
        if adjacent:
            return "several" if adjacent > 1 else "one"
        return "two" if 2 in away else "none"
