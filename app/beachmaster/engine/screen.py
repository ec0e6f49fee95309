"""Keep what only one of two players may see off the screen until it was handed over to them."""

from beachmaster.engine.changes import SessionError
from beachmaster.engine.module import GameModule, GameState, Shared
from beachmaster.engine.options import same
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.run import Asked
from beachmaster.engine.texts import T
from beachmaster.engine.tree import ROOT, Entry, Tree, procedure_of
from beachmaster.engine.values import Value


def seat_of(module: GameModule, state: GameState) -> str | None:
    """Return whose own things the screen shows, None where anybody may look."""
    return module.seat(state) if isinstance(module, Shared) else None


def refuse_secret(module: GameModule, state: GameState, prompt: Prompt) -> None:
    """Raise `SessionError` for an earlier prompt that only a player who is not here may read."""
    if prompt.secret and isinstance(module, Shared) and module.seat(state) != prompt.side:
        raise SessionError(
            T(
                "Only the player who was asked may see that answer. Go back to it first, then "
                "hand over the screen."
            )
        )


class Screen:
    """Where a jump waits for the screen to be handed over.

    `behind` is the entry that the jump led to, the root where none waits. The cursor stands before
    the entry that handed the screen over; who hands it over again goes on to `behind`.
    """

    def __init__(self, module: GameModule) -> None:
        self.module = module
        self.behind = ROOT

    def rest(self, tree: Tree, state: GameState, sat: str | None) -> int:
        """Return where the cursor may rest: here, or before the screen was handed over.

        `sat` is whose things the screen showed before.
        """
        module, self.behind = self.module, ROOT
        if not isinstance(module, Shared) or module.seat(state) in (None, sat):
            return tree.cursor
        self.behind = tree.cursor
        above = reversed(tree.path(tree.cursor))
        return next(one.parent for one in above if procedure_of(one.key) == module.hand_over)

    def way_on(self, tree: Tree, asked: Asked, value: Value) -> list[Entry]:
        """Return the entries from the cursor to where a jump waits, where this answer opens them.

        A waiting jump is forgotten by any other answer that is accepted.
        """
        way = [entry for entry in tree.path(self.behind) if entry.id > tree.cursor]
        if not way or way[0].parent != tree.cursor or way[0].key != asked.key:
            return []
        return way if same(way[0].value, value) else []
