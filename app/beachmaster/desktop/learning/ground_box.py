"""Hold the map and the panel of learning: side by side where there is room, else one below."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from beachmaster.desktop.theme import current

BESIDE, PANEL = 40, 18
"""From how many ems across the panel stands beside the map, and how wide it is then."""
LEAST = 8
"""How many ems high it is below the map at least; where the window is too low, the page scrolls."""
_UNBOUNDED = 16_777_215


class GroundBox(QWidget):
    """The map has more room than the panel, at every size of window and text."""

    def __init__(self, board_map: QWidget, panel: QWidget) -> None:
        super().__init__()
        self._panel = panel
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(board_map, 1)
        self._box.addWidget(panel)
        current().changed.connect(self._share)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new room."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        space = current().space
        beside = self.width() >= space(BESIDE)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(way)
        below = max(space(LEAST), min(space(14), round(self.height() * 0.4)))
        self._panel.setMaximumHeight(_UNBOUNDED if beside else below)
        self._panel.setMinimumHeight(0 if beside else space(LEAST))
        self._panel.setMinimumWidth(space(PANEL) if beside else 0)
        self._panel.setMaximumWidth(space(PANEL) if beside else _UNBOUNDED)
