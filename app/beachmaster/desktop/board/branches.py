"""Draw what sort of unit a counter is as maps have it since the war: a box with a sign in it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from beachmaster.engine.echelon import Echelon

Draw = Callable[[QPainter, QRectF], None]
WIDE, HIGH = 0.36, 0.24
"""The box in sides of the counter: half as wide again as it is high."""
MARK, MARKS_APART, OVER = 0.075, 0.075, 0.02
"""How high a size mark is, how far apart its strokes stand, and how far over the box."""
LINE = 0.03
"""How thick the lines of a sign are."""


def draw_branch(
    painter: QPainter,
    sort: str,
    middle: QPointF,
    size: float,
    ink: QColor,
    ground: QColor | None = None,
) -> None:
    """Draw the sign of a sort of unit that has one around a point; no sort is infantry.

    On a counter its box is full, so that it is what one sees first: the sign is in its `ground`.
    """
    box = QRectF(0, 0, size * WIDE, size * HIGH)
    box.moveCenter(middle)
    painter.save()
    box = _on_pixels(painter, box)
    painter.setPen(QPen(ground or ink, max(1.0, size * LINE), j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if ground is None:
        painter.drawRect(box)
    else:
        painter.fillRect(box, ink)
        painter.setClipRect(box)
    SIGNS[sort](painter, box)
    painter.restore()


def draw_echelon(
    painter: QPainter, echelon: Echelon, middle: QPointF, size: float, ink: QColor
) -> None:
    """Draw the mark of a unit's size over the box around a point: strokes, or crosses."""
    painter.save()
    painter.setPen(QPen(ink, max(1.0, size * 0.03), c=Qt.PenCapStyle.FlatCap))
    low = middle.y() - size * (HIGH / 2 + OVER)
    half = size * MARK / 2
    for at, letter in enumerate(echelon):
        x = middle.x() + (at - (len(echelon) - 1) / 2) * size * MARKS_APART
        slant = half if letter == "X" else 0.0
        painter.drawLine(QPointF(x - slant, low), QPointF(x + slant, low - 2 * half))
        if slant:
            painter.drawLine(QPointF(x + slant, low), QPointF(x - slant, low - 2 * half))
    painter.restore()


def _on_pixels(painter: QPainter, box: QRectF) -> QRectF:
    """Return a box as wide on both sides of its middle whose edges lie between pixels: sharp."""
    shift = painter.transform()
    if shift.isScaling() or shift.isRotating():
        return box
    moved = box.translated(shift.dx(), shift.dy())
    middle, part = moved.center().x(), 0.5 * (round(2 * moved.center().x()) % 2)
    half = round(moved.width() / 2 - part) + part
    high = round(moved.height())
    top = round(moved.center().y() - high / 2)
    middle = round(2 * middle) / 2
    return QRectF(middle - half, top, 2 * half, high).translated(-shift.dx(), -shift.dy())


def has_branch(sort: str) -> bool:
    """Tell whether a sort has a sign: a pillbox, for one, has none."""
    return sort in SIGNS


def _infantry(painter: QPainter, box: QRectF) -> None:
    painter.drawLine(box.topLeft(), box.bottomRight())
    painter.drawLine(box.bottomLeft(), box.topRight())


def _artillery(painter: QPainter, box: QRectF) -> None:
    painter.setBrush(painter.pen().color())
    painter.drawEllipse(box.center(), box.height() * 0.17, box.height() * 0.17)


def _tank(painter: QPainter, box: QRectF) -> None:
    across, down = box.width() * 0.18, box.height() * 0.24
    oval = box.adjusted(across, down, -across, -down)
    painter.drawRoundedRect(oval, oval.height() / 2, oval.height() / 2)


def _anti_tank(painter: QPainter, box: QRectF) -> None:
    top = QPointF(box.center().x(), box.top())
    painter.drawPolyline([box.bottomLeft(), top, box.bottomRight()])


def _anti_aircraft(painter: QPainter, box: QRectF) -> None:
    arc = QRectF(box.left(), box.top() + box.height() * 0.4, box.width(), box.height() * 1.2)
    painter.drawArc(arc, 0, 180 * 16)


def _engineers(painter: QPainter, box: QRectF) -> None:
    left, right = box.center().x() - box.width() * 0.24, box.center().x() + box.width() * 0.24
    top, low = box.top() + box.height() * 0.32, box.bottom() - box.height() * 0.22
    painter.drawLine(QPointF(left, top), QPointF(right, top))
    for x in (left, box.center().x(), right):
        painter.drawLine(QPointF(x, top), QPointF(x, low))


def _mortar(painter: QPainter, box: QRectF) -> None:
    middle, top, low = box.center().x(), box.top() + box.height() * 0.15, box.bottom()
    foot = QPointF(middle, low - box.height() * 0.25)
    painter.drawEllipse(foot, box.height() * 0.12, box.height() * 0.12)
    painter.drawLine(QPointF(middle, foot.y() - box.height() * 0.12), QPointF(middle, top))
    _head(painter, QPointF(middle, top), box.height())


def _machine_gun(painter: QPainter, box: QRectF) -> None:
    top = QPointF(box.center().x(), box.top() + box.height() * 0.12)
    low = QPointF(box.center().x(), box.bottom() - box.height() * 0.15)
    aside = QPointF(box.height() * 0.3, 0)
    painter.drawLine(low, top)
    painter.drawLine(low - aside, low + aside)
    _head(painter, top, box.height())


def _rocket(painter: QPainter, box: QRectF) -> None:
    for down in (0.2, 0.45):
        _head(painter, QPointF(box.center().x(), box.top() + box.height() * down), box.height())
    _artillery(painter, box.translated(0, box.height() * 0.28))


def _flame(painter: QPainter, box: QRectF) -> None:
    left, middle = box.left() + box.width() * 0.22, box.center()
    painter.drawLine(QPointF(left, middle.y()), QPointF(middle.x(), middle.y()))
    for way in (-0.3, 0.0, 0.3):
        end = QPointF(box.right() - box.width() * 0.14, middle.y() + way * box.height())
        painter.drawLine(middle, end)


def _headquarters(painter: QPainter, box: QRectF) -> None:
    high = box.adjusted(0, 0, 0, -box.height() * 0.55)
    painter.fillRect(high, painter.pen().color())


def _head(painter: QPainter, top: QPointF, high: float) -> None:
    """Draw the head of an arrow that points up."""
    off = QPointF(high * 0.2, high * 0.2)
    other = QPointF(-off.x(), off.y())
    painter.drawPolyline([top + other, top, top + off])


SIGNS: dict[str, Draw] = {
    "": _infantry,
    "infantry": _infantry,
    "naval-guard": _infantry,
    "artillery": _artillery,
    "tank": _tank,
    "at": _anti_tank,
    "aa": _anti_aircraft,
    "engineer": _engineers,
    "construction": _engineers,
    "mortar": _mortar,
    "machine-gun": _machine_gun,
    "mg": _machine_gun,
    "rocket": _rocket,
    "flamethrower": _flame,
    "hq": _headquarters,
}
