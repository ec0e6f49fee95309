"""Write what a map is named by: its waters, points and heights in italics, as charts have them."""

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.theme import Theme
from beachmaster.engine.scenery import MapName

LEAST, MOST = 9.0, 2.4
"""Letters lower than so many pixels are left out; they are no higher than so many lines of text."""
APART = 118
"""How far the letters of an ocean stand apart, in per cent."""
ON_LAND, EDGE_INK = 0.72, 0.75
"""How much ink a name on land is written with, and its edge, which sets it off lines and signs."""


def paint_names(painter: QPainter, sheet: Sheet, view: Viewpoint, theme: Theme) -> None:
    """Write the names that a board file gives, at their sizes."""
    for name in sheet.chart.scenery.names:
        font = font_of(name, view.scale, theme)
        if font is None:
            continue
        ink = QColor(theme.colour("on-land" if name.kind == "land" else "accent"))
        if name.kind == "land" and theme.scheme != "contrast":
            ink.setAlphaF(ON_LAND)
        box = QRectF(QPointF(), room_of(name.text, font))
        box.moveCenter(view.pixel(QPointF(*name.at)))
        if name.kind == "land":
            write_clear(painter, box, name.text, font, theme, ink)
            continue
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name.text)


def write_clear(
    painter: QPainter, box: QRectF, words: str, font: QFont, theme: Theme, ink: QColor | None = None
) -> None:
    """Write words in the middle of a box so that they can be read across lines: with an edge."""
    metrics, path = QFontMetricsF(font), QPainterPath()
    left = box.center().x() - metrics.horizontalAdvance(words) / 2
    path.addText(QPointF(left, box.center().y() + metrics.capHeight() / 2), font, words)
    edge = QColor(theme.colour("land-clear"))
    edge.setAlphaF(EDGE_INK)
    wide = max(2.0, font.pixelSize() * 0.22)
    painter.strokePath(path, QPen(edge, wide, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, ink or theme.colour("on-land"))


def boxes_of_names(sheet: Sheet, view: Viewpoint, theme: Theme) -> list[QRectF]:
    """Return where names are written, in pixels."""
    found = []
    for name in sheet.chart.scenery.names:
        font = font_of(name, view.scale, theme)
        if font is not None:
            box = QRectF(QPointF(), room_of(name.text, font))
            box.moveCenter(view.pixel(QPointF(*name.at)))
            found.append(box)
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
