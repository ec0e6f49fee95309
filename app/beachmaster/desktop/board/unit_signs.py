"""Explain what stands on counters: the signs of sorts of units, and the marks of their sizes."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from beachmaster.desktop.board.branches import SIGNS, draw_branch, draw_echelon
from beachmaster.desktop.board.faces import DARKER
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.words import say
from beachmaster.engine.display import Counter
from beachmaster.engine.echelon import ECHELONS, Echelon
from beachmaster.engine.text import Text

Paint = Callable[[QPainter, float], None]
LARGER = 2.1
"""How much larger than on a counter a sign is in the legend."""


def unit_signs(counters: Iterable[Counter], theme: Theme) -> Iterator[tuple[Paint, str]]:
    """Yield the sign of each sort and the mark of each size that counters show, with words."""
    shown = [one for one in counters if not one.hidden and (one.values or one.whole)]
    kinds = {one.kind for one in shown}
    said: set[str] = set()
    for sort in (one for one in SIGNS if one in kinds):
        words = say(SORTS[sort])
        if words not in said:
            said.add(words)
            yield _sort(theme, sort), words
    sizes = {one.echelon for one in shown}
    for echelon in (one for one in ECHELONS if one and one in sizes):
        yield _size(theme, echelon), say(SIZES[echelon])


def _sort(theme: Theme, sort: str) -> Paint:
    def paint(painter: QPainter, size: float) -> None:
        ground = theme.colour("ours")
        painter.fillRect(_plate(size), ground)
        ink = theme.colour("on-ours")
        draw_branch(painter, sort, QPointF(), size * LARGER, ink, ground.darker(DARKER))

    return paint


def _size(theme: Theme, echelon: Echelon) -> Paint:
    def paint(painter: QPainter, size: float) -> None:
        painter.fillRect(_plate(size), theme.colour("ours"))
        below = QPointF(
            0, size * 0.57
        )  # so that the mark, not the box it stands on, is in the middle
        draw_echelon(painter, echelon, below, size * LARGER * 1.7, theme.colour("on-ours"))

    return paint


def _plate(size: float) -> QRectF:
    return QRectF(-size / 2, -size * 0.35, size, size * 0.7)


SORTS: dict[str, Text] = {
    "": T("Infantry"),
    "infantry": T("Infantry"),
    "naval-guard": T("Infantry"),
    "artillery": T("Artillery"),
    "tank": T("Tanks"),
    "at": T("Antitank guns"),
    "aa": T("Antiaircraft guns"),
    "engineer": T("Engineers"),
    "construction": T("Engineers"),
    "mortar": T("Mortars"),
    "machine-gun": T("Machine guns"),
    "mg": T("Machine guns"),
    "rocket": T("Rockets"),
    "flamethrower": T("Flamethrowers"),
    "hq": T("Headquarters"),
}
SIZES: dict[Echelon, Text] = {
    "I": T("Company"),
    "II": T("Battalion"),
    "III": T("Regiment"),
    "X": T("Brigade"),
    "XX": T("Division"),
}
