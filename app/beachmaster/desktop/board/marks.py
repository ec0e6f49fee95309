"""Draw what is printed in a hex: objectives, guns, beaches, villages, numbers. Our own symbols."""

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from beachmaster.desktop.theme import Role, Theme
from beachmaster.engine.display import Mark, Symbol

Draw = Callable[[QPainter, float, QColor], None]


def draw_mark(
    painter: QPainter, mark: Mark, size: float, theme: Theme, role: Role | None = None
) -> None:
    """Draw one mark around the painter's origin, about `size` pixels across.

    `role` is the ink where it is drawn on something else than the ground of a hex.
    """
    ink = theme.colour(role or _INK.get(mark.symbol, "on-land"))
    draw = _SYMBOLS.get(mark.symbol)
    if draw is not None:
        painter.save()
        draw(painter, size, ink)
        painter.restore()
    if mark.symbol in _BADGES:
        _badge(painter, mark, size, theme)


def draw_flag(painter: QPainter, size: float, theme: Theme) -> None:
    """Draw a small flag: this hex was taken."""
    painter.save()
    painter.setPen(QPen(theme.colour("on-land"), max(1.2, size * 0.09)))
    painter.drawLine(QPointF(-size * 0.35, size * 0.5), QPointF(-size * 0.35, -size * 0.5))
    painter.setPen(QPen(theme.colour("on-ours"), max(0.6, size * 0.04)))
    painter.setBrush(theme.colour("ours"))
    painter.drawPolygon(_cloth(size))
    painter.restore()


def _cloth(size: float) -> QPolygonF:
    """Return the outline of a flag's cloth, with its notch."""
    top, low = -size * 0.5, size * 0.08
    return QPolygonF(
        [
            QPointF(-size * 0.32, top),
            QPointF(size * 0.5, top),
            QPointF(size * 0.32, (top + low) / 2),
            QPointF(size * 0.5, low),
            QPointF(-size * 0.32, low),
        ]
    )


def label_font(theme: Theme, pixels: float, *, bold: bool = False) -> QFont:
    """Return the text font at a height in pixels."""
    font = theme.font(1.0, bold=bold)
    font.setPixelSize(max(1, round(pixels)))
    return font


def _objective(painter: QPainter, size: float, ink: QColor) -> None:
    """Draw a five-pointed star in a ring."""
    painter.setPen(QPen(ink, max(1.0, size * 0.06)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), size * 0.5, size * 0.5)
    star = QPolygonF()
    ray = QLineF(QPointF(), QPointF(0, -1))
    for at in range(10):
        ray.setLength(size * (0.4 if at % 2 == 0 else 0.16))
        ray.setAngle(90 - 36 * at)
        star.append(ray.p2())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(star)


def _guns(painter: QPainter, size: float, ink: QColor) -> None:
    """Draw a field gun from its side: barrel, wheel and trail."""
    painter.setPen(QPen(ink, max(1.5, size * 0.17), c=Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(-0.32, 0.06) * size, QPointF(0.52, -0.34) * size)
    painter.setPen(QPen(ink, max(1.0, size * 0.1), c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-0.1, 0.1) * size, QPointF(-0.48, 0.4) * size)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0.02, 0.18) * size, size * 0.24, size * 0.24)
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(0.02, 0.18) * size, size * 0.04, size * 0.04)


def _airfield(painter: QPainter, size: float, ink: QColor) -> None:
    """Draw the outline of two crossing runways, each with its middle line."""
    ways = [(QPointF(-0.5, 0.3), QPointF(0.5, -0.3)), (QPointF(-0.3, -0.4), QPointF(0.35, 0.4))]
    both, pen = QPainterPath(), QPainterPathStroker()
    pen.setWidth(size * 0.24)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    for start, end in ways:
        way = QPainterPath(start * size)
        way.lineTo(end * size)
        both = both.united(pen.createStroke(way))
    painter.setPen(QPen(ink, max(1.0, size * 0.06)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(both)
    painter.setPen(QPen(ink, max(0.8, size * 0.04), Qt.PenStyle.DashLine))
    for start, end in ways:
        painter.drawLine(start * (size * 0.8), end * (size * 0.8))


def _village(painter: QPainter, size: float, ink: QColor) -> None:
    """Draw three houses."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for x, y in ((-0.3, 0.1), (0.22, 0.2), (0.0, -0.3)):
        side = size * 0.26
        painter.drawRect(QRectF(x * size - side / 2, y * size - side / 2, side, side * 0.8))
        roof = [QPointF(-side * 0.7, -side / 2), QPointF(side * 0.7, -side / 2), QPointF(0, -side)]
        painter.drawPolygon(QPolygonF([p + QPointF(x, y) * size for p in roof]))


def _beach(painter: QPainter, size: float, ink: QColor) -> None:
    """Draw two waves and the arrow of a landing."""
    painter.setPen(QPen(ink, max(1.0, size * 0.08), c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for y in (0.28, 0.46):
        path = QPainterPath(QPointF(-size * 0.5, size * y))
        for x in (-0.25, 0.0, 0.25, 0.5):
            path.quadTo(QPointF(x - 0.125, y - 0.12) * size, QPointF(x, y) * size)
        painter.drawPath(path)
    painter.drawLine(QPointF(0, size * 0.12), QPointF(0, -size * 0.45))
    painter.drawPolyline(
        [QPointF(-0.18, -0.25) * size, QPointF(0, -0.47) * size, QPointF(0.18, -0.25) * size]
    )


def _flag(painter: QPainter, size: float, ink: QColor) -> None:
    """Draw a flag on its pole."""
    painter.setPen(QPen(ink, max(1.2, size * 0.09)))
    painter.drawLine(QPointF(-size * 0.35, size * 0.5), QPointF(-size * 0.35, -size * 0.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(_cloth(size))


def _shell(painter: QPainter, size: float, ink: QColor) -> None:
    """Draw a shell that stands on its base, its driving band left out."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    body = QPainterPath(QPointF(-0.22, 0.2) * size)
    body.lineTo(QPointF(-0.22, -0.1) * size)
    body.quadTo(QPointF(-0.2, -0.38) * size, QPointF(0, -0.5) * size)
    body.quadTo(QPointF(0.2, -0.38) * size, QPointF(0.22, -0.1) * size)
    body.lineTo(QPointF(0.22, 0.2) * size)
    body.closeSubpath()
    painter.drawPath(body)
    painter.drawRect(QRectF(-0.22 * size, 0.29 * size, 0.44 * size, 0.2 * size))


def _order(painter: QPainter, size: float, ink: QColor) -> None:
    """Draw the two chevrons of an order."""
    painter.setPen(QPen(ink, max(1.5, size * 0.15), j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for y in (0.0, 0.36):
        points = [QPointF(-0.4, y + 0.1), QPointF(0, y - 0.26), QPointF(0.4, y + 0.1)]
        painter.drawPolyline([point * size for point in points])


def _badge(painter: QPainter, mark: Mark, size: float, theme: Theme) -> None:
    """Draw a number: of a set-up hex on a square, a redeployment on a ring, a box in its frame."""
    ink = theme.colour("on-land")
    half = size * 0.42
    box = QRectF(-half, -half, 2 * half, 2 * half)
    painter.save()
    pen = QPen(ink, max(0.8, size * 0.06))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark.symbol == "redeployment":
        painter.drawEllipse(box)
    elif mark.symbol == "deployment":
        # An empty square asks for a unit; a number in it says which.
        painter.drawRect(box.adjusted(half * 0.15, half * 0.15, -half * 0.15, -half * 0.15))
    elif mark.symbol == "box":
        painter.drawRoundedRect(
            box.adjusted(-half * 0.1, -half * 0.1, half * 0.1, half * 0.1), 2, 2
        )
    if mark.short:
        painter.setFont(label_font(theme, size * (0.62 if len(mark.short) < 3 else 0.42)))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, mark.short)
    painter.restore()


_SYMBOLS: dict[Symbol, Draw] = {
    "objective": _objective,
    "guns": _guns,
    "airfield": _airfield,
    "village": _village,
    "beach": _beach,
    "flag": _flag,
    "shell": _shell,
    "order": _order,
}
_BADGES: tuple[Symbol, ...] = ("deployment", "redeployment", "number", "box")
_INK: dict[Symbol, Role] = {"objective": "bad", "guns": "on-land", "beach": "accent"}
