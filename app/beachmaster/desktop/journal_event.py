"""Say what one line of the journal is."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.event import Event
from beachmaster.engine.session import Session
from beachmaster.engine.tree import LEARNED


class JournalEvent(msgspec.Struct, frozen=True):
    """One line of the journal: the event, the entry it follows, and where in the game it was."""

    entry: int
    turn: int
    phase: str
    event: Event


def told_since(session: Session, since: int) -> list[JournalEvent]:
    """Take the new lines of the journal, what was learned by the entry that keeps it.

    What was told before an offer was let pass follows the answer before that.
    """
    tree, found = session.tree, list[JournalEvent]()
    new = [one for one in tree.path(tree.cursor) if one.id >= since]
    learned = [one.id for one in new if one.kind == LEARNED]
    untold = session.waived.untold if session.waived is not None else 0
    answered = [one.id for one in new if one.answers][-2:][0] if untold else tree.cursor
    for at, event in enumerate(session.take_events()):
        after = answered if at < untold else tree.cursor
        by = learned.pop(0) if event.name == LEARNED and learned else after
        found += journal_events(session, by, [event])
    return found


def journal_events(session: Session, entry: int, events: Sequence[Event]) -> list[JournalEvent]:
    """Return the lines that the player may see; what was before the first answer, too."""
    first = session.locked_before
    at = session.snapshots[first] if entry == first else session.tree.entries[entry]
    return [JournalEvent(entry, at.turn, at.phase, event) for event in events if event.seen]
