"""Explain the signs of a map of areas: badges, points, control, contested areas."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from beachmaster.desktop.board.area_control import draw_contested, draw_control
from beachmaster.desktop.board.area_ground import draw_badge, draw_points
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Role, Theme
from beachmaster.desktop.words import say
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.side import Side

Paint = Callable[[QPainter, float], None]


def area_signs(
    chart: AreaChart, theme: Theme, sides: Sequence[Side]
) -> Iterator[tuple[Paint, str]]:
    """Yield each sign that a chart of areas uses, with its words."""
    spots = list(chart.areas.values())
    badge = T("Number of the area, above its terrain modifier")
    yield _on("land-clear", theme, _badge(theme, square=False)), say(badge)
    if any(spot.square for spot in spots):
        town = T("The same for a town: a square badge with houses around it")
        yield _on("land-difficult", theme, _badge(theme, square=True)), say(town)
    if any(spot.value for spot in spots):
        yield _on("land-clear", theme, _points(theme)), say(T("Victory points"))
    for side in sides:
        words = T("Controlled by the {side} side", side=side.forces)
        yield _on("land-clear", theme, _control(theme, own=side.own)), say(words)
    fought = T("Contested: both sides have units there, the area is hatched")
    yield _on("land-clear", theme, lambda p, s: draw_contested(p, s * 0.36, theme)), say(fought)
    pile = T("Four counters are there; point at the area to see each of them")
    yield _on("land-clear", theme, lambda p, s: _pile(p, s, theme)), say(pile)


def _pile(painter: QPainter, size: float, theme: Theme) -> None:
    """Draw the number that a pile has."""
    painter.setFont(label_font(theme, size * 0.5, bold=True))
    painter.setPen(theme.colour("on-land"))
    box = QRectF(-size / 2, -size / 2, size, size)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "×4")


def _badge(theme: Theme, *, square: bool) -> Paint:
    return lambda painter, size: draw_badge(painter, size * 0.46, "4", "+1", theme, square=square)


def _points(theme: Theme) -> Paint:
    return lambda painter, size: draw_points(painter, size * 0.42, 2, theme)


def _control(theme: Theme, *, own: bool) -> Paint:
    return lambda painter, size: draw_control(painter, size * 0.34, theme, own=own)


def _on(role: Role, theme: Theme, draw: Paint) -> Paint:
    """Return a drawing on a patch of ground."""

    def paint(painter: QPainter, size: float) -> None:
        painter.fillRect(QRectF(-size / 2, -size / 2, size, size), theme.colour(role))
        draw(painter, size)

    return paint
