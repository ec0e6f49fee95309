"""Say why a saved game cannot be used, or what a caller asked for makes no sense."""

from pathlib import Path

from beachmaster.engine.changes import SessionError
from beachmaster.engine.halves import HiddenError
from beachmaster.engine.refusal import SaidError
from beachmaster.engine.text import Text
from beachmaster.storage.texts import T


class SaveError(SaidError, RuntimeError):
    """A saved game cannot be used or written; `text` says why, `backup` is the last good copy."""

    def __init__(self, text: Text, backup: Path | None = None) -> None:
        super().__init__(text)
        self.backup = backup


class WrongFileError(SaveError):
    """The caller named a file that is not there, or a new one where a file is already."""


class BoardsError(SaveError):
    """The file of the player's own boards cannot be used; nothing in it changed."""


class UnknownBoardError(WrongFileError):
    """The player has no board of this id, perhaps not any more."""


class LookedAtError(SessionError):
    """A saved game lies where it can only be looked at: what was to be kept does not count."""


UNKEPT = (SaveError, LookedAtError, HiddenError)
"""What a session raises for an opponent's act that could not be written, or not be carried out.

It stands as before that act, and nobody else is asked.
"""


class Mistake(SaidError):  # noqa: N818 - the caller's, not the program's
    """The caller asked for something that makes no sense; `text` says what."""


def damaged(path: Path, why: Text) -> SaveError:
    """Return the error for a file whose content is not what was once written."""
    return SaveError(
        T("The saved game {file} is damaged and is left as it is: {why}", file=path.name, why=why)
    )


def unreadable(path: Path, error: OSError) -> SaveError:
    """Return the error for a file that the system does not let us read."""
    return SaveError(
        T("The saved game {file} cannot be read: {why}.", file=path.name, why=error.strerror or "")
    )
