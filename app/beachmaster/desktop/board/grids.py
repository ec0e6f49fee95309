"""Say where the points of a map lie on the sheet that is shown: as printed flat, or as on a photo.

A sheet's unit is the step from one hex to the next; on a photo, such a step in its middle.
"""

from math import sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from beachmaster.engine.hexgrid import HexId, Point, centre
from beachmaster.engine.placing import Fit


class FlatGrid:
    """The map as printed, seen from straight above."""

    photo: QPixmap | None = None
    """What lies under the hexes, where it is not drawn."""

    @property
    def frame(self) -> QRectF:
        """Return the rectangle that the photo takes on the sheet."""
        return QRectF()

    def place(self, point: Point) -> QPointF:
        """Return where on the sheet a point of the map lies."""
        return QPointF(*point)

    def point(self, at: QPointF) -> Point | None:
        """Return which point of the map lies there on the sheet."""
        return at.x(), at.y()

    def size(self, place: HexId) -> float:
        """Return how large a hex is, where 1 is its ordinary size."""
        del place
        return 1.0


class PhotoGrid(FlatGrid):
    """The map as a photo of it shows it, with the photo; `step` is its unit in pixels."""

    def __init__(self, photo: QPixmap | None, fit: Fit, step: float | None = None) -> None:
        self.photo = photo
        self._fit = fit
        self._step = step or sqrt(abs(fit.area(fit.heart)))

    @property
    def frame(self) -> QRectF:
        """Return the rectangle that the photo takes on the sheet."""
        shape = self._fit.placement
        return QRectF(0, 0, shape.width / self._step, shape.height / self._step)

    def place(self, point: Point) -> QPointF:
        """Return where on the sheet a point lies; beyond the horizon, far off the photo."""
        pixel = self._fit.pixel(point)
        shape = self._fit.placement
        return QPointF(*(pixel or (-shape.width, -shape.height))) / self._step

    def point(self, at: QPointF) -> Point | None:
        """Return which point of the map lies there on the sheet."""
        return self._fit.projection.back((at.x() * self._step, at.y() * self._step))

    def size(self, place: HexId) -> float:
        """Return how large the photo shows a hex."""
        point = centre(place, self._fit.layout)
        if not self._fit.projection.sees(point):
            return 1.0
        return sqrt(abs(self._fit.area(point))) / self._step


class JoinedGrid(FlatGrid):
    """The map seen from straight above, over several photos joined to one picture."""

    def __init__(self, photo: QPixmap, frame: QRectF) -> None:
        self.photo = photo
        self._frame = frame

    @property
    def frame(self) -> QRectF:
        """Return the rectangle that the picture takes on the sheet."""
        return self._frame


FLAT_GRID = FlatGrid()
