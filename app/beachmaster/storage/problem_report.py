"""Gather what a developer needs to know of a problem; the player reads it before sending it."""

import contextlib
import platform
import re
import sqlite3
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from beachmaster import __version__
from beachmaster.engine.text import Text
from beachmaster.paths import package
from beachmaster.project import ISSUES
from beachmaster.storage.diagnostics import log_lines, note_error, traces
from beachmaster.storage.folders import data_folder, write_whole
from beachmaster.storage.settings import SETTINGS, Settings
from beachmaster.storage.texts import T

CRASH = "crash.txt"
"""In the data folder: the last error that nobody caught."""
MOST = 20_000
"""So many letters of it are shown, its end; of a trace as well."""
LINES = 80
"""So many lines of the log are shown, its end."""

TITLE = T("Report a problem")
HOW_TO_SEND = T(
    "Nothing is sent from here: the program never uses the network. Read this page, "
    "save it, add what you did and what you expected, and send it to the project "
    "yourself. If it is about one game, an exported copy of that game (Game menu) "
    "helps most."
)
WHAT_THE_LOG_HOLDS = T(
    "The log says when the program started, which game was opened, and where in the program "
    "something failed. It never holds the names of your files, your notes, or anything you typed. "
    "The last error quotes the program's own message: read it before you send it."
)

_PLACE = re.compile(r'File "[^"]*?((?:beachmaster|site-packages|lib|Lib)[/\\][^"]*)"')
"""A file in a traceback; its group is the part that is alike on every machine."""


def whole_report(say: Callable[[Text], str], more: Mapping[str, str]) -> str:
    """Return the page that a player reads and sends: how to send it, and all that is known."""
    texts = [HOW_TO_SEND, WHAT_THE_LOG_HOLDS]
    if ISSUES:
        texts.insert(1, T("Send it here: {address}", address=ISSUES))
    words = "\n\n".join(map(say, texts))
    return f"# {say(TITLE)}\n\n{words}\n\n{problem_report(more)}"


def problem_report(more: Mapping[str, str]) -> str:
    """Return version, system, settings, the last error and the log as Markdown; no game, no name.

    `more` is what the front end knows besides, by its name. Nothing is sent: the program never
    uses the network.
    """
    facts = {
        "Beachmaster": f"{__version__} ({package() or 'not a package'})",
        "System": platform.platform(),
        "Python": sys.version.split()[0],
        "SQLite": sqlite3.sqlite_version,
        **more,
        "Data folder": f"{nameless(str(data_folder()))} ({_state_of(data_folder())})",
        "Settings": ", ".join(_changed()) or "as they come",
    }
    parts = {
        "The program": [f"- {name}: {value}" for name, value in facts.items()],
        "The last error": _quoted(_last_error()) or ["None is kept."],
        "The last crash": _quoted(traces()),
        "The log": _quoted("\n".join(log_lines(LINES))) or ["It is empty."],
    }
    lines = [line for head, said in parts.items() if said for line in (f"## {head}", "", *said, "")]
    return "\n".join(lines)


def nameless(text: str) -> str:
    """Return a text with the player's own folder, and with it their name, left out."""
    home = str(Path.home())
    escaped = home.encode("ascii", "backslashreplace").decode()  # as a trace of a crash writes it
    return text.replace(home, "~").replace(escaped, "~")


def error_report(error: BaseException, more: str = "") -> str:
    """Return versions and where an error was raised, with no name of the player's.

    `more` names further versions.
    """
    told = nameless("".join(traceback.format_exception(error)))
    when = datetime.now(UTC).isoformat(timespec="seconds")
    system = f"Python {platform.python_version()}{more}, {platform.platform()}"
    return f"Beachmaster {__version__}, {when}\n{system}\n\n{told}"


def keep_error(error: BaseException, report: str) -> None:
    """Keep the report of an error that nobody caught, and log it; fail silently."""
    with contextlib.suppress(OSError):  # whoever caught it shows it as well
        write_whole(data_folder() / CRASH, report.encode("utf-8", "backslashreplace"))
    note_error("uncaught", error)


def _changed() -> Iterator[str]:
    settings, usual = Settings.load(), Settings()
    for key in (setting.key for setting in SETTINGS):
        if settings[key] != usual[key]:
            yield f"{key}={settings[key]}"


def _state_of(folder: Path) -> str:
    if not folder.is_dir():
        return "not there yet"
    saves = sum(1 for _ in folder.glob("saves/*.beachmaster"))
    return f"saved games: {saves}"


def _last_error() -> str:
    try:
        return (data_folder() / CRASH).read_text("utf-8", errors="replace")
    except OSError:
        return ""


def _quoted(text: str) -> list[str]:
    """Return the end of a text as a block of Markdown; nothing where there is no text."""
    said = nameless(_PLACE.sub(r'File "\1"', text[-MOST:])).replace("```", "'''").strip()
    return ["```", said, "```"] if said else []
