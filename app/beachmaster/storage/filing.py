"""Give a saved game another name, or throw it away, with all that lies beside it."""

from pathlib import Path

from beachmaster.sqlitefiles import BESIDE, copy_of
from beachmaster.storage.locking import locked, unlock, unwritable
from beachmaster.storage.problems import SaveError
from beachmaster.storage.saves import ENDING
from beachmaster.storage.texts import T

ILL = '\\/:*?"<>|'
"""What some system does not allow in a file's name."""
LONGEST = 120


def rename(path: Path, name: str) -> Path:
    """Give a saved game another name in its folder and return the new path.

    Raise `SaveError` where the name cannot be used, is taken, or the game is open elsewhere.
    """
    name = name.strip().removesuffix(ENDING)
    if not name or name.startswith(".") or len(name) > LONGEST or set(name) & set(ILL):
        raise SaveError(
            T(
                "A name has at least one letter, none of {letters}, and does not begin with a dot.",
                letters=" ".join(ILL),
            )
        )
    target = path.with_name(name + ENDING)
    if target == path:
        return path
    if target.exists() or copy_of(target).exists():
        raise SaveError(T("There is a saved game “{name}” already.", name=name))
    with locked(path):
        try:
            for old, new in zip(_parts(path), _parts(target), strict=True):
                if old.exists():
                    old.rename(new)
        except OSError as error:
            raise unwritable(path, error) from error
    unlock(path)
    return target


def throw_away(path: Path) -> None:
    """Remove a saved game and its good copy; raise `SaveError` where it is open or stays."""
    with locked(path):
        try:
            for part in _parts(path):
                part.unlink(missing_ok=True)
        except OSError as error:
            raise unwritable(path, error) from error
    unlock(path)


def _parts(path: Path) -> list[Path]:
    """Return the file, what SQLite keeps beside it, and the good copy; the file comes last."""
    beside = [path.with_name(path.name + ending) for ending in BESIDE]
    return [*beside, copy_of(path), path]
