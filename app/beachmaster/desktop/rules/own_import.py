"""Import a rulebook the player owns: watch it being read, call it off, see what was found."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.forms import name
from beachmaster.desktop.rules.own_loading import Imported, import_own
from beachmaster.desktop.rules.room import sentence
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say, word
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.rulebook.books import BOOKS

if TYPE_CHECKING:
    from beachmaster.rulebook.sources import Heading

MANY_PAGES = 12


def file_dialog(game: str, parent: QWidget) -> QFileDialog:
    """Return the dialog that asks for the player's rulebook of a game, to be opened."""
    dialog = QFileDialog(parent, say(Text(_CHOOSE, title=BOOKS[game].title)))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([word(_KINDS), word(_ALL)])
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


class ImportDialog(QDialog):
    """Read a rulebook off the GUI thread; `imported` carries the game when it is kept."""

    imported = Signal(str)

    def __init__(
        self, file: Path, game: str, headings: "Sequence[Heading]", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(Text(_TITLE, title=BOOKS[game].title)))
        self.words = QLabel(say(Text(_READING, file=file.name)))
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        name(self.progress, Text(_PROGRESS))
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.hide()
        name(self.details, Text(_MISSING))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self._task: Task[Imported] = Task(
            lambda task: import_own(file, game, headings, lambda: task.cancelled)
        )
        self._task.done.connect(self._on_done)
        self._task.failed.connect(self._on_failed)
        self.rejected.connect(self._task.cancel)
        self._task.start()

    def _lay_out(self) -> None:
        theme = current()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(1.0)] * 4)
        layout.setSpacing(theme.space(0.5))
        for widget in (self.words, self.progress, self.details, self.buttons):
            layout.addWidget(widget)
        self.setMinimumWidth(theme.space(22))

    def _on_done(self, result: Imported) -> None:
        book = result.book
        lines = [say(Text(_FOUND, file=book.name, found=book.found, headings=book.headings))]
        if result.pictures:
            shown = [str(page) for page in result.pictures[:MANY_PAGES]]
            more = "…" if len(result.pictures) > MANY_PAGES else ""
            count = len(result.pictures)
            lines.append(say(Text(_PICTURES, count=count, pages=", ".join(shown) + more)))
        if result.missing:
            lines.append(word(_NOT_FOUND))
            self.details.setPlainText("\n".join(result.missing))
            self.details.show()
        self._end("\n\n".join(lines))
        self.imported.emit(self._game)

    def _on_failed(self, error: Exception) -> None:
        self._end(say(sentence(error)))

    def _end(self, words: str) -> None:
        self.progress.hide()
        self.words.setText(words)
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
        self.rejected.disconnect(self._task.cancel)
        self.adjustSize()


_CHOOSE = QT_TRANSLATE_NOOP("desktop", "Your rulebook of {title}")
_KINDS = QT_TRANSLATE_NOOP("desktop", "Rulebooks (*.pdf *.txt *.md)")
_ALL = QT_TRANSLATE_NOOP("desktop", "All files (*)")
_TITLE = QT_TRANSLATE_NOOP("desktop", "Import your rulebook of {title}")
_READING = QT_TRANSLATE_NOOP(
    "desktop", "Reading {file}. Its text stays on this computer; only you see it."
)
_PROGRESS = QT_TRANSLATE_NOOP("desktop", "Reading the rulebook")
_FOUND = QT_TRANSLATE_NOOP(
    "desktop",
    "{file}: {found} of {headings} headings were found. Each now stands beside our own text.",
)
_PICTURES = QT_TRANSLATE_NOOP(
    "desktop",
    "Pages without text, most likely pictures: {count} (page {pages}). A text recognition (OCR) "
    "program can add their text.",
)
_NOT_FOUND = QT_TRANSLATE_NOOP("desktop", "These headings were not found:")
_MISSING = QT_TRANSLATE_NOOP("desktop", "Headings that were not found")
