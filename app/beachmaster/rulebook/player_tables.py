"""Declare the tables of what is the player's own: notes, bookmarks, their imported rulebooks."""

from sqlalchemy import Connection, MetaData, event
from sqlmodel import Field, SQLModel

from beachmaster.sqlitefiles import now

PLAYER = MetaData()
FULL_TEXT = """CREATE VIRTUAL TABLE IF NOT EXISTS own_fts USING fts5(
    title, text, content='own_passage', content_rowid='rowid',
    tokenize="porter unicode61 remove_diacritics 2", prefix='2 3')"""
REFRESH = "INSERT INTO own_fts(own_fts) VALUES('rebuild')"


class PlayerTable(SQLModel):
    """The base of every table in the player's own database."""

    metadata = PLAYER


class NoteRow(PlayerTable, table=True):
    """A note of the player's on one rule."""

    __tablename__ = "note"
    id: int | None = Field(default=None, primary_key=True)
    rule_id: str = Field(index=True)
    text: str
    written: str = Field(default_factory=now)


class BookmarkRow(PlayerTable, table=True):
    """A rule the player wants to find again."""

    __tablename__ = "bookmark"
    rule_id: str = Field(primary_key=True)
    label: str = ""
    written: str = Field(default_factory=now)


class OwnBookRow(PlayerTable, table=True):
    """A rulebook the player imported."""

    __tablename__ = "own_book"
    game: str = Field(primary_key=True)
    name: str
    digest: str
    pages: int
    paged: bool
    imported: str = Field(default_factory=now)


class OwnFileRow(PlayerTable, table=True):
    """Where the file of an imported rulebook lies on this computer."""

    __tablename__ = "own_file"
    game: str = Field(primary_key=True)
    path: str


class OwnPageRow(PlayerTable, table=True):
    """One page of an imported rulebook, its lines in reading order."""

    __tablename__ = "own_page"
    game: str = Field(primary_key=True)
    page: int = Field(primary_key=True)
    text: str


class OwnPassageRow(PlayerTable, table=True):
    """Where one heading of a rulebook stands in the player's copy, and the text below it."""

    __tablename__ = "own_passage"
    game: str = Field(primary_key=True)
    position: int = Field(primary_key=True)
    rule_id: str = Field(index=True)
    printed: str
    title: str
    page: int = 0
    line: int = 0
    text: str = ""
    found: bool = False
    by_hand: bool = False


@event.listens_for(PLAYER, "after_create")
def _create_full_text(_target: MetaData, connection: Connection, **_options: object) -> None:
    """Add the full-text index over the passages, which SQLModel cannot declare."""
    connection.exec_driver_sql(FULL_TEXT)
