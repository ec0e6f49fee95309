"""Paint who controls each area, and where both sides contest one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from beachmaster.desktop.board.area_sheet import ASIDE, AreaSheet
from beachmaster.desktop.board.geometry import Viewpoint, move
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.board.stamps import Prints
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
    shown: Shown,
    prints: Prints,
) -> None:
    """Tint each area in the colour of who controls it, with its marker; hatch contested ones."""
    fought_over = contested(shown.stacks, sheet.chart.areas)
    areas = [
        Control(sheet, place, view, theme, place in shown.taken, place in fought_over)
        for place in sheet.chart.areas
    ]
    for one in areas:
        prints.lay(painter, ("tint", one.place), (one.own, one.contested), one.ground, one.tint)
    for one in areas:
        prints.lay(painter, ("marker", one.place), (one.own, one.contested), one.room, one.mark)


@dataclass(frozen=True)
class Control:
    """What an area shows of who controls it."""

    sheet: AreaSheet
    place: SpaceId
    view: Viewpoint
    theme: Theme
    own: bool
    contested: bool

    def ground(self) -> QRectF:
        """Return the part of the window that the area covers."""
        return self._shape().boundingRect()

    def tint(self, painter: QPainter) -> None:
        """Tint the area up to the coast, and hatch it where it is contested."""
        painter.setClipPath(self.view.transform().map(self.sheet.coast))
        tint = QColor(self.theme.colour("zone-ours" if self.own else "zone-theirs"))
        tint.setAlphaF(0.24 if self.own else 0.09)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawPolygon(self._shape())
        if self.contested:
            hatch = QColor(self.theme.colour("warn"))
            hatch.setAlphaF(0.5)
            painter.setBrush(QBrush(hatch, Qt.BrushStyle.BDiagPattern))
            painter.drawPolygon(self._shape())

    def room(self) -> QRectF:
        """Return the part of the window that its marker may cover."""
        out = self._size() * 2
        middle = self._middle()
        return QRectF(middle, middle).adjusted(-out, -out, out, out)

    def mark(self, painter: QPainter) -> None:
        """Draw the marker of who controls the area, with a sign where it is contested."""
        size = self._size()
        move(painter, self._middle())
        draw_control(painter, size * 0.54, self.theme, own=self.own)
        if self.contested:
            move(painter, QPointF(size * 0.1, size * 0.72))
            draw_contested(painter, size * 0.46, self.theme)

    def _shape(self) -> QPolygonF:
        return self.view.transform().map(self.sheet.polygons[self.place])

    def _size(self) -> float:
        return self.sheet.radius(self.place, self.view)

    def _middle(self) -> QPointF:
        """Return where the marker stands beside the badge."""
        badge = self.view.pixel(self.sheet.badge_box(self.place, self.view).center())
        return badge - QPointF(self._size() * ASIDE, 0)


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
