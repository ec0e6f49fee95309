"""Show a page of the player's own PDF; a child process draws it."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QImage
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from beachmaster.desktop.forms import name
from beachmaster.desktop.rules.pdf_view import PdfView
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text

if TYPE_CHECKING:
    from beachmaster.rulebook.own_book.drawing import Drawn, PageDrawer, Size

LARGER = 1.25


class PdfPage(QWidget):
    """A PDF at one page; a sentence where it cannot be shown. `tools` are its buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted: tuple[Path, int] | None = None
        self._drawer: PageDrawer | None = None
        self._busy = False
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setProperty("role", "hint")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.view = PdfView(self)
        self.view.wanted.connect(self._draw)
        self.larger, self.smaller, self.fit = (tool_button(text) for text in ("+", "−", "↔"))
        self.tools = QWidget()
        row = QHBoxLayout(self.tools)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        for button in (self.larger, self.smaller, self.fit):
            row.addWidget(button)
        self.larger.clicked.connect(lambda: self.view.set_zoom(self.view.zoom * LARGER))
        self.smaller.clicked.connect(lambda: self.view.set_zoom(self.view.zoom / LARGER))
        self.fit.clicked.connect(lambda: self.view.set_zoom(None))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        column.addWidget(self.words, 1)
        column.addWidget(self.view, 1)
        self._say(T("Opening the page…"))
        self.retranslate()

    def show_page(self, file: Path, page: int) -> None:
        """Show a page of a file, counted from 1."""
        self._wanted = (file, page)
        if self._drawer is not None and self._drawer.path == file:
            self.view.jump(page - 1)
        elif not self._busy:
            self._open(file)

    def retranslate(self) -> None:
        """Say the words again."""
        name(self.larger, _LARGER, _LARGER)
        name(self.smaller, _SMALLER, _SMALLER)
        name(self.fit, _FIT, _FIT)
        name(self.view, T("Page of your rulebook"))

    def hideEvent(self, event: QHideEvent) -> None:
        """End the child that draws; the next picture starts another one."""
        super().hideEvent(event)
        self._rest()

    def _open(self, file: Path) -> None:
        self._say(T("Opening the page…"))
        self._drawer, self._busy = None, True
        task = Task(lambda _task: _opened(file), self)
        task.done.connect(self._on_opened)
        task.failed.connect(lambda _error: self._on_lost(file))
        task.start()

    def _on_opened(self, opened: "tuple[PageDrawer, tuple[Size, ...]]") -> None:
        self._drawer, sizes = opened
        if not self._was_for(self._drawer.path):
            return
        self._say(None)
        self.view.set_pages(sizes)
        self.view.jump(self._wanted[1] - 1 if self._wanted else 0)
        self._rest()

    def _on_lost(self, file: Path) -> None:
        if self._was_for(file):
            lost = T(
                "{file} is not where it was, or is no longer a PDF. Import it again to see its "
                "pages.",
                file=file.name,
            )
            self._say(lost)

    def _was_for(self, file: Path) -> bool:
        """Return whether an opened file is still the wanted one; open the wanted one if not."""
        self._busy = False
        if self._wanted is None or self._wanted[0] == file:
            return True
        self._rest()
        self._open(self._wanted[0])
        return False

    def _draw(self, page: int, width: int) -> None:
        """Have a picture drawn, if none is being drawn; the view asks again after each."""
        drawer = self._drawer
        if drawer is None or self._busy:
            return
        self._busy = True
        task = Task(lambda _task: drawer.draw(page, width), self)
        task.done.connect(lambda drawn: self._on_drawn(page, width, picture_of(drawn)))
        task.failed.connect(lambda _error: self._on_drawn(page, width, QImage()))
        task.start()

    def _on_drawn(self, page: int, width: int, picture: QImage) -> None:
        if self._drawer is not None and self._was_for(self._drawer.path):
            self.view.set_picture(page, width, picture)
            self._rest()

    def _rest(self) -> None:
        """End the child once nobody looks."""
        if self._drawer is not None and not self._busy and not self.isVisible():
            self._drawer.close()

    def _say(self, text: Text | None) -> None:
        """Show a sentence in place of the page, or the page."""
        self.words.setText(say(text) if text is not None else "")
        self.words.setVisible(text is not None)
        self.tools.setEnabled(text is None)
        self.view.setVisible(text is None)


def _opened(file: Path) -> "tuple[PageDrawer, tuple[Size, ...]]":
    from beachmaster.rulebook.own_book.drawing import PageDrawer

    drawer = PageDrawer(file)
    return drawer, drawer.sizes()


def picture_of(drawn: "Drawn") -> QImage:
    """Return a drawn page as a picture of its own."""
    row, kind = drawn.width * 4, QImage.Format.Format_RGB32
    return QImage(drawn.pixels, drawn.width, drawn.height, row, kind).copy()


_LARGER = T("Larger page")
_SMALLER = T("Smaller page")
_FIT = T("Page as wide as the view")
