"""Say to the system who we are: icon, name in its lists, and what it asks us to open."""

import sys
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from beachmaster import __version__
from beachmaster.desktop.theme.tokens import IN_STYLE, STYLE
from beachmaster.paths import data_root, package
from beachmaster.project import APPLICATION_ID, application_id

NAME = "Beachmaster"
SIZES = (16, 24, 32, 48, 64, 128, 256)


class Program(QApplication):
    """The application; `asked_to_open` says what the system wants opened, as macOS does.

    It is in `STYLE` from the beginning: asking for a style later hands one to Python, which takes
    as long as all the rest of the look.
    """

    asked_to_open = Signal(str)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__([NAME, "-style", STYLE, *arguments])
        self.setProperty(IN_STYLE, STYLE)

    def event(self, event: QEvent) -> bool:
        """Pass on the wish to open a file."""
        if isinstance(event, QFileOpenEvent):
            self.asked_to_open.emit(event.file())
            return True
        return super().event(event)


def application(arguments: Sequence[str] = ()) -> QApplication:
    """Return the one application object, with our name on it."""
    found = QApplication.instance()
    return found if isinstance(found, QApplication) else made_known(arguments)


def made_known(arguments: Sequence[str]) -> Program:
    """Make the application, with our name and icon on it."""
    _own_place_in_taskbar()
    made = Program(arguments)
    made.setApplicationName(NAME)
    made.setApplicationDisplayName(NAME)
    made.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(application_id())  # else no icon under Wayland
    made.setWindowIcon(icon())
    return made


def icon() -> QIcon:
    """Return the program's icon; each size is read when it is shown."""
    found, folder = QIcon(), data_root() / "resources" / "icons"
    for size in SIZES:
        found.addFile(str(folder / f"beachmaster-{size}.png"), QSize(size, size))
    return found


def _own_place_in_taskbar() -> None:
    """Stand apart from other programs of one Python in Windows' taskbar.

    An installed copy has a program of its own, under which Windows files it by itself; a name
    given here would part its window from its own entry in the Start menu.
    """
    if sys.platform == "win32" and not package():
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APPLICATION_ID or NAME)
