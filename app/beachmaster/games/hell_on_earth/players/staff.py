"""Run the staff: Command Points, Command markers, Special Orders (hoe:5.8.2, hoe:5.10)."""

from collections.abc import Sequence

from beachmaster.games.hell_on_earth.command import price
from beachmaster.games.hell_on_earth.places import BOX, RESERVE, SLOTS
from beachmaster.games.hell_on_earth.players.sight import Sight
from beachmaster.games.hell_on_earth.state import (
    LAST_TURN,
    US_STEPS,
)

END = "end"
KEEP = ("attack", "command", "support", "reroll", "bombardment", "reconnaissance", "movement")
"""Command markers from the most to the least wanted."""
LANDING = {"26": 2, "23": 4, "24": 6}


def purchases(sight: Sight, options: Sequence[str], points: int) -> list[str]:
    """Return what to buy with Command Points, the best first; the end where points are left."""
    worth = {option: _worth(sight, option) for option in options if option != END}
    wanted: list[str] = []
    for option in sorted(worth, key=lambda option: (worth[option], option), reverse=True):
        dear = price(option) > points
        again = option.startswith("marker:") and any(one.startswith("marker:") for one in wanted)
        if worth[option] > 0 and not dear and not again:
            wanted.append(option)
            points -= price(option)
    return [*wanted, END] if points else wanted


def _worth(sight: Sight, option: str) -> float:
    kind, _, name = option.partition(":")
    if kind == "marker":
        return _marker(sight, int(name))
    if kind == "remove":
        return 0.35 + (0.6 if sight.turn >= LAST_TURN - 1 else 0.0)
    unit = sight.state.us[name]
    if kind == "deploy":
        return 2.0 if unit.steps > 2 or sight.turn >= LAST_TURN - 2 else 1.2
    if kind == "rally":
        return 1.6 if unit.marker == "DR" else 0.35
    return _step(unit.steps, unit.place == RESERVE)


def _step(steps: int, reserve: bool) -> float:
    """Return what one more step is worth: at two it turns the unit to its better side."""
    worth = {1: 0.9, 2: 1.1, 3: 0.7}[min(3, steps)]
    return worth + (0.2 if reserve else 0.0)


def _marker(sight: Sight, count: int) -> float:
    free = len(SLOTS) - len(sight.game.slots())
    if not free or sight.turn >= LAST_TURN - 1 or count > 1:
        return 0.0
    return 0.3


def keep(sight: Sight, tokens: Sequence[str]) -> str:
    """Return the most wanted of some Command markers."""
    return min(tokens, key=lambda token: (rank(sight, token), token))


def rank(sight: Sight, token: str) -> tuple[int, int]:
    """Return how much a Command marker is wanted, the most wanted first."""
    marker = sight.data.command_marker(sight.state, token)
    kind = KEEP.index(marker.kind) if marker.kind in KEEP else len(KEEP)
    return kind, -marker.value


def wanted(sight: Sight) -> list[float]:
    """Return what Command Points could buy now, in Japanese steps, the best first."""
    found = []
    for unit in sight.state.us.values():
        if unit.place in BOX:
            continue
        if unit.place == RESERVE:
            found.append(1.0)
        if unit.marker:
            found.append(0.8 if unit.marker == "DR" else 0.2)
        if unit.steps < US_STEPS:
            found.append(0.5)
    return sorted(found, reverse=True)


def landing(name: str, free: Sequence[int]) -> int:
    """Return the beach for a regiment of the first wave: artillery alone, the rest in pairs."""
    wanted_beach = LANDING.get(name, free[0])
    return wanted_beach if wanted_beach in free else free[0]
