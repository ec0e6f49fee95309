"""Let the parts of the window follow a setting that was changed."""

from PySide6.QtCore import QObject, Slot

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.prompts import PromptCard
from beachmaster.desktop.rules import RulesPanel
from beachmaster.storage.settings import Settings

Followers = tuple[PromptCard, BoardView, RulesPanel, TableListPanel]


class SettingsInForce(QObject):
    """`follow` takes a setting's key."""

    def __init__(self, settings: Settings, parts: Followers) -> None:
        super().__init__(parts[0])
        self._settings, self._parts = settings, parts

    @Slot(str)
    def follow(self, key: str) -> None:
        """Let a setting take hold."""
        settings = self._settings
        card, board, rules, table_list = self._parts
        card.autoplay.use(settings)
        if key == "motion":
            board.set_reduced_motion(settings[key] == "reduced")
        elif key == "depth":
            rules.set_depth(settings[key])
        elif key == "follows":
            table_list.follow_as(settings[key])
