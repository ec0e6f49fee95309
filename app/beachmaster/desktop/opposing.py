"""Let the opponent decide a slice at a time, so that the window never waits for it."""

from time import perf_counter
from typing import cast

from PySide6.QtCore import QObject, QTimer, Signal

from beachmaster.desktop.controller import EVERYTHING, GameController, Topic
from beachmaster.engine.deciding import Considering, Give, considering
from beachmaster.engine.tree import Entry

PATIENCE = 150
"""After so many milliseconds of thinking the window says so.

No answer behind the screen comes sooner: how long it took would tell how much there was to weigh.
"""
SLICE = 0.006
"""How long it thinks at a time, in seconds; how long never changes what it decides."""


class Opposing(QObject):
    """Thinks for the opponent of the open game whenever it is asked.

    `lasting` tells that it takes so long that the player should know.
    """

    lasting = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._thinking: Considering | None = None
        self._ready: Give | None = None
        self._at = -1
        self._anew = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._think)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._waited)
        controller.changed.connect(self._begin)
        self._begin()

    def decide_anew(self, entry: int) -> None:
        """Let it decide anew what it decided at an entry."""
        self._anew = True
        session = self._controller.session
        if not self._controller.jump(lambda: session.stand_before(entry)):
            self._anew = False

    def _begin(self, _topics: Topic = EVERYTHING) -> None:
        """Think from the start, where it is asked: what it saw before may have changed."""
        self._thinking = self._ready = None
        if self._controller.thinking is None:
            self._timer.stop()
            self._patience.stop()
        else:
            self._timer.start(0)
            self._patience.start()

    def _think(self) -> None:
        """Think for one slice; give the answer once there is one."""
        controller = self._controller
        if controller.thinking is None:
            return
        if self._thinking is None:
            self._thinking = considering(controller.session, anew=self._anew)
        give = self._slice(self._thinking)
        if give is None:
            self._timer.start(0)
            return
        self._thinking, self._anew = None, False
        asked = controller.session.asked
        if self._patience.isActive() and asked and controller.session.is_behind(asked.prompt):
            self._ready = give
        else:
            controller.decide(give)

    def _waited(self) -> None:
        """Give what was decided behind the screen meanwhile, or say that it takes long."""
        give, self._ready = self._ready, None
        if give is None:
            self.lasting.emit()
        else:
            self._controller.decide(give)

    def _slice(self, thinking: Considering) -> Give | None:
        """Think on; return what answers, or fails to, when it is at an end."""
        until = perf_counter() + SLICE
        try:
            while perf_counter() < until:
                next(thinking)
        except StopIteration as end:
            return cast("Give", end.value)
        except Exception as error:  # noqa: BLE001 - it is told, and a person is asked instead
            return _failing(error)
        return None


def _failing(error: Exception) -> Give:
    def give() -> Entry:
        raise error

    return give
