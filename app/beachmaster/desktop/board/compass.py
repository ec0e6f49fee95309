"""Draw a compass and a scale into a corner of the sea, where a board says how large it is."""

from functools import lru_cache
from math import hypot, log

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from beachmaster.desktop.board.beaches import plates
from beachmaster.desktop.board.geometry import Sheet, Viewpoint, move
from beachmaster.desktop.board.lettering import boxes_of_names
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.words import say
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.text import Text

LENGTHS: tuple[tuple[float, Text], ...] = (
    (0.25, T("250 m")),
    (0.5, T("500 m")),
    (1.0, T("1 km")),
    (2.0, T("2 km")),
    (5.0, T("5 km")),
)
IDEAL, LEAST, LONGEST = 6.0, 3.0, 14.0
"""How long the scale is about, and the bounds between which it is a kilometre, in lines of text."""
ROSE, GAP, BAR = 1.5, 0.5, 0.3
"""The radius of the compass, the room under it, the height of the scale, in lines of text."""
PLACES, FINER = 12, 48
"""How many places are tried across the sheet and down, those nearest to a corner first; and how
many where none of them is free."""


def paint_compass(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> None:
    """Paint compass and scale where they cover no land; nowhere on a map of unknown size."""
    survey, box = sheet.chart.survey, compass_box(sheet, view, theme)
    if survey is None or box is None:
        return
    em = theme.em
    km, words = length_of(view.scale / survey.km, em)
    long = km * view.scale / survey.km
    ink = QColor(theme.colour("text"))
    ink.setAlphaF(1.0 if theme.scheme == "contrast" else 0.8)
    painter.save()
    move(painter, QPointF(box.center().x(), box.top() + (ROSE + 0.9) * em))
    _rose(painter, ROSE * em, survey.north, ink, theme)
    move(painter, QPointF(-long / 2, (ROSE + GAP) * em))
    _scale(painter, long, say(words), ink, theme)
    painter.restore()


def compass_box(sheet: Sheet, view: Viewpoint, theme: Theme) -> QRectF | None:
    """Return where compass and scale are painted, None on a map that has neither."""
    survey, em = sheet.chart.survey, theme.em
    if survey is None:
        return None
    km, _ = length_of(view.scale / survey.km, em)
    long = km * view.scale / survey.km
    size = QSizeF(max(long, 2 * ROSE * em) + 1.6 * em, (2 * ROSE + GAP + BAR + 2.2) * em)
    found = _corner(sheet, view.scale, size.width(), size.height(), theme)
    return found.translated(view.origin) if found is not None else None


@lru_cache(maxsize=8)
def _corner(sheet: Sheet, scale: float, wide: float, high: float, theme: Theme) -> QRectF | None:
    """Return the free corner of a sheet whose own corner is the origin."""
    return free_corner(sheet, Viewpoint(scale), QSizeF(wide, high), theme)


def length_of(pixels: float, em: float) -> tuple[float, Text]:
    """Return a length in km with its words: one km where it fits; `pixels` are a km."""
    if LEAST * em <= pixels <= LONGEST * em:
        return next(one for one in LENGTHS if one[0] == 1.0)
    return min(LENGTHS, key=lambda one: abs(log(one[0] * pixels / (IDEAL * em))))


def free_corner(sheet: Sheet, view: Viewpoint, size: QSizeF, theme: Theme) -> QRectF | None:
    """Return the place nearest to a corner of the sheet that has neither land nor words on it."""
    names = boxes_of_names(sheet, view, theme)
    if not isinstance(sheet.chart, AreaChart):
        names += [box for _, box in plates(sheet, view, theme)]
    paper, back = view.transform().mapRect(sheet.bounds), view.transform().inverted()[0]
    for parts in (PLACES, FINER):
        for box in places_in(paper, size, parts):
            if any(name.intersects(box) for name in names):
                continue
            on_paper = back.mapRect(box)
            if not sheet.land.intersects(on_paper) and not sheet.coast.intersects(on_paper):
                return box
    return None


def places_in(paper: QRectF, size: QSizeF, parts: int = PLACES) -> list[QRectF]:
    """Return boxes of a size in a rectangle, those nearest to a corner first, upper ones too."""
    across, down = paper.width() - size.width(), paper.height() - size.height()
    if across <= 0 or down <= 0:
        return []
    corner = paper.topLeft()
    return [QRectF(corner + QPointF(across * x, down * y), size) for x, y in _shares(parts)]


@lru_cache(maxsize=2)
def _shares(parts: int) -> list[tuple[float, float]]:
    """Return how much of the free room lies left of and above a box, the nearest corner first."""
    steps = [at / parts for at in range(parts + 1)]
    return sorted(
        ((x, y) for x in steps for y in steps),
        key=lambda one: hypot(min(one[0], 1 - one[0]), min(one[1], 1.2 - one[1])) - one[0] / 100,
    )


def _rose(painter: QPainter, radius: float, north: float, ink: QColor, theme: Theme) -> None:
    """Draw a needle in its ring, and N where north is."""
    painter.save()
    painter.rotate(north)
    painter.setPen(QPen(ink, max(1.0, radius * 0.06)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), radius * 0.72, radius * 0.72)
    for turn in range(0, 360, 45):
        painter.save()
        painter.rotate(turn)
        painter.drawLine(QPointF(0, -radius * 0.72), QPointF(0, -radius * 0.6))
        painter.restore()
    tip, foot, side = QPointF(0, -radius), QPointF(0, radius), QPointF(radius * 0.2, 0)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([tip, side, QPointF(), -side]))
    painter.setBrush(theme.colour("sea"))
    painter.drawPolygon(QPolygonF([foot, side, QPointF(), -side]))
    painter.restore()
    painter.save()
    painter.rotate(north)
    move(painter, QPointF(0, -radius * 1.3))
    painter.rotate(-north)
    painter.setFont(label_font(theme, radius * 0.55, bold=True))
    painter.setPen(ink)
    half = radius * 0.5
    painter.drawText(QRectF(-half, -half, 2 * half, 2 * half), Qt.AlignmentFlag.AlignCenter, "N")
    painter.restore()


def _scale(painter: QPainter, long: float, words: str, ink: QColor, theme: Theme) -> None:
    """Draw a bar in four parts, and its length below."""
    em, high = theme.em, BAR * theme.em
    painter.setPen(QPen(ink, 1.0))
    for part in range(4):
        painter.setBrush(ink if part % 2 == 0 else theme.colour("sea"))
        painter.drawRect(QRectF(long * part / 4, 0, long / 4, high))
    painter.setFont(label_font(theme, em * 0.8))
    box = QRectF(-em, high, long + 2 * em, em * 1.2)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
