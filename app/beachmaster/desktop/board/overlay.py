"""Paint what changes over the printed map: layers, lit hexes, counters, cursor, rings."""

import dataclasses

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from beachmaster.desktop.board.aims import paint_aims
from beachmaster.desktop.board.area_control import paint_control
from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.counters import CounterPress, outline, room
from beachmaster.desktop.board.geometry import Sheet, Viewpoint, joined, move
from beachmaster.desktop.board.ground import SIGNS
from beachmaster.desktop.board.marks import draw_flag, draw_mark, label_font
from beachmaster.desktop.board.piles import draw_chip, draw_many
from beachmaster.desktop.board.shown import Shown, many_unknown, sight_line
from beachmaster.desktop.board.stacks import Placed, fanned
from beachmaster.desktop.board.stamps import Stamps
from beachmaster.desktop.theme import Role, Theme
from beachmaster.desktop.told import Told
from beachmaster.engine.display import Counter, Layer, Tone
from beachmaster.engine.hexgrid import HexId

TONES: dict[Tone, tuple[Role, Qt.BrushStyle]] = {
    "plain": ("accent", Qt.BrushStyle.DiagCrossPattern),
    "good": ("zone-ours", Qt.BrushStyle.FDiagPattern),
    "warn": ("warn", Qt.BrushStyle.VerPattern),
    "bad": ("zone-theirs", Qt.BrushStyle.BDiagPattern),
}
LIT, LIT_UNKNOWN = 0.25, 0.1
"""How strongly a space that can be chosen is filled; how faintly, where many are not known."""
LIT_ROLES: tuple[Role, ...] = ("lit", "ring", "ring-inner")
LIT_REACH = 0.75  # no part of a lit hex is farther from its middle, in steps from hex to hex
SIGNS_FROM = 16.0
"""From this scale on a hex that is being told shows the sign of its list."""
SMALLEST_FAN = 3.3
"""A fanned counter is at least this many lines of text tall."""
SMALLEST_NUMBERED = 24.0
"""From so many pixels on the uppermost counter of a hex says how many lie there."""
SMALLEST_FACE = 21.0
"""A counter of an area with fewer pixels than that shows how many lie there, and no face."""


class Overlay:
    """Paints what a `Shown` holds on a sheet, in a theme; `hasty` while the scale changes."""

    def __init__(self, sheet: Sheet, theme: Theme, press: CounterPress) -> None:
        self.sheet = sheet
        self.theme = theme
        self.press = press
        self.hasty = False
        self._stamps = Stamps()
        self._regions: dict[frozenset[HexId], QPainterPath] = {}

    def paint(
        self, painter: QPainter, shown: Shown, view: Viewpoint, window: QRectF, *, focus: bool
    ) -> None:
        """Paint everything, from what lies deepest to what the pointer carries."""
        if isinstance(self.sheet, AreaSheet):
            paint_control(painter, self.sheet, view, self.theme, shown.taken, shown.stacks)
        for layer in shown.layers:
            self._layer(painter, layer, view)
        lit, hexes = shown.lit & self.sheet.centres.keys(), self.sheet.chart.hexes
        many = many_unknown(self.sheet, lit)
        for place in sorted(lit):  # in one order always, as what is painted in parts overlaps
            self._lit(painter, place, view, faint=many and hexes[place].ground == "open")
        for place in sorted(shown.told.keys() & self.sheet.centres.keys()):
            self._told(painter, place, shown.told[place], view)
        self._rings(painter, shown, view)
        for place in sorted(shown.stacks):
            self._stack(painter, shown, place, view)
        flags = shown.taken if not isinstance(self.sheet, AreaSheet) else frozenset[HexId]()
        for place in sorted(flags & self.sheet.centres.keys()):
            self._small(painter, place, view)
        paint_aims(painter, self.sheet, shown, view, self.theme)
        self._frames(painter, shown, view, focus=focus)
        self._sight_line(painter, shown, view)
        if shown.fan is not None:
            self._spread(painter, self.fanned(shown, view, window), shown)
        if shown.lens is not None:
            self._spread(painter, [self._lens(shown.lens, view, window)], shown)
        self._carried(painter, shown, view)

    def lying(self, shown: Shown, place: HexId, view: Viewpoint) -> list[Placed]:
        """Return a hex's counters as they lie."""
        return self.sheet.lying(shown.stacks.get(place, ()), place, view, shown.stacks)

    def fanned(self, shown: Shown, view: Viewpoint, window: QRectF) -> list[Placed]:
        """Return the counters fanned out now."""
        if shown.fan is None:
            return []
        size = max(view.scale * 0.62, self.theme.em * SMALLEST_FAN)
        stack = shown.stacks.get(shown.fan, ())
        return fanned(stack, view.pixel(self.sheet.centres[shown.fan]), size, window)

    def _layer(self, painter: QPainter, layer: Layer, view: Viewpoint) -> None:
        role, pattern = TONES[layer.tone]
        tint, hatch = QColor(self.theme.colour(role)), QColor(self.theme.colour(role))
        tint.setAlphaF(0.1)
        hatch.setAlphaF(0.3)
        if layer.hexes not in self._regions:
            places = layer.hexes & self.sheet.polygons.keys()
            self._regions[layer.hexes] = joined(self.sheet.polygons[place] for place in places)
        region = view.transform().map(self._regions[layer.hexes])
        painter.fillPath(region, tint)
        painter.fillPath(region, QBrush(hatch, pattern))
        painter.strokePath(region, QPen(self.theme.colour(role), max(1.4, view.scale * 0.03)))

    def _lit(self, painter: QPainter, place: HexId, view: Viewpoint, *, faint: bool) -> None:
        """Light a hex; those of one shape share a picture."""
        if isinstance(self.sheet, AreaSheet) or self.sheet.grid.photo is not None:
            self._light(painter, place, view, faint=faint)
            return
        colours = tuple(self.theme.colour(role).name() for role in LIT_ROLES)
        look = (view.scale, faint, self.sheet.chart.hexes[place].ground == "open", colours)
        centre = self.sheet.centres[place]

        def paint(printer: QPainter, at: QPointF) -> None:
            self._light(
                printer, place, Viewpoint(view.scale, at - centre * view.scale), faint=faint
            )

        self._stamps.lay(painter, view.pixel(centre), view.scale * LIT_REACH, look, paint)

    def _light(self, painter: QPainter, place: HexId, view: Viewpoint, *, faint: bool) -> None:
        """Paint a glow and a ring inside a hex's sides, thinner where nobody knows the ground.

        It is faint and has no ring where that is all but the whole sea.
        """
        glow, frame = QColor(self.theme.colour("lit")), QColor(self.theme.colour("lit"))
        sure = self.sheet.chart.hexes[place].ground != "open"
        glow.setAlphaF(LIT_UNKNOWN if faint else LIT)
        frame.setAlphaF(0.3)
        painter.setBrush(glow)
        painter.setPen(QPen(frame, 1.0) if faint else Qt.PenStyle.NoPen)
        self._hexagon(painter, place, view, 0.91)
        if not faint:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            wide = min(3.0, max(2.0, view.scale * 0.08))
            self._ring(painter, place, view, 0.91, wide if sure else wide * 0.55)

    def _ring(
        self, painter: QPainter, place: HexId, view: Viewpoint, share: float, wide: float
    ) -> None:
        """Ring a space so that it is seen on every ground: a line, and another one inside it."""
        lines: tuple[tuple[Role, float], ...] = (("ring-inner", wide * 2), ("ring", wide))
        for role, width in lines:
            painter.setPen(QPen(self.theme.colour(role), width))
            self._hexagon(painter, place, view, share)

    def _told(self, painter: QPainter, place: HexId, told: Told, view: Viewpoint) -> None:
        """Mark a hex of a list that is being told, strongly where the list is the active one."""
        role: Role = "accent" if told.active else "muted"
        tint = QColor(self.theme.colour(role))
        tint.setAlphaF(0.45 if told.active else 0.25)
        painter.setBrush(tint)
        areas = isinstance(self.sheet, AreaSheet)
        wide = self.theme.em * 0.22 if areas else view.scale * 0.06
        painter.setPen(QPen(self.theme.colour(role), max(1.6, wide)))
        self._hexagon(painter, place, view, 0.9)
        if view.scale < SIGNS_FROM or not told.sign:
            return
        size = self.theme.em * 1.4 if areas else view.scale * 0.42
        middle = view.pixel(self.sheet.centres[place])
        painter.setPen(self.theme.colour("on-land"))
        painter.setFont(label_font(self.theme, size, bold=True))
        box = QRectF(middle - QPointF(size, size), middle + QPointF(size, size))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told.sign)

    def _hexagon(self, painter: QPainter, place: HexId, view: Viewpoint, part: float) -> None:
        painter.save()
        move(painter, view.pixel(self.sheet.centres[place]))
        pen = painter.pen()
        polygon = self.sheet.polygons[place].translated(-self.sheet.centres[place])
        painter.setPen(pen)
        factor = view.scale * part
        painter.drawPolygon([polygon.at(i) * factor for i in range(polygon.size() - 1)])
        painter.restore()

    def _rings(self, painter: QPainter, shown: Shown, view: Viewpoint) -> None:
        if shown.ring <= 0:
            return
        colour = QColor(self.theme.colour("accent"))
        colour.setAlphaF(min(1.0, shown.ring))
        wide = max(2.0, min(view.scale * 0.06, self.theme.em * 0.24))
        painter.setPen(QPen(colour, wide))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in sorted(shown.changed & self.sheet.centres.keys()):
            if isinstance(self.sheet, AreaSheet):  # a circle would cross what stands in it
                self._hexagon(painter, place, view, 0.97)
                continue
            radius = view.scale * self.sheet.grid.size(place) * (0.49 + 0.08 * (1 - shown.ring))
            painter.drawEllipse(view.pixel(self.sheet.centres[place]), radius, radius)

    def _stack(self, painter: QPainter, shown: Shown, place: HexId, view: Viewpoint) -> None:
        if place not in self.sheet.centres:
            return
        laid = self.lying(shown, place, view)
        for placed in laid:
            if placed.counter is shown.carried:
                painter.setOpacity(0.35)
            self.counter(painter, placed, shown)
            painter.setOpacity(1.0)
        top = laid[-1] if len(laid) > 1 and not isinstance(self.sheet, AreaSheet) else None
        if top is not None and top.size >= SMALLEST_NUMBERED and top.counter.id not in shown.queued:
            draw_many(painter, dataclasses.replace(top, many=len(laid)), self.theme)
        if place not in shown.taken and not isinstance(self.sheet, AreaSheet):
            self._small(painter, place, view, flag=False)

    def counter(self, painter: QPainter, placed: Placed, shown: Shown) -> None:
        """Paint a counter where it lies, with its edge and its rank."""
        if placed.short:
            face = msgspec.structs.replace(placed.counter, short=placed.short)
            placed = dataclasses.replace(placed, counter=face)
        mixed = bool(placed.many) and not placed.short
        if isinstance(self.sheet, AreaSheet) and (mixed or placed.size < SMALLEST_FACE):
            placed = draw_chip(painter, placed, self.theme)
        else:
            self._face(painter, placed)
        unit = placed.counter.id
        if unit in shown.queued:
            self._rank(painter, placed, shown.queued.index(unit) + 1)
        if unit == shown.selected or unit in shown.lit_units:
            self._edge(painter, placed, "accent" if unit == shown.selected else "lit")
        if unit == shown.waiting:
            self._focus(painter, placed)

    def _face(self, painter: QPainter, placed: Placed) -> None:
        ratio = painter.device().devicePixelRatioF()
        size = max(8, round(placed.size))
        whole = room(size)
        corner = placed.middle - QPointF(whole / 2, whole / 2)
        if not self.hasty:  # between two pixels all lines would be blurred
            corner = QPointF(round(corner.x() * ratio), round(corner.y() * ratio)) / ratio
        if self.hasty:
            made = self.press.at_hand(placed.counter, size, ratio)
            painter.drawPixmap(QRectF(corner, QSizeF(whole, whole)), made, QRectF(made.rect()))
        else:
            painter.drawPixmap(corner, self.press.pixmap(placed.counter, size, ratio))
        if placed.many:
            draw_many(painter, placed, self.theme)

    def _edge(self, painter: QPainter, placed: Placed, role: Role) -> None:
        """Draw the edge of a counter that can act, or that is selected."""
        size = placed.size
        painter.save()
        move(painter, placed.middle)
        painter.rotate(placed.counter.turned)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if role == "accent":
            painter.setPen(QPen(self.theme.colour("text"), max(2.0, size * 0.06)))
            painter.drawPath(outline(placed.counter, placed.size * 1.22))
        edge = outline(placed.counter, placed.size * 1.08)
        painter.setPen(QPen(self.theme.colour("surface"), max(3.5, size * 0.13)))
        painter.drawPath(edge)
        painter.setPen(QPen(self.theme.colour(role), max(2.2, size * 0.085)))
        painter.drawPath(edge)
        painter.restore()

    def _focus(self, painter: QPainter, placed: Placed) -> None:
        """Frame the counter off the map on which the keyboard stands, as the cursor's hex is."""
        edge = self.theme.em * 0.1
        box = placed.box.adjusted(-edge, -edge, edge, edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour("surface"), 4.0))
        painter.drawRect(box)
        pen = QPen(self.theme.colour("text"), 2.0)
        pen.setDashPattern([3, 1.5])
        painter.setPen(pen)
        painter.drawRect(box)

    def _rank(self, painter: QPainter, placed: Placed, rank: int) -> None:
        """Write at the upper corner of a counter which place it has among those that go next."""
        size = max(placed.size * 0.42, self.theme.em * 0.6)
        box = QRectF(0, 0, size, size)
        box.moveCenter(placed.box.topRight())
        painter.setPen(QPen(self.theme.colour("surface"), max(1.0, size * 0.08)))
        painter.setBrush(self.theme.colour("accent"))
        painter.drawEllipse(box)
        painter.setPen(self.theme.colour("on-accent"))
        painter.setFont(label_font(self.theme, size * 0.62, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(rank))

    def _small(
        self, painter: QPainter, place: HexId, view: Viewpoint, *, flag: bool = True
    ) -> None:
        """Repeat a covered hex's main mark at its shoulder, or fly a flag where it was taken."""
        main = [m for m in self.sheet.chart.hexes[place].marks if m.symbol in SIGNS]
        if not main and not flag:
            return
        scale = view.scale * self.sheet.grid.size(place)
        size = scale * 0.19
        shoulder = view.pixel(self.sheet.centres[place]) + QPointF(-0.35, -0.27) * scale
        painter.save()
        move(painter, shoulder)
        if main and not flag:
            painter.setPen(QPen(self.theme.colour("on-land"), max(0.8, size * 0.05)))
            painter.setBrush(self.theme.colour("land-clear"))
            painter.drawEllipse(QPointF(), size * 0.66, size * 0.66)
            draw_mark(painter, main[0], size * 0.85, self.theme)
        elif flag:
            draw_flag(painter, size * 1.5, self.theme)
        painter.restore()

    def _frames(self, painter: QPainter, shown: Shown, view: Viewpoint, *, focus: bool) -> None:
        """Frame the hex under the pointer lightly and the cursor's hex strongly."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if shown.hover is not None:
            painter.setPen(QPen(self.theme.colour("on-land"), max(1.2, view.scale * 0.025)))
            self._hexagon(painter, shown.hover, view, 0.97)
        if shown.cursor is not None and focus:
            painter.setPen(QPen(self.theme.colour("surface"), max(5.0, view.scale * 0.11)))
            self._hexagon(painter, shown.cursor, view, 0.96)
            pen = QPen(self.theme.colour("text"), max(2.4, view.scale * 0.05))
            pen.setDashPattern([3, 1.5])
            painter.setPen(pen)
            self._hexagon(painter, shown.cursor, view, 0.96)

    def _sight_line(self, painter: QPainter, shown: Shown, view: Viewpoint) -> None:
        line = sight_line(self.sheet, shown, view)
        if line is None:
            return
        colour = QColor(self.theme.colour("text"))
        colour.setAlphaF(0.75)
        pen = QPen(colour, max(1.4, self.theme.em * 0.11))
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawLine(line)
        painter.setBrush(colour)
        painter.drawEllipse(line.p2(), pen.widthF() * 2, pen.widthF() * 2)

    def _lens(self, counter: Counter, view: Viewpoint, window: QRectF) -> Placed:
        """Return a counter enlarged in the upper corner that lies farther from its hex."""
        size = self.theme.em * SMALLEST_FAN
        at = view.pixel(self.sheet.centres[counter.place])
        left = at.x() > window.center().x()
        x = window.left() + size * 0.9 if left else window.right() - size * 0.9
        return Placed(counter, QPointF(x, window.top() + size * 0.9), size)

    def _spread(self, painter: QPainter, fan: list[Placed], shown: Shown) -> None:
        """Lay counters on a cloth of their own, above the map."""
        if not fan:
            return
        cloth = QColor(self.theme.colour("surface"))
        cloth.setAlphaF(0.88)
        painter.setPen(QPen(self.theme.colour("line"), 1.0))
        painter.setBrush(cloth)
        room = fan[0].size * 0.2
        box = QRectF()
        for placed in fan:
            box = box.united(placed.box)
        painter.drawRoundedRect(box.adjusted(-room, -room, room, room), room, room)
        for placed in fan:
            self.counter(painter, placed, shown)

    def _carried(self, painter: QPainter, shown: Shown, view: Viewpoint) -> None:
        if shown.carried is None:
            return
        self._trail(painter, shown, view)
        size = max(view.scale * 0.62, self.theme.em * 2.2)
        painter.setOpacity(0.92)
        slide = QPointF(1, -1) * size * 0.12
        for deep in range(shown.deep, 0, -1):
            self.counter(painter, Placed(shown.carried, shown.pointer - slide * deep, size), shown)
        self.counter(painter, Placed(shown.carried, shown.pointer, size), shown)
        painter.setOpacity(1.0)

    def _trail(self, painter: QPainter, shown: Shown, view: Viewpoint) -> None:
        """Draw the way that a counter was carried, from space to space, up to the pointer."""
        stops = [view.pixel(self.sheet.centres[place]) for place in shown.trail]
        if not stops:
            return
        pen = QPen(self.theme.colour("accent"), max(2.5, self.theme.em * 0.22))
        painter.setPen(pen)
        painter.setBrush(self.theme.colour("accent"))
        painter.drawPolyline([*stops, shown.pointer])
        for stop in stops[1:]:
            painter.drawEllipse(stop, pen.widthF() * 1.4, pen.widthF() * 1.4)
