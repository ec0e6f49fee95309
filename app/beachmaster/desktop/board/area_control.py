"""Paint who controls each area, and where both sides contest one."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from beachmaster.desktop.board.area_sheet import ASIDE, AreaSheet
from beachmaster.desktop.board.geometry import Viewpoint, move
from beachmaster.desktop.theme import Role, Theme
from beachmaster.engine.areachart import SpaceId
from beachmaster.engine.display import Counter

Stacks = Mapping[SpaceId, tuple[Counter, ...]]


def contested(stacks: Stacks, places: Iterable[SpaceId]) -> frozenset[SpaceId]:
    """Return the spaces in which units of both sides stand."""
    return frozenset(
        place for place in places if len({one.side.own for one in stacks.get(place, ())}) > 1
    )


def paint_control(
    painter: QPainter,
    sheet: AreaSheet,
    view: Viewpoint,
    theme: Theme,
    taken: AbstractSet[SpaceId],
    stacks: Stacks,
) -> None:
    """Tint each area in the colour of who controls it, with its marker; hatch contested ones."""
    fought_over = contested(stacks, sheet.chart.areas)
    painter.save()
    painter.setClipPath(view.transform().map(sheet.coast))
    for place in sheet.chart.areas:
        shape = view.transform().map(sheet.polygons[place])
        tint = QColor(theme.colour("zone-ours" if place in taken else "zone-theirs"))
        tint.setAlphaF(0.24 if place in taken else 0.09)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawPolygon(shape)
        if place in fought_over:
            hatch = QColor(theme.colour("warn"))
            hatch.setAlphaF(0.5)
            painter.setBrush(QBrush(hatch, Qt.BrushStyle.BDiagPattern))
            painter.drawPolygon(shape)
    painter.restore()
    for place in sheet.chart.areas:
        size = sheet.radius(place, view)
        painter.save()
        move(painter, view.pixel(sheet.badge_box(place, view).center()) - QPointF(size * ASIDE, 0))
        draw_control(painter, size * 0.54, theme, own=place in taken)
        if place in fought_over:
            move(painter, QPointF(size * 0.1, size * 0.72))
            draw_contested(painter, size * 0.46, theme)
        painter.restore()


def draw_control(painter: QPainter, size: float, theme: Theme, *, own: bool) -> None:
    """Draw the marker of who controls: ours a rounded plate, theirs with cut corners."""
    role: Role = "ours" if own else "theirs"
    edge: Role = "on-ours" if own else "on-theirs"
    painter.setPen(QPen(theme.colour(edge), max(1.0, size * 0.16)))
    painter.setBrush(theme.colour(role))
    if own:
        painter.drawRoundedRect(QRectF(-size, -size, 2 * size, 2 * size), size * 0.3, size * 0.3)
        return
    cut = size * 0.56
    corners = ((-cut, -size), (cut, -size), (size, -cut), (size, cut))
    painter.drawPolygon([QPointF(x, y) for x, y in corners] + [QPointF(-x, -y) for x, y in corners])


def draw_contested(painter: QPainter, size: float, theme: Theme) -> None:
    """Draw the sign of a contested area: two strokes crossed on a disc."""
    painter.setPen(QPen(theme.colour("text"), max(0.8, size * 0.12)))
    painter.setBrush(theme.colour("raised"))
    painter.drawEllipse(QPointF(), size, size)
    painter.setPen(QPen(theme.colour("warn"), max(1.5, size * 0.3), c=Qt.PenCapStyle.RoundCap))
    arm = size * 0.5
    painter.drawLine(QPointF(-arm, -arm), QPointF(arm, arm))
    painter.drawLine(QPointF(-arm, arm), QPointF(arm, -arm))
