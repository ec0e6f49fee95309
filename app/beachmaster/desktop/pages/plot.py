"""Draw a few values by turn as lines, told apart by colour and by mark, with a table in words."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text, with_minus


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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(say(title))
        give_role(self, QAccessible.Role.Chart)
        self.setAccessibleDescription(self.in_words())

    def in_words(self) -> str:
        """Return every value, for a screen reader."""
        said = []
        for one in self._series:
            pairs = [
                say(T("turn {turn}: {value}", turn=turn, value=_number(value)))
                for turn, value in zip(self._turns, one.values, strict=True)
            ]
            said.append(say(T("{name}: {points}.", name=one.name, points=pairs)))
        return " ".join(said)

    def sizeHint(self) -> QSize:
        """Return a size in which the numbers can be read."""
        return QSize(current().space(24), current().space(15))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(current().space(14), current().space(13))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title, axes, lines and their names."""
        del event
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        em = theme.em
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("surface"))
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, em * 0.35, em * 0.35)
        painter.setFont(theme.font(bold=True))
        painter.setPen(theme.colour("text"))
        title = QRectF(em * 0.75, em * 0.5, self.width() - em * 1.5, em * 1.2)
        painter.drawText(title, Qt.AlignmentFlag.AlignLeft, say(self._title))
        area = frame.adjusted(1.5 * em, 3 * em, -1.5 * em, -4 * em)
        painter.setFont(theme.font(CAPTION))
        self._axes(painter, area)
        for number, one in enumerate(self._series):
            self._draw(painter, area, one, number)
        self._legend(painter, area)
        painter.end()

    def _axes(self, painter: QPainter, area: QRectF) -> None:
        theme = current()
        em = theme.em
        low, high = self._range()
        foot = area.bottom() + em * 1.1  # the numbers of the lower line stand above the axis
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.drawLine(QPointF(area.left() - em, foot), QPointF(area.right() + em, foot))
        if low < 0 < high:
            painter.drawLine(self._at(area, 0, 0), self._at(area, len(self._turns) - 1, 0))
        painter.setPen(theme.colour("muted"))
        for place, turn in enumerate(self._turns):
            across = self._at(area, place, low).x()
            box = QRectF(across - 1.5 * em, foot + em * 0.1, 3 * em, em * 1.1)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, turn)

    def _draw(self, painter: QPainter, area: QRectF, one: Series, number: int) -> None:
        theme = current()
        colour = theme.colour(one.role)
        points = [self._at(area, place, value) for place, value in enumerate(one.values)]
        style = Qt.PenStyle.SolidLine if number == 0 else Qt.PenStyle.DashLine
        painter.setPen(QPen(colour, max(1.5, theme.em / 10), style))
        painter.drawPolyline(QPolygonF(points))
        for place, (point, value) in enumerate(zip(points, one.values, strict=True)):
            _mark(painter, point, number, colour)
            painter.setPen(colour)
            shift = -theme.em * 1.3 if self._stands_above(number, place) else theme.em * 0.25
            box = QRectF(point.x() - theme.em, point.y() + shift, 2 * theme.em, theme.em)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, _number(value))

    def _stands_above(self, number: int, place: int) -> bool:
        """Tell whether a point's number goes above it: the highest line's does.

        Where a single line dips, it would run through its number there.
        """
        values = [one.values[place] for one in self._series]
        if len(values) == 1:
            line = self._series[0].values
            beside = (*line[max(place - 1, 0) : place], *line[place + 1 : place + 2])
            return not beside or min(beside) < values[0] or max(beside) == values[0]
        return values.index(max(values)) == number

    def _legend(self, painter: QPainter, area: QRectF) -> None:
        theme = current()
        em = theme.em
        left, middle = area.left() - em * 0.5, area.bottom() + em * 3.1
        for number, one in enumerate(self._series):
            colour = theme.colour(one.role)
            _mark(painter, QPointF(left, middle), number, colour)
            painter.setPen(colour)
            words = say(one.name)
            width = painter.fontMetrics().horizontalAdvance(words) + em * 0.2
            box = QRectF(left + em * 0.6, middle - em * 0.6, width, em * 1.2)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, align, words)
            left += width + em * 2

    def _range(self) -> tuple[float, float]:
        values = [value for one in self._series for value in one.values] or [0.0]
        low, high = min(0.0, *values), max(values)
        return low, high if high > low else low + 1

    def _at(self, area: QRectF, place: int, value: float) -> QPointF:
        low, high = self._range()
        across = place / max(1, len(self._turns) - 1)
        up = (value - low) / (high - low)
        return QPointF(area.left() + across * area.width(), area.bottom() - up * area.height())


def _mark(painter: QPainter, point: QPointF, number: int, colour: QColor) -> None:
    """Draw the mark of a line: a disc for the first, a square for others."""
    radius = current().em / 5
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if number == 0:
        painter.drawEllipse(point, radius, radius)
    else:
        painter.drawRect(QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _number(value: float) -> str:
    return with_minus(f"{value:g}")
