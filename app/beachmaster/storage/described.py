"""Describe the tables of a saved game in plain classes.

SQLModel would do that as well, but importing it takes longer than all else that a game left last
needs to be answered again.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

_SQL = {int: "INTEGER", str: "VARCHAR"}


class Column(msgspec.Struct, frozen=True):
    """A column: its name, the type of its values, and whether it belongs to the key."""

    name: str
    type: type
    primary_key: bool


class Table(msgspec.Struct, frozen=True):
    """A table of plain columns."""

    name: str
    columns: tuple[Column, ...]

    @property
    def primary_key(self) -> tuple[Column, ...]:
        """Return the columns of the key."""
        return tuple(column for column in self.columns if column.primary_key)

    @property
    def making(self) -> str:
        """Return the statement that makes the table where it is not there."""
        columns = [f'"{one.name}" {_SQL[one.type]} NOT NULL' for one in self.columns]
        columns.append(f"PRIMARY KEY ({quoted([one.name for one in self.primary_key])})")
        return f'CREATE TABLE IF NOT EXISTS "{self.name}" ({", ".join(columns)})'


class Tables:
    """The tables of a file by name, in the order in which they are declared."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}


class PlainRow:
    """The base of the classes that describe rows: an annotation for each column.

    `key` names the column that tells rows apart.
    """

    __tablename__: ClassVar[str]
    __table__: ClassVar[Table]
    metadata: ClassVar[Tables]

    def __init_subclass__(cls, key: str = "") -> None:
        """Take a table's description from its class."""
        if not key:
            return
        told = {name: of for name, of in cls.__annotations__.items() if of in _SQL}
        columns = tuple(Column(name, of, name == key) for name, of in told.items())
        cls.__table__ = Table(cls.__tablename__, columns)
        cls.metadata.tables[cls.__tablename__] = cls.__table__


def quoted(names: Sequence[str]) -> str:
    """Return names of ours as SQL lists them."""
    return ", ".join(f'"{name}"' for name in names)
