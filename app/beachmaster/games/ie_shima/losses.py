"""List the ways to pay Attrition Points: exact where possible, the first on the lead (ies:13.1)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.roster import ROSTER, is_pillbox
from beachmaster.games.ie_shima.values import whole_battalions

FLIP, BACK, FLIP_BACK, GONE = "flip", "back", "flip-back", "out"
OF_FULL, OF_REDUCED = 3, 2
ACT = "="
Losses = Mapping[str, str]
"""What each unit that loses something does."""


class Payer(NamedTuple):
    """A sort of unit that pays: how many are alike, and what one of them can do with its AP."""

    units: tuple[str, ...]
    acts: tuple[tuple[str, int], ...]


def acts_of(field: Field, unit: str, can_retreat: bool) -> tuple[tuple[str, int], ...]:
    """Return what one unit can do, each with the AP that it pays (ies:13.1, I-24, I-64)."""
    goes = can_retreat and not is_pillbox(unit)
    if field.full(unit):
        flips = ((FLIP, 1), (FLIP_BACK, 2)) if goes else ((FLIP, 1),)
        return (*flips, (GONE, OF_FULL))
    return ((BACK, 1), (GONE, OF_REDUCED)) if goes else ((GONE, OF_REDUCED),)


def loss_sets(
    field: Field, units: Sequence[str], first: str, points: int, can_retreat: bool
) -> list[dict[str, str]]:
    """Return the ways to pay so many AP, like units as one, the first point on `first`.

    Names are chosen so that the most battalions stay whole. Excess AP are ignored; where no exact
    payment is possible, the least that pays more is due (I-23, I-64).
    """
    payers = _payers(field, units, first, can_retreat)
    return [_named(payers, shape) for shape in _due(payers, points)]


def _due(payers: Sequence[Payer], points: int) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Return the shapes of all payments that are due."""
    whole = sum(max(pays for _, pays in one.acts) * len(one.units) for one in payers)
    if points >= whole:
        return (tuple((GONE,) * len(one.units) for one in payers),)
    key = tuple((one.acts, len(one.units)) for one in payers)
    return next(found for due in range(points, whole + 1) if (found := _shapes(key, due)))


def _payers(field: Field, units: Sequence[str], first: str, can_retreat: bool) -> list[Payer]:
    """Return who pays, `first` alone in front; like units are in the order in which they go."""
    alike: dict[tuple[object, ...], list[str]] = {}
    broken = _in_order(units)
    for unit in sorted(units, key=lambda one: broken[one]):
        if unit != first:
            alike.setdefault((ROSTER[unit].kind, field.units[unit].strength), []).append(unit)
    groups = [[first], *alike.values()]
    return [Payer(tuple(one), acts_of(field, one[0], can_retreat)) for one in groups]


def _in_order(units: Sequence[str]) -> dict[str, tuple[int, str, str]]:
    """Return the order in which units pay: those of no whole battalion first."""
    whole = set(whole_battalions(units))
    return {unit: (ROSTER[unit].battalion in whole, ROSTER[unit].battalion, unit) for unit in units}


@lru_cache(maxsize=4096)
def _shapes(
    payers: tuple[tuple[tuple[tuple[str, int], ...], int], ...], points: int
) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Return for each payer the acts of its units that together pay the points."""
    found: list[tuple[tuple[str, ...], ...]] = []
    head, rest = payers[0], payers[1:]
    for act, pays in head[0]:  # the first AP must be taken by the first
        if pays <= points:
            found.extend(((act,), *tail) for tail in _tails(rest, points - pays))
    return tuple(found)


def _tails(
    payers: tuple[tuple[tuple[tuple[str, int], ...], int], ...], points: int
) -> Iterator[tuple[tuple[str, ...], ...]]:
    if not payers:
        if not points:
            yield ()
        return
    (acts, count), rest = payers[0], payers[1:]
    for chosen, paid in _chosen(acts, count, points):
        for tail in _tails(rest, points - paid):
            yield (chosen, *tail)


def _chosen(
    acts: tuple[tuple[str, int], ...], count: int, points: int
) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield what up to so many like units do for up to so many points, in a fixed order."""
    if not acts or not count:
        yield (), 0
        return
    (act, pays), rest = acts[0], acts[1:]
    for times in range(min(count, points // pays) + 1):
        for others, paid in _chosen(rest, count - times, points - times * pays):
            yield (act,) * times + others, times * pays + paid


def _named(payers: Sequence[Payer], shape: Sequence[Sequence[str]]) -> dict[str, str]:
    """Return a payment by name."""
    return {
        unit: act
        for payer, acts in zip(payers, shape, strict=True)
        for unit, act in zip(payer.units, acts, strict=False)
    }


def written(losses: Losses) -> str:
    """Return a payment as one word: `1-306-a=flip+1-306-b=out`."""
    return "+".join(f"{unit}{ACT}{losses[unit]}" for unit in sorted(losses))


def read(word: object) -> dict[str, str] | None:
    """Return a payment from its word, None where it is none."""
    if not isinstance(word, str):
        return None
    found: dict[str, str] = {}
    for part in word.split("+"):
        unit, _, act = part.partition(ACT)
        if unit not in ROSTER or unit in found or act not in (FLIP, BACK, FLIP_BACK, GONE):
            return None
        found[unit] = act
    return found


def is_legal(
    field: Field, units: Sequence[str], first: str, points: int, can_retreat: bool, losses: Losses
) -> bool:
    """Tell whether a payment by name is one of those listed, like units for like (ies:13.1)."""
    if first not in losses or not set(losses) <= set(units):
        return False
    wanted = _sorts(field, first, losses)
    listed = loss_sets(field, units, first, points, can_retreat)
    return any(_sorts(field, first, one) == wanted for one in listed)


def _sorts(field: Field, first: str, losses: Losses) -> tuple[object, ...]:
    others = sorted(
        (ROSTER[unit].kind, field.units[unit].strength, act)
        for unit, act in losses.items()
        if unit != first
    )
    return losses[first], others
