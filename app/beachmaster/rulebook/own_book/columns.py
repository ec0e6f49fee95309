"""Put the pieces of text on a page into reading order, one column after the other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

FEW_PIECES = 8
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


def lines_in_order(pieces: Sequence[Piece]) -> list[str]:
    """Return a page's lines: down the left column, then the right; wide lines part the page."""
    pieces = [piece for piece in pieces if piece.text.strip()]
    gutter = find_gutter(pieces)
    if gutter is None:
        return _lines(pieces)
    ordered: list[str] = []
    left: list[Piece] = []
    right: list[Piece] = []
    for piece in sorted(pieces, key=lambda each: -each.middle):
        if piece.left < gutter < piece.right:
            ordered += _lines(left) + _lines(right) + _lines([piece])
            left, right = [], []
        elif piece.right <= gutter:
            left.append(piece)
        else:
            right.append(piece)
    return ordered + _lines(left) + _lines(right)


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
    if _crossing(pieces, best) > MOST_CROSSING * len(pieces):
        return None
    return best if min(before, after) >= LEAST_SIDE * len(pieces) else None


def _crossing(pieces: Iterable[Piece], x: float) -> int:
    return sum(piece.left < x < piece.right for piece in pieces)


def _lines(pieces: Iterable[Piece]) -> list[str]:
    """Join pieces that stand at one height, from left to right, the highest line first."""
    rows: list[list[Piece]] = []
    for piece in sorted(pieces, key=lambda each: -each.middle):
        if rows and rows[-1][0].middle - piece.middle < (piece.top - piece.bottom) / 2:
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return [
        " ".join(piece.text.strip() for piece in sorted(row, key=lambda each: each.left))
        for row in rows
    ]
