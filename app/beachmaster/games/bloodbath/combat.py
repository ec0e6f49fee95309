"""The US combat phases: regular with bombardment, mobile without (bib:7.0, bib:4.1.1)."""

from collections.abc import Sequence
from functools import partial

from beachmaster.engine.fighting import fighting as on_sheet
from beachmaster.engine.module import Steps
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath import fight_sheet, results, rolls, sectors, words
from beachmaster.games.bloodbath.acts import japan_id, markers_off, us_moves
from beachmaster.games.bloodbath.advancing import advance, enter, loss_and_advance
from beachmaster.games.bloodbath.attack import Attack, barred_tank
from beachmaster.games.bloodbath.declaring import declare
from beachmaster.games.bloodbath.differential import (
    Lookup,
    Meaning,
    bracketed_a,
    line_at,
    look_up,
    total,
    us_attack,
)
from beachmaster.games.bloodbath.fire_support import bombard
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import stacks
from beachmaster.games.bloodbath.losses import (
    choose_loser,
    eliminate_japanese,
    eliminate_us,
    lose_step,
)
from beachmaster.games.bloodbath.redeployment import redeploy, redeploy_in_place
from beachmaster.games.bloodbath.results import OUTCOMES, Code, Outcome, outcome_name
from beachmaster.games.bloodbath.retreat import japanese_fall_back, us_fall_back
from beachmaster.games.bloodbath.reveal import GUNS, reveal
from beachmaster.games.bloodbath.rolls import throw
from beachmaster.games.bloodbath.texts import T

RULE = "bib:20.2"


def regular_combat(game: Game) -> Steps[None]:
    """Declare, bombard, attack (bib:16.2, bib:7.0)."""
    attacks = yield from declare(game, ordered=False)
    attacks = yield from bombard(game, attacks)
    yield from _fight(game, attacks)


def mobile_combat(game: Game) -> Steps[None]:
    """Declare and attack once more, without bombardment (bib:4.1.1, B-28)."""
    attacks = yield from declare(game, ordered=True)
    yield from _fight(game, attacks)


def _fight(game: Game, attacks: Sequence[Attack]) -> Steps[None]:
    """Resolve the declared attacks in the player's order, then look at the sectors (B-25).

    A table may have told that attackers of another hex fell in a fight before this one.
    """
    for attack in attacks:
        attack.units = words.left_of(game, attack.units)
        if attack.units:
            yield from resolve(game, attack)
        else:
            text = T("No unit is left to attack {place}.", place=attack.place)
            game.emit("attack-off", text, "bib:7.0", place=attack.place)
    markers_off(game, "bib:16.2")
    for place in sorted(set(game.state.opposed.values())):
        _end_landing(game, place)
    yield from sectors.check(game)


def resolve(game: Game, attack: Attack) -> Steps[None]:
    """Resolve one attack, from turning the defender up to the advance (bib:7.0, B-37)."""
    attack.target = game.at(attack.place) or attack.target  # it may be swapped by now (bib:20.3.1)
    with on_sheet(game, fight_sheet.title(game, attack.target), *fight_sheet.RULES) as sheet:
        target, units = attack.target, attack.units
        piece = japan_id(game.unit(target))
        sheet.put("target", fight_sheet.TARGET, game.japanese_name(target), [piece])
        sheet.put("units", fight_sheet.ATTACKERS, fight_sheet.unit_words(game, units), units)
        if attack.markers:
            fired = fight_sheet.marker_words(attack.markers, attack.suppressed)
            sheet.put("markers", fight_sheet.MARKERS, fired)
        sheet.counts(fight_sheet.known_lines(game, attack.units, attack.target))
        _, code, outcome = yield from strike(game, attack)
        if outcome.spared:
            game.emit("spared", _SPARED, "bib:16.3", place=attack.place)
        if game.unit(attack.target).dug_in:
            yield from _against_dug_in(game, attack, code, outcome)
        else:
            yield from _against_ordinary(game, attack, outcome)
        _end_landing(game, attack.place)


def strike(game: Game, attack: Attack) -> Steps[tuple[Lookup, Code, Outcome]]:
    """Turn the defender up and fight: how it was looked up, the result, and what it comes to."""
    hidden = game.unit(attack.target).hidden
    yield from reveal(game, attack.target, "bib:7.0")
    if hidden:
        fight_sheet.turned(game.fight, game, attack.target)
    stopped = yield from stopped_tanks(game, attack.target, attack.place, attack.units)
    parts = us_attack(game, attack.units, stopped, attack.target)
    line = line_at(game, attack.ground, dug_in=game.unit(attack.target).dug_in)
    own = tuple(attack.units)
    lookup = Lookup(total(parts), line, attack.place, others=own, parts=tuple(parts))
    text = T(
        "Attack by {units} on {target}.",
        units=[game.us_name(unit) for unit in attack.units],
        target=game.japanese_name(attack.target),
    )
    die, means = rolls.combat(bracketed_a(game)), partial(_meaning, game, attack)
    code = yield from look_up(game, die, text, lookup, means)
    return lookup, code, (yield from _outcome(game, attack, code))


def _meaning(game: Game, attack: Attack, code: Code) -> Meaning:
    """Say what a result of the table does to this target."""
    dug_in = game.unit(attack.target).dug_in
    if dug_in and code in results.SECOND_DIE:
        generous = game.ruling("B-27") == "generous"
        saved = results.spared_by_suppression(code, attack.suppressed, generous)
        said = (_SAVED if saved else _SECOND)[code]
        return Meaning(said, results.sign(code, us_attacks=True))
    spared = results.spared_by_suppression(code, attack.suppressed, generous=False)
    found = results.against_dug_in(code) if dug_in else results.against_ordinary(code, spared)
    name = outcome_name(found, bracketed_a(game))
    if name in results.LANDED and attack.place in game.state.opposed.values():
        return Meaning(results.LANDED[name], "bad")
    return Meaning(OUTCOMES[name], results.SIGNS.get(name, "none"))


def _outcome(game: Game, attack: Attack, code: Code) -> Steps[Outcome]:
    """Return what a result comes to, with a second die where dug-in units ask for it (20.2)."""
    dug_in = game.unit(attack.target).dug_in
    generous = dug_in and game.ruling("B-27") == "generous"
    spared = results.spared_by_suppression(code, attack.suppressed, generous)
    if not dug_in:
        return results.against_ordinary(code, spared)
    if code not in results.SECOND_DIE:
        return results.against_dug_in(code)
    text = T("{result}: second die.", result=rolls.code_words(code))
    losers, _ = first_to_lose(game, attack.units, attack.target, RULE)
    last = all(game.us(name).on_last_step for name in losers)
    die = rolls.second_die(code, spared, last=last)
    return (yield from throw(game, die, text, attack.place))


def stopped_tanks(game: Game, target: str, place: str, units: Sequence[str]) -> Steps[list[str]]:
    """Roll once for each tank against guns and return those that do not count (17.3, B-51)."""
    values = game.printed(target)
    stopped: list[str] = []
    if game.fight is not None:
        game.fight.counts(us_attack(game, units, (), target))
    for name in units:
        if not game.is_tank(name) or values.kind not in GUNS:
            continue
        text = T("Guns fire at {unit}.", unit=game.us_name(name))
        if (yield from throw(game, rolls.guns(values.attack), text, place, name)):
            stopped.append(name)
    return stopped


def _against_dug_in(game: Game, attack: Attack, code: Code, outcome: Outcome) -> Steps[None]:
    """Apply a result as dug-in defenders change it (bib:20.2)."""
    rule = rolls.DUG_IN_RULES.get(code, "bib:20.2.1")
    if outcome.attackers == "step" and outcome.advance:
        yield from _trade(game, attack, rule)
        return
    yield from _us_losses(game, attack, outcome, rule)
    if code == "Ex":
        game.emit("no-advance", _NO_ADVANCE, rule, place=attack.place)
    if outcome.defender == "eliminated":
        eliminate_japanese(game, attack.target, rule)
    elif outcome.defender == "redeploys":
        yield from redeploy(game, attack.target, rule)
    else:
        yield from redeploy_in_place(game, attack.target, rule)
    if outcome.advance:
        yield from _advance(game, attack)


def _trade(game: Game, attack: Attack, kill: str) -> Steps[None]:
    """Take a step of each side; who loses it and who advances is one answer (bib:20.2.3)."""
    losers, rule = first_to_lose(game, attack.units, attack.target, kill)
    if len(losers) == 1:
        lose_step(game, losers[0], rule)
        eliminate_japanese(game, attack.target, kill)
        yield from _advance(game, attack)
        return
    able = _able(game, attack)
    loser, going = yield from loss_and_advance(
        game, attack.place, losers, able, rule, attack.partners
    )
    lose_step(game, loser, rule)
    eliminate_japanese(game, attack.target, kill)
    enter(game, attack.place, going)
    _say_advanced(game, attack, going)


def _us_losses(game: Game, attack: Attack, outcome: Outcome, rule: str) -> Steps[None]:
    """Take what a result costs the attackers, tanks first (bib:17.3, B-38, B-40)."""
    if outcome.attackers == "eliminated":
        for name in attack.units:
            eliminate_us(game, name, rule)
    elif outcome.attackers == "step":
        first, rule = first_to_lose(game, attack.units, attack.target, rule)
        loser = yield from choose_loser(game, "attack-loss", first, rule, attack.place)
        lose_step(game, loser, rule)
    elif outcome.retreat:
        back = [name for name in attack.units if name not in game.state.opposed]
        first, _ = first_to_lose(game, back, attack.target, rule)
        yield from stacks(game, attack.place, back)  # those of a hex go together (bib:17.2)
        yield from us_fall_back(
            game, back, outcome.retreat, optional=outcome.optional, first_to_lose=first
        )


def first_to_lose(
    game: Game, units: Sequence[str], target: str, rule: str
) -> tuple[list[str], str]:
    """Return who may take the first step loss, and by which rule: tanks first (bib:17.3, B-38)."""
    guns = game.printed(target).kind in GUNS
    shield = guns or game.ruling("B-38") == "every-attack"
    tanks = [name for name in units if game.is_tank(name)] if shield else []
    return (tanks, "bib:17.3") if tanks else (list(units), rule)


def _against_ordinary(game: Game, attack: Attack, outcome: Outcome) -> Steps[None]:
    """Apply a result as the table prints it, to a unit that is not dug in (bib:7.6)."""
    yield from _us_losses(game, attack, outcome, "bib:7.6")
    if outcome.defender_loss != "none":
        eliminate_japanese(game, attack.target, "bib:7.6")
    elif outcome.defender_retreat:
        yield from japanese_fall_back(game, attack.target, outcome.defender_retreat)
    if outcome.advance and game.at(attack.place) is None:
        yield from _advance(game, attack)


def _advance(game: Game, attack: Attack) -> Steps[None]:
    """Let one attacking unit, with its support partner, enter the emptied hex (bib:7.9)."""
    able = _able(game, attack)
    if able:
        going = yield from advance(game, attack.place, able, attack.partners)
        _say_advanced(game, attack, going)


def _able(game: Game, attack: Attack) -> list[str]:
    """Return who of the attackers may advance: who landed on the hex is there already."""
    return [
        name
        for name in attack.units
        if game.us(name).on_map
        and name not in game.state.opposed
        and not barred_tank(game, attack.ground, name)
    ]


def _say_advanced(game: Game, attack: Attack, moved: Sequence[str]) -> None:
    moved = [name for name in attack.units if name in moved]
    if moved:
        names = [game.us_name(name) for name in moved]
        text = T("Advance {units} into {place}.", units=names, place=attack.place)
        act = us_moves(game, *moved, words=text, own=True)
        game.emit("advanced", text, "bib:7.9", act=act, place=attack.place, units=moved)


def _end_landing(game: Game, place: str) -> None:
    """Eliminate who landed on a hex that the Japanese still hold (bib:14.2, B-30)."""
    held = game.at(place) is not None
    for name in [name for name, there in game.state.opposed.items() if there == place]:
        if held:
            text = T(
                "{unit} landed in {place}, which is still held: the landing fails.",
                unit=game.us_name(name),
                place=place,
            )
            game.emit("landing-failed", text, "bib:14.2", unit=name, place=place)
            eliminate_us(game, name, "bib:14.2")
        else:
            del game.state.opposed[name]


_SECOND: dict[Code, Text] = {
    "Ex": T(
        "you lose a step; the defender is eliminated, or redeploys on a second die of 6; no advance"
    ),
    "D2": T("the defender is eliminated; you lose a step if the second die is 3 or more"),
    "D3": T("the defender is eliminated; you lose a step if the second die is 4 or more"),
}
"""What a second die decides against a dug-in unit (bib:20.2)."""
_SAVED: dict[Code, Text] = {
    "Ex": T("no loss for you; the defender is eliminated, or redeploys on a second die of 6"),
    "D2": T("the defender is eliminated, and the second die costs you nothing"),
    "D3": T("the defender is eliminated, and the second die costs you nothing"),
}
"""The same where the unit is suppressed (bib:16.3, B-27)."""
_NO_ADVANCE = T("After an Exchange no unit advances, whatever the outcome.")
_SPARED = T("The defender is suppressed: no US unit loses a step.")
