"""Retreats: which hexes are open, and the move (hoe:5.4.2.9.3, H-30, H-64)."""

from collections.abc import Iterator, Sequence

import msgspec

from beachmaster.engine.fields import flag, one_of, unless_told
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Closed, Field, Option, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import capture, memory
from beachmaster.games.hell_on_earth.acts import inland
from beachmaster.games.hell_on_earth.beaches import (
    free_beaches,
    name_beaches,
    note_beaches,
    on_beach,
)
from beachmaster.games.hell_on_earth.dice import REROLL_RULES, Lying
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.places import ON_MAP
from beachmaster.games.hell_on_earth.texts import T

NOT_MOVED: dict[str, Value] = {"objective": capture.NONE, "artillery": False, "beach": False}
"""What a table tells of a unit that stays where it is."""


MOST_HEXES = 2
LOSE = "lose"
"""What a unit does that stands and takes its hits."""
MORE = "+"
"""Behind the end of a retreat of which more is to be told: what it took, that it is on a beach."""


class Pressed(msgspec.Struct, frozen=True):
    """A unit that was hit and goes back, or may; `closed` says why it cannot.

    `way` is what was decided for it already, while its die could still be rerolled.
    """

    name: str
    hits: int
    organised: bool
    closed: Text | None = None
    way: Value = None

    @property
    def rule(self) -> str:
        """Return the rule of its retreat."""
        return retreat_rules(self.organised)[0]


class Retreat(msgspec.Struct, frozen=True):
    """One way back: the hexes in order, and whether it ends in a zone of control."""

    path: tuple[HexId, ...]
    zoc: bool


def retreats(ground: Ground, name: str, target: HexId, organised: bool) -> dict[HexId, Retreat]:
    """Return the ways back by the hex they end in.

    An Organized Retreat is one or two hexes, each farther from the target (H-64); a Disorganized
    one is two in any direction, one where only one is open. A zone of control stops either.

    On the player's own map open ground may be sea: it is looked at where no way keeps off it.
    """
    ways = _ways_back(ground, name, target, organised)
    is_open = ground.prints.is_open
    if not any(not any(map(is_open, way.path)) for way in ways.values()):
        ground.prints.look_at([place for way in ways.values() for place in way.path])
    return ways


def _ways_back(ground: Ground, name: str, target: HexId, organised: bool) -> dict[HexId, Retreat]:
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


def barred(ground: Ground, name: str, target: HexId, organised: bool) -> Iterator[Closed]:
    """Yield the hexes up to two away that a retreat does not end in, each with the reason."""
    ways = _ways_back(ground, name, target, organised)
    start, prints = ground.game.us(name).place, ground.prints
    away = organised and ground.game.ruling("H-64") == "away"
    far, near = prints.distance(start, target), prints.within(start, MOST_HEXES)
    for place in prints.hexes:
        if place not in near or place in ways or place == start:
            continue
        if not ground.may_enter(place):
            reason = _NEVER
        elif ground.occupied(place):
            reason = _TAKEN
        else:
            reason = NEARER if away and prints.distance(place, target) <= far else _NO_WAY
        yield Closed(place, T("{place}", place=place), reason, retreat_rules(organised))


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


def carry_out(game: Game, name: str, target: HexId, organised: bool, place: HexId) -> str:
    """Move a unit back to a hex, empty where it has none: `clear`, `zoc` or `none`."""
    if not place:
        game.note("retreat", (name,), {"result": "none", **NOT_MOVED})
        return "none"
    way = retreats(Ground(game), name, target, organised)[place]
    result = "zoc" if way.zoc else "clear"
    captured = capture.go(game, name, way.path)
    beach = on_beach(game, name)
    more = MORE if beach or capture.taken(captured) else ""
    game.note("retreat", (name,), {"result": result + more, "beach": beach, **captured})
    if beach:
        note_beaches(game, [name], name)
    return result


def may_retreat(game: Game, unit: str, place: str) -> bool:
    """Tell whether an Organized Retreat has a legal hex, as far as is known."""
    return game.prints is None or bool(retreats(Ground(game), unit, place, organised=True))


def ask_retreat(
    game: Game,
    unit: str,
    organised: bool,
    stands: Option | None,
    lying: Lying[str] | None = None,
) -> Steps[dict[str, Value]]:
    """Ask in one form whether a unit `stands`, where it may, or how its way back ended (H-64).

    Its retreat check, where it is `lying`, may be rerolled instead.
    """
    away = organised and game.ruling("H-64") == "away"
    source = (
        T("The {unit}: stand and take the hits, or retreat one or two hexes?")
        if stands is not None
        else T("Move the {unit} two hexes in any direction. How did the retreat end?")
    )
    form = Record(
        procedure="retreat",
        subjects=(unit,),
        text=source.fill(unit=game.us_name(unit)),
        rules=(*retreat_rules(organised), *(REROLL_RULES if lying else ())),
        fields=way_fields(game, unit, stands, [] if lying is None else [lying.option()]),
        question=True,
        why=() if lying is None else (lying.says(),),
        tell=T(
            "Each hex must be farther from the target. A retreat stops in the first hex "
            "next to a Japanese unit and never ends on a US unit."
        )
        if away
        else T(
            "A retreat stops in the first hex next to a Japanese unit and never ends on a US unit."
        ),
    )
    return (yield from memory.asked(form))


def retreated(game: Game, unit: str, told: dict[str, Value]) -> Steps[str]:
    """Note how a way back ended that the player went, and what it took; return how."""
    memory.somebody_moves(game.state)
    result = str(told["result"]).removesuffix(MORE)
    if result == "none":
        return result
    memory.us_moved(game.state, unit)
    if result == "zoc":
        memory.in_zoc(game.state, unit)
    game.us(unit).place = ON_MAP
    game.emit("us-moved", None, "hoe:5.4.2.9", act=inland([unit], [game.us_name(unit)]))
    if told["beach"]:
        yield from name_beaches(game, [unit], unit)
    capture.take(game, told)
    return result


def way_fields(
    game: Game, unit: str, stands: Option | None, further: Sequence[Option] = ()
) -> tuple[Field, ...]:
    """Return the fields for how it went; nobody chooses a retreat that leads nowhere."""
    beach = flag(
        "beach",
        T("it ended on a landing beach"),
        known=None if free_beaches(game, [unit]) else False,
    )
    asked = (unless_told(beach), *capture.captures(game))
    further_told = any(not one.settled for one in asked)
    ends = {value: text for value, text in _ENDS.items() if value != "none" or stands is None}
    if further_told:
        ends |= {value + MORE: text for value, text in _ENDS_MORE.items()}
    options = [Option(value, text) for value, text in ends.items()]
    options += further
    if stands is not None:
        options.insert(0, stands)
    text = T("what it does") if stands is not None else T("how it ended")
    after = (
        capture.only_where(one, "result", lambda ended: str(ended).endswith(MORE)) for one in asked
    )
    return (one_of("result", text, options), *after)


def stands(unit: Pressed) -> Option | None:
    """Return the answer of a unit that stands; one in disorder cannot."""
    return lose(unit) if unit.organised else None


def lose(unit: Pressed) -> Option:
    """Return the answer of a unit that stands and takes its hits."""
    return Option(LOSE, _STAND.get(unit.hits, _STAND_ALL), (unit.rule,))


def retreat_rules(organised: bool) -> tuple[str, ...]:
    """Return the rule of a retreat."""
    return ("hoe:5.4.2.9.4" if organised else "hoe:5.4.2.9.3",)


def hex_option(place: HexId, way: Retreat) -> Option:
    """Return the hex that a way ends in as an option; in a zone of control it says so."""
    return Option(
        place,
        (T("{place}, in a zone of control: one more hit") if way.zoc else T("{place}")).fill(
            place=place
        ),
    )


_ENDS = {
    "clear": T("retreats to a hex away from the enemy"),
    "zoc": T("retreats into a zone of control: one more hit"),
    "none": T("no hex to retreat to: one more hit"),
}
_ENDS_MORE = {
    "clear": T("retreats away from the enemy, onto a landing beach or with a capture"),
    "zoc": T("retreats into a zone of control, onto a landing beach or with a capture"),
}
_TAKEN = T("A US unit is there, and no retreat ends on one.")
_NEVER = T("No US unit may enter it now.")
NEARER = T("Each hex of an Organized Retreat must be farther from the target (ruling H-64).")
_NO_WAY = T("No retreat ends there: zones of control or units stop it before.")
_STAND = {1: T("Stand and take the hit"), 2: T("Stand and take both hits")}
_STAND_ALL = T("Stand and take all hits")
"""In words: a digit beside the numbers of the list would be taken for one of them."""
