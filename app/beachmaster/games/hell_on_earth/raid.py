"""The Raid Phase: Japanese units strike at US units within two hexes (hoe:5.5)."""

from collections.abc import Sequence

from beachmaster.engine.fields import one_of
from beachmaster.engine.fighting import fighting
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Field, Option, Options, Record
from beachmaster.engine.question import Question
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import drm, memory, rolls
from beachmaster.games.hell_on_earth.about import JAPAN
from beachmaster.games.hell_on_earth.casualties import hit_japanese, hit_us
from beachmaster.games.hell_on_earth.dice import can_reroll, throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.pointing import Candidates, choose_japanese, note_sector
from beachmaster.games.hell_on_earth.texts import T

RULE = "hoe:5.5"
REACH = 2
SEVERAL = 2
"""So many Japanese units next to a US one make several."""
ADJACENT = {"two": 0, "one": 1, "several": 2}
HITS = {"one-hit": 1, "two-hits": 2}


def raids(game: Game) -> Steps[None]:
    """Raid every US unit in reach once; raiders may die, so the reach is looked at again (H-38)."""
    waiting = game.us_on_map()
    reach = yield from raid_reach(game, waiting)
    waiting = yield from _order(game, [name for name in waiting if reach[name] != "none"])
    while waiting:
        name = waiting.pop(0)
        if not game.us(name).on_map or reach[name] == "none":
            continue
        lost = game.eliminated
        yield from _raid(game, name, reach[name])
        if game.eliminated != lost and waiting:
            reach = yield from raid_reach(game, waiting)
    game.state.phase = "second-movement"


# -- who can raid whom -------------------------------------------------------------------------


def _reach(game: Game, units: Sequence[str]) -> dict[str, str]:
    ground = Ground(game)
    return {
        name: ground.reach(game.us(name).place) if game.us(name).on_map else "none"
        for name in units
    }


def _ask_reach(game: Game, units: Sequence[str]) -> Steps[dict[str, str]]:
    """Ask for all units at once how the Japanese stand to them, as far as not known."""
    here = [name for name in units if game.us(name).on_map]
    before = memory.seen(game.state).reach
    record = Record(
        procedure="raid-reach",
        text=T("How near are Japanese units to each of your units?"),
        rules=(RULE,),
        fields=tuple(_reach_field(game, n, before.get(n, "several")) for n in here),
        question=True,
        tell=T("Count adjacent Japanese units first. If there are none, look two hexes away."),
    )
    told = yield from memory.asked(record)
    memory.see(game.state).reach = {name: str(reach) for name, reach in told.items()}
    for name in here:
        if ADJACENT.get(told[name]):
            memory.in_zoc(game.state, name)
    return {name: told.get(name, "none") for name in units}


def _reach_field(game: Game, name: str, before: str) -> Field:
    """Return the field for how near the Japanese are to one unit.

    `before` is what was told in the same phase: since then they can only have become fewer.
    """
    low = min(len(memory.foes_beside(game, name)) or memory.known_in_zoc(game, name), SEVERAL)
    reaches = list(_REACHES)
    least = reaches[low + 1] if low else "none"
    possible = reaches[reaches.index(least) : reaches.index(before) + 1]
    options = tuple(Option(value, _REACHES[value]) for value in possible)
    known = possible[0] if len(possible) == 1 else None
    return one_of(name, game.us_name(name), options, known=known)


raid_reach = Question("raid-reach", _reach, _ask_reach)
"""How Japanese units stand to each US unit: none, two (hexes away), one, several (hoe:5.5)."""


def _raiders(game: Game, unit: str, reach: str) -> Candidates:
    """Return who is in position to raid: those adjacent, or at two hexes where nobody is."""
    listed = None
    if game.prints is not None:
        wanted = REACH if reach == "two" else 1
        place, distance = game.us(unit).place, game.prints.distance
        listed = tuple(n for n, foe in game.japanese() if distance(foe.place, place) == wanted)
    return Candidates(reason=T("It is not in position to raid this unit."), listed=listed)


def _raider(game: Game, unit: str, reach: str) -> Steps[str]:
    """Let the player pick who takes the hit; the only one in position is not asked for."""
    among = _raiders(game, unit, reach)
    if among.listed is not None and len(among.listed) == 1:
        place = game.unit(among.listed[0]).place
        game.note("raider", (unit,), place)
        note_sector(game, place)
        return among.listed[0]
    near = T("Which Japanese unit next to the {unit} takes the hit?")
    far = T("Which Japanese unit two hexes from the {unit} takes the hit?")
    text = (far if reach == "two" else near).fill(unit=game.us_name(unit))
    return (yield from choose_japanese(game, "raider", text, (RULE,), among, unit))


# -- the raids ---------------------------------------------------------------------------------


def _order(game: Game, units: list[str]) -> Steps[list[str]]:
    """Let the player order the raids where results may interact (H-70)."""
    if len(units) < 2:
        return units
    if not _interact(game, units):
        game.note("raid-order", (), list(units))
        return units
    chosen = yield Choose(
        procedure="raid-order",
        text=T("In which order are your units raided?"),
        rules=(RULE,),
        options=Options(lambda: [Option(name, game.us_name(name)) for name in units]),
        minimum=len(units),
        maximum=len(units),
    )
    return list(chosen)


def _interact(game: Game, units: Sequence[str]) -> bool:
    """Tell whether the order can matter: a Reroll for one die only, or a raider of two units.

    Words only do not tell who raids whom.
    """
    if game.prints is None or can_reroll(game, rolls.RAID.color):
        return True
    distance = game.prints.distance
    places = [foe.place for _, foe in game.japanese()]
    near = [sum(distance(game.us(name).place, at) <= REACH for name in units) for at in places]
    return max(near, default=0) > 1


def _raid(game: Game, name: str, reach: str) -> Steps[None]:
    """Roll one raid (hoe:5.5)."""
    modifiers = drm.raid_modifiers(ADJACENT[reach], bool(game.us(name).marker))
    with fighting(game, T("Raid on the {unit}", unit=game.us_name(name)), RULE) as sheet:
        sheet.acts_for = JAPAN.id
        sheet.put("attackers", T("Japanese units"), _REACHES[reach])
        text = T("Raid on the {unit}.", unit=game.us_name(name))
        result = yield from throw(game, rolls.RAID, text, name, modifiers=modifiers)
        yield from _raided(game, name, reach, result)


def _raided(game: Game, name: str, reach: str, result: str) -> Steps[None]:
    """Take the hits of a raid."""
    if result in HITS:
        hit_us(game, name, HITS[result], RULE)
    elif result == "raider-hit":
        raider = yield from _raider(game, name, reach)
        if raider:
            yield from hit_japanese(game, raider, 1, RULE)


_REACHES: dict[str, Text] = {
    "none": T("none within two hexes"),
    "two": T("none adjacent, some two hexes away"),
    "one": T("one adjacent"),
    "several": T("several adjacent"),
}
