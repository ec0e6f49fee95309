"""List what to change on the real table after a jump: take away, move, place, then check."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from beachmaster.engine.acts import ActWords
from beachmaster.engine.module import GameModule, GameState
from beachmaster.engine.pieces import Piece, TableChange, alike
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T


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
    """Return the changes from pieces as they lie to pieces as they are to lie.

    What is counted follows from the others.
    """
    old, new = (
        {name: piece for name, piece in side.items() if not piece.counted} for side in (old, new)
    )
    before_it, after_it = ActWords(module, before), ActWords(module, after)
    gone = [one for one in old if one not in new]
    changes = [one for name in gone for one in before_it.changes(name, old[name], None)]
    changed = [
        one for name in new if name in old for one in after_it.changes(name, old[name], new[name])
    ]
    changes += [one for act in ("move", "turn") for one in changed if one.act == act]
    come = [one for one in new if one not in old]
    changes += [one for name in come for one in after_it.changes(name, None, new[name])]
    return changes + _checks(module, after, old, new)


def _checks(
    module: GameModule, after: GameState, old: Mapping[str, Piece], new: Mapping[str, Piece]
) -> list[TableChange]:
    touched = {
        piece.space
        for side, other in ((old, new), (new, old))
        for name, piece in side.items()
        if not alike(other.get(name), piece)
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
