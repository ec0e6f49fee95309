"""Let the player give data files of their own in place of ours; each is checked at once."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.pages.laying_out import reveal
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.datafile import DataError
from beachmaster.engine.rulings import OptionError
from beachmaster.engine.setup import Board, Setup
from beachmaster.engine.sheets import Sheets
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import load
from beachmaster.storage.folders import table_file
from beachmaster.storage.problems import Mistake
from beachmaster.storage.starting import words_of

FIRST = "board"
SOON = 150
"""So many milliseconds after a file was refused the page is laid out with what is said of it."""


class DataFiles(QWidget):
    """A row for each file that the game reads: whose it is, another, and what is wrong with it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = ""
        self._board: Board = "table"
        self._rows: dict[str, _Row] = {}
        self._given_back: set[str] = set()
        self._hint = QLabel()
        self._hint.setProperty("role", "hint")
        self._hint.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._hint)
        self.retranslate()

    def show_game(self, game: str, board: Board) -> None:
        """Show the files of a game on this kind of board; those given for it stay."""
        kept = self.files() if game == self._game else {}
        if game != self._game:
            self._given_back.clear()
        self._game, self._board = game, board
        for row in self._rows.values():
            row.hide()
            row.deleteLater()
        self._rows = {}
        typed = sheet_names(game)
        for name in file_names(game, board):
            row = self._rows[name] = _Row(name, typed=name in typed)
            row.type_in.clicked.connect(partial(self.type_in, name))
            row.other.clicked.connect(partial(self._ask, name))
            row.ours.clicked.connect(partial(self.take, name, None))
            row.show_file(kept.get(name) or self._typed_before(name))
            self._column.addWidget(row)

    def _typed_before(self, name: str) -> Path | None:
        """Return the table that was copied off the map for an earlier game, if it still serves."""
        path = table_file(self._game, name)
        if not self.can_type(name) or name in self._given_back or not path.exists():
            return None
        return path if problem_of(self._game, self._board, name, path) is None else None

    def files(self) -> dict[str, Path]:
        """Return the files that the player gave."""
        return {name: row.path for name, row in self._rows.items() if row.path is not None}

    def names(self) -> list[str]:
        """Return what there is a row for."""
        return list(self._rows)

    def problem(self, name: str) -> str:
        """Return what the row of a file says against it."""
        return self._rows[name].problem.text()

    def take(self, name: str, path: Path | None) -> bool:
        """Use a file of the player's, or ours for None; a bad one is refused in its row."""
        row = self._rows[name]
        found = None if path is None else problem_of(self._game, self._board, name, path)
        if found is None:
            row.show_file(path)
            self._given_back.add(name) if path is None else self._given_back.discard(name)
        else:
            row.refuse(found)
            QTimer.singleShot(SOON, row, lambda: reveal(row))
        return found is None

    def can_type(self, name: str) -> bool:
        """Tell whether the row of a file offers to copy its table off the map."""
        return self._rows[name].typed

    def type_in(self, name: str) -> None:
        """Open the dialog in which this table is copied off the map."""
        from beachmaster.desktop.dialogs.sheet_dialog import SheetDialog  # only when asked for

        factory = load(self._game)
        assert isinstance(factory, Sheets)
        dialog = SheetDialog(self._game, factory, name, self._rows[name].path, self.window())
        dialog.used.connect(partial(self.take, name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._hint.setText(
            say(
                T(
                    "We had to estimate what a rulebook does not print. If you have your own "
                    "counters or map in a file, choose it here."
                )
            )
        )
        for row in self._rows.values():
            row.retranslate()

    def _ask(self, name: str) -> None:
        dialog = QFileDialog(self, say(title_of(name)))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([say(T("Data files (*.json)"))])
        dialog.fileSelected.connect(lambda path: self.take(name, Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class _Row(QWidget):
    """One file."""

    def __init__(self, name: str, *, typed: bool) -> None:
        super().__init__()
        self.name, self.typed = name, typed
        self.path: Path | None = None
        self.title, self.whose, self.problem = QLabel(), QLabel(), Wrong()
        self.other, self.ours, self.type_in = QPushButton(), QPushButton(), QPushButton()
        if not typed:
            self.type_in.hide()
        for button in (self.type_in, self.other, self.ours):
            button.setProperty("role", "link")
        for label in (self.title, self.whose):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.whose.setProperty("role", "hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.1))
        buttons = FlowLayout()
        for button in (self.type_in, self.other, self.ours):
            buttons.addWidget(button)
        for part in (self.title, self.whose, self.problem):
            column.addWidget(part)
        column.addLayout(buttons)
        self.problem.hide()
        self.retranslate()

    def show_file(self, path: Path | None) -> None:
        self.path = path
        self.problem.clear()
        self.problem.hide()
        self.retranslate()

    def refuse(self, problem: Text) -> None:
        self.problem.setText(say(problem))
        self.problem.show()

    def retranslate(self) -> None:
        title = title_of(self.name).fill(name=self.name)
        self.title.setText(say(title))
        ours = (
            T("our estimate; the real one is printed on your map")
            if self.typed
            else T("the program's own")
        )
        own = T("yours: {file}", file=self.path.name) if self.path is not None else ours
        self.type_in.setText(say(T("Copy it from my map…")))
        forms.name(self.type_in, T("Copy it from my map: {title}", title=title))
        self.whose.setText(say(own))
        self.other.setText(say(T("Choose a file…")))
        self.ours.setText(say(T("Use ours again")))
        self.ours.setVisible(self.path is not None)
        forms.name(self.other, T("Choose a file: {title}", title=title))
        forms.name(self.ours, T("Use ours again: {title}", title=title))


def sheet_names(game: str) -> Sequence[str]:
    """Return the names of the data files that can be typed in as a table."""
    factory = load(game)
    return factory.sheets() if isinstance(factory, Sheets) else ()


def file_names(game: str, board: Board) -> list[str]:
    """Return the names of the data files that a game reads, the board first."""
    setup, _module = load(game).prepare(Setup(game=game, board=board))
    names = [name for name in setup.data if not (board == "own" and name == FIRST)]
    return sorted(names, key=lambda name: (name != FIRST, name))


def problem_of(game: str, board: Board, name: str, path: Path) -> Text | None:
    """Say what is wrong with one data file."""
    try:
        load(game).prepare(Setup(game=game, board=board, data={name: words_of(path)}))
    except DataError as error:
        return _DAMAGED.fill(file=path.name, why=error.text)
    except (Mistake, OptionError) as error:
        return error.text
    return None


def title_of(name: str) -> Text:
    """Return what a file holds."""
    return _TITLES.get(name, T("Data file “{name}”"))


_DAMAGED = T(
    "{file} does not fit here, or it is damaged: choose another file, or play with ours. What is "
    "wrong with it: {why}"
)
_TITLES: dict[str, Text] = {
    "board": T("Map"),
    "counters": T("Counters"),
    "markers": T("Markers and their numbers"),
    "crt": T("Combat results table"),
    "storm": T("Storm table"),
}
