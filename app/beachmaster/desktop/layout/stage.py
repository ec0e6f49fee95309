"""The place of the map, edge to edge, with one drawer at its right edge."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QToolButton, QWidget

from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import name
from beachmaster.desktop.layout.framed import Framed
from beachmaster.desktop.layout.plan import DRAWER, MAP_LEAST
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.desktop.yielding import LEAST

DRAWN = {"units": T("Units"), "bags": T("Bags"), "journal": T("Journal")}
"""The panels of the drawer, in the order of their keys."""
UNCALLED = "journal"
"""Which of them a wide window shows by itself: what happened is read on, the others looked up."""

SHARE = 0.4
"""How much of the stage the drawer takes at the most."""
ROOMY, MORE = 90, 0.3
"""What a stage is wider than so many ems goes to the drawer in this part: it shows more columns."""


class SideDrawer(Framed):
    """Units, bags and journal, one at a time; `wanted` carries which the player turns to."""

    wanted = Signal(str)

    def __init__(self, panels: Mapping[str, QWidget], parent: QWidget | None = None) -> None:
        self._panels = dict(panels)
        self._tabs: dict[str, QToolButton] = {}
        super().__init__(T("Units, bags and journal"), parent)
        self.setProperty("card", True)
        row, group = QWidget(), QButtonGroup(self)
        flow = FlowLayout(row)
        self.pages = QStackedWidget()
        for key, panel in self._panels.items():
            tab = tool_button(checkable=True)
            tab.clicked.connect(lambda _on=False, key=key: self.wanted.emit(key))
            group.addButton(tab)
            flow.addWidget(tab)
            self._tabs[key] = tab
            self.pages.addWidget(panel)
        self.head.insertWidget(0, row, 1)
        self.put(self.pages)
        self.label.hide()
        self.retranslate()

    def turn_to(self, key: str) -> None:
        """Bring a panel to the front."""
        self._tabs[key].setChecked(True)
        self.pages.setCurrentWidget(self._panels[key])

    def retranslate(self) -> None:
        """Say the words in the language in force."""
        super().retranslate()
        for key, tab in self._tabs.items():
            tab.setText(say(DRAWN[key]))
            name(tab, DRAWN[key])


class Stage(QWidget):
    """Map and drawer: the map yields to the drawer, which has the stage where there is no map.

    The drawer takes a `SHARE` of the stage; where a map beside it would be too small to be of use,
    it lies over the map.
    """

    def __init__(self, board: QWidget, drawer: SideDrawer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board, self._drawer = board, drawer
        for part in (board, drawer):
            part.setParent(self)

    def show_parts(self, *, board: bool, drawer: bool) -> None:
        """Show the map, the drawer, or both; a map in another window is left alone."""
        if self._holds_board():
            self._board.setVisible(board)
        self._drawer.setVisible(drawer)
        self._arrange()

    def take_board(self) -> None:
        """Have the map back from another window."""
        if not self._holds_board():
            self._board.setParent(self)

    def _holds_board(self) -> bool:
        return self._board.parentWidget() is self

    def _shows_board(self) -> bool:
        return self._holds_board() and not self._board.isHidden()

    def uncovered(self) -> int:
        """Return how wide the map can be seen beside the drawer."""
        return self.width() - (self._drawer.width() if self._drawer.isVisible() else 0)

    def minimumSizeHint(self) -> QSize:
        """Ask for what the parts that are shown need."""
        least = QSize(current().space(MAP_LEAST), 0)
        if self._shows_board():  # in little height the map scrolls
            needed = self._board.minimumSizeHint()
            least = QSize(max(least.width(), needed.width()), current().space(LEAST))
        if not self._drawer.isHidden():
            least = least.expandedTo(self._drawer.minimumSizeHint())
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give both their room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width, height, space = self.width(), self.height(), current().space
        over = width
        if self._shows_board():
            more = max(width - space(ROOMY), 0) * MORE
            share = min(round(width * SHARE), space(DRAWER) + round(more))
            over = min(max(share, self._drawer.minimumSizeHint().width()), width)
            if width - over < space(MAP_LEAST):
                over = min(space(DRAWER), width)
        if self._holds_board():
            beside = over if self._drawer.isVisibleTo(self) and self._shows_board() else 0
            left = width - beside
            self._board.setGeometry(0, 0, left if left >= space(MAP_LEAST) else width, height)
        self._drawer.setGeometry(width - over, 0, over, height)
        self._drawer.raise_()
