"""Wrapped words with links, tables and marks: laid out once for a text and a width.

`QLabel` sets such words as a page six to eight times over for each text, most of it to measure what
no one shows. Here they are a page of our own; the label is only their name and their place.
"""

from itertools import pairwise
from math import ceil

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QFrame

from beachmaster.desktop.labels import Words
from beachmaster.desktop.own_text import OwnDocument
from beachmaster.desktop.theme import current

_NONE = -1


class Link(msgspec.Struct, frozen=True):
    """A link: where it leads, and between which characters of the page it stands."""

    to: str
    begin: int
    end: int


class LinkedWords(Words):
    """Wrapped words with links that the mouse and the keyboard reach.

    The keyboard goes from link to link with Tab, and follows one with Enter.
    """

    def __init__(self, html: str, scale: float = 1.0, *, role: str = "") -> None:
        self._page, self._unread = OwnDocument(), True
        self._page.setUndoRedoEnabled(False)
        self._page.setDocumentMargin(0)
        self._at, self._hovered, self._pressed = _NONE, "", ""
        super().__init__("", scale, role=role)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)  # they are ours
        self.setText(html)

    def setText(self, html: str) -> None:
        """Show words with links."""
        if html != self.text():
            self._unread = True
            super().setText(html)
            links = "href=" in html or "](" in html
            policy = Qt.FocusPolicy
            self.setFocusPolicy(policy.StrongFocus if links else policy.NoFocus)
            self.setMouseTracking(links)

    def refit(self) -> None:
        """Take the size that the theme now gives, and read the links anew: they keep a colour."""
        self._unread = True
        super().refit()

    def changeEvent(self, event: QEvent) -> None:
        """Read the words anew in another font or with other colours."""
        self._unread = True
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
        """Return the page at a width."""
        if self._unread:
            self._unread, self._at = False, _NONE
            if self._page.defaultFont() != self.font():  # the page before would be laid out again
                self._page.setDefaultFont(self.font())
            if self.textFormat() == Qt.TextFormat.MarkdownText:
                self._page.setMarkdown(self.text())
            else:
                self._page.setHtml(self.text())
        self._page.setTextWidth(max(width, 0))
        return self._page

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
        if (link := self._focused()) is not None:
            context.selections = [_framed(page, link)]
        with QPainter(self) as painter:
            painter.translate(corner)
            context.clip = QRectF(self.contentsRect()).translated(-corner)
            page.documentLayout().draw(painter, context)

    # -- links -----------------------------------------------------------------------------------

    def links(self) -> list[Link]:
        """Return the links in order."""
        page, found = self._room()[0], list[Link]()
        block = page.begin()
        while block.isValid():
            found += _links_in(block)
            block = block.next()
        return _joined(found)

    def _focused(self) -> Link | None:
        """Return the link that the keyboard is on."""
        if self._at == _NONE or not self.hasFocus():
            return None
        links = self.links()
        return links[self._at] if self._at < len(links) else None

    def _link_at(self, at: QPointF) -> str:
        page, corner = self._room()
        return page.documentLayout().anchorAt(at - corner)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next link, and from the last one on to what comes after."""
        to = self._at + (1 if forward else -1)
        if self.hasFocus() and 0 <= to < len(self.links()):
            self._at = to
            self.update()
            return True
        return QFrame.focusNextPrevChild(self, forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with the first link, or coming back with the last."""
        QFrame.focusInEvent(self, event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self._at = 0
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self._at = len(self.links()) - 1
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show no link as the one that Enter follows."""
        QFrame.focusOutEvent(self, event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the link that the keyboard is on."""
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
        link = self._focused() if event.key() in enter else None
        if link is None:
            event.ignore()
        else:
            self.linkActivated.emit(link.to)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note the link under the mouse; beside the links a press is for what lies around."""
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._link_at(event.position()) if left else ""
        event.setAccepted(bool(self._pressed))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link that was pressed, unless the mouse has left it."""
        pressed, self._pressed = self._pressed, ""
        event.setAccepted(bool(pressed))
        if pressed and self._link_at(event.position()) == pressed:
            self.linkActivated.emit(pressed)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which link the mouse is on."""
        self._hover(self._link_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the mouse is on none."""
        QFrame.leaveEvent(self, event)
        self._hover("")

    def _hover(self, link: str) -> None:
        if link != self._hovered:
            self._hovered = link
            if link:
                self.setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                self.unsetCursor()
            self.linkHovered.emit(link)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Leave the menu to what lies around."""
        event.ignore()


def _links_in(block: QTextBlock) -> list[Link]:
    found, at = [], block.begin()
    while not at.atEnd():
        part = at.fragment()
        if part.charFormat().isAnchor() and part.charFormat().anchorHref():
            begin = part.position()
            found.append(Link(part.charFormat().anchorHref(), begin, begin + part.length()))
        at += 1
    return found


def _joined(links: list[Link]) -> list[Link]:
    """Join the parts of links that are written in several formats."""
    found = links[:1]
    for before, link in pairwise(links):
        if link.to == before.to and link.begin == before.end:
            found[-1] = Link(link.to, found[-1].begin, link.end)
        else:
            found.append(link)
    return found


def _framed(page: OwnDocument, link: Link) -> QAbstractTextDocumentLayout.Selection:
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
