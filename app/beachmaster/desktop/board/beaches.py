"""Draw landing beaches: a bar in the beach's color along its shore, its letters, and the surf."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from beachmaster.desktop.board.clearing import clearest, kept_clear
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.theme import Role, Theme
from beachmaster.engine import hexgrid
from beachmaster.engine.display import Mark, Tint
from beachmaster.engine.hexgrid import HexId

BAR, PLATE_OFF, PLATE_REACH = 0.12, (0.74, 0.62, 0.86, 0.98, 1.1), 2.5
"""How wide a bar is, how far off it in the sea its letters may stand, and how far from them
counters are looked at, in steps."""
SURF = (0.2, 0.34)
"""How far off the shore the lines of the surf run."""
FINE = 0.06
"""How far apart the points are that a shore is measured by."""
LETTERS, LEAST_LETTERS, MOST_LETTERS = 0.24, 8.0, 1.05
"""How high letters are, in steps, in pixels at least, and in lines of text at most."""
LETTERS_FROM, NAME_FROM = 17.0, 62.0
"""The scales from which a beach has its letters, and its whole name."""
TINTS: dict[Tint, Role] = {
    "": "beach-none",
    "green": "beach-green",
    "red": "beach-red",
    "yellow": "beach-yellow",
    "blue": "beach-blue",
    "brown": "beach-brown",
}


class Beach(NamedTuple):
    """A beach: its shore, the same moved out to sea by a unit, its name and color."""

    shore: tuple[QPointF, ...]
    seaward: tuple[QPointF, ...]
    name: str
    tint: Tint

    def off(self, by: float) -> QPolygonF:
        """Return the shore moved out to sea."""
        pairs = zip(self.shore, self.seaward, strict=True)
        return QPolygonF([here + out * by for here, out in pairs])

    def middles(self) -> Iterator[QPointF]:
        """Yield where its letters may stand off its shore, the best first."""
        half = len(self.shore) // 2
        for off in PLATE_OFF:
            for aside in (0.0, 0.25, -0.25, 0.5, -0.5):
                at = min(max(half + round(half * aside), 0), len(self.shore) - 1)
                yield self.shore[at] + self.seaward[at] * off


def letters_of(short: str) -> str:
    """Return what stands for a beach's name: the first letter of each word, and its number."""
    return "".join(part if part.isdigit() else part[:1] for part in short.split())


def ink_on(tint: Tint) -> Role:
    """Return the ink for letters on a beach's color."""
    return "on-beach-light" if tint in ("", "yellow") else "on-beach"


def paint_bars(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> None:
    """Paint the surf off each beach and the bars along their shores."""
    painter.save()
    painter.setTransform(view.transform(), combine=True)
    _surf(painter, sheet, view.scale, theme)
    wide = max(3.0, view.scale * BAR) / view.scale
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for beach in beaches(sheet):
        shore = beach.off(wide / 2)
        edge = max(1.0, view.scale * 0.02) / view.scale
        lines: tuple[tuple[Role, float], ...] = (
            ("on-land", wide + edge),
            (TINTS[beach.tint], wide),
        )
        for role, width in lines:
            pen = QPen(theme.colour(role), width, c=cap, j=join)
            painter.setPen(pen)
            painter.drawPolyline(shore)
    painter.restore()


def paint_letters(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> None:
    """Paint the letters of each beach on a plate in its color, off its shore."""
    high = _letters_high(view.scale, theme)
    for beach, box in plates(sheet, view, theme):
        words = _words_of(beach, view.scale)
        draw_plate(painter, box.center(), words, beach.tint, high, theme)


def plates(sheet: Sheet, view: Viewpoint, theme: Theme) -> list[tuple[Beach, QRectF]]:
    """Return where the plates of beaches lie in pixels: clear of counters, as far as can be."""
    found = []
    for beach in beaches(sheet) if view.scale >= LETTERS_FROM else ():
        room = plate_room(_words_of(beach, view.scale), _letters_high(view.scale, theme), theme)
        near = next(beach.middles())
        kept = kept_clear(sheet, view.scale, near, PLATE_REACH, counters=True)
        wide, high = room.width() / view.scale, room.height() / view.scale
        box = QRectF(QPointF(), room)
        box.moveCenter(view.pixel(clearest(near, wide, high, kept, beach.middles())))
        found.append((beach, box))
    return found


def _words_of(beach: Beach, scale: float) -> str:
    return beach.name if scale >= NAME_FROM else letters_of(beach.name)


def _letters_high(scale: float, theme: Theme) -> float:
    return min(max(LEAST_LETTERS, scale * LETTERS), theme.em * MOST_LETTERS)


def plate_room(letters: str, high: float, theme: Theme) -> QSizeF:
    """Return how large the plate of letters is that are so many pixels high."""
    wide = QFontMetricsF(label_font(theme, high, bold=True)).horizontalAdvance(letters)
    return QSizeF(max(wide + high * 0.7, high * 1.3), high * 1.3)


def draw_plate(
    painter: QPainter, middle: QPointF, letters: str, tint: Tint, high: float, theme: Theme
) -> None:
    """Draw a beach's letters on a plate in its color around a point."""
    font = label_font(theme, high, bold=True)
    box = QRectF(QPointF(), plate_room(letters, high, theme))
    box.moveCenter(middle)
    painter.setPen(QPen(theme.colour("on-land"), max(1.0, high * 0.08)))
    painter.setBrush(theme.colour(TINTS[tint]))
    painter.drawRoundedRect(box, high * 0.3, high * 0.3)
    painter.setPen(theme.colour(ink_on(tint)))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letters)


def _surf(painter: QPainter, sheet: Sheet, scale: float, theme: Theme) -> None:
    """Draw the lines of the surf, which thin out towards the sea."""
    foam = QColor(theme.colour("raised" if theme.scheme == "light" else "on-land"))
    for at, off in enumerate(SURF):
        foam.setAlphaF(0.85 - 0.3 * at if theme.scheme == "light" else 0.4 - 0.15 * at)
        pen = QPen(foam, max(1.0, scale * 0.035) / scale, c=Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([5.0 + 2 * at, 3.5 + at])
        pen.setDashOffset(3.0 * at)
        painter.setPen(pen)
        for beach in beaches(sheet):
            painter.drawPolyline(beach.off(off))


@lru_cache(maxsize=4)
def beaches(sheet: Sheet) -> tuple[Beach, ...]:
    """Return the beaches of a sheet, in its units."""
    shores = [_fine(polygon) for polygon in sheet.coast.toSubpathPolygons()]
    return tuple(_beach(sheet, places, mark, shores) for places, mark in _grounds(sheet))


def _grounds(sheet: Sheet) -> Iterator[tuple[tuple[HexId, ...], Mark]]:
    """Yield the hexes of each beach: those that touch and are called the same."""
    marked = {
        place: mark
        for place, held in sheet.chart.hexes.items()
        for mark in held.marks
        if mark.symbol == "beach"
    }
    left = dict(marked)
    while left:
        edge = [next(iter(left))]
        mark, found = left[edge[0]], dict[HexId, None]()
        while edge:
            here = edge.pop()
            left.pop(here, None)
            found[here] = None
            near = hexgrid.neighbours(here, sheet.layout)
            edge += [one for one in near if one in left and left[one].short == mark.short]
        yield tuple(found), mark


def _beach(
    sheet: Sheet, places: Sequence[HexId], mark: Mark, shores: Iterable[Sequence[QPointF]]
) -> Beach:
    """Return a beach along the longest stretch of coast in its hexes, else along their feet."""
    ground = [sheet.polygons[place] for place in places]
    shore = max((_longest(one, ground) for one in shores), key=len, default=[])
    if not sheet.chart.coast or len(shore) < 3:
        shore = _feet(sheet, places)
    out = [_out(sheet, shore, at) for at in range(len(shore))]
    return Beach(tuple(shore), tuple(out), mark.short, mark.tint)


def _fine(ring: QPolygonF) -> list[QPointF]:
    """Return points along a closed ring, none farther apart than is measured by."""
    found = []
    for at in range(ring.size() - 1):
        here, there = ring.at(at), ring.at(at + 1)
        parts = max(1, round(_apart(here, there) / FINE))
        found += [here + (there - here) * (part / parts) for part in range(parts)]
    return found


def _longest(ring: Sequence[QPointF], ground: Sequence[QPolygonF]) -> list[QPointF]:
    """Return the longest run of a ring's points that lies in some polygons."""
    odd = Qt.FillRule.OddEvenFill
    inside = [any(one.containsPoint(point, odd) for one in ground) for point in ring]
    if all(inside) or not any(inside):
        return list(ring) if all(inside) else []
    start = inside.index(False)
    best: list[QPointF] = []
    run: list[QPointF] = []
    for at in range(start, start + len(ring) + 1):
        if inside[at % len(ring)]:
            run.append(ring[at % len(ring)])
            continue
        best, run = max(best, run, key=len), []
    return best


def _feet(sheet: Sheet, places: Sequence[HexId]) -> list[QPointF]:
    """Return a line along the foot of a beach's first hex, where no coast is drawn."""
    middle = sheet.centres[places[0]] + QPointF(0, 0.34)
    return [middle + QPointF(x / 10, 0) for x in range(-3, 4)]


def _out(sheet: Sheet, shore: Sequence[QPointF], at: int) -> QPointF:
    """Return the way of length 1 from a point of the shore out to sea."""
    near, far = shore[max(0, at - 3)], shore[min(len(shore) - 1, at + 3)]
    along = far - near
    length = hypot(along.x(), along.y()) or 1.0
    out = QPointF(-along.y(), along.x()) / length
    return -out if sheet.coast.contains(shore[at] + out * 0.1) else out


def _apart(a: QPointF, b: QPointF) -> float:
    return hypot(a.x() - b.x(), a.y() - b.y())
