"""Show a printed table with a prompt, to be compared with the player's own."""

from collections.abc import Iterator
from html import escape

from msgspec.structs import replace
from PySide6.QtGui import QResizeEvent

from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.measures import width_of
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.prompt import Grid

SCALE, PADDING = CAPTION, 0.25


class GridWords(LinkedWords):
    """A table with lines between its cells: upright where it is too wide, else in words."""

    def __init__(self) -> None:
        self._grid: Grid | None = None
        self._tabled: Grid | None = None
        super().__init__("", SCALE)
        self.hide()

    def show_grid(self, grid: Grid | None) -> None:
        """Show a table, or none."""
        self._grid = grid
        self.setAccessibleName("" if grid is None else "\n".join(map(say, grid.said)))
        self._lay()
        self.setVisible(grid is not None)

    def refit(self) -> None:
        """Take the size and the color of the lines that the theme now gives."""
        super().refit()
        if self._grid is not None:
            self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be a table where there is room for one."""
        super().resizeEvent(event)
        if self._grid is not None and self._fitting(self._grid) != self._tabled:
            self._lay()

    def _lay(self) -> None:
        grid = self._grid
        if grid is None:
            self.setText("")
            return
        self._tabled = self._fitting(grid)
        lines = "<br>".join(escape(say(one)) for one in grid.said)
        self.setText(lines if self._tabled is None else _html(self._tabled))

    def _fitting(self, grid: Grid) -> Grid | None:
        """Return the table as printed or with rows and columns exchanged; None if neither fits."""
        return next((one for one in (grid, _turned(grid)) if self._has_room(one)), None)

    def _has_room(self, grid: Grid) -> bool:
        font = current().font(SCALE, bold=True)
        edge = 2 * current().space(PADDING) + 2
        columns = zip(*_rows(grid), strict=True)
        wide = (max(width_of(cell, font) for cell in cells) + edge for cells in columns)
        return sum(wide) <= self.width()


def _turned(grid: Grid) -> Grid:
    """Return a table whose rows are the columns of another."""
    titles, cells = zip(*grid.rows, strict=True)
    columns = zip(*cells, strict=True)
    return replace(grid, heads=titles, rows=tuple(zip(grid.heads, columns, strict=True)))


def _rows(grid: Grid) -> Iterator[list[str]]:
    """Yield the rows as words, the headings first."""
    yield [say(grid.corner), *map(say, grid.heads)]
    for title, cells in grid.rows:
        yield [say(title), *map(say, cells)]


def _html(grid: Grid) -> str:
    line, padding = current().colour("line").name(), current().space(PADDING)
    style = f"border-collapse: collapse; border-style: solid; border-color: {line}"
    heads, *rows = _rows(grid)
    shown = _row([f"<th>{escape(one)}</th>" for one in heads])
    for title, *cells in rows:
        named = f"<th align='left'>{escape(title)}</th>"
        shown += _row([named, *(f"<td align='center'>{escape(one)}</td>" for one in cells)])
    return (
        f"<table border='1' cellspacing='0' cellpadding='{padding}' style='{style}'>{shown}</table>"
    )


def _row(cells: list[str]) -> str:
    return f"<tr>{''.join(cells)}</tr>"
