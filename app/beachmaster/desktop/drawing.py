"""Paint the drawings of the rules: in the theme's colors on the screen, as ink on paper."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.theme import ROLES, current
from beachmaster.rulebook.drawings import Scene, read_drawing, scene_of
from beachmaster.rulebook.drawings.shapes import TEXT, Face, Label, Polygon
from beachmaster.rulebook.drawings.svg import print_color

SCHEME = "drawing:"
LETTERS = 0.86
"""How high a drawing's text is beside the theme's."""
LARGER, TALLEST = 1.7, 24.0
"""To fill a line of text a drawing grows so far, and no taller than so many ems."""
Color = Callable[[str], QColor]


def address(source: str) -> str:
    """Return the address by which a page names a drawing."""
    return SCHEME + urlsafe_b64encode(source.encode()).decode()


def source_of(name: QUrl | str) -> str:
    """Return the drawing that an address names; empty where it names none."""
    words = name if isinstance(name, str) else name.toString()
    coded = words.removeprefix(SCHEME)
    return urlsafe_b64decode(coded.encode()).decode() if coded != words else ""


@lru_cache(maxsize=64)
def laid_out(source: str) -> Scene:
    """Return a drawing laid out, once."""
    return scene_of(read_drawing(source))


def themed(role: str) -> QColor:
    """Return the color of a role in the theme; ground that the theme has no color for is clear."""
    return current().colour(role if role in ROLES else "land-clear")


def inked(role: str) -> QColor:
    """Return the color of a role on paper."""
    return QColor(print_color(role))


def scale_of(scene: Scene, zoom: float = 1.0, room: float = 0.0) -> float:
    """Return how many pixels a unit of a drawing is, so that it fills the room it has."""
    em = current().em * zoom
    usual = em * LETTERS / TEXT
    if not room:
        return usual
    grown = max(usual, min(usual * LARGER, em * TALLEST / scene.height))
    return min(grown, room / scene.width)


def picture(source: str, zoom: float = 1.0, room: float = 0.0, *, paper: bool = False) -> QImage:
    """Return a drawing as a picture, sharp on every screen."""
    scene = laid_out(source)
    scale, sharp = (3.0, 1.0) if paper else (scale_of(scene, zoom, room), 2.0)
    wide, high = (round(side * scale * sharp) for side in (scene.width, scene.height))
    image = QImage(max(wide, 1), max(high, 1), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(sharp)
    image.fill(Qt.GlobalColor.white if paper else Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, scene, scale, inked if paper else themed)
    painter.end()
    return image


def paint(painter: QPainter, scene: Scene, scale: float, color: Color) -> None:
    """Paint a drawing at the painter's origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    for shape in scene.shapes:
        if isinstance(shape, Label):
            _write(painter, shape, color)
            continue
        if isinstance(shape, Face):
            _draw_face(painter, shape)
            continue
        points = QPolygonF([QPointF(x, y) for x, y in shape.points])
        painter.setPen(_pen(shape.line, shape.width, color, dashed=shape.dashed))
        if isinstance(shape, Polygon):
            painter.setBrush(color(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(points)
        else:
            painter.drawPolyline(points)


def _draw_face(painter: QPainter, face: Face) -> None:
    """Draw a counter as the map draws it."""
    from beachmaster.desktop.board.counters import CounterPress  # the board imports the card

    painter.save()
    painter.translate(*face.at)
    CounterPress(current()).draw(painter, face.counter, face.size)
    painter.restore()


def _pen(role: str, width: float, color: Color, *, dashed: bool) -> QPen:
    if not role:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(color(role), width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if dashed:
        pen.setDashPattern([3.0, 2.0])
    return pen


def _write(painter: QPainter, label: Label, color: Color) -> None:
    font = QFont(current().font())
    font.setPixelSize(max(round(label.size * 4), 1))
    font.setBold(label.bold)
    painter.save()
    painter.translate(*label.at)
    painter.scale(0.25, 0.25)  # fonts have whole sizes: a large one made small keeps its place
    painter.setFont(font)
    painter.setPen(color(label.role))
    box = QRectF(0 if label.begins else -2000, -200, 4000, 400)
    across = Qt.AlignmentFlag.AlignLeft if label.begins else Qt.AlignmentFlag.AlignHCenter
    painter.drawText(box, across | Qt.AlignmentFlag.AlignVCenter, label.words)
    painter.restore()


class DrawingView(QWidget):
    """A drawing on a card; readers hear what it teaches."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source = ""
        give_role(self, QAccessible.Role.Graphic)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        current().changed.connect(self._fit)
        self.hide()

    @property
    def source(self) -> str:
        """Return the drawing that is shown; empty where there is none."""
        return self._source

    def show_drawing(self, source: str) -> None:
        """Show a drawing, or nothing."""
        self._source = source
        self.setAccessibleName(read_drawing(source).spoken if source else "")
        self.setVisible(bool(source))
        self._fit()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it in the colors of the theme."""
        if self._source:
            scene = laid_out(self._source)
            painter = QPainter(self)
            paint(painter, scene, scale_of(scene, room=self.width()), themed)
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole drawing in sight."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._source:
            scene = laid_out(self._source)
            self.setFixedHeight(round(scene.height * scale_of(scene, room=max(self.width(), 120))))
