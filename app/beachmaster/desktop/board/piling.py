"""Pile counters up that find no room side by side: by battalion, else those of a side."""

from collections.abc import Callable, Hashable, Iterator, Sequence

from beachmaster.engine.display import Counter

Pile = tuple[Counter, int, str]
PileKey = Callable[[Counter], Hashable]


def piles_of(stack: Sequence[Counter], key: PileKey) -> Iterator[Pile]:
    """Yield the uppermost counter of each pile, with how many lie there and what they are called.

    Those of one battalion or kind are called by what their names have in common.
    """
    piles: dict[Hashable, list[Counter]] = {}
    for counter in stack:
        piles.setdefault(key(counter), []).append(counter)
    for pile in piles.values():
        groups = {one.short.rpartition(" ")[0] for one in pile}
        alike = groups.pop() if len(pile) > 1 and len(groups) == 1 else ""
        number = sum(one.count or 1 for one in pile)
        yield pile[-1], number if number > 1 else 0, alike


def _is_whole(counter: Counter) -> bool:
    return counter.steps >= counter.whole


PILED: tuple[PileKey, ...] = (
    id,
    lambda one: (one.side.own, one.stripe, _is_whole(one)),
    lambda one: (one.side.own, _is_whole(one)),
    lambda one: one.side.own,
)
"""What lies in one pile, from the loosest to the tightest: each alone, at last a whole side."""
