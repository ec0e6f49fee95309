"""Write the numbers of hexes, where no name stands and none of them is cut."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.lands import land_colour
from beachmaster.desktop.board.lettering import boxes_of_names
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.board.stacks import NUMBERED
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.words import hex_name
from beachmaster.engine.hexgrid import HexId

NUMBERS_FROM, NUMBERS_INK = NUMBERED, 0.75
"""The scale from which hex numbers show, and how much ink they are printed with."""
LIT_FROM = 28.0
"""The scale from which hexes that can be picked are numbered, in larger print."""
_UNCUT = Qt.TextFlag.TextDontClip
FADED_FROM, FADED = 40.0, 0.6
"""From which scale on the pattern of a ground fades below a number, and how much."""
LIT_NUMBER, LIT_WIDTH = 0.24, 0.92
"""How large a number is in the middle of a hex that can be picked, and how wide at most, in steps
from hex to hex."""
NUMBER, LEAST_NUMBER = 0.15, 8.0
"""How large a printed number is, in steps from hex to hex, and in pixels at least."""
NUMBERS_WIDTH = 0.7
"""How much of a hex's width its number may take; one that needs more waits for larger hexes."""


def paint_numbers(
    painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme, shown: Iterable[HexId]
) -> None:
    """Write the numbers of hexes at their tops; none across a name, and none where it is cut."""
    scale = view.scale
    if scale < NUMBERS_FROM:
        return
    ink = QColor(theme.colour("on-land"))
    ink.setAlphaF(1.0 if theme.scheme == "contrast" else NUMBERS_INK)
    painter.setPen(ink)
    font = label_font(theme, max(LEAST_NUMBER, scale * NUMBER))
    painter.setFont(font)
    metrics, names = QFontMetricsF(font), boxes_of_names(sheet, view, theme)
    high = max(scale * 0.17, metrics.capHeight() + 3)  # clear of the side above it
    for place in shown:
        words = hex_name(place)
        wide = metrics.horizontalAdvance(words)
        if not 0 < wide <= scale * NUMBERS_WIDTH:
            continue  # half a number is worse than none
        box = QRectF(-scale / 2, -scale / 2 + 1, scale, high)
        box.translate(view.pixel(sheet.centres[place]))
        inked = box.adjusted((scale - wide) / 2, 0, (wide - scale) / 2, 0)
        if any(name.intersects(inked) for name in names):
            continue
        if scale >= FADED_FROM and sheet.coast.contains(view.paper(inked.center())):
            _fade(painter, inked, land_colour(theme, sheet.chart.hexes[place].ground))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | _UNCUT), words)


def paint_lit_numbers(
    painter: QPainter, sheet: Sheet, places: Iterable[HexId], view: Viewpoint, theme: Theme
) -> None:
    """Write in the middle of hexes that can be picked what they are called: prompts name them so.

    The ring around such a hex covers its printed number.
    """
    if view.scale < LIT_FROM or sheet.grid.photo is not None:
        return
    font = label_font(theme, max(9.0, min(view.scale * LIT_NUMBER, theme.em)), bold=True)
    painter.setFont(font)
    painter.setPen(theme.colour("on-land"))
    metrics = QFontMetricsF(font)
    down = metrics.capHeight() / 2
    for place in places:
        words = hex_name(place)
        wide = metrics.horizontalAdvance(words)
        if wide <= view.scale * LIT_WIDTH:
            middle = view.pixel(sheet.centres[place])
            painter.drawText(QPointF(middle.x() - wide / 2, middle.y() + down), words)


def _fade(painter: QPainter, box: QRectF, ground: QColor) -> None:
    """Fade the strokes of a pattern where a number is written over them."""
    patch = QColor(ground)
    patch.setAlphaF(FADED)
    painter.fillRect(box.adjusted(-1, 2, 1, 0), patch)
