"""Japanese bombardment: how many markers, on which hexes, how strong, what it does (bib:21.0)."""

from collections.abc import Sequence

from beachmaster.engine.fields import any_of
from beachmaster.engine.fight import Figure
from beachmaster.engine.fighting import fighting as on_sheet
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Record
from beachmaster.engine.question import Question
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import fight_sheet, results, rolls, scan, words
from beachmaster.games.bloodbath.differential import Lookup, Meaning, line_at, look_up
from beachmaster.games.bloodbath.fire_targets import marker_words, targets
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import TOP_DOWN, ground_at, stand, us_at
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.losses import eliminate_us, lose_step
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.results import Code
from beachmaster.games.bloodbath.rolls import throw
from beachmaster.games.bloodbath.state import SECTORS
from beachmaster.games.bloodbath.texts import TN, T

RESOLUTION = "bib:21.4"


def bombardment(game: Game) -> Steps[None]:
    """Count the markers, place them all, then resolve them one by one (bib:21.2)."""
    on_track = game.on_track()
    count = scan.markers(on_track)
    units = TN("{n} unit on the track", "{n} units on the track", n=on_track)
    text = T("The Japanese have {markers} ({units}).", markers=marker_words(count), units=units)
    game.emit("japanese-markers", text, "bib:21.1", markers=count, on_track=on_track)
    hexes = yield from targets(game, count)
    yield from under_fire(game, hexes)
    for place in hexes:
        yield from resolve(game, place)


def resolve(game: Game, place: str) -> Steps[None]:
    """Roll the strength, then attack every unit of the hex on its own (bib:21.3 to bib:21.5)."""
    stack = yield from us_at(game, place)
    if not stack:
        return
    ground = yield from ground_at(game, place)
    count, observers = yield from _dice(game, place)
    anew = game.ruling("B-52") == "each-unit"
    strength = 0
    with on_sheet(game, T("Bombardment of {place}", place=place), "bib:21.3", RESOLUTION) as sheet:
        sheet.put("units", fight_sheet.DEFENDERS, fight_sheet.unit_words(game, stack))
        for name in stack:
            if anew or not strength:
                subjects = (place, name) if anew else (place,)
                text = T("Strength of the bombardment of {place}.", place=place)
                die = rolls.fire_strength(count)
                strength = yield from throw(game, die, text, *subjects, facts=observers)
                sheet.put("strength", fight_sheet.STRENGTH, plain_text(str(strength)))
            yield from _hit(game, place, ground, strength, name)


def _dice(game: Game, place: str) -> Steps[tuple[int, list[Figure]]]:
    """Return how many dice give the strength, and who makes them fewer (bib:21.3, B-11)."""
    if not game.state.suribachi:
        return scan.FULL_DICE, []
    hill = yield from hill_held(game, place)
    source = (
        T("dice, as the Japanese hold a hill in the sector of {place}")
        if hill
        else T("dice, as the Japanese hold no hill in the sector of {place}")
    )
    count = scan.strength_dice(True, hill)
    return count, [Figure("observers", source.fill(place=place), count, "bib:22.2")]


def _hit(game: Game, place: str, ground: Ground, strength: int, name: str) -> Steps[None]:
    """Resolve the marker against one unit, whatever its defence (bib:21.4, B-13)."""
    part = Modifier(
        T("strength of the bombardment; the unit's defense is ignored"), strength, True, RESOLUTION
    )
    line = line_at(game, ground)
    lookup = Lookup(strength, line, place, strength=True, more=(name,), parts=(part,))
    text = T("Bombardment of {unit} in {place}.", unit=game.us_name(name), place=place)
    code = yield from look_up(game, rolls.japanese_bombardment, text, lookup, _meaning)
    if code in results.SECOND_DIE:
        text = T(
            "{result}: roll for the losses of {unit}.",
            result=rolls.code_words(code),
            unit=game.us_name(name),
        )
        loss = yield from throw(game, rolls.second_of_bombardment(code), text, place, name)
    else:
        loss = results.bombarded(code)
    if loss == "step":
        lose_step(game, name, RESOLUTION)
    elif loss == "eliminated":
        eliminate_us(game, name, RESOLUTION)


def _meaning(code: Code) -> Meaning:
    """Say what a result of the table does to a bombarded unit (bib:21.4)."""
    if code in results.SECOND_DIE:
        return Meaning(T("a second die decides"), "none")
    lost = results.bombarded(code)
    text = T("the unit loses {losses}", losses=rolls.LOSSES[lost])
    return Meaning(text, results.sign_of_losses(lost))


# -- what is bombarded ---------------------------------------------------------------------------


def _hill_sectors(game: Game) -> list[int]:
    """Return the numbered sectors in which a Japanese unit holds a hill (bib:21.3)."""
    island = Island(game)
    hills = [place for place in island.japanese if island.prints.hill(place)]
    island.prints.look_at_sectors(hills)
    held = set(map(island.prints.sector, hills))
    return [sector for sector in SECTORS if sector in held]


def _hill_held(game: Game, place: str) -> bool:
    """Tell whether a Japanese unit holds a hill in a hex's sector (bib:21.3)."""
    sectors = _hill_sectors(game)
    return bool(sectors) and Island(game).prints.sector(place) in sectors


def _under_fire(game: Game, hexes: Sequence[str]) -> None:
    """Look at once at the ground of all hexes under bombardment, and whose hills count (21.3)."""
    prints = Island(game).prints
    prints.look_at(hexes)
    if game.state.suribachi and _hill_sectors(game):
        prints.look_at_sectors(hexes)


def _under_fire_fact(game: Game, _found: None, hexes: Sequence[str]) -> Value:
    """Return the units, the ground and the hills that a table is asked for (bib:21.3)."""
    facts: dict[str, Value] = {"hills": _hill_sectors(game)}
    for place in hexes:
        ground = Island(game).prints.ground(place)
        facts[f"units:{place}"] = game.us_in(place)
        facts[f"terrain:{place}"], facts[f"sector:{place}"] = ground.terrain, ground.sector
        facts[f"hill:{place}"] = ground.hill
    return facts


def _ask_under_fire(game: Game, hexes: Sequence[str]) -> Steps[None]:
    """Ask in one record what the bombardment of all hexes needs (bib:21.3 to bib:21.5)."""
    late = game.state.suribachi
    each = list(dict.fromkeys(hexes))
    wanted = [field for place in each for field in _fields(game, place, late)]
    if late and each and words.seen(game).hills is None:
        wanted.append(_hills_field(game))
    if not wanted:
        return
    told = yield Record(
        procedure="under-fire",
        text=T("What is in the hexes under bombardment?"),
        rules=("bib:21.3", "bib:21.4", "bib:21.5"),
        fields=tuple(wanted),
        agrees=_once_each,
        question=True,
        tell=TOP_DOWN,
    )
    for place in each:
        if f"units:{place}" in told:
            stand(game, place, told[f"units:{place}"])
        words.note_ground(game, place, told, f":{place}")
    if "hills" in told:
        words.see(game).hills = told["hills"]


def _fields(game: Game, place: str, late: bool) -> list[Field]:
    """Return the fields for the units of a hex under bombardment and its ground (bib:21.5)."""
    ground = words.ground_fields(game, place, sector=late, mark=f":{place}")
    if place in words.seen(game).standing:
        return ground
    here = any_of(
        f"units:{place}",
        T("US units in {place}, from the top down", place=place),
        words.units(game, game.us_on_map()),
        least=1,
        known=game.us_in(place),
    )
    return [here, *ground]


def _hills_field(game: Game) -> Field:
    told = [words.space(game, game.unit(name).place) for name in words.known(game)]
    held = {space.sector for space in told if space.hill and space.sector}
    return any_of(
        "hills",
        T("sectors in which a Japanese unit stands on a hill hex"),
        words.sector_options(SECTORS),
        known=sorted(held),
    )


def _once_each(given: dict[str, Value]) -> Text | None:
    """Refuse a unit that is told in two hexes."""
    names = [one for key, told in given.items() if key.startswith("units:") for one in told]
    return T("A unit is told in two hexes.") if len(set(names)) < len(names) else None


def _ask_hill_held(game: Game, place: str) -> Steps[bool]:
    """Return what was told of the hills when the markers were placed (bib:21.3, B-11)."""
    yield from under_fire(game, [place])
    return words.space(game, place).sector in (words.seen(game).hills or [])


under_fire = Question("under-fire", _under_fire, _ask_under_fire, fact=_under_fire_fact)
"""Learn at once what bombarding the hexes needs: units, ground, hills (bib:21.3)."""
hill_held = Question(
    "hill-held",
    _hill_held,
    _ask_hill_held,
)
"""Whether a Japanese unit holds a hill in a hex's sector; no sector, no hill (21.3, B-11)."""
