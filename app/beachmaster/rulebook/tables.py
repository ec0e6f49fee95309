"""Declare the tables of the rule index; `search.py` reads them with SQL of its own."""

from typing import Any

from sqlalchemy import MetaData
from sqlmodel import Field, SQLModel

LIBRARY = MetaData()

Row = dict[str, Any]
"""A row before it is stored: as fast to make as there are thousands of them."""


class LibraryTable(SQLModel):
    """The base of every table in the rule index."""

    metadata = LIBRARY


class SectionRow(LibraryTable, table=True):
    """One rule section in one language."""

    __tablename__ = "section"
    id: str = Field(primary_key=True)
    lang: str = Field(primary_key=True)
    position: int = Field(index=True)
    game: str = Field(index=True)
    title: str
    gist: str
    short: str
    full: str
    example: str
    rulings_text: str
    see_also: str
    printed: str
    aliases: str
    rulings: str
    tracked: str
    table: str
    file: str
    line: int
    outdated: bool
    tip: str
    drawings: str
    changed_in: str
    changed_on: str


class TermRow(LibraryTable, table=True):
    """A glossary term, or a concept across games (`game` is then empty)."""

    __tablename__ = "term"
    id: str = Field(primary_key=True)
    lang: str = Field(primary_key=True)
    position: int = Field(index=True)
    game: str = Field(index=True)
    title: str
    text: str
    aliases: str
    file: str
    line: int


class EntryRow(LibraryTable, table=True):
    """What can be found: a section, term or concept as plain words, beside their stems."""

    __tablename__ = "entry"
    rowid: int = Field(primary_key=True)
    kind: str
    id: str = Field(index=True)
    game: str
    lang: str
    number: str = Field(index=True)
    printed: str
    heading: str
    title_stems: str
    alias_stems: str
    gist_stems: str
    all_stems: str
    title: str
    aliases: str
    gist: str
    short: str
    body: str
    outline: bool = False


class ScopeRow(LibraryTable, table=True):
    """A game and language that an entry is found in, in a table small enough to filter by at once.

    An English entry serves every language that has no telling of its own of the same rule.
    """

    __tablename__ = "scope"
    rowid: int = Field(primary_key=True)
    lang: str = Field(primary_key=True)
    game: str


class WordRow(LibraryTable, table=True):
    """A word of the texts, its stem, how many entries have that, and the names it ends.

    `named` has the words before it in names: that of Pyle is `ernie`.
    """

    __tablename__ = "word"
    word: str = Field(primary_key=True)
    stem: str
    entries: int
    named: str


class SynonymRow(LibraryTable, table=True):
    """One of several wordings that mean the same in a game (empty: in all) and a language."""

    __tablename__ = "synonym"
    phrase: str = Field(primary_key=True)
    wording: str
    group: int = Field(primary_key=True)
    game: str
    lang: str


class LinkRow(LibraryTable, table=True):
    """A link from a section, term or concept to a section."""

    __tablename__ = "link"
    source: str = Field(primary_key=True)
    target: str = Field(primary_key=True, index=True)
    position: int


class HeadingRow(LibraryTable, table=True):
    """A heading of the printed rulebook and the section that carries it."""

    __tablename__ = "heading"
    game: str = Field(primary_key=True)
    position: int = Field(primary_key=True)
    printed: str
    title: str
    id: str = Field(index=True)


class BadgeRow(LibraryTable, table=True):
    """What the program does about a rule on each kind of board."""

    __tablename__ = "badge"
    id: str = Field(primary_key=True)
    tracked: str
    table: str
    procedure: str
    tests: str


class MetaRow(LibraryTable, table=True):
    """A fact about the index itself, such as the digest of its sources."""

    __tablename__ = "meta"
    key: str = Field(primary_key=True)
    value: str
