"""Say what this program is, where it keeps what is the player's, and whose work is in it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster import __version__
from beachmaster.desktop import forms
from beachmaster.desktop.dialogs.document import DocumentDialog
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.identity import icon
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.storage.licences import document
from beachmaster.storage.problem_report import problem_report
from beachmaster.storage.saves import saves_folder

WIDTH, HEIGHT = 36, 18
"""In ems; longer words make it higher."""


class AboutDialog(QDialog):
    """Version, what it is, the folder of the saved games; signals ask for what else there is."""

    licences_wanted = Signal()
    problem_wanted = Signal()

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say(T("About Beachmaster")))
        self.folder = saves_folder()
        self.place = QLineEdit(str(self.folder))
        self.place.setReadOnly(True)
        self.place.setCursorPosition(0)
        forms.name(self.place, _FOLDER)
        column = QVBoxLayout(self)
        column.setSpacing(current().space(0.6))
        column.addLayout(self._heading())
        column.addWidget(_line(_WHAT_IT_IS))
        column.addWidget(_line(_FOLDER))
        column.addWidget(self.place)
        column.addLayout(self._acts())
        column.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
        width = current().space(WIDTH)
        forms.size_window(
            self, width, max(current().space(HEIGHT), column.totalHeightForWidth(width))
        )

    def _heading(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(current().space(0.75))
        side = round(current().space(3))
        picture = QLabel()
        picture.setPixmap(icon().pixmap(side, side))
        title = _line(T("Beachmaster {version}", version=__version__))
        title.setProperty("role", "prompt")
        row.addWidget(picture)
        row.addWidget(title, 1)
        return row

    def _acts(self) -> FlowLayout:
        flow = FlowLayout(gap=0.5)
        acts: tuple[tuple[Text, Callable[[], object]], ...] = (
            (T("&Open that folder"), lambda: open_folder(self.folder)),
            (T("&Licenses…"), self.licences_wanted.emit),
            (T("Report a &problem…"), self.problem_wanted.emit),
        )
        for source, act in acts:
            button = QPushButton(say(source))
            button.setAutoDefault(False)
            button.clicked.connect(lambda _on=False, act=act: act())
            flow.addWidget(button)
        return flow


def open_folder(folder: Path) -> None:
    """Show a folder of the player's in the system's own file window."""
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def licences_dialog(parent: QWidget | None) -> DocumentDialog:
    """Return the licences of every part that the program runs with."""
    return DocumentDialog(T("Licenses"), document(say), "beachmaster-licenses.md", parent)


def problem_dialog(parent: QWidget | None) -> DocumentDialog:
    """Return what the player may send with a report of a problem: all of it is shown first."""
    qt = {"Qt": f"{qVersion()}, {QGuiApplication.platformName()}"}
    words = f"# {say(_PROBLEM)}\n\n{say(_HOW_TO_SEND)}\n\n{problem_report(qt)}"
    return DocumentDialog(_PROBLEM, words, "beachmaster-problem.md", parent)


def _line(text: Text) -> QLabel:
    line = QLabel(say(text))
    line.setWordWrap(True)
    return line


_WHAT_IT_IS = T(
    "A companion at the table for solo players of Pacific landing wargames. It is "
    "free software under the MIT license, made without any publisher; you play "
    "with your own copy of the game. Values marked as estimates are ours."
)
_FOLDER = T("The folder of your saved games")
_PROBLEM = T("Report a problem")
_HOW_TO_SEND = T(
    "Nothing is sent from here: the program never uses the network. Read this page, save it, write "
    "to it what you did and what you expected, and send it to the project yourself. If it is about "
    "one game, an exported copy of that game (Game menu) helps most."
)
