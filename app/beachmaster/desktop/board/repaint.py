"""Tell which parts of a map look otherwise than they were painted, so that no more is painted."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from PySide6.QtCore import QLineF, QRect, QRectF
from PySide6.QtGui import QRegion

from beachmaster.desktop.board.aims import is_ticked
from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.lettering import boxes_on_land
from beachmaster.desktop.board.shown import Shown, many_unknown, sight_line
from beachmaster.desktop.theme import Theme
from beachmaster.engine.hexgrid import HexId

STICKS_OUT = 0.3
"""How far a hex's marks stick out of it, in steps from hex to hex; a counter's, in its sides."""
PEN = 5.0
"""The same in pixels: the edges of what is drawn, and what anti-aliasing makes of them."""
NEAR = 1.2
"""How far from its middle a hex and what lies in it reach at the most, in its sizes."""

MOST_PARTS = 12
"""A region of more rectangles is taken as one: to look at each hex for each costs more."""


class Repaint:
    """Compares what a map shows with what is painted of it."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._painted: tuple[Sheet, Shown] | None = None
        self._measured: tuple[Sheet, Viewpoint, float] | None = None
        self._rooms: dict[tuple[HexId, int], QRect] = {}

    def keep(self, sheet: Sheet, shown: Shown) -> None:
        """Note that the map is painted as it shows now, or will be before anything else is."""
        self._painted = sheet, shown.like_this()

    def changed(self, sheet: Sheet, shown: Shown, view: Viewpoint) -> QRegion | None:
        """Return the part of a window that must be painted anew, or None for all of it."""
        if self._painted is None or self._painted[0] is not sheet:
            return None
        before = self._painted[1]
        places = changed_places(sheet, before, shown) | _moved(sheet, before, shown, view)
        if _all_over(before, shown) or shown.fan in places:
            return None
        region = self._rooms_of(sheet, places & sheet.centres.keys(), (before, shown), view)
        region += self._names(sheet, before, view, shown)
        old, new = sight_line(sheet, before, view), sight_line(sheet, shown, view)
        return region if old == new else region + self._along(old) + self._along(new)

    def _names(self, sheet: Sheet, before: Shown, view: Viewpoint, shown: Shown) -> QRegion:
        """Return where names on land stood or stand that counters drive to another place."""
        region = QRegion()
        if isinstance(sheet, AreaSheet) or before.stacks.keys() == shown.stacks.keys():
            return region
        boxes = (
            boxes_on_land(sheet, view, self._theme, one.stacks.keys()) for one in (before, shown)
        )
        for (_, old), (_, new) in zip(*boxes, strict=True):
            if old != new:
                for box in (old, new):
                    region += box.adjusted(-PEN, -PEN, PEN, PEN).toAlignedRect()
        return region

    def _rooms_of(
        self, sheet: Sheet, places: set[HexId], states: Sequence[Shown], view: Viewpoint
    ) -> QRegion:
        """Return the rooms of places; those of hexes depend on how many counters lie there."""
        found, measured = QRegion(), (sheet, view, self._theme.em)
        if self._measured != measured or isinstance(sheet, AreaSheet):
            self._measured, self._rooms = measured, {}
        for state in states:
            for place in places:
                key = place, len(state.stacks.get(place, ()))
                if key not in self._rooms or isinstance(sheet, AreaSheet):
                    self._rooms[key] = self._room(sheet, state, place, view)
                found += self._rooms[key]
        return found

    def _room(self, sheet: Sheet, shown: Shown, place: HexId, view: Viewpoint) -> QRect:
        """Return all pixels that a place and what lies in it may cover."""
        room = view.transform().mapRect(sheet.polygons[place].boundingRect())
        if isinstance(sheet, AreaSheet):
            middle, out = (
                view.pixel(sheet.badge_box(place, view).center()),
                sheet.radius(place, view),
            )
            out = out * 3 + PEN
            room = room.united(QRectF(middle, middle).adjusted(-out, -out, out, out))
        else:
            out = STICKS_OUT * view.scale * sheet.grid.size(place) + PEN
        for placed in sheet.lying(shown.stacks.get(place, ()), place, view, shown.stacks):
            edge = max(placed.size * STICKS_OUT, self._theme.em)
            room = room.united(placed.box.adjusted(-edge, -edge, edge, edge))
        return room.adjusted(-out, -out, out, out).toAlignedRect()

    def _along(self, line: QLineF | None) -> QRegion:
        if line is None:
            return QRegion()
        out = self._theme.em + PEN
        room = QRectF(line.p1(), line.p2()).normalized().adjusted(-out, -out, out, out)
        return QRegion(room.toAlignedRect())


def parts_of(region: QRegion) -> list[QRect]:
    """Return the rectangles of a region; the one around it where they are too many."""
    if region.rectCount() > MOST_PARTS:
        return [region.boundingRect()]
    return list(cast("Iterable[QRect]", region))


def near(sheet: Sheet, shown: Shown, view: Viewpoint, parts: Sequence[QRect]) -> Shown:
    """Return what is shown without the hexes far from parts of a window; areas are all kept."""
    if isinstance(sheet, AreaSheet):
        return shown
    marked = {*shown.lit, *shown.told, *shown.taken, *shown.changed}
    kept = _within(sheet, marked | shown.stacks.keys(), view, parts)
    held = kept | {shown.fan, shown.place_of(shown.selected)}
    return shown.like_this(
        stacks={one: stack for one, stack in shown.stacks.items() if one in held},
        lit=shown.lit if many_unknown(sheet, shown.lit) else shown.lit & kept,
        told={one: told for one, told in shown.told.items() if one in kept},
        taken=shown.taken & kept,
        changed=shown.changed & kept,
    )


def _within(
    sheet: Sheet, places: set[HexId], view: Viewpoint, parts: Sequence[QRect]
) -> set[HexId]:
    """Return which hexes lie in parts of a window, or so near that they may reach into one."""
    boxes = cast("list[tuple[int, int, int, int]]", [part.getCoords() for part in parts])
    points = [(place, *sheet.points[place]) for place in places & sheet.points.keys()]
    zero, scale, out = view.origin.toTuple(), view.scale, NEAR * sheet.largest
    found = set[HexId]()
    for left, top, right, low in boxes:
        west, east = (left - zero[0]) / scale - out, (right - zero[0]) / scale + out
        north, south = (top - zero[1]) / scale - out, (low - zero[1]) / scale + out
        found |= {place for place, x, y in points if west <= x <= east and north <= y <= south}
    return found


def changed_places(sheet: Sheet, before: Shown, now: Shown) -> set[HexId]:
    """Return the places that look otherwise, each with all that lies in it."""
    found = {*_differing(before.stacks, now.stacks), *_differing(before.told, now.told)}
    found |= before.taken ^ now.taken | before.lit ^ now.lit
    found |= before.subjects ^ now.subjects | before.others ^ now.others
    for charge in before.charges ^ now.charges:
        found |= set(charge)
    if is_ticked(before) != is_ticked(now):
        found |= before.subjects | now.subjects
    if before.ring != now.ring or before.changed != now.changed:
        found |= before.changed | now.changed
    if before.lit != now.lit and many_unknown(sheet, before.lit) != many_unknown(sheet, now.lit):
        found |= before.lit | now.lit
    for old, new in zip(before.layers, now.layers, strict=False):
        found |= old.hexes ^ new.hexes
    pointed = {before.hover, before.cursor} ^ {now.hover, now.cursor}
    units = _otherwise(before, now)
    found |= {place for place in pointed if place is not None}
    return found | _standing(units, before) | _standing(units, now)


def _otherwise(before: Shown, now: Shown) -> set[str]:
    """Return the units whose edge or rank is another."""
    units = {*(before.lit_units ^ now.lit_units)}
    if before.selected != now.selected:
        units |= {one for one in (before.selected, now.selected) if one is not None}
    return units if before.queued == now.queued else {*units, *before.queued, *now.queued}


def _differing(before: Mapping[HexId, object], now: Mapping[HexId, object]) -> Iterable[HexId]:
    if before is now:
        return ()
    gone = [one for one in before if one not in now]
    return gone + [one for one, what in now.items() if one not in before or before[one] != what]


def _standing(units: set[str], shown: Shown) -> set[HexId]:
    if not units:
        return set()
    stacks = shown.stacks.items()
    return {place for place, stack in stacks for one in stack if one.id in units}


def _moved(sheet: Sheet, before: Shown, now: Shown, view: Viewpoint) -> set[HexId]:
    """Return the areas whose counters lie otherwise now, as those beside them need room."""
    if not isinstance(sheet, AreaSheet) or before.stacks is now.stacks:
        return set()
    return {*_differing(*(sheet.stacks.lots(one.stacks, view) for one in (before, now)))}


def _all_over(before: Shown, now: Shown) -> bool:
    """Tell whether something changed that has no place: a layer, a lens, what is carried."""
    layers = [[(one.id, one.tone) for one in shown.layers] for shown in (before, now)]
    same = (before.fan, before.lens, layers[0]) == (now.fan, now.lens, layers[1])
    return not same or before.carried is not None or now.carried is not None
