"""Paint the printed map of areas: coast, areas, badges with number and terrain, points, trays."""

from collections.abc import Iterator
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from beachmaster.desktop.board.airfields import paint_airfields
from beachmaster.desktop.board.area_sheet import ASIDE, AreaSheet
from beachmaster.desktop.board.beaches import TINTS
from beachmaster.desktop.board.compass import paint_compass
from beachmaster.desktop.board.contours import paint_contours
from beachmaster.desktop.board.geometry import Viewpoint, move
from beachmaster.desktop.board.ground import SIGNS
from beachmaster.desktop.board.lettering import paint_names, write_clear
from beachmaster.desktop.board.marks import draw_mark, label_font
from beachmaster.desktop.board.paper import paint_grain
from beachmaster.desktop.board.relief import paint_relief
from beachmaster.desktop.board.shores import paint_sand, paint_scrub, paint_surf
from beachmaster.desktop.theme import Role, Theme
from beachmaster.desktop.words import area_word, say
from beachmaster.engine.areachart import AreaSpot, SpaceId
from beachmaster.engine.display import Mark
from beachmaster.engine.text import plain_text

SLICE = 12
"""So many areas are painted in one go, where the map is painted by and by."""
SMALLEST_WORDS, LARGEST_WORDS, FINER = 8.0, 1.2, 0.95
EDGED_FROM = 11
"""From so many pixels on a name of an area has an edge that sets it off the lines below it."""
CASING = 0.7
"""How strong the pale edge of a border is, which sets it off the ground of both sides."""
_HOUSES = ((-0.62, -0.34), (0.66, 0.1), (-0.48, 0.56), (0.4, -0.62))
"""Where houses stand in a town, in its own size around the badge."""


def paint_areas(
    painter: QPainter, sheet: AreaSheet, view: Viewpoint, window: QRectF, theme: Theme
) -> Iterator[None]:
    """Paint the printed map as it lies under a window, and yield where something else may be done.

    Only the whole of it is to be shown.
    """
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.fillRect(window, theme.colour("sea"))
    coast = view.transform().map(sheet.coast)
    yield from _shallows(painter, sheet, view, theme)
    paint_surf(painter, coast, sheet.unit * view.scale, theme)
    yield
    painter.save()
    try:
        painter.setClipPath(coast)
        yield from _ground(painter, sheet, view, theme, coast)
    finally:  # also where it is given up halfway
        painter.restore()
    yield
    _borders(painter, sheet, view, theme, coast)
    yield
    yield from _written(painter, sheet, view, theme)
    paint_grain(painter, window, view.origin, theme)


def _ground(
    painter: QPainter, sheet: AreaSheet, view: Viewpoint, theme: Theme, coast: QPainterPath
) -> Iterator[None]:
    """Paint what lies inside the coast."""
    painter.fillPath(coast, theme.colour("land-beach"))
    for at, (place, spot) in enumerate(sheet.chart.areas.items(), 1):
        _land(painter, sheet, view, theme, place, spot)
        if at % SLICE == 0:
            yield
    if theme.scheme != "contrast":
        paint_relief(painter, sheet, view, by_day=theme.scheme == "light")
        yield
        paint_scrub(painter, sheet, view, theme)
    yield
    paint_sand(painter, coast, sheet.unit * view.scale, theme)
    yield
    paint_contours(painter, sheet, view, theme)
    paint_airfields(painter, sheet, view, theme)


def _written(painter: QPainter, sheet: AreaSheet, view: Viewpoint, theme: Theme) -> Iterator[None]:
    """Paint trays, badges and names."""
    _trays(painter, sheet, view, theme)
    yield
    for at, (place, spot) in enumerate(sheet.chart.areas.items(), 1):
        _badge(painter, sheet, view, theme, place, spot)
        if at % SLICE == 0:
            yield
    paint_names(painter, sheet, view, theme)
    yield
    paint_compass(painter, sheet, view, theme)
    yield


def land_role(spot: AreaSpot) -> Role:
    """Return the colour of an area's ground: a town's, or open country's."""
    return "land-difficult" if spot.square else "land-clear"


def badge_shape(size: float, *, square: bool) -> QPainterPath:
    """Return a badge's outline around the origin: a square of a town, else a circle."""
    path, box = QPainterPath(), QRectF(-size, -size, 2 * size, 2 * size)
    if square:
        path.addRect(box.adjusted(size * 0.1, size * 0.1, -size * 0.1, -size * 0.1))
    else:
        path.addEllipse(box)
    return path


def draw_badge(
    painter: QPainter, size: float, number: str, figure: str, theme: Theme, *, square: bool
) -> None:
    """Draw a badge around the origin: the number above, the terrain modifier below."""
    shape = badge_shape(size, square=square)
    ink = theme.colour("on-land")
    painter.fillPath(shape, theme.colour("land-beach"))
    painter.strokePath(shape, QPen(ink, max(1.2, size * 0.09)))
    painter.setPen(QPen(ink, max(0.8, size * 0.05)))
    if figure:
        painter.drawLine(QPointF(-size * 0.9, size * 0.12), QPointF(size * 0.9, size * 0.12))
    painter.setFont(label_font(theme, size * (0.92 if figure else 1.2), bold=True))
    top = QRectF(-size, -size, 2 * size, size * 1.16 if figure else 2 * size)
    painter.drawText(top, Qt.AlignmentFlag.AlignCenter, number)
    painter.setFont(label_font(theme, size * 0.72))
    low = QRectF(-size, size * 0.1, 2 * size, size * 0.86)
    painter.drawText(low, Qt.AlignmentFlag.AlignCenter, figure)


def draw_points(painter: QPainter, size: float, points: int, theme: Theme) -> None:
    """Draw the victory points of an area around the origin: a star with their number."""
    star = QPolygonF()
    for at in range(10):
        far = size if at % 2 == 0 else size * 0.62
        turn = pi * at / 5 - pi / 2
        star.append(QPointF(far * cos(turn), far * sin(turn)))
    painter.setPen(QPen(theme.colour("on-land"), max(0.8, size * 0.07)))
    painter.setBrush(theme.colour("raised"))
    painter.drawPolygon(star)
    painter.setPen(theme.colour("text"))
    painter.setFont(label_font(theme, size * 0.95, bold=True))
    box = QRectF(-size, -size * 0.94, 2 * size, 2 * size)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(points))


def _shallows(painter: QPainter, sheet: AreaSheet, view: Viewpoint, theme: Theme) -> Iterator[None]:
    """Let the sea grow lighter along the shore."""
    if theme.scheme == "contrast":
        return
    shallow = QColor(theme.colour("raised" if theme.scheme == "light" else "accent"))
    if theme.scheme == "evening":
        shallow = theme.colour("sea").lighter(320)
    part = 1.0 if theme.scheme == "light" else 0.4
    for band, strength in zip(sheet.shallows, (0.08, 0.1, 0.14), strict=True):
        shallow.setAlphaF(strength * part)
        painter.fillPath(view.transform().map(band), shallow)
        yield


def _land(
    painter: QPainter,
    sheet: AreaSheet,
    view: Viewpoint,
    theme: Theme,
    place: SpaceId,
    spot: AreaSpot,
) -> None:
    """Fill an area, with houses where it is a town."""
    shape = view.transform().map(sheet.polygons[place])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(land_role(spot)))
    painter.drawPolygon(shape)
    for mark in (one for one in spot.marks if one.symbol in SIGNS):
        painter.save()
        painter.setOpacity(0.3 if theme.scheme != "contrast" else 0.7)
        move(painter, view.pixel(shape_heart(sheet, place, view)))
        draw_mark(painter, mark, sheet.unit * view.scale * 0.4, theme)
        painter.restore()
    if not spot.square:
        return
    house = Mark("village", plain_text(""))
    reach = sheet.unit * view.scale * 0.55
    for x, y in _HOUSES:
        painter.save()
        painter.setOpacity(0.4 if theme.scheme != "contrast" else 0.8)
        move(painter, view.pixel(sheet.centres[place]) + QPointF(x, y) * reach)
        draw_mark(painter, house, sheet.unit * view.scale * 0.2, theme)
        painter.restore()


def shape_heart(sheet: AreaSheet, place: SpaceId, view: Viewpoint) -> QPointF:
    """Return the middle of the ground of an area below its badge."""
    box, badge = sheet.polygons[place].boundingRect(), sheet.badge_box(place, view)
    return QPointF(box.center().x(), (badge.bottom() + box.bottom()) / 2)


def _borders(
    painter: QPainter, sheet: AreaSheet, view: Viewpoint, theme: Theme, coast: QPainterPath
) -> None:
    """Draw the borders between areas inside the coast, and the coast over them.

    One that is crossed by our estimate alone is dashed. An area's own side along a coast that is
    drawn finer is none.
    """
    inner = [
        (side, sheet.is_guessed(places))
        for side, places in sheet.borders
        if len(places) > 1 or not sheet.chart.coast
    ]
    ink = theme.colour("on-land")
    painter.save()
    painter.setClipPath(coast)
    painter.setTransform(view.transform(), combine=True)
    width = max(1.4, sheet.unit * view.scale * 0.011) / view.scale
    pale = QColor(theme.colour("land-beach"))
    pale.setAlphaF(CASING)
    painter.setPen(QPen(pale, width * 3.2, c=Qt.PenCapStyle.RoundCap))
    painter.drawLines([side for side, _ in inner])
    pen = QPen(ink, width, c=Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLines([side for side, guessed in inner if not guessed])
    pen.setStyle(Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([1.5, 2.5])
    painter.setPen(pen)
    painter.drawLines([side for side, guessed in inner if guessed])
    painter.restore()
    painter.strokePath(coast, QPen(ink, max(1.4, sheet.unit * view.scale * 0.012)))


def _trays(painter: QPainter, sheet: AreaSheet, view: Viewpoint, theme: Theme) -> None:
    """Draw the boxes as trays, with what they are called along their tops, all in one size."""
    boxes = [
        (place, spot, view.transform().mapRect(sheet.polygons[place].boundingRect()))
        for place, spot in sheet.chart.trays.items()
    ]
    sizes = []
    for place, spot, box in boxes:
        size = max(
            SMALLEST_WORDS,
            min(theme.em * 0.85, box.height() * 0.16),
            min(theme.em * LARGEST_WORDS, box.height() * 0.085),
        )
        font, _ = fitted(_titled(place, spot), box.width() * 0.92, size, theme)
        sizes.append(font.pixelSize())
    for place, spot, box in boxes:
        _tray(painter, box, spot, _titled(place, spot), min(sizes), theme)


def _titled(place: SpaceId, spot: AreaSpot) -> str:
    """Return what stands along the top of a box: the player's own word goes first."""
    return area_word(place) or spot.label or say(spot.words)


def _tray(
    painter: QPainter, box: QRectF, spot: AreaSpot, titled: str, size: float, theme: Theme
) -> None:
    """Draw a tray, with a bar of its color along its top edge."""
    shape, round_off = QPainterPath(), box.height() * 0.08
    shape.addRoundedRect(box, round_off, round_off)
    painter.fillPath(shape, theme.colour("surface"))
    if spot.tint:
        painter.save()
        painter.setClipPath(shape)
        high = max(4.0, box.height() * 0.035)
        painter.fillRect(QRectF(box.topLeft(), QSizeF(box.width(), high)), tint_of(spot, theme))
        painter.restore()
    painter.strokePath(shape, QPen(theme.colour("line"), max(1.2, box.height() * 0.008)))
    title = QRectF(box.left(), box.top() + box.height() * 0.06, box.width(), size * 1.3)
    title.adjust(box.width() * 0.04, 0, -box.width() * 0.04, 0)
    _words(painter, titled, title, size, theme, "text")


def tint_of(spot: AreaSpot, theme: Theme) -> QColor:
    """Return the color that the map gives a box."""
    return theme.colour(TINTS[spot.tint])


def _badge(
    painter: QPainter,
    sheet: AreaSheet,
    view: Viewpoint,
    theme: Theme,
    place: SpaceId,
    spot: AreaSpot,
) -> None:
    """Draw an area's badge, its points beside it and its name below."""
    size = sheet.radius(place, view)
    painter.save()
    move(painter, view.pixel(sheet.badge_box(place, view).center()))
    if spot.value:
        painter.save()
        move(painter, QPointF(size * ASIDE, 0))
        draw_points(painter, size * 0.68, spot.value, theme)
        painter.restore()
    draw_badge(painter, size, place, spot.badge, theme, square=spot.square)
    painter.restore()
    below = sheet.label_box(place, view)
    if below is not None:
        box = view.transform().mapRect(below)
        words = min(box.height() * 0.82, theme.em * LARGEST_WORDS)
        if words >= SMALLEST_WORDS:
            _words(painter, area_word(place) or spot.label, box, words, theme, "on-land")


def _words(
    painter: QPainter, words: str, box: QRectF, size: float, theme: Theme, role: Role
) -> None:
    """Write words in the middle of a box, as large as they fit."""
    font, shown = fitted(words, box.width(), size, theme)
    if role == "on-land" and font.pixelSize() >= EDGED_FROM:
        write_clear(painter, box, shown, font, theme)  # across lines of equal height
        return
    painter.setFont(font)
    painter.setPen(theme.colour(role))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)


def fitted(words: str, wide: float, size: float, theme: Theme) -> tuple[QFont, str]:
    """Return words as they fit into a width: smaller where they are wider, cut short at last."""
    font = label_font(theme, size, bold=True)
    while size > SMALLEST_WORDS and QFontMetricsF(font).horizontalAdvance(words) > wide:
        size = max(SMALLEST_WORDS, size * FINER)
        font = label_font(theme, size, bold=True)
    return font, QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, wide)
