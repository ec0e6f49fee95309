"""Offer what can be done where a file did not open, or what was done could not be written to it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.notice import NoticeBar, WayOut
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.trouble import NOT_KEPT
from beachmaster.engine.text import Text
from beachmaster.storage.problems import SaveError


class Chooser(Protocol):
    """Asks for files, as the opener of dialogs does."""

    def ask_open(self) -> None:
        """Ask for a file to open."""

    def ask_export(self) -> None:
        """Ask where to write the open game."""


class Unopened(QObject):
    """Keeps which file is being opened, and leads on from the notice that it did not open.

    `ask` does something with the chooser, once there is one.
    """

    def __init__(
        self,
        controller: GameController,
        notice: NoticeBar,
        open_file: Callable[[Path], object],
        ask: Callable[[Callable[[Chooser], object]], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller, self._notice = controller, notice
        self._open, self._ask = open_file, ask
        self.path: Path | None = None
        controller.changed.connect(self._forget)
        controller.troubled.connect(self._lead_out)

    def _forget(self, topics: Topic) -> None:
        if Topic.GAME in topics and self._controller.is_open:
            self.path = None

    def _lead_out(self, text: Text) -> None:
        path, self.path = self.path, None
        here = self._controller.path
        if here is not None and text.source == NOT_KEPT.source:
            show = T("Show its folder"), lambda: show_folder(here.parent)
            self._notice.lead_out((T("Save it elsewhere…"), self._export), show)
        elif path is not None and path.exists():
            self._notice.lead_out(*self._ways(path))
        elif path is not None:
            self._notice.lead_out((_ANOTHER, self._choose))

    def _choose(self) -> None:
        self._ask(lambda chooser: chooser.ask_open())

    def _export(self) -> None:
        self._ask(lambda chooser: chooser.ask_export())

    def _ways(self, path: Path) -> Iterator[WayOut]:
        from beachmaster.storage.rescue import rescue_of  # slow to load

        helps = rescue_of(path)
        if helps == "restore":
            yield T("Restore the last good copy"), lambda: self._restore(path)
        if helps == "copy":
            yield T("Play on a copy of it"), lambda: self._copy(path)
        yield _ANOTHER, self._choose
        yield _FOLDER, lambda: show_folder(path.parent)

    def _restore(self, path: Path) -> None:
        from beachmaster.storage.backup import restore

        self._run(lambda: restore(path), lambda _kept: self._open(path))

    def _copy(self, path: Path) -> None:
        from beachmaster.storage.rescue import copy_in

        self._run(lambda: copy_in(path), self._open)

    def _run(self, work: Callable[[], Path | None], done: Callable[[Path], object]) -> None:
        task: Task[Path | None] = Task(lambda _task: work(), self)
        task.done.connect(done)
        task.failed.connect(self._complain)
        task.start()

    def _complain(self, error: Exception) -> None:
        known = error.text if isinstance(error, SaveError) else None
        why = getattr(error, "strerror", None) or str(error)
        self._notice.warn(known or T("That did not work: {what}", what=why))


def show_folder(folder: Path) -> None:
    """Show a folder in the system's own file window."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


_ANOTHER, _FOLDER = T("Choose another file…"), T("Show its folder")
