"""Start the window: the first paint shows where one was, everything else comes after it.

Nothing imported here may load the database, Markdown or a game: a test holds that.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, qVersion
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.collector import Collector
from beachmaster.desktop.identity import Program, application
from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.one_window import OneWindow, bring_forward
from beachmaster.desktop.qt_messages import QtMessages
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.storage.diagnostics import note, note_start, trace_crashes
from beachmaster.storage.last import recall
from beachmaster.storage.settings import Settings

__all__ = ["application", "hear", "main", "open_window"]


class FirstPaint(QObject):
    """Wait for a window's first paint and then let the rest begin."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Build the parts of the window once it was painted."""
        if watched is self._window and event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self._window.build_by_steps)
        return False


def open_window(application: QApplication, game: Path | None = None) -> MainWindow:
    """Show the window as the player left it; `game` is a saved game to open instead."""
    settings = Settings.load()
    theme = current()
    translators = Translators(application)
    if settings["language"] != "en":
        translators.speak(settings["language"])
    theme.apply(settings["theme"], int(settings["text"]))
    window = MainWindow(settings, theme, translators)
    window.remember(None if game else recall(), game)
    FirstPaint(window)
    window.show()
    return window


def main(arguments: Sequence[str] = (), game: Path | None = None) -> int:
    """Run the desktop until its window is closed and return the exit status.

    Where a window is open already, that one comes forward, with the game if one is named.
    """
    trace_crashes()
    messages = QtMessages()
    messages.hear()
    try:
        return _run(arguments, game)
    finally:
        messages.let_go()


def _run(arguments: Sequence[str], game: Path | None) -> int:
    made = application(arguments)
    one = OneWindow(made)
    if not one.first and one.hand_over(game):
        return 0
    Collector(made)
    window = open_window(made, game)
    hear(window, made, one)
    window.card_ready.connect(lambda: _watch(window, made))
    status = made.exec()
    wait_for_tasks()  # a note may still be on its way to the disk
    return int(status)


def hear(window: MainWindow, made: QApplication, one: OneWindow) -> None:
    """Open in this window what later starts and the system ask for."""

    def show(name: str) -> None:
        bring_forward(window)
        if name:
            window.open_saved(Path(name))

    one.wanted.connect(show)
    one.listen()
    made.aboutToQuit.connect(one.let_go)
    if isinstance(made, Program):
        made.asked_to_open.connect(show)


def _watch(window: MainWindow, made: QApplication) -> None:
    from beachmaster.desktop.at_table import AtTable  # not needed for the first paint
    from beachmaster.desktop.crash import watch_for_crashes

    note_start("window", qt=qVersion(), platform=made.platformName())
    made.aboutToQuit.connect(lambda: note("ended"))
    watch_for_crashes(window)
    AtTable(window, made)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
