"""Ordinary attacks by Japanese units that a second player has moved face up (bib:23.2, B-49)."""

from collections.abc import Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.fields import spaces
from beachmaster.engine.fighting import fighting as on_sheet
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options, Place, Record
from beachmaster.engine.question import Question
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath import fight_sheet, printed_tables, results, rolls, words
from beachmaster.games.bloodbath.about import JAPAN
from beachmaster.games.bloodbath.acts import japan_id
from beachmaster.games.bloodbath.differential import (
    Lookup,
    bracketed_a,
    japanese_attack,
    line_at,
    look_up,
    total,
)
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import fighters, ground_at, us_at
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.losses import (
    choose_loser,
    eliminate_japanese,
    eliminate_us,
    lose_step,
)
from beachmaster.games.bloodbath.results import Outcome
from beachmaster.games.bloodbath.retreat import japanese_fall_back, us_fall_back
from beachmaster.games.bloodbath.table_facts import CRT
from beachmaster.games.bloodbath.texts import T

RULE = "bib:23.2"
NOBODY = "none"
AROUND = 6


def attacks(game: Game) -> Steps[None]:
    """Resolve the Japanese player's attacks one by one; a unit attacks once a phase."""
    if game.ruling("B-49") == "banzai-only":
        return
    used: list[str] = []
    while open_to := (yield from _open_to(game, used)):
        place, names = yield from _choose_attack(game, open_to)
        if not place:
            return
        used += names
        yield from _fight(game, names, place)


def _open_to(game: Game, used: Sequence[str]) -> Steps[dict[str, list[str]]]:
    """Return each US-held hex with the face-up units that may attack it (bib:19.3, B-49)."""
    able = [n for n, _ in game.japanese() if n not in used and _may_attack(game, n)]
    near = yield from beside(game, able)
    found: dict[str, list[str]] = {}
    for name in able:
        for place in near[name]:
            found.setdefault(place, []).append(name)
    return found


def _may_attack(game: Game, name: str) -> bool:
    """Tell whether a unit is face up, no charging one, and without a zero (bib:19.3)."""
    unit = game.unit(name)
    if unit.dug_in or unit.hidden or name in game.state.banzai:
        return False
    values = game.printed(name)
    return bool(values.attack and values.movement)


def _beside(game: Game, counters: Sequence[str]) -> dict[str, list[str]]:
    """Return the US-held hexes next to each unit, by number."""
    island = Island(game)
    near = island.prints.neighbours
    held = island.americans
    return {name: sorted(held.intersection(near(game.unit(name).place))) for name in counters}


def _ask_beside(game: Game, counters: Sequence[str]) -> Steps[dict[str, list[str]]]:
    """Ask in one record which US-held hexes are next to face-up units (bib:23.2, B-49)."""
    if not counters or not game.us_on_map():
        return {name: [] for name in counters}
    places = {name: game.unit(name).place for name in counters}
    standing = [game.us_on_map(), [unit.place for _, unit in game.japanese()]]
    if words.seen(game).besides != standing:
        words.seen(game).beside = {}
    new = [place for place in places.values() if place not in words.seen(game).beside]
    if new:
        told = yield Record(
            procedure="beside-japanese",
            text=T("Which US-held hexes are next to these Japanese units?"),
            rules=(RULE,),
            fields=tuple(
                spaces(f"beside:{p}", T("US-held hexes next to {place}", place=p), AROUND)
                for p in new
            ),
            agrees=lambda given: words.first(words.us_held(game, one) for one in given.values()),
            side="japan",
            question=True,
            tell=T("Name each hex once. If there are none, leave it empty."),
        )
        words.see(game).besides = standing
        words.see(game).beside |= {place: list(told[f"beside:{place}"]) for place in new}
    return {name: words.seen(game).beside[place] for name, place in places.items()}


beside = Question(
    "beside-japanese",
    _beside,
    _ask_beside,
    fact=lambda game, found, *_: {
        f"beside:{game.unit(name).place}": hexes for name, hexes in found.items()
    },
)
"""The US-held hexes next to each of some face-up Japanese units (bib:23.2, B-49)."""


def _choose_attack(game: Game, open_to: dict[str, list[str]]) -> Steps[tuple[str, list[str]]]:
    """Let the Japanese player pick a US-held hex and who attacks it; nothing to stop."""
    hexes = sorted(open_to)
    place = yield Place(
        procedure="japanese-attack",
        text=T("Japanese player: which US-held hex do you attack?"),
        rules=(RULE,),
        side="japan",
        options=Options(
            lambda: [Option("", T("None, or no more")), *(Option(h, plain_text(h)) for h in hexes)]
        ),
    )
    if not place:
        return "", []
    able = {game.unit(name).place: name for name in open_to[place]}
    chosen = yield Choose(
        procedure="japanese-attackers",
        subjects=(place,),
        text=T("Which units attack {place}?", place=place),
        rules=(RULE,),
        side="japan",
        options=Options(lambda: [Option(h, game.japanese_name(n)) for h, n in able.items()]),
        closed=lambda: _closed(game, able),
        maximum=len(able),
        several=True,
    )
    return place, [able[one] for one in chosen]


def _closed(game: Game, able: dict[str, str]) -> list[Closed]:
    """Say of the other face-up units why they cannot attack here."""
    return [
        Closed(
            unit.place,
            game.japanese_name(name),
            T("It is not next to the hex, has attacked, or has a zero factor."),
            (RULE, "bib:19.3"),
        )
        for name, unit in game.japanese()
        if not unit.dug_in and not unit.hidden and unit.place not in able
    ]


def _fight(game: Game, attackers: Sequence[str], place: str) -> Steps[None]:
    """Resolve one attack with the plain results, without a shift (bib:7.6)."""
    yield from printed_tables.tell(game, CRT)
    stack = yield from us_at(game, place)
    defenders = yield from fighters(game, stack[0])
    ground = yield from ground_at(game, place)
    parts = japanese_attack(game, attackers, defenders)
    line, own = line_at(game, ground), tuple(game.unit(one).place for one in attackers)
    lookup = Lookup(total(parts), line, place, others=own, parts=tuple(parts))
    names = [game.japanese_name(name) for name in attackers]
    pieces = [japan_id(game.unit(name)) for name in attackers]
    text = T("Japanese attack by {units} on {place}.", units=names, place=place)
    with on_sheet(game, T("Japanese attack on {place}", place=place), RULE, "bib:7.6") as sheet:
        sheet.acts_for = JAPAN.id
        sheet.put("attackers", fight_sheet.ATTACKERS, T("{units}", units=names), pieces)
        said = fight_sheet.unit_words(game, defenders)
        sheet.put("defenders", fight_sheet.DEFENDERS, said, defenders)
        code = yield from look_up(game, rolls.japanese_combat(bracketed_a(game)), text, lookup)
        outcome = results.against_ordinary(code)
        yield from _attackers_part(game, attackers, outcome, place)
        yield from _defenders_part(game, defenders, outcome, place)
        if outcome.advance and not (yield from us_at(game, place)):
            yield from _advance(game, attackers, place)


def _attackers_part(
    game: Game, attackers: Sequence[str], outcome: Outcome, place: str
) -> Steps[None]:
    """Apply what a result costs the Japanese: a step is a unit (bib:19.1)."""
    if outcome.attackers == "eliminated":
        for name in attackers:
            eliminate_japanese(game, name, "bib:7.6")
    elif outcome.attackers == "step":
        lost = yield from _one_of(
            game, "japanese-loss", attackers, place, T("Which Japanese unit is eliminated?")
        )
        eliminate_japanese(game, lost, "bib:7.6")
    elif outcome.retreat:
        for name in attackers:
            yield from japanese_fall_back(game, name, outcome.retreat, optional=outcome.optional)


def _defenders_part(
    game: Game, defenders: Sequence[str], outcome: Outcome, place: str
) -> Steps[None]:
    if outcome.defender_loss == "eliminated":
        for name in defenders:
            eliminate_us(game, name, "bib:7.6")
    elif outcome.defender_loss == "step":
        loser = yield from choose_loser(game, "defender-loss", defenders, "bib:7.6", place)
        lose_step(game, loser, "bib:7.6")
    elif outcome.defender_retreat:
        yield from us_fall_back(game, defenders, outcome.defender_retreat)


def _advance(game: Game, attackers: Sequence[str], place: str) -> Steps[None]:
    """Let one of the attackers enter the emptied hex (bib:7.9)."""
    able = [name for name in attackers if game.unit(name).on_map]
    if not able:
        return
    chosen = yield from _one_of(
        game,
        "japanese-advance",
        able,
        place,
        T("Which Japanese unit advances into {place}?"),
        stop=True,
    )
    if chosen:
        origin = game.unit(chosen).place
        game.unit(chosen).place = place
        source = T("Advance the Japanese unit from {origin} into {place}.")
        text = source.fill(origin=origin, place=place)
        act = moves(japan_id(game.unit(chosen)), words=text, own=True)
        game.emit("japanese-advance", text, "bib:7.9", act=act, origin=origin, place=place)


def _one_of(
    game: Game,
    procedure: str,
    names: Sequence[str],
    place: str,
    text: Text,
    stop: bool = False,
) -> Steps[str]:
    """Let the Japanese player pick one of the units, by its hex; nothing where he may stop."""
    by_place = {game.unit(name).place: name for name in names}
    if len(by_place) == 1 and not stop:
        return names[0]
    chosen = yield Choose(
        procedure=procedure,
        subjects=(place,),
        text=text.fill(place=place),
        rules=(RULE, "bib:7.6"),
        side="japan",
        options=Options(
            lambda: [
                *(Option(hex_id, game.japanese_name(name)) for hex_id, name in by_place.items()),
                *([Option(NOBODY, T("nobody"))] if stop else []),
            ]
        ),
    )
    return by_place.get(chosen, "")
