"""Banzai attacks: three dice, the charge, and the fight to the death (bib:20.5)."""

from collections.abc import Sequence

from beachmaster.engine.decision import Decision
from beachmaster.engine.dice import break_tie
from beachmaster.engine.module import Steps
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath import results, rolls
from beachmaster.games.bloodbath.about import JAPAN
from beachmaster.games.bloodbath.dice import throw
from beachmaster.games.bloodbath.differential import (
    Lookup,
    japanese_attack,
    line_at,
    look_up,
    total,
)
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.losses import (
    choose_loser,
    eliminate_japanese,
    eliminate_us,
    lose_step,
)
from beachmaster.games.bloodbath.pairs import fighters
from beachmaster.games.bloodbath.redeployment import redeploy_in_place
from beachmaster.games.bloodbath.reveal import reveal
from beachmaster.games.bloodbath.state import JapaneseValues
from beachmaster.games.bloodbath.texts import TN, T

SHIFT = 2
"""How many columns to the right a Banzai attack is shifted (bib:20.5.4)."""
COMBAT = "bib:20.5.4"


def charges(game: Game) -> Steps[None]:
    """Roll the three dice, flip the units and let them charge (bib:20.5)."""
    there, number = yield from called(game)
    flipped = yield from _flip(game, there, number)
    for counter in flipped:
        yield from _charge(game, counter)


def called(game: Game) -> Steps[tuple[list[str], int]]:
    """Roll the three dice: return the units of the sector and how many must take part (20.5).

    Before the flag stands on Mount Suribachi nobody does, and nothing is rolled (bib:22.3).
    """
    if not game.state.suribachi:
        return [], 0
    cleared = len(game.state.cleared)
    attack, sector, number = yield from throw(
        game,
        rolls.banzai_dice(cleared),
        T("Banzai: the first die says whether, the second where, the third with how many."),
    )
    if not attack:
        text = T("The first die is above {sectors}: no Banzai attack.", sectors=_sectors(cleared))
        game.emit("no-banzai", text, "bib:20.5.1", cleared=cleared)
        return [], 0
    there = yield from game.board.in_sector(game, sector)
    if not there:
        text = T("No Japanese unit is left in sector {sector}: no Banzai attack.", sector=sector)
        game.emit("no-banzai", text, "bib:20.5.2", sector=sector)
        return [], 0
    text = T(
        "Banzai attack from sector {sector} with up to {units}.",
        sector=sector,
        units=TN("{n} unit", "{n} units", n=number),
    )
    game.emit("banzai", text, "bib:20.5", sector=sector, number=number)
    return there, number


def _flip(game: Game, there: Sequence[str], number: int) -> Steps[list[str]]:
    """Flip the units nearest to US units; those with a zero redeploy in place (20.5.3, B-22)."""
    left, flipped, zeros = [c for c in there if game.unit(c).dug_in], [], []
    for _ in range(min(number, len(left))):
        counter = yield from nearest(game, left)
        left.remove(counter)
        yield from reveal(game, counter, "bib:20.5.3")
        values = game.printed(counter)
        if has_zero(values):
            zeros.append(counter)
            game.emit(
                "zero-factor",
                T("{unit} has a zero and takes no part.", unit=game.japanese_name(counter)),
                "bib:19.3",
                "bib:20.5.3",
                place=game.unit(counter).place,
            )
        else:
            game.unit(counter).dug_in = False
            flipped.append(counter)
    for counter in zeros:
        yield from redeploy_in_place(game, counter, "bib:20.5.3")
    return flipped


def has_zero(values: JapaneseValues) -> bool:
    """Tell whether a unit has a zero that keeps it out of a Banzai (bib:19.3, bib:20.5.3)."""
    return values.attack == 0 or values.movement == 0


def nearest(game: Game, left: Sequence[str]) -> Steps[str]:
    """Pick the unit nearest to the US, by lot among equals (bib:20.5.3)."""
    places = {game.unit(counter).place: counter for counter in left}
    tied = yield from game.board.nearest_to_us(game, left)
    near = {game.unit(counter).place for counter in tied}
    decision = Decision(list(places), "bib:20.5.3")
    decision.keep(T("nearest to a US unit"), lambda place: place in near)
    tie = decision.tie()
    chosen = yield from break_tie(
        "banzai-unit",
        decision.candidates,
        T("Equally near to your units: {names}. One of them is flipped."),
        "bib:20.5.3",
        str(len(left)),
        side=JAPAN.id,
    )
    if tie:
        decision.broken_by(_BY_LOT, chosen)
    act = T("Flip the unit in {place} for the Banzai attack.", place=chosen)
    game.emit("banzai-unit", act, "bib:20.5.3", act=act, trace=tuple(decision.trace), place=chosen)
    return places[chosen]


def _charge(game: Game, counter: str) -> Steps[None]:
    """Move a unit to the nearest US unit by MP, or put it back as it was (20.5.4, B-56)."""
    origin = game.unit(counter).place
    hexes = yield from game.board.charge_targets(game, counter)
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
        T("Equally many MP away: {names}. The charge goes for one."),
        COMBAT,
        origin,
        side=JAPAN.id,
    )
    if tie:
        decision.broken_by(_BY_LOT, target)
    yield from game.board.charge(game, counter, target)
    game.state.banzai[counter] = target
    there = game.unit(counter).place
    text = T("{unit}: a charge at {place}.", unit=game.japanese_name(counter), place=target)
    act = (
        T("Move the unit from {origin} to {place}.", origin=origin, place=there)
        if there != origin
        else None
    )
    game.emit(
        "charges",
        text,
        COMBAT,
        act=act,
        trace=tuple(decision.trace),
        origin=origin,
        place=there,
        target=target,
    )


def fights(game: Game) -> Steps[None]:
    """Resolve the Banzai attacks, one a US-held hex (bib:20.5.4, B-24)."""
    for place in sorted(set(game.state.banzai.values())):
        charging = [c for c, target in game.state.banzai.items() if target == place]
        attackers = sorted(charging, key=lambda counter: game.unit(counter).place)
        yield from _fight(game, attackers, place)
        for counter in attackers:
            eliminate_japanese(game, counter, COMBAT)


def _fight(game: Game, attackers: Sequence[str], place: str) -> Steps[None]:
    """Add the attackers up, shift two columns, and let the US stand fast (B-23, B-24)."""
    stack = yield from game.board.us_at(game, place)
    if not stack:
        return
    defenders = yield from fighters(game, stack[0])
    ground = yield from game.board.ground(game, place)
    lookup = lookup_of(game, attackers, defenders, line_at(game, ground), place)
    names = [game.japanese_name(counter) for counter in attackers]
    text = T("Banzai attack by {units} on {place}.", units=names, place=place)
    code = yield from look_up(game, rolls.banzai_combat, text, lookup)
    loss = results.banzai(code)
    if loss == "eliminated":
        for name in defenders:
            eliminate_us(game, name, COMBAT)
    elif loss == "step":
        game.emit(
            "stands-fast",
            T("US units stand fast and lose a step."),
            COMBAT,
            "bib:7.7.2",
            place=place,
        )
        loser = yield from choose_loser(game, "banzai-loss", defenders, COMBAT, place)
        lose_step(game, loser, COMBAT)


def lookup_of(
    game: Game, attackers: Sequence[str], defenders: Sequence[str], terrain: str, place: str
) -> Lookup:
    """Return the roll of a Banzai attack: the attackers summed, two columns shifted (B-24)."""
    parts = japanese_attack(game, attackers, defenders)
    return Lookup(total(parts), terrain, place, SHIFT, parts=tuple(parts))


def _sectors(count: int) -> Text:
    return TN("{n} cleared sector", "{n} cleared sectors", n=count)


_BY_LOT = T("the lot")
