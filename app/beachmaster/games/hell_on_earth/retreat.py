"""Retreats on a tracked board: which hexes are open, and the move (hoe:5.4.2.9.3, H-30, H-64)."""

from typing import TYPE_CHECKING

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Option, Options, Place
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.texts import T

if TYPE_CHECKING:
    from beachmaster.games.hell_on_earth.boards.tracked import TrackedBoard


class Retreat(msgspec.Struct, frozen=True):
    """One way back: the hexes in order, and whether it ends in a zone of control."""

    path: tuple[HexId, ...]
    zoc: bool


def retreats(ground: Ground, name: str, target: HexId, organised: bool) -> dict[HexId, Retreat]:
    """Return the ways back by the hex they end in.

    An Organized Retreat is one or two hexes, each farther from the target (H-64); a Disorganized
    one is two in any direction, one where only one is open. A zone of control stops either.
    """
    start = ground.game.us(name).place
    away = organised and ground.game.ruling("H-64") == "away"
    short: dict[HexId, Retreat] = {}
    long: dict[HexId, Retreat] = {}
    for first in _steps(ground, start, target, away):
        if ground.in_zoc(first):
            if not ground.occupied(first):
                (short if organised else long)[first] = Retreat((first,), True)
            continue
        if not ground.occupied(first):
            short[first] = Retreat((first,), False)
        for second in _steps(ground, first, target, away):
            if second != start and not ground.occupied(second):
                way = Retreat((first, second), ground.in_zoc(second))
                long[second] = _better(ground, long.get(second), way)
    if organised:
        return long | short
    return long or short


def _steps(ground: Ground, place: HexId, target: HexId, away: bool) -> list[HexId]:
    """Return the hexes one step on: enterable, and passable where a US unit stands (H-30)."""
    prints = ground.prints
    far = prints.distance(place, target)
    return [
        near
        for near in prints.neighbours(place)
        if ground.may_enter(near)
        and not (near in ground.americans and ground.in_zoc(near))
        and not (away and prints.distance(near, target) <= far)
    ]


def _better(ground: Ground, old: Retreat | None, new: Retreat) -> Retreat:
    """Prefer the way that passes over more that can be captured (H-08)."""
    if old is None or _captures(ground, new) > _captures(ground, old):
        return new
    return old


def _captures(ground: Ground, way: Retreat) -> int:
    state, prints = ground.game.state, ground.prints
    return sum(
        (prints.objective(place) in OBJECTIVE_LIMITS.keys() - set(state.control))
        + (prints.gun(place) and place not in state.artillery_hexes)
        for place in way.path
    )


def fall_back(
    game: Game, board: "TrackedBoard", name: str, target: HexId, organised: bool
) -> Steps[str]:
    """Let the player choose where the unit goes, move it, and say how it ended."""

    def ways() -> dict[HexId, Retreat]:
        return retreats(Ground(game), name, target, organised)

    fact: dict[str, Value] = {"result": "none", "objective": "none", "artillery": False}
    board.facts["retreat", (name,)] = fact
    if not ways():
        return "none"
    place = yield Place(
        procedure="retreat",
        subjects=(name,),
        text=T("Where does {unit} retreat to?", unit=game.us_name(name)),
        rules=("hoe:5.4.2.9.4" if organised else "hoe:5.4.2.9.3",),
        options=Options(lambda: [_option(hex_id, way) for hex_id, way in sorted(ways().items())]),
        question=True,
    )
    way = ways()[place]
    before = set(game.state.control), game.state.artillery
    board.go(game, name, way.path)
    gained = [name for name in game.state.control if name not in before[0]]
    fact["result"] = "zoc" if way.zoc else "clear"
    fact["objective"] = gained[0] if gained else "none"
    fact["artillery"] = game.state.artillery > before[1]
    fact["beach"] = board.on_beach(game, name)
    if fact["beach"]:
        board.facts["which-beach", (name,)] = {name: board.beach_of(game, name)}
    return "zoc" if way.zoc else "clear"


def _option(place: HexId, way: Retreat) -> Option:
    return Option(
        place,
        (T("{place}, in a zone of control: one more hit") if way.zoc else T("{place}")).fill(
            place=place
        ),
    )
