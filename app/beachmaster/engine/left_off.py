"""Tell where a game was left off: what happened last, and what it asked for at the table."""

import msgspec

from beachmaster.engine.replay import UNFIT
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.tree import since_the_player


class LeftOff(msgspec.Struct, frozen=True):
    """What was told since the player's last answer: its last line, and the acts at the table."""

    happened: Text | None
    acts: tuple[Text, ...]


def left_off(session: Session, *, laid: bool = False) -> LeftOff:
    """Return what was told since the player last answered, what that led to included.

    `laid` says that the list was followed by which the table is laid: it told the rest.
    """
    since = since_the_player(session.tree)
    try:
        history = session.history()
    except UNFIT:  # of a version that told otherwise: what is asked now stands all the same
        return LeftOff(None, ())
    listed = (event for at, event in history if at >= since and event.seen)
    seen = [event for event in listed if not (laid and event.listed)]
    told = [event.text for event in seen if event.text != event.to_tick]
    acts = tuple(act for event in seen if (act := event.to_tick) is not None)
    return LeftOff(told[-1] if told else None, acts)
