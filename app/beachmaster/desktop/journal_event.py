"""Say what one line of the journal is."""

import msgspec

from beachmaster.engine.event import Event


class JournalEvent(msgspec.Struct, frozen=True):
    """One line of the journal: the event, the entry it follows, and where in the game it was."""

    entry: int
    turn: int
    phase: str
    event: Event
