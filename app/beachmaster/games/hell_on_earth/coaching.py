"""Coach the movement: who cannot go and why, what the others may do, and where (hoe:5.3.2)."""

from collections.abc import Container, Iterable, Iterator, Sequence

from beachmaster.engine.asking import asking
from beachmaster.engine.coach import (
    Barred,
    Coach,
    Goal,
    Going,
    Line,
    asked_for_hex,
    cannot_of,
    may_of,
    total,
)
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import orders
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.paths import (
    LEAVE_BEACH,
    LEAVE_ZOC,
    WhyNot,
    allowance,
    cost_words,
    normal_moves,
    points,
    strategic_distance,
    strategic_hexes,
    why_not_move,
    why_not_strategic,
)
from beachmaster.games.hell_on_earth.prints import COSTS
from beachmaster.games.hell_on_earth.texts import T

ARROW, LEAP = ">", "~"
MOVE_RULES = ("hoe:5.3.2.1", "hoe:5.3.2.2")
_LEAP_RULES = ("hoe:5.3.2.4",)


# -- the whole phase -----------------------------------------------------------------------------


def tell_phase(game: Game, moved: Container[str]) -> Coach:
    """Return who cannot go, what the others may do, and who has moved (hoe:5.3.2)."""
    ground, units = Ground(game), game.us_on_map()
    waiting = [name for name in units if name not in moved]
    reasons = {name: why_not_move(ground, name) for name in waiting}
    may = ((name, tuple(lines(ground, name))) for name, why in reasons.items() if why is None)
    closed = [(name, why) for name, why in reasons.items() if why is not None]
    done = [(name, HAS_MOVED) for name in units if name in moved]
    return coach_of(game, closed, may, done)


def coach_of(
    game: Game,
    closed: Sequence[tuple[str, Text]],
    may: Iterable[tuple[str, tuple[Line, ...]]],
    done: Sequence[tuple[str, Text]] = (),
) -> Coach:
    """Group units with what is said of them, and add what every move costs."""

    def named(units: Sequence[str]) -> Text:
        return T("{units}", units=[game.us_name(name) for name in units])

    return Coach(
        cannot=cannot_of(closed, named, "hoe:5.3.2", "hoe:5.3.2.3"),
        may=may_of(may, named),
        done=cannot_of(done, named, "hoe:5.3.2"),
        costs=(*_costs(), *(_limits() if game.prints is None else ())),
    )


def lines(ground: Ground, name: str, extra: int = 0) -> Iterator[Line]:
    """Yield what a unit that can move may do where it stands."""
    game, place = ground.game, ground.game.us(name).place
    barred = why_not_strategic(ground, name)
    yield from allowance_lines(game, name, extra)
    if not extra:
        yield from _order_line(game)
    if ground.in_zoc(place):
        yield zone_line()
    if ground.prints.beach(place):
        yield beach_line()
    yield strategic_line(game, name, EXTENDED if extra else barred)


def allowance_lines(game: Game, name: str, extra: int = 0) -> Iterator[Line]:
    """Yield what makes up a unit's points, and what that comes to (hoe:5.3.2.1)."""
    parts = points(game, name)
    if extra:
        words = T("Extended Movement +{n}", n=extra)
        parts.append(Line(words, ("hoe:3.3.4.2",), extra))
    yield from parts
    if len(parts) > 1:
        yield Line(T("{n} in all", n=total(parts)), ("hoe:5.3.2.1",))


def one_go(ground: Ground, units: Iterable[str]) -> Text | None:
    """Say how a unit is moved in one go, by one that may and a hex that it reaches (hoe:5.3.2)."""
    with asking(False):
        reached = ((name, normal_moves(ground, name)) for name in units)
        found = next(((name, min(ways)) for name, ways in reached if ways), None)
    if found is None:
        return None
    return T(
        "To move a unit at once, enter it with its hex, such as {number}{walk}{place}. For "
        "a strategic move, enter {number}{leap}{place}.",
        number=found[0],
        place=found[1],
        walk=ARROW,
        leap=LEAP,
    )


def zone_line() -> Line:
    """Say what it takes to leave a zone of control (hoe:5.3.2.2)."""
    words = T(
        "{n} more to leave its zone of control, and no step straight into another", n=LEAVE_ZOC
    )
    return Line(words, MOVE_RULES)


def beach_line() -> Line:
    """Say what it takes to leave a landing beach (hoe:5.3.2.1)."""
    return Line(T("{n} more to leave its beach", n=LEAVE_BEACH), ("hoe:5.3.2.1",))


def strategic_line(game: Game, name: str, barred: Text | None) -> Line:
    """Say how far from the enemy a strategic move ends, or why there is none (hoe:5.3.2.4)."""
    if barred is not None:
        return Line(T("no strategic move: {reason}", reason=barred), _LEAP_RULES)
    least = strategic_distance(game, name)
    words = T(
        "or strategically, to a hex at least {least} hexes from any Japanese unit; no "
        "Recon or Assault afterward",
        least=least,
    )
    return Line(words, _LEAP_RULES)


def _order_line(game: Game) -> Iterator[Line]:
    """Yield what the orders held could add to one unit's move (hoe:3.3.4.2)."""
    for token in orders.playable(game, "movement"):
        more = game.data.command_marker(game.state, token).value
        yield Line(T("{n} more with an Extended Movement order", n=more), ("hoe:3.3.4.2",))


def _costs() -> tuple[Line, ...]:
    enter = T(
        "Cost to enter: beach {beach}, clear {clear}, rough {rough}, difficult "
        "{difficult}, Suribachi {suribachi}. To leave a beach, {off} more; to leave a zone "
        "of control, {zone} more.",
        beach=COSTS["beach"],
        clear=COSTS["clear"],
        rough=COSTS["rough"],
        difficult=COSTS["difficult"],
        suribachi=COSTS["suribachi"],
        off=LEAVE_BEACH,
        zone=LEAVE_ZOC,
    )
    zones = T(
        "No unit moves straight from one zone of control into another. A strategic "
        "move never starts in one."
    )
    return Line(enter, ("hoe:5.3.2.1",)), Line(zones, ("hoe:5.3.2.2", "hoe:5.3.2.4"))


def _limits() -> tuple[Line, ...]:
    """Say what bars a hex or a unit, where no board of the program sees to it."""
    zone = T(
        "A zone of control is the six hexes around any Japanese unit, hidden or not. "
        "Entering one costs nothing and does not stop a unit."
    )
    stack = T(
        "A unit may pass through a US unit but not end there, and never enters a Japanese "
        "unit's hex. It may enter Mount Suribachi only when no Japanese unit is next to "
        "that hex."
    )
    pinned = T("A unit on a landing beach next to a Japanese unit is pinned: it cannot move.")
    return (
        Line(zone, ("hoe:5.3.2.2",)),
        Line(stack, ("hoe:5.3.2.2", "hoe:5.3.2.1")),
        Line(pinned, ("hoe:5.3.2.3",)),
    )


# -- one unit --------------------------------------------------------------------------------------


def tell_unit(
    game: Game, name: str, moved: Container[str], extra: int | None = None
) -> Going | None:
    """Return where a unit can go and why no farther, None where it is not on the map.

    `extra` are the points of an order where the hex of a normal move is asked for.
    """
    if name not in game.us_on_map():
        return None
    ground, words = Ground(game), game.us_name(name)
    why = HAS_MOVED if name in moved else why_not_move(ground, name)
    if why is not None:
        return Going(unit=name, text=words, cannot=why)
    goals = _goals(ground, name, extra or 0)
    going = Going(
        unit=name,
        text=words,
        lines=tuple(lines(ground, name, extra or 0)),
        where=tuple([*goals, *_leaps(ground, name)] if extra is None else goals),
        barred=tuple(barred(ground, name, extra or 0)),
    )
    return going if extra is None else asked_for_hex(going)


def _goals(ground: Ground, name: str, extra: int) -> Iterator[Goal]:
    """Yield the hexes of normal moves, the cheapest first."""
    ways = normal_moves(ground, name, extra)
    for place in sorted(ways, key=lambda place: (ways[place][0].cost, place)):
        yield Goal(place, cost_words(ground, ways[place][0]), f"{name}{ARROW}{place}", MOVE_RULES)


def _leaps(ground: Ground, name: str) -> Iterator[Goal]:
    """Yield the hexes of a strategic move."""
    if why_not_strategic(ground, name) is None:
        for place in strategic_hexes(ground, name):
            yield Goal(place, T("strategically"), f"{name}{LEAP}{place}", _LEAP_RULES)


def barred(ground: Ground, name: str, extra: int = 0) -> Iterator[Barred]:
    """Yield the hexes that the points might reach and do not, each with the reason."""
    start, reasons = ground.game.us(name).place, WhyNot(ground, name, extra)
    open_hexes = {start, *normal_moves(ground, name, extra)}
    reach = allowance(ground.game, name) + extra
    for place in ground.prints.hexes:
        if place not in open_hexes and ground.prints.distance(start, place) <= reach:
            yield Barred(place, reasons.there(place), MOVE_RULES)


EXTENDED = T("With Extended Movement it makes a normal move.")
HAS_MOVED = T("It has moved in this phase.")
