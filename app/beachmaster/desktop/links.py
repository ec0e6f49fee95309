"""Words with links in them, whatever lays them out: mouse and keyboard find and follow them."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame

from beachmaster.desktop.labels import Words

NONE = -1


class Link(msgspec.Struct, frozen=True):
    """A link, by where it leads."""

    to: str


class WordsWithLinks(Words):
    """The keyboard goes from link to link with Tab, and follows one with Enter."""

    def __init__(self, scale: float = 1.0, *, role: str = "") -> None:
        self._at, self._hovered, self._pressed = NONE, "", ""
        super().__init__("", scale, role=role)

    def links(self) -> Sequence[Link]:
        """Return the links in order."""
        raise NotImplementedError

    def link_at(self, at: QPointF) -> str:
        """Return where the link at a point leads, nothing beside the links."""
        raise NotImplementedError

    def begin_anew(self, *, linked: bool) -> None:
        """Take it that other words stand here, with links or without any."""
        self._at = NONE
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if linked else policy.NoFocus)
        self.setMouseTracking(linked)

    def focused_at(self) -> int:
        """Return which of the links the keyboard is on, `NONE` where it is on none."""
        on_one = self._at != NONE and self.hasFocus() and self._at < len(self.links())
        return self._at if on_one else NONE

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
        at = self.focused_at() if event.key() in enter else NONE
        if at == NONE:
            event.ignore()
        else:
            self.linkActivated.emit(self.links()[at].to)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note the link under the mouse; beside the links a press is for what lies around."""
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self.link_at(event.position()) if left else ""
        event.setAccepted(bool(self._pressed))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link that was pressed, unless the mouse has left it."""
        pressed, self._pressed = self._pressed, ""
        event.setAccepted(bool(pressed))
        if pressed and self.link_at(event.position()) == pressed:
            self.linkActivated.emit(pressed)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which link the mouse is on."""
        self._hover(self.link_at(event.position()))

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
