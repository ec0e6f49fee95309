"""How many US units a hex may hold (bib:5.3, bib:14.3, bib:17.1)."""

from collections.abc import Sequence

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island

PAIR = 2


def room(island: Island, name: str, place: HexId) -> bool:
    """Tell whether a US unit may end its move in a hex beside those already there (B-32)."""
    game = island.game
    if island.landing_beach(place):
        return True
    others = [other for other in game.us_in(place) if other != name]
    if island.prints.coast(place):
        return not others
    return may_share(game, [*others, name])


def may_share(game: Game, names: Sequence[str]) -> bool:
    """Tell whether units fit in one hex: one, or two with a support unit among them (17.1)."""
    if len(names) <= 1:
        return True
    return len(names) == PAIR and any(game.is_support(name) for name in names)


def put_under(game: Game, name: str, place: HexId) -> None:
    """Put a US unit on a hex, under those already there (bib:14.2, bib:14.3)."""
    unit = game.us(name)
    levels = [game.us(other).level for other in game.us_in(place) if other != name]
    unit.place = place
    unit.level = max(levels) + 1 if levels else 0


def fighters(game: Game, place: HexId, on_beach: bool) -> list[str]:
    """Return the units of a hex that fight: all, or the top of a beach stack (bib:14.3, B-50)."""
    stack = game.us_in(place)
    if not on_beach or len(stack) < PAIR:
        return stack
    top, second = stack[:PAIR]
    pair = game.is_support(top) or game.is_support(second)
    return [top, second] if pair and game.ruling("B-50") == "pair" else [top]
