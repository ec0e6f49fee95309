"""Say which US units may act in an attack phase (hoe:5.4, H-04, H-05)."""

from beachmaster.games.hell_on_earth.game import Game


def able_to_assault(game: Game, marks: bool = True) -> list[str]:
    """Return the units that may still Recon or Assault; `marks` False ignores situation markers."""
    return [
        name
        for name in game.us_on_map()
        if not (marks and game.us(name).assaulted) and _fights(game, name, "free")
    ]


def able_to_support(game: Game, marks: bool = True) -> list[str]:
    """Return the units that may still give combat support."""
    return [
        name
        for name in game.us_on_map()
        if not (marks and game.us(name).supported) and _fights(game, name, "free", "support")
    ]


def unmarked(game: Game) -> list[str]:
    """Return the units on the map without OR or DR."""
    return [name for name in game.us_on_map() if not game.us(name).marker]


def _fights(game: Game, name: str, *freed_by: str) -> bool:
    """Tell whether a unit's DR marker leaves it this action (H-05)."""
    return game.us(name).marker != "DR" or game.ruling("H-05") in freed_by
