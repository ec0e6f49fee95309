"""Simulate games on a map of the player's own: a twin on the program's map decides and answers."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import T
from beachmaster.engine.facts import Known, MapFact, merged
from beachmaster.engine.module import GameModule
from beachmaster.engine.own_counters import OPTION, PROGRAM
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Board, Setup
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value
from beachmaster.games.catalogue import title_of


class MemoryAtlas:
    """A board that is kept for some simulated games and then forgotten."""

    def __init__(self) -> None:
        self._known: Mapping[str, Mapping[str, Value]] = {}

    def known(self) -> Known:
        """Return all that is known now."""
        return self._known

    def remember(self, facts: Sequence[MapFact]) -> None:
        """Keep facts for the games that follow."""
        self._known = merged(self._known, facts)


def own_setup(factory: Any, setup: Setup) -> Setup:
    """Return the set-up on a bare map of the player's own; refuse a game that has none.

    The program deals the counters there, as it does for the twin that decides.
    """
    if getattr(factory, "answer_from", None) is None:
        raise Mistake(
            T("{game} cannot be played on a map of your own yet.", game=title_of(setup.game))
        )
    dealt = {OPTION: PROGRAM} if any(one.option == OPTION for one in factory.options()) else {}
    setup = msgspec.structs.replace(setup, options=setup.options | dealt)
    return _standing_on(setup, "own")


def _standing_on(setup: Setup, board: Board) -> Setup:
    """Return the set-up on another ground, with that ground's own map."""
    data = {name: text for name, text in setup.data.items() if name != "board"}
    return msgspec.structs.replace(setup, board=board, data=data)


class Twin:
    """The same game on the program's map: its automatic player decides, its map is the truth."""

    def __init__(self, factory: Any, policy: str, setup: Setup) -> None:
        setup, module = factory.prepare(_standing_on(setup, "tracked"))
        self._factory, self._module, self._game = factory, module, Session(module, setup.seed)
        self._player = factory.player(policy, self._game)

    def answer(self, own: Session) -> int:
        """Answer both games alike, and learn what that rests on; return how many questions."""
        asked, value = self._decide()
        if own.asked is None or own.asked.key != asked.key:
            raise RuntimeError(f"the twin asks {asked.key}")
        count = 0
        while True:
            try:
                own.answer(value)
            except Unknown as unknown:
                count += 1
                told = self._factory.answer_from(self._prints(self._module), unknown.question)
                own.learn(unknown.question, told)
            else:
                return count

    def _decide(self) -> tuple[Asked, Value]:
        asked = self._game.asked
        if asked is None:
            raise RuntimeError("the twin is over")
        value = self._player.answer(asked)
        self._game.answer(value)
        self._game.take_events()
        return asked, value

    def _prints(self, module: GameModule) -> Any:
        return getattr(module, "prints", None)
