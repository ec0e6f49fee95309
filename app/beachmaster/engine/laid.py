"""Know how the real table lies where it is not as the game stands, until that is ticked off.

After jumps one list says what to change: from where the table last was to where the game is now.
"""

from collections.abc import Iterable, Mapping

from beachmaster.engine.difference import changes_between
from beachmaster.engine.module import GameModule, GameState
from beachmaster.engine.pieces import Piece, TableChange, alike
from beachmaster.engine.piles import before, with_count
from beachmaster.engine.replay import MISFITS
from beachmaster.engine.text import Text


class Lies(dict[str, Piece | None]):
    """How pieces lie that are not where the game has them; None: not on the table.

    `owed` are pieces that are to lie so and of which the game does not know, as in words only.
    """

    def __init__(self, lies: Mapping[str, Piece | None] | None = None) -> None:
        super().__init__(lies or {})
        self.owed: dict[str, Piece] = {}


def follow(lies: Lies, changes: Iterable[TableChange]) -> None:
    """Take in what a jump changed: what lay otherwise before still lies so."""
    changes = list(changes)
    for name, was in before(changes).items():
        lies.setdefault(name, was)
    for change in changes:
        if not change.piece or change.count:
            continue
        lies.setdefault(change.piece, change.was)
        lies.owed.pop(change.piece, None)
        if change.now is not None:
            lies.owed[change.piece] = change.now


def settle(lies: Lies, module: GameModule, state: GameState) -> None:
    """Forget what lies right again, and what the game knows of by itself."""
    new = module.pieces(state)
    lies.owed = {one: piece for one, piece in lies.owed.items() if one not in new}
    wanted = {**lies.owed, **new}
    for piece in [one for one, lying in lies.items() if alike(lying, wanted.get(one))]:
        del lies[piece]
        lies.owed.pop(piece, None)


def net(lies: Lies, module: GameModule, state: GameState) -> list[TableChange]:
    """Return what to change on the table now."""
    new = {**lies.owed, **module.pieces(state)}
    known = {name: piece for name, piece in new.items() if name not in lies}
    old = known | {name: piece for name, piece in lies.items() if piece is not None}
    return changes_between(module, state, state, old, new)


def left_to_change(lies: Lies, module: GameModule, state: GameState) -> list[Text]:
    """Return in words what to change on the table now, nothing where the game cannot tell."""
    if not lies:
        return []
    try:
        return [change.text for change in net(lies, module, state)]
    except MISFITS:  # pieces of another version's game
        return []


def _flow(lies: Lies, change: TableChange, new: Mapping[str, Piece]) -> None:
    """Take so many pieces as gone from a pile to another."""
    came = change.to if change.was is not None else change.piece
    source = change.piece if change.was is not None else ""
    for name, count, like in (
        (source, -change.count, change.was),
        (came, change.count, change.now),
    ):
        if not name or like is None:
            continue
        there = lies[name] if name in lies else new.get(name)
        lies[name] = with_count(like, count + (there.count if there is not None else 0))
        if alike(lies[name], new.get(name)):
            del lies[name]


def tick(lies: Lies, change: TableChange, module: GameModule, state: GameState) -> None:
    """Take a change as made on the table: of a piece moved and turned only the one that it says."""
    if change.count:
        _flow(lies, change, module.pieces(state))
        return
    wanted = {**lies.owed, **module.pieces(state)}
    new, lay = wanted.get(change.piece), lies.get(change.piece)
    if new is None or lay is None or change.act not in ("move", "turn"):
        lies.pop(change.piece, None)
        lies.owed.pop(change.piece, None)
        return
    lies[change.piece] = change.now
    if alike(change.now, new):
        del lies[change.piece]
        lies.owed.pop(change.piece, None)
