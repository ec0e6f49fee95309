"""Movement on a map of the player's own: an order question, then one check-list (hoe:5.3.2)."""

from collections.abc import Iterator, Sequence

import msgspec

from beachmaster.engine.coach import Coach, Coaching, Line
from beachmaster.engine.fields import any_of, number
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Option, Record
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import capture, memory, orders
from beachmaster.games.hell_on_earth.acts import inland
from beachmaster.games.hell_on_earth.beaches import (
    known_pinned,
    name_beaches,
    on_beach,
    too_many,
)
from beachmaster.games.hell_on_earth.coaching import (
    EXTENDED,
    allowance_lines,
    beach_line,
    coach_of,
    strategic_line,
    zone_line,
)
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.paths import DISORGANIZED, IN_ZONE, PINNED
from beachmaster.games.hell_on_earth.places import BEACH, OBJECTIVE_NAMES, ON_MAP, PLACES
from beachmaster.games.hell_on_earth.state import FIXED_ARTILLERY
from beachmaster.games.hell_on_earth.texts import T

NONE = "none"


def check_list(game: Game) -> Steps[None]:
    """Let the player move the real counters and report only what the rules need."""
    movers = _movers(game)
    if not movers:
        return
    extended, extra = yield from _extended(game, movers)
    act = _MOVE.fill(units=[game.us_name(name) for name in movers])
    game.emit("move", act, "hoe:5.3.2", act=act)
    record = Record(
        procedure="moved",
        text=T("What happened as your units moved?"),
        rules=("hoe:5.3.2", "hoe:3.3.7"),
        fields=_fields(game, extended),
        agrees=lambda given: _objection(game, given),
        question=True,
        tell=T(
            "Move all of them first. Count every hex a unit entered, even in passing; a "
            "yellow frame is Fixed Artillery."
        ),
        coach=Coaching(lambda: _coach(game, extended, extra)),
    )
    told = yield from memory.asked(record)
    for name in told.get("strategic", []):
        game.mark_acted(name, "strategic", "hoe:5.3.2.4")
    for objective in told.get("objectives", []):
        capture.take_objective(game, objective)
    capture.set_artillery(game, told["artillery"])
    yield from _stand(game, told.get("stayed", []), told.get("beaches", []))


def _movers(game: Game) -> list[str]:
    """Return the units that may move, as far as is known who is pinned down (hoe:5.3.2.3)."""
    stuck = known_pinned(game)
    return [n for n in game.us_on_map() if game.us(n).marker != "DR" and n not in stuck]


def _fields(game: Game, extended: str) -> tuple[Field, ...]:
    """Return the fields of the check-list after a movement phase (H-08).

    A unit with Extended Movement makes a normal move (hoe:3.3.4.2).
    """
    here = game.us_on_map()
    movers = [name for name in here if game.us(name).marker != "DR"]
    free = [name for name in _movers(game) if not memory.known_in_zoc(game, name)]
    fields = []
    if free:
        options = [Option(name, game.us_name(name)) for name in free if name != extended]
        fields.append(any_of("strategic", T("units that moved strategically"), options))
    if capture.uncontrolled(game):
        options = [Option(o, OBJECTIVE_NAMES[o]) for o in capture.uncontrolled(game)]
        fields.append(any_of("objectives", T("objectives entered, even in passing"), options))
    held = game.state.artillery
    fields.append(
        number("artillery", T("Fixed Artillery hexes under US control now"), held, FIXED_ARTILLERY)
    )
    stayed = [name for name in known_pinned(game) if name in movers]
    there = [name for name in movers if game.us(name).place in BEACH]
    if there:
        options = [
            Option(
                one,
                _ON_ITS_BEACH.fill(unit=game.us_name(one), beach=PLACES.name(game.us(one).place)),
            )
            for one in there
        ]
        fields.append(
            any_of("stayed", T("units still on their landing beach"), options, known=stayed)
        )
    standing = [Option(one, game.us_name(one)) for one in movers if one not in stayed]
    if standing:
        fields.append(any_of("beaches", T("units that moved to a landing beach"), standing))
    return tuple(fields)


def _objection(game: Game, given: dict[str, Value]) -> Text | None:
    """Refuse a unit on two beaches, and more units than there are beaches for them."""
    stayed, moved = given.get("stayed", []), given.get("beaches", [])
    both = [name for name in moved if name in stayed]
    if both:
        return T("You listed the {unit} on two landing beaches.", unit=game.us_name(both[0]))
    return too_many(game, [*stayed, *moved])


def _stand(game: Game, stayed: list[str], moved: list[str]) -> Steps[None]:
    """Remember which units are on which beach, and forget where the others stood."""
    left = [n for n in game.us_on_map() if game.us(n).marker != "DR" and n not in stayed]
    for name in left:
        memory.us_moved(game.state, name)
        game.us(name).place = ON_MAP
    game.emit(
        "us-moved", None, "hoe:5.3.2", act=inland(left, [game.us_name(name) for name in left])
    )
    if moved:
        yield from name_beaches(game, moved)


def _coach(game: Game, extended: str, extra: int) -> Coach:
    """Return who cannot move, and what the others may do (hoe:5.3.2.1, 5.3.2.3, 5.3.2.4)."""
    stuck, units = known_pinned(game), game.us_on_map()
    reasons = {name: DISORGANIZED for name in units if game.us(name).marker == "DR"}
    reasons |= {name: PINNED for name in stuck if name not in reasons}
    may = [
        (name, tuple(_lines(game, name, extra if name == extended else 0)))
        for name in units
        if name not in reasons
    ]
    return coach_of(game, list(reasons.items()), may)


def _lines(game: Game, name: str, extra: int) -> Iterator[Line]:
    """Yield what a unit may do, as far as is known of where it stands."""
    yield from allowance_lines(game, name, extra)
    near = IN_ZONE if memory.known_in_zoc(game, name) else None
    if near is not None:
        yield zone_line()
    if on_beach(game, name):
        yield beach_line()
    yield strategic_line(game, name, EXTENDED if extra else near)


def _extended(game: Game, able: Sequence[str]) -> Steps[tuple[str, int]]:
    """Offer an Extended Movement order to one unit; return it and its points (hoe:3.3.4.2)."""
    tokens = orders.playable(game, "movement")
    if not tokens:
        return "", 0
    order = Field(
        name="order",
        kind="choose",
        text=T("order played"),
        options=(
            Option(orders.NO, T("none")),
            *(Option(token, orders.marker_name(game, token)) for token in tokens),
        ),
    )
    told = yield Record(
        procedure="extended",
        text=T("Do you play an Extended Movement order, and for which unit?"),
        rules=("hoe:3.3.4.2", "hoe:5.10"),
        fields=(order, _who_extends(game, able)),
        question=True,
    )
    if told["order"] == orders.NO:
        return "", 0
    orders.play(game, told["order"])
    return str(told["unit"]), game.data.command_marker(game.state, told["order"]).value


def _who_extends(game: Game, able: Sequence[str]) -> Field:
    """Return the field of the unit that moves farther; without an order it is none."""
    whole = Field(
        name="unit",
        kind="choose",
        text=T("unit that moves farther"),
        options=tuple(Option(name, game.us_name(name)) for name in able),
        by=("order",),
    )
    nobody = msgspec.structs.replace(whole, options=(), known=NONE)

    def given(told: Told) -> Field:
        return nobody if told["order"] == orders.NO else whole

    return msgspec.structs.replace(whole, given=given)


_MOVE = T("Move your units on the map: {units}.")


_ON_ITS_BEACH = T("{unit}: {beach}")
