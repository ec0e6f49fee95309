"""Resolve one assault up to the combat table (hoe:5.4.2, steps 5 to 8)."""

from collections import Counter
from collections.abc import Sequence

from beachmaster.engine import chance
from beachmaster.engine.fight import Figure
from beachmaster.engine.resolution import Drawn, Next, Origin, refuse
from beachmaster.engine.resolver import Chances, Found, Resolver
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Tray
from beachmaster.games.hell_on_earth import drm, rolls
from beachmaster.games.hell_on_earth.assault import factor_figures
from beachmaster.games.hell_on_earth.assault_odds import (
    RULES,
    TITLE,
    Bag,
    Engaged,
    assault_odds,
    points,
)
from beachmaster.games.hell_on_earth.drm import Drm, Situation, assault_drm
from beachmaster.games.hell_on_earth.resolve.forces import Assault
from beachmaster.games.hell_on_earth.resolve.japanese import after
from beachmaster.games.hell_on_earth.resolve.prepared import prepare
from beachmaster.games.hell_on_earth.state import DefenceMarker
from beachmaster.games.hell_on_earth.tables import CombatResult
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData

REACTION = "reaction"
_REACTION_RULE, _SUPPORT_RULE = "hoe:5.4.2.5", "hoe:5.4.2.7.1.4"


class _ReactionDrawnError(Exception):
    """A Reaction marker ended the draws; `supporter` says whether a neighbour's draw brought it."""

    def __init__(self, supporter: bool) -> None:
        super().__init__()
        self.supporter = supporter


class Draws:
    """The draws of one assault: the player's own tokens first, then the seed's."""

    def __init__(self, data: GameData, bag: Bag, given: Sequence[str], tray: Tray) -> None:
        self.data = data
        self.tray = tray
        self.given = _named(bag, given)
        self.drawn: list[Drawn] = []
        self.contents = self._contents(bag)

    def for_all(self, ready: Engaged) -> tuple[int, str, dict[str, int]]:
        """Draw for the target, then for its neighbours; return factor, type and support drawn."""
        cf, defence, support = ready.cf, ready.defence, Counter[str]()
        if cf is None or defence is None:
            marker = self.marker(T("Defense marker of the target"), _REACTION_RULE)
            cf, defence = marker.cf, marker.defence
        if ready.support is None:
            marker = self.marker(T("Support marker of the target"), _REACTION_RULE)
            support.update(marker.support)
        for _ in range(ready.hidden_neighbours):
            purpose = T("Support marker of a hidden unit next to the target")
            marker = self.marker(purpose, _SUPPORT_RULE, supporter=True)
            support.update(marker.support)
        return cf, defence, dict(support)

    def marker(self, purpose: Text, rule: str, *, supporter: bool = False) -> DefenceMarker:
        """Return the next marker; a Reaction ends the draws."""
        token = self.draw(purpose, rule)
        if self.data.is_reaction(token):
            raise _ReactionDrawnError(supporter)
        return self.data.intelligence[token]

    def draw(self, purpose: Text, rule: str) -> str:
        """Return the next token from the bag."""
        number = len(self.drawn)
        origin: Origin = "given" if number < len(self.given) else "seed"
        key = self.tray.key("draw", number)
        later = self.given[number + 1 :]
        left = [token for token in self.contents if token not in later]
        token = self.given[number] if origin == "given" else chance.draw(left, self.tray.seed, key)
        self.contents.remove(token)
        shows = marker_text(self.data.intelligence.get(token))
        self.drawn.append(
            Drawn(bag="red", token=token, shows=shows, origin=origin, purpose=purpose, rule=rule)
        )
        return token

    def not_needed(self) -> list[Text]:
        """Say which of the tokens given were not drawn."""
        spare = self.given[len(self.drawn) :]
        return [T("Markers not needed: {tokens}.", tokens=list(spare))] if spare else []

    def _contents(self, bag: Bag) -> list[str]:
        """Return the tokens in the bag, the unknown ones of a counted bag by the seed."""
        named = [token for token in self.given if token in bag.pool]
        others = [token for token in bag.pool if token not in named]
        mixed = chance.shuffled(others, self.tray.seed, self.tray.key("bag"))
        return [*named, *mixed[: max(0, bag.defence - len(named))], *bag.reactions]


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
            cf, defence, drawn = draws.for_all(ready)
        except _ReactionDrawnError as reaction:
            return _reacted(ready, reaction.supporter, draws, tray)
        return _fought(ready, cf, ready.situation(defence, drawn), draws, tray)

    def _chances(self, given: Assault) -> Chances:
        return Chances(*assault_odds(prepare(self.data, given), known=given.mix == "known"))


def _reacted(ready: Engaged, supporter: bool, draws: Draws, tray: Tray) -> Found:
    """Roll the reaction; the assault waits, or ends, with what it does (hoe:5.4.2.5)."""
    modifiers = drm.reaction_modifiers(ready.turn, ready.hq_eliminated)
    roll = rolls.REACTION.take(tray, "reaction", modifiers)[1]
    outcome = f"supporter-{roll.outcome}" if supporter else roll.outcome
    again = Next(
        text=T(
            "Then resolve the assault again with the units that are left, if both sides have any."
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
        result=rolls.result_words(result),
        total=fought.total,
        modifiers=found.modifiers,
        draws=draws.drawn,
        facts=[
            *factor_figures(ready.attack, cf),
            _ratio_figure(ratio),
            *_drm_facts(situation, found, result),
        ],
        rolls=further,
        next=[
            Next(
                text=T(
                    "Share the hits ({hits}) among the attackers as evenly as possible. "
                    "Then make a retreat check for each unit hit.",
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


def _ratio_figure(ratio: int) -> Figure:
    label = T("ratio, the column of the combat table")
    return Figure("ratio", label, f"{ratio}:1", "hoe:5.4.2.6")


def _drm_facts(situation: Situation, drm: Drm, result: CombatResult) -> list[Figure]:
    return [
        Figure(
            "at_points",
            T("Japanese anti-tank points"),
            situation.japanese_points("at"),
            "hoe:5.4.2.7.1.7",
        ),
        Figure("drm_sum", T("sum of the modifiers"), drm.total, "hoe:5.4.2.7"),
        Figure("drm", T("final modifier, from −3 to +3"), drm.final, "hoe:5.4.2.7.4"),
        Figure("attacker_hits", T("hits on the attackers"), result.attacker, "hoe:5.4.2.9.1"),
        Figure("defender_hits", T("hits on the target"), result.defender, "hoe:5.4.2.9"),
    ]


def _named(bag: Bag, given: Sequence[str]) -> list[str]:
    """Return the tokens given, any Reaction named by an id; refuse what the bag cannot hold."""
    reactions = list(bag.reactions)
    named: list[str] = []
    for index, token in enumerate(given):
        one = next((r for r in reactions if token in (r, REACTION)), token)
        known = one in bag.pool or one in reactions
        if not known or one in named or _overdrawn(bag, named, one):
            expected = [*bag.pool, *bag.reactions, REACTION]
            raise refuse(
                f"draws[{index}]",
                T("The field “{field}” takes a marker that is still in the bag, not “{token}”."),
                expected,
                token=token,
            )
        if one in reactions:
            reactions.remove(one)
        named.append(one)
    return named


def _overdrawn(bag: Bag, named: Sequence[str], token: str) -> bool:
    return token in bag.pool and sum(one in bag.pool for one in named) >= bag.defence


def marker_text(marker: DefenceMarker | None) -> Text:
    """Return what an Intelligence marker shows on its sides."""
    if marker is None:
        return T("Reaction")
    tank, artillery, at = points(marker.support)
    return T(
        "Defense {cf} {type}; support: tank {tank}, artillery {artillery}, anti-tank {at}",
        cf=marker.cf,
        type=marker.defence,
        tank=tank,
        artillery=artillery,
        at=at,
    )


_MIX = T(
    "The field “{field}” takes “known” here: with an unknown mix the program cannot draw. "
    "Enter what you drew: the target's combat factor, defense type and support, and any "
    "hidden neighbors."
)
REACTIONS = {
    "redeployment": T("Redeployment of the target: no assault"),
    "banzai": T("Banzai of the target"),
    "supporter-redeployment": T("Redeployment of a unit next to the target"),
    "supporter-banzai": T("Banzai of a unit next to the target"),
}
