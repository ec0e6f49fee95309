"""Lay out what waits off the map: a tray on the sea for each box that units come from."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from math import ceil, sqrt
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap, QRegion, QTransform

from beachmaster.desktop.board.compass import compass_box, places_in
from beachmaster.desktop.board.folded import SIGNED, paint_label, paint_sign, size_of_label
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.lettering import boxes_of_names
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.board.overlay import Overlay
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.board.stacks import Placed, plate
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.words import say
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.counters import counter_of
from beachmaster.engine.display import Chart, Counter, UnitRow
from beachmaster.engine.text import Text, capital

COUNTER, GAP, TITLE, EDGE = 2.2, 0.28, 1.4, 0.45
"""A counter's side, the gap between two, the title's height and the room at the edges, in lines of
text."""
LARGEST = 3.2
"""How large a counter is at most, in lines of text, where those on the map are as large."""
WIDER = 1.9
"""How much wider than high the rows of a tray are about."""
EDGED = 3
"""How many pixels the edge of a tray, and of a counter in it, may stick out."""
FINE = 24
"""How finely land is told from sea, in parts of a step from hex to hex."""


class Box(NamedTuple):
    """A box off the map: its id, its name, what waits there, and whether the player opened it."""

    id: str
    title: Text
    counters: tuple[Counter, ...]
    opened: bool = False


class Tray(NamedTuple):
    """A box as it lies on the window; without counters where it is folded, as it `folds`."""

    room: QRectF
    title: str
    placed: tuple[Placed, ...]
    box: Box
    folds: bool = False

    @property
    def words(self) -> str:
        """Return what stands on it: folded, how many wait there too."""
        return self.title if self.placed else f"{self.title} · {len(self.box.counters)}"


def boxes_of(waiting: Iterable[UnitRow]) -> tuple[Box, ...]:
    """Return the boxes in which units wait."""
    found: dict[str, tuple[Text, list[Counter]]] = {}
    for unit in waiting:
        found.setdefault(unit.place, (unit.where, []))[1].append(counter_of(unit))
    return tuple(Box(place, title, tuple(held)) for place, (title, held) in sorted(found.items()))


def trays(
    boxes: Sequence[Box],
    sheet: Sheet,
    view: Viewpoint,
    window: QRectF,
    theme: Theme,
    covered: Sequence[QRectF] = (),
) -> list[Tray]:
    """Return the boxes that find room on the sea in a window.

    A photo may show there what the player needs: they lie outside it, or folded until `opened`.
    """
    photo, taken = sheet.grid.photo is not None, list(covered)
    frame, names = [view.transform().mapRect(sheet.grid.frame)], list[QRectF]()
    if not photo:  # a photo has its own names, and neither compass nor scale of ours
        rose = compass_box(sheet, view, theme)
        names, frame = boxes_of_names(sheet, view, theme), []
        taken += [rose] if rose is not None else []
    found = []
    for box in boxes:
        off = [] if box.opened else frame
        ways = _ways(box, names, max(COUNTER, min(LARGEST, plate(view.scale) / theme.em)))
        sizes = [(_size(box, theme, way, folds=photo), way) for way in ways]
        if off:
            label = size_of_label(f"{title_of(box)} · {len(box.counters)}", theme)
            sizes.append((label, BoxWay(0, 0.0, ())))
        for size, way in sizes:
            beside = off if way.columns else ()
            room = _room(size, [*taken, *way.also, *beside], sheet, view, window, theme)
            if room is not None:
                taken.append(room)
                placed = tuple(_placed(box, room, theme, way)) if way.columns else ()
                found.append(Tray(room, title_of(box), placed, box, photo))
                break
    return found


class BoxWay(NamedTuple):
    """How a tray may be laid out: columns, a counter's side in ems, and what it leaves free."""

    columns: int
    side: float
    also: Sequence[QRectF]


def _ways(box: Box, names: Sequence[QRectF], largest: float) -> Iterator[BoxWay]:
    """Yield the ways of a tray, the best first: counters as large as on the map, else smaller.

    Without any room beside the names it covers one: who waits is more than what a sea is called.
    """
    count = len(box.counters)
    best = _columns(count)
    for side in dict.fromkeys((largest, COUNTER)):
        for columns in dict.fromkeys((best, count, 2, 1)):
            yield BoxWay(min(columns, count), side, names)
    yield BoxWay(best, COUNTER, ())


def paint_tray(painter: QPainter, tray: Tray, theme: Theme, lit: Collection[str] = ()) -> None:
    """Paint a tray with its title; its counters are painted as all others are."""
    if not tray.placed:
        asks = any(one.id in lit for one in tray.box.counters)
        paint_label(painter, tray.room, tray.words, theme, asks=asks)
        return
    corner = theme.em * 0.5
    painter.setPen(QPen(theme.colour("line"), 1.2))
    painter.setBrush(theme.colour("surface"))
    painter.drawRoundedRect(tray.room, corner, corner)
    painter.setPen(theme.colour("text"))
    painter.setFont(label_font(theme, theme.em * 0.72, bold=True))
    head = QRectF(tray.room.topLeft(), QSizeF(tray.room.width(), theme.em * TITLE))
    middle = head.adjusted(0, 0, -SIGNED * theme.em if tray.folds else 0, 0)
    painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, tray.title)
    if tray.folds:
        paint_sign(painter, head, theme, opens=False)


Look = tuple[object, ...]
"""How the counters of the trays look that can look otherwise: lit, selected, next, carried."""


class Trays:
    """The boxes off the map on a map's window.

    They are laid out anew where the window looks elsewhere, and printed anew where one of their
    units looks otherwise: for an answer that concerns none of them they cost next to nothing.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._waiting: list[UnitRow] = []
        self._laid: tuple[tuple[object, ...], list[Tray]] | None = None
        self._prints: tuple[tuple[object, ...], list[QPixmap]] | None = None
        self._painted: tuple[list[Tray], Look] | None = None
        self.boxes: tuple[Box, ...] = ()

    def take_up(self, units: Iterable[UnitRow], chart: Chart | None) -> None:
        """Show what waits off a map; a map of areas has its own trays."""
        waiting: list[UnitRow] = []
        if chart is not None and not isinstance(chart, AreaChart):
            here = chart.hexes
            waiting = [u for u in units if u.standing == "waiting" and u.place not in here]
        if waiting != self._waiting:
            opened = {box.id for box in self.boxes if box.opened}
            boxes = [box._replace(opened=box.id in opened) for box in boxes_of(waiting)]
            self._waiting, self.boxes = waiting, tuple(boxes)
            self.forget()

    def forget(self) -> None:
        """Lay out and print anew: colors, words or units have changed."""
        self._laid = self._prints = None

    def lay(
        self, sheet: Sheet, view: Viewpoint, window: QRectF, covered: Sequence[QRectF]
    ) -> list[Tray]:
        """Return the trays in a window, of which some parts are covered by others."""
        key = (sheet, view, window, [*covered])
        if self._laid is None or self._laid[0] != key:
            made = trays(self.boxes, sheet, view, window, self._theme, covered)
            self._laid, self._prints = (key, made), None
        return self._laid[1]

    def changed(
        self,
        sheet: Sheet,
        view: Viewpoint,
        window: QRectF,
        covered: Sequence[QRectF],
        shown: Shown,
    ) -> list[QRect]:
        """Lay the trays out; return what must be painted anew because they look otherwise now."""
        if not self.boxes and self._painted is None:
            return []
        laid, look = self.lay(sheet, view, window, covered), self._look(shown)
        before, self._painted = self._painted, (laid, look) if self.boxes else None
        if before is not None and before[0] is laid and before[1] == look:
            return []
        rooms = [tray.room for tray in (*laid, *(before[0] if before is not None else ()))]
        return [room.adjusted(-EDGED, -EDGED, EDGED, EDGED).toAlignedRect() for room in rooms]

    def _look(self, shown: Shown) -> Look:
        """Return what of the map tells how the counters in the trays look."""
        ids = {one.id for box in self.boxes for one in box.counters}
        carried = shown.carried.id if shown.carried is not None else None
        ranks = tuple((one, at) for at, one in enumerate(shown.queued) if one in ids)
        single = tuple(one for one in (shown.selected, carried, shown.waiting) if one in ids)
        flags = shown.selected in ids, carried in ids, shown.waiting in ids
        return ids & shown.lit_units, flags, single, ranks

    def paint(self, painter: QPainter, overlay: Overlay, shown: Shown) -> None:
        """Paint the trays as they were laid out last."""
        laid = self._laid[1] if self._laid is not None else []
        if not laid:
            return
        look = self._look(shown)
        if self._prints is None or self._prints[0] != look:
            ratio = painter.device().devicePixelRatioF()
            self._prints = look, [self._printed(tray, overlay, shown, ratio) for tray in laid]
        for tray, made in zip(laid, self._prints[1], strict=True):
            painter.drawPixmap(tray.room.topLeft() - QPointF(EDGED, EDGED), made)

    def _printed(self, tray: Tray, overlay: Overlay, shown: Shown, ratio: float) -> QPixmap:
        """Return a tray with its counters as a picture."""
        room = tray.room.adjusted(-EDGED, -EDGED, EDGED, EDGED)
        made = QPixmap((room.size() * ratio).toSize())
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        painter.translate(-room.topLeft())
        paint_tray(painter, tray, self._theme, shown.lit_units)
        for placed in tray.placed:
            painter.setOpacity(0.35 if placed.counter is shown.carried else 1.0)
            overlay.counter(painter, placed, shown)
        painter.end()
        return made

    def counter_at(self, pixel: QPointF) -> Counter | None:
        """Return the counter in a tray that shows at a pixel."""
        laid = self._laid[1] if self._laid is not None else []
        every = (one for tray in laid for one in tray.placed)
        return next((one.counter for one in every if one.box.contains(pixel)), None)

    def units(self) -> list[list[str]]:
        """Return the units in each tray that shows, as they lie there or would."""
        laid = self._laid[1] if self._laid is not None else []
        return [[one.id for one in tray.box.counters] for tray in laid]

    def rooms(self) -> list[QRectF]:
        """Return where the trays lie on the window."""
        return [tray.room for tray in (self._laid[1] if self._laid is not None else [])]

    def turn(self, pixel: QPointF) -> bool:
        """Open the folded tray at a pixel, or fold the open one; tell whether there is one."""
        tray = self.at(pixel)
        if tray is not None and tray.folds:
            self._open(tray.box, opened=not tray.box.opened)
        return tray is not None and tray.folds

    def open_for(self, unit: str) -> None:
        """Open the tray of a unit where it is folded: the keyboard stands on it."""
        folded = [tray.box for tray in (self._laid[1] if self._laid else ()) if not tray.placed]
        for box in folded:
            if unit in [one.id for one in box.counters]:
                self._open(box, opened=True)

    def _open(self, which: Box, *, opened: bool) -> None:
        turned = which._replace(opened=opened)
        self.boxes = tuple(turned if box.id == which.id else box for box in self.boxes)
        self.forget()

    def step(self, unit: str, dx: int, dy: int) -> str | None:
        """Return the unit in a tray nearest to where an arrow key points from another one."""
        every = [one for tray in (self._laid[1] if self._laid else []) for one in tray.placed]
        start = next((one.middle for one in every if one.counter.id == unit), QPointF())
        best, least = None, 1e9
        for one in every:
            off = one.middle - start
            along, across = off.x() * dx + off.y() * dy, abs(off.x() * dy) + abs(off.y() * dx)
            if along > 1 and along + 2 * across < least:
                best, least = one.counter.id, along + 2 * across
        return best

    def words_of(self, unit: str) -> list[Text]:
        """Return what the box of a unit that waits is called, and what the unit is."""
        return next(
            (
                [box.title, one.words]
                for box in self.boxes
                for one in box.counters
                if one.id == unit
            ),
            [],
        )

    def at(self, pixel: QPointF) -> Tray | None:
        """Return the tray that lies over a pixel."""
        laid = self._laid[1] if self._laid is not None else []
        return next((tray for tray in laid if tray.room.contains(pixel)), None)


def title_of(box: Box) -> str:
    """Return a box's name as a title."""
    words = say(box.title)
    return capital(words)


def _columns(count: int) -> int:
    return min(count, ceil(sqrt(count * WIDER)))


def _size(box: Box, theme: Theme, way: BoxWay, *, folds: bool) -> QSizeF:
    count, columns = len(box.counters), way.columns
    step, em = (way.side + GAP) * theme.em, theme.em
    font = label_font(theme, em * 0.72, bold=True)
    title = QFontMetricsF(font).horizontalAdvance(title_of(box)) + (SIGNED * em if folds else 0)
    wide = max(columns * step, title) + 2 * EDGE * em
    return QSizeF(wide, ceil(count / columns) * step + (TITLE + EDGE) * em)


def _placed(box: Box, room: QRectF, theme: Theme, way: BoxWay) -> Iterable[Placed]:
    """Yield the counters row by row, around the middle of the tray."""
    count, columns, step = len(box.counters), way.columns, (way.side + GAP) * theme.em
    for at, counter in enumerate(box.counters):
        row, column = divmod(at, columns)
        held = min(columns, count - row * columns)
        x = room.center().x() + (column - (held - 1) / 2) * step
        y = room.top() + TITLE * theme.em + (row + 0.5) * step
        yield Placed(counter, QPointF(x, y), way.side * theme.em)


def _room(
    size: QSizeF,
    taken: Sequence[QRectF],
    sheet: Sheet,
    view: Viewpoint,
    window: QRectF,
    theme: Theme,
) -> QRectF | None:
    """Return the place nearest to a corner of the window that covers no land and nothing else."""
    edge = theme.em * EDGE
    for box in places_in(window.adjusted(edge, edge, -edge, -edge), size):
        if not on_land(sheet, view, box) and not any(box.intersects(one) for one in taken):
            return QRectF(box.topLeft().toPoint(), size)  # on whole pixels, so that it is sharp
    return None


def on_land(sheet: Sheet, view: Viewpoint, box: QRectF) -> bool:
    """Tell whether a box in pixels lies over land, or over hexes at all."""
    around = view.transform().inverted()[0].mapRect(box)
    fine = QRect(
        round(around.left() * FINE),
        round(around.top() * FINE),
        round(around.width() * FINE),
        round(around.height() * FINE),
    )
    return land_of(sheet).intersects(fine)


@lru_cache(maxsize=4)
def land_of(sheet: Sheet) -> QRegion:
    """Return where a sheet has land, or hexes at all, finely."""
    scale = QTransform.fromScale(FINE, FINE)
    found = QRegion()
    for path in (sheet.coast, sheet.land):
        for ring in scale.map(path).toFillPolygons():
            found = found.united(QRegion(ring.toPolygon()))
    return found
