"""Put the pieces of text on a page into reading order, one column after the other."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from beachmaster.rulebook.own_book.cleaning import PAGE_NUMBER

FEW_PIECES = 8
FAR = 2.5
"""So many times the usual step between lines lies a header or footer from the text."""
MOST_CROSSING = 0.25
LEAST_SIDE = 0.2


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text without a wide gap, and its box on the page (y grows upward)."""

    left: float
    bottom: float
    right: float
    top: float
    text: str

    @property
    def middle(self) -> float:
        """Return the height of the middle of the letters."""
        return (self.bottom + self.top) / 2


Row = list[Piece]


def pages_in_order(pages: Sequence[Sequence[Piece]]) -> Iterator[list[str]]:
    """Return each page's lines; a page too empty to show its columns has those of the others."""
    pages = [[piece for piece in page if piece.text.strip()] for page in pages]
    gutters = [find_gutter(page) for page in pages]
    found = [gutter for gutter in gutters if gutter is not None]
    usual = median(found) if 2 * len(found) > len(pages) else None
    for page, gutter in zip(pages, gutters, strict=True):
        if gutter is None and usual is not None and _few_cross(page, usual):
            gutter = usual  # noqa: PLW2901 - the same thing, from another source
        yield lines_in_order(page, gutter)


def lines_in_order(pieces: Sequence[Piece], gutter: float | None) -> list[str]:
    """Return a page's lines: down the left column, then the right; wide lines part the page."""
    rows = _rows(pieces)
    if gutter is None:
        return _joined(rows)
    head, body, foot = _bands(rows)
    return _joined(head) + _in_columns(body, gutter) + _joined(foot)


def _in_columns(rows: Iterable[Row], gutter: float) -> list[str]:
    """Return the lines of rows in two columns; a line beside another one is never a wide one."""
    ordered: list[str] = []
    left: list[Row] = []
    right: list[Row] = []
    for row in rows:
        if len(row) == 1 and row[0].left < gutter < row[0].right:
            ordered += _joined(left) + _joined(right) + _joined([row])
            left, right = [], []
            continue
        left.append([piece for piece in row if piece.left < gutter])
        right.append([piece for piece in row if piece.left >= gutter])
    return ordered + _joined(left) + _joined(right)


def find_gutter(pieces: Sequence[Piece]) -> float | None:
    """Return the x between two columns, or None for a page of one column."""
    if len(pieces) < FEW_PIECES:
        return None
    start = min(piece.left for piece in pieces)
    width = max(piece.right for piece in pieces) - start
    places = [start + width * share / 100 for share in range(30, 71, 2)]
    best = min(places, key=lambda x: (_crossing(pieces, x), abs(x - start - width / 2)))
    before = sum(piece.right <= best for piece in pieces)
    after = sum(piece.left >= best for piece in pieces)
    if not _few_cross(pieces, best):
        return None
    return best if min(before, after) >= LEAST_SIDE * len(pieces) else None


def _few_cross(pieces: Sequence[Piece], x: float) -> bool:
    return _crossing(pieces, x) <= MOST_CROSSING * len(pieces)


def _crossing(pieces: Iterable[Piece], x: float) -> int:
    return sum(piece.left < x < piece.right for piece in pieces)


def _bands(rows: list[Row]) -> tuple[list[Row], list[Row], list[Row]]:
    """Part the rows above and below the columns, which belong to neither, from the rest.

    Such a row is a page number, or stands off from all that is printed in any column.
    """
    steps = [upper[0].middle - lower[0].middle for upper, lower in pairwise(rows)]
    usual = median(steps) if steps else 0.0
    first, last = 0, len(rows)
    if steps and (steps[0] > FAR * usual or _is_number(rows[0])):
        first = 1
    if steps and (steps[-1] > FAR * usual or _is_number(rows[-1])):
        last -= 1
    return rows[:first], rows[first:last], rows[last:]


def _is_number(row: Row) -> bool:
    return all(PAGE_NUMBER.match(piece.text) for piece in row)


def _rows(pieces: Iterable[Piece]) -> list[Row]:
    """Gather pieces that stand at one height, the highest first."""
    rows: list[Row] = []
    for piece in sorted(pieces, key=lambda each: -each.middle):
        if rows and rows[-1][0].middle - piece.middle < (piece.top - piece.bottom) / 2:
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return rows


def _joined(rows: Iterable[Row]) -> list[str]:
    """Join each row from left to right."""
    return [
        " ".join(piece.text.strip() for piece in sorted(row, key=lambda each: each.left))
        for row in rows
        if row
    ]
