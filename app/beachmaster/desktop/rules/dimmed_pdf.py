"""Show the pages of a PDF in the theme's own light; loads QtPdf, so import it late."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtPdfWidgets import QPdfView
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.dimming import dim


class DimmedPdfView(QPdfView):
    """A view of a PDF that does not blind anybody who sits in a dark room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        current().changed.connect(self.viewport().update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages, then take the glare out of them."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        dim(painter, QRectF(self.viewport().rect()))
        painter.end()
