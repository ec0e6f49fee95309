"""Choose the game, the board it stands on, its seed and its data files."""

from pathlib import Path

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Fold
from beachmaster.desktop.pages.answer_rows import WayRow
from beachmaster.desktop.pages.data_files import DataFiles
from beachmaster.desktop.pages.laying_out import spoken
from beachmaster.desktop.pages.own_boards import OwnBoards, bare_board
from beachmaster.desktop.pages.picture_radio import Picture
from beachmaster.desktop.pages.pictures import island, screen, table, words_alone
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.setup import USUAL_BOARD, Board
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import games, played_in_words

DIGITS = r"\d{0,18}"


class GameChoice(QWidget):
    """Where the game stands; `game_chosen` carries a game's name.

    `shelf`, the games, and `more`, seed and files, are laid out by the page.
    """

    game_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        played = [game for game in games() if game.playable]
        self.shelf = WayRow(
            T("Which game?"),
            [(game.name, game.title, None) for game in played],
            {game.name: island(game.coast, game.lie) for game in played},
        )
        self.ground = WayRow(
            T("Which map do you play on?"),
            [(board, *words) for board, words in BOARDS.items()],
            _PICTURES,
        )
        self.maps = OwnBoards()
        self.more = QWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.5))
        column.addWidget(self.ground)
        column.addWidget(self.maps)
        self._add_more()
        self.ground.choose(USUAL_BOARD)
        self.shelf.chosen.connect(lambda _game: self._choose())
        self.ground.chosen.connect(lambda _board: self._turn())

    @property
    def game(self) -> str:
        """Return the name of the game chosen."""
        return self.shelf.value

    @property
    def board(self) -> Board:
        """Return the board chosen."""
        return next((board for board in BOARDS if board == self.ground.value), USUAL_BOARD)

    @property
    def seed(self) -> int | None:
        """Return the seed typed, or None for one by chance."""
        return int(self._seed.text()) if self._seed.text() else None

    def type_seed(self, digits: str) -> None:
        """Put a seed in."""
        self._seed.setText(digits)

    def open_drawer(self) -> None:
        """Show seed and data files."""
        self.unfold.setChecked(True)

    def files(self) -> dict[str, Path]:
        """Return the data files that the player gave."""
        return self.data.files()

    def begin(self, game: str) -> None:
        """Choose this game, by chance and with our data."""
        self._seed.clear()
        self.unfold.setChecked(False)
        self.shelf.choose(game)
        self._choose()

    def choose_board(self, board: Board) -> None:
        """Choose where the game stands."""
        self.ground.choose(board)
        self._turn()

    def ask_where(self, *, on: bool) -> None:
        """Let it be chosen where the game stands, or not: a lesson is on the program's map."""
        for part in (self.ground, self.maps, self.more):
            part.setEnabled(on)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.shelf.retranslate()
        self.ground.retranslate()
        self.unfold.say(say(T("Seed and data files")))
        self._seed_label.setText(say(_SEED))
        self._seed_hint.setText(say(_SEED_HELP))
        self._seed.setPlaceholderText(say(T("random")))
        forms.name(self._seed, _SEED, _SEED_HELP)
        self.data.retranslate()
        self.maps.retranslate()

    def _add_more(self) -> None:
        self.unfold = Fold()
        self.unfold.setCheckable(True)
        self._seed = QLineEdit()
        self._seed.setValidator(QRegularExpressionValidator(QRegularExpression(DIGITS), self))
        self._seed_label, self._seed_hint = spoken(), spoken("hint")
        self._seed_label.setBuddy(self._seed)
        self.data = DataFiles()
        self._drawer = QWidget()
        inside = QVBoxLayout(self._drawer)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(current().space(0.25))
        for part in (self._seed_label, self._seed, self._seed_hint):
            inside.addWidget(part)
        inside.addSpacing(current().space(0.5))
        inside.addWidget(self.data)
        self._drawer.hide()
        self.unfold.toggled.connect(self._drawer.setVisible)
        self.unfold.toggled.connect(self._show_files)
        column = QVBoxLayout(self.more)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.unfold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._drawer)

    def _choose(self) -> None:
        self.game_chosen.emit(self.game)
        self.ground.offer("own", on=bare_board(self.game) is not None)
        self.ground.offer("table", on=self.game in played_in_words())
        for board, other in (("own", USUAL_BOARD), ("table", "own")):
            if self.board == board and not self.ground.offers(board):
                self.ground.choose(other)
        self._turn()

    def _turn(self) -> None:
        """Show what belongs to the board chosen."""
        own = self.board == "own"
        self.maps.setVisible(own)
        if own:
            self.maps.show_game(self.game)
        self._show_files()

    def _show_files(self) -> None:
        """Show the files once somebody looks: finding out which there are loads all of them."""
        if self.game and (self.unfold.isChecked() or self.data.names()):
            self.data.show_game(self.game, self.board)


BOARDS: dict[Board, tuple[Text, Text]] = {
    "own": (
        T("My map"),
        T("Learned as you play: the program tracks every counter and asks once for what it needs."),
    ),
    "tracked": (
        T("The program's map"),
        T("A reconstruction on the screen: the program asks nothing that it can see there."),
    ),
    "table": (
        T("Words only"),
        T("Your table is the truth: short questions about it, and no map on the screen."),
    ),
}
_PICTURES: dict[str, Picture] = {"own": table, "tracked": screen, "table": words_alone}
_SEED = T("Seed")
_SEED_HELP = T("All of the program's dice and draws come from it: same seed, same luck.")
