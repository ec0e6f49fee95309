"""Draw the island a game is about from its coastline: for cards, where no map is open."""

from functools import cache
from math import cos, hypot, radians, sin

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from beachmaster.desktop.identity import icon
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CORNER
from beachmaster.engine.about import Lie
from beachmaster.paths import data_root

NORTH_UP = Lie()

SOUNDINGS = ((0.14, 0.3), (0.07, 0.4))
"""Bands of shallow water around a coast: how wide, in heights of the picture, and how strong."""
EDGE = 0.14
"""How much of the picture is sea at each side."""
ARROW, HEAD, SHAFT = 0.16, 0.5, 0.18
"""How long the arrow of a landing is, in heights of the picture; its head and half its shaft."""
CORNER_OF_SEA = 24
"""So many pixels of a kept picture's corner tell the colour of its sea."""


class _File(msgspec.Struct):
    """A file of `resources/coastlines`: rings of longitude and latitude by island."""

    islands: dict[str, list[list[tuple[float, float]]]]


class Coast(msgspec.Struct, frozen=True):
    """The outlines of an island and its islets, in degrees of latitude; north is up.

    `narrow` is how long a degree of longitude is there.
    """

    whole: QPainterPath
    largest: QPainterPath
    narrow: float


@cache
def coast(name: str) -> Coast:
    """Return an island's coastline without distortion, and its largest part."""
    path = data_root() / "resources" / "coastlines" / f"{name}.json"
    islands = msgspec.json.decode(path.read_bytes(), type=_File).islands.values()
    rings = [ring for each in islands for ring in each]
    narrow = cos(radians(rings[0][0][1]))  # one for all: else islets and landings drift away
    whole, largest, most = QPainterPath(), QPainterPath(), 0.0
    for ring in rings:
        shape = _smooth([QPointF(east * narrow, -north) for east, north in ring])
        whole.addPath(shape)
        box = shape.boundingRect()
        if box.width() * box.height() > most:
            largest, most = shape, box.width() * box.height()
    return Coast(whole, largest, narrow)


def _smooth(ring: list[QPointF]) -> QPainterPath:
    """Round a ring off, through the middles of its sides."""
    if ring[0] == ring[-1]:
        ring = ring[:-1]
    path = QPainterPath((ring[-1] + ring[0]) / 2)
    for here, there in zip(ring, [*ring[1:], ring[0]], strict=True):
        path.quadTo(here, (here + there) / 2)
    path.closeSubpath()
    return path


def paint_island(painter: QPainter, name: str, room: QRectF, lie: Lie = NORTH_UP) -> None:
    """Paint an island in its sea as it lies on a map; without a coastline, our mark stands for it.

    An arrow points at each landing.
    """
    theme = current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(room, theme.colour("sea"))
    if not name:
        side = room.height() * 0.5
        mark = icon().pixmap(round(side), round(side))
        painter.drawPixmap(room.center() - QPointF(side / 2, side / 2), mark)
        return
    found = coast(name)
    way = _fitting(found, room, lie.turned)
    shape = way.map(found.whole)
    painter.save()
    painter.setClipRect(room)
    shallow = QColor(theme.colour("raised" if theme.scheme == "light" else "accent"))
    for wide, strength in SOUNDINGS if theme.scheme != "contrast" else ():
        shallow.setAlphaF(strength if theme.scheme == "light" else strength / 5)
        pen = QPen(shallow, room.height() * wide * 2, j=Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape, pen)
    painter.fillPath(shape, theme.colour("ours"))
    painter.strokePath(shape, QPen(theme.colour("on-land"), max(1.0, theme.em * 0.06)))
    for east, north in lie.landings:
        ashore = way.map(QPointF(east * found.narrow, -north))
        long = room.height() * ARROW
        _paint_arrow(painter, ashore, _seaward(shape, ashore, long), long)
    painter.restore()


def _seaward(shape: QPainterPath, ashore: QPointF, far: float) -> QPointF:
    """Return the middle of the ways from a point of a coast that lead out to sea."""
    ways = [QPointF(cos(radians(turn)), sin(radians(turn))) * far for turn in range(0, 360, 15)]
    return sum((way for way in ways if not shape.contains(ashore + way)), QPointF())


def _paint_arrow(painter: QPainter, tip: QPointF, out: QPointF, long: float) -> None:
    """Paint an arrow that comes from the side of the sea, which lies `out` from the island."""
    theme = current()
    out /= hypot(out.x(), out.y()) or 1.0
    side, tail = QPointF(-out.y(), out.x()) * long, tip + out * long
    neck = tip + out * long * HEAD
    arrow = QPainterPath(tip)
    for spot in (neck + side * HEAD, neck + side * SHAFT, tail + side * SHAFT):
        arrow.lineTo(spot)
    for spot in (tail - side * SHAFT, neck - side * SHAFT, neck - side * HEAD):
        arrow.lineTo(spot)
    arrow.closeSubpath()
    painter.strokePath(arrow, QPen(theme.colour("sea"), max(2.0, theme.em * 0.16)))
    painter.fillPath(arrow, theme.colour("accent"))


def _fitting(found: Coast, room: QRectF, turned: float) -> QTransform:
    """Return how an island is turned, moved and scaled so that it fills a room."""
    turn = QTransform().rotate(-turned)
    box, edge = turn.map(found.largest).boundingRect(), EDGE * room.height()
    inner = room.adjusted(edge, edge, -edge, -edge)
    scale = min(inner.width() / box.width(), inner.height() / box.height())
    move = QTransform().translate(room.center().x(), room.center().y()).scale(scale, scale)
    return turn * move.translate(-box.center().x(), -box.center().y())


class IslandPicture(QWidget):
    """A picture of an island, or another that is laid over it, with the corners of a card.

    One that `grows` is higher where it is wider.
    """

    def __init__(
        self, island: str, *, wide: float, high: float, lie: Lie = NORTH_UP, grows: bool = False
    ) -> None:
        super().__init__()
        self._island, self._wide, self._high, self._lie = island, wide, high, lie
        self._over = QPixmap()
        upward = QSizePolicy.Policy.Preferred if grows else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, upward)
        policy.setHeightForWidth(grows)
        self.setSizePolicy(policy)
        current().changed.connect(self.updateGeometry)

    def show_island(self, island: str, over: QPixmap | None = None, lie: Lie = NORTH_UP) -> None:
        """Show another island, or a picture in its place."""
        self._island, self._over, self._lie = island, over or QPixmap(), lie
        self.update()

    def sizeHint(self) -> QSize:
        """Return its size."""
        return QSize(current().space(self._wide), current().space(self._high))

    def heightForWidth(self, width: int) -> int:
        """Keep its shape where it is wider."""
        space = current().space
        return max(space(self._high), round(width * self._high / self._wide))

    def minimumSizeHint(self) -> QSize:
        """Give way in width."""
        return QSize(current().space(6), current().space(self._high))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture within round corners."""
        del event
        painter, room = QPainter(self), QRectF(self.rect())
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        shape, corner = QPainterPath(), current().space(CORNER)
        shape.addRoundedRect(room, corner, corner)
        painter.setClipPath(shape)
        if self._over.isNull():
            paint_island(painter, self._island, room, self._lie)
        else:
            size = self._over.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            painter.fillRect(room, _ground_of(self._over))
            box = QRectF(QPointF(0, 0), size.toSizeF())
            box.moveCenter(room.center())
            painter.drawPixmap(box, self._over, QRectF(self._over.rect()))
        painter.end()


def _ground_of(picture: QPixmap) -> QColor:
    """Return the colour of a picture's corner, so that no seam shows where it is too narrow."""
    corner = picture.copy(0, 0, CORNER_OF_SEA, CORNER_OF_SEA).toImage()
    smooth = Qt.TransformationMode.SmoothTransformation
    return corner.scaled(1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).pixelColor(0, 0)
