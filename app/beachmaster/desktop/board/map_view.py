"""Show the map and tell in signals what the player points at."""

from collections.abc import Iterable, Sequence
from functools import reduce

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from beachmaster.desktop.board.area_sheet import sheet_of
from beachmaster.desktop.board.compass import compass_box
from beachmaster.desktop.board.grids import FLAT_GRID, FlatGrid
from beachmaster.desktop.board.ground_print import GroundPrint
from beachmaster.desktop.board.lettering import boxes_of_names
from beachmaster.desktop.board.painted_map import PaintedMap
from beachmaster.desktop.board.readable import near_part
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.board.stacks import around, plate
from beachmaster.desktop.board.used import used_part
from beachmaster.desktop.words import say
from beachmaster.engine.display import Chart, Counter
from beachmaster.engine.hexgrid import HexId

LARGEST = 15.0
"""The largest step from hex to hex, in lines of text."""
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CARRYING, _NOT_HERE = Qt.CursorShape.ClosedHandCursor, Qt.CursorShape.ForbiddenCursor


class MapView(PaintedMap):
    """A map one can zoom and pan; it knows hexes and counters, and no prompt.

    `clicked` and `opened` (a double click) carry a hex and the id of the counter hit, or None;
    `taken_up` a counter that was clicked in a tray; `hovered` the hex under the pointer or None;
    `carried` a counter's id and the hex it is held over; `dropped` the two it was let go with; then
    `company` holds those carried along, because Shift was held as the stack was taken up, and `way`
    the areas it was carried through (`2>3`).
    `gathered` is a click with Shift. While it is `painting`, a press and a drag tell the hexes they
    come upon with `stroked`, land or not, and `lifted` where they end. `looked_at` says that
    another part of the sheet shows. A carried counter is one that `may_carry` allowed.
    """

    clicked = Signal(str, object)
    opened = Signal(str, object)
    hovered = Signal(object)
    carried = Signal(str, object)
    dropped = Signal(str, object)
    gathered = Signal(str, object)
    taken_up = Signal(str)
    stroked = Signal(str)
    looked_at = Signal()
    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.movable: set[str] = set()
        self.company: list[str] = []
        self.way, self.tip = "", ""
        self.painting = False
        self._stroke: QPointF | None = None
        self._pressed: QPointF | None = None
        self._pressed_counter: Counter | None = None
        self.theme.changed.connect(self._restyle)

    # -- what it shows ---------------------------------------------------------------------------

    def set_chart(self, chart: Chart | None, grid: FlatGrid = FLAT_GRID) -> None:
        """Lay out another map, flat or as a photo shows it."""
        self.sheet = sheet_of(chart, grid) if chart is not None else None
        self.overlay = self.laid_over(self.sheet) if self.sheet else None
        self.ground = GroundPrint(self.sheet, self.theme, fresh=True) if self.sheet else None
        self.shown = Shown()
        self.begin_anew()
        self.update()

    def renew_chart(self, chart: Chart) -> None:
        """Show what is known of the same map by now, where it is looked at."""
        assert self.sheet is not None
        before, shown = self.paper(), self.shown
        self.sheet = self.sheet.showing(chart)
        self.overlay = self.laid_over(self.sheet)
        self.ground = GroundPrint(self.sheet, self.theme)
        here = self.sheet.centres
        shown.cursor, shown.hover, shown.fan = (
            place if place in here else None for place in (shown.cursor, shown.hover, shown.fan)
        )
        if self._whole and self.paper() != before:
            self.fit()
        self.update()

    def follow_use(self) -> None:
        """Show the part of a map learned in play that is known or used, until one looks elsewhere.

        A map that is all known, or a photo, shows whole where it can be read so or nothing is
        asked for, else what the prompt asks for. Nothing moves under the brush.
        """
        if self.sheet is None or self.painting:
            return
        used = used_part(self.sheet, self.shown)
        if used is not None:
            self.follow(used)
        elif self.follows and self.width() > 1:
            whole, size = self.begun or self.sheet.bounds, QRectF(self.rect()).size()
            self.come_near(near_part(self.sheet, self.shown, whole, size, self.theme.em))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep in sight what is in use, as large as it can be read."""
        super().resizeEvent(event)
        self.look_anew()

    def sizeHint(self) -> QSize:
        """Ask for room to see the whole map."""
        return QSize(round(self.theme.em * 40), round(self.theme.em * 32))

    def minimumSizeHint(self) -> QSize:
        """Stay useful when small."""
        return QSize(round(self.theme.em * 12), round(self.theme.em * 10))

    def print_anew(self) -> None:
        """Print the ground anew: the hexes go by other names."""
        if self.ground is not None:
            self.ground.forget()
        self.trays.forget()
        self.update()

    def _restyle(self) -> None:
        self.press.forget()
        self.print_anew()
        if self._whole:
            self.fit()
        self.look_anew()
        self.update()

    def look_anew(self) -> None:
        """Come as near as the window and the size of the text ask for."""
        self.go_back()
        self.follow_use()

    def reveal(self, place: HexId) -> None:
        """Pan just so far that a hex shows with some room around it."""
        if self.sheet is not None:
            self.glance(self.sheet.centres[place], self.view.scale * 1.2)

    def show_places(self, places: Iterable[HexId]) -> None:
        """Show these places as large as they fit; none of them on the map changes nothing."""
        polygons = self.sheet.polygons if self.sheet is not None else {}
        here = [polygons[place].boundingRect() for place in places if place in polygons]
        if here:
            self.begin_with(reduce(QRectF.united, here))
            self.look_anew()

    def show_hexes(self) -> None:
        """Show of a photo the part that has hexes: the table around them tells nothing."""
        if self.sheet is None or self.sheet.grid.photo is None:
            return
        found = reduce(QRectF.united, (one.boundingRect() for one in self.sheet.polygons.values()))
        self.begin_with(found.adjusted(-1, -1, 1, 1).intersected(self.sheet.grid.frame))

    def paper(self) -> QRectF | None:
        """Return the rectangle that holds the map."""
        return self.sheet.bounds if self.sheet is not None else None

    def largest(self) -> float:
        """Return the largest step from hex to hex in pixels."""
        return LARGEST * self.theme.em

    def looked(self) -> None:
        """Fan out what now lies under the pointer, and tell that another part shows."""
        self._choose_fan()
        self.looked_at.emit()

    # -- what lies under a pixel -----------------------------------------------------------------

    def hex_at(self, pixel: QPointF) -> HexId | None:
        """Return the hex that shows at a pixel; the fanned stack covers what is under it."""
        if self.sheet is None or self.overlay is None:
            return None
        if self.trays.at(pixel) is not None:
            return None
        fan = self.overlay.fanned(self.shown, self.view, QRectF(self.rect()))
        if fan and around(fan).contains(pixel):
            return self.shown.fan
        return self.sheet.shown_at(self.view.paper(pixel), self.view, self.shown.stacks)

    def land_under(self, box: QRectF) -> float:
        """Measure how much of the hexes a rectangle covers."""
        if self.sheet is None:
            return 0.0
        return self.sheet.covered(self.view.transform().inverted()[0].mapRect(box))

    def printed_boxes(self) -> list[QRectF]:
        """Return where the names of the sea stand, and compass and scale."""
        if self.sheet is None or self.sheet.grid.photo is not None:
            return []
        rose = compass_box(self.sheet, self.view, self.theme)
        return [*boxes_of_names(self.sheet, self.view, self.theme), *([rose] if rose else [])]

    def counter_at(self, pixel: QPointF) -> Counter | None:
        """Return the counter that shows at a pixel, on the map or in a tray."""
        waiting = self.trays.counter_at(pixel)
        if waiting is not None:
            return waiting
        place = self.hex_at(pixel)
        if place is None or self.overlay is None:
            return None
        placed = self.overlay.lying(self.shown, place, self.view)
        if place == self.shown.fan:
            placed = self.overlay.fanned(self.shown, self.view, QRectF(self.rect()))
        return next((one.counter for one in reversed(placed) if one.box.contains(pixel)), None)

    def set_hover(self, place: HexId | None) -> None:
        """Mark the hex under the pointer, and fan out what lies there."""
        if place == self.shown.hover:
            return
        self.shown.hover = place
        self._choose_fan()
        self.update()
        self.hovered.emit(place)

    def set_cursor(self, place: HexId | None) -> None:
        """Put the keyboard's cursor on a hex."""
        self.shown.cursor, self.shown.waiting = place, None
        self._choose_fan()
        if place is not None:
            self.reveal(place)
        self.update()

    def _choose_fan(self) -> None:
        """Fan out the stack that the player points at; show one small counter through a lens."""
        place = self.shown.hover or (self.shown.cursor if self.hasFocus() else None)
        stack = self.shown.stacks.get(place, ()) if place is not None else ()
        small = plate(self.view.scale) < self.theme.em * 2.4
        free = self.shown.carried is None
        hides = free and place is not None and self._hides(place, stack)
        self.shown.fan = place if hides else None
        self.shown.lens = stack[0] if free and small and len(stack) == 1 else None

    def _hides(self, place: HexId, stack: Sequence[Counter]) -> bool:
        sheet, shown = self.sheet, self.shown
        return sheet is not None and sheet.hides(stack, place, self.view, shown.stacks)

    def event(self, event: QEvent) -> bool:
        """Say of a counter in a tray what it is, and of a hex what had no room below the map."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            hit = self.trays.counter_at(QPointF(event.pos()))
            tip = say(hit.words) if hit is not None else self.tip
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    # -- the mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag of a counter, or a pan."""
        at = event.position()
        if event.button() == Qt.MouseButton.MiddleButton or self._space:
            self._panning = at
        elif event.button() == Qt.MouseButton.LeftButton and self.painting:
            self._brush(at, at)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = at
            self._pressed_counter = self.counter_at(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, carry a counter, or point at a hex."""
        at = event.position()
        if self._panning is not None:
            self.pan(at - self._panning)
            self._panning = at
            return
        if self._stroke is not None:
            self._brush(self._stroke, at)
            return
        if self.shown.carried is not None:
            self._carry(at)
            return
        if self._pressed is not None and self._far(at):
            held = self._pressed_counter
            if held is not None and held.id in self.movable:
                self.shown.carried = held
                self._take_along(held, shifted=bool(event.modifiers() & _SHIFT))
                self._carry(at)
            else:
                self._panning = at
            self._pressed = None
            return
        self.set_hover(self.hex_at(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Finish what the press began."""
        at = event.position()
        carried, pressed = self.shown.carried, self._pressed
        self._panning, self._pressed = None, None
        if self._stroke is not None:
            self._stroke = None
            self.lifted.emit()
            return
        if carried is not None:
            place = self.sheet.at(self.view.paper(at)) if self.sheet else None
            self.way = ">".join(self.shown.trail[1:])
            self.let_go()
            self.dropped.emit(carried.id, place)
        elif pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            place, hit = self.hex_at(at), self.counter_at(at)
            if place is None and hit is not None:
                self.taken_up.emit(hit.id)
            elif self.trays.turn(at):
                self.update()
            if place is not None:
                tell = self.gathered if event.modifiers() & _SHIFT else self.clicked
                tell.emit(place, hit.id if hit is not None else None)
        self._pressed_counter = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open what lies here; in paint and with Shift, a second click does what the first did."""
        if self.painting or event.modifiers() & _SHIFT:
            self.mousePressEvent(event)
            return
        place = self.hex_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            hit = self.counter_at(event.position())
            self.opened.emit(place, hit.id if hit is not None else None)

    def _brush(self, start: QPointF, end: QPointF) -> None:
        """Tell the hexes from one pixel to the next, also where the pointer leapt over some."""
        assert self.sheet is not None
        self._stroke, way = end, QLineF(start, end)
        steps = max(1, round(way.length() / (self.view.scale * 0.4)))
        last = None
        for at in range(1, steps + 1):
            place = self.sheet.painted_at(self.view.paper(way.pointAt(at / steps)))
            if place is not None and place != last:
                self.stroked.emit(place)
            last = place

    def _take_along(self, held: Counter, *, shifted: bool) -> None:
        """Carry the rest of the stack as well, where Shift says so."""
        stack = self.shown.stacks.get(held.place, ()) if shifted else ()
        others = [one.id for one in stack if one is not held and one.id in self.movable]
        self.company, self.shown.deep = others, len(others)

    def let_go(self) -> None:
        """Put a carried counter back where it lies."""
        self.shown.carried = None
        self.shown.trail = ()
        self._pressed = None
        self.unsetCursor()
        self.update()

    def _carry(self, at: QPointF) -> None:
        assert self.shown.carried is not None
        self.shown.pointer = at
        self.shown.fan = None
        place = self.sheet.at(self.view.paper(at)) if self.sheet is not None else None
        self._pass_through(at)
        if place != self.shown.hover:
            self.shown.hover = place
            self.carried.emit(self.shown.carried.id, place)
        fits = place in self.shown.lit
        self.setCursor(_CARRYING if fits else _NOT_HERE)
        self.update()

    def _pass_through(self, at: QPointF) -> None:
        """Note the spaces that a counter is carried through, where a way can be told so."""
        assert self.shown.carried is not None
        passed = self.sheet.deep_in(self.view.paper(at)) if self.sheet is not None else None
        trail = self.shown.trail or (self.shown.carried.place,)
        if passed is not None and passed != trail[-1]:
            back = trail.index(passed) + 1 if passed in trail else len(trail)
            self.shown.trail = (*trail[:back], passed) if passed not in trail else trail[:back]

    def _far(self, at: QPointF) -> bool:
        assert self._pressed is not None
        return (at - self._pressed).manhattanLength() > self.theme.em * 0.5

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        if self.shown.carried is None:
            self.set_hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self._choose_fan()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.shown.waiting = None
        self._choose_fan()
        self.update()
