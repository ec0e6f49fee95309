"""Put the last good copy of a saved game back when wanted."""

from pathlib import Path

from beachmaster.sqlitefiles import copy_of, put_aside
from beachmaster.storage.folders import write_whole
from beachmaster.storage.locking import locked
from beachmaster.storage.problems import SaveError
from beachmaster.storage.texts import T


def good_copy(path: Path) -> Path | None:
    """Return the last good copy where there is one that can still be read."""
    from beachmaster.storage.checking import checked_content  # slow to load

    place = copy_of(path)
    if path.name.endswith(".backup") or not place.is_file():
        return None
    try:
        checked_content(place)
    except SaveError:
        return None
    return place


def restore(path: Path) -> Path | None:
    """Put the last good copy in place; return the name under which the damaged file is kept.

    Raise `SaveError` where there is no good copy; then nothing changed.
    """
    path = path.absolute()
    place = good_copy(path)
    if place is None:
        raise SaveError(T("There is no good copy of {file} to restore.", file=path.name))
    with locked(path):
        content = place.read_bytes()
        kept = put_aside(path)
        write_whole(path, content, lasting=True)
    return kept
