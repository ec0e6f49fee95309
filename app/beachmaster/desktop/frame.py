"""What the window shows at its first paint: the remembered prompt, and room for all the rest."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QLayout,
    QMainWindow,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.first_card import FirstCard
from beachmaster.desktop.game_page import GamePage
from beachmaster.desktop.room import size_within_screen
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.translators import Translators
from beachmaster.storage.last import Last
from beachmaster.storage.settings import Settings

if TYPE_CHECKING:
    from beachmaster.desktop.notice import NoticeBar

SMALLEST = QSize(360, 240)
"""Pixels to which the window can be drawn together, whatever stands in it."""


class PageStack(QStackedWidget):
    """Pages of which the one that is shown alone says how small they can be."""

    def minimumSizeHint(self) -> QSize:
        """Ask for what the page in sight needs."""
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else QSize()


class WindowFrame(QMainWindow):
    """The pages, with the first card on the game's; the notice bar and the rest stand beside it.

    It knows none of what is built later, so that those parts may know it.
    """

    def __init__(self, settings: Settings, theme: Theme, translators: Translators) -> None:
        super().__init__()
        self.settings = settings
        self.theme = theme
        self.translators = translators
        self._first_card = FirstCard()
        self.game_page = GamePage(self._first_card)
        self.pages = PageStack()
        self.pages.addWidget(self.game_page)
        self._lay_out()
        self.resize(self._first_size())

    @cached_property
    def notice(self) -> "NoticeBar":
        """Return the bar above the pages; it is made when first asked for."""
        from beachmaster.desktop.notice import NoticeBar

        made = NoticeBar()
        self.rows.insertWidget(self.rows.indexOf(self.body), made)
        return made

    def show_remembered(self, last: Last) -> None:
        """Show where the player was, before anything is loaded."""
        self._first_card.show_remembered(last)

    def _first_size(self) -> QSize:
        """Return the size of a first window: roomy, but within the screen."""
        wanted = QSize(self.theme.space(86), self.theme.space(54))
        return size_within_screen(self, wanted)

    def _lay_out(self) -> None:
        """Stack strip, notice and body; the pages are the column that all others stand beside."""
        self.whole, self.column = QWidget(), QWidget()
        self.rows, self.column_rows = QVBoxLayout(self.whole), QVBoxLayout(self.column)
        gap = self.theme.space(0.5)
        self.column_rows.setContentsMargins(gap, gap, gap, gap)
        self.column_rows.addWidget(self.pages, 2)
        self.body = QSplitter(Qt.Orientation.Horizontal)
        self.body.setChildrenCollapsible(False)
        self.body.addWidget(self.column)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(0)
        self.rows.addWidget(self.body, 1)
        self.setCentralWidget(self.whole)
        layout = self.layout()
        assert layout is not None
        # The window has the size that its player gave it: parts that come have room or give way.
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(SMALLEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
