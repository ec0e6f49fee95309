"""Tell in the terminal what the player's own counters print, ahead of a rule that asks."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from beachmaster.cli.console import Console
from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import TN, T
from beachmaster.engine.countersheet import CounterPrint
from beachmaster.engine.facts import at_counter
from beachmaster.engine.mapgaps import Gap, counter_gaps
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.telling import field_value
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value

LIKE_KIND = ("same", "usual")
"""What is typed for a counter that prints what its kind does."""


def show_gaps(console: Console, prints: OpenPrints) -> None:
    """Print in a line for each print what the kinds of counter are known to print."""
    for name, every in groupby(counter_gaps(prints), key=lambda gap: gap.print):
        found, wanted = list(every), prints.counters.sheet.prints[name]
        parts = [_gap_words(prints, gap) for gap in found]
        console.say(
            T(
                "{sign} {what}: {shown} ({rule})",
                sign="✓" if all(gap.complete for gap in found) else "…",
                what=wanted.text,
                shown=parts,
                rule=wanted.rules[0],
            ),
            "   ",
        )


def _gap_words(prints: OpenPrints, gap: Gap) -> Text:
    """Say what a kind prints, as far as it is known, and how many counters differ."""
    sheet = prints.counters.sheet
    value = sheet.prints[gap.print].words(gap.value) if gap.complete else plain_text("?")
    shown = T("{counter} {value}", counter=sheet.text_of(gap.counter), value=value)
    if not gap.known:
        return shown
    others = TN("{n} differs", "{n} differ", n=gap.known)
    return T("{shown}, of which {others}", shown=shown, others=others)


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
