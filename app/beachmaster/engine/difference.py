"""List what to change on the real table after a jump: take away, move, place, then check."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, runtime_checkable

from msgspec.structs import replace

from beachmaster.engine.acts import ActWords
from beachmaster.engine.module import GameModule, GameState
from beachmaster.engine.pieces import SOMEWHERE, Piece, TableChange, alike, lying
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T


@runtime_checkable
class ToldPieces(Protocol):
    """A game that a player tells where counters lie which it did not know of."""

    def only_told(self, before: Any, after: Any) -> frozenset[str]:
        """Return the pieces that only one of the states knows of, though they never moved."""
        ...


class Acts:
    """How the pieces lay that acts have changed, before the first of them and after the last."""

    def __init__(
        self, undone: Iterable[TableChange] = (), redone: Iterable[TableChange] = ()
    ) -> None:
        self.was: dict[str, Piece | None] = {}
        self.now: dict[str, Piece | None] = {}
        for one in reversed([one for one in undone if not one.count]):
            self._change(one.piece, one.now, one.was)
        for one in (one for one in redone if not one.count):  # of piles the state knows all
            self._change(one.piece, one.was, one.now)

    def moved(self, piece: str) -> bool:
        """Return whether the acts took a piece from one place to another."""
        was, now = self.was.get(piece), self.now.get(piece)
        return was is not None and now is not None and was.lies[0] != now.lies[0]

    def _change(self, piece: str, was: Piece | None, now: Piece | None) -> None:
        self.was.setdefault(piece, was)
        self.now[piece] = now


def table_changes(
    module: GameModule, before: GameState, after: GameState, acts: Acts | None = None
) -> list[TableChange]:
    """Return the changes that make the real table agree with `after`, in a safe order.

    First everything is taken away that goes, then moved, then turned, then placed; at the end
    stands what each touched space should now hold. `acts` say what became of pieces of which a
    state does not know, as in words only.
    """
    told = module.only_told(before, after) if isinstance(module, ToldPieces) else frozenset()
    acts = acts or Acts()
    old, new = dict(module.pieces(before)), dict(module.pieces(after))
    for name in told:
        if name not in old or name not in new:
            old.pop(name, None)
            new.pop(name, None)
        elif not acts.moved(name):  # it lies where it lay
            old[name] = replace(old[name], space=new[name].space, on=new[name].on)
    for name, lay in acts.was.items():
        if lay is not None:
            old.setdefault(name, lay)
    for name, lies in acts.now.items():
        if lies is not None:
            new.setdefault(name, lies)
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
    flowing = list(after_it.flowing(old, new))
    gone = [one for one in old if one not in new and not old[one].kind]
    changes = [one for name in gone for one in before_it.changes(name, old[name], None)]
    changes += [one for one in flowing if one.act == "take"]
    changed = [
        one
        for name in new
        if name in old and not new[name].kind
        for one in after_it.changes(name, old[name], new[name])
    ]
    changed += [one for one in flowing if one.act == "move"]
    changes += [one for act in ("move", "turn") for one in changed if one.act == act]
    come = [one for one in new if one not in old and not new[one].kind]
    changes += [one for name in come for one in after_it.changes(name, None, new[name])]
    changes += [one for one in flowing if one.act == "place"]
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
    if all(piece.space != SOMEWHERE for piece in new.values()):
        touched.discard(SOMEWHERE)  # more may stand there than the game knows of
    return [_check(module, after, space, new) for space in sorted(touched)]


def _check(
    module: GameModule, state: GameState, space: str, new: Mapping[str, Piece]
) -> TableChange:
    held: list[Text | str] = [
        lying(piece) for _, piece in sorted(new.items()) if piece.space == space
    ]
    where = module.space_name(state, space)
    words = (
        T("Now {space} holds: {pieces}.", space=where, pieces=held)
        if held
        else T("Now {space} holds nothing of this.", space=where)
    )
    return TableChange("check", words, space)
