"""Say who plays which side of a simulated game: automatic players, or the game's opponent."""

from collections.abc import Mapping, Sequence
from math import sqrt
from time import process_time

from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import T
from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.module import GameModule
from beachmaster.engine.session import Session
from beachmaster.engine.setup import GameFactory
from beachmaster.engine.tree import OPPONENT
from beachmaster.engine.values import Value

REST = ""
"""The policy of whoever has none of their own stands under this."""
Policies = dict[str, str]
WIDE = 1.96
"""So many standard errors on either side hold the mean in 95 of 100 samples."""


def policies_of(
    words: Sequence[str], factory: GameFactory, module: GameModule, before: Policies | None = None
) -> Policies:
    """Return the policies by side: `NAME` for all, `SIDE=NAME` for one; raise `Mistake` else.

    `opponent` is the game's own; a game that has one has it decide wherever nobody else is named.
    A plain `NAME` names every side, that of the opponent too; a `SIDE=NAME` goes before it.
    """
    found = dict(before) if before is not None else {REST: factory.policies[0]}
    sides = [side.id for side in module.sides]
    for word in sorted(words, key=lambda word: "=" in word):
        side, _, name = word.rpartition("=")
        if side not in (REST, *sides):
            raise Mistake(
                T("There is no side “{name}”; there are: {names}.", name=side, names=sides)
            )
        known = [*factory.policies, *([OPPONENT] if side else [])]
        if name not in known:
            raise Mistake(
                T("There is no policy “{name}”; there are: {names}.", name=name, names=known)
            )
        for one in [side] if side else [REST, *sides]:
            found[one] = name
    return found


def by_side(policies: Policies) -> Policies:
    """Return the policies of the sides that have their own, for a report."""
    return {side: name for side, name in policies.items() if side != REST}


def names_policy(word: str, factory: GameFactory, module: GameModule) -> bool:
    """Tell whether a word names who plays; another one is an option, though called like a side."""
    side, _, name = word.rpartition("=")
    sides = [one.id for one in module.sides]
    return side == REST or (side in sides and name in (*factory.policies, OPPONENT))


class Seats:
    """Who answers the prompts of one session.

    `decided` are the milliseconds of processor time that each decision of the opponent took.
    """

    def __init__(self, factory: GameFactory, policies: Mapping[str, str], session: Session) -> None:
        self._session, self._policies = session, policies
        self.decided: list[float] = []
        names = {name for name in policies.values() if name != OPPONENT}
        self._players = {name: factory.player(name, session) for name in names}

    def answer(self) -> None:
        """Answer the prompt that waits."""
        session, asked = self._session, self._session.asked
        assert asked is not None, "the game is over"
        name = self._policies.get(asked.prompt.side, OPPONENT)
        its_own = name == OPPONENT or session.is_behind(asked.prompt)
        if its_own and session.opponent is not None:
            began = process_time()
            at_once(deciding(session))
            self.decided.append(1000 * (process_time() - began))
            return
        if name == OPPONENT:
            name = self._policies[REST]
        session.answer(self._players[name].answer(asked))


def difference(first: Sequence[int], second: Sequence[int]) -> dict[str, Value]:
    """Return by how much the first of two matched samples is higher, with its 95 % interval."""
    by = [one - other for one, other in zip(first, second, strict=True)]
    if not by:
        return {"games": 0}
    mean = sum(by) / len(by)
    spread = sum((one - mean) ** 2 for one in by) / max(1, len(by) - 1)
    error = WIDE * sqrt(spread / len(by))
    return {
        "games": len(by),
        "mean": round(mean, 3),
        "low": round(mean - error, 3),
        "high": round(mean + error, 3),
    }
