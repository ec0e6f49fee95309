"""List what to change on the real table after a jump: take away, move, place, then check."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.module import GameModule, GameState, Piece
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T


class TableChange(msgspec.Struct, frozen=True):
    """One thing to do at the table: `take`, `move`, `turn`, `place` or `check`, and its words.

    `piece` names what is changed, and `was` says how it lay before; a check is of a whole space.
    """

    act: str
    text: Text
    space: str
    piece: str = ""
    was: Piece | None = None


Named = tuple[str, Piece | None, Piece]
"""A piece by its id: how it lay, and how it is to lie."""


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
    return changes_between(module, before, after, old, new)


def changes_between(
    module: GameModule,
    before: GameState,
    after: GameState,
    old: Mapping[str, Piece],
    new: Mapping[str, Piece],
) -> list[TableChange]:
    """Return the changes from pieces as they lie to pieces as they are to lie."""
    changes: list[TableChange] = []
    for name in (one for one in old if one not in new):
        words = T("Take {piece} away from {space}.")
        changes.append(_change("take", words, module, before, (name, old[name], old[name])))
    changed = [(one, old[one], new[one]) for one in new if one in old and old[one] != new[one]]
    for name, was, piece in changed:
        if was.space != piece.space:
            changes.append(_moved(module, before, after, (name, was, piece)))
    for name, was, piece in changed:
        if was.look != piece.look:
            words = T("In {space}, make {piece} show: {look}.")
            changes.append(_change("turn", words, module, after, (name, was, piece)))
    for name in (one for one in new if one not in old):
        words = T("Place {piece} on {space}: {look}.")
        changes.append(_change("place", words, module, after, (name, None, new[name])))
    return changes + _checks(module, after, old, new)


def _change(
    act: str,
    source: Text,
    module: GameModule,
    state: GameState,
    of: tuple[str, Piece | None, Piece],
) -> TableChange:
    name, was, piece = of
    space = module.space_name(state, piece.space)
    words = source.fill(piece=piece.name, space=space, look=piece.look)
    return TableChange(act, words, piece.space, name, was)


def _moved(
    module: GameModule, before: GameState, after: GameState, of: tuple[str, Piece, Piece]
) -> TableChange:
    """Say from where and where to; face-down counters are told apart by nothing else."""
    name, was, piece = of
    origin = module.space_name(before, was.space)
    space = module.space_name(after, piece.space)
    return TableChange(
        "move",
        T("Move {piece} from {origin} to {space}.", piece=was.name, origin=origin, space=space),
        piece.space,
        name,
        was,
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
