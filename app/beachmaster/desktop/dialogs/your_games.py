"""Look back over all saved games on one page, and keep them as a table for a spreadsheet."""

from pathlib import Path

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QLabel, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.blocks import Block
from beachmaster.desktop.measures import wrapped
from beachmaster.desktop.models.past import LINES, PROBLEM, PastModel
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.pages.row_delegates import PageRowDelegate
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import WrappedList
from beachmaster.engine.text import Text
from beachmaster.storage.problems import SaveError


class YourGamesDialog(QDialog):
    """What came of every game, and above it what they come to together.

    `begin_wanted` asks for a new game where there is none yet.
    """

    begin_wanted = Signal()

    def __init__(self, parent: QWidget | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self.model = PastModel(self)
        self.list = WrappedList(PastDelegate(self))
        self.together, self.said = QLabel(), QLabel()
        self.setWindowTitle(say(_TITLE))
        self._build()
        self.model.moved.connect(self._tell)
        self.model.failed.connect(lambda error: self._say(T("{why}", why=str(error))))
        self.finished.connect(lambda _code: self.model.stop())
        self.model.read(folder)
        self._tell()

    def save(self, target: Path) -> None:
        """Write the games that were read as CSV."""
        from beachmaster.storage.past_lines import write_csv

        try:
            write_csv(target, self.model.rows, say)
        except SaveError as error:
            self._say(error.text)
        else:
            self._say(T("Written to {file}.", file=target.name))

    def _build(self) -> None:
        for label in (self.together, self.said):
            label.setWordWrap(True)
        self.said.setProperty("role", "hint")
        self.said.hide()
        self.list.setModel(self.model)
        self.nothing = EmptyPlace("history", self.list)
        self.nothing.on_press(self.accept)
        self.nothing.on_press(self.begin_wanted.emit)
        forms.name(self.list, _TITLE)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.table = buttons.addButton(
            say(T("&Table for a spreadsheet…")), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.table.clicked.connect(self._ask_where)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.together)
        column.addWidget(self.list, 1)
        column.addWidget(self.said)
        column.addWidget(buttons)
        forms.size_window(self, current().space(44), current().space(36))

    def _tell(self) -> None:
        """Say what the games come to, or how many are still to be read."""
        from beachmaster.storage.past import totals
        from beachmaster.storage.past_lines import total_lines

        games, left = self.model.rows, self.model.left
        if self.model.whole:
            lines = list(total_lines(totals(games, self.model.lookups)))
        else:
            still = TN("{n} game still to read…", "{n} games still to read…", n=left)
            lines = [still if left else T("Reading your games…")]
        self.together.setText("\n".join(say(line) for line in lines))
        none = self.model.whole and not games
        if none:
            self.nothing.say(_NONE, T("Begin a game…"))
        self.together.setHidden(none)
        self.table.setHidden(none)
        self.table.setEnabled(self.model.whole)

    def _ask_where(self) -> None:
        dialog = QFileDialog(self, say(T("Save as")))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([say(T("Tables (*.csv)"))])
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("your-games.csv")
        dialog.fileSelected.connect(lambda path: self.save(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _say(self, text: Text) -> None:
        self.said.setText(say(text))
        self.said.show()


class PastDelegate(PageRowDelegate):
    """A game's name, and below it a line for each thing there is to tell."""

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the lines of a row at a width, and how high it is."""
        theme = current()
        edge, top = theme.space(0.6), theme.space(0.45)
        room = width - 2 * edge
        bad = index.data(PROBLEM) is not None
        lines = [(index.data(), theme.font(bold=True))]
        lines += [(words, theme.font(CAPTION)) for words in index.data(LINES)]
        blocks: list[Block] = []
        for at, (words, font) in enumerate(lines):
            colour: Role = "bad" if bad and at else "muted" if at == 1 else "text"
            height = wrapped(words, font, room).height()
            blocks.append(Block(QRect(edge, top, room, height), words, font, colour))
            top += height
        return blocks, top + theme.space(0.45)


_TITLE = T("Your games")
_NONE = T(
    "The outcome of your games appears here: dates, results, dice, the rules you looked up. Each "
    "game saves itself from its first answer on."
)
