"""Show the pages of a PDF one under the other, as pictures that somebody else draws."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.dimming import dim
from beachmaster.desktop.words import say

GAP = 6
NEAR = 2
SMALLEST, LARGEST = 0.2, 8.0
"""Pixels for each point of the page."""


class PdfView(QAbstractScrollArea):
    """A column of pages. `wanted` asks for the picture of a page, so many pixels wide."""

    wanted = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sizes: Sequence[tuple[float, float]] = ()
        self._boxes: list[QRect] = []
        self._pictures: dict[int, tuple[int, QImage]] = {}
        self._zoom: float | None = None
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verticalScrollBar().setSingleStep(3 * self.fontMetrics().lineSpacing())
        current().changed.connect(self.viewport().update)

    @property
    def page_count(self) -> int:
        """Return the number of pages."""
        return len(self._sizes)

    @property
    def page(self) -> int:
        """Return the page at the top edge, counted from 0."""
        top = self.verticalScrollBar().value()
        return next((at for at, box in enumerate(self._boxes) if box.bottom() > top + GAP), 0)

    @property
    def zoom(self) -> float:
        """Return how many pixels a point of the page at the top takes."""
        return self._boxes[self.page].width() / self._sizes[self.page][0] if self._boxes else 1.0

    def set_pages(self, sizes: Sequence[tuple[float, float]]) -> None:
        """Show other pages, of these widths and heights in points."""
        self._sizes = sizes
        self._pictures.clear()
        self._lay_out()

    def jump(self, page: int) -> None:
        """Bring a page, counted from 0, to the top."""
        if self._boxes:
            page = min(max(page, 0), len(self._boxes) - 1)
            self.verticalScrollBar().setValue(self._boxes[page].top() - GAP)

    def set_zoom(self, zoom: float | None) -> None:
        """Set how many pixels a point takes; None makes each page as wide as the view."""
        self._zoom = None if zoom is None else min(max(zoom, SMALLEST), LARGEST)
        self._lay_out()

    def set_picture(self, page: int, width: int, picture: QImage) -> None:
        """Take the picture that was wanted; a null one where the page cannot be drawn."""
        near = range(self.page - NEAR, self._last_seen() + NEAR + 1)
        self._pictures = {at: one for at, one in self._pictures.items() if at in near}
        self._pictures[page] = width, picture
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pages to the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages in view without their glare, then ask for a picture that is missing."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for page in range(self.page, self._last_seen() + 1):
            box = self._boxes[page].translated(-self._corner())
            if box.intersects(event.rect()):
                self._paint_page(painter, page, box)
                dim(painter, QRectF(box))
        painter.end()
        self._want()

    def _paint_page(self, painter: QPainter, page: int, box: QRect) -> None:
        painter.fillRect(box, Qt.GlobalColor.white)
        _width, picture = self._pictures.get(page, (0, None))
        if picture is None:
            return
        if not picture.isNull():
            painter.drawImage(box, picture)
            return
        painter.setPen(Qt.GlobalColor.black)
        centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(box, centred, say(T("This page cannot be drawn.")))

    def _want(self) -> None:
        """Ask for the first picture that is missing or of another width, one page ahead."""
        for page in range(self.page, min(self._last_seen() + 2, len(self._boxes))):
            width = round(self._boxes[page].width() * self.devicePixelRatioF())
            if self._pictures.get(page, (0, None))[0] != width:
                self.wanted.emit(page, width)
                return

    def _corner(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _last_seen(self) -> int:
        """Return the last page in view; -1 where there are none."""
        bottom = self.verticalScrollBar().value() + self.viewport().height()
        return sum(box.top() < bottom for box in self._boxes) - 1

    def _lay_out(self) -> None:
        """Give each page its place, and keep at the top what is there."""
        top, across = self.verticalScrollBar(), self.horizontalScrollBar()
        page = self.page
        before = self._boxes[page] if self._boxes else QRect(0, 0, 1, 1)
        share = (top.value() - before.top()) / max(before.height(), 1)
        room = self.viewport().size()
        fitted = max(room.width() - 2 * GAP, 1)
        widths = [fitted if self._zoom is None else self._zoom * wide for wide, _ in self._sizes]
        whole = max([room.width() - 2 * GAP, *map(round, widths)])
        self._boxes, bottom = [], GAP
        for width, (wide, high) in zip(widths, self._sizes, strict=True):
            box = QRect(0, bottom, max(round(width), 1), max(round(high * width / wide), 1))
            box.moveLeft(GAP + (whole - box.width()) // 2)
            self._boxes.append(box)
            bottom = box.bottom() + 1 + GAP
        top.setPageStep(room.height())
        top.setRange(0, max(bottom - room.height(), 0))
        across.setPageStep(room.width())
        across.setRange(0, max(whole + 2 * GAP - room.width(), 0))
        if page < len(self._boxes):
            after = self._boxes[page]
            top.setValue(after.top() + round(share * after.height()))
        self.viewport().update()
