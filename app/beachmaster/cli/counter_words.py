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
from beachmaster.engine.printkinds import value_word
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
    found = _named(sought, every)
    if len(found) != 1:
        begun = [
            f"{owners[-1]} {prints[-1]}"
            for _, _, owners, prints in every
            if any(_leads(sought.split()[:1], owner) for owner in owners)
        ]
        if not begun:
            return []
        raise Mistake(T("Type one of these and a value: {names}.", names=list(begun[:MOST_NAMED])))
    ((which, wanted),) = found
    if last.casefold() in LIKE_KIND:
        return [(at_counter(which), wanted.id, None)]
    value = field_value(wanted.field(wanted.id, wanted.text, None), last, console.words.say)
    return [(at_counter(which), wanted.id, value)]


Named = tuple[str, CounterPrint, tuple[str, str], tuple[str, str]]
"""A print of a kind or a counter: whose it is, the print, and what each of the two is called."""


def _every(console: Console, counters: OpenCounters) -> Iterator[Named]:
    """Yield each print of each kind and counter with what both may be called."""
    say, sheet = console.words.say, counters.sheet
    for wanted in sheet.prints.values():
        for which in sheet.ids(wanted.id):
            owners, prints = (which, say(sheet.text_of(which))), (wanted.id, say(wanted.text))
            yield which, wanted, owners, prints


def _named(sought: str, every: Sequence[Named]) -> list[tuple[str, CounterPrint]]:
    """Return what words name: whole names, else names begun of whole prints, else of begun ones."""
    words = sought.split()
    pairs = [(words[:at], words[at:]) for at in range(1, len(words))]
    for of_owner, of_print in ((_is, _is), (_leads, _is), (_leads, _leads)):
        found = [
            (which, wanted)
            for which, wanted, owners, prints in every
            if any(
                any(of_owner(owner, one) for one in owners)
                and any(of_print(shown, one) for one in prints)
                for owner, shown in pairs
            )
        ]
        if found:
            return found
    return []


def example(console: Console, counters: OpenCounters) -> tuple[str, str] | None:
    """Return how a kind and a counter that prints what its kind does are told, if any are asked."""
    say, sheet = console.words.say, counters.sheet
    for wanted in sheet.prints.values() if counters.asked else ():
        own = next((one for one in sheet.counters.values() if wanted.id in one.figures), None)
        if wanted.kinds and own is not None and not wanted.values:
            kind, shown = wanted.kinds[0], say(wanted.text)
            value = sheet.usual(kind.id, wanted, sheet.counters.values())
            of_kind = f"{say(kind.text)} {shown} {value_word(value)}"
            return of_kind, f"{say(own.name)} {shown} {LIKE_KIND[0]}"
    return None


def _plainly(words: Sequence[str]) -> list[str]:
    return [word.rstrip("s") for word in " ".join(words).casefold().replace("-", " ").split()]


def _is(sought: Sequence[str], name: str) -> bool:
    """Tell whether words are a name, of one or of many."""
    return _plainly(sought) == _plainly([name])


def _leads(sought: Sequence[str], name: str) -> bool:
    """Tell whether words are a name or its first words."""
    words = _plainly(sought)
    return words == _plainly([name])[: len(words)]


MOST_NAMED = 8
