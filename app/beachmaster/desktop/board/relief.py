"""Shade the land as if light fell on it from the north-west, by how high its ground is."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from beachmaster.desktop.board.geometry import Sheet, Viewpoint, move
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.display import Ground
from beachmaster.engine.scenery import Summit

GRAIN, GRAIN_OF_AREAS = 6, 18
"""The pixels of the shade for each step from hex to hex, or unit of a map of areas; they are
smoothed when it is painted."""
STRENGTH, MOST = 0.4, 30
"""How dark or light a slope becomes for its height, and at most, of 255: names on it are read."""
OF_AREAS = 2.4
"""How much more of it a map of areas bears, which has one height and no grounds to be told by."""
BY_NIGHT = 0.5
"""How much of it a dark theme bears."""
HEIGHTS: dict[Ground, int] = {
    "clear": 40,
    "beach": 10,
    "open": 40,
    "mine": 40,
    "rough": 90,
    "broken": 90,
    "ravine": 60,
    "difficult": 140,
    "mountain": 220,
}
"""How high a ground stands over the sea, of 255; our own drawing, not the map's."""


def paint_relief(painter: QPainter, sheet: Sheet, view: Viewpoint, *, by_day: bool) -> None:
    """Paint the shade over the land, less of it where the theme is dark.

    Of a map that is learned as one plays there is none: nobody knows how high it is.
    """
    if any(each.ground == "open" for each in sheet.chart.hexes.values()):
        return
    painter.save()
    painter.setOpacity(1.0 if by_day else BY_NIGHT)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    shade = _shade(sheet)
    painter.drawImage(view.transform().mapRect(sheet.bounds), shade, QRectF(shade.rect()))
    painter.restore()


@lru_cache(maxsize=2)
def _shade(sheet: Sheet) -> QImage:
    """Return the shade of a sheet: black where its ground falls away from the light, or white."""
    high = _heights(sheet)
    more = OF_AREAS if isinstance(sheet.chart, AreaChart) else 1.0
    wide, tall, row = high.width(), high.height(), high.bytesPerLine()
    ground = bytes(high.constBits())
    made = bytearray(wide * tall * 4)
    for y in range(1, tall - 1):
        above, below = (y - 1) * row, (y + 1) * row
        for x in range(1, wide - 1):
            slope = ground[above + x - 1] - ground[below + x + 1]
            strong = round(min(MOST, abs(slope) * STRENGTH) * more)
            at = (y * wide + x) * 4
            light = strong if slope < 0 else 0
            made[at : at + 4] = bytes((light, light, light, strong))
    form = QImage.Format.Format_ARGB32_Premultiplied
    return QImage(bytes(made), wide, tall, wide * 4, form).copy()


def _rise(painter: QPainter, summit: Summit) -> None:
    """Let the ground rise to a summit that a board file draws."""
    middle, reach = QPointF(*summit.at), summit.wide * 2
    slope = QRadialGradient(middle, reach)
    foot = _grey(summit.high)
    foot.setAlphaF(0.0)
    slope.setColorAt(0.0, _grey(summit.high))
    slope.setColorAt(1.0, foot)
    painter.setBrush(slope)
    painter.drawEllipse(middle, reach, reach)


def _grey(height: int) -> QColor:
    return QColor(height, height, height)


def _heights(sheet: Sheet) -> QImage:
    """Return the heights of a sheet as a picture in grey, its steps between hexes smoothed."""
    bounds, areas = sheet.bounds, isinstance(sheet.chart, AreaChart)
    fine = GRAIN_OF_AREAS if areas else GRAIN
    size = QSize(round(bounds.width() * fine), round(bounds.height() * fine))
    drawn = QImage(size, QImage.Format.Format_Grayscale8)
    drawn.fill(0)
    painter = QPainter(drawn)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(fine, fine)
    move(painter, -bounds.topLeft())
    if areas:  # of an area nobody says how high it is
        painter.fillPath(sheet.coast, _grey(HEIGHTS["clear"]))
    else:
        for place, each in sheet.chart.hexes.items():
            painter.setBrush(_grey(HEIGHTS[each.ground]))
            painter.drawPolygon(sheet.polygons[place])
    for summit in sheet.chart.scenery.summits:
        _rise(painter, summit)
    painter.end()
    smooth = Qt.TransformationMode.SmoothTransformation
    aspect = Qt.AspectRatioMode.IgnoreAspectRatio
    return drawn.scaled(size / 3, aspect, smooth).scaled(size, aspect, smooth)
