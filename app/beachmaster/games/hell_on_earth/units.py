"""Say which US units may act in an attack phase, and against whom (hoe:5.4, H-04, H-05)."""

from collections.abc import Sequence

from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground, in_range
from beachmaster.games.hell_on_earth.texts import T


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


def attack_units(game: Game, target: str, able: Sequence[str]) -> list[str]:
    """Return those of the able units that are next to the target, as far as is known."""
    if game.prints is None:
        return list(able)
    ground, place = Ground(game), game.unit(target).place
    return [name for name in able if ground.adjacent(game.us(name).place, place)]


def support_units(game: Game, target: str, able: Sequence[str]) -> list[str]:
    """Return those of the able units in range and sight of the target, as far as is known."""
    return list(able) if game.prints is None else in_range(Ground(game), target, able)


def assault_possible(game: Game, able: Sequence[str], hidden: bool | None) -> bool:
    """Tell whether any of these units has such a unit to assault, as far as is known."""
    foes = [unit for _, unit in game.japanese() if hidden is None or unit.hidden == hidden]
    if game.prints is None:
        return bool(able and foes)
    ground = Ground(game)
    return any(ground.beside(unit.place, able) for unit in foes)


def on_own_map(game: Game, text: Text) -> Text | None:
    """Say what to look at on a map that the program does not know."""
    return text if game.prints is None else None


def _fights(game: Game, name: str, *freed_by: str) -> bool:
    """Tell whether a unit's DR marker leaves it this action (H-05)."""
    return game.us(name).marker != "DR" or game.ruling("H-05") in freed_by


NEXT_TO_IT = T("Only a unit in a hex next to it.")
