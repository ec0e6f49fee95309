"""Tell how complete the player's own map is: what is known, of what the rulebook counts."""

from collections.abc import Iterator

import msgspec

from beachmaster.engine.countersheet import CounterPrint
from beachmaster.engine.facts import WHOLE, MapFact, at_counter, counter_at
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.options import same
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value


class Gap(msgspec.Struct, frozen=True, kw_only=True):
    """How far one print is known, of a rare print each of its lists.

    `wanted` is how many hexes the rulebook counts, 0 where it does not say; `complete` tells that
    nothing more will be asked. `counter` is a kind of the player's own counters instead, `value`
    then what it prints, and `known` how many of its counters are known to differ.
    """

    print: str
    text: Text
    rules: tuple[str, ...]
    counter: str = ""
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


def counter_gaps(prints: OpenPrints) -> Iterator[Gap]:
    """Yield each print of each kind of the player's own counters, or of each counter by itself.

    What the rulebook says is no gap and is left out; so is all where they are not the player's own.
    """
    sheet = prints.counters.sheet
    for wanted in sheet.prints.values() if sheet.counters else ():
        open_ones = [
            one
            for one in sheet.counters.values()
            if wanted.id in one.figures and one.figures[wanted.id].estimate
        ]
        for which in [kind.id for kind in wanted.kinds] or [one.id for one in open_ones]:
            value = prints.known.get(at_counter(which), {}).get(wanted.id)
            yield Gap(
                print=wanted.id,
                text=T("{counter}: {print}", counter=sheet.text_of(which), print=wanted.text),
                rules=wanted.rules,
                counter=which,
                value=value,
                known=_differing(prints, which, wanted),
                complete=value is not None,
            )


def _differing(prints: OpenPrints, kind: str, wanted: CounterPrint) -> int:
    """Count the counters of a kind that are known not to print what the kind does."""
    return sum(
        fact.field == wanted.id
        and prints.counters.kind(counter_at(fact.place) or "", wanted) == kind
        for fact in differing(prints)
    )


def differing(prints: OpenPrints) -> Iterator[MapFact]:
    """Yield what counters are known to print that their kind does not, in their order."""
    sheet = prints.counters.sheet
    for one in sheet.counters.values():
        for wanted in sheet.prints.values():
            told = prints.known.get(at_counter(one.id), {}).get(wanted.id)
            if not wanted.kinds or wanted.id not in one.figures or told is None:
                continue
            kind = prints.counters.kind(one.id, wanted)
            usual = prints.known.get(at_counter(kind), {}).get(wanted.id) if kind else None
            if not same(told, usual):
                yield MapFact(at_counter(one.id), wanted.id, told)
