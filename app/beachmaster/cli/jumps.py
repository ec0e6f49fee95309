"""Tell a person what an undo, a redo, a correction or a goto did."""

from collections.abc import Mapping, Sequence

from beachmaster.cli.console import Console
from beachmaster.cli.showing import phase_words
from beachmaster.cli.texts import TN, T
from beachmaster.engine.changes import Jump
from beachmaster.engine.said import as_kept, said_in
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.tree import OTHERWISE, Entry

Named = Mapping[int, Text]

FEW, NAMED = 6, 20
"""So many answers are listed where more are counted, and so many of those set aside are named."""


def show_jump(console: Console, session: Session, jump: Jump, *, whole: bool = False) -> None:
    """Print what a jump took back and brought back, and last what to change on the real table.

    Many answers are counted in one line; `whole` lists every one.
    """
    stops = [entry for entry in (jump.stopped, jump.asked_anew) if entry is not None]
    differing = [] if jump.might_differ is None else [jump.might_differ]
    aside = [entry for entry in jump.set_aside if entry not in stops]
    parts = (
        (jump.took_back, FEW, T("Undone: {what}")),
        (jump.restored, FEW, T("Redone: {what}")),
        (aside, NAMED, T("Set aside: {what}")),
    )
    listed = [one for entries, most, _source in parts for one in entries[: None if whole else most]]
    named = said_in(session, (*listed, *stops, *differing))
    for entries, most, source in parts:
        _list(console, session, entries, len(entries) if whole else most, source, named)
    if jump.seen:
        console.say(T("Something hidden was revealed in between."))
    if jump.hand_over:
        console.say(_HAND_OVER)
    _show_stop(console, session, jump, named)
    _show_opponent(console, session, jump, named)
    if not whole and any(len(entries) > most for entries, most, _source in parts):
        console.say(T("(whole lists every answer)"))
    _show_table_changes(console, jump)


def _list(
    console: Console,
    session: Session,
    entries: Sequence[Entry],
    most: int,
    source: Text,
    named: Named,
) -> None:
    """Print each entry; of more than so many a count, and where play had come to."""
    if most == FEW < len(entries):
        console.say(source.fill(what=_count(session, entries)))
        return
    for entry in entries[:most]:
        console.say(source.fill(what=_entry_words(console, session, entry, named)))
    if len(entries) > most:
        console.say(T("(and {count} more)", count=len(entries) - most), "   ")


def _count(session: Session, entries: Sequence[Entry]) -> Text:
    """Return how many entries there are, and from where to where they reach."""
    first, last = entries[0], entries[-1]
    return T(
        "{answers}, from turn {turn}, {phase}, to turn {end}, {last}",
        answers=TN("{n} answer", "{n} answers", n=len(entries)),
        turn=first.turn,
        phase=phase_words(session, first.phase),
        end=last.turn,
        last=phase_words(session, last.phase),
    )


def _show_stop(console: Console, session: Session, jump: Jump, named: Named) -> None:
    """Print at which earlier answer play goes on, and why it does not count any more."""
    if jump.stopped is not None:
        what = _entry_words(console, session, jump.stopped, named)
        console.say(T("No longer legal, so play goes on here: {what}", what=what))
    if jump.asked_anew is not None:
        what = _entry_words(console, session, jump.asked_anew, named)
        console.say(
            T(
                "Asked again, because it is now about other units or places on your table: {what}",
                what=what,
            )
        )


def _show_opponent(console: Console, session: Session, jump: Jump, named: Named) -> None:
    """Print from where on the opponent might act otherwise than it did."""
    if jump.might_differ is None:
        return
    what = _entry_words(console, session, jump.might_differ, named)
    console.say(
        T(
            "In this position the opponent might act differently from here on: {what} (anew "
            "{id} lets it decide again.)",
            what=what,
            id=jump.might_differ.id,
        )
    )


def _show_table_changes(console: Console, jump: Jump) -> None:
    if jump.table:
        console.say(T("On the real table:"))
    for change in jump.table:
        console.say(change.text, "   ")


def _entry_words(console: Console, session: Session, entry: Entry, named: Named) -> Text:
    """Return an entry in words: where it stands, what was asked and what was answered."""
    value = named.get(entry.id) or as_kept(entry)
    if entry.kind == "adjust":
        said = T("Put right by hand: {what} Reason: {reason}", what=value, reason=entry.reason)
    elif entry.kind == OTHERWISE:
        said = value
    else:
        said = T("{asked} — {answer}", asked=console.words.stored(entry.text), answer=value)
    return T(
        "{id} [turn {turn}, {phase}] {said}",
        id=entry.id,
        turn=entry.turn,
        phase=phase_words(session, entry.phase),
        said=said,
    )


_HAND_OVER = T("That part is for the other player's eyes: hand over the screen to play on there.")
