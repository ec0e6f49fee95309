"""Read the piles of a position file, and say which one cannot be there."""

from collections.abc import Iterable

import msgspec

from beachmaster.engine.piles import Piles
from beachmaster.engine.setup import PositionError
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value


def read_piles(given: Value, places: Iterable[str], kinds: Iterable[str], field: str) -> Piles:
    """Return the piles of a position file; raise `PositionError` where one cannot be there."""
    try:
        found = msgspec.convert(given, Piles)
    except msgspec.ValidationError:
        raise PositionError(_FORM.fill(field=field)) from None
    known, roster = set(places), set(kinds)
    for place, pile in found.items():
        if place not in known:
            words = T("“{field}”: there is no place “{place}”.", field=field, place=place)
            raise PositionError(words)
        for kind, count in pile.items():
            if kind not in roster:
                words = T("“{field}”: there is no kind “{kind}”.", field=field, kind=kind)
                raise PositionError(words)
            if count < 1:
                words = T("“{field}”: a number in {place} is below 1.", field=field, place=place)
                raise PositionError(words)
    return {place: pile for place, pile in found.items() if pile}


_FORM = T("“{field}” gives a whole number for each kind in each place.")
