"""An invented map as a photo of it: with numbers or without, at a slant, a little blurred."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPolygonF, QTransform

from beachmaster.engine import hexgrid
from beachmaster.engine.placing import Lattice

PRINTED = Lattice(14, 10, "flat", "even")
STEP = 100.0
SIZE = (2000, 1500)
SLANTED = ((260.0, 160.0), (1780.0, 210.0), (1930.0, 1400.0), (90.0, 1330.0))
GROUNDS = ("#d8c690", "#b9b27a", "#a08a5c", "#e7d9a8")


class PrintedMap:
    """The photo, and where on it the middle of each hex lies."""

    def __init__(self, lattice=PRINTED, quad=SLANTED, *, numbers=True, size=SIZE):
        self.lattice = lattice
        self.way = _seen(_paper(lattice), quad)
        self.middles = {}
        for place in lattice.hexes:
            at = self.way.map(QPointF(*hexgrid.centre(place, lattice.layout)) * STEP)
            self.middles[place] = (at.x(), at.y())
        self.image = self._taken(size, numbers=numbers)

    def worst(self, found, renamed=lambda place: place):
        """Return how many hexes off the worst hex is in a fit, which may have other numbers."""
        return max(
            math.dist(found.projection.back(at), hexgrid.centre(renamed(place), found.layout))
            for place, at in self.middles.items()
        )

    def _taken(self, size, *, numbers):
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(QColor("#4a3526"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(self.way)
        painter.fillRect(_paper(self.lattice).boundingRect(), QColor("#8fb4c8"))
        painter.setFont(QFont("sans", 1))
        font = painter.font()
        font.setPixelSize(22)
        painter.setFont(font)
        for place in self.lattice.hexes:
            self._hex(painter, place, numbers=numbers)
        painter.end()
        small = image.scaled(
            image.size() / 2, mode=Qt.TransformationMode.SmoothTransformation
        )  # the blur
        return small.scaled(image.size(), mode=Qt.TransformationMode.SmoothTransformation)

    def _hex(self, painter, place, *, numbers):
        layout = self.lattice.layout
        painter.setPen(QPen(QColor("#40382a"), 3))
        painter.setBrush(QColor(GROUNDS[int(place) * 7 % 11 % len(GROUNDS)]))
        corners = hexgrid.corners(place, layout)
        painter.drawPolygon(QPolygonF([QPointF(*corner) * STEP for corner in corners]))
        if numbers:
            x, y = hexgrid.centre(place, layout)
            painter.drawText(QPointF(x * STEP - 26, y * STEP - 24), place)


def _paper(lattice):
    """Return the map's sheet, printed a little larger than its hexes."""
    points = [
        QPointF(*corner) * STEP
        for place in lattice.hexes
        for corner in hexgrid.corners(place, lattice.layout)
    ]
    box = QPolygonF(points).boundingRect().adjusted(-40, -40, 40, 40)
    return QPolygonF([box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()])


def _seen(paper, quad):
    """Return the way from paper to photo; Qt gives none for corners on a line."""
    made = QTransform.quadToQuad(paper, QPolygonF([QPointF(*corner) for corner in quad]))
    assert isinstance(made, QTransform)
    assert made.isInvertible()
    return made
