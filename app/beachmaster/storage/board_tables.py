"""Declare the tables of the player's own boards, in a file that all games share.

Every row carries a seal, as in a saved game. A fact that is not known has no row.
"""

from sqlalchemy import MetaData
from sqlmodel import Field, SQLModel

BOARDS = MetaData()


class BoardsTable(SQLModel):
    """The base of every table in the file of the player's boards."""

    metadata = BOARDS


class BoardRow(BoardsTable, table=True):
    """A board and its lattice.

    `placement` is JSON, how the lattice lies on the photo, null where it lies on none, and of
    several photos the list of them; `photo` is the file's name of the first, empty where there is
    none.
    """

    __tablename__ = "board"
    id: str = Field(primary_key=True)
    game: str
    name: str
    notice: str
    tag: str
    orientation: str
    shifted: str
    columns: int
    rows: int
    placement: str
    photo: str
    created: str
    seal: str


class FactRow(BoardsTable, table=True):
    """What a board shows in one place of one print; the value is JSON."""

    __tablename__ = "fact"
    board: str = Field(primary_key=True)
    place: str = Field(primary_key=True)
    field: str = Field(primary_key=True)
    value: str
    tag: str
    when: str
    seal: str
