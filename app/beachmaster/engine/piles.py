"""Pieces that are counted: a kind with a number in a place, and how many go from pile to pile.

A pile is a `Piece` with a `kind` and a `count`. Its id is `pile_id` of its kind and its space, so
that nobody has to say which three of ten equal pieces go; no other piece's id has an `AT`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from beachmaster.engine.pieces import Act, Piece, TableChange
from beachmaster.engine.text import Text

AT = "@"
"""What parts the kind from the space in the id of a pile."""
Piles = dict[str, dict[str, int]]
"""How many of each kind are in each place."""


class Roster(msgspec.Struct, frozen=True):
    """All that piles may be of and where they may lie: the words of each kind and place, by its id.

    What a kind is called and stands nowhere, and a place that is empty, only the game can tell.
    """

    kinds: Mapping[str, Text]
    places: Mapping[str, Text]


class Flow(msgspec.Struct, frozen=True):
    """So many pieces of one kind go from a pile to another; one of both is empty off the table."""

    count: int
    source: str
    target: str

    @property
    def act(self) -> Act:
        """Return what is done at the table."""
        return "place" if not self.source else "move" if self.target else "take"


def pile_id(kind: str, space: str) -> str:
    """Return the id of the pile of a kind in a space."""
    return f"{kind}{AT}{space}"


def in_roster(pile: Mapping[str, int], roster: Iterable[str]) -> list[str]:
    """Return the kinds of a pile in the roster's order.

    A state comes back with its names sorted as each phase begins: whoever tells rows by their order
    must never take that of the state.
    """
    return [kind for kind in roster if pile.get(kind)]


def move(piles: Piles, kind: str, count: int, source: str, target: str) -> None:
    """Move pieces between places, in place; an empty place leaves the piles.

    With an empty `source` they come to the table, with an empty `target` they leave it. Raise
    `ValueError` where there are too few.
    """
    if source and piles.get(source, {}).get(kind, 0) < count:
        raise ValueError(f"too few of {kind} in {source}")
    for place, more in ((source, -count), (target, count)):
        if place:
            pile = piles.setdefault(place, {})
            pile[kind] = pile.get(kind, 0) + more
            if not pile[kind]:
                del pile[kind]
            if not pile:
                del piles[place]


def flows(old: Mapping[str, Piece], new: Mapping[str, Piece]) -> list[Flow]:
    """Return what makes old piles new ones: in as few moves as are easily found.

    Of each kind, places with too many are matched with those with too few: equal numbers first,
    then the largest with the largest. What has no match leaves the table, or comes to it.
    """
    found: list[Flow] = []
    for kind in _kinds(old, new):
        left = _differences(kind, old, new)
        found += _matched(left)
        found += [Flow(-more, name, "") for name, more in left.items() if more < 0]
        found += [Flow(more, "", name) for name, more in left.items() if more > 0]
    return found


def _kinds(*sides: Mapping[str, Piece]) -> list[str]:
    return list(dict.fromkeys(one.kind for side in sides for one in side.values() if one.kind))


def _differences(kind: str, old: Mapping[str, Piece], new: Mapping[str, Piece]) -> dict[str, int]:
    """Return how many more of a kind each pile is to have, those that lack none left out."""
    found: dict[str, int] = {}
    for side, sign in ((old, -1), (new, 1)):
        for name, piece in side.items():
            if piece.kind == kind:
                found[name] = found.get(name, 0) + sign * piece.count
    return {name: more for name, more in found.items() if more}


def _matched(left: dict[str, int]) -> Iterator[Flow]:
    """Yield the moves between piles, and take them off what is left."""
    while min(left.values(), default=0) < 0 < max(left.values()):
        sources = [name for name, more in left.items() if more < 0]
        targets = [name for name, more in left.items() if more > 0]
        equal = [(a, b) for a in sources for b in targets if left[a] + left[b] == 0]
        largest = min(sources, key=lambda one: left[one]), max(targets, key=lambda one: left[one])
        source, target = equal[0] if equal else largest
        count = min(-left[source], left[target])
        yield Flow(count, source, target)
        for name, more in ((source, count), (target, -count)):
            left[name] += more
            if not left[name]:
                del left[name]


def only_piles(pieces: Mapping[str, Piece]) -> dict[str, Piece]:
    """Return the piles among some pieces."""
    return {name: piece for name, piece in pieces.items() if piece.kind}


def with_count(piece: Piece, count: int) -> Piece | None:
    """Return a pile with another number of pieces, None for none."""
    return msgspec.structs.replace(piece, count=count) if count else None


def before(changes: Sequence[TableChange]) -> dict[str, Piece | None]:
    """Return how the piles lay that these changes touch: in one list a pile only gives or takes."""
    found: dict[str, Piece | None] = {}
    for change in changes:
        if change.count and change.was is not None:
            found[change.piece] = change.was
        if change.count and change.now is not None:
            name = change.to or change.piece
            there = found.get(name, change.now)
            assert there is not None, "a pile takes more than it holds in the end"
            found[name] = with_count(there, there.count - change.count)
    return found
