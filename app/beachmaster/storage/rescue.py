"""Find out what can be done with a saved game that did not open, and take a copy of one."""

import os
from pathlib import Path
from shutil import copyfile
from typing import Literal

from beachmaster.storage.backup import good_copy
from beachmaster.storage.problems import SaveError
from beachmaster.storage.saves import ENDING, saves_folder

Rescue = Literal["restore", "copy"]


def rescue_of(path: Path) -> Rescue | None:
    """Return what would help: the last good copy, or a copy where we may write; None for neither.

    A file that can be read whole, in a place that is closed to us, is played on as a copy.
    """
    if not path.is_file():
        return None
    from beachmaster.storage.checking import checked_content  # slow to load

    try:
        checked_content(path)
    except SaveError:
        return "restore" if good_copy(path) is not None else None
    closed = not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))
    return "copy" if closed else None


def copy_in(path: Path) -> Path:
    """Copy a saved game into our folder and return where it is; raise `OSError` where it cannot."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    names = (f"{path.stem}{end}{ENDING}" for end in ("", *(f" {n}" for n in range(2, 1000))))
    target = next(folder / name for name in names if not (folder / name).exists())
    copyfile(path, target)
    return target
