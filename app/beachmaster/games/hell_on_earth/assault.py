"""The assault in its ten steps (hoe:5.4.2)."""

import msgspec

from beachmaster.engine.die import modifier_text, rules_of, told
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.games.hell_on_earth import rolls, tables
from beachmaster.games.hell_on_earth.commitment import (
    Able,
    choose_attackers,
    choose_supporters,
    choose_target,
    support_order,
)
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.drm import Drm, assault_drm
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import assault_possible
from beachmaster.games.hell_on_earth.hits import Fight, advance, apply_result
from beachmaster.games.hell_on_earth.places import BAG, SUPPORT
from beachmaster.games.hell_on_earth.response import respond, supporters_respond
from beachmaster.games.hell_on_earth.situation import (
    NO_MARKER,
    AssaultFacts,
    assault_facts,
    defence_of,
    situation_of,
)
from beachmaster.games.hell_on_earth.tables import CombatResult
from beachmaster.games.hell_on_earth.texts import T

FREE = Able()
RULE = "hoe:5.4.2"
_COMMITTED = (RULE, "hoe:5.4.2.1", "hoe:5.4.2.2")


class AssaultUnderWay(msgspec.Struct):
    """One assault under way: who takes part, the order played, and what the board said."""

    target: str
    place: str
    attackers: list[str]
    supporters: list[str]
    order: str | None = None
    facts: AssaultFacts | None = None
    ratio: int = 0


def assault(game: Game, able: Able = FREE) -> Steps[None]:
    """Resolve one assault by the units that may make it."""
    target = yield from choose_target(game, able)
    if not target:
        return
    place = game.unit(target).place
    attackers = yield choose_attackers(game, target, able)
    supporters = yield from choose_supporters(game, target, able.marks, attackers)
    fight = AssaultUnderWay(target, place, list(attackers), list(supporters))
    fight.order = yield from support_order(game, place, fight.supporters)
    _mark(game, fight, able.marks)
    yield from _resolve(game, fight, able.marks)
    _return_support(game)


def _mark(game: Game, fight: AssaultUnderWay, marks: bool) -> None:
    """Put situation markers on the units taking part, but in an Additional Attack (hoe:3.3.5)."""
    names = [game.us_name(name) for name in fight.attackers]
    supporters = [game.us_name(name) for name in fight.supporters]
    source = (
        T("Assault on {place} by {attackers} with the support of {supporters}.")
        if supporters
        else T("Assault on {place} by {attackers}.")
    )
    text = source.fill(attackers=names, supporters=supporters, place=fight.place)
    act = None
    if marks:
        for name in fight.attackers:
            game.us(name).assaulted = True
        for name in fight.supporters:
            game.us(name).supported = True
        source = (
            T(
                "Assault on {place} by {attackers} with the support of {supporters}: put a "
                "Recon/Assault marker on each attacker and a CS marker on each supporter; who "
                "does both shows both icons."
            )
            if supporters
            else T("Assault on {place} by {attackers}: put a Recon/Assault marker on each.")
        )
        act = text = source.fill(attackers=names, supporters=supporters, place=fight.place)
    rules = (*_COMMITTED, *(("hoe:5.4.2.3",) if fight.supporters else ()), "hoe:3.3.5")
    game.emit("assault", text, *rules, act=act, place=fight.place)


def _resolve(game: Game, fight: AssaultUnderWay, marks: bool) -> Steps[None]:
    """Run steps 5 to 9; a target that made a Banzai is still assaulted (H-18)."""
    if game.unit(fight.target).hidden:
        stays = yield from respond(game, fight.target, fight.attackers)
        if not stays:
            yield from _follow(game, fight, marks)
            return
    if not (yield from _still_on(game, fight)):
        return
    _ratio(game, fight)
    yield from _support(game, fight)
    if not (yield from _still_on(game, fight)):
        return
    drm = yield from _modifier(game, fight)
    result = yield from _combat(game, fight, drm)
    yield from apply_result(game, Fight(fight.target, fight.place, fight.attackers), result)


def _still_on(game: Game, fight: AssaultUnderWay) -> Steps[bool]:
    """Tell whether attackers and target are left; learn the board's part once (H-62)."""
    fight.attackers = [name for name in fight.attackers if game.us(name).on_map]
    if not fight.attackers:
        game.emit(
            "assault-off",
            T("No attacker is left: the assault ends without a result."),
            RULE,
            place=fight.place,
        )
        return False
    if not game.unit(fight.target).alive:
        yield from apply_result(
            game, Fight(fight.target, fight.place, fight.attackers), CombatResult(0, 0)
        )
        return False
    if fight.facts is None:
        left = [name for name in fight.supporters if game.us(name).on_map]
        fight.facts = yield from assault_facts(game, fight.target, fight.attackers, left)
    return True


def _follow(game: Game, fight: AssaultUnderWay, marks: bool) -> Steps[None]:
    """Let one attacker advance after a redeployment and assault once more (H-20)."""
    able = [name for name in fight.attackers if game.us(name).on_map]
    if not able:
        return
    ruling = game.ruling("H-20")
    barred = ruling.endswith("-barred")
    advanced = yield from advance(game, fight.place, able, barred, "hoe:5.4.2.5.2")
    if not advanced:
        return
    possible = assault_possible(game, [advanced], None)
    again = yield Choose(
        procedure="assault-again",
        subjects=(advanced,),
        text=T("Does {unit} assault once more?", unit=game.us_name(advanced)),
        rules=("hoe:5.4.2.5.2",),
        options=Options(lambda: ([_YES] if possible else []) + [_NO]),
        closed=lambda: (
            [] if possible else [Closed("yes", _YES.text, T("No Japanese unit is next to it."))]
        ),
    )
    if again != "yes":
        return
    yield from assault(game, Able(marks, advanced, alone=ruling.startswith("alone")))


def _ratio(game: Game, fight: AssaultUnderWay) -> None:
    """Step 6: attack over defense, rounded down (hoe:5.4.2.6)."""
    attack = sum(game.combat_factor(name) for name in fight.attackers)
    defence = (defence_of(game, fight.target) or NO_MARKER).cf
    fight.ratio = tables.column(attack, defence)
    text = T(
        "Combat ratio: {attack} against {defence} is {ratio}:1.",
        attack=attack,
        defence=defence,
        ratio=fight.ratio,
    )
    weak = any(game.us(name).marker == "OR" for name in fight.attackers)
    rules = ("hoe:5.4.2.6", *(("hoe:3.3.6",) if weak else ()))
    game.emit("ratio", text, *rules, attack=attack, defence=defence, ratio=fight.ratio)


def _support(game: Game, fight: AssaultUnderWay) -> Steps[None]:
    """Step 7.1: hidden neighbours draw; whoever reacts may change the odds (H-61)."""
    assert fight.facts is not None
    changed = yield from supporters_respond(
        game, fight.target, fight.facts.neighbours, fight.attackers
    )
    if changed and game.ruling("H-61") == "recomputed":
        fight.attackers = [name for name in fight.attackers if game.us(name).on_map]
        if fight.attackers and game.unit(fight.target).alive:
            _ratio(game, fight)


def _modifier(game: Game, fight: AssaultUnderWay) -> Steps[Drm]:
    """Step 7: the anti-tank die, then every modifier (hoe:5.4.2.7)."""
    assert fight.facts is not None
    counted = situation_of(
        game, fight.target, fight.facts, fight.attackers, fight.supporters, fight.order
    )
    die = counted.anti_tank
    stopped = die is not None and (yield from throw(game, die, _ANTI_TANK, fight.place))
    drm = assault_drm(counted, stopped)
    trace = tuple(modifier_text(modifier) for modifier in drm.modifiers)
    source = (
        T("The modifier is {drm}.")
        if drm.final == drm.total
        else T("The modifier is {drm} (before the limits {total}).")
    )
    text = source.fill(drm=f"{drm.final:+d}", total=f"{drm.total:+d}")
    rules = rules_of(("hoe:5.4.2.7.4",), drm.modifiers)
    game.emit(
        "drm",
        text,
        *rules,
        trace=trace,
        final=drm.final,
        total=drm.total,
        modifiers=told(drm.modifiers),
    )
    return drm


def _combat(game: Game, fight: AssaultUnderWay, drm: Drm) -> Steps[CombatResult]:
    """Step 8: the blue die on the combat table (hoe:5.4.2.8)."""
    who = game.japanese_name(fight.target)
    result = yield from throw(
        game,
        rolls.combat(fight.ratio),
        T(
            "Assault on {target}: column {ratio}:1, modifier {drm}.",
            target=who,
            ratio=fight.ratio,
            drm=f"{drm.final:+d}",
        ),
        fight.place,
        modifiers=drm.limited,
    )
    text = T("The result at {ratio}:1 is {result}.", ratio=fight.ratio, result=str(result))
    game.emit("combat", text, "hoe:5.4.2.8", place=fight.place, result=str(result))
    return result


def _return_support(game: Game) -> None:
    """Step 10: drawn Support markers go back to the bag (hoe:5.4.2.10)."""
    drawn = [token for token, at in game.state.red.items() if at in SUPPORT]
    for token in drawn:
        game.state.red[token] = BAG
    if drawn:
        game.emit("support-returned", _RETURN, "hoe:5.4.2.10", act=_RETURN)


_ANTI_TANK = T("Anti-tank fire.")
_YES = Option("yes", T("Yes, assault again"))
_NO = Option("no", T("No"))
_RETURN = T("Put the drawn Support markers back into the red bag.")
