"""Choose the coast, spend replacement steps, call reserves, form the task force."""

from collections.abc import Sequence

from beachmaster.engine.hexgrid import HexId
from beachmaster.games.bloodbath.players.sight import Sight
from beachmaster.games.bloodbath.state import LOST

SHORE = 5
NONE: list[str] = []


def coast(sight: Sight, options: Sequence[str]) -> str:
    """Return the coast from which Mount Suribachi is near and fewer others are (bib:11.3)."""
    return min(options, key=lambda name: (_resistance(sight, name), name))


def _resistance(sight: Sight, name: str) -> float:
    board = sight.board
    beaches = [p for (side, _), hexes in board.beaches.items() if side == name for p in hexes]
    mountain = min(board.distance(p, top) for p in beaches for top in board.suribachi)
    near = sum(any(board.distance(p, foe) <= SHORE for p in beaches) for foe in sight.foes)
    return mountain * 2.0 + near / len(beaches)


def replaced(sight: Sight, options: Sequence[str], most: int) -> list[str]:
    """Return who gets the replacement steps: support units first, then battalions ashore."""
    return sorted(options, key=lambda name: (_rank(sight, name), name))[:most]


def _rank(sight: Sight, name: str) -> int:
    unit = sight.state.us[name]
    late = sight.state.last_turn - sight.state.turn <= 2 or len(sight.foes) <= 4
    if sight.game.is_support(name):
        return 9 if late else 0 if sight.game.is_tank(name) else 1
    if unit.place == LOST:
        return 4
    return 2 if unit.on_map else 3


def loser(sight: Sight, options: Sequence[str]) -> str:
    """Return who loses a step: a tank, a flamethrower, a whole battalion, a depleted one."""

    def rank(name: str) -> tuple[int, str]:
        if sight.game.is_support(name):
            return (0 if sight.game.is_tank(name) else 1), name
        return (3 if sight.state.us[name].steps == 1 else 2), name

    return min(options, key=rank)


def advances(sight: Sight, options: Sequence[str]) -> str:
    """Return who advances: the strongest pair, a whole battalion before a depleted one."""

    def strength(name: str) -> tuple[int, str]:
        pair = sight.game.us_in(sight.state.us[name].place)[:2]
        return sum(sight.game.factors(one).attack for one in pair), name

    return max(options, key=strength)


def falls_back(sight: Sight, goals: Sequence[HexId], score: dict[HexId, float]) -> HexId:
    """Return the hex to retreat to: as near to the enemy as it may be."""
    return min(goals, key=lambda place: (score[place], place))
