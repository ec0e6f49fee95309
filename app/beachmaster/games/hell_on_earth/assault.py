"""The assault in its ten steps (hoe:5.4.2)."""

import msgspec

from beachmaster.engine.acts import moves
from beachmaster.engine.fight import Figure
from beachmaster.engine.fighting import fighting
from beachmaster.engine.module import Steps
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import assault_sheet, rolls, tables
from beachmaster.games.hell_on_earth.acts import SITUATION, red_id, us_id
from beachmaster.games.hell_on_earth.advancing import advance
from beachmaster.games.hell_on_earth.commitment import Able, Asking, Attack, ask_attack
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.drm import Drm, assault_drm
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import assault_possible
from beachmaster.games.hell_on_earth.hits import Fight, apply_result
from beachmaster.games.hell_on_earth.orders import play
from beachmaster.games.hell_on_earth.places import BAG, SUPPORT
from beachmaster.games.hell_on_earth.pointing import NONE
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
    attack: int = 0
    defence: int = 0

    @property
    def ratio(self) -> int:
        """Return the column of the combat table (hoe:5.4.2.6)."""
        return tables.column(self.attack, self.defence)


def assault(game: Game, attack: Attack, able: Able = FREE) -> Steps[None]:
    """Resolve one assault that was decided on; its sheet stays until all of it is done."""
    place = game.unit(attack.target).place
    fight = AssaultUnderWay(attack.target, place, list(attack.attackers), list(attack.supporters))
    with fighting(game, T("Assault on {place}", place=place), *_COMMITTED) as sheet:
        told = {**msgspec.structs.asdict(attack), "target": place}
        sheet.rows = {row.name: row for row in assault_sheet.rows(game, told)}
        if attack.order is not None:
            play(game, attack.order)
            fight.order = attack.order
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
        both = any(game.us(name).supported for name in fight.attackers)
        for name in fight.attackers:
            game.us(name).assaulted = True
        for name in fight.supporters:
            game.us(name).supported = True
        source = (
            T(
                "Assault on {place}: put a Recon/Assault marker on each attacker ({attackers}) "
                "and a CS marker on each supporter ({supporters}). A unit that does both shows "
                "both icons."
            )
            if supporters
            else T(
                "Assault on {place} by {attackers}: put a Recon/Assault marker on each. If "
                "a unit has a CS marker, flip it to both icons instead."
            )
            if both
            else T("Assault on {place} by {attackers}: put a Recon/Assault marker on each.")
        )
        text = source.fill(attackers=names, supporters=supporters, place=fight.place)
        marked = [us_id(one, SITUATION) for one in (*fight.attackers, *fight.supporters)]
        act = moves(*dict.fromkeys(marked), words=text)
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
    if not assault_possible(game, [advanced], None):
        game.note("assault-again", (advanced,), {"target": NONE})
        return
    again = Able(marks, advanced, alone=ruling.startswith("alone"))
    unit = game.us_name(advanced)
    how = Asking(
        procedure="assault-again",
        subjects=(advanced,),
        text=T("Do the {unit} assault once more?", unit=unit),
        rules=("hoe:5.4.2.5.2",),
        able=again,
        end=T("No second assault"),
    )
    attack = yield from ask_attack(game, how)
    if attack is not None:
        yield from assault(game, attack, again)


def _ratio(game: Game, fight: AssaultUnderWay) -> None:
    """Step 6: attack over defense, rounded down (hoe:5.4.2.6)."""
    fight.attack = sum(game.combat_factor(name) for name in fight.attackers)
    fight.defence = (defence_of(game, fight.target) or NO_MARKER).cf
    if game.fight is not None:
        game.fight.column = rolls.column_text(fight.ratio)
        game.fight.facts = _figures(game, fight)


def _figures(game: Game, fight: AssaultUnderWay) -> tuple[Figure, ...]:
    weak = any(game.us(name).marker == "OR" for name in fight.attackers)
    return factor_figures(fight.attack, fight.defence, weak=weak)


def factor_figures(attack: int, defence: int, *, weak: bool = False) -> tuple[Figure, ...]:
    """Return the factors behind a column; `weak` says that an OR marker lowers one."""
    ours = "hoe:3.3.6" if weak else "hoe:5.4.2.6"
    return (
        Figure("attack", T("combat factor of the attackers"), attack, ours),
        Figure("defence", T("combat factor of the target"), defence, "hoe:5.4.2.6"),
    )


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
    _count(game, fight, assault_drm(counted))
    stopped = die is not None and (yield from throw(game, die, _ANTI_TANK, fight.place))
    drm = assault_drm(counted, stopped)
    _count(game, fight, drm)
    return drm


def _count(game: Game, fight: AssaultUnderWay, drm: Drm) -> None:
    """Write on the sheet what counts, as far as it is known."""
    if game.fight is not None:
        game.fight.counts(drm.limited, rolls.column_text(fight.ratio))


def _combat(game: Game, fight: AssaultUnderWay, drm: Drm) -> Steps[CombatResult]:
    """Step 8: the blue die on the combat table (hoe:5.4.2.8)."""
    text: Text = T(
        "Assault on {target}: column {ratio}:1, modifier {drm}.",
        target=game.japanese_name(fight.target),
        ratio=fight.ratio,
        drm=f"{drm.final:+d}",
    )
    return (
        yield from throw(
            game,
            rolls.combat(fight.ratio),
            text,
            fight.place,
            others=fight.attackers,
            modifiers=drm.limited,
            facts=_figures(game, fight),
        )
    )


def _return_support(game: Game) -> None:
    """Step 10: drawn Support markers go back to the bag (hoe:5.4.2.10)."""
    drawn = [token for token, at in game.state.red.items() if at in SUPPORT]
    for token in drawn:
        game.state.red[token] = BAG
    if drawn:
        act = moves(*map(red_id, drawn), words=_RETURN)
        game.emit("support-returned", _RETURN, "hoe:5.4.2.10", act=act)


_ANTI_TANK = T("Anti-tank fire.")
_RETURN = T("Put the drawn Support markers back into the red bag.")
