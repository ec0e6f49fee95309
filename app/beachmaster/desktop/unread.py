"""Say which of our own small files could not be read, and put them aside: nothing is lost."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from PySide6.QtCore import QSettings

from beachmaster.desktop.texts import T
from beachmaster.engine.text import Text
from beachmaster.storage.folders import data_folder

ASIDE = ".unread"
"""What the name of a file gets that could not be read."""


def unread_notes() -> Iterator[Text]:
    """Yield what to say of settings and layout that could not be read; each file goes aside."""
    for name, reads, text in _FILES:
        path = data_folder() / name
        if not path.is_file() or reads(path):
            continue
        kept = path.with_name(name + ASIDE)
        try:
            path.replace(kept)
        except OSError:
            kept = path
        yield text.fill(file=kept.name)


def _is_object(path: Path) -> bool:
    try:
        msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return True


def _is_ini(path: Path) -> bool:
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    stored.allKeys()
    return stored.status() == QSettings.Status.NoError


_FILES: tuple[tuple[str, Callable[[Path], bool], Text], ...] = (
    (
        "settings.json",
        _is_object,
        T(
            "Your preferences could not be read, so the defaults are back. Your games are not "
            "affected; the old file is kept as {file}."
        ),
    ),
    (
        "layout.ini",
        _is_ini,
        T(
            "Your window layout could not be read, so the default layout is back. The old file is "
            "kept as {file}."
        ),
    ),
)
