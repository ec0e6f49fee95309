"""Draw the pictures of the large questions: islands, a table, a screen, dice, bags, icons."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from beachmaster.desktop.icons import Line, line_picture
from beachmaster.desktop.pages.islands import paint_island
from beachmaster.desktop.prompts.die import draw_die
from beachmaster.desktop.theme import Role, current
from beachmaster.desktop.theme.tokens import CORNER
from beachmaster.engine.about import Lie

HEX = ((0.25, 0.0), (0.75, 0.0), (1.0, 0.5), (0.75, 1.0), (0.25, 1.0), (0.0, 0.5))
_ISLAND = ((0.1, 0.75), (0.25, 0.45), (0.5, 0.3), (0.75, 0.1), (0.95, 0.3), (0.8, 0.7), (0.4, 0.95))


def table(painter: QPainter, room: QRectF) -> None:
    """Draw a printed map on a table, with counters on it and two dice beside it."""
    _shape(painter, _in(room, 0.0, 0.1, 1.0, 0.8), _corners(0.14), "land-rough", "land-mountain")
    sheet = _in(room, 0.2, 0.18, 0.6, 0.5)
    _shape(painter, sheet, _corners(0.0), "land-beach", "grid")
    side = sheet.width() / 3.4
    for column in range(3):
        for row in range(2):
            left = sheet.left() + side * (0.35 + column * 0.85)
            top = sheet.top() + side * (0.25 + row * 0.9 + (column % 2) * 0.4)
            _shape(painter, QRectF(left, top, side * 0.95, side * 0.85), HEX, "land-clear", "grid")
    counter = QRectF(0, 0, side * 0.6, side * 0.6)
    for spot, role in (((0.32, 0.62), "ours"), ((0.66, 0.34), "theirs")):
        x, y = spot
        counter.moveCenter(
            QPointF(sheet.left() + x * sheet.width(), sheet.top() + y * sheet.height())
        )
        _shape(painter, counter, _corners(0.0), role, role)  # type: ignore[arg-type]
    draw_die(painter, _in(room, 0.26, 0.72, 0.15, 0.15), 3, "blue")
    draw_die(painter, _in(room, 0.5, 0.73, 0.15, 0.15), 5, "red")


def screen(painter: QPainter, room: QRectF) -> None:
    """Draw a screen with an island on it."""
    inner = _screen(painter, room)
    painter.fillRect(inner, current().colour("sea"))
    island = _in(inner, 0.18, 0.14, 0.64, 0.72)
    path, points = QPainterPath(), _points(island, _ISLAND)
    path.moveTo((points[-1] + points[0]) / 2)
    for here, there in zip(points, [*points[1:], points[0]], strict=True):
        path.quadTo(here, (here + there) / 2)
    painter.setPen(QPen(current().colour("on-land"), 1))
    painter.setBrush(current().colour("ours"))
    painter.drawPath(path)


def words_alone(painter: QPainter, room: QRectF) -> None:
    """Draw two sheets that ask and answer, without any map."""
    theme = current()
    for x, y, role in ((0.04, 0.1, "accent"), (0.3, 0.5, "muted")):
        bubble = _in(room, x, y, 0.66, 0.34)
        painter.setPen(QPen(theme.colour(role), max(1.5, room.width() / 26)))  # type: ignore[arg-type]
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(bubble, bubble.height() / 4, bubble.height() / 4)
        for line, share in ((0.38, 0.62), (0.66, 0.4)):
            start = bubble.topLeft() + QPointF(bubble.width() * 0.18, bubble.height() * line)
            painter.drawLine(start, start + QPointF(bubble.width() * share, 0))


def island(coast: str, lie: Lie) -> Callable[[QPainter, QRectF], None]:
    """Return what draws the island of a game in its sea."""

    def paint(painter: QPainter, room: QRectF) -> None:
        shape, corner = QPainterPath(), current().space(CORNER)
        shape.addRoundedRect(room, corner, corner)
        painter.save()
        painter.setClipPath(shape)
        paint_island(painter, coast, room, lie)
        painter.restore()

    return paint


def you_roll(painter: QPainter, room: QRectF) -> None:
    """Draw two dice that lie on a table."""
    _turned(painter, _in(room, 0.1, 0.14, 0.46, 0.46), -14, 5, "blue")
    _turned(painter, _in(room, 0.48, 0.46, 0.42, 0.42), 10, 2, "red")


def program_rolls(painter: QPainter, room: QRectF) -> None:
    """Draw a die on a screen."""
    inner = _screen(painter, room)
    side = inner.height() * 0.72
    die = QRectF(0, 0, side, side)
    die.moveCenter(inner.center())
    draw_die(painter, die, 5, "blue")


def either_rolls(painter: QPainter, room: QRectF) -> None:
    """Draw a screen with a die, and one in front of it."""
    program_rolls(painter, _in(room, 0.0, 0.0, 0.8, 0.8))
    _turned(painter, _in(room, 0.54, 0.54, 0.4, 0.4), 10, 3, "red")


def you_draw(painter: QPainter, room: QRectF) -> None:
    """Draw a bag that stands on a table, and a counter beside it."""
    _bag(painter, _in(room, 0.08, 0.06, 0.62, 0.8))
    _counter(painter, _in(room, 0.62, 0.56, 0.3, 0.3))


def program_draws(painter: QPainter, room: QRectF) -> None:
    """Draw a bag on a screen."""
    inner = _screen(painter, room)
    _bag(painter, _in(inner, 0.28, 0.08, 0.44, 0.84))


def either_draws(painter: QPainter, room: QRectF) -> None:
    """Draw a screen with a bag, and a counter in front of it."""
    program_draws(painter, _in(room, 0.0, 0.0, 0.8, 0.8))
    _counter(painter, _in(room, 0.6, 0.58, 0.32, 0.32))


def lined(line: Line) -> Callable[[QPainter, QRectF], None]:
    """Return what draws one of our line icons."""

    def paint(painter: QPainter, room: QRectF) -> None:
        inner = _in(room, 0.15, 0.15, 0.7, 0.7)
        picture = line_picture(line, "accent", round(inner.width()))
        painter.drawPixmap(inner.topLeft(), picture)

    return paint


def _screen(painter: QPainter, room: QRectF) -> QRectF:
    """Draw a screen on its foot; return what it shows."""
    frame = _in(room, 0.04, 0.12, 0.92, 0.62)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current().colour("muted"))
    painter.drawRoundedRect(frame, frame.width() * 0.06, frame.width() * 0.06)
    painter.drawRect(_in(room, 0.44, 0.72, 0.12, 0.1))
    foot = _in(room, 0.28, 0.8, 0.44, 0.07)
    painter.drawRoundedRect(foot, foot.height() / 2, foot.height() / 2)
    edge = frame.width() * 0.06
    inner = frame.adjusted(edge, edge, -edge, -edge)
    painter.fillRect(inner, current().colour("page"))
    return inner


def _bag(painter: QPainter, room: QRectF) -> None:
    """Draw a bag of cloth, tied at its neck."""
    theme = current()
    left, top, wide, high = room.left(), room.top(), room.width(), room.height()

    def at(x: float, y: float) -> QPointF:
        return QPointF(left + x * wide, top + y * high)

    sack = QPainterPath(at(0.24, 0.0))
    sack.quadTo(at(0.5, 0.1), at(0.76, 0.0))
    sack.quadTo(at(0.68, 0.16), at(0.7, 0.24))
    sack.cubicTo(at(1.1, 0.6), at(1.06, 1.0), at(0.5, 1.0))
    sack.cubicTo(at(-0.06, 1.0), at(-0.1, 0.6), at(0.3, 0.24))
    sack.quadTo(at(0.32, 0.16), at(0.24, 0.0))
    painter.setPen(QPen(theme.colour("on-land"), 1))
    painter.setBrush(theme.colour("land-mountain"))
    painter.drawPath(sack)
    painter.setPen(QPen(theme.colour("theirs"), max(2.0, room.width() / 12)))
    painter.drawLine(at(0.3, 0.24), at(0.7, 0.24))


def _counter(painter: QPainter, room: QRectF) -> None:
    """Draw a counter that lies face down."""
    theme, corner = current(), room.width() * 0.14
    painter.setPen(QPen(theme.colour("on-ours"), 1))
    painter.setBrush(theme.colour("ours"))
    painter.drawRoundedRect(room, corner, corner)


def _turned(painter: QPainter, room: QRectF, degrees: float, value: int, color: str) -> None:
    painter.save()
    painter.translate(room.center())
    painter.rotate(degrees)
    painter.translate(-room.center())
    draw_die(painter, room, value, color)
    painter.restore()


def _shape(
    painter: QPainter,
    room: QRectF,
    corners: tuple[tuple[float, float], ...],
    ground: Role,
    edge: Role,
) -> None:
    painter.setPen(QPen(current().colour(edge), 1))
    painter.setBrush(current().colour(ground))
    painter.drawPolygon(QPolygonF(_points(room, corners)))


def _corners(narrow: float) -> tuple[tuple[float, float], ...]:
    """Return the corners of a table: seen from its end, the far side is narrower."""
    return ((narrow, 0.0), (1.0 - narrow, 0.0), (1.0, 1.0), (0.0, 1.0))


def _points(room: QRectF, corners: tuple[tuple[float, float], ...]) -> list[QPointF]:
    left, top, wide, high = room.left(), room.top(), room.width(), room.height()
    return [QPointF(left + x * wide, top + y * high) for x, y in corners]


def _in(room: QRectF, x: float, y: float, wide: float, high: float) -> QRectF:
    """Return a part of a room, in shares of it."""
    return QRectF(
        room.left() + x * room.width(),
        room.top() + y * room.height(),
        wide * room.width(),
        high * room.height(),
    )
