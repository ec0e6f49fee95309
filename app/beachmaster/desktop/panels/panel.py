"""What every panel has: it follows the controller by topic and re-reads its words."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController, Topic


class Panel(QWidget):
    """A view over the game; while it is hidden it only remembers that something changed."""

    topics = Topic.STATE | Topic.GAME

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self._stale = Topic(0)
        controller.changed.connect(self._on_changed)

    def refresh(self, topics: Topic) -> None:
        """Show what there is now."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set all words anew in the language in force."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what changed while nobody looked."""
        super().showEvent(event)
        self.catch_up()

    def catch_up(self) -> None:
        """Show what is not shown yet."""
        stale, self._stale = self._stale, Topic(0)
        if stale:
            self.refresh(stale)

    def _on_changed(self, topics: Topic) -> None:
        self._stale |= topics & self.topics
        if self.isVisible():
            self.catch_up()
