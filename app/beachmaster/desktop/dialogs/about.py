"""Say what this program is, where it keeps what is the player's, and whose work is in it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QRectF, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication, QPainter, QPainterPath, QPaintEvent
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
from beachmaster.desktop.pages.islands import paint_island
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.faces import missing
from beachmaster.desktop.theme.tokens import CARD_CORNER
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import games
from beachmaster.project import HOME
from beachmaster.storage.licences import CARRIED, document
from beachmaster.storage.problem_report import TITLE, whole_report
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
        column.addWidget(NameBand())
        column.addWidget(_line(_WHAT_IT_IS))
        column.addWidget(self._whose())
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

    def _whose(self) -> QLabel:
        """Return the lines that say whose work is in the program."""
        lines = [say(T("{head}: {words}", head=head, words=words)) for head, words in _facts()]
        if lost := missing():
            lines.append(
                say(T("Not found: {names}. Your system's own fonts are used instead.", names=lost))
            )
        line = QLabel("\n".join(lines))
        line.setWordWrap(True)
        line.setProperty("role", "hint")
        return line

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


class NameBand(QWidget):
    """Our mark and name over the sea, with the islands of the games."""

    def __init__(self) -> None:
        super().__init__()
        title = _line(T("Beachmaster"))
        title.setProperty("role", "title")
        version = _line(T("Version {version} · {licence}", version=__version__, licence=_OWN))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        for line in (title, version):
            line.setWordWrap(False)
            words.addWidget(line)
        words.addStretch(1)
        row = QHBoxLayout(self)
        edge, side = current().space(0.9), round(current().space(4))
        picture = QLabel()
        picture.setPixmap(icon().pixmap(side, side))
        row.setContentsMargins(edge, edge, edge, edge)
        row.setSpacing(edge)
        row.addWidget(picture)
        row.addLayout(words, 1)
        self._words = words

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sea within round corners, and the islands where the words leave room."""
        del event
        theme, room, shape = current(), QRectF(self.rect()), QPainterPath()
        corner = theme.space(CARD_CORNER)
        shape.addRoundedRect(room, corner, corner)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(shape)
        painter.fillRect(room, theme.colour("sea"))
        high, right = room.height(), room.right() - theme.space(0.5)
        words = self._words.geometry().left() + self._words.sizeHint().width() + theme.space(1)
        for coast in dict.fromkeys(game.coast for game in games() if game.coast):
            if right - high < words:
                break
            paint_island(painter, coast, QRectF(right - high, 0, high, high))
            right -= high
        painter.end()


def _facts() -> Iterator[tuple[Text, Text]]:
    """Yield whose work is in the program, from where that is told once."""
    carried = {name: (version, licence) for name, version, licence in CARRIED}
    names = ("inter", "source-serif-4", "lucide", "gshhg")
    inter, serif, lines, coast = (carried[one] for one in names)
    yield T("Fonts"), T("Inter, Source Serif 4 ({licence})", licence=serif[1] or inter[1])
    yield T("Icons"), T("Lucide {version} ({licence})", version=lines[0], licence=lines[1])
    coasts = T("GSHHG {version}, Wessel and Smith ({licence})", version=coast[0], licence=coast[1])
    yield T("Coastlines"), coasts
    yield T("Maps and counters"), _OURS
    if HOME:
        yield T("Website"), T("{address}", address=HOME)


def open_folder(folder: Path) -> None:
    """Show a folder of the player's in the system's own file window."""
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def licences_dialog(parent: QWidget | None) -> DocumentDialog:
    """Return the licences of every part that the program runs with."""
    return DocumentDialog(T("Licenses"), document(say), "beachmaster-licenses.md", parent)


def problem_dialog(parent: QWidget | None) -> DocumentDialog:
    """Return what the player may send with a report of a problem: all of it is shown first."""
    more = {"Qt": f"{qVersion()}, {QGuiApplication.platformName()}"}
    if lost := missing():
        more["Type not found"] = ", ".join(lost)
    return DocumentDialog(TITLE, whole_report(say, more), "beachmaster-problem.md", parent)


def _line(text: Text) -> QLabel:
    line = QLabel(say(text))
    line.setWordWrap(True)
    return line


_WHAT_IT_IS = T(
    "A companion at the table for solo players of Pacific landing wargames: it tells you what to "
    "do, plays the other side and knows the rules. It is free and not made by any publisher; you "
    "play with your own copy of the game."
)
_OWN = T("MIT license")
_OURS = T("our own reconstructions and estimates")
_FOLDER = T("The folder of your saved games")
