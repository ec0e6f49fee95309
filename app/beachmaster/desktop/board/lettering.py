"""Write what a map is named by: its waters, points and heights in italics, as charts have them."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from itertools import product
from math import hypot
from operator import itemgetter

from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRegion,
)

from beachmaster.desktop.board.clearing import counters_in, covered, kept_clear, worths
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.theme import Theme, current
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.scenery import MapName

LEAST, MOST = 9.0, 2.4
"""Letters lower than so many pixels are left out; they are no higher than so many lines of text."""
APART = 118
"""How far the letters of an ocean stand apart, in per cent."""
ON_LAND, EDGE_INK = 0.78, 0.8
"""How much ink a name on land is written with, and its edge, which sets it off lines and signs."""
STEPS, MOST_ASIDE, REACH, INKED = 8, 12, 3.5, 0.7
"""In which parts of a step a name on land is shifted, how many of them at the most, how far off
counters are looked at, and how much of a line's height is letters."""
_ARGB = QColor.NameFormat.HexArgb
_ASIDE = sorted(
    (QPointF(x, y) / STEPS for x, y in product(range(-MOST_ASIDE, MOST_ASIDE + 1), repeat=2)),
    key=lambda one: hypot(one.x(), one.y()),
)
"""The ways a name is shifted, the shortest first."""


def paint_names(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> None:
    """Write the names of waters and points that a board file gives, at their sizes."""
    for name, box in named_boxes(sheet, view, theme):
        write_name(painter, name, box, view.scale, theme)


def write_name(painter: QPainter, name: MapName, box: QRectF, scale: float, theme: Theme) -> None:
    """Write the name of a water or a point in a box."""
    font = font_of(name, scale, theme)
    assert font is not None, "a name too small to read has no box"
    painter.setPen(theme.colour("accent"))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name.text)


class LandNames:
    """The names on land between the counters of a map, laid out anew where others hold counters."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._laid_for: tuple[object, ...] = ()
        self._names: list[tuple[MapName, QPoint, QRect]] = []

    def paint(
        self,
        painter: QPainter,
        sheet: Sheet,
        view: Viewpoint,
        stacks: Mapping[HexId, object],
        region: QRegion,
    ) -> None:
        """Write those of a region, where they lie under no counters, as far as can be."""
        theme, laid_for = self._theme, (sheet, view, self._theme.em, stacks)
        if self._laid_for != laid_for:
            names = boxes_on_land(sheet, view, theme, stacks.keys())
            self._names = [(one, box.center().toPoint(), box.toAlignedRect()) for one, box in names]
            self._laid_for = laid_for
        for name, middle, box in self._names:
            if region.intersects(box):
                ratio = painter.device().devicePixelRatioF()
                corner, written = _written(name, view.scale, theme.em, ratio, _inks(theme))
                painter.drawPixmap(middle - corner, written)


def _inks(theme: Theme) -> tuple[str, str]:
    """Return the color of names on land, and of their edge."""
    ink = QColor(theme.colour("on-land"))
    if theme.scheme != "contrast":
        ink.setAlphaF(ON_LAND)
    return ink.name(_ARGB), _edge(theme).name(_ARGB)


@lru_cache(maxsize=32)
def _written(
    name: MapName, scale: float, em: float, ratio: float, inks: tuple[str, str]
) -> tuple[QPoint, QPixmap]:
    """Return a name in its ink, with its edge, and where its middle is in that picture."""
    del em  # the font is as large as that lets it be
    font = font_of(name, scale, current())
    assert font is not None, "a name too small to read has no box"
    room = room_of(name.text, font)
    wide, high = round(room.width() + room.height()), round(room.height() * 2)
    made = QPixmap(round(wide * ratio), round(high * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as writer:
        writer.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, edge = map(QColor, inks)
        _write_edged(writer, QRectF(0, 0, wide, high), name.text, font, (ink, edge))
    return QPoint(wide // 2, high // 2), made


def boxes_on_land(
    sheet: Sheet, view: Viewpoint, theme: Theme, occupied: Collection[HexId]
) -> list[tuple[MapName, QRectF]]:
    """Return the names on land with where they are written while counters lie in these hexes."""
    names = sheet.chart.scenery.names if sheet.grid.photo is None else ()
    found = []
    for name in names:
        if name.kind == "land":
            taken = tuple(map(occupied.__contains__, _near(sheet, name)))
            box = _clear(sheet, name, view.scale, theme.em, taken)
            if box is not None:
                found.append((name, box.translated(view.origin)))
    return found


@lru_cache(maxsize=8)
def _near(sheet: Sheet, name: MapName) -> tuple[HexId, ...]:
    """Return the hexes whose counters a name might lie under."""
    at = QPointF(*name.at)
    off = {place: centre - at for place, centre in sheet.centres.items()}
    return tuple(p for p, by in off.items() if hypot(by.x(), by.y()) <= REACH)


@lru_cache(maxsize=32)
def _clear(
    sheet: Sheet, name: MapName, scale: float, em: float, taken: tuple[bool, ...]
) -> QRectF | None:
    """Return where a name is written, from the sheet's origin: as near to its place as is clear."""
    found = _stands(sheet, name, scale, em)
    if found is None:
        return None
    box, stands = found
    occupied = [place for place, one in zip(_near(sheet, name), taken, strict=True) if one]
    half = QPointF(box.width(), box.height() * INKED) / (2 * scale)
    counters, best, least = counters_in(sheet, scale, occupied), stands[0], -1.0
    for worth, x, y in stands:
        if 0 <= least <= worth:
            break  # what is under counters can only be worse
        at = (x - half.x(), y - half.y(), x + half.x(), y + half.y())
        whole = worth + covered(at, counters)
        if least < 0 or whole < least:
            best, least = (worth, x, y), whole
    return QRectF(box.translated(QPointF(*best[1:]) * scale))


@lru_cache(maxsize=32)
def _stands(
    sheet: Sheet, name: MapName, scale: float, em: float
) -> tuple[QRectF, list[tuple[float, float, float]]] | None:
    """Return the box of a name around zero, and where it can stand, best first, without counters.

    Each is what it covers of signs, hex numbers and labels and how far off it is, and its place.
    """
    del em  # the font is as large as that lets it be
    font = font_of(name, scale, current())
    if font is None:
        return None
    at, box = QPointF(*name.at), QRectF(QPointF(), room_of(name.text, font))
    box.moveCenter(QPointF())
    kept = kept_clear(sheet, scale, at, REACH, counters=False)
    wide, high = box.width() / scale, box.height() * INKED / scale
    tries = (at + aside for aside in _ASIDE)
    return box, sorted(worths(at, wide, high, kept, tries), key=itemgetter(0))


def write_clear(painter: QPainter, box: QRectF, words: str, font: QFont, theme: Theme) -> None:
    """Write words in the middle of a box so that they can be read across lines: with an edge."""
    _write_edged(painter, box, words, font, (theme.colour("on-land"), _edge(theme)))


def _edge(theme: Theme) -> QColor:
    edge = QColor(theme.colour("land-clear"))
    edge.setAlphaF(EDGE_INK)
    return edge


def _write_edged(
    painter: QPainter, box: QRectF, words: str, font: QFont, inks: tuple[QColor, QColor]
) -> None:
    metrics, path = QFontMetricsF(font), QPainterPath()
    left = box.center().x() - metrics.horizontalAdvance(words) / 2
    path.addText(QPointF(left, box.center().y() + metrics.capHeight() / 2), font, words)
    ink, edge = inks
    wide = max(2.0, font.pixelSize() * 0.22)
    painter.strokePath(path, QPen(edge, wide, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, ink)


def boxes_of_names(sheet: Sheet, view: Viewpoint, theme: Theme) -> list[QRectF]:
    """Return where the names of waters and points are written, in pixels."""
    return [box for _, box in named_boxes(sheet, view, theme)]


def named_boxes(sheet: Sheet, view: Viewpoint, theme: Theme) -> list[tuple[MapName, QRectF]]:
    """Return the names of waters and points with where a board file puts them, in pixels."""
    found = []
    for name in sheet.chart.scenery.names:
        font = font_of(name, view.scale, theme)
        if font is not None and name.kind != "land":
            box = QRectF(QPointF(), room_of(name.text, font))
            box.moveCenter(view.pixel(QPointF(*name.at)))
            found.append((name, box))
    return found


def font_of(name: MapName, scale: float, theme: Theme) -> QFont | None:
    """Return the font of a name at a scale, None where it would be too small to read."""
    high = min(name.size * scale, MOST * theme.em)
    if high < LEAST:
        return None
    font = theme.font(1.0, serif=True)
    font.setItalic(True)
    font.setPixelSize(round(high))
    if name.kind == "ocean":
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, APART)
    return font


def named(sheet: Sheet, words: str) -> bool:
    """Tell whether the names of a map say this already, so that no hex has to."""
    names = sheet.chart.scenery.names
    return any(
        words == name.text or (name.kind == "land" and words.startswith(f"{name.text} "))
        for name in names
    )


def room_of(words: str, font: QFont) -> QSizeF:
    """Return the room that words take."""
    metrics = QFontMetricsF(font)
    return metrics.size(0, words).grownBy(QMarginsF(2, 0, 4, 0))
