"""Describe a table that a player copies off the map, and take it back filled in.

A front end shows a sheet as a grid and knows nothing of what it means; the game makes a data file
of it with the checks of its own loader, and says of each flaw in which cell it is.
"""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from beachmaster.engine.text import Text


class Word(msgspec.Struct, frozen=True):
    """Something that may stand in a cell or a field: its value in the file, and its words."""

    value: str
    text: Text


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table; `words` is all that its cells take, none where they take numbers."""

    name: str
    title: Text
    words: tuple[Word, ...] = ()


class SheetQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question beside the table; the first of its answers is the usual one."""

    name: str
    text: Text
    words: tuple[Word, ...]


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on a sheet: values of cells by row from left to right, and of fields by name.

    `estimate` says that some of it is still the program's guess; `ours` are the cells that are, by
    row and column, or None for all of them.
    """

    cells: tuple[tuple[str, ...], ...]
    fields: dict[str, str] = {}
    source: str = ""
    estimate: bool = False
    ours: frozenset[tuple[int, int]] | None = None

    def is_ours(self, row: int, column: int) -> bool:
        """Tell whether a cell holds the program's guess."""
        held = bool(self.cells[row][column])
        return self.estimate and (held if self.ours is None else (row, column) in self.ours)


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be filled in: what it is, where on the map it stands, and what it begins with.

    `columns` are the headings; where a printed table may have more or fewer, they are plain
    numbers, and `most_columns` is the largest count (0: fixed).
    """

    name: str
    title: Text
    where: Text
    columns: tuple[Text, ...]
    rows: tuple[Row, ...]
    fields: tuple[SheetQuestion, ...] = ()
    rules: tuple[str, ...] = ()
    most_columns: int = 0
    content: Content


class Flaw(msgspec.Struct, frozen=True):
    """Something wrong with a table, or odd; the row by its name and the column where known."""

    text: Text
    row: str = ""
    column: int | None = None


class Written(msgspec.Struct, frozen=True):
    """A table as a data file, or why there is none; doubts are questions, not refusals."""

    data: bytes = b""
    flaws: tuple[Flaw, ...] = ()
    doubts: tuple[Flaw, ...] = ()


@runtime_checkable
class Sheets(Protocol):
    """What a game offers whose tables a player can type in."""

    def sheets(self) -> Sequence[str]:
        """Return the names of the data files that can be typed in as a table."""
        ...

    def sheet(self, name: str, text: str = "") -> Sheet:
        """Return a table to be filled in, begun with a data file's text, or with ours.

        Raise `DataError` where the text is no such file.
        """
        ...

    def fill(self, name: str, content: Content) -> Written:
        """Return the data file that holds this content, or what is wrong with it."""
        ...
