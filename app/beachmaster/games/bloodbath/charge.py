"""Banzai charges: the move to a US unit, and the fight to the death (bib:20.5.4)."""

from collections.abc import Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.decision import Decision
from beachmaster.engine.fighting import fighting as on_sheet
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Option, Options, Place, Record
from beachmaster.engine.question import Question
from beachmaster.engine.rolling import break_tie
from beachmaster.engine.text import plain_text
from beachmaster.games.bloodbath import fight_sheet, printed_tables, results, rolls, words
from beachmaster.games.bloodbath.about import JAPAN
from beachmaster.games.bloodbath.acts import japan_id
from beachmaster.games.bloodbath.differential import (
    Lookup,
    Meaning,
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
from beachmaster.games.bloodbath.own_ways import charge_ways, look_at_best
from beachmaster.games.bloodbath.paths import Way, allowance
from beachmaster.games.bloodbath.redeployment import redeploy_in_place
from beachmaster.games.bloodbath.results import Code, Losses
from beachmaster.games.bloodbath.table_facts import CRT
from beachmaster.games.bloodbath.texts import T

SHIFT = 2
"""How many columns to the right a Banzai attack is shifted (bib:20.5.4)."""
COMBAT = "bib:20.5.4"


def charge(game: Game, counter: str) -> Steps[None]:
    """Move a unit to the nearest US unit by MP, or put it back as it was (20.5.4, B-56)."""
    origin = game.unit(counter).place
    hexes = yield from charge_targets(game, counter)
    if not hexes:
        text = T("{unit} cannot reach any US unit.", unit=game.japanese_name(counter))
        game.emit("banzai-fails", text, COMBAT, place=origin)
        yield from redeploy_in_place(game, counter, COMBAT)
        return
    decision = Decision(hexes, COMBAT)
    tie = decision.tie()
    target = yield from break_tie(
        "banzai-target",
        decision.candidates,
        T("Equally near in movement points: {names}. The program picks one at random."),
        COMBAT,
        origin,
        side=JAPAN.id,
    )
    if tie:
        decision.broken_by(T("a random draw"), target)
    game.unit(counter).place = yield from charge_end(game, counter, target)
    game.state.banzai[counter] = target
    there = game.unit(counter).place
    text = T("{unit} charges at {place}.", unit=game.japanese_name(counter), place=target)
    words = T("Move the unit from {origin} to {place}.", origin=origin, place=there)
    moved = moves(japan_id(game.unit(counter)), words=words)
    game.emit(
        "charges",
        text,
        COMBAT,
        act=moved if there != origin else None,
        trace=tuple(decision.trace),
        origin=origin,
        place=there,
        target=target,
    )


# -- how a charge goes ---------------------------------------------------------------------------


def _charge_targets(game: Game, counter: str) -> list[str]:
    """Return the US-held hexes that take the fewest movement points to come next to (B-56).

    None of them is in the Suribachi sector (bib:22.0, B-76).
    """
    look_ahead(game, [counter])
    island = Island(game)
    cost = _costs(island, charge_ways(island, counter))
    shut = _shut(island)
    best = min(cost.values(), default=0)
    return sorted(us for us, points in cost.items() if points == best and us not in shut)


def look_ahead(game: Game, counters: Sequence[str]) -> None:
    """Look at once at the ground of the player's own map on which some charges depend."""
    island = Island(game) if game.prints is not None else None
    if island is None or not island.prints.own:
        return
    ends: dict[str, list[HexId]] = {}
    fought: list[HexId] = []
    for counter in counters:
        ways = charge_ways(island, counter)
        cost = _costs(island, ways)
        best = min(cost.values(), default=0)
        near = [place for us in cost for place in _beside(island, ways, us)]
        ends[counter] = [place for place in near if ways[place].cost == best]
        fought += [us for us, points in cost.items() if points == best]
    look_at_best(island, ends, fought)


def _shut(island: Island) -> set[HexId]:
    """Return the hexes of Mount Suribachi's sector, where no Banzai attack takes place (22.0)."""
    return {*island.prints.suribachi, *island.prints.around_suribachi}


def _costs(island: Island, ways: dict[HexId, Way]) -> dict[HexId, int]:
    """Return the movement points that take a unit next to each US-held hex that counts (B-76)."""
    elsewhere = island.game.ruling("B-76") == "elsewhere"
    counted = island.americans - _shut(island) if elsewhere else island.americans
    return {
        us: min(ways[place].cost for place in near)
        for us in counted
        if (near := _beside(island, ways, us))
    }


def _beside(island: Island, ways: dict[HexId, Way], place: HexId) -> list[HexId]:
    return [near for near in island.prints.neighbours(place) if near in ways]


def _ask_charge_targets(game: Game, counter: str) -> Steps[list[str]]:
    """Ask which US-held hexes are nearest by MP (bib:20.5.4, B-56)."""
    if not game.us_on_map():
        return []
    place = game.unit(counter).place
    elsewhere = game.ruling("B-76") == "elsewhere"
    told = yield Record(
        procedure="charge-targets",
        subjects=(place,),
        text=T(
            "Which US-held hexes are nearest to the unit in {place}, with {points} movement "
            "points?",
            place=place,
            points=allowance(game, game.printed(counter).movement, mobile=False),
        ),
        rules=(COMBAT, "bib:22.0"),
        why=(
            T(
                "No Banzai attack takes place on Mount Suribachi or in the hexes next to it: "
                "leave out US units there."
            )
            if elsewhere
            else T(
                "No Banzai attack takes place on Mount Suribachi or in the hexes next to it. If "
                "only US units there are nearest, name none."
            ),
        ),
        fields=(words.hexes(T("hexes with US units")),),
        agrees=lambda given: words.us_held(game, given["hexes"]),
        question=True,
        tell=T(
            "Count movement points to a hex next to the US unit, up to its allowance. Name all "
            "hexes that are equally near, or none if it reaches no US unit."
        ),
    )
    return list(told["hexes"])


def _charge_end(game: Game, counter: str, place: str) -> str:
    """Return the cheapest hex next to the target, the lowest number among equals."""
    island = Island(game)
    ways = charge_ways(island, counter)
    end = min(_beside(island, ways, place), key=lambda near: (ways[near].cost, near))
    look_at_best(island, {counter: [end]})
    return end


def _ask_charge_end(game: Game, counter: str, place: str) -> Steps[str]:
    """Ask where the charging unit ends up (bib:20.5.4)."""
    origin = game.unit(counter).place
    ended: str = yield Place(
        procedure="charge",
        subjects=(origin, place),
        text=T(
            "{unit} charges at {place}: which hex does it end in?",
            unit=game.japanese_name(counter),
            place=place,
        ),
        rules=(COMBAT,),
        options=Options(lambda: [Option(origin, plain_text(origin))]),
        free=True,
        agrees=lambda word: None if word == origin else words.taken(game, word),
        question=True,
        tell=T(
            "It ends next to its target by the cheapest route. Of equal hexes it takes the "
            "lowest number."
        ),
    )
    return ended


charge_targets = Question(
    "charge-targets",
    _charge_targets,
    _ask_charge_targets,
    about=lambda game, counter: (game.unit(counter).place,),
    fact=lambda _game, found, *_: {"hexes": found},
)
"""The hexes of the nearest US units by MP, all tied; none out of reach (B-56)."""
charge_end = Question(
    "charge",
    _charge_end,
    _ask_charge_end,
    about=lambda game, counter, place: (game.unit(counter).place, place),
)
"""Where a charge at a US-held hex ends: next to it (bib:20.5.4)."""


# -- the attacks ---------------------------------------------------------------------------------


def fights(game: Game) -> Steps[None]:
    """Resolve the Banzai attacks, one a US-held hex (bib:20.5.4, B-24)."""
    if game.state.banzai:
        yield from printed_tables.tell(game, CRT)
    for place in sorted(set(game.state.banzai.values())):
        charging = [c for c, target in game.state.banzai.items() if target == place]
        attackers = sorted(charging, key=lambda counter: game.unit(counter).place)
        yield from _fight(game, attackers, place)
        for counter in attackers:
            eliminate_japanese(game, counter, COMBAT)


def _fight(game: Game, attackers: Sequence[str], place: str) -> Steps[None]:
    """Add the attackers up, shift two columns, and let the US stand fast (B-23, B-24)."""
    stack = yield from us_at(game, place)
    if not stack:
        return
    defenders = yield from fighters(game, stack[0])
    ground = yield from ground_at(game, place)
    lookup = lookup_of(game, attackers, defenders, line_at(game, ground), place)
    with on_sheet(game, T("Banzai attack on {place}", place=place), COMBAT) as sheet:
        sheet.acts_for = JAPAN.id
        pieces = [japan_id(game.unit(name)) for name in attackers]
        charging = T("{units}", units=[game.japanese_name(name) for name in attackers])
        sheet.put("attackers", fight_sheet.ATTACKERS, charging, pieces)
        said = fight_sheet.unit_words(game, defenders)
        sheet.put("defenders", fight_sheet.DEFENDERS, said, defenders)
        _, loss = yield from strike(game, attackers, lookup)
        yield from _losses(game, defenders, loss, place)


def _losses(game: Game, defenders: Sequence[str], loss: Losses, place: str) -> Steps[None]:
    """Take what a Banzai attack costs those who stand fast (bib:20.5.4, bib:7.7.2)."""
    if loss == "eliminated":
        for name in defenders:
            eliminate_us(game, name, COMBAT)
    elif loss == "step":
        loser = yield from choose_loser(game, "banzai-loss", defenders, "bib:7.7.2", place)
        lose_step(game, loser, COMBAT)


def strike(game: Game, attackers: Sequence[str], lookup: Lookup) -> Steps[tuple[Code, Losses]]:
    """Fight the attack: the result, and what a US unit that stands fast loses to it (B-23)."""
    names = [game.japanese_name(counter) for counter in attackers]
    text = T("Banzai attack by {units} on {place}.", units=names, place=lookup.place)
    code = yield from look_up(game, rolls.banzai_combat, text, lookup, _meaning)
    return code, results.banzai(code)


def _meaning(code: Code) -> Meaning:
    lost = results.banzai(code)
    source = (
        T("the US units stand fast and lose {losses}; a unit at its last step is eliminated")
        if lost == "step"
        else T("the US units stand fast and lose {losses}")
    )
    text = source.fill(losses=rolls.LOSSES[lost])
    return Meaning(text, results.sign_of_losses(lost))


def lookup_of(
    game: Game, attackers: Sequence[str], defenders: Sequence[str], terrain: str, place: str
) -> Lookup:
    """Return the roll of a Banzai attack: the attackers summed, two columns shifted (B-24)."""
    parts = japanese_attack(game, attackers, defenders)
    own = tuple(game.unit(one).place for one in attackers)
    return Lookup(total(parts), terrain, place, SHIFT, others=own, parts=tuple(parts))
