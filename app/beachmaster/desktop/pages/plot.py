"""Draw a few values by turn as lines, told apart by colour and by mark, with a table in words."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.words import say
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text


class Series(msgspec.Struct, frozen=True):
    """One line: its name, its colour, and a value for each turn."""

    name: Text
    role: Role
    values: tuple[float, ...]


class Plot(QWidget):
    """Lines over turns; every point carries its number."""

    def __init__(self, title: Text, turns: Sequence[str], series: Sequence[Series]) -> None:
        super().__init__()
        self._title, self._turns, self._series = title, list(turns), list(series)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(say(title))
        self.setAccessibleDescription(self.in_words())

    def in_words(self) -> str:
        """Return every value, for a screen reader."""
        said = []
        for one in self._series:
            pairs = [
                say(Text(_POINT, turn=turn, value=_number(value)))
                for turn, value in zip(self._turns, one.values, strict=True)
            ]
            said.append(say(Text(_LINE, name=one.name, points=pairs)))
        return " ".join(said)

    def sizeHint(self) -> QSize:
        """Return a size in which the numbers can be read."""
        return QSize(current().space(22), current().space(12))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(current().space(14), current().space(9))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title, axes, lines and their names."""
        del event
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.colour("surface"))
        painter.setFont(theme.font(bold=True))
        painter.setPen(theme.colour("text"))
        line = theme.em
        painter.drawText(QPointF(line / 2, line), say(self._title))
        area = QRectF(self.rect()).adjusted(2 * line, 1.8 * line, -line, -2.6 * line)
        painter.setFont(theme.font(0.85))
        self._axes(painter, area)
        for number, one in enumerate(self._series):
            self._draw(painter, area, one, number)
        painter.end()

    def _axes(self, painter: QPainter, area: QRectF) -> None:
        theme = current()
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        low, high = self._range()
        if low < 0 < high:
            painter.drawLine(self._at(area, 0, 0), self._at(area, len(self._turns) - 1, 0))
        painter.setPen(theme.colour("muted"))
        for place, turn in enumerate(self._turns):
            point = self._at(area, place, low)
            box = QRectF(point.x() - theme.em, area.bottom(), 2 * theme.em, theme.em * 1.1)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, turn)

    def _draw(self, painter: QPainter, area: QRectF, one: Series, number: int) -> None:
        theme = current()
        colour = theme.colour(one.role)
        points = [self._at(area, place, value) for place, value in enumerate(one.values)]
        style = Qt.PenStyle.SolidLine if number == 0 else Qt.PenStyle.DashLine
        painter.setPen(QPen(colour, max(1.5, theme.em / 10), style))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(colour)
        radius = theme.em / 5
        above = number == 0
        for point, value in zip(points, one.values, strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            if number == 0:
                painter.drawEllipse(point, radius, radius)
            else:
                painter.drawRect(QRectF(point.x() - radius, point.y() - radius, *(2 * radius,) * 2))
            painter.setPen(colour)
            shift = -theme.em * 1.3 if above else theme.em * 0.2
            box = QRectF(point.x() - theme.em, point.y() + shift, 2 * theme.em, theme.em)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, _number(value))
        self._legend(painter, area, one, number)

    def _legend(self, painter: QPainter, area: QRectF, one: Series, number: int) -> None:
        theme = current()
        width = area.width() / max(1, len(self._series))
        left = area.left() + number * width
        mark = "●" if number == 0 else "■"
        box = QRectF(left, area.bottom() + theme.em * 1.2, width, theme.em * 1.2)
        painter.setPen(theme.colour(one.role))
        words = say(Text(_LEGEND, mark=mark, name=one.name))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _range(self) -> tuple[float, float]:
        values = [value for one in self._series for value in one.values] or [0.0]
        low, high = min(0.0, *values), max(values)
        return low, high if high > low else low + 1

    def _at(self, area: QRectF, place: int, value: float) -> QPointF:
        low, high = self._range()
        across = place / max(1, len(self._turns) - 1)
        up = (value - low) / (high - low)
        return QPointF(
            area.left() + across * area.width(), area.bottom() - up * area.height() * 0.9
        )


def _number(value: float) -> str:
    return f"{value:g}"


_POINT = QT_TRANSLATE_NOOP("desktop", "turn {turn}: {value}")
_LINE = QT_TRANSLATE_NOOP("desktop", "{name}: {points}.")
_LEGEND = QT_TRANSLATE_NOOP("desktop", "{mark} {name}")
