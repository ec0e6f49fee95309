"""Wrapped words with links, tables and marks: laid out once for a text and a width.

`QLabel` sets such words as a page six to eight times over for each text, most of it to measure what
no one shows. Here they are a page of our own; the label is only their name and their place.
"""

from itertools import pairwise
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)

from beachmaster.desktop.links import NONE, Link, WordsWithLinks
from beachmaster.desktop.own_text import OwnDocument
from beachmaster.desktop.theme import current

LOOKS = {QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange}
KEPT = 32
"""So many pages are kept of one line of words."""


class _Link(Link, frozen=True):
    """A link, and between which characters of the page it stands."""

    begin: int
    end: int


class LinkedWords(WordsWithLinks):
    """Wrapped words with links that the mouse and the keyboard reach."""

    def __init__(self, html: str, scale: float = 1.0, *, role: str = "") -> None:
        self._pages: dict[str, OwnDocument] = {}
        super().__init__(scale, role=role)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)  # they are ours
        self.setText(html)

    def setText(self, html: str) -> None:
        """Show words with links."""
        if html != self.text():
            super().setText(html)
            self.begin_anew(linked="href=" in html or "](" in html)

    def refit(self) -> None:
        """Take the size that the theme now gives, and read the links anew: they keep a colour."""
        self._pages.clear()
        super().refit()

    def changeEvent(self, event: QEvent) -> None:
        """Read the words anew in another font or with other colours."""
        if event.type() in LOOKS:
            self._pages.clear()
        super().changeEvent(event)

    # -- the page --------------------------------------------------------------------------------

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        found = self._heights.get(width)
        if found is None:
            margins = self.contentsMargins()
            page = self._laid_out(width - margins.left() - margins.right())
            high = ceil(page.size().height()) + margins.top() + margins.bottom()
            found = self._heights[width] = max(high, self.minimumHeight())
        return found

    def _laid_out(self, width: int) -> OwnDocument:
        """Return the page at a width; the words of a prompt before may well come again."""
        page = self._pages.get(self.text())
        if page is None:
            while len(self._pages) >= KEPT:
                del self._pages[next(iter(self._pages))]
            page = self._pages[self.text()] = self._read()
        if page.textWidth() != max(width, 0):
            page.setTextWidth(max(width, 0))
        return page

    def _read(self) -> OwnDocument:
        """Set the words as a page."""
        page = OwnDocument()
        page.setUndoRedoEnabled(False)
        page.setDocumentMargin(0)
        page.setDefaultFont(self.font())
        if self.textFormat() == Qt.TextFormat.MarkdownText:
            page.setMarkdown(self.text())
        else:
            page.setHtml(self.text())
        return page

    def _room(self) -> tuple[OwnDocument, QPointF]:
        """Return the page as it is shown, and the corner where it begins."""
        room = self.contentsRect()
        page = self._laid_out(room.width())
        over = max(room.height() - ceil(page.size().height()), 0)
        return page, QPointF(room.left(), room.top() + over // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, and a frame around the link that the keyboard is on."""
        del event
        page, corner = self._room()
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = self.palette()
        ink = context.palette.color(self.foregroundRole())
        context.palette.setColor(QPalette.ColorRole.Text, ink)
        if (at := self.focused_at()) != NONE:
            context.selections = [_framed(page, self.links()[at])]
        with QPainter(self) as painter:
            painter.translate(corner)
            context.clip = QRectF(self.contentsRect()).translated(-corner)
            page.documentLayout().draw(painter, context)

    # -- links -----------------------------------------------------------------------------------

    def links(self) -> list[_Link]:
        """Return the links in order."""
        page, found = self._room()[0], list[_Link]()
        block = page.begin()
        while block.isValid():
            found += _links_in(block)
            block = block.next()
        return _joined(found)

    def link_at(self, at: QPointF) -> str:
        """Return where the link at a point leads, nothing beside the links."""
        page, corner = self._room()
        return page.documentLayout().anchorAt(at - corner)


def _links_in(block: QTextBlock) -> list[_Link]:
    found, at = [], block.begin()
    while not at.atEnd():
        part = at.fragment()
        if part.charFormat().isAnchor() and part.charFormat().anchorHref():
            begin = part.position()
            found.append(_Link(part.charFormat().anchorHref(), begin, begin + part.length()))
        at += 1
    return found


def _joined(links: list[_Link]) -> list[_Link]:
    """Join the parts of links that are written in several formats."""
    found = links[:1]
    for before, link in pairwise(links):
        if link.to == before.to and link.begin == before.end:
            found[-1] = _Link(link.to, found[-1].begin, link.end)
        else:
            found.append(link)
    return found


def _framed(page: OwnDocument, link: _Link) -> QAbstractTextDocumentLayout.Selection:
    """Return a link as it is shown with the keyboard on it."""
    chosen = QAbstractTextDocumentLayout.Selection()
    cursor = QTextCursor(page)
    cursor.setPosition(link.begin)
    cursor.setPosition(link.end, QTextCursor.MoveMode.KeepAnchor)
    chosen.cursor = cursor
    dressed = QTextCharFormat()
    pen = QPen(current().colour("accent"), 1.5)
    dressed.setProperty(QTextFormat.Property.OutlinePen, pen)
    chosen.format = dressed
    return chosen
