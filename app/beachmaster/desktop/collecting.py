"""When garbage is collected: between events alone, and less often than Python does by itself.

A collection that Python begins may come in the middle of a call of Qt. Its bindings make Python
objects while Qt holds a lock of the signals, and garbage that is a widget waits for the same lock:
the window stands still for ever. On another thread, widgets that go take the program with them.
"""

import gc
from functools import cache

MANY = 50_000
"""So many new objects are worth a collection; Python's own figure is 700, or 2,000."""
OLDER = 20
"""Every so many collections, objects that outlived one are looked through as well."""


def stop_by_itself() -> None:
    """Let Python begin no collection by itself; `Garbage.collect` does."""
    gc.disable()


class Garbage:
    """Collects what has come together, young objects more often than old ones."""

    def __init__(self) -> None:
        self._times = 0

    def collect(self) -> None:
        """Collect if there are many new objects; call it while no call of Qt is under way."""
        if gc.get_count()[0] < MANY:
            return
        self._times += 1
        old, middle = self._times % OLDER**2 == 0, self._times % OLDER == 0
        gc.collect(2 if old else 1 if middle else 0)


@cache
def spare_modules() -> None:
    """Let collections pass over all that there is by now, once: modules, which stay to the end."""
    gc.freeze()
