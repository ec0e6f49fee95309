"""Bind a game on a map of which one half lies behind an opponent's screen."""

from typing import Any, cast

from beachmaster.engine.halves import opened
from beachmaster.engine.heads import Head
from beachmaster.engine.hexgame import D, G, HexGame, R, S
from beachmaster.engine.module import GameState
from beachmaster.engine.text import Text


class HalvedGame(HexGame[S, D, G, R]):
    """A game on a map whose parts are given the open half alone.

    `S` is the type of the open half, and `G` what looks at it: a `Play` of `S`. What a game runs is
    one that extends `G` with a state of its `state_type`. So a part, or anything else that shows,
    which reads the hidden half is refused by a type checker, and finds nothing where it is not
    checked.
    """

    open_type: type[GameState]
    salt = ""

    def table(self, state: S) -> G:
        """Bind the open half of a state, for whoever shows something of it."""
        raise NotImplementedError

    def looking(self, state: S) -> G:
        """Bind what of a state lies in the open."""
        return self.table(self._open(state))

    def head(self, play: Any) -> Head | None:
        """Return what the running phase says as it begins."""
        return super().head(self.looking(play.state))

    def problems(self, state: S) -> list[Text]:
        """List every invariant that the open half breaks: a refusal must tell nothing more."""
        return super().problems(self._open(state))

    def _open(self, state: S) -> S:
        return cast("S", opened(state, self.open_type))
