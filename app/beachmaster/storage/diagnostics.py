"""A small log and the trace of a crash, kept in the data folder for a report of a problem.

The log holds what happened in the program, never what a player wrote: no text of an error, no
name of a file, no note. So `note` takes literals and plain facts, and `note_error` takes the class
of an error and where it was raised, but not its message.
"""

import errno
import os
import re
import sys
import threading
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from beachmaster import __version__
from beachmaster.paths import package
from beachmaster.storage.folders import data_folder

if TYPE_CHECKING:
    from logging import Logger

LOG = "log.txt"
"""In the data folder: the log. `log.txt.1` is the one before."""
LARGEST = 200_000
"""Bytes after which a new log is begun."""
TRACE = "crash-trace.txt"
"""In the data folder: empty while all is well; Python writes to it as a signal ends the process."""
BEFORE = "crash-trace-before.txt"
"""The trace that an earlier run left."""
FRAMES = 12
"""Innermost calls that are logged of an error."""

_UNSAID = re.compile(r"""["'`“”‘’«»‹›/\\]|\w\.\w""")
"""What may be a quotation or belong to the name of a file."""
_SOURCE = re.compile(r"[\w:]+(?=: )|")
"""The part of a library that a message begins with, such as `QPainter::begin`."""
_FATAL = re.compile(r"^(Fatal Python error|Windows fatal exception: (?!code ))", re.MULTILINE)
"""How a trace of a crash begins. Windows also traces errors by number that it then survives."""
_trace_left = threading.Event()


# -- the log -----------------------------------------------------------------------------------


def note(what: str, **facts: object) -> None:
    """Add a line to the log; nothing happens where the data folder is missing or read-only.

    `what` is a literal. `facts` are plain facts of the program, such as the id of a game.
    """
    _log("INFO", what, facts)


def watch_terminal(front: str) -> None:
    """Trace crashes and log the start of a game in the terminal."""
    trace_crashes()
    note_start(front)


def note_start(front: str, **versions: str) -> None:
    """Log that the program started, in the window or the terminal, and on what."""
    note(
        "started",
        version=__version__,
        package=package() or "none",
        front=front,
        system=sys.platform,  # the report has more of it; on Windows that takes a while to ask
        python=sys.version.split()[0],
        **versions,
    )


def note_error(what: str, error: BaseException) -> None:
    """Log the class of an error and where it was raised, but not its message."""
    chain = list(_chain(error))
    kinds = " from ".join(_kind(one) for one in chain)
    where = " < ".join(_frames(chain[-1].__traceback__))
    _log("WARNING", what, {"error": kinds, "at": where})


def note_message(source: str, words: str) -> None:
    """Log a message of a library, or only where it began if it may quote or name a file."""
    said = words
    if _UNSAID.search(words):
        began = _SOURCE.match(words)
        said = f"{began[0] if began else ''} …"
    _log("WARNING", f"{source}: {said}", {})


def log_lines(most: int) -> list[str]:
    """Return the last lines of the log, oldest first."""
    lines: list[str] = []
    for name in (f"{LOG}.1", LOG):
        lines += _text(data_folder() / name).splitlines()
    return lines[-most:]


def _log(level: str, what: str, facts: Mapping[str, object]) -> None:
    folder = data_folder()
    if not folder.is_dir():
        return
    words = " ".join([what, *(f"{name}={value}" for name, value in facts.items())])
    _logger(str(folder)).info("%s %s", level, " ".join(words.split()))


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and those that it was raised from, each once."""
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        yield at
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)


def _kind(error: BaseException) -> str:
    name, number = type(error).__name__, getattr(error, "errno", None)
    return f"{name}({errno.errorcode.get(number, number)})" if isinstance(number, int) else name


def _frames(trace: TracebackType | None) -> list[str]:
    """Return the innermost calls of a traceback, innermost first, by module and not by file."""
    found = []
    while trace is not None:
        frame = trace.tb_frame
        module = frame.f_globals.get("__name__", "?")
        found.append(f"{module}:{trace.tb_lineno}:{frame.f_code.co_name}")
        trace = trace.tb_next
    return found[: -FRAMES - 1 : -1]


@cache
def _logger(folder: str) -> "Logger":
    """Return the logger of a data folder; it hands nothing on to other handlers."""
    import logging  # slow to load, and the first paint needs no log
    from logging.handlers import RotatingFileHandler

    class Handler(RotatingFileHandler):
        """Opens the file for each record: an open file could not be deleted on Windows."""

        def emit(self, record: logging.LogRecord) -> None:
            super().emit(record)
            stream, self.stream = self.stream, None
            if stream is not None:
                stream.close()

        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
            """Go on without the line: a log that cannot be written must not stop the game."""

    handler = Handler(
        Path(folder) / LOG,
        maxBytes=LARGEST,
        backupCount=1,
        encoding="utf-8",
        errors="backslashreplace",
        delay=True,
    )
    form = "%(asctime)s %(process)d %(message)s"
    handler.setFormatter(logging.Formatter(form, "%Y-%m-%dT%H:%M:%S%z"))
    logger = logging.Logger("beachmaster")  # noqa: LOG001 - shares no handler, hands nothing on
    logger.addHandler(handler)
    return logger


# -- the trace of a crash ------------------------------------------------------------------------


def trace_crashes() -> None:
    """Have Python write a trace to a file should a signal end the process.

    What an earlier run left is put aside first. Where the data folder cannot be written, the trace
    goes to standard error. A trace that somebody has switched on already stays as it is.
    """
    import faulthandler

    if faulthandler.is_enabled():
        return
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _put_aside(folder)
        faulthandler.enable(open_deletable(folder / TRACE))
    except OSError:
        if sys.__stderr__ is not None:
            faulthandler.enable(sys.__stderr__)


def crashed_before() -> bool:
    """Tell whether this start found the trace of a crash that came since the last start."""
    return _trace_left.is_set()


def traces() -> str:
    """Return what is kept of crashes, each with its time, the newest last."""
    parts = []
    for path in (data_folder() / BEFORE, data_folder() / TRACE):
        if text := _text(path):
            when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            parts.append(f"{when.isoformat(timespec='seconds')}\n{text}")
    return "\n".join(parts)


def _put_aside(folder: Path) -> None:
    """Put a trace aside, so that the file is empty again; another program may hold it open."""
    left = _text(folder / TRACE)
    if not left:
        return
    try:
        (folder / TRACE).replace(folder / BEFORE)
    except OSError:
        return  # it is still in the report, from where it is
    if _FATAL.search(left):
        _trace_left.set()


def open_deletable(path: Path) -> int:
    """Open a file for appending, as the process does all its life, and return its descriptor.

    Windows deletes or renames an open file only if whoever opened it shares that right.
    """
    if sys.platform == "win32":
        import _winapi
        import msvcrt

        append, share_all, open_always, normal = 0x0004, 0x0007, 4, 0x80
        handle = _winapi.CreateFile(str(path), append, share_all, 0, open_always, normal, 0)
        return msvcrt.open_osfhandle(handle, os.O_APPEND | os.O_WRONLY)
    else:  # noqa: RET505 - else a type checker for Windows takes it for unreachable
        return os.open(path, os.O_APPEND | os.O_CREAT | os.O_WRONLY, 0o644)


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", errors="replace")
    except OSError:
        return ""
