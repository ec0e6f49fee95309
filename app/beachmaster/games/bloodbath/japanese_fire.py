"""Japanese bombardment: how many markers, on which hexes, how strong, what it does (bib:21.0)."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.die import Throw
from beachmaster.engine.fields import any_of
from beachmaster.engine.fight import Figure
from beachmaster.engine.fighting import fighting as on_sheet
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Record
from beachmaster.engine.question import Question
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import (
    fight_sheet,
    printed_tables,
    results,
    rolls,
    scan,
    tables,
    words,
)
from beachmaster.games.bloodbath.about import JAPAN
from beachmaster.games.bloodbath.acts import markers_off
from beachmaster.games.bloodbath.differential import Lookup, Meaning, line_at, throw_of
from beachmaster.games.bloodbath.fire_targets import marker_words, targets
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import TOP_DOWN, ground_at, nobody_twice, stand, us_at
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.losses import eliminate_us, lose_step
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.results import Code, Losses
from beachmaster.games.bloodbath.rolls import throw_row
from beachmaster.games.bloodbath.state import SECTORS
from beachmaster.games.bloodbath.table_facts import CRT
from beachmaster.games.bloodbath.texts import TN, T

RESOLUTION = "bib:21.4"


def bombardment(game: Game) -> Steps[None]:
    """Count the markers, place them all, then resolve them all at once (bib:21.2)."""
    on_track = game.on_track()
    count = scan.markers(on_track)
    units = TN("{n} unit on the track", "{n} units on the track", n=on_track)
    text = T("The Japanese have {markers} ({units}).", markers=marker_words(count), units=units)
    game.emit("japanese-markers", text, "bib:21.1", markers=count, on_track=on_track)
    hexes = yield from targets(game, count)
    yield from printed_tables.tell(game, CRT)
    yield from under_fire(game, hexes)
    for volley in _volleys(hexes):
        yield from barrage(game, volley)
    markers_off(game, "bib:21.2")


class Fire(msgspec.Struct, frozen=True):
    """One marker on a hex: the units there, the ground, and the dice of its strength."""

    place: str
    units: tuple[str, ...]
    ground: Ground
    dice: int
    observers: tuple[Figure, ...] = ()


class Shot(msgspec.Struct, frozen=True):
    """A marker against one unit of its hex, with its strength (bib:21.5)."""

    fire: Fire
    unit: str
    strength: int


def _volleys(targets: Sequence[str]) -> list[list[str]]:
    """Return the markers that fall at once: a second one on a hex finds who is left (B-58)."""
    found: list[list[str]] = []
    for at, place in enumerate(targets):
        before = list(targets[:at]).count(place)
        if before == len(found):
            found.append([])
        found[before].append(place)
    return found


def barrage(game: Game, hexes: Sequence[str]) -> Steps[None]:
    """Roll strengths, results, second dice, each in one row; then take the losses (bib:21.3)."""
    fires: list[Fire] = []
    for place in hexes:
        units = yield from us_at(game, place)
        if units:
            ground = yield from ground_at(game, place)
            count, observers = yield from _dice(game, place)
            fires.append(Fire(place, tuple(units), ground, count, tuple(observers)))
    if not fires:
        return
    if len(fires) > 1:
        yield from _strike(game, fires)
        return
    [one] = fires
    title = T("Bombardment of {place}", place=one.place)
    with on_sheet(game, title, "bib:21.3", RESOLUTION) as sheet:
        sheet.acts_for = JAPAN.id
        sheet.put(
            "units", fight_sheet.DEFENDERS, fight_sheet.unit_words(game, one.units), one.units
        )
        yield from _strike(game, fires)


def _strike(game: Game, fires: Sequence[Fire]) -> Steps[None]:
    shots = yield from _strengths(game, fires)
    codes = yield from _results(game, shots)
    losses = yield from _losses(game, shots, codes)
    if len(shots) > 1:
        _say_hit(game, shots, losses)
    for shot, loss in zip(shots, losses, strict=True):
        if loss == "step":
            lose_step(game, shot.unit, RESOLUTION)
        elif loss == "eliminated":
            eliminate_us(game, shot.unit, RESOLUTION)


def _say_hit(game: Game, shots: Sequence[Shot], losses: Sequence[Losses]) -> None:
    """Say in one line whom the guns hit: a row of many dice says it of each unit by itself."""
    hit = [
        _hit_words(game, s.unit, loss)
        for s, loss in zip(shots, losses, strict=True)
        if loss != "none"
    ]
    spared = TN("{n} unit", "{n} units", n=len(shots) - len(hit))
    text = (
        T("The guns hit {units}. Nothing happens to {others}.", units=hit, others=spared)
        if hit
        else T("The guns hit no unit: nothing happens to {others}.", others=spared)
    )
    game.emit("bombarded", text, RESOLUTION, hit=len(hit))


def _hit_words(game: Game, name: str, loss: Losses) -> Text:
    dies = loss == "eliminated" or game.us(name).on_last_step
    source = T("{unit} (eliminated)") if dies else T("{unit} (one step)")
    return source.fill(unit=game.us_name(name))


def _strengths(game: Game, fires: Sequence[Fire]) -> Steps[list[Shot]]:
    """Roll how strong each marker is, or how strong against each unit (bib:21.3, B-52)."""
    anew = game.ruling("B-52") == "each-unit"
    each = [(fire, name) for fire in fires for name in (fire.units if anew else fire.units[:1])]
    throws = [
        Throw(
            die=rolls.fire_strength(fire.dice),
            text=T("Strength of the bombardment of {place}.", place=fire.place),
            subjects=(fire.place, name) if anew else (fire.place,),
            facts=fire.observers,
        )
        for fire, name in each
    ]
    labels = [_label(game, fire, name) if anew else plain_text(fire.place) for fire, name in each]
    text = T("Strength of the bombardment markers.")
    found = yield from throw_row(game, text, throws, labels)
    if game.fight is not None:
        said = T("{strengths}", strengths=[str(strength) for strength in found])
        game.fight.put("strength", fight_sheet.STRENGTH, said)
    if anew:
        return [Shot(*one, strength) for one, strength in zip(each, found, strict=True)]
    return [
        Shot(fire, name, strength)
        for fire, strength in zip(fires, found, strict=True)
        for name in fire.units
    ]


def _results(game: Game, shots: Sequence[Shot]) -> Steps[list[Code]]:
    """Roll on the table against each unit, whatever its defence (bib:21.4, B-13)."""
    crt, throws = game.crt, [_on_table(game, shot) for shot in shots]
    if game.fight is not None:
        game.fight.counts(throws[0].behind, throws[0].die.column)
    labels = [
        T(
            "{unit} ({column})",
            unit=_label(game, shot.fire, shot.unit),
            column=tables.label(crt, _lookup(game, shot).column(crt)),
        )
        for shot in shots
    ]
    text = T("Bombardment of your units, each in its column{tag}.", tag=tables.estimate(crt))
    return (yield from throw_row(game, text, throws, labels))


def _lookup(game: Game, shot: Shot) -> Lookup:
    """Return how a marker is looked up: by its strength alone (bib:21.4, B-13)."""
    part = Modifier(
        T("strength of the bombardment; the unit's defense is ignored"),
        shot.strength,
        True,
        RESOLUTION,
    )
    place, line = shot.fire.place, line_at(game, shot.fire.ground)
    return Lookup(shot.strength, line, place, strength=True, more=(shot.unit,), parts=(part,))


def _on_table(game: Game, shot: Shot) -> Throw[Code]:
    who, place = game.us_name(shot.unit), shot.fire.place
    text = T("Bombardment of {unit} in {place}.", unit=who, place=place)
    return throw_of(game, rolls.japanese_bombardment, text, _lookup(game, shot), _meaning)


def _losses(game: Game, shots: Sequence[Shot], codes: Sequence[Code]) -> Steps[list[Losses]]:
    """Return what each unit loses, with the second dice that some results ask for (bib:21.4)."""
    each = list(zip(shots, codes, strict=True))
    again = [(shot, code) for shot, code in each if code in results.SECOND_DIE]
    second: list[Losses] = []
    if again:
        throws = [_second_die(game, shot, code) for shot, code in again]
        labels = [_again_label(game, shot, code) for shot, code in again]
        text = T("Bombardment: second dice.")
        second = yield from throw_row(game, text, throws, labels)
    left = iter(second)
    return [
        next(left) if code in results.SECOND_DIE else results.bombarded(code) for _, code in each
    ]


def _second_die(game: Game, shot: Shot, code: Code) -> Throw[Losses]:
    text = T(
        "{result}: losses of {unit}.",
        result=rolls.code_words(code),
        unit=game.us_name(shot.unit),
    )
    subjects = (shot.fire.place, shot.unit)
    die = rolls.second_of_bombardment(code, last=game.us(shot.unit).on_last_step)
    return Throw(die=die, text=text, subjects=subjects)


def _again_label(game: Game, shot: Shot, code: Code) -> Text:
    who = _label(game, shot.fire, shot.unit)
    return T("{unit} ({result})", unit=who, result=rolls.code_words(code))


def _label(game: Game, fire: Fire, name: str) -> Text:
    return T("{unit} in {place}", unit=game.us_name(name), place=fire.place)


def _dice(game: Game, place: str) -> Steps[tuple[int, list[Figure]]]:
    """Return how many dice give the strength, and who makes them fewer (bib:21.3, B-11)."""
    if not game.state.suribachi:
        return scan.FULL_DICE, []
    hill = yield from hill_held(game, place)
    source = (
        T("dice, because the Japanese hold a hill in the sector of {place}")
        if hill
        else T("dice, because the Japanese hold no hill in the sector of {place}")
    )
    count = scan.strength_dice(True, hill)
    return count, [Figure("observers", source.fill(place=place), count, "bib:22.2")]


def _meaning(code: Code) -> Meaning:
    """Say what a result of the table does to a bombarded unit (bib:21.4)."""
    if code in results.SECOND_DIE:
        return Meaning(_SECOND[code], "none")
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
        fields=nobody_twice(wanted),
        agrees=_once_each,
        question=True,
        tell=TOP_DOWN,
    )
    stacks: dict[str, list[str]] = {}
    for place in each:
        if f"units:{place}" in told:
            stacks[place] = told[f"units:{place}"]
        words.note_ground(game, place, told, f":{place}")
    stand(game, stacks)
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
    return T("You listed one unit in two hexes.") if len(set(names)) < len(names) else None


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
_SECOND: dict[Code, Text] = {
    "Ex": T("on a second die of 1 to 4 the unit loses a step"),
    "D2": T("on a second die of 1 or 2 the unit loses a step; no retreat"),
    "D3": T("on a second die of 1 to 3 the unit loses a step; no retreat"),
}
"""What a second die decides of a bombarded unit (bib:21.4)."""
