"""The opponent: it decides for one side of Last Battle: Ie Shima, by judgement alone.

What a level and a personality are is told in `docs`; history and invention are kept apart there.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from beachmaster.engine import chance
from beachmaster.engine.prompt import Choose, Confirm, Place, Prompt
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.engine.weighing import MOST_PROBES, Candidate, Weighed, weigh, would_change
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.opponent import (
    deploying,
    impulses,
    nights,
    otherwise,
    regrouping,
    replies,
    returns,
    specials,
)
from beachmaster.games.ie_shima.opponent.judging import Weights
from beachmaster.games.ie_shima.opponent.mind import Mind, candidate
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.state import State
from beachmaster.games.ie_shima.texts import T

Found = Generator[None, None, list[Candidate]]
RECRUIT, OFFICER, COMMANDER = 1, 2, 3
LOTS: Mapping[int, tuple[int, ...]] = {RECRUIT: (40, 30, 30), OFFICER: (70, 30), COMMANDER: ()}
"""How often of a hundred each level takes the best, the second and the third."""
CARRIES_OUT = ("moves", "attack", "regroup")
"""Of equals the first is taken here: it is the one that the impulse announced."""
EIGHT, BOOKED = 8, 3
"""Among so many set-ups a lot chooses: of all that were judged, and of those of the book."""
STANCES: Mapping[str, Weights] = {
    "pinnacle": Weights(ground=120, blood=80),
    "water": Weights(time=150),
    "night": Weights(night=140, blood=140, waiting=120),
}
"""How each personality sees it, in percent of the plain judgement."""
RESERVE = {1: 0, 2: 1, 3: 2, 4: 3}
"""MG and IE that a battalion commander keeps at most for the night, by turn."""
DECIDES: Mapping[str, Callable[[Mind, Asked], Found]] = {
    "impulse": impulses.type_of_impulse,
    "moves": impulses.moves,
    "attack": impulses.attack,
    "place": specials.place_by_day,
    "place-at": specials.place_at,
    "regroup": regrouping.regroup,
    "lead-defender": replies.lead_defender,
    "calls": replies.calls,
    "losses": replies.losses_taken,
    "retreat": replies.leaving,
    "retreat-to": replies.goal,
    "move-to": replies.goal,
    "which-way": replies.goal,
    "regroup-to": replies.goal,
    "reroll": replies.reroll,
    "night-place": nights.place_by_night,
    "night-place-at": specials.place_at,
    "night-act": nights.act,
    "night-assault": nights.assault,
    "special-source": returns.source,
    "special-return-which": returns.which,
    "refit-advantage": returns.one_more,
    "refit": returns.refit,
    "rebuild-at": returns.rebuilt_at,
}
"""Who decides what, by the procedure that asks."""


class Commander:
    """Who decides for a side: a level, a way to see things, and the map as it is believed.

    `worth` are the points of the areas as he sees them.
    """

    worth: Mapping[str, int] = WORTH

    def __init__(
        self, game: Callable[[State], Game], side: SideId, level: int, stance: str
    ) -> None:
        self._game, self._side = game, side
        self.level, self.stance = level, stance

    @property
    def side(self) -> str:
        """Return the id of the side that it decides for."""
        return self._side

    def blind(self, state: Any) -> None:
        """Take nothing out of a state: in this game nothing is hidden (ies:7.1)."""

    def decide(self, state: State, asked: Asked) -> Generator[None, None, Weighed]:
        """Weigh the answers to a prompt by judgement; equals and a recruit leave it to a lot."""
        mind = self.mind(state)
        procedure = asked.prompt.procedure
        if procedure == "deploy":
            booked = self.level == COMMANDER
            found = yield from deploying.deploy(mind, asked, self.stance, booked=booked)
            return weigh(found, (1,) * (BOOKED if booked else EIGHT))
        if procedure in DECIDES:
            found = yield from DECIDES[procedure](mind, asked)
        else:
            found = [candidate(usual(asked.prompt), T("As usual"), mind.as_it_is, T("to go on"))]
        offered = [one for one in found if one.offered]
        told = probes(offered)
        if procedure == "impulse" and self.level == COMMANDER:
            changed = yield from otherwise.variants(self.mind, state, offered)
            told = [*would_change(max(offered, key=lambda one: one.milli), changed)[:1], *told]
        first = (1,) if procedure in CARRIES_OUT else ()
        return weigh(found, LOTS[self.level] or first, told)

    def mind(self, state: State) -> Mind:
        """Return what is needed to decide anything in a state."""
        game = self._game(state)
        tables = game.tables
        sees = self.weights(state)
        return Mind(state, self._side, sees, tables, tables, game.options, self.worth)

    def weights(self, state: State) -> Weights:
        """Return how it sees things now."""
        del state
        return STANCES[self.stance] if self._side == "japan" else Weights()


class BattalionCommander(Commander):
    """A commander who plans each turn as it begins: how many units he keeps for its night (E6)."""

    _reserve = 0

    def plan(self, start: State) -> None:
        """Keep units for the night where areas that count may stand empty behind the Americans."""
        us = sum(start.control[area] == "us" for area in WORTH)
        late = start.turn >= LATE
        self._reserve = RESERVE.get(start.turn, 2) if us or late else 0

    def weights(self, state: State) -> Weights:
        """Return how it sees things, with what it keeps."""
        return super().weights(state)._replace(reserve=self._reserve)


LATE = 3


def commander(game: Callable[[State], Game], side: SideId, level: int, stance: str) -> Commander:
    """Return who decides for a side at a level."""
    kind = BattalionCommander if level == COMMANDER else Commander
    return kind(game, side, level, stance)


def probes(found: Sequence[Candidate]) -> list[Text]:
    """Say by how much less the terms that decided would have had to count for another answer."""
    ranked = sorted(found, key=lambda one: -one.milli)
    if len(ranked) < 2 or ranked[0].milli <= ranked[1].milli:
        return []
    best, other = ranked[:2]
    gap = best.milli - other.milli
    by = [(one.milli - other.of(one.name), one) for one in best.terms]
    telling = sorted((one for one in by if one[0] > gap), key=lambda one: -one[0])
    return [
        T(
            "With “{term}” counted {n} % less it would have been: {other}.",
            term=term.name,
            n=-(-100 * gap // more),
            other=other.text,
        )
        for more, term in telling[:MOST_PROBES]
    ]


def stance_of(options: Mapping[str, str], seed: int) -> str:
    """Return how the Japanese see the fight: as the option has it, or by the seed."""
    told = options["personality"]
    return told if told in STANCES else tuple(STANCES)[chance.below(len(STANCES), seed, "stance")]


def usual(prompt: Prompt) -> Value:
    """Return an answer to a prompt that needs no judgement."""
    if prompt.at_enter is not None:
        return prompt.at_enter
    if isinstance(prompt, Confirm):
        return False
    assert isinstance(prompt, Choose | Place)
    first = next(iter(prompt.options)).value
    return [first] if isinstance(prompt, Choose) and prompt.many else first
