"""Keep the player's notes and bookmarks on any rule."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from beachmaster.rulebook.player import PlayerData, player_session, storable
from beachmaster.rulebook.problems import NoteError
from beachmaster.rulebook.texts import T
from beachmaster.sqlitefiles import now

if TYPE_CHECKING:
    from beachmaster.rulebook.player_tables import NoteRow

LARGEST_NUMBER = (1 << 63) - 1
LONGEST_NOTE = 20_000
NO_NOTE = T("There is no note {number}.")


@dataclass(frozen=True, slots=True)
class Note:
    """What the player wrote about a rule."""

    id: int
    rule_id: str
    text: str
    written: str


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A rule the player wants to find again, with a name for it or none."""

    rule_id: str
    label: str


class Notebook(PlayerData):
    """The player's notes and bookmarks; every change is on disk when the call returns."""

    def add(self, rule_id: str, text: str) -> Note:
        """Keep a note on a rule."""
        from beachmaster.rulebook.player_tables import NoteRow

        with player_session(self._engine) as session:
            row = NoteRow(rule_id=rule_id, text=_checked(text))
            session.add(row)
            session.commit()
            return _note(row)

    def change(self, note_id: int, text: str) -> Note:
        """Give a note another text; raises `NoteError` where there is no such note."""
        from beachmaster.rulebook.player_tables import NoteRow

        with player_session(self._engine) as session:
            row = session.get(NoteRow, note_id) if note_id <= LARGEST_NUMBER else None
            if row is None:
                raise NoteError(NO_NOTE.fill(number=note_id))
            row.text, row.written = _checked(text), now()
            session.add(row)
            session.commit()
            return _note(row)

    def remove(self, note_id: int) -> None:
        """Remove a note; raises `NoteError` where there is no such note."""
        from beachmaster.rulebook.player_tables import NoteRow

        with player_session(self._engine) as session:
            row = session.get(NoteRow, note_id) if note_id <= LARGEST_NUMBER else None
            if row is None:
                raise NoteError(NO_NOTE.fill(number=note_id))
            session.delete(row)
            session.commit()

    def notes(self, rule_id: str | None = None) -> tuple[Note, ...]:
        """Return all notes, or those on one rule, the oldest first."""
        from sqlmodel import col, select

        from beachmaster.rulebook.player_tables import NoteRow

        wanted = select(NoteRow).order_by(col(NoteRow.id))
        if rule_id is not None:
            wanted = wanted.where(NoteRow.rule_id == rule_id)
        with player_session(self._engine) as session:
            return tuple(_note(row) for row in session.exec(wanted))

    def bookmark(self, rule_id: str, label: str = "") -> Bookmark:
        """Bookmark a rule, or rename its bookmark."""
        from beachmaster.rulebook.player_tables import BookmarkRow

        with player_session(self._engine) as session:
            row = session.get(BookmarkRow, rule_id) or BookmarkRow(rule_id=rule_id)
            row.label = storable(label).strip()[:200]
            session.add(row)
            session.commit()
            return Bookmark(row.rule_id, row.label)

    def unbookmark(self, rule_id: str) -> None:
        """Take a rule's bookmark away, if it has one."""
        from beachmaster.rulebook.player_tables import BookmarkRow

        with player_session(self._engine) as session:
            row = session.get(BookmarkRow, rule_id)
            if row is not None:
                session.delete(row)
                session.commit()

    def bookmarks(self) -> tuple[Bookmark, ...]:
        """Return all bookmarks, the oldest first."""
        from sqlmodel import col, select

        from beachmaster.rulebook.player_tables import BookmarkRow

        wanted = select(BookmarkRow).order_by(col(BookmarkRow.written), col(BookmarkRow.rule_id))
        with player_session(self._engine) as session:
            return tuple(Bookmark(row.rule_id, row.label) for row in session.exec(wanted))


def _checked(text: str) -> str:
    text = storable(text).strip()
    if not text:
        raise NoteError(T("A note needs a text."))
    if len(text) > LONGEST_NOTE:
        raise NoteError(
            T(
                "A note has at most {most} letters; this has {letters}.",
                most=LONGEST_NOTE,
                letters=len(text),
            )
        )
    return text


def _note(row: "NoteRow") -> Note:
    return Note(row.id or 0, row.rule_id, row.text, row.written)
