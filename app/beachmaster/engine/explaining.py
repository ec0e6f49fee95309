"""Explain what happened step by step, in short sentences: each names its rule."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from beachmaster.engine.dice_words import shown_dice
from beachmaster.engine.event import Event
from beachmaster.engine.fight import ByHits, Opposed, Result
from beachmaster.engine.modifier_words import counted_text, idle_text
from beachmaster.engine.sheet_words import hits_text, row_dice
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import MINUS, Text, plain_text, with_minus
from beachmaster.engine.texts import T


class Explained(NamedTuple):
    """One sentence and its rules.

    `aside` is what was looked at and had no effect; `told` is what the event's own words say too.
    """

    text: Text
    rules: tuple[str, ...] = ()
    aside: bool = False
    told: bool = False


def steps_of(event: Event) -> tuple[Explained, ...]:
    """Return how an event came about: of a throw dice, modifiers, total and result, or its trace.

    Without modifiers, figures and column a throw needs no explanation beside its words.
    """
    thrown = event.receipt
    if thrown is not None:
        plain = not (thrown.lines or thrown.facts or thrown.column or thrown.against)
        plain = plain and thrown.by_hits is None
        return () if plain else tuple(_throw(thrown))
    if event.lines:
        counted = sum(one.value for one in event.lines if one.applied)
        return (*_counted(event.lines), Explained(T("Total: {total}.", total=counted)))
    return tuple(Explained(text) for text in event.trace)


def _throw(result: Result) -> Iterator[Explained]:
    """Yield the dice, what picks the column, what is added, the total, and what that comes to."""
    yield from _column(result.lines[: result.behind])
    for figure in result.facts:
        yield Explained(
            T("{what}: {value}.", what=figure.label, value=figure.value), (figure.rule,)
        )
    if result.by_hits is not None:
        yield from _by_hits(result, result.by_hits)
        return
    yield Explained(T("{shown}.", shown=shown_dice(result.color, result.dice)), told=True)
    lines = result.lines[result.behind :]
    yield from _counted(lines)
    if result.added:
        yield from _summed(result.dice, lines, result.total)
    if result.against is not None:
        yield from _other_side(result.against)
        yield Explained(
            T("The difference is {sum}.", sum=_sum([result.total, -result.against.total]))
        )
    yield _outcome(result)


def _by_hits(result: Result, found: ByHits) -> Iterator[Explained]:
    """Yield what changes each die, how many dice hit on which faces, and what they showed."""
    yield from _counted(result.lines[result.behind :])
    yield Explained(T("{dice}.", dice=row_dice(found.count, found.needs)), result.rules[:1])
    if result.dice:
        shown = shown_dice(result.color, result.dice)
        yield Explained(T("{shown}.", shown=shown), told=True)
    yield Explained(T("That makes {hits}.", hits=hits_text(found.hits)), told=True)


def _column(lines: Sequence[Modifier]) -> Iterator[Explained]:
    """Yield the lines that pick the column of a table, with their sum."""
    yield from _counted(lines)
    counted = [one.value for one in lines if one.applied]
    if len(counted) > 1:
        yield Explained(T("That makes {sum}.", sum=_sum(counted)))


def _other_side(other: Opposed) -> Iterator[Explained]:
    yield Explained(T("Other side: {shown}.", shown=shown_dice(other.color, other.dice)), told=True)
    yield from _counted(other.lines)
    yield from _summed(other.dice, other.lines, other.total)


def _counted(lines: Sequence[Modifier]) -> Iterator[Explained]:
    """Yield each line that counts, and in one what does not."""
    for one in lines:
        if one.applied:
            yield Explained(counted_text(one), (one.rule,))
    idle = idle_text(lines)
    if idle is not None:
        rules = dict.fromkeys(one.rule for one in lines if not one.applied)
        yield Explained(idle, tuple(rules), aside=True)


def _summed(dice: Sequence[int], lines: Sequence[Modifier], total: int) -> Iterator[Explained]:
    """Yield the sum that is done at the table, where there is anything to add up."""
    values = [*dice, *(one.value for one in lines if one.applied and one.value)]
    if len(values) > 1:
        yield Explained(T("That makes {sum}.", sum=_sum(values, total)))


def _sum(values: Sequence[int], total: int | None = None) -> Text:
    """Return a sum as it is written by hand: 5 + 1 − 2 = 4."""
    first, *others = values
    said = with_minus(str(first))
    for value in others:
        said += f" {'+' if value >= 0 else MINUS} {abs(value)}"
    whole = sum(values) if total is None else total
    return plain_text(f"{said} = {with_minus(str(whole))}")


def _outcome(result: Result) -> Explained:
    """Return what the table says: its column, the total, and what stands there."""
    if not result.added or result.against is not None:
        source = T("The result: {outcome}.") if result.column is None else _IN_COLUMN
    elif result.column is None:
        source = T("A total of {row} gives: {outcome}.")
    else:
        source = T("In the table, {column}, {row} gives: {outcome}.")
    said = source.fill(column=result.column or "", row=result.total, outcome=result.text)
    return Explained(said, result.rules[:1], told=result.column is None)


_IN_COLUMN = T("In the table, {column}, it gives: {outcome}.")
