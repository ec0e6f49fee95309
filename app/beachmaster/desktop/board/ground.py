"""Paint the printed map: sea, coast, ground, hills, sectors, hex numbers and marks."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from beachmaster.desktop.board.airfields import paint_airfields
from beachmaster.desktop.board.beaches import paint_bars, paint_letters
from beachmaster.desktop.board.compass import paint_compass
from beachmaster.desktop.board.contours import paint_contours
from beachmaster.desktop.board.geometry import Sheet, Viewpoint, move
from beachmaster.desktop.board.lands import land_colour
from beachmaster.desktop.board.lettering import named, write_clear
from beachmaster.desktop.board.marks import draw_mark, label_font
from beachmaster.desktop.board.numbers import paint_numbers
from beachmaster.desktop.board.paper import paint_grain
from beachmaster.desktop.board.patterns import draw_hill, draw_pattern
from beachmaster.desktop.board.relief import paint_relief
from beachmaster.desktop.board.shores import paint_surf
from beachmaster.desktop.theme import Role, Theme
from beachmaster.desktop.theme.dimming import dim
from beachmaster.desktop.words import hex_name, is_naming
from beachmaster.engine.display import Hex, Mark, Symbol
from beachmaster.engine.hexgrid import HexId

SLICE = 32
"""So many hexes are painted in one go, where the map is painted by and by."""
SIDES_INK = 0.62
"""How much ink hexsides are drawn with: seen on every land, and less than all that is printed."""
SURF_AT = 1.5
"""How large the surf is drawn along the coast, in steps from hex to hex."""
LABELS_FROM = 62.0
SIDE_MARKS_FROM = 52.0
SIDE_MARKS: dict[Symbol, tuple[tuple[float, float], tuple[float, float]]] = {
    "deployment": ((-0.085, 0.48), (-0.475, 0.0)),
    "redeployment": ((0.085, 0.48), (0.475, 0.0)),
    "number": ((0.33, -0.24), (0.33, -0.24)),
}
"""From which scale on they show, and where they stand in a hex that is pointed or flat on top: in
the corners that counters leave free."""
NAME_SIZE, LEAST_NAME = 0.18, 8.0
"""How high a name is on a photo, in hexes, and how many pixels at least."""
MAIN_MARKS: tuple[Symbol, ...] = ("objective", "airfield", "guns", "village", "beach")
FIGURES: tuple[Symbol, ...] = ("airfield", "beach")
"""What is drawn as one figure over all hexes it lies in."""
SIGNS = tuple(symbol for symbol in MAIN_MARKS if symbol not in FIGURES)
"""What is drawn in the middle of a hex."""


def paint_ground(
    painter: QPainter, sheet: Sheet, view: Viewpoint, window: QRectF, theme: Theme
) -> Iterator[None]:
    """Paint the printed map as it lies under a window, and yield where something else may be done.

    Only the whole of it is to be shown.
    """
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if sheet.grid.photo is not None:
        painter.fillRect(window, theme.colour("surface"))
        paint_photo(painter, sheet.grid.photo, view.transform().mapRect(sheet.grid.frame))
        yield
        paint_lines(painter, sheet.sides, view, theme)
        yield
        _names_on_photo(painter, sheet, view, window, theme)
        return
    shown = list(_shown(sheet, view, window))
    yield from _flat(painter, sheet, view, window, theme, shown)
    yield from _marked(painter, sheet, view, theme, shown)
    paint_grain(painter, window, view.origin, theme)


def _flat(
    painter: QPainter,
    sheet: Sheet,
    view: Viewpoint,
    window: QRectF,
    theme: Theme,
    shown: Sequence[HexId],
) -> Iterator[None]:
    """Paint sea and land as we draw them."""
    coast = view.transform().map(sheet.coast)
    painter.fillRect(window, theme.colour("sea"))
    yield from _shallows(painter, sheet, view, theme)
    paint_surf(painter, coast, view.scale * SURF_AT, theme)
    yield
    painter.save()
    try:
        painter.setClipPath(coast)
        yield from _land(painter, sheet, view, theme, coast, shown)
    finally:  # also where it is given up halfway
        painter.restore()
    _grid(painter, sheet, view, theme)
    _shore(painter, coast, view.scale, theme)
    yield


def _marked(
    painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme, shown: Sequence[HexId]
) -> Iterator[None]:
    """Paint what lies on the land and what is written on it."""
    paint_bars(painter, sheet, view, theme)
    _sectors(painter, sheet, view, theme)
    yield
    paint_airfields(painter, sheet, view, theme)
    paint_numbers(painter, sheet, view, theme, shown)
    yield
    for some in _slices(shown):
        for place in some:
            _printed(painter, sheet, view, theme, place)
        yield
    paint_letters(painter, sheet, view, theme)
    yield
    paint_compass(painter, sheet, view, theme)
    yield


def _slices(shown: Sequence[HexId]) -> Iterator[Sequence[HexId]]:
    return (shown[at : at + SLICE] for at in range(0, len(shown), SLICE))


def paint_photo(painter: QPainter, photo: QPixmap, frame: QRectF) -> None:
    """Paint a photo into its frame, in the theme's light."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(frame, photo, QRectF(photo.rect()))
    painter.restore()
    dim(painter, frame)


def paint_lines(
    painter: QPainter, sides: Sequence[QLineF], view: Viewpoint, theme: Theme, wide: float = 1.0
) -> None:
    """Draw hexsides so that they are seen on any photo: a dark and a light line in one."""
    painter.save()
    painter.setTransform(view.transform(), combine=True)
    edge: Role = "on-ours" if theme.scheme == "light" else "window"
    lines: tuple[tuple[Role, float, float], ...] = ((edge, 2.4, 0.7), ("accent", 1.1, 0.9))
    for role, width, strength in lines:
        colour = QColor(theme.colour(role))
        colour.setAlphaF(strength)
        painter.setPen(QPen(colour, width * wide / view.scale, c=Qt.PenCapStyle.FlatCap))
        painter.drawLines(list(sides))
    painter.restore()


def _names_on_photo(
    painter: QPainter, sheet: Sheet, view: Viewpoint, window: QRectF, theme: Theme
) -> None:
    """Write what the hexes are called where the map prints no numbers: a plate at each foot."""
    size = min(theme.em * 0.68, view.scale * NAME_SIZE)
    if size < LEAST_NAME or not is_naming():
        return
    for place in _shown(sheet, view, window):
        shape = view.transform().map(sheet.polygons[place]).boundingRect()
        foot = QPointF(shape.center().x(), shape.bottom() - max(size, shape.height() * 0.2))
        _name_on_photo(painter, hex_name(place), foot, shape.width() * 0.78, size, theme)


def _name_on_photo(
    painter: QPainter, words: str, at: QPointF, wide: float, size: float, theme: Theme
) -> None:
    """Write a name on a plate, so that it is read on any photo; a long one smaller, then cut."""
    font = label_font(theme, size)
    long = QFontMetricsF(font).horizontalAdvance(words)
    if long > wide:
        font = label_font(theme, max(LEAST_NAME, size * 0.75, size * wide / long))
    metrics = QFontMetricsF(font)
    words = metrics.elidedText(words, Qt.TextElideMode.ElideMiddle, wide)  # Red Beach 1, 2 ...
    box = QRectF(0, 0, metrics.horizontalAdvance(words) + size * 0.6, size * 1.3)
    box.moveCenter(at)
    ground = QColor(theme.colour("surface"))
    ground.setAlphaF(0.85)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(theme.colour("text"))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _shown(sheet: Sheet, view: Viewpoint, window: QRectF) -> Iterable[HexId]:
    reach = view.scale
    wide = window.adjusted(-reach, -reach, reach, reach)
    return (place for place, at in sheet.centres.items() if wide.contains(view.pixel(at)))


def _shallows(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> Iterator[None]:
    """Let the sea grow lighter towards the shore, in lines like soundings."""
    if theme.scheme == "contrast":
        return
    if theme.scheme == "evening":
        shallow = theme.colour("sea").lighter(320)  # an amber sea would glow around the island
    else:
        shallow = QColor(theme.colour("raised" if theme.scheme == "light" else "accent"))
    for band, strength in zip(sheet.shallows, (0.10, 0.13, 0.18), strict=True):
        shallow.setAlphaF(strength)
        painter.fillPath(view.transform().map(band), shallow)
        yield


def _land(
    painter: QPainter,
    sheet: Sheet,
    view: Viewpoint,
    theme: Theme,
    coast: QPainterPath,
    shown: Sequence[HexId],
) -> Iterator[None]:
    """Fill the hexes with their ground and its pattern, inside the coast."""
    painter.fillPath(coast, theme.colour("land-beach"))
    hexes = sheet.chart.hexes
    for some in _slices(shown):
        for place in some:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(land_colour(theme, hexes[place].ground))
            painter.drawPolygon(view.transform().map(sheet.polygons[place]))
        yield
    if theme.scheme != "contrast":
        paint_relief(painter, sheet, view, by_day=theme.scheme == "light")
    sand = QColor(theme.colour("land-beach"))
    sand.setAlphaF(0.85)
    painter.strokePath(coast, _round_pen(sand, view.scale * 0.11))
    yield
    ink = theme.colour("on-land")
    for some in _slices(shown):
        for place in some:
            painter.save()
            move(painter, view.pixel(sheet.centres[place]))
            draw_pattern(painter, hexes[place].ground, view.scale, int(place), ink)
            if hexes[place].hill:
                draw_hill(painter, view.scale, ink)
            painter.restore()
        yield
    paint_contours(painter, sheet, view, theme)


def _grid(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> None:
    line = QColor(theme.colour("on-land"))
    line.setAlphaF(SIDES_INK)
    width = max(0.8, view.scale * 0.013) / view.scale
    painter.save()
    painter.setTransform(view.transform(), combine=True)
    painter.setPen(QPen(line, width, c=Qt.PenCapStyle.FlatCap))
    painter.drawLines(sheet.sides)
    painter.restore()


def _shore(painter: QPainter, coast: QPainterPath, scale: float, theme: Theme) -> None:
    line = QColor(theme.colour("on-land"))
    line.setAlphaF(0.75)
    painter.strokePath(coast, _round_pen(line, max(1.0, scale * 0.024)))


def _sectors(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> None:
    """Draw where sectors meet, and each one's name large and pale in its middle."""
    ink = QColor(theme.colour("on-land"))
    ink.setAlphaF(0.75 if theme.scheme != "contrast" else 1.0)
    wide = 0.055 if theme.scheme != "contrast" else 0.08
    pen = QPen(ink, max(2.2, view.scale * wide), c=Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([3.2, 2.4])
    painter.setPen(pen)
    for start, end in sheet.sector_edges:
        painter.drawLine(view.pixel(start), view.pixel(end))
    pale = QColor(theme.colour("on-land"))
    pale.setAlphaF(0.13 if theme.scheme != "contrast" else 0.4)
    painter.setPen(pale)
    for name in sheet.sectors:
        size = view.scale * (1.7 if len(name) < 3 else 0.8)
        painter.setFont(label_font(theme, size, bold=True))
        middle = view.pixel(sheet.sector_heart(name))
        box = QRectF(middle - QPointF(size * 3, size), middle + QPointF(size * 3, size))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)


def _printed(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme, place: HexId) -> None:
    """Draw a hex's name and marks."""
    held, scale = sheet.chart.hexes[place], view.scale
    painter.save()
    move(painter, view.pixel(sheet.centres[place]))
    main = [mark for mark in held.marks if mark.symbol in MAIN_MARKS]
    signs = [mark for mark in main if mark.symbol in SIGNS]
    for mark, x in zip(signs, _spread(len(signs)), strict=True):
        painter.save()
        move(painter, QPointF(x * scale, 0))
        draw_mark(painter, mark, scale * (0.4 if len(signs) == 1 else 0.3), theme)
        painter.restore()
    _side_marks(painter, held, scale, theme, flat=sheet.layout.orientation == "flat")
    if scale >= LABELS_FROM and not named(sheet, held.label):
        called = {one.short for one in main if _first(sheet, place, one)}
        _label(painter, held, main, called, scale, theme)
    painter.restore()


def _spread(count: int) -> list[float]:
    return [0.36 * (at - (count - 1) / 2) for at in range(count)]


def _side_marks(painter: QPainter, held: Hex, scale: float, theme: Theme, *, flat: bool) -> None:
    """Put numbers and set-up squares beside where counters lie, once they can be read there."""
    if scale < SIDE_MARKS_FROM:
        return
    for mark in held.marks:
        if mark.symbol in SIDE_MARKS:
            x, y = SIDE_MARKS[mark.symbol][flat]
            painter.save()
            move(painter, QPointF(x * scale, y * scale))
            draw_mark(painter, mark, scale * (0.18 if flat else 0.15), theme)
            painter.restore()


def _first(sheet: Sheet, place: HexId, mark: Mark) -> bool:
    """Tell whether a hex is the first in which a figure of a name lies; a sign stands in one."""
    hexes = sheet.chart.hexes
    return mark.symbol not in FIGURES or place == min(p for p in hexes if mark in hexes[p].marks)


def _label(
    painter: QPainter,
    held: Hex,
    main: Sequence[Mark],
    called: Collection[str],
    scale: float,
    theme: Theme,
) -> None:
    """Write the hex's name, or what its main mark is called, along its foot."""
    if any(mark.symbol == "beach" for mark in main):
        return  # its plate has its name
    words = held.label or next(
        (mark.short for mark in main if mark.short and mark.short in called), ""
    )
    if not words:
        return
    font = label_font(theme, scale * 0.115, bold=True)
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if wide > scale * 0.76:
        font.setPixelSize(max(7, int(font.pixelSize() * scale * 0.76 / wide)))
    box = QRectF(-scale * 0.45, scale * 0.315, scale * 0.9, scale * 0.17)
    write_clear(painter, box, words, font, theme)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )
