"""Dim what is printed on white paper, photos and scanned pages, as the theme wants it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from beachmaster.desktop.theme.theme import current


def dim(painter: QPainter, area: QRectF) -> None:
    """Turn white that was painted into the theme's colour of a page; dark ink stays dark."""
    page = current().colour("page")
    if page.lightness() == WHITE:
        return
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(area, page)
    painter.restore()


WHITE = 255
