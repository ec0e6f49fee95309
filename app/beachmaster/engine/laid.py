"""Know how the real table lies where it is not as the game stands, until that is ticked off.

After jumps one list says what to change: from where the table last was to where the game is now.
"""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from beachmaster.engine.difference import changes_between
from beachmaster.engine.module import GameModule, GameState
from beachmaster.engine.pieces import SOMEWHERE, Piece, TableChange, alike
from beachmaster.engine.piles import before, with_count
from beachmaster.engine.replay import MISFITS
from beachmaster.engine.text import Text


class Lies(dict[str, Piece | None]):
    """How pieces lie that are not where the game has them; None: not on the table.

    `owed` are pieces that are to lie so and of which the game does not know, as in words only, and
    those that are to be moved. `turned` are those that the last jump only turned.
    """

    def __init__(self, lies: Mapping[str, Piece | None] | None = None) -> None:
        super().__init__(lies or {})
        self.owed: dict[str, Piece] = {}
        self.turned: set[str] = set()


def follow(lies: Lies, changes: Iterable[TableChange]) -> None:
    """Take in what a jump changed: what lay otherwise before still lies so."""
    changes = list(changes)
    for name, was in before(changes).items():
        lies.setdefault(name, was)
    for change in changes:
        if not change.piece or change.count:
            continue
        lies.setdefault(change.piece, change.was)
        if change.act == "turn" and change.piece not in lies.owed:
            lies.turned.add(change.piece)
        lies.owed.pop(change.piece, None)
        if change.now is not None:
            lies.owed[change.piece] = change.now


def settle(lies: Lies, module: GameModule, state: GameState) -> None:
    """Forget what lies right again, and what the game knows of by itself.

    A piece that no jump moved lies where it lay, though only one of both knows the hex.
    """
    new = module.pieces(state)
    moved = lies.keys() - lies.turned
    lies.owed = {
        name: one
        for name, one in lies.owed.items()
        if name not in new or (name in moved and new[name].space in (one.space, SOMEWHERE))
    }
    lies.turned.clear()
    for name, lying in lies.items():
        now = new.get(name)
        if lying is not None and now is not None and name not in lies.owed:
            places = {lying.space, now.space}
            if SOMEWHERE in places and all(one == SOMEWHERE or one.isdigit() for one in places):
                lies[name] = replace(lying, space=now.space)
    wanted = {**lies.owed, **new}
    for piece in [one for one, lying in lies.items() if alike(lying, wanted.get(one))]:
        del lies[piece]
        lies.owed.pop(piece, None)


def net(lies: Lies, module: GameModule, state: GameState) -> list[TableChange]:
    """Return what to change on the table now."""
    new = dict(module.pieces(state))
    new |= {name: piece for name, piece in lies.owed.items() if name not in new}
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
