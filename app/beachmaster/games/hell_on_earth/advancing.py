"""Advance into a hex that the assault emptied (hoe:5.4.2.9.5)."""

from collections.abc import Sequence

from beachmaster.engine.fields import one_of
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Field, Option, Options, Record
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import capture, memory
from beachmaster.games.hell_on_earth.acts import inland
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.places import ON_MAP
from beachmaster.games.hell_on_earth.texts import T

ADVANCE, ADVANCES = "hoe:5.4.2.9.5", "advance"
NOBODY = "none"


def advance(
    game: Game, place: str, able: Sequence[str], barred_by_zoc: bool, rule: str = ADVANCE
) -> Steps[str]:
    """Let one unit advance into an emptied hex and return it, or nothing; `rule` allows it."""
    if game.prints is None:
        return (yield from _ask_advance(game, place, able, barred_by_zoc, rule))
    return (yield from _offer_advance(game, place, able, barred_by_zoc, rule))


def _offer_advance(
    game: Game, place: str, able: Sequence[str], barred_by_zoc: bool, rule: str
) -> Steps[str]:
    """Offer the emptied hex to the units that may enter it (H-15, H-32)."""

    def free() -> list[str]:
        return entering(Ground(game), place, able, barred_by_zoc)

    chosen = NOBODY
    if free():
        chosen = yield Choose(
            procedure="advance",
            subjects=(place,),
            text=T("Which unit advances into {place}?", place=place),
            rules=(rule,),
            options=Options(lambda: unit_options(game, free())),
            closed=lambda: closed_units(
                game, [n for n in able if n not in free()], rule, barred=barred_by_zoc
            ),
            question=True,
        )
    return enter(game, place, str(chosen), rule)


def enter(game: Game, place: str, chosen: str, rule: str = ADVANCE) -> str:
    """Let the chosen unit, or nobody, enter an emptied hex; return it, or nothing."""
    captured = dict[str, Value](objective="none", artillery=False)
    if chosen != NOBODY:
        captured = capture.go(game, chosen, [place], rule)
    told = chosen + capture.taken(captured)
    game.note("advance", (place,), {"unit": told, **captured})
    return "" if chosen == NOBODY else chosen


def unit_options(game: Game, free: Sequence[str]) -> list[Option]:
    """Return the units that may advance, and nobody."""
    return [*(Option(n, game.us_name(n)) for n in free), Option(NOBODY, T("No unit advances"))]


def closed_units(
    game: Game, names: Sequence[str], rule: str = ADVANCE, *, barred: bool = True
) -> list[Closed]:
    """Return the units that may not advance, with the reason.

    Zones of control count only if units in them are `barred`.
    """
    why = _NO_ADVANCE if barred else _NOT_BESIDE
    return [Closed(name, game.us_name(name), why, (rule,)) for name in names]


def entering(
    ground: Ground, place: str, able: Sequence[str], barred_by_zoc: bool = True
) -> list[str]:
    """Return the units that may enter an emptied hex (H-15, H-32)."""
    game = ground.game
    if not ground.may_enter(place) or ground.occupied(place):
        return []
    return [
        name
        for name in able
        if ground.adjacent(game.us(name).place, place)
        and not (barred_by_zoc and ground.in_zoc(game.us(name).place))
    ]


def _ask_advance(
    game: Game, place: str, able: Sequence[str], barred_by_zoc: bool, rule: str
) -> Steps[str]:
    """Ask who advanced and what was captured; a unit known to be barred is left out."""
    memory.somebody_moves(game.state)
    if barred_by_zoc:
        able = [name for name in able if not memory.known_in_zoc(game, name)]
    if not able:
        return ""
    told: dict[str, Value] = yield Record(
        procedure="advance",
        subjects=(place,),
        text=T("Does a unit advance into {place}?", place=place),
        rules=(rule,),
        fields=advance_fields(game, able),
        question=True,
        tell=T("A unit next to another Japanese unit cannot advance.")
        if barred_by_zoc
        else T("A unit may advance here even if other Japanese units are next to it."),
    )
    return advanced(game, told, rule)


def advance_fields(game: Game, able: Sequence[str]) -> tuple[Field, ...]:
    """Return the fields for who advanced, and for what was captured."""
    takes = [one for name in able for one in capture.who_takes(game, name)]
    plain = T("{unit}: captures nothing there") if takes else T("{unit}")
    units = (
        Option(NOBODY, T("no unit")),
        *(Option(name, plain.fill(unit=game.us_name(name))) for name in able),
        *takes,
    )
    return (one_of("unit", T("unit that advances"), units), *capture.by_mark(game, "unit"))


def unit_of(told: Value) -> str:
    """Return the unit that advances, without what it takes."""
    return str(told).partition(capture.MARK)[0]


def advanced(game: Game, told: dict[str, Value], rule: str = ADVANCE) -> str:
    """Note which unit the player says advanced, and what it took; return it, or nothing."""
    unit = unit_of(told["unit"])
    if unit == NOBODY:
        return ""
    game.us(unit).place = ON_MAP
    memory.us_moved(game.state, unit)
    game.emit("us-moved", None, rule, act=inland([unit], [game.us_name(unit)]))
    capture.take(game, told)
    return unit


_NO_ADVANCE = T("It is in a zone of control, or it may not enter the hex yet.")
_NOT_BESIDE = T("It is not next to that hex.")
