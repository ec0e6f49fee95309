"""Collect garbage less often than Python does for programs that hold less."""

import gc

RARELY = (20_000, 20, 20)
"""Python's own first figure, 700 objects, is reached with every few modules that are imported."""


def collect_rarely() -> None:
    """Raise the number of new objects after which a collection begins."""
    gc.set_threshold(*RARELY)
