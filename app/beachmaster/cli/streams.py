"""Make the three streams ready: all there, in UTF-8, and nothing but text to a terminal."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from beachmaster.cli.pages import BOLD_OFF, BOLD_ON
from beachmaster.engine.text import CONTROL, UNSHOWN

_KEPT = re.compile(f"({re.escape(BOLD_ON)}|{re.escape(BOLD_OFF)})|{CONTROL.pattern}")


class PlainOutput:
    """A stream of text that lets no control character through but our own bold.

    A name in a file may hold what a terminal takes for orders.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, words: str) -> int:
        """Write words as they may be shown."""
        self._stream.write(_KEPT.sub(lambda found: found[1] or UNSHOWN, words))
        return len(words)

    def __getattr__(self, name: str) -> Any:
        """Do all else as the stream does."""
        return getattr(self._stream, name)


@contextmanager
def ready_streams() -> Iterator[None]:
    """Make the streams ready for a block.

    A stream may be missing: closed by whoever started us, or never there, as for a window
    without a console. What is read of it ends at once, what is written goes nowhere.
    """
    before = sys.stdin, sys.stdout, sys.stderr
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            # It takes the lowest number free, so no saved game is opened under that of a stream.
            stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - while we run
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        setattr(sys, name, stream if mode == "r" else PlainOutput(stream))
    try:
        yield
    finally:
        for one, was in zip((sys.stdin, sys.stdout, sys.stderr), before, strict=True):
            if was is None:
                one.close()
        sys.stdin, sys.stdout, sys.stderr = before


def escaped(words: str) -> str:
    """Return JSON in which a terminal finds no orders: JSON itself escapes only some of them."""
    return CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", words)
