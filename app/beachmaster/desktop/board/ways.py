"""Draw the lines that lead over a map: of sight, and of the way that a counter was carried."""

from PySide6.QtGui import QColor, QPainter, QPen

from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.shown import Shown, sight_line
from beachmaster.desktop.theme import Theme


def paint_sight_line(
    painter: QPainter, sheet: Sheet, shown: Shown, view: Viewpoint, theme: Theme
) -> None:
    """Draw the line from the selected unit to the hex that is pointed at."""
    line = sight_line(sheet, shown, view)
    if line is None:
        return
    colour = QColor(theme.colour("text"))
    colour.setAlphaF(0.75)
    pen = QPen(colour, max(1.4, theme.em * 0.11))
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawLine(line)
    painter.setBrush(colour)
    painter.drawEllipse(line.p2(), pen.widthF() * 2, pen.widthF() * 2)


def paint_trail(
    painter: QPainter, sheet: Sheet, shown: Shown, view: Viewpoint, theme: Theme
) -> None:
    """Draw the way that a counter was carried, from space to space, up to the pointer."""
    stops = [view.pixel(sheet.centres[place]) for place in shown.trail]
    if not stops:
        return
    pen = QPen(theme.colour("accent"), max(2.5, theme.em * 0.22))
    painter.setPen(pen)
    painter.setBrush(theme.colour("accent"))
    painter.drawPolyline([*stops, shown.pointer])
    for stop in stops[1:]:
        painter.drawEllipse(stop, pen.widthF() * 1.4, pen.widthF() * 1.4)
