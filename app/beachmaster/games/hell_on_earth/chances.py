"""Show exact odds of an assault before the player commits to it (hoe:5.4.2)."""

from collections.abc import Callable, Sequence

from beachmaster.engine.resolver import ResolveError
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.boards.support_range import TANK_RANGE, flanks, on_high_ground
from beachmaster.games.hell_on_earth.boards.terrain import Ground
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.state import BAG
from beachmaster.games.hell_on_earth.values import GameData


def of_target(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str] = ()
) -> Value:
    """Return the odds of these attackers and supporters against a target.

    On a table board flank, height and neighbours are not known yet and are left out.
    """
    from beachmaster.games.hell_on_earth.resolve import resolvers  # only when odds are asked for

    given: dict[str, Value] = {
        "attackers": [_attacker(game, name) for name in attackers],
        "target": _target(game, target),
        "turn": game.state.turn,
        "hq_eliminated": game.hq_eliminated,
        "bag": [token for token, at in game.state.red.items() if at == BAG],
    }
    if game.data.board is not None:
        given |= _around(game, target, attackers)
        given["support"] = [_supporter(game, name, target) for name in supporters]
    try:
        return resolvers(_as_known(game))["assault"].odds(given)
    except ResolveError:  # a bag with fewer markers than could be drawn has no odds
        return None


def with_support(
    game: Game, target: str, attackers: Sequence[str]
) -> Callable[[Value], Value] | None:
    """Return what weighs supporters; a table board does not know yet how far off they stand."""
    if game.data.board is None:
        return None
    return lambda names: of_target(game, target, attackers, names)


def _as_known(game: Game) -> GameData:
    """Return the data with the markers that the player has described put in."""
    data = game.data
    if not game.state.described_red:
        return data
    known = GameData(data.counters, data.markers, data.board)
    object.__setattr__(known, "intelligence", {**data.intelligence, **game.state.described_red})
    return known


def _attacker(game: Game, name: str) -> dict[str, Value]:
    unit = game.us(name)
    return {"unit": name, "steps": unit.steps, "or_marker": unit.marker == "OR"}


def _supporter(game: Game, name: str, target: str) -> dict[str, Value]:
    """Return one supporter with its distance and height (hoe:5.4.2.7.1)."""
    assert game.data.board is not None
    ground = Ground(game, game.data.board)
    here, there = game.us(name).place, game.unit(target).place
    away = game.data.board.distance(here, there)
    return {
        "unit": name,
        "steps": game.us(name).steps,
        "distance": "adjacent" if away <= 1 else "two" if away == TANK_RANGE else "far",
        "lower": ground.lower(here, there),
        "high_ground": on_high_ground(ground, here),
    }


def _target(game: Game, target: str) -> dict[str, Value]:
    unit = game.unit(target)
    token = game.defence_token(target)
    if unit.hidden and token is None:
        return {"hidden": True}
    if unit.hidden and token is not None:
        marker = game.data.defence_marker(game.state, token)
        return {"hidden": True, "cf": marker.cf, "defence": marker.defence}
    printed = game.printed(target)
    return {"cf": printed.cf, "defence": printed.defence, "support": dict(printed.support)}


def _around(game: Game, target: str, attackers: Sequence[str]) -> dict[str, Value]:
    """Return what a tracked board knows of flank, height and neighbours."""
    assert game.data.board is not None
    ground = Ground(game, game.data.board)
    place = game.unit(target).place
    near = [name for name, unit in game.japanese() if ground.adjacent(unit.place, place)]
    shown = [name for name in near if not game.unit(name).hidden]
    hq = game.hq_place
    return {
        "flank": flanks(ground, attackers),
        "high": ground.high(place),
        "neighbours": [dict(game.printed(name).support) for name in shown],
        "hidden_neighbours": len(near) - len(shown),
        "hq": bool(hq) and hq in (place, *(game.unit(name).place for name in shown)),
    }
