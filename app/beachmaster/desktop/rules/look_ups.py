"""Count the rules that the player opens, once for each prompt that they are opened at."""

from PySide6.QtCore import QObject, Signal

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.tasks import Task
from beachmaster.rulebook.books import game_of
from beachmaster.rulebook.game_pages import is_game_page
from beachmaster.rulebook.manual import MANUAL
from beachmaster.storage.lookups import count_lookup, game_key


class LookUps(QObject):
    """What is shown by itself is not counted; a look at the same rule again is none."""

    counted = Signal(str)

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._last: tuple[str, str, str] | None = None

    def count(self, rule: str) -> None:
        """Count that the player opened a rule, in the game that is open or outside of any."""
        if rule.startswith(MANUAL) or is_game_page(rule):
            return
        playing, asked = self._controller.playing, self._controller.asked
        game = game_key(playing.setup) if playing is not None else game_of(rule) or ""
        look = (game, asked.key if asked is not None else "", rule)
        if look != self._last:
            self._last = look
            Task(lambda _task: count_lookup(game, rule)).start()
            self.counted.emit(rule)
