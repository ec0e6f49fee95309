"""Play a game on a map of one's own beside its twin on the program's map, and count what is asked.

The twin's player decides; every question about the map is answered as the twin's map shows it. At
each prompt both have the same key, after each answer both tell the same, but for what was learned.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from beachmaster.cli.own_simulation import MemoryAtlas
from beachmaster.engine.facts import WHOLE, Known, MapFact, facts_of, merged
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import LEARNED
from beachmaster.engine.unknown import MapQuestion, Unknown
from beachmaster.engine.values import Value

GIVEN = {"counters": "program"}
"""Options of every game here: the program deals the counters, as it does for the twin."""
APART = {LEARNED, "notice"}
"""The events that only one game tells: what was learned, and what the map says of itself."""
SET_UP = ("set-up",)
"""The phases of a set-up, which are counted apart."""


class Learned(MemoryAtlas):
    """A board in memory, which one game after the other may use."""

    def __init__(self, known: Known | None = None) -> None:
        super().__init__()
        self.remember(list(facts_of(known or {})))

    def hidden(self, share: float, seed: object) -> "Learned":
        """Return a board on which this share of the facts is missing, by the seed.

        A list of which a hex is missing is not complete there.
        """
        chance, kept, short = Random(str(seed)), list[MapFact](), set[str]()
        for fact in facts_of(self.known()):
            if fact.place != WHOLE and chance.random() < share:
                short.add(fact.field)
            else:
                kept.append(fact)
        whole = [f for f in kept if f.place != WHOLE or f.field.partition(":")[0] not in short]
        return Learned(merged({}, whole))


@dataclass
class Answered:
    """One answer: where it stood, whether it is a die, how many questions it needed."""

    turn: int
    phase: str
    procedure: str
    kind: str
    questions: int


@dataclass
class Beside:
    """A game on a map of one's own, and its twin."""

    own: Session
    twin: Session
    atlas: Learned
    answers: list[Answered] = field(default_factory=list)

    @property
    def most_for_one(self) -> int:
        """Return how many questions the answer needed that needed most."""
        return max(one.questions for one in self.answers)

    def questions(self, set_up: Collection[str] = SET_UP) -> Counter[int]:
        """Return how many questions each turn asked; those of the set-up stand under 0."""
        found: Counter[int] = Counter()
        for one in self.answers:
            found[0 if one.phase in set_up else one.turn] += one.questions
        return found

    def gestures(
        self, moves: Collection[str], set_up: Collection[str] = SET_UP, *, map_too: bool = True
    ) -> Counter[int]:
        """Return the gestures of each turn: every answer that is no die, and every question.

        All answers to prompts of the procedures `moves` in one phase are one gesture.
        """
        found: Counter[int] = Counter()
        moved: set[tuple[int, str]] = set()
        for one in self.answers:
            at = 0 if one.phase in set_up else one.turn
            found[at] += one.questions * map_too
            if one.procedure in moves:
                found[at] += (one.turn, one.phase) not in moved
                moved.add((one.turn, one.phase))
            else:
                found[at] += one.kind != "roll"
        return found

    def same_end(self) -> bool:
        """Tell whether both games stand alike, but for what one learned."""
        own, twin = (msgspec.to_builtins(one.state) for one in (self.own, self.twin))
        own.pop("learned", None)
        return own == twin


def play_beside(
    factory: Any,
    game: str,
    seed: int,
    *,
    atlas: Learned | None = None,
    policy: str = "commander",
    options: Mapping[str, str] | None = None,
    turns: int = 99,
    look: Callable[[Session], None] | None = None,
) -> Beside:
    """Play both games; `look` is shown the one on the own map at each prompt."""
    setups = [
        factory.prepare(Setup(game=game, seed=seed, board=board, options=GIVEN | (options or {})))
        for board in ("own", "tracked")
    ]
    own, twin = (Session(module, setup.seed) for setup, module in setups)
    own.atlas = atlas = Learned() if atlas is None else atlas
    beside, full = Beside(own, twin, atlas), setups[1][1].prints
    player = factory.player(policy, twin)
    while (asked := twin.asked) is not None and asked.turn <= turns:
        assert own.asked is not None
        assert own.asked.key == asked.key
        if look is not None:
            look(own)
        value = player.answer(asked)
        twin.answer(value)
        count = answered(own, value, lambda question: factory.answer_from(full, question))
        beside.answers.append(_answered(asked, count))
        assert told(own) == told(twin), asked.key
    return beside


def taught_by(factory: Any, game: str, *seeds: int) -> Learned:
    """Return the board that whole games have taught, one after the other."""
    atlas = Learned()
    for seed in seeds:
        play_beside(factory, game, seed, atlas=atlas)
    return atlas


def answered(session: Session, value: Value, truth: Callable[[MapQuestion], Value]) -> int:
    """Give an answer, and what it rests on; return how many questions that were."""
    asked = 0
    while True:
        try:
            session.answer(value)
        except Unknown as unknown:
            asked += 1
            session.learn(unknown.question, truth(unknown.question))
        else:
            return asked


def told(session: Session) -> list[tuple[str, str, tuple[str, ...]]]:
    """Take what happened, as far as both games tell it."""
    events = session.take_events()
    return [(one.name, render(one.text), one.rules) for one in events if one.name not in APART]


def _answered(asked: Asked, questions: int) -> Answered:
    prompt = asked.prompt
    return Answered(asked.turn, asked.phase, prompt.procedure, prompt.kind, questions)
