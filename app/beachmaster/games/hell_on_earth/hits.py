"""Apply a combat result: hits, retreat checks, retreats and the advance (hoe:5.4.2.9)."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.fields import one_of
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import capture, drm, memory, rolls
from beachmaster.games.hell_on_earth.beaches import pinned
from beachmaster.games.hell_on_earth.casualties import disorder, hit_japanese, hit_us
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game, IslandClearedError
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.places import ON_MAP
from beachmaster.games.hell_on_earth.retreat import may_retreat, retreat
from beachmaster.games.hell_on_earth.tables import CombatResult
from beachmaster.games.hell_on_earth.texts import TN, T

MARKERS, ZONES = "hoe:3.3.6", "hoe:5.3.2.2"
ADVANCE = "hoe:5.4.2.9.5"
LOSE, RETREAT = "lose", "retreat"
NOBODY = "none"


class Fight(msgspec.Struct):
    """Who fought where, and which attackers retreated."""

    target: str
    place: str
    attackers: list[str]
    retreated: list[str] = []


def apply_result(game: Game, fight: Fight, result: CombatResult) -> Steps[None]:
    """Step 9: the defender's hits first, then the attackers', then the advance (H-65)."""
    fight.retreated = []
    try:
        yield from hit_japanese(game, fight.target, result.defender, "hoe:5.4.2.9")
    except IslandClearedError:
        yield from _last_of_all(game, fight, result)
        raise
    yield from _attackers_hits(game, fight, result)
    if not game.unit(fight.target).alive:
        yield from _advance(game, fight)


def _last_of_all(game: Game, fight: Fight, result: CombatResult) -> Steps[None]:
    """Carry out what is left of the assault in which the last Japanese unit died (H-88)."""
    wanted = game.ruling("H-88")
    if wanted == "whole":
        yield from _attackers_hits(game, fight, result)
    if wanted != "at-once":
        yield from _advance(game, fight)


def _attackers_hits(game: Game, fight: Fight, result: CombatResult) -> Steps[None]:
    shares = yield from _shares(game, fight, result.attacker)
    for name, hits in shares.items():
        if hits:
            yield from _suffer(game, fight, name, hits)


def _advance(game: Game, fight: Fight) -> Steps[None]:
    """Let one attacker that did not retreat take the emptied hex (hoe:5.4.2.9.5)."""
    able = [n for n in fight.attackers if game.us(n).on_map and n not in fight.retreated]
    if able:
        yield from advance(game, fight.place, able, True)


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
        return _advancing(game, place, able, barred_by_zoc)

    chosen, captured = NOBODY, dict[str, Value](objective="none", artillery=False)
    if free():
        chosen = yield Choose(
            procedure="advance",
            subjects=(place,),
            text=T("Who advances into {place}?", place=place),
            rules=(rule,),
            options=Options(
                lambda: [
                    *(Option(n, game.us_name(n)) for n in free()),
                    Option(NOBODY, T("Nobody advances")),
                ]
            ),
            closed=lambda: [
                Closed(n, game.us_name(n), _NO_ADVANCE, (rule,)) for n in able if n not in free()
            ],
            question=True,
        )
    if chosen != NOBODY:
        captured = capture.go(game, chosen, [place])
    game.note("advance", (place,), {"unit": chosen, **captured})
    return "" if chosen == NOBODY else str(chosen)


def _advancing(game: Game, place: str, able: Sequence[str], barred_by_zoc: bool) -> list[str]:
    ground = Ground(game)
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
    units = (Option(NOBODY, T("nobody")), *(Option(name, game.us_name(name)) for name in able))
    told = yield Record(
        procedure="advance",
        subjects=(place,),
        text=T("Does a unit advance into {place}?", place=place),
        rules=(rule,),
        fields=(one_of("unit", T("unit that advances"), units), *capture.captures(game)),
        question=True,
        tell=T("Not one that is next to another Japanese unit.")
        if barred_by_zoc
        else T("Other Japanese units next to it do not matter here."),
    )
    if told["unit"] == NOBODY:
        return ""
    game.us(told["unit"]).place = ON_MAP
    memory.us_moved(game.state, told["unit"])
    capture.take(game, told)
    return str(told["unit"])


def _shares(game: Game, fight: Fight, hits: int) -> Steps[dict[str, int]]:
    """Share hits evenly; an odd one goes where the player says (hoe:5.4.2.9.1, H-29).

    Nobody gets more hits than steps while the other has steps left: the table gives three at most,
    so that only the odd one can be too many.
    """
    names = fight.attackers
    if len(names) < 2 or not hits:
        return dict.fromkeys(names, hits)
    shares = dict.fromkeys(names, hits // 2)
    if hits % 2:
        chosen = yield _odd_hit(game, fight, shares)
        shares[chosen] += 1
    return shares


def _odd_hit(game: Game, fight: Fight, shares: dict[str, int]) -> Choose:
    """Ask who takes the odd hit: any attacker with a step left for it."""

    def options() -> list[Option]:
        room = [n for n in fight.attackers if game.us(n).steps > shares[n]] or fight.attackers
        return [Option(name, game.us_name(name)) for name in room]

    return Choose(
        procedure="odd-hit",
        subjects=(fight.place,),
        text=T("Which unit takes the odd hit?"),
        rules=("hoe:5.4.2.9.1",),
        options=Options(options),
        spends=True,
    )


def _suffer(game: Game, fight: Fight, name: str, hits: int) -> Steps[None]:
    """Check for retreat, then take the hits or fall back (hoe:5.4.2.9.2)."""
    modifiers = drm.retreat_modifiers(game.us(name).steps)
    text = T(
        "{unit} takes {hits}: retreat check.",
        unit=game.us_name(name),
        hits=TN("{n} hit", "{n} hits", n=hits),
    )
    check = yield from throw(game, rolls.retreat_check(hits), text, name, modifiers=modifiers)
    if not game.us(name).on_map:
        return
    if check == "disorganized":
        yield from _disorganised(game, fight, name, hits)
    else:
        yield from _organised(game, fight, name, hits)


def _disorganised(game: Game, fight: Fight, name: str, hits: int) -> Steps[None]:
    """Take the hits, then retreat two hexes with a DR marker (hoe:5.4.2.9.3, H-16, H-31)."""
    rule = "hoe:5.4.2.9.3"
    fight.retreated.append(name)
    hit_us(game, name, hits, rule)
    unit = game.us(name)
    if not unit.on_map:
        return
    act = disorder(game, name)
    game.emit(
        "disorganised",
        T("{unit} falls into a Disorganized Retreat.", unit=game.us_name(name)),
        rule,
        MARKERS,
        act=act,
        unit=name,
    )
    if (yield from pinned(game, name, fight.target)):
        game.emit("pinned", _PINNED.fill(unit=game.us_name(name)), "hoe:5.3.2.3", unit=name)
        return
    yield from _fall_back(game, fight, name, organised=False)


def _organised(game: Game, fight: Fight, name: str, hits: int) -> Steps[None]:
    """Let the player lose the steps, or fall back and take one hit less (hoe:5.4.2.9.4)."""
    rule = "hoe:5.4.2.9.4"
    closed = yield from _no_retreat(game, fight, name)
    count = TN("{n} hit", "{n} hits", n=hits)
    lose = Option(LOSE, T("Stand and take {hits}", hits=count), (rule,))
    back = Option(RETREAT, T("Organized Retreat: one or two hexes back, one hit less"), (rule,))
    chosen = yield Choose(
        procedure="retreat-choice",
        subjects=(name,),
        text=T("Does {unit} stand or fall back?", unit=game.us_name(name)),
        rules=(rule,),
        options=Options(lambda: [lose] if closed else [lose, back]),
        closed=lambda: [Closed(RETREAT, back.text, closed, (rule,))] if closed else [],
        spends=not closed,
    )
    if chosen == LOSE:
        hit_us(game, name, hits, "hoe:5.4.2.9")
        return
    fight.retreated.append(name)
    act = (
        T("Put an OR marker on {unit}.", unit=game.us_name(name))
        if not game.us(name).marker
        else None
    )
    game.us(name).marker = "OR"
    game.emit(
        "organised",
        T("{unit} makes an Organized Retreat.", unit=game.us_name(name)),
        rule,
        MARKERS,
        act=act,
        unit=name,
    )
    yield from _fall_back(game, fight, name, organised=True)
    hit_us(game, name, hits - 1, rule)


def _no_retreat(game: Game, fight: Fight, name: str) -> Steps[Text | None]:
    """Return why an Organized Retreat is closed, or None (H-16, H-30, H-31)."""
    if game.us(name).marker == "DR":
        return T("A disorganized unit cannot make an Organized Retreat.")
    if (yield from pinned(game, name, fight.target)):
        return _PINNED.fill(unit=game.us_name(name))
    if not may_retreat(game, name, fight.place):
        return T("There is no hex to retreat to.")
    return None


def _fall_back(game: Game, fight: Fight, name: str, organised: bool) -> Steps[None]:
    """Move the unit back; a zone of control or no way out costs one more hit (H-30, H-64)."""
    rule = "hoe:5.4.2.9.4" if organised else "hoe:5.4.2.9.3"
    result = yield from retreat(game, name, fight.place, organised)
    if result == "clear":
        return
    source = (
        T("{unit} runs into a zone of control: one more hit.")
        if result == "zoc"
        else T("{unit} has nowhere to go: one more hit.")
    )
    zone = (ZONES,) if result == "zoc" else ()
    game.emit("retreat-hit", source.fill(unit=game.us_name(name)), rule, *zone, unit=name)
    hit_us(game, name, 1, rule)


_NO_ADVANCE = T("It stands in a zone of control, or the hex is not open to it yet.")
_PINNED = T("{unit} is pinned down on the beach and cannot retreat.")
