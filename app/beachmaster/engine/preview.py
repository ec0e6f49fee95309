"""See what a correction would change before it counts."""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from beachmaster.engine.changes import Jump
from beachmaster.engine.correction import correct_here
from beachmaster.engine.halves import HiddenError
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.tree import Entry
from beachmaster.engine.values import Value

FEW = 6
"""So many changes of the table are listed before the others are counted."""


class Preview(msgspec.Struct, frozen=True):
    """What a correction would do, and how many of the later answers it would carry over."""

    jump: Jump
    carried: int

    @property
    def first_lost(self) -> Entry | None:
        """Return the first later answer that no longer fits, or that has to be asked anew."""
        return self.jump.stopped or self.jump.asked_anew


def looked_at(session: Session, entry_id: int, read: Callable[[Prompt], Value]) -> Preview:
    """Return what `corrected` would do, and leave everything as it is.

    It raises what `corrected` raises. Events that waited to be taken wait still.
    """
    old = session.tree.path(session.tree.cursor)
    with session.trying(), session.recalling():
        jump = correct_here(session, entry_id, read)
    later = sum(one.answers for one in old if one.id > entry_id)
    lost = sum(one.answers for one in jump.set_aside)
    return Preview(jump, later - lost)


def foretold(session: Session, entry_id: int, read: Callable[[Prompt], Value]) -> Iterable[Text]:
    """Return in words what a correction would change, as far as that can be told beforehand.

    It raises what `corrected` raises.
    """
    try:
        return tuple(preview_words(looked_at(session, entry_id, read)))
    except HiddenError as error:
        asked = session.asked_at(entry_id)
        if asked is not None:
            asked.prompt.check(read(asked.prompt))
        return (error.text,)


def preview_words(found: Preview) -> Iterator[Text]:
    """Yield in words what a correction would change, what is lost first, the table last."""
    lost = len([one for one in found.jump.set_aside if one.answers])
    if lost or found.carried:
        yield TN("{n} later answer stays.", "{n} later answers stay.", n=found.carried)
    if lost:
        yield TN("{n} later answer is set aside.", "{n} later answers are set aside.", n=lost)
    first = found.first_lost
    if first is not None:
        what = Text.from_plain(first.text) if first.text else T("An answer.")
        breaks = T("The first that no longer fits is answer {entry}, turn {turn}: {asked}")
        again = T("The first to be answered again is answer {entry}, turn {turn}: {asked}")
        source = breaks if found.jump.stopped is not None else again
        yield source.fill(entry=first.id, turn=first.turn, asked=what)
        yield T("You play on from there.")
    if found.jump.seen and lost:
        yield T("Something hidden was revealed in between.")
    if not found.jump.table:
        yield T("Nothing changes on your table.")
        return
    acts = [change for change in found.jump.table if change.act != "check"]
    yield TN("On your table {n} thing changes:", "On your table {n} things change:", n=len(acts))
    yield from (change.text for change in acts[:FEW])
    if len(acts) > FEW:
        yield TN("and {n} more.", "and {n} more.", n=len(acts) - FEW)


MAP_FIRST = T("You are asked about your map first; then later answers stay if they are legal.")
"""What is said instead where the map has to be asked before anything can be worked out."""
