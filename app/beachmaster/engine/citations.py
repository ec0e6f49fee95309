"""Find where a rule was used so far in the game being played."""

from beachmaster.engine.event import Event
from beachmaster.engine.session import Session


def uses_of(session: Session, rule_id: str) -> list[tuple[int, Event]]:
    """Return the events that cite a rule or a part of it, each with the entry it follows.

    What the player may not see is left out; the journal's order stands.
    """
    part = f"{rule_id}."
    return [
        (entry, event)
        for entry, event in session.history()
        if event.seen and any(cited == rule_id or cited.startswith(part) for cited in event.rules)
    ]
