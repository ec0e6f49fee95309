"""Say what one line of the journal is."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.event import Event
from beachmaster.engine.session import Session


class JournalEvent(msgspec.Struct, frozen=True):
    """One line of the journal: the event, the entry it follows, and where in the game it was."""

    entry: int
    turn: int
    phase: str
    event: Event


def told_since(session: Session) -> list[JournalEvent]:
    """Take the new lines of the journal."""
    return [
        line
        for entry, event in session.take_told()
        for line in journal_events(session, entry, [event])
    ]


def journal_events(session: Session, entry: int, events: Sequence[Event]) -> list[JournalEvent]:
    """Return the lines that the player may see; what was before the first answer, too."""
    first = session.locked_before
    at = session.snapshots[first] if entry == first else session.tree.entries[entry]
    return [JournalEvent(entry, at.turn, at.phase, event) for event in events if event.seen]
