"""What a table board remembers within one phase, until a move makes it stale."""

from collections.abc import Sequence

import msgspec

from beachmaster.games.bloodbath.boards import naming
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import UNKNOWN
from beachmaster.games.bloodbath.state import (
    Seen,
    State,
)


class Memory:
    """Who stands with whom, where dug-in units stood when the phase began, what lists were told.

    The state keeps what was told; `held` are the hexes that a dug-in unit has held in this phase.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self.held = {
            unit.place
            for unit in state.japan.values()
            if unit.on_map and unit.dug_in and unit.place != UNKNOWN
        }
        first_look = (state.turn, state.phase) == (1, "us-combat")
        self.look_everywhere = first_look or bool(state.banzai)

    @property
    def seen(self) -> Seen:
        """Return what was told in this phase, to be read."""
        return self._state.seen if isinstance(self._state.seen, Seen) else Seen()

    def see(self) -> Seen:
        """Return what was told in this phase, to be added to."""
        self._state.seen = self.seen
        return self._state.seen

    def named(self, game: Game, word: str) -> str:
        """Return the counter in a hex, and note a new one as standing there dug in."""
        if game.at(word) is None:
            self.held.add(word)
        return naming.named(game, word)

    def note_stack(self, names: Sequence[str]) -> None:
        """Remember the units of one hex, the top one first."""
        for name in names:
            self.see().together[name] = list(names)

    def left_of(self, game: Game, names: Sequence[str]) -> list[str]:
        """Return those of a stack that are still on the map."""
        return [name for name in names if game.us(name).on_map]

    def gone_from(self, names: Sequence[str]) -> None:
        """Take units out of the stacks they were in, as they move."""
        for stack in (*self.seen.together.values(), *self.seen.standing.values()):
            stack[:] = [name for name in stack if name not in names]


def forget(state: State) -> None:
    """Forget what was told: something was put right by hand, or the phase is over."""
    state.seen = msgspec.UNSET
