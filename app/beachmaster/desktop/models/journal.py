"""Model the journal: sections by turn and phase, answers and events in the order they came."""

from collections.abc import Hashable, Mapping, Sequence
from enum import IntEnum
from typing import Any, Literal

import msgspec
from PySide6.QtCore import QObject, Qt

from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.models.rows import AnyIndex, RowsModel
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.beside import note_text
from beachmaster.engine.display import Overview, phase_text
from beachmaster.engine.event import Event
from beachmaster.engine.only_answer import NAME as ONLY_ANSWER
from beachmaster.engine.said import as_kept
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.tree import CORRECTED, OPPONENT, OTHERWISE, OVERRULED, Entry

RowKind = Literal["section", "answer", "event"]
SPOKEN_BY_EVENTS = ("roll", "draw")
"""Answers that their events tell as well; so does a value put right by hand."""


class JournalRow(msgspec.Struct, frozen=True, kw_only=True):
    """One row: the head of a phase, an answer, or an event; `number` counts within an entry."""

    kind: RowKind
    entry: int
    number: int
    turn: int
    phase: str
    event: Event | None = None
    answer: Entry | None = None


class JournalRole(IntEnum):
    """What a delegate, a proxy and a panel ask of a row."""

    ROW = Qt.ItemDataRole.UserRole + 1
    ENTRY = Qt.ItemDataRole.UserRole + 2
    ACT = Qt.ItemDataRole.UserRole + 3
    TEXT = Qt.ItemDataRole.UserRole + 4


class JournalModel(RowsModel[JournalRow]):
    """What happened on the path to the cursor; what two paths have in common stays in place.

    `chosen` holds the words of answers as they were offered, by entry, `notes` the player's own.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.overview: Overview | None = None
        self.chosen: dict[int, Text] = {}
        self.notes: dict[int, str] = {}
        self._ends: dict[int, int] = {}
        self._words: list[str | None] = []

    def key(self, row: JournalRow) -> Hashable:
        """Tell rows apart by entry and number."""
        return row.entry, row.number

    def clear(self) -> None:
        """Forget everything: another game, or none."""
        self.beginResetModel()
        self.rows, self._ends, self._words = [], {}, []
        self.endResetModel()

    def advance(self, session: Session, told: Sequence[JournalEvent]) -> None:
        """Follow the session to its cursor: drop what no longer counts, append what is new."""
        common, new = self._parting(session)
        self._keep_to(common)
        opens = not self._ends
        events = _by_entry(told, {entry.id for entry in new} | ({common} if opens else set()))
        fresh: list[JournalRow] = []
        if opens:
            start = session.snapshots[common]
            self._tell(fresh, (start.turn, start.phase), common, None, events.get(common, []))
        for entry in new:
            place = (entry.turn, entry.phase)
            self._tell(fresh, place, entry.id, entry, events.get(entry.id, []))
        self._append(fresh)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, its entry or its words."""
        row = self.row(index)
        if row is None:
            return None
        if role == JournalRole.ROW:
            return row
        if role == JournalRole.ENTRY:
            return row.entry
        if role == JournalRole.TEXT:
            return self._text(row)
        act = row.event.act if row.event is not None else None
        if role == JournalRole.ACT:
            return say(act) if act is not None else ""
        words = self.words(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return (
                say(T("{words} At the table: {act}", words=words, act=act))
                if act is not None
                else words
            )
        return None

    def words(self, at: int) -> str:
        """Return the words of a row, rendered once."""
        found = self._words[at]
        if found is None:
            row = self.rows[at]
            found = say(self._text(row))
            if row.entry in self.notes and self.row_of(row.entry) == at:
                found = f"{found}\n{say(note_text(self.notes[row.entry]))}"
            self._words[at] = found
        return found

    def row_of(self, entry: int) -> int:
        """Return the last row of an entry, or of the one before it that has rows; -1 for none."""
        return self._ends.get(entry, 0) - 1

    def retranslate(self) -> None:
        """Render every row anew in another language."""
        self._words = [None] * len(self.rows)
        super().retranslate()

    # -- inside ----------------------------------------------------------------------------------

    def _parting(self, session: Session) -> tuple[int, list[Entry]]:
        """Return the last entry that is told already (or the beginning), and those after it."""
        new: list[Entry] = []
        for node in session.tree.ancestors(session.tree.cursor):
            if node in self._ends or node == session.locked_before:
                return node, new[::-1]
            new.append(session.tree.entries[node])
        raise LookupError("the cursor stands before the beginning of the journal")

    def _keep_to(self, entry: int) -> None:
        """Drop the rows of all entries after this one."""
        if entry not in self._ends:
            self._ends.clear()
        while self._ends and next(reversed(self._ends)) != entry:
            self._ends.popitem()
        end = self._ends.get(entry, 0)
        if end < len(self.rows):
            del self._words[end:]
            self.splice(end, len(self.rows) - end, [])

    def _tell(
        self,
        fresh: list[JournalRow],
        place: tuple[int, str],
        entry_id: int,
        entry: Entry | None,
        events: Sequence[Event],
    ) -> None:
        """Add the rows of one entry, under a new head where a phase begins with it."""
        rows: list[JournalRow] = []
        if entry is not None and not _told_by(events, entry):
            rows.append(_row("answer", place, entry_id, 1, answer=entry))
        for event in events:
            rows.append(_row("event", event.at or place, entry_id, len(rows) + 1, event=event))
        before = fresh[-1] if fresh else self.rows[-1] if self.rows else None
        for heads, row in enumerate(rows):
            here = row.turn, row.phase
            if before is None or (before.turn, before.phase) != here:
                fresh.append(_row("section", here, entry_id, -heads))
            fresh.append(row)
            before = row
        self._ends[entry_id] = len(self.rows) + len(fresh)

    def _append(self, fresh: list[JournalRow]) -> None:
        at = len(self.rows) - 1
        while at >= 0 and self.rows[at].kind != "section":
            at -= 1
        self._words += [None] * len(fresh)
        self.splice(len(self.rows), 0, fresh)
        if fresh and at >= 0:
            self.touch(at)  # a filter that hid an empty section looks again

    def _text(self, row: JournalRow) -> Text:
        if row.event is not None:
            return row.event.text
        if row.answer is not None:
            return self._answer(row.answer)
        phase = phase_text(self.overview, row.phase)
        return T("Turn {turn} · {phase}", turn=row.turn, phase=phase)

    def _answer(self, entry: Entry) -> Text:
        words = answer_words(entry, self.chosen)
        if entry.kind == "adjust":
            return T("Put right by hand: {what} Reason: {reason}", what=words, reason=entry.reason)
        if entry.kind == OVERRULED:
            return T(
                "{asked} The table is right: {answer} Reason: {reason}",
                asked=asked_words(entry),
                answer=words,
                reason=entry.reason,
            )
        source = (
            T("{asked} Corrected: {answer}") if entry.kind == CORRECTED else _BY.get(entry.by, _YOU)
        )
        return source.fill(asked=asked_words(entry), answer=words)


def _row(
    kind: RowKind,
    place: tuple[int, str],
    entry: int,
    number: int,
    *,
    event: Event | None = None,
    answer: Entry | None = None,
) -> JournalRow:
    return JournalRow(
        kind=kind,
        entry=entry,
        number=number,
        turn=place[0],
        phase=place[1],
        event=event,
        answer=answer,
    )


def _told_by(events: Sequence[Event], entry: Entry) -> bool:
    """Tell whether events say what was answered: an answer to be read beside them says it twice."""
    if entry.kind == OVERRULED or not events:
        return False
    spoken = entry.kind in ("adjust", OTHERWISE) or entry.ask in SPOKEN_BY_EVENTS
    return spoken or any(one.name == ONLY_ANSWER for one in events)


def _by_entry(told: Sequence[JournalEvent], wanted: set[int]) -> dict[int, list[Event]]:
    """Return the events of the wanted entries; they stand at the end of what was told."""
    found: dict[int, list[Event]] = {}
    for one in reversed(told):
        if one.entry not in wanted:
            break
        found.setdefault(one.entry, []).insert(0, one.event)
    return found


_YOU = T("{asked} You: {answer}")
_BY = {
    "program": T("{asked} The program: {answer}"),
    OPPONENT: T("{asked} The opponent: {answer}"),
}


def asked_words(entry: Entry) -> Text:
    """Return what an entry was asked, as it was worded then."""
    return Text.from_plain(entry.text) if entry.text else T("An answer.")


def answer_words(entry: Entry, told: Mapping[int, Text]) -> Text:
    """Return what was answered, in the words told for it where they are known."""
    return told.get(entry.id) or as_kept(entry)
