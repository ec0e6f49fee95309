"""List what to change on the real table after a jump: take away, move, place, then check."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.module import GameModule, GameState, Piece
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T


class TableChange(msgspec.Struct, frozen=True):
    """One thing to do at the table: `take`, `move`, `turn`, `place` or `check`, and its words."""

    act: str
    text: Text
    space: str


@runtime_checkable
class ToldPieces(Protocol):
    """A game that a player tells where counters lie which it did not know of."""

    def only_told(self, before: Any, after: Any) -> frozenset[str]:
        """Return the pieces that only one of the states knows of, though they never moved."""
        ...


def table_changes(module: GameModule, before: GameState, after: GameState) -> list[TableChange]:
    """Return the changes that make the real table agree with `after`, in a safe order.

    First everything is taken away that goes, then moved, then turned, then placed; at the end
    stands what each touched space should now hold.
    """
    told = module.only_told(before, after) if isinstance(module, ToldPieces) else frozenset()
    old, new = (
        {name: piece for name, piece in module.pieces(state).items() if name not in told}
        for state in (before, after)
    )
    changes: list[TableChange] = []
    for piece in (old[i] for i in old if i not in new):
        changes.append(_change("take", T("Take {piece} away from {space}."), module, before, piece))
    changed = [(old[i], new[i]) for i in new if i in old and old[i] != new[i]]
    for was, piece in changed:
        if was.space != piece.space:
            changes.append(_moved(module, before, after, was, piece))
    for was, piece in changed:
        if was.look != piece.look:
            changes.append(
                _change("turn", T("In {space}, make {piece} show: {look}."), module, after, piece)
            )
    for piece in (new[i] for i in new if i not in old):
        changes.append(
            _change("place", T("Place {piece} on {space}: {look}."), module, after, piece)
        )
    return changes + _checks(module, after, old, new)


def _change(act: str, source: Text, module: GameModule, state: GameState, p: Piece) -> TableChange:
    space = module.space_name(state, p.space)
    words = source.fill(piece=p.name, space=space, look=p.look)
    return TableChange(act, words, p.space)


def _moved(
    module: GameModule, before: GameState, after: GameState, was: Piece, piece: Piece
) -> TableChange:
    """Say from where and where to; face-down counters are told apart by nothing else."""
    origin = module.space_name(before, was.space)
    space = module.space_name(after, piece.space)
    return TableChange(
        "move",
        T("Move {piece} from {origin} to {space}.", piece=was.name, origin=origin, space=space),
        piece.space,
    )


def _checks(
    module: GameModule, after: GameState, old: Mapping[str, Piece], new: Mapping[str, Piece]
) -> list[TableChange]:
    touched = {
        piece.space
        for side, other in ((old, new), (new, old))
        for name, piece in side.items()
        if other.get(name) != piece
    }
    return [_check(module, after, space, new) for space in sorted(touched)]


def _check(
    module: GameModule, state: GameState, space: str, new: Mapping[str, Piece]
) -> TableChange:
    held: list[Text | str] = [
        T("{piece} ({look})", piece=piece.name, look=piece.look)
        for _, piece in sorted(new.items())
        if piece.space == space
    ]
    where = module.space_name(state, space)
    words = (
        T("Now {space} holds: {pieces}.", space=where, pieces=held)
        if held
        else T("Now {space} holds nothing of this.", space=where)
    )
    return TableChange("check", words, space)
