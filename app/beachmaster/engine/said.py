"""Put answers into the words in which they were asked for: what the player said, not the data."""

import re
from collections.abc import Callable, Iterable, Sequence

from beachmaster.engine.event import Event
from beachmaster.engine.hit_rows import HITS
from beachmaster.engine.module import Recorder
from beachmaster.engine.options import same
from beachmaster.engine.prompt import Choose, Draw, Field, Place, Prompt, Record, Roll
from beachmaster.engine.record import narrowed, value_words
from beachmaster.engine.replay import UNFIT, apply_entry
from beachmaster.engine.retracing import run_before
from beachmaster.engine.run import Run
from beachmaster.engine.session import Session
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.engine.texts import T, joined
from beachmaster.engine.tree import LEARNED, OTHERWISE, Entry
from beachmaster.engine.values import Value

Named = Sequence[tuple[Value, Text]]
Says = Callable[[str], Text | None]
MARKS = (">", "~")
"""What stands between a unit and the space it moves to."""


def said(prompt: Prompt, value: Value, named: Named | None = None) -> Text:
    """Return an answer in words; `named` are the words of a prompt that has moved on since.

    A secret is not told: a journal is read by both sides.
    """
    if prompt.secret:
        return KEPT_SECRET
    if isinstance(value, dict) and isinstance(prompt, Roll):
        own = prompt.own_rows
        return hits_told(value[HITS][:own], value[HITS][own:])
    if isinstance(value, dict):
        fields = prompt.fields if isinstance(prompt, Record | Draw) else ()
        told = [field for field in narrowed(fields, value) if field.name in value]
        if any(field.by for field in told):  # what nothing can be told of is left out
            told = [
                field for field in told if value[field.name] not in ([], None) and field.options
            ]
        return joined([_field(field, value[field.name]) for field in told], _NONE)
    known = names_of(prompt) if named is None else named
    says = prompt.options.says if isinstance(prompt, Choose) else None
    parts: list[Param] = [_one(part, known, says) for part in parts_of(value)]
    return _LIST.fill(parts=parts or [_NONE])


def hits_told(mine: Sequence[int], theirs: Sequence[int] = ()) -> Text:
    """Return hits by row as they were told."""
    said = plain_text(" ".join(map(str, mine)))
    if theirs:
        said = plain_text(" ".join([*map(str, mine), "/", *map(str, theirs)]))
    return T("hits {hits}", hits=said)


def names_of(prompt: Prompt) -> list[tuple[Value, Text]]:
    """Return the words for the answers that a prompt lists."""
    if isinstance(prompt, Draw):
        return [(token.id, token.text) for token in prompt.tokens()]
    if isinstance(prompt, Choose | Place):
        return [(option.value, option.text) for option in prompt.options]
    return []


def parts_of(value: Value) -> list[Value]:
    """Return a list's parts, or the one answer."""
    return value if isinstance(value, list) else [value]


def said_in(session: Session, entries: Iterable[Entry]) -> dict[int, Text]:
    """Return the words of these entries by id, on whatever branch they stand.

    Each branch is played once again to see what was asked; an entry that another version of the
    program played, and that no longer fits, is left out.
    """
    wanted = {entry.id for entry in entries}
    found: dict[int, Text] = {}
    for last in sorted(wanted, reverse=True):
        if last in found or last <= session.locked_before:
            continue
        path = session.tree.path(last)
        first = next(at for at, entry in enumerate(path) if entry.id in wanted - found.keys())
        found |= _retold(session, path[first:], wanted)
    return found


def _retold(session: Session, path: Sequence[Entry], wanted: set[int]) -> dict[int, Text]:
    """Play entries that follow one another again, and word those wanted."""
    found: dict[int, Text] = {}
    try:
        recorder = Recorder()
        run = run_before(session, path[0], recorder)
        for entry in path:
            recorder.events = []
            words = _asked_for(run, entry)
            apply_entry(run, entry)
            if entry.id in wanted:
                found[entry.id] = words or _put_right(recorder.events)
    except UNFIT:
        pass  # another version played on from here; what it asked is not known
    return found


def _field(field: Field, value: Value) -> Text:
    return T("{field}: {value}", field=field.text, value=value_words(field, value))


def _asked_for(run: Run, entry: Entry) -> Text | None:
    """Return an answer in the words of the prompt that waits for it."""
    if not entry.answers or run.asked is None or run.asked.key != entry.key:
        return None
    return said(run.asked.prompt, entry.value)


def _put_right(events: Sequence[Event]) -> Text:
    """Return what was put right by hand, or learned of the map, as the game worded it."""
    for event in events:
        if event.name == OTHERWISE:
            return event.text
    what = next(e.text.params["what"] for e in events if e.name in ("adjusted", LEARNED))
    return what if isinstance(what, Text) else plain_text(str(what))


def as_kept(entry: Entry) -> Text:
    """Return a stored answer as well as it can be said without the prompt that asked for it."""
    return KEPT_SECRET if entry.secret else unasked(entry.value)


def unasked(value: Value) -> Text:
    """Return a stored answer as well as it can be said without the prompt that asked for it."""
    if isinstance(value, dict) or any(_is_id(part) for part in parts_of(value)):
        return T("as entered then")
    parts: list[Param] = [_one(part, ()) for part in parts_of(value)]
    return _LIST.fill(parts=parts or [_NONE])


def _is_id(value: Value) -> bool:
    """Tell whether a part of an answer is a name for programs, which no player reads."""
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def _one(value: Value, named: Named, says: Says | None = None) -> Text:
    """Return one part of an answer in words: as it was listed, or as the player wrote it."""
    for known, words in named:
        if same(known, value):
            return words
    if isinstance(value, bool):
        return T("yes") if value else T("no")
    own = says(str(value)) if says is not None else None
    return own or _moved(str(value), named) or _typed(str(value))


def _moved(value: str, named: Named) -> Text | None:
    """Return a unit with its space in words, where that was answered in one."""
    for known, words in named:
        for mark in MARKS:
            if isinstance(known, str) and value.startswith(known + mark):
                return T("{unit} to {place}", unit=words, place=_way(value[len(known) + 1 :]))
    return None


def _typed(value: str) -> Text:
    """Return words as they were typed, a unit and its space apart."""
    for mark in MARKS:
        unit, found, place = value.partition(mark)
        if found:
            return T("{unit} to {place}", unit=unit, place=_way(place))
    return plain_text(value)


def _way(value: str) -> str | Text:
    """Return a space, or each space of a way, so that all go by their names."""
    for mark in MARKS:
        place, found, rest = value.partition(mark)
        if found:
            return T("{place}{mark}{goal}", place=place, mark=mark, goal=_way(rest))
    return value


KEPT_SECRET = T("kept secret")
_LIST = T("{parts}")
_NONE = T("none")
_ID = re.compile(r"(?=.*[a-z])[a-z0-9]+([-:/+=>~][a-z0-9]+)*")
