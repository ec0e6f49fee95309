"""What lies on the map is painted once for each look, and laid down as a picture then."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.board.stamps import HINTS, Prints

CIRCLE = QRectF(20.3, 20.6, 11.2, 11.2)


class Painting:
    """Lays a circle down, and counts how often it was painted for that."""

    def __init__(self):
        self.prints, self.painted, self.look = Prints(), 0, "round"

    def seen(self, origin=(3.25, 4.5), scale=40.0, *, hasty=False):
        """Return a picture with the circle as a view shows it."""
        view, image = Viewpoint(scale, QPointF(*origin)), QImage(60, 60, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            painter.setRenderHints(HINTS)
            self.prints.begin(painter, view, hasty=hasty)
            box = CIRCLE.translated(view.origin)
            room = box.adjusted(-2, -2, 2, 2)
            self.prints.lay(painter, "0101", self.look, lambda: room, lambda on: self.draw(on, box))
        return image

    def draw(self, painter, box):
        self.painted += 1
        painter.setBrush(Qt.GlobalColor.darkGreen)
        painter.drawEllipse(box)


@pytest.fixture
def painting(qapp):
    painting = Painting()
    painting.seen()
    assert painting.painted == 1
    return painting


def test_what_looks_the_same_is_painted_once_though_the_map_moves_by_whole_pixels(painting):
    there = painting.seen()
    moved = painting.seen((13.25, 9.5))
    assert painting.painted == 1
    assert moved.copy(10, 5, 50, 55) == there.copy(0, 0, 50, 55)


@pytest.mark.parametrize("view", [{"origin": (3.5, 4.5)}, {"scale": 41.0}])
def test_it_is_painted_anew_between_pixels_and_at_another_scale(painting, view):
    painting.seen(**view)
    assert painting.painted == 2


def test_what_looks_otherwise_is_painted_anew(painting):
    painting.look = "rounder"
    painting.seen()
    assert painting.painted == 2


def test_it_looks_as_if_it_were_painted_there(painting):
    direct = QImage(60, 60, QImage.Format.Format_RGB32)
    direct.fill(Qt.GlobalColor.white)
    with QPainter(direct) as painter:
        painter.setRenderHints(HINTS)
        painting.draw(painter, CIRCLE.translated(3.25, 4.5))
    laid = painting.seen()
    inks = ((direct.pixelColor(x, y), laid.pixelColor(x, y)) for x in range(60) for y in range(60))
    assert max(abs(one.red() - two.red()) for one, two in inks) <= 2


def test_in_haste_it_is_painted_where_it_is(painting):
    kept = painting.seen()
    hasty = painting.seen(hasty=True)
    painting.seen(hasty=True)
    assert painting.painted == 3
    inks = ((kept.pixelColor(x, y), hasty.pixelColor(x, y)) for x in range(60) for y in range(60))
    assert max(abs(one.red() - two.red()) for one, two in inks) <= 2
