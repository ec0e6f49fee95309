"""What a table board remembers within one phase, until a move makes it stale."""

from collections.abc import Sequence

from beachmaster.games.bloodbath.boards import naming
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.state import UNKNOWN, State


class Memory:
    """Who stands with whom, where dug-in units stood when the phase began, what lists were told.

    `together` maps a US unit to the whole stack of its hex, `standing` a hex to its US units, both
    with the top unit first. `held` are the hexes that a dug-in unit has held in this phase.
    """

    def __init__(self, state: State) -> None:
        self.together: dict[str, list[str]] = {}
        self.standing: dict[str, list[str]] = {}
        self.held = {
            unit.place
            for unit in state.japan.values()
            if unit.on_map and unit.dug_in and unit.place != UNKNOWN
        }
        first_look = (state.turn, state.phase) == (1, "us-combat")
        self.look_everywhere = first_look or bool(state.banzai)

    def named(self, game: Game, word: str) -> str:
        """Return the counter in a hex, and note a new one as standing there dug in."""
        if game.at(word) is None:
            self.held.add(word)
        return naming.named(game, word)

    def note_stack(self, names: Sequence[str]) -> None:
        """Remember the units of one hex, the top one first."""
        for name in names:
            self.together[name] = list(names)

    def left_of(self, game: Game, names: Sequence[str]) -> list[str]:
        """Return those of a stack that are still on the map."""
        return [name for name in names if game.us(name).on_map]

    def gone_from(self, names: Sequence[str]) -> None:
        """Take units out of the stacks they were in, as they move."""
        for stack in (*self.together.values(), *self.standing.values()):
            stack[:] = [name for name in stack if name not in names]
