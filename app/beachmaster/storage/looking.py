"""Look at a saved game that lies where nothing can be written: on a disc, in another's folder."""

from pathlib import Path
from typing import Self

from beachmaster.engine.changes import Change
from beachmaster.engine.module import GameModule
from beachmaster.engine.session import Session
from beachmaster.storage import resuming
from beachmaster.storage.checking import checked_content
from beachmaster.storage.content import Content
from beachmaster.storage.locking import UnwritableError
from beachmaster.storage.problems import LookedAtError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.texts import T


class LookedAt(SavedGame):
    """A saved game that can be read and not written: one can look back, and play on elsewhere."""

    def __init__(self, path: Path, content: Content) -> None:
        self.path = path
        self.content = content
        self.notices = [
            T(
                "{file} is in a folder where nothing can be written: you can only look at it. "
                "Copy it to another folder to play on.",
                file=path.name,
            )
        ]
        self._bookmarks = dict(content.tree.bookmarks)

    @classmethod
    def open(cls, path: Path) -> Self:
        """Read a file, checking all of it; raise `SaveError` where it is damaged."""
        path = path.resolve()
        return cls(path, checked_content(path))

    def resume(self, module: GameModule) -> Session:
        """Return the session at the prompt where it was left; nothing of it is kept."""
        session, notice = resuming.resumed(self.content, module, self)
        self.notices += [notice] if notice else []
        return session

    def write(self, change: Change) -> None:
        """Let the cursor move, to look back; raise `LookedAtError` for all that would be kept."""
        if change.entries or change.bookmarks != self._bookmarks:
            raise LookedAtError(
                T(
                    "{file} is in a folder where nothing can be written, so nothing changed. Copy "
                    "it to another folder to play on.",
                    file=self.path.name,
                )
            )

    def keep_beside(self) -> None:
        """Keep nothing: nothing can be written."""

    def close(self) -> None:
        """Let go: nothing was held."""


def open_or_look(path: Path) -> SavedGame:
    """Open a saved game, to be read only where nothing can be written beside it."""
    try:
        return SavedGame.open(path)
    except UnwritableError:
        return LookedAt.open(path)
