"""Show exact odds of an assault before the player commits to it (hoe:5.4.2)."""

from collections.abc import Sequence

from msgspec.structs import replace

from beachmaster.engine.resolution import Odds, ResolveError
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import TANK_RANGE, Ground, flanks, on_high_ground
from beachmaster.games.hell_on_earth.places import BAG
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData


def of_target(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str] = ()
) -> Value:
    """Return the odds of these attackers and supporters against a target.

    On a table board flank, height, HQ and neighbors are not known yet: they are left out, support
    counts in full, and the odds say so.
    """
    from beachmaster.games.hell_on_earth.resolve import resolvers  # only when odds are asked for

    given: dict[str, Value] = {
        "attackers": [_attacker(game, name) for name in attackers],
        "target": _target(game, target),
        "turn": game.state.turn,
        "hq_eliminated": game.hq_eliminated,
        "bag": [token for token, at in game.state.red.items() if at == BAG],
    }
    given["support"] = [_supporter(game, name, target) for name in supporters]
    if game.prints is not None:
        given |= _around(game, target, attackers)
    try:
        found = resolvers(_as_known(game))["assault"].odds(given)
    except ResolveError:  # a bag with fewer markers than could be drawn has no odds
        return None
    return _resting_on(game, found, attackers, supporters)


def _resting_on(
    game: Game, found: Odds, attackers: Sequence[str], supporters: Sequence[str]
) -> Odds:
    """Say over each table of results whose it is, and below what a table board leaves out."""
    ours, theirs = ([game.us_name(name) for name in names] for names in (attackers, supporters))
    who = (
        T("{units}, supported by {supporters}") if theirs else T("{units}, without support")
    ).fill(units=ours, supporters=theirs)
    tables = tuple(
        replace(one, title=T("{title}: {who}", title=one.title, who=who))
        if one.name.startswith("result")
        else one
        for one in found.tables
    )
    left_out = (
        ()
        if game.prints is not None
        else (
            T(
                "Left out, as only your table shows them: flank, hill, HQ and Japanese neighbors. "
                "Support counts in full, whatever its distance, level and ground."
            ),
        )
    )
    return replace(found, tables=tables, notes=(*left_out, *found.notes))


def _as_known(game: Game) -> GameData:
    """Return the data with the markers that the player has described put in."""
    data = game.data
    if not game.state.described_red:
        return data
    known = GameData(data.counters, data.markers, data.prints)
    object.__setattr__(known, "intelligence", {**data.intelligence, **game.state.described_red})
    return known


def _attacker(game: Game, name: str) -> dict[str, Value]:
    unit = game.us(name)
    return {"unit": name, "steps": unit.steps, "or_marker": unit.marker == "OR"}


def _supporter(game: Game, name: str, target: str) -> dict[str, Value]:
    """Return one supporter with its distance and height, where they are known (5.4.2.7.1)."""
    if game.prints is None:
        return {"unit": name, "steps": game.us(name).steps}
    ground = Ground(game)
    here, there = game.us(name).place, game.unit(target).place
    away = game.prints.distance(here, there)
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
    ground = Ground(game)
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
