"""Resolve an assault: leads, calls, values, dice and results, in the book's order (ies:11.4)."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.acts import moves
from beachmaster.engine.die import Throw
from beachmaster.engine.fighting import fighting
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import advantage, calling, rolls, suffering, values
from beachmaster.games.ie_shima.acts import figure_id
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.prints import TEM
from beachmaster.games.ie_shima.rolls import Both
from beachmaster.games.ie_shima.roster import other
from beachmaster.games.ie_shima.rubble import rubble
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.values import FIGURE, Fought

ATTACKERS, TARGET = T("Attackers"), T("Target")
DEFENDERS = T("Defenders")
RULES = ("ies:11.0", "ies:11.4")


def resolve(game: Game, target: str, units: Sequence[str], lead: str) -> Steps[None]:
    """Resolve one attack of the active side on an area, step by step (ies:11.4.a to ies:11.4.g)."""
    active = game.active
    active.attacked.append(target)
    active.fought += units
    field = game.field
    title = T("Attack on {area}", area=game.place(target))
    with fighting(game, title, *RULES) as sheet:
        sheet.acts_for = active.side
        sheet.put("target", TARGET, game.place(target), [target])
        sheet.put("units", ATTACKERS, game.standing(units), units)
        enemies = values.defenders(field, active.side, target)
        sheet.put("defenders", DEFENDERS, game.standing(enemies), enemies)
        game.rests_on([(target, TEM)])
        game.rests_on_counters([lead, *enemies])
        defender = yield from lead_defender(game, target, enemies, lead)
        bonuses = yield from calling.calls(game, target)
        fought = Fought(target, tuple(units), lead, defender)
        both = yield from roll(game, fought, bonuses)
        rubble(game, active.side, target, both)
        killed_figure(game, target, bonuses, both)
        yield from results(game, fought, both.margin)


def lead_defender(game: Game, target: str, enemies: Sequence[str], lead: str) -> Steps[str]:
    """Have the defender name the Lead Defending Unit, after the attacker's lead (ies:11.4.b)."""
    side = other(game.active.side)
    sorts = values.leads(game.field, enemies, attacking=False)
    if len(sorts) == 1:
        chosen = sorts[0]
    else:
        chosen = yield Choose(
            procedure="lead-defender",
            subjects=(target,),
            side=side,
            text=T(
                "{lead} leads the attack. Which unit leads the defense of {area}? It takes the "
                "first Attrition Point.",
                lead=game.with_side(lead),
                area=game.place(target),
            ),
            rules=("ies:11.4.3.a", "ies:13.1"),
            options=Options(
                lambda: [Option(unit, game.with_side(unit)) for unit in sorts],
                lambda value: value in enemies,
            ),
            usual=values.strongest(game.field, enemies),
        )
    text = T(
        "{unit} leads the defense of {area}.", unit=game.with_side(chosen), area=game.place(target)
    )
    game.emit("lead-defender", text, "ies:11.4.3.a", unit=chosen, area=target)
    return str(chosen)


def killed_figure(game: Game, target: str, bonuses: Sequence[str], both: Both) -> None:
    """Kill a figure where both two-dice totals are the same (ies:20.1.1, I-42)."""
    if FIGURE not in bonuses:
        return
    mine = calling.FIGURES[game.active.side]
    who = calling.FIGURE_NAMES[mine]
    game.active.figure = msgspec.UNSET
    if both.us == both.japan:
        game.state.kia[mine] = target
        text = T("{figure} is killed.", figure=who)
        act = T("Flip {figure} to the KIA side; he stays there.", figure=who)
        game.emit("kia", text, "ies:20.1.1", act=moves(figure_id(mine), words=act))
    else:
        text = T("{figure} survives and returns next turn.", figure=who)
        act = T("Place {figure} on the next space of the Turn Track.", figure=who)
        game.emit("figure-goes", text, "ies:20.1.1", act=moves(figure_id(mine), words=act))


def roll(game: Game, fought: Fought, bonuses: Sequence[str]) -> Steps[Both]:
    """Add the values up and roll, again where the Advantage says so (ies:11.4.f, ies:11.4.g)."""
    side = game.active.side
    around = game.around(side, bonuses)
    field = game.field
    thrown = Throw(
        die=rolls.assault(side),
        text=who_attacks(game, fought),
        subjects=(fought.target,),
        modifiers=tuple(values.attack_lines(field, fought, around)),
        against=tuple(values.defence_lines(field, fought, around)),
    )
    return (yield from advantage.with_reroll(game, thrown))


def who_attacks(game: Game, fought: Fought) -> Text:
    """Say who attacks which area: the lead stands for several."""
    alone = T("{unit} attacks {area}.")
    source = alone if len(fought.units) == 1 else T("{unit} leads the attack on {area}.")
    return source.fill(unit=game.name(fought.lead), area=game.place(fought.target))


def results(game: Game, fought: Fought, margin: int) -> Steps[None]:
    """Apply repulse, stalemate or success, then let defenders go by choice (11.4.4, 13.2.3)."""
    side = game.active.side
    if margin < 0:
        suffering.steps_lost(game, fought.units, "ies:11.4.4.1")
        if values.mandatory(game.active.contested, fought.target):
            yield from suffering.repulsed(game, fought)
    else:
        rule = "ies:11.4.4.3" if margin else "ies:11.4.4.2"
        suffering.steps_lost(game, [fought.lead], rule)
    if margin > 0:
        yield from suffering.pay(game, other(side), fought.target, fought.defender, margin)
    yield from suffering.go_by_choice(game, other(side), fought.target)
    field = game.field
    field.settle(fought.target)
    game.turned()
