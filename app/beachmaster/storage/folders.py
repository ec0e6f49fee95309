"""Find the folder for the player's own files, and write small files there in one piece."""

import os
import stat
import tempfile
from pathlib import Path

import msgspec

from beachmaster.engine.values import Value

LARGEST = 1_000_000


def table_file(game: str, name: str) -> Path:
    """Return where a table that the player copied off the map is kept."""
    return data_folder() / "tables" / f"{game}-{name}.json"


def photo_file(name: str) -> Path:
    """Return where a photo of the player's own map is kept."""
    return data_folder() / "maps" / name


def data_folder() -> Path:
    """Return the platform's data folder for the program; BEACHMASTER_DATA names another."""
    own = os.environ.get("BEACHMASTER_DATA")
    if own:
        return Path(own)
    from platformdirs import user_data_path

    return user_data_path("beachmaster", appauthor=False)


def write_whole(path: Path, content: bytes, *, lasting: bool = False) -> None:
    """Put a file in place in one piece; a reader sees the old content or the new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def read_object(path: Path) -> dict[str, Value]:
    """Return a small JSON file's object, or an empty one where there is none to be read.

    What is no file, such as a pipe that nobody writes to, is not waited for.
    """
    try:
        with open(path, "rb", opener=at_once) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                return {}
            return msgspec.json.decode(file.read(LARGEST), type=dict[str, Value])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}


def at_once(name: str, flags: int) -> int:
    """Open a file without waiting for anybody to write to it: an opener for `open`."""
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))


def write_object(path: Path, content: dict[str, Value]) -> None:
    """Put a small JSON file in place in one piece."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(content), indent=1))
