"""Tell in the terminal what the player's own counters print, ahead of a rule that asks."""

from collections.abc import Iterator, Sequence

from beachmaster.cli.console import Console
from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import TN, T
from beachmaster.engine.countersheet import CounterPrint
from beachmaster.engine.facts import at_counter
from beachmaster.engine.mapgaps import counter_gaps
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.telling import field_value
from beachmaster.engine.text import plain_text
from beachmaster.engine.values import Value

LIKE_KIND = ("same", "usual")
"""What is typed for a counter that prints what its kind does."""


def show_gaps(console: Console, prints: OpenPrints) -> None:
    """Print what each kind of counter is known to print, or that it is not known."""
    for gap in counter_gaps(prints):
        wanted = prints.counters.sheet.prints[gap.print]
        others = TN("{n} counter differs", "{n} counters differ", n=gap.known)
        console.say(
            T(
                "{sign} {what}: {value}{others} ({rule})",
                sign="✓" if gap.complete else "…",
                what=gap.text,
                value=wanted.words(gap.value) if gap.complete else T("not known yet"),
                others=T("; {others}", others=others) if gap.known else plain_text(""),
                rule=gap.rules[0],
            ),
            "   ",
        )


def told(
    console: Console, counters: OpenCounters, words: Sequence[str]
) -> list[tuple[str, str, Value]]:
    """Return what a line says: a kind or a counter, a print of it, and the value at the end.

    Nothing where it names neither; raise `Mistake` where it could be several or none of them.
    """
    if len(words) < 2 or not counters.asked:
        return []
    sought, last = " ".join(words[:-1]).casefold(), words[-1]
    every = list(_every(console, counters))
    found = [
        (which, wanted)
        for which, wanted, names in every
        if any(_alike(sought, name) for name in names)
    ]
    if len(found) != 1:
        begun = [names[-1] for _, _, names in every if names[0].startswith(sought.split()[0])]
        if not begun:
            return []
        raise Mistake(T("Type one of these and a value: {names}.", names=list(begun[:MOST_NAMED])))
    ((which, wanted),) = found
    if last.casefold() in LIKE_KIND:
        return [(at_counter(which), wanted.id, None)]
    value = field_value(wanted.field(wanted.id, wanted.text, None), last, console.words.say)
    return [(at_counter(which), wanted.id, value)]


def _every(
    console: Console, counters: OpenCounters
) -> Iterator[tuple[str, CounterPrint, list[str]]]:
    """Yield each print of each kind and counter with all that it may be called."""
    say, sheet = console.words.say, counters.sheet
    for wanted in sheet.prints.values():
        for which in sheet.ids(wanted.id):
            owners = (which, say(sheet.text_of(which)))
            prints = (wanted.id, say(wanted.text))
            yield which, wanted, [f"{owner} {one}" for owner in owners for one in prints]


def _alike(sought: str, name: str) -> bool:
    """Tell whether two names are the same, of one or of many."""
    apart = (each.casefold().replace("-", " ").split() for each in (sought, name))
    first, second = ([word.rstrip("s") for word in words] for words in apart)
    return first == second


MOST_NAMED = 8
