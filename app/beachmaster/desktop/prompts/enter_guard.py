"""Tell whether an Enter was meant for the prompt that stands there, or for the one before it."""

import math
import time
from collections.abc import Callable

from PySide6.QtGui import QKeyEvent

SEEN = 150
"""So many milliseconds after its first paint a prompt takes an Enter: nobody reads faster."""
LOOKED_AT = 1_000
"""So many after a form was closed an Enter is habit: for a die or a draw, or after a digit."""
LATEST = 5_000
"""No key waits longer for the program; a larger lag means that one of the clocks slept."""


def _now() -> float:
    return time.monotonic() * 1000


class EnterGuard:
    """Compare when a key was pressed with when the prompt was painted.

    The system's clock for keys begins anywhere: the smallest lag between it and ours, which `now`
    tells in milliseconds, is the difference between the two.
    """

    def __init__(self, now: Callable[[], float] = _now) -> None:
        self.now = now
        self._painted: float | None = None
        self._lag: float | None = None
        self._wait = SEEN

    def begin(self, *, by_habit: bool = False) -> None:
        """Wait for the first paint of a new prompt: for longer where Enter may be mere habit."""
        self._painted = None
        self._wait = LOOKED_AT if by_habit else SEEN

    def painted(self) -> None:
        """Note the first paint of the prompt."""
        if self._painted is None:
            self._painted = self.now()

    def lets(self, event: QKeyEvent) -> bool:
        """Tell whether a key counts: pressed anew, long enough after the prompt was painted."""
        return not event.isAutoRepeat() and self._seen_for(event) >= self._wait

    def seen(self, event: QKeyEvent) -> bool:
        """Tell whether the prompt was painted when a key was pressed."""
        return self._seen_for(event) >= 0

    def _seen_for(self, event: QKeyEvent) -> float:
        """Return for how long the prompt had been seen when a key was pressed."""
        if not event.timestamp():  # no keyboard made it
            return math.inf
        lag = self.now() - event.timestamp()
        if self._lag is None or not self._lag <= lag <= self._lag + LATEST:
            self._lag = lag
        pressed = event.timestamp() + self._lag
        return -math.inf if self._painted is None else pressed - self._painted
