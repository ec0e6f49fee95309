"""Automatic players for simulations: each side by chance, by judgement, or by a scripted plan.

A policy is named `JAPAN-v-US`; the scripted plans are American ones as people make them.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product

from beachmaster.engine.auto import program_answer
from beachmaster.engine.deciding import at_once
from beachmaster.engine.opponent import Plans, is_asked
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.values import Value
from beachmaster.engine.weighing import Candidate, Term, Weighed, weigh
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.opponent.igawa import (
    COMMANDER,
    OFFICER,
    RECRUIT,
    Commander,
    commander,
)
from beachmaster.games.ie_shima.opponent.judging import Weights
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.state import State
from beachmaster.games.ie_shima.texts import T

LEVELS = {"recruit": RECRUIT, "officer": OFFICER, "commander": COMMANDER}
PLAIN, CHANCE = "plain", "random"
PLAN = T("the plan")
EVEN = Weights()


@dataclass(frozen=True)
class Script:
    """A plan as people make it: what areas count for it, how things weigh, what it likes to do.

    `likes` adds thousandths to a kind of impulse, `until` is the turn up to which it does so.
    """

    worth: Mapping[str, int] = field(default_factory=lambda: WORTH)
    weights: Weights = EVEN
    likes: Mapping[str, int] = field(default_factory=dict)
    until: int = 4


PLANS: Mapping[str, Script] = {
    "straight": Script({**dict.fromkeys(WORTH, 1), "15": 5, "16": 5}),
    "south-sweep": Script({**WORTH, "5": 3, "14": 4, "13": 4}),
    "cut-16": Script({**dict.fromkeys(WORTH, 1), "16": 9}, Weights(cut=200)),
    "garrisons": Script(weights=Weights(cut=400, night=400, refit=300)),
    "careless": Script(weights=Weights(cut=0, night=0, refit=0)),
    "turtle": Script(likes={"pass": 2500, "bombard": 3000}, until=1),
    "airfield": Script({"4": 6, "11": 2, "12": 2}),
    "last-day-rush": Script(likes={"pass": 2500, "bombard": 3000, "regroup": 2600}, until=2),
    "bombard-first": Script(likes={"bombard": 4000}),
    "contest": Script({**WORTH, "15": 4, "16": 4}, Weights(contest=300)),
    "bloodless": Script(weights=Weights(blood=400)),
}
"""American plans; `bloodless` saves its companies, `careless` leaves no garrisons."""


class Scripted(Commander):
    """An American commander who follows a plan, right or wrong."""

    def __init__(self, game: Callable[[State], Game], script: Script) -> None:
        super().__init__(game, "us", COMMANDER, "")
        self.script, self.worth = script, script.worth

    def weights(self, state: State) -> Weights:
        """Return how the plan sees things."""
        del state
        return self.script.weights

    def decide(self, state: State, asked: Asked) -> Generator[None, None, Weighed]:
        """Weigh as the commander does, with what the plan likes on top."""
        found = yield from super().decide(state, asked)
        if asked.prompt.procedure != "impulse" or state.turn > self.script.until:
            return found
        return weigh([self._liked(one) for one in found.ranked])

    def _liked(self, one: Candidate) -> Candidate:
        more = self.script.likes.get(one.value["act"], 0)
        terms = (*one.terms, Term(PLAN, more))
        return replace(one, terms=terms)


POLICIES = (
    CHANCE,
    *(f"{a}-v-{b}" for a, b in product((*LEVELS, CHANCE), (PLAIN, CHANCE, *PLANS))),
)
"""Who plays whom: the Japanese by level or chance, the Americans plainly, by chance or plan."""


class Sides:
    """A player of both sides, each by its own policy."""

    def __init__(
        self, policy: str, session: Session, game: Callable[[State], Game], stance: str
    ) -> None:
        self._session = session
        self._turns: dict[str, int] = {}
        japan, _, us = policy.partition("-v-")
        self._deciders: list[Commander] = []
        if japan in LEVELS:
            self._deciders.append(commander(game, "japan", LEVELS[japan], stance))
        if us in PLANS:
            self._deciders.append(Scripted(game, PLANS[us]))
        elif us == PLAIN:
            self._deciders.append(Commander(game, "us", COMMANDER, stance))

    def take(self, other: Commander) -> None:
        """Let another decide for its side."""
        self._deciders = [one for one in self._deciders if one.side != other.side] + [other]

    def _begin(self, one: Commander, state: State) -> None:
        """Let who plans see how a turn begins."""
        if isinstance(one, Plans) and self._turns.get(one.side) != state.turn:
            self._turns[one.side] = state.turn
            one.plan(state)

    def answer(self, asked: Asked) -> Value:
        """Return the answer of whose it is; chance rolls the dice and decides for the rest."""
        session = self._session
        for one in self._deciders:
            if is_asked(one, asked.prompt):
                state = session.copy_state()
                assert isinstance(state, State)
                self._begin(one, state)
                weighed = at_once(one.decide(state, asked))
                return weighed.best(session.seed, asked.key)
        return program_answer(asked.prompt, session.seed, asked.key)
