"""Resolve one assault up to the combat table (hoe:5.4.2, steps 5 to 8)."""

from collections.abc import Iterable

from beachmaster.engine.resolution import Fact, Next, refuse
from beachmaster.engine.resolver import Chances, Found, Resolver
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tray import Tray
from beachmaster.games.hell_on_earth import drm, rolls
from beachmaster.games.hell_on_earth.assault_odds import RULES, TITLE, Engaged, assault_odds
from beachmaster.games.hell_on_earth.drm import Drm, Situation, assault_drm
from beachmaster.games.hell_on_earth.resolve.bag import Draws
from beachmaster.games.hell_on_earth.resolve.forces import Assault
from beachmaster.games.hell_on_earth.resolve.japanese import after
from beachmaster.games.hell_on_earth.resolve.prepared import prepare
from beachmaster.games.hell_on_earth.tables import CombatResult
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData


class _ReactionDrawnError(Exception):
    """A Reaction marker ended the draws; `supporter` says whether a neighbour's draw brought it."""

    def __init__(self, supporter: bool) -> None:
        super().__init__()
        self.supporter = supporter


class AssaultResolver(Resolver[Assault]):
    """An assault with these counters and markers."""

    game, name, title, rules = "hell-on-earth", "assault", TITLE, RULES
    takes = Assault
    limits = {"blue": 1, "red": 1}

    def __init__(self, data: GameData) -> None:
        self.data = data

    def _run(self, given: Assault, tray: Tray) -> Found:
        ready = prepare(self.data, given)
        if given.mix == "unknown" and ready.draws:
            raise refuse("mix", _MIX, "known")
        draws = Draws(self.data, ready.bag, given.draws, tray)
        try:
            cf, defence, drawn = _draw_all(self.data, ready, draws)
        except _ReactionDrawnError as reaction:
            return _reacted(ready, reaction.supporter, draws, tray)
        return _fought(ready, cf, ready.situation(defence, drawn), draws, tray)

    def _chances(self, given: Assault) -> Chances:
        return Chances(*assault_odds(prepare(self.data, given), known=given.mix == "known"))


def _draw_all(data: GameData, ready: Engaged, draws: Draws) -> tuple[int, str, dict[str, int]]:
    """Draw for the target, then for its neighbours; return factor, type and support drawn."""
    cf, defence = ready.cf, ready.defence
    if cf is None or defence is None:
        marker = data.intelligence[
            _draw(data, draws, T("Defense marker of the target"), "hoe:5.4.2.5")
        ]
        cf, defence = marker.cf, marker.defence
    tokens = []
    if ready.support is None:
        tokens.append(_draw(data, draws, T("Support marker of the target"), "hoe:5.4.2.5"))
    for _ in range(ready.hidden_neighbours):
        tokens.append(
            _draw(
                data,
                draws,
                T("Support marker of a hidden unit next to the target"),
                "hoe:5.4.2.7.1.4",
                supporter=True,
            )
        )
    return cf, defence, _sum(data.intelligence[token].support for token in tokens)


def _draw(data: GameData, draws: Draws, purpose: Text, rule: str, supporter: bool = False) -> str:
    token = draws.draw(purpose, rule)
    if data.is_reaction(token):
        raise _ReactionDrawnError(supporter)
    return token


def _sum(supports: Iterable[dict[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for support in supports:
        for kind, points in support.items():
            total[kind] = total.get(kind, 0) + points
    return total


def _reacted(ready: Engaged, supporter: bool, draws: Draws, tray: Tray) -> Found:
    """Roll the reaction; the assault waits, or ends, with what it does (hoe:5.4.2.5)."""
    modifiers = drm.reaction_modifiers(ready.turn, ready.hq_eliminated)
    roll = rolls.REACTION.take(tray, "reaction", modifiers)[1]
    outcome = f"supporter-{roll.outcome}" if supporter else roll.outcome
    again = Next(
        text=T(
            "Then resolve the assault again with what is left, if there is anybody left to fight."
        ),
        rule="hoe:5.4.2.5",
        procedure="assault",
    )
    ended = outcome == "redeployment"
    return Found(
        outcome=outcome,
        result=REACTIONS[outcome],
        total=roll.total,
        modifiers=roll.modifiers,
        draws=draws.drawn,
        next=[after(roll.outcome), *([] if ended else [again])],
        notes=draws.not_needed(),
    )


def _fought(ready: Engaged, cf: int, situation: Situation, draws: Draws, tray: Tray) -> Found:
    """Roll anti-tank where it is due, then on the combat table (hoe:5.4.2.7, 5.4.2.8)."""
    stopped, further = False, []
    if die := situation.anti_tank:
        stopped, roll = die.take(tray, "anti-tank")
        further = [roll]
    found = assault_drm(situation, stopped)
    ratio = ready.ratio(cf)
    result, fought = rolls.combat(ratio).take(tray, "result", found.limited)
    return Found(
        outcome=str(result),
        result=_result_text(result),
        total=fought.total,
        modifiers=found.modifiers,
        draws=draws.drawn,
        facts=[*_ratio_facts(ready.attack, cf, ratio), *_drm_facts(situation, found, result)],
        rolls=further,
        next=[
            Next(
                text=T(
                    "Share the hits ({hits}) among the attackers as evenly as can be, then make a "
                    "retreat check for each unit hit.",
                    hits=result.attacker,
                ),
                rule="hoe:5.4.2.9.2",
                procedure="retreat-check",
            )
        ]
        if result.attacker
        else [],
        notes=draws.not_needed(),
    )


def _ratio_facts(attack: int, defence: int, ratio: int) -> list[Fact]:
    rule = "hoe:5.4.2.6"
    return [
        Fact("attack", T("combat factor of the attackers"), attack, rule),
        Fact("defence", T("combat factor of the target"), defence, rule),
        Fact("ratio", T("ratio, the column of the combat table"), f"{ratio}:1", rule),
    ]


def _drm_facts(situation: Situation, drm: Drm, result: CombatResult) -> list[Fact]:
    return [
        Fact(
            "at_points",
            T("Japanese anti-tank points"),
            situation.japanese_points("at"),
            "hoe:5.4.2.7.1.7",
        ),
        Fact("drm_sum", T("sum of the modifiers"), drm.total, "hoe:5.4.2.7"),
        Fact("drm", T("final modifier, from −3 to +3"), drm.final, "hoe:5.4.2.7.4"),
        Fact("attacker_hits", T("hits on the attackers"), result.attacker, "hoe:5.4.2.9.1"),
        Fact("defender_hits", T("hits on the target"), result.defender, "hoe:5.4.2.9"),
    ]


def _result_text(result: CombatResult) -> Text:
    return T(
        "{result}: hits on the attackers {attacker}, on the target {defender}",
        result=plain_text(str(result)),
        attacker=result.attacker,
        defender=result.defender,
    )


_MIX = T(
    "The field “{field}” takes “known” here: with an unknown mix the program cannot draw. Say what "
    "you drew: the target's combat factor, defense type and support, and any hidden neighbors."
)
REACTIONS = {
    "redeployment": T("Redeployment of the target: no assault"),
    "banzai": T("Banzai of the target"),
    "supporter-redeployment": T("Redeployment of a unit next to the target"),
    "supporter-banzai": T("Banzai of a unit next to the target"),
}
