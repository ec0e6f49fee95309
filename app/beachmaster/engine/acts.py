"""Make acts for the table: the changes of pieces, and their words, here and nowhere else."""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.pieces import FACELESS, TO_DO, Act, Piece, TableChange, alike
from beachmaster.engine.piles import AT, flows, only_piles
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T


class HasPieces(Protocol):
    """What is asked of a game here: what lies on the real table, and what spaces are called."""

    def pieces(self, state: Any) -> Mapping[str, Piece]:
        """Return all that lies on the real table."""
        ...

    def space_name(self, state: Any, space: str) -> Text:
        """Return what a player calls a space."""
        ...


@runtime_checkable
class Acting(Protocol):
    """A game that has words of its own for acts, and pieces that can be asked for one by one."""

    def piece(self, play: Any, name: str) -> Piece | None:
        """Return how a piece lies now, None where it is off the table."""
        ...

    def act_words(self, change: TableChange) -> Text | None:
        """Return the game's own words for a change; None where the general ones serve."""
        ...

    def pool(self, name: str, act: Act) -> str:
        """Return the counted piece that this one goes into, or comes out of; empty for none."""
        ...


class Moves(msgspec.Struct, frozen=True):
    """The ids of pieces that an event changes on the table, in the order they are handled.

    `own` are those of them whose change the player's answer named. `words` say it all where those
    of the single changes do not serve: of many alike, or of the set-up.
    """

    pieces: tuple[str, ...]
    words: Text | None = None
    own: frozenset[str] = frozenset()


def moves(*pieces: str, words: Text | None = None, own: bool | str = False) -> Moves:
    """Return the act that changes these pieces; `own` is all of them, or one."""
    told = frozenset([own]) if isinstance(own, str) else frozenset(pieces if own else ())
    return Moves(pieces, words, told)


class ActWords:
    """The words of a game's changes; spaces are named as of one state."""

    def __init__(self, module: HasPieces, state: Any) -> None:
        self._module, self._state = module, state
        self._own = module if isinstance(module, Acting) else None

    def changes(
        self, name: str, was: Piece | None, now: Piece | None, *, own: bool = False
    ) -> Iterator[TableChange]:
        """Yield what makes a piece lie as it is to lie: it is moved first, then turned."""
        if alike(was, now):
            return
        if was is None or now is None or was.counted:
            act: Act = "place" if was is None else "take" if now is None else "turn"
            yield self._worded(self._change(act, name, was, now, own))
            return
        there = was
        if was.lies[0] != now.lies[0]:
            there = now
            if now.face != FACELESS:
                there = Piece(was.name, now.space, was.look, was.face, now.on)
            yield self._worded(self._change("move", name, was, there, own))
        if not alike(there, now):
            yield self._worded(self._change("turn", name, there, now, own))

    def flowing(
        self, old: Mapping[str, Piece], new: Mapping[str, Piece], own: Container[str] = ()
    ) -> Iterator[TableChange]:
        """Yield what makes old piles lie as the new ones: those that go, that move, that come."""
        found = flows(only_piles(old), only_piles(new))
        for flow in sorted(found, key=lambda one: TO_DO.index(one.act)):
            was, now = old.get(flow.source), new.get(flow.target)
            change = self._change(flow.act, flow.source or flow.target, was, now)
            change = msgspec.structs.replace(
                change,
                count=flow.count,
                to=flow.target if flow.source else "",
                own=flow.source in own or flow.target in own,
            )
            yield self._worded(change)

    def _change(
        self, act: Act, name: str, was: Piece | None, now: Piece | None, own: bool = False
    ) -> TableChange:
        piece = now or was
        assert piece is not None, "a change is of a piece"
        return TableChange(act, _NOTHING, piece.space, name, was, now, own=own)

    def _worded(self, change: TableChange) -> TableChange:
        """Return a change with the pool that it concerns, and its words."""
        words: Text | None = None
        if self._own is not None:
            act = change.act
            pool = self._own.pool(change.piece, act) if act in ("take", "place") else ""
            change = msgspec.structs.replace(change, pool=pool)
            words = self._own.act_words(change)
        return msgspec.structs.replace(change, text=words or self._usual(change))

    def _usual(self, change: TableChange) -> Text:
        was, now = change.was or change.now, change.now or change.was
        assert was is not None, "a change is of a piece"
        assert now is not None
        words = _OF_PILES if change.count else _USUAL
        return words[change.act].fill(
            number=change.count,
            piece=(was if change.act in ("take", "move") else now).name,
            space=self.space(now.space),
            origin=self.space(was.space),
            look=now.look,
        )

    def space(self, space: str) -> Text:
        """Return what a player calls a space."""
        return self._module.space_name(self._state, space)


class LaidTable:
    """The real table as the player was told to lay it, while a game runs.

    It begins as the pieces of a state, and takes in each act as that is told. So an act names only
    the pieces that it touches.
    """

    def __init__(self, module: HasPieces, pieces: Mapping[str, Piece]) -> None:
        self._module = module
        self._piece = module.piece if isinstance(module, Acting) else self._looked_up
        self._pieces = dict(pieces)

    def told(self, play: Any, moved: Moves) -> tuple[TableChange, ...]:
        """Return the changes that make these pieces lie as the state has them now."""
        words = ActWords(self._module, play.state)
        piles = [name for name in moved.pieces if AT in name]
        found = list(self._flowing(play, piles, moved.own, words)) if piles else []
        for name in moved.pieces:
            if AT in name:
                continue
            was, now = self._pieces.get(name), self._piece(play, name)
            for change in words.changes(name, was, now, own=name in moved.own):
                there = change.pool in self._pieces  # during the set-up it may not be yet
                found.append(change if there else msgspec.structs.replace(change, pool=""))
            self._lay(name, now)
        for pool in dict.fromkeys(one.pool for one in found if one.pool):
            self._lay(pool, self._piece(play, pool))
        return tuple(found)

    def _flowing(
        self, play: Any, piles: Sequence[str], own: Container[str], words: "ActWords"
    ) -> Iterator[TableChange]:
        """Yield how pieces go between the piles that an act names."""
        old = {name: one for name in piles if (one := self._pieces.get(name)) is not None}
        new = {name: one for name in piles if (one := self._piece(play, name)) is not None}
        yield from words.flowing(old, new, own)
        for name in piles:
            self._lay(name, new.get(name))

    def lying(self, name: str) -> Piece | None:
        """Return how a piece lies as the player was told last, None where it is off the table."""
        return self._pieces.get(name)

    def take_in(self, play: Any, *names: str) -> None:
        """Take in pieces that lay so before: the player has only named them now."""
        for name in names:
            self._lay(name, self._piece(play, name))

    def _lay(self, name: str, now: Piece | None) -> None:
        if now is None:
            self._pieces.pop(name, None)
        else:
            self._pieces[name] = now

    def _looked_up(self, play: Any, name: str) -> Piece | None:
        return self._module.pieces(play.state).get(name)


def joined(
    changes: Sequence[TableChange], *, own: bool = False, before: Text | None = None
) -> Text | None:
    """Return the words of several changes one after the other; None where nothing is to be done.

    What the player's answer named is done: it is worded only where it is all that is to be told,
    with `own`. They follow what is said `before`.
    """
    asked = [change for change in changes if not change.own]
    words = before
    for change in asked or (changes if own else ()):
        more = change.text
        words = more if words is None else T("{before} {after}", before=words, after=more)
    return words


_USUAL: dict[str, Text] = {
    "take": T("Take {piece} away from {space}."),
    "move": T("Move {piece} from {origin} to {space}."),
    "turn": T("In {space}, make {piece} show: {look}."),
    "place": T("Place {piece} on {space}: {look}."),
}
_OF_PILES: dict[str, Text] = {
    "take": T("Take {number} {piece} away from {space}."),
    "move": T("Move {number} {piece} from {origin} to {space}."),
    "place": T("Place {number} {piece} on {space}."),
}
_NOTHING = plain_text("")
