"""Draw the island a game is about from its coastline: for cards, where no map is open."""

from functools import cache
from math import cos, radians

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
from beachmaster.paths import data_root

SOUNDINGS = ((0.14, 0.3), (0.07, 0.4))
"""Bands of shallow water around a coast: how wide, in heights of the picture, and how strong."""
EDGE = 0.14
"""How much of the picture is sea at each side."""
CORNER_OF_SEA = 24
"""So many pixels of a kept picture's corner tell the colour of its sea."""


class _File(msgspec.Struct):
    """A file of `resources/coastlines`: rings of longitude and latitude by island."""

    islands: dict[str, list[list[tuple[float, float]]]]


class Coast(msgspec.Struct, frozen=True):
    """The outlines of an island and its islets, in degrees of latitude; north is up."""

    whole: QPainterPath
    island: QRectF


@cache
def coast(name: str) -> Coast:
    """Return an island's coastline without distortion, and the box of its largest part."""
    path = data_root() / "resources" / "coastlines" / f"{name}.json"
    rings = msgspec.json.decode(path.read_bytes(), type=_File).islands.values()
    whole, island = QPainterPath(), QRectF()
    for ring in (ring for each in rings for ring in each):
        narrow = cos(radians(ring[0][1]))
        shape = _smooth([QPointF(east * narrow, -north) for east, north in ring])
        whole.addPath(shape)
        box = shape.boundingRect()
        island = box if box.width() * box.height() > island.width() * island.height() else island
    return Coast(whole, island)


def _smooth(ring: list[QPointF]) -> QPainterPath:
    """Round a ring off, through the middles of its sides."""
    if ring[0] == ring[-1]:
        ring = ring[:-1]
    path = QPainterPath((ring[-1] + ring[0]) / 2)
    for here, there in zip(ring, [*ring[1:], ring[0]], strict=True):
        path.quadTo(here, (here + there) / 2)
    path.closeSubpath()
    return path


def paint_island(painter: QPainter, name: str, room: QRectF) -> None:
    """Paint an island in its sea; without a coastline, our mark stands for it."""
    theme = current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(room, theme.colour("sea"))
    if not name:
        side = room.height() * 0.5
        mark = icon().pixmap(round(side), round(side))
        painter.drawPixmap(room.center() - QPointF(side / 2, side / 2), mark)
        return
    shape = _fitted(coast(name), room)
    painter.save()
    painter.setClipRect(room)
    shallow = QColor(theme.colour("raised" if theme.scheme == "light" else "accent"))
    for wide, strength in SOUNDINGS if theme.scheme != "contrast" else ():
        shallow.setAlphaF(strength if theme.scheme == "light" else strength / 5)
        pen = QPen(shallow, room.height() * wide * 2, j=Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape, pen)
    painter.fillPath(shape, theme.colour("ours"))
    painter.strokePath(shape, QPen(theme.colour("on-land"), max(1.0, theme.em * 0.06)))
    painter.restore()


def _fitted(found: Coast, room: QRectF) -> QPainterPath:
    box, edge = found.island, EDGE * room.height()
    inner = room.adjusted(edge, edge, -edge, -edge)
    scale = min(inner.width() / box.width(), inner.height() / box.height())
    move = QTransform().translate(room.center().x(), room.center().y()).scale(scale, scale)
    return move.translate(-box.center().x(), -box.center().y()).map(found.whole)


class IslandPicture(QWidget):
    """A picture of an island, or another that is laid over it, with the corners of a card."""

    def __init__(self, island: str, *, wide: float, high: float) -> None:
        super().__init__()
        self._island, self._wide, self._high = island, wide, high
        self._over = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        current().changed.connect(self.updateGeometry)

    def show_island(self, island: str, over: QPixmap | None = None) -> None:
        """Show another island, or a picture in its place."""
        self._island, self._over = island, over or QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        """Return its size."""
        return QSize(current().space(self._wide), current().space(self._high))

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
            paint_island(painter, self._island, room)
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
