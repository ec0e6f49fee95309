"""Play a game on a map of one's own beside its twin on the program's map, and count what is asked.

The twin's player decides; every question about the map is answered as the twin's map shows it. At
each prompt both have the same key, after each answer both tell the same, but for what was learned.
The US counters are the player's own: the twin's are in its data file, as the player's own values.
"""

import json
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from beachmaster.cli.gestures import Gestures
from beachmaster.cli.own_simulation import MemoryAtlas
from beachmaster.engine.counterquestion import CounterQuestion
from beachmaster.engine.facts import WHOLE, Known, MapFact, counter_at, facts_of, merged
from beachmaster.engine.own_counters import OPTION, OWN
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


class Learned(MemoryAtlas):
    """A board in memory, which one game after the other may use."""

    def __init__(self, known: Known | None = None) -> None:
        super().__init__()
        self.remember(list(facts_of(known or {})))

    def hidden(self, share: float, seed: object) -> "Learned":
        """Return a board on which this share of the facts is missing, by the seed.

        A list of which a hex is missing is not complete there, and what a kind of counter prints is
        not known where one that differs is missing.
        """
        chance, kept, short = Random(str(seed)), list[MapFact](), set[str]()
        for fact in facts_of(self.known()):
            if fact.place != WHOLE and chance.random() < share:
                short.add(fact.field)
            else:
                kept.append(fact)
        left = (one for one in kept if not self._is_short(one, short))
        return Learned(merged({}, left))

    @staticmethod
    def _is_short(fact: MapFact, short: Collection[str]) -> bool:
        if counter_at(fact.place) is not None:
            return fact.field in short
        return fact.place == WHOLE and fact.field.partition(":")[0] in short


@dataclass
class Beside:
    """A game on a map of one's own, its twin, and what the hands had to do in it."""

    own: Session
    twin: Session
    atlas: Learned
    counted: Gestures = field(default_factory=Gestures)

    @property
    def most_for_one(self) -> int:
        """Return how many questions the answer needed that needed most."""
        return self.counted.most_for_one

    def questions(self) -> Counter[int]:
        """Return how many questions each turn asked; those of the set-up stand under 0."""
        return Counter({turn: one.map_questions for turn, one in self.counted.turns.items()})

    def gestures(self, *, map_too: bool = True) -> Counter[int]:
        """Return the gestures of each turn; those of the set-up stand under 0."""
        own, map_only = self.counted.turns, self.questions()
        return Counter({t: one.gestures - map_only[t] * (not map_too) for t, one in own.items()})

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
    real: Callable[[dict[str, Any]], None] = lambda _: None,
    look: Callable[[Session], None] | None = None,
    board: str = "",
    apart: Collection[str] = (),
) -> Beside:
    """Play both games; `look` is shown the one on the own map at each prompt.

    `real` changes our counter file into the player's own, `board` is the board file of a map that
    differs from ours. Events `apart` are not compared.
    """
    given = GIVEN | (options or {})
    counters = {"counters": real_counters(factory, game, real)} | (
        {"board": board} if board else {}
    )
    own, twin = (
        Session(asked.prepare(setup)[1], seed)
        for asked, setup in (
            (with_counters(factory), Setup(game=game, seed=seed, board="own", options=given)),
            (factory, Setup(game=game, seed=seed, options=given, data=counters)),
        )
    )
    own.atlas = atlas = Learned() if atlas is None else atlas
    beside = Beside(own, twin, atlas)
    player = factory.player(policy, twin)
    while (asked := twin.asked) is not None and asked.turn <= turns:
        assert own.asked is not None
        assert own.asked.key == asked.key
        if look is not None:
            look(own)
        value = player.answer(asked)
        twin.answer(value)
        beside.counted.see(own)
        count = answered(own, value, lambda question: truth_of(factory, twin, question))
        beside.counted.learn(asked, count)
        both = [[e for e in told(one) if e[0] not in apart] for one in (own, twin)]
        assert both[0] == both[1], asked.key
    return beside


def holds_little(game: Beside, most_a_turn: int, *, besides: int = 0) -> bool:
    """Hold what a first game may ask, and tell whether it asked anything.

    An answer asks three questions at most, a turn so many, the first some `besides`; the set-up
    takes sixty gestures.
    """
    asked = game.questions()
    assert game.own.state.over
    assert game.same_end()
    assert game.most_for_one <= 3
    most = {turn: most_a_turn + besides * (turn == 1) for turn in asked if turn}
    assert {turn: asked[turn] for turn, count in most.items() if asked[turn] > count} == {}
    assert game.gestures()[0] <= 60
    return asked.total() > 0


def with_counters(factory: Any) -> Any:
    """Return the factory of a game whose US counters are the player's own, whoever deals."""

    class Own(type(factory)):  # type: ignore[misc]
        def own_sheet(self, files: Mapping[str, Any], options: Mapping[str, str]) -> Any:
            return super().own_sheet(files, {**options, OPTION: OWN})

    return Own()


def real_counters(factory: Any, game: str, change: Callable[[dict[str, Any]], None]) -> str:
    """Return the counter file of a player who has the US counters."""
    file = json.loads(factory.prepare(Setup(game=game))[0].data["counters"])
    for part in {"us", "kinds", "air"} & file.keys():
        told = json.dumps(file[part]).replace('"tag": "estimate"', '"tag": "player"')
        file[part] = json.loads(told)
    change(file)
    return json.dumps(file)


def truth_of(factory: Any, twin: Session, question: MapQuestion) -> Value:
    """Return what a twin's map and counters answer."""
    module: Any = twin.module
    if isinstance(question, CounterQuestion):
        return question.told_by(module.data.sheet)
    return factory.answer_from(module.prints, question)


def taught_by(
    factory: Any,
    game: str,
    *seeds: int,
    real: Callable[[dict[str, Any]], None] = lambda _: None,
) -> Learned:
    """Return the board that whole games have taught, one after the other."""
    atlas = Learned()
    for seed in seeds:
        play_beside(factory, game, seed, atlas=atlas, real=real)
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
