"""Paint what changes over the printed map: layers, lit hexes, counters, cursor, rings."""

import dataclasses
from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from beachmaster.desktop.board.aims import paint_aims
from beachmaster.desktop.board.area_boxes import paint_boxes
from beachmaster.desktop.board.area_control import paint_control
from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.charges import paint_charges
from beachmaster.desktop.board.counters import CounterPress, room
from beachmaster.desktop.board.edges import paint_edge, paint_focus, paint_rank
from beachmaster.desktop.board.geometry import Sheet, Viewpoint, move
from beachmaster.desktop.board.ground import SIGNS
from beachmaster.desktop.board.marks import draw_flag, draw_mark, label_font
from beachmaster.desktop.board.numbers import paint_lit_numbers
from beachmaster.desktop.board.piles import draw_many
from beachmaster.desktop.board.shown import Shown, many_unknown
from beachmaster.desktop.board.stacks import Placed, aside, fanned
from beachmaster.desktop.board.stamps import Prints, Stamps
from beachmaster.desktop.board.tints import Tints
from beachmaster.desktop.board.trays import inside
from beachmaster.desktop.board.ways import paint_sight_line, paint_trail
from beachmaster.desktop.theme import Role, Theme
from beachmaster.desktop.told import Told
from beachmaster.engine.hexgrid import HexId

LIT, LIT_UNKNOWN = 0.25, 0.1
"""How strongly a space that can be chosen is filled; how faintly, where many are not known."""
LIT_REACH = 0.75  # no part of a lit hex is farther from its middle, in steps from hex to hex
SIGNS_FROM = 16.0
"""From this scale on a hex that is being told shows the sign of its list."""
SMALLEST_FAN = 3.3
"""A fanned counter is at least this many lines of text tall."""
SMALLEST_NUMBERED = 24.0
"""From so many pixels on the uppermost counter of a hex says how many lie there."""
SHOULDER, SMALL = 0.25, 0.38
"""How far the part of a hex reaches in which a small mark stands, in steps from hex to hex; how
large the mark is in it."""


class Overlay:
    """Paints what a `Shown` holds on a sheet, in a theme; `hasty` while the scale changes.

    `covered` says where trays lie over the sheet.
    """

    def __init__(
        self,
        sheet: Sheet,
        theme: Theme,
        press: CounterPress,
        covered: Callable[[], Sequence[QRectF]] = tuple,
    ) -> None:
        self.sheet = sheet
        self.theme = theme
        self.press = press
        self.hasty = False
        self._covered = covered
        self._stamps, self._prints, self._edition = Stamps(), Prints(), press.edition
        self._tints = Tints(sheet, theme)

    def paint(
        self, painter: QPainter, shown: Shown, view: Viewpoint, window: QRectF, *, focus: bool
    ) -> None:
        """Paint everything, from what lies deepest to what the pointer carries."""
        if self._edition != self.press.edition:
            self._stamps, self._prints, self._edition = Stamps(), Prints(), self.press.edition
        self._prints.begin(painter, view, hasty=self.hasty)
        if isinstance(self.sheet, AreaSheet):
            paint_control(painter, self.sheet, view, self.theme, shown, self._prints)
        for layer in shown.layers:
            self._tints.paint(painter, layer, view)
        lit, hexes = shown.lit & self.sheet.centres.keys(), self.sheet.chart.hexes
        many = many_unknown(self.sheet, lit)
        for place in sorted(lit):  # in one order always, as what is painted in parts overlaps
            self._lit(painter, place, view, faint=many and hexes[place].ground == "open")
        if lit and not many and not isinstance(self.sheet, AreaSheet):
            paint_lit_numbers(painter, self.sheet, lit - shown.stacks.keys(), view, self.theme)
        for place in sorted(shown.told.keys() & self.sheet.centres.keys()):
            self._told(painter, place, shown.told[place], view)
        self._rings(painter, shown, view)
        self._counters(painter, shown, view)
        self._frames(painter, shown, view, focus=focus)
        paint_sight_line(painter, self.sheet, shown, view, self.theme)
        if shown.fan is not None:
            self._spread(painter, self.fanned(shown, view, window), shown)
        if shown.lens is not None:
            at = view.pixel(self.sheet.centres[shown.lens.place])
            size = self.theme.em * SMALLEST_FAN
            lens = aside(shown.lens, at, size, window, self._covered())
            self._spread(painter, [lens], shown)
        self._carried(painter, shown, view)

    def _counters(self, painter: QPainter, shown: Shown, view: Viewpoint) -> None:
        """Paint the counters, and what the prompt is about: over them, below them in areas."""
        areas, apart = isinstance(self.sheet, AreaSheet), self._apart(shown)
        if isinstance(self.sheet, AreaSheet):  # its counters hang over borders
            paint_aims(painter, self.sheet, shown, view, self.theme, self._prints)
            paint_boxes(painter, self.sheet, view, self.theme, shown.stacks)
        for place in sorted(shown.stacks):
            self._stack(painter, shown, place, view, printed=place not in apart)
        if not areas:
            for place in sorted(shown.taken & self.sheet.centres.keys()):
                self._flag(painter, place, view)
            paint_aims(painter, self.sheet, shown, view, self.theme, self._prints)
            paint_charges(painter, self.sheet, shown, view, self.theme, self._prints)

    def lying(self, shown: Shown, place: HexId, view: Viewpoint) -> list[Placed]:
        """Return a hex's counters as they lie."""
        return self.sheet.lying(shown.stacks.get(place, ()), place, view, shown.stacks)

    def fanned(self, shown: Shown, view: Viewpoint, window: QRectF) -> list[Placed]:
        """Return the counters fanned out now."""
        if shown.fan is None:
            return []
        size = max(view.scale * 0.62, self.theme.em * SMALLEST_FAN)
        stack, room = shown.stacks.get(shown.fan, ()), QRectF(window)
        if isinstance(self.sheet, AreaSheet) and self.sheet.chart.hexes[shown.fan].tray:
            box = view.transform().mapRect(self.sheet.polygons[shown.fan].boundingRect())
            room.setTop(inside(box).top())  # the name of the box stays in sight
        return fanned(stack, view.pixel(self.sheet.centres[shown.fan]), size, room)

    def _lit(self, painter: QPainter, place: HexId, view: Viewpoint, *, faint: bool) -> None:
        """Light a hex; those of one shape share a picture."""
        if isinstance(self.sheet, AreaSheet) or self.sheet.grid.photo is not None:
            self._light(painter, place, view, faint=faint)
            return
        look = (view.scale, faint, self.sheet.chart.hexes[place].ground == "open")
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

    def _apart(self, shown: Shown) -> set[HexId]:
        """Return where counters are painted singly, as one of them has an edge or a rank."""
        units = {shown.selected, shown.waiting, *shown.queued, *shown.lit_units}
        units |= {shown.carried.id} if shown.carried is not None else set()
        stacks = shown.stacks.items()
        return {place for place, stack in stacks for one in stack if one.id in units}

    def _stack(
        self, painter: QPainter, shown: Shown, place: HexId, view: Viewpoint, *, printed: bool
    ) -> None:
        """Paint what lies in a hex, or lay a print of it down."""
        if place not in self.sheet.centres:
            return
        if not printed:
            self._lay(painter, shown, place, view)
            return
        self._prints.lay(
            painter,
            place,
            self._look(shown, place, view),
            lambda: self._room(shown, place, view),
            lambda on: self._lay(on, shown, place, view),
        )

    def _look(self, shown: Shown, place: HexId, view: Viewpoint) -> object:
        """Return all that the counters of a place are painted by."""
        if isinstance(self.sheet, AreaSheet):  # where they lie depends on those in other areas
            return self.sheet.stacks.lots(shown.stacks, view).get(place)
        return shown.stacks[place], place in shown.taken

    def _room(self, shown: Shown, place: HexId, view: Viewpoint) -> QRectF:
        """Return the part of the window that the counters of a hex and its small mark may cover."""
        areas = isinstance(self.sheet, AreaSheet)
        found = QRectF() if areas else self._shoulder(place, view)
        for placed in self.lying(shown, place, view):
            out = room(_side(placed)) / 2 + 1
            found = found.united(_around(placed.middle, out))
        return found

    def _lay(self, painter: QPainter, shown: Shown, place: HexId, view: Viewpoint) -> None:
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
            self._small(painter, place, view)

    def counter(self, painter: QPainter, placed: Placed, shown: Shown) -> None:
        """Paint a counter where it lies, with its edge and its rank."""
        if placed.short:
            face = msgspec.structs.replace(placed.counter, short=placed.short)
            placed = dataclasses.replace(placed, counter=face)
        self._face(painter, placed)
        unit = placed.counter.id
        if unit in shown.queued:
            paint_rank(painter, placed, self.theme, shown.queued.index(unit) + 1)
        if unit == shown.selected or unit in shown.lit_units:
            role: Role = "accent" if unit == shown.selected else "lit"
            paint_edge(painter, placed, self.theme, role)
        if unit == shown.waiting:
            paint_focus(painter, placed, self.theme)

    def _face(self, painter: QPainter, placed: Placed) -> None:
        ratio = painter.device().devicePixelRatioF()
        size = _side(placed)
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

    def _small(self, painter: QPainter, place: HexId, view: Viewpoint) -> None:
        """Repeat the main mark of a hex that is covered at its shoulder."""
        main = [m for m in self.sheet.chart.hexes[place].marks if m.symbol in SIGNS]
        if not main:
            return
        shoulder = self._shoulder(place, view)
        size = shoulder.width() * SMALL
        painter.save()
        move(painter, shoulder.center())
        painter.setPen(QPen(self.theme.colour("on-land"), max(0.8, size * 0.05)))
        painter.setBrush(self.theme.colour("land-clear"))
        painter.drawEllipse(QPointF(), size * 0.66, size * 0.66)
        draw_mark(painter, main[0], size * 0.85, self.theme)
        painter.restore()

    def _flag(self, painter: QPainter, place: HexId, view: Viewpoint) -> None:
        """Fly a flag at the shoulder of a hex that was taken."""

        def paint(printer: QPainter) -> None:
            shoulder = self._shoulder(place, view)
            move(printer, shoulder.center())
            draw_flag(printer, shoulder.width() * SMALL * 1.5, self.theme)

        look = "flag", place
        self._prints.lay(painter, look, None, lambda: self._shoulder(place, view), paint)

    def _shoulder(self, place: HexId, view: Viewpoint) -> QRectF:
        """Return the part of a hex where its main mark or a flag stands over its counters."""
        scale = view.scale * self.sheet.grid.size(place)
        middle = view.pixel(self.sheet.centres[place]) + QPointF(-0.35, -0.27) * scale
        return _around(middle, scale * SHOULDER)

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
        paint_trail(painter, self.sheet, shown, view, self.theme)
        size = max(view.scale * 0.62, self.theme.em * 2.2)
        painter.setOpacity(0.92)
        slide = QPointF(1, -1) * size * 0.12
        for deep in range(shown.deep, 0, -1):
            self.counter(painter, Placed(shown.carried, shown.pointer - slide * deep, size), shown)
        self.counter(painter, Placed(shown.carried, shown.pointer, size), shown)
        painter.setOpacity(1.0)


def _side(placed: Placed) -> int:
    """Return the side of a counter's plate in whole pixels."""
    return max(8, round(placed.size))


def _around(middle: QPointF, out: float) -> QRectF:
    return QRectF(middle, middle).adjusted(-out, -out, out, out)
