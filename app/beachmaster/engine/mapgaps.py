"""Tell how complete the player's own map is: what is known, of what the rulebook counts."""

from collections.abc import Iterator

import msgspec

from beachmaster.engine.facts import WHOLE
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.options import same
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


class Gap(msgspec.Struct, frozen=True, kw_only=True):
    """How far one print is known, of a rare print each of its lists.

    `wanted` is how many hexes the rulebook counts, 0 where it does not say; `complete` tells that
    nothing more will be asked.
    """

    print: str
    text: Text
    rules: tuple[str, ...]
    value: Value = None
    known: int = 0
    wanted: int = 0
    complete: bool = False


def gaps(prints: OpenPrints) -> Iterator[Gap]:
    """Yield every print of the map in the order of its declaration, known or not."""
    for kind in prints.kinds.values():
        shown = [of.get(kind.id) for place, of in prints.known.items() if place != WHOLE]
        if not kind.listed:
            count = sum(one is not None for one in shown)
            yield Gap(print=kind.id, text=kind.text, rules=kind.rules, known=count)
        for one in kind.listed:
            yield Gap(
                print=kind.id,
                text=one.text,
                rules=kind.rules,
                value=one.value,
                known=sum(same(value, one.value) for value in shown),
                wanted=one.exactly,
                complete=prints.is_closed(kind, one.value),
            )
