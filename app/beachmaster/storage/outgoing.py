"""Write a file that the player takes out of the program, over nothing that is there."""

from pathlib import Path

from beachmaster.storage.folders import write_whole
from beachmaster.storage.problems import SaveError, WrongFileError
from beachmaster.storage.texts import T


def refuse_existing(target: Path) -> None:
    """Raise `WrongFileError` where a file is already."""
    if target.exists():
        raise WrongFileError(
            T("The file {file} exists already; it is left as it is.", file=target.name)
        )


def write_out(target: Path, content: bytes) -> None:
    """Write a file in one piece; raise `SaveError` where the system does not let us."""
    try:
        write_whole(target, content, lasting=True)
    except OSError as error:
        raise SaveError(
            T(
                "The file {file} cannot be written: {why}.",
                file=target.name,
                why=error.strerror or "",
            )
        ) from error
