"""Keep to one window: a second start hands over what it was to open, and ends.

Plain files in a folder of ours carry the wish, so that no connection is opened. A start that nobody
answers opens a window of its own: playing on matters more.
"""

import contextlib
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from beachmaster.storage.folders import data_folder, read_object, write_object

FOLDER = "starts"
PATIENCE = 20.0
"""Seconds that a start waits for the first one: on a slow disk that one may need ten to hear it."""
GLANCE = 0.02
TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - what Wayland lets a window come forward for


class OneWindow(QObject):
    """The right to be the one window of this data folder.

    `wanted` is emitted when another start hands over: with the saved game to open, or nothing.
    """

    wanted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = data_folder() / FOLDER
        self._watcher: QFileSystemWatcher | None = None
        with contextlib.suppress(OSError):  # then nobody is heard: the window opens all the same
            self._folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(self._folder / "window.lock"))
        self._lock.setStaleLockTime(0)  # it stays ours however long we run; a dead one's is taken
        self.first = self._lock.tryLock(0)
        if self.first:
            self._forget()

    def listen(self) -> None:
        """Hear later starts, and those that came while this one was not ready yet."""
        if not self.first or self._watcher is not None:
            return
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(lambda _folder: self._take())
        QTimer.singleShot(0, self, self._take)

    def hand_over(self, game: Path | None, patience: float = PATIENCE) -> bool:
        """Ask the window that is open to do our work; tell whether it took that on."""
        import secrets  # not needed by the first start

        wish = self._folder / f"{secrets.token_hex(8)}.json"
        _let_come_forward()
        try:
            opened = str(game.absolute()) if game is not None else ""
            write_object(wish, {"open": opened, "token": os.environ.get(TOKEN, "")})
        except OSError:
            return False
        end = time.monotonic() + patience
        while wish.exists() and time.monotonic() < end:
            time.sleep(GLANCE)
        taken = not wish.exists()
        wish.unlink(missing_ok=True)
        return taken

    def let_go(self) -> None:
        """Let the next start be the first one; nothing is heard any more."""
        self.first = False
        if self._watcher is not None and self._watcher.directories():
            self._watcher.removePaths(self._watcher.directories())
        self._lock.unlock()

    def _forget(self) -> None:
        """Forget what was handed to a window that broke off, if nobody waits for it any more."""
        oldest = time.time() - PATIENCE
        for left in self._folder.glob("*.json"):
            with contextlib.suppress(OSError):  # its start may take it back just now
                if left.stat().st_mtime < oldest:
                    left.unlink()

    def _take(self) -> None:
        """Take what lies there; a name that begins with a dot is still being written."""
        for wish in sorted(self._folder.glob("[!.]*.json")) if self.first else ():
            told = read_object(wish)
            try:
                wish.unlink()
            except OSError:
                continue  # the other start gave up, or still writes
            token = told.get("token")
            if isinstance(token, str) and token:
                os.environ[TOKEN] = token
            opened = told.get("open")
            self.wanted.emit(opened if isinstance(opened, str) else "")


def let_go_of_windows(application: QObject) -> None:
    """Let a start that follows be the first one, though this program has not ended yet."""
    for one in application.findChildren(OneWindow):
        one.let_go()


def bring_forward(window: QWidget) -> None:
    """Show a window before all others, out of the taskbar too."""
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()


def _let_come_forward() -> None:
    """Let the window that is open come forward: Windows allows that only to who was clicked."""
    if sys.platform == "win32":
        import ctypes

        anyone = -1
        ctypes.windll.user32.AllowSetForegroundWindow(anyone)
