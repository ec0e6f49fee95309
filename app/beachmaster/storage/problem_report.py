"""Gather what somebody who mends the program needs to know; the player reads it before sending."""

import platform
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from beachmaster import __version__
from beachmaster.paths import package
from beachmaster.storage.folders import data_folder
from beachmaster.storage.settings import SETTINGS, Settings

CRASH = "crash.txt"
"""In the data folder: the last error that nobody caught."""
MOST = 20_000
"""So many letters of it are shown, its end."""


def problem_report(more: Mapping[str, str]) -> str:
    """Return version, system, settings and the last error as Markdown; no game, no name.

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
    lines = [f"- {name}: {value}" for name, value in facts.items()]
    return "\n".join(
        ["## The program", "", *lines, "", "## The last error", "", *_last_error(), ""]
    )


def nameless(text: str) -> str:
    """Return a text with the player's own folder, and with it their name, left out."""
    return text.replace(str(Path.home()), "~")


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


def _last_error() -> list[str]:
    try:
        said = (data_folder() / CRASH).read_text("utf-8", errors="replace")
    except OSError:
        return ["None is kept."]
    return ["```", nameless(said[-MOST:]).replace("```", "'''").rstrip(), "```"]
