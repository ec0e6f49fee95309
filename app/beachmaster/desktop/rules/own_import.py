"""Import a rulebook the player owns: watch it being read, call it off, see what was found."""

from collections.abc import Mapping, Sequence
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
from beachmaster.desktop.rules.rules_model import sentence
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.rulebook.books import books
from beachmaster.rulebook.problems import DoubtfulBookError

if TYPE_CHECKING:
    from beachmaster.rulebook.sources import Heading

MANY_PAGES = 12


def file_dialog(game: str, parent: QWidget) -> QFileDialog:
    """Return the dialog that asks for the player's rulebook of a game, to be opened."""
    dialog = QFileDialog(parent, say(T("Your rulebook of {title}", title=books()[game].title)))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([say(T("Rulebooks (*.pdf *.txt *.md)")), say(T("All files (*)"))])
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


class ImportDialog(QDialog):
    """Read a rulebook off the GUI thread; `imported` carries the game when it is kept.

    A file that seems to be another rulebook is kept only when the player says so.
    """

    imported = Signal(str)

    def __init__(
        self,
        file: Path,
        game: str,
        headings: "Mapping[str, Sequence[Heading]]",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._file = file
        self._game = game
        self._headings = headings
        self._task: Task[Imported] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        name(self.progress, T("Reading the rulebook"))
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        name(self.details, T("Headings that were not found"))
        self.buttons = QDialogButtonBox()
        self.buttons.rejected.connect(self.reject)
        self.rejected.connect(self._call_off)
        self._lay_out()
        self._begin(game)

    def _lay_out(self) -> None:
        theme = current()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(1.0)] * 4)
        layout.setSpacing(theme.space(0.5))
        for widget in (self.words, self.progress, self.details, self.buttons):
            layout.addWidget(widget)
        self.setMinimumWidth(theme.space(22))

    def _begin(self, game: str, *, anyway: bool = False) -> None:
        """Read the file as the rulebook of a game."""
        file, headings = self._file, self._headings
        self._game = game
        self.setWindowTitle(say(T("Import your rulebook of {title}", title=books()[game].title)))
        self.words.setText(
            say(
                T(
                    "Reading {file}. Its text stays on this computer; only you see it.",
                    file=file.name,
                )
            )
        )
        self.progress.show()
        self.details.hide()
        self.buttons.clear()
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Cancel)
        task: Task[Imported] = Task(
            lambda task: import_own(file, game, headings, lambda: task.cancelled, anyway=anyway)
        )
        task.done.connect(self._on_done)
        task.failed.connect(self._on_failed)
        self._task = task
        task.start()

    def _call_off(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _on_done(self, result: Imported) -> None:
        book = result.book
        lines = [
            say(
                T(
                    "{file}: {found} of {headings} headings were found. Each now appears beside "
                    "our own text.",
                    file=book.name,
                    found=book.found,
                    headings=book.headings,
                )
            )
        ]
        lines += [
            say(source.fill(count=len(pages), pages=_few(pages)))
            for source, pages in (
                (
                    T(
                        "Pages without text, most likely pictures: {count} (page {pages}). A text "
                        "recognition (OCR) program can add their text."
                    ),
                    book.pictures,
                ),
                (
                    T("Blank or damaged pages: {count} (page {pages})."),
                    book.lost,
                ),
            )
            if pages
        ]
        if result.missing:
            lines.append(say(T("These headings were not found:")))
            self.details.setPlainText("\n".join(result.missing))
            self.details.show()
        self._end("\n\n".join(lines))
        self.imported.emit(self._game)

    def _on_failed(self, error: Exception) -> None:
        self._end(say(sentence(error)))
        if isinstance(error, DoubtfulBookError):
            self._offer(say(T("&Import it anyway")), self._game, anyway=True)
            if error.fits:
                title = books()[error.fits].title
                self._offer(say(T("Import it &as {title}", title=title)), error.fits, anyway=False)

    def _offer(self, words: str, game: str, *, anyway: bool) -> None:
        """Offer to import the file after all."""
        button = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._begin(game, anyway=anyway))

    def _end(self, words: str) -> None:
        self._task = None
        self.progress.hide()
        self.words.setText(words)
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
        self.adjustSize()


def _few(pages: "Sequence[int]") -> str:
    """Return the numbers of some pages."""
    more = "…" if len(pages) > MANY_PAGES else ""
    return ", ".join(str(page) for page in pages[:MANY_PAGES]) + more
