"""Apply a combat result: hits, retreat checks, retreats and the advance (hoe:5.4.2.9)."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import drm, rolls
from beachmaster.games.hell_on_earth.acts import RETREAT, us_id
from beachmaster.games.hell_on_earth.advancing import ADVANCES, advance, advanced, enter
from beachmaster.games.hell_on_earth.beaches import pinned
from beachmaster.games.hell_on_earth.casualties import disorder, hit_japanese, hit_us
from beachmaster.games.hell_on_earth.dice import REROLL, Lying, lay, settled
from beachmaster.games.hell_on_earth.game import Game, IslandClearedError
from beachmaster.games.hell_on_earth.giving_way import NOWHERE, GivingWay
from beachmaster.games.hell_on_earth.retreat import (
    LOSE,
    NOT_MOVED,
    Pressed,
    carry_out,
    may_retreat,
    retreated,
)
from beachmaster.games.hell_on_earth.tables import CombatResult
from beachmaster.games.hell_on_earth.texts import TN, T
from beachmaster.games.hell_on_earth.told_ways import ask_way, ask_ways, note_ways

MARKERS, ZONES = "hoe:3.3.6", "hoe:5.3.2.2"


class Fight(msgspec.Struct):
    """Who fought where, and which attackers retreated."""

    target: str
    place: str
    attackers: list[str]
    retreated: list[str] = []

    def able(self, game: Game) -> list[str]:
        """Return the attackers that are left and did not retreat."""
        return [n for n in self.attackers if game.us(n).on_map and n not in self.retreated]


def apply_result(game: Game, fight: Fight, result: CombatResult) -> Steps[None]:
    """Step 9: the defender's hits first, then the attackers', then the advance (H-65)."""
    fight.retreated = []
    try:
        yield from hit_japanese(game, fight.target, result.defender, "hoe:5.4.2.9")
    except IslandClearedError:
        yield from _last_of_all(game, fight, result)
        raise
    yield from _attackers_hits(game, fight, result, empty=not game.unit(fight.target).alive)


def _last_of_all(game: Game, fight: Fight, result: CombatResult) -> Steps[None]:
    """Carry out what is left of the assault in which the last Japanese unit died (H-88)."""
    wanted = game.ruling("H-88")
    if wanted == "whole":
        yield from _attackers_hits(game, fight, result, empty=True)
    elif wanted != "at-once":
        yield from _advance(game, fight)


def _attackers_hits(game: Game, fight: Fight, result: CombatResult, *, empty: bool) -> Steps[None]:
    """Share the hits, roll for each unit hit, then let them fall back and advance.

    All dice come before the first decision, so that what is decided then is one answer.
    """
    shares = yield from _shares(game, fight, result.attacker)
    pressed: list[Pressed] = []
    struck = {name: hits for name, hits in shares.items() if hits}
    for name, hits in struck.items():
        alone = len(struck) == 1 and not empty  # else one form asks for more than its way
        pressed += yield from _check(game, fight, Pressed(name, hits, organised=False), alone)
    able = fight.able(game) if empty else []
    if game.prints is not None:
        yield from _give_way(game, fight, pressed, able)
    elif pressed and len(pressed) + bool(able) > 1:
        ways = yield from ask_ways(game, fight.place, pressed, able)
        for unit in pressed:
            yield from _told_fall_back(game, fight, unit, ways[unit.name])
        if ways[ADVANCES]:
            advanced(game, ways[ADVANCES])
    else:
        for unit in pressed:
            way = yield from ask_way(game, unit)
            yield from _told_fall_back(game, fight, unit, way)
        if empty:
            yield from _advance(game, fight)


def _give_way(
    game: Game, fight: Fight, pressed: Sequence[Pressed], able: Sequence[str]
) -> Steps[None]:
    """Let units fall back and one advance on the map that the program keeps."""
    form = GivingWay(game, fight.place, pressed, able)
    told = yield from form.ask()
    for unit in pressed:
        _fall_back(game, fight, unit, str(told[unit.name]))
    if form.joins:
        enter(game, fight.place, str(told[ADVANCES]))
    elif able:
        yield from _advance(game, fight)
    note_ways(game, fight.place, pressed, bool(able and fight.able(game)))


def _advance(game: Game, fight: Fight) -> Steps[None]:
    """Let one attacker that did not retreat take the emptied hex (hoe:5.4.2.9.5)."""
    able = fight.able(game)
    if able:
        yield from advance(game, fight.place, able, True)


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


def _check(game: Game, fight: Fight, unit: Pressed, alone: bool) -> Steps[list[Pressed]]:
    """Roll whether a unit falls back in order; return it where it goes or may go (5.4.2.9.2)."""
    name, hits = unit.name, unit.hits
    modifiers = drm.retreat_modifiers(game.us(name).steps)
    text = T(
        "Retreat check for the {unit} against {hits}.",
        unit=game.us_name(name),
        hits=TN("{n} hit", "{n} hits", n=hits),
    )
    lying = yield from lay(game, rolls.retreat_check(hits), text, name, modifiers=modifiers)
    if alone:
        unit = yield from _way_or_reroll(game, fight, unit, lying)
    check = lying.outcome if unit.way is not None else (yield from settled(lying))
    if not game.us(name).on_map:
        return []
    if check == "disorganized":
        goes = yield from _disorganised(game, fight, name, hits)
        return [unit] if goes else []
    closed = yield from _no_retreat(game, fight, name)
    return [Pressed(name, hits, organised=True, closed=closed)]


def _way_or_reroll(game: Game, fight: Fight, unit: Pressed, lying: Lying[str]) -> Steps[Pressed]:
    """Ask for the way of a unit that falls back in disorder and for a reroll at once.

    Nothing is asked where no marker could help, or where the unit goes nowhere.
    """
    goes = lying.outcome == "disorganized" and game.us(unit.name).steps > unit.hits
    if not goes or lying.token is None or (yield from pinned(game, unit.name, fight.target)):
        return unit
    if game.prints is None:
        way: Value = yield from ask_way(game, unit, lying)
        again = isinstance(way, dict) and way["result"] == REROLL
    else:
        way = yield from GivingWay(game, fight.place, [unit], []).alone(unit, lying)
        again = way == REROLL
    if not again:
        return msgspec.structs.replace(unit, way=way)
    game.note("retreat", (unit.name,), {"result": REROLL, **NOT_MOVED})
    yield from lying.again()
    return unit


def _disorganised(game: Game, fight: Fight, name: str, hits: int) -> Steps[bool]:
    """Take the hits and put a DR marker; tell whether it has to go (5.4.2.9.3, H-16, H-31)."""
    rule = "hoe:5.4.2.9.3"
    fight.retreated.append(name)
    hit_us(game, name, hits, rule)
    unit = game.us(name)
    if not unit.on_map:
        return False
    act = disorder(game, name)
    game.emit(
        "disorganised",
        T("The {unit} make a Disorganized Retreat.", unit=game.us_name(name)),
        rule,
        MARKERS,
        act=act,
        unit=name,
    )
    if (yield from pinned(game, name, fight.target)):
        game.emit("pinned", _PINNED.fill(unit=game.us_name(name)), "hoe:5.3.2.3", unit=name)
        return False
    return True


def _no_retreat(game: Game, fight: Fight, name: str) -> Steps[Text | None]:
    """Return why an Organized Retreat is closed, or None (H-16, H-30, H-31).

    What the unit itself stops it by is told: it takes its hits without being asked.
    """
    reason: Text | None = None
    if game.us(name).marker == "DR":
        reason = _NOT_IN_ORDER.fill(unit=game.us_name(name))
    elif (yield from pinned(game, name, fight.target)):
        reason = _PINNED.fill(unit=game.us_name(name))
    if reason is not None:
        game.emit("pinned", reason, "hoe:5.4.2.9.2", unit=name)
        return reason
    if not may_retreat(game, name, fight.place):
        return T("There is no hex to retreat to.")
    return None


def _fall_back(game: Game, fight: Fight, unit: Pressed, told: str) -> None:
    """Carry out what was decided for a unit on the map: lose the steps, or go to a hex."""
    if told == LOSE:
        game.note("retreat", (unit.name,), {"result": LOSE, **NOT_MOVED})
        hit_us(game, unit.name, unit.hits, "hoe:5.4.2.9")
        return
    _begin(game, fight, unit)
    place = "" if told == NOWHERE else told
    ended = carry_out(game, unit.name, fight.place, unit.organised, place)
    _end(game, unit, ended)


def _told_fall_back(game: Game, fight: Fight, unit: Pressed, told: dict[str, Value]) -> Steps[None]:
    """Carry out what was told of a unit on a map of the player's own."""
    if told["result"] == LOSE:
        hit_us(game, unit.name, unit.hits, "hoe:5.4.2.9")
        return
    _begin(game, fight, unit)
    ended = yield from retreated(game, unit.name, told)
    _end(game, unit, ended)


def _begin(game: Game, fight: Fight, unit: Pressed) -> None:
    """Mark a unit that makes an Organized Retreat (hoe:5.4.2.9.4); another has its marker."""
    if not unit.organised:
        return
    name = unit.name
    fight.retreated.append(name)
    game.us(name).marker = "OR"
    game.emit(
        "organised",
        T("The {unit} make an Organized Retreat.", unit=game.us_name(name)),
        "hoe:5.4.2.9.4",
        MARKERS,
        act=moves(us_id(name, RETREAT)),
        unit=name,
    )


def _end(game: Game, unit: Pressed, ended: str) -> None:
    """Take the hits of a retreat: a zone of control or no way out costs one more (H-30, H-64)."""
    rule = unit.rule
    if ended != "clear":
        source = (
            T("The {unit} retreat into a zone of control: one more hit.")
            if ended == "zoc"
            else T("The {unit} have no hex to retreat to: one more hit.")
        )
        zone = (ZONES,) if ended == "zoc" else ()
        words = source.fill(unit=game.us_name(unit.name))
        game.emit("retreat-hit", words, rule, *zone, unit=unit.name)
        hit_us(game, unit.name, 1, rule)
    if unit.organised:
        hit_us(game, unit.name, unit.hits - 1, rule)


_NOT_IN_ORDER = T("The {unit} are disorganized and cannot make an Organized Retreat.")
_PINNED = T("The {unit} are pinned on the beach and cannot retreat.")
