"""Say what the last throw or draw came to, as data: what is shown, and what is read aloud."""

from collections.abc import Sequence

import msgspec

from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.words import say
from beachmaster.engine.fight import Result
from beachmaster.engine.tables import Modifier, applied_total


class Moment(msgspec.Struct, frozen=True):
    """What one entry threw, or drew: the lines of the journal that tell it."""

    entry: int
    told: tuple[JournalEvent, ...]

    @property
    def results(self) -> list[Result]:
        """Return what its throws came to."""
        return [one.event.receipt for one in self.told if one.event.receipt is not None]

    def said(self) -> str:
        """Return all of it in words, for a screen reader."""
        return " ".join(say(one.event.text) for one in self.told)


def moment_of(news: Sequence[JournalEvent]) -> Moment | None:
    """Return the last throws or the last draw among the news, those of one entry together."""
    last = next((one for one in reversed(news) if _shown(one)), None)
    if last is None:
        return None
    kind = _is_throw(last)
    same = [one for one in news if one.entry == last.entry and _shown(one)]
    told = [one for one in same if _is_throw(one)] if kind else [last]
    return Moment(last.entry, tuple(told))


def _is_throw(one: JournalEvent) -> bool:
    return one.event.receipt is not None


def _shown(one: JournalEvent) -> bool:
    return _is_throw(one) or one.event.drawn is not None


def summed(result: Result, dice: Sequence[int], lines: Sequence[Modifier], total: int) -> bool:
    """Tell whether a total is shown: where there is one, and not only the number of a single die.

    That is one where lines could have counted, or where it stands against another, but none where
    a column reads the die.
    """
    compared = bool(lines) or result.against is not None
    alone = list(dice) == [total] and (result.column is not None or not compared)
    return result.added and adds_up(dice, lines, total) and not alone


def adds_up(dice: Sequence[int], lines: Sequence[Modifier], total: int) -> bool:
    """Tell whether the lines are added to the dice; else they choose the column of a table."""
    return sum(dice) + applied_total(lines) == total
