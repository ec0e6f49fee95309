"""Join several photos of one map to a picture of it, each where the lattice says it lies."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPolygonF, QTransform

from beachmaster.desktop.placing.photo import KEPT_PIXELS
from beachmaster.engine import hexgrid
from beachmaster.engine.hexgrid import HexId, Point
from beachmaster.engine.placing import Fit

FINEST = 160.0
"""The most pixels that a hex is wide in the joined picture."""
ROOM, AROUND = 0.75, 1.4
"""How far the picture goes beyond the middles of the outermost hexes, and how far around a hex that
it shows a photo is taken, in hexes."""


@dataclass(frozen=True)
class Joined:
    """The joined picture, and the rectangle of the map on paper that it shows."""

    image: QImage
    frame: QRectF


def joined(photos: Sequence[tuple[QImage, Fit]], places: Sequence[HexId]) -> Joined:
    """Return the photos as one picture of the map from straight above; a later one lies on top.

    Takes seconds for large ones, and may run off the GUI thread.
    """
    frame = _frame(places, photos[0][1])
    step = min(FINEST, sqrt(KEPT_PIXELS / (frame.width() * frame.height())))
    image = QImage(
        round(frame.width() * step), round(frame.height() * step), QImage.Format.Format_RGB32
    )
    image.fill(Qt.GlobalColor.darkGray)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    onto = QTransform.fromScale(step, step).translate(-frame.x(), -frame.y())
    for photo, found in photos:
        painter.setTransform(onto)
        painter.setClipPath(_shown(found, places))
        painter.setTransform(_flattened(found) * onto)
        painter.drawImage(0, 0, photo)
    painter.end()
    return Joined(image, frame)


def _frame(places: Iterable[HexId], found: Fit) -> QRectF:
    middles = [hexgrid.centre(place, found.layout) for place in places]
    across, down = [x for x, _y in middles], [y for _x, y in middles]
    box = QRectF(QPointF(min(across), min(down)), QPointF(max(across), max(down)))
    return box.adjusted(-ROOM, -ROOM, ROOM, ROOM)


def _shown(found: Fit, places: Iterable[HexId]) -> QPainterPath:
    """Return the hexes that a photo shows, and the rim around them, as a path on paper."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in found.shown(places):
        x, y = hexgrid.centre(place, found.layout)
        path.addRect(QRectF(x - AROUND, y - AROUND, 2 * AROUND, 2 * AROUND))
    return path


def _flattened(found: Fit) -> QTransform:
    """Return what turns a photo's pixels into points on paper."""
    x, y = found.heart
    corners: list[Point] = [(x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)]
    pixels = [found.projection.at(corner) for corner in corners]
    made = QTransform.quadToQuad(
        QPolygonF([QPointF(*at) for at in pixels]), QPolygonF([QPointF(*at) for at in corners])
    )
    assert isinstance(made, QTransform), "a fit's own pixels lie on no line"
    return made
