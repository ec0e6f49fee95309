"""Collect garbage less often than Python does for programs that hold less."""

import gc
from functools import cache

RARELY = (50_000, 20, 20)
"""Python's own first figure, 700 objects, is reached with every few modules that are imported."""


def collect_rarely() -> None:
    """Raise the number of new objects after which a collection begins."""
    gc.set_threshold(*RARELY)


@cache
def spare_modules() -> None:
    """Let collections pass over all that there is by now, once: modules, which stay to the end."""
    gc.freeze()
