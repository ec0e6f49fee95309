"""Choose the game, the board it stands on, its seed and its data files."""

from pathlib import Path

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Radio
from beachmaster.desktop.pages.data_files import DataFiles
from beachmaster.desktop.pages.laying_out import spoken
from beachmaster.desktop.pages.own_boards import OwnBoards, bare_board
from beachmaster.desktop.pages.picture_radio import Picture, PictureRadio
from beachmaster.desktop.pages.pictures import screen, table
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.setup import USUAL_BOARD, Board
from beachmaster.engine.text import Text
from beachmaster.games.catalogue import games, played_in_words, title_of

DIGITS = r"\d{0,18}"


class GameChoice(QWidget):
    """`game_chosen` carries a game's name."""

    game_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games, self._boards = QButtonGroup(self), QButtonGroup(self)
        self._game_label, self._board_label = spoken("heading"), spoken("heading")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.25))
        self._column.addWidget(self._game_label)
        self._game_buttons = {
            game.name: self._radio(self._games) for game in games() if game.playable
        }
        self._column.addSpacing(current().space(0.2))
        self._column.addWidget(self._board_label)
        self._board_buttons: dict[Board, Radio] = {
            board: self._radio(self._boards, _PICTURES.get(board)) for board in BOARDS
        }
        self.maps = OwnBoards()
        self._column.insertWidget(self._column.indexOf(self._board_buttons["own"]) + 1, self.maps)
        self._column.addSpacing(current().space(0.2))
        self._add_more()
        self._column.addStretch(1)
        self._board_buttons[USUAL_BOARD].setChecked(True)
        self._games.buttonToggled.connect(lambda _button, on: self._choose() if on else None)
        self._boards.buttonToggled.connect(lambda _button, on: self._turn() if on else None)

    @property
    def game(self) -> str:
        """Return the name of the game chosen."""
        chosen = (name for name, button in self._game_buttons.items() if button.isChecked())
        return next(chosen, "")

    @property
    def board(self) -> Board:
        """Return the board chosen."""
        chosen = (name for name, button in self._board_buttons.items() if button.isChecked())
        return next(chosen, USUAL_BOARD)

    @property
    def seed(self) -> int | None:
        """Return the seed typed, or None for one by chance."""
        return int(self._seed.text()) if self._seed.text() else None

    def radio(self, game: str) -> Radio:
        """Return the button of a game that can be played."""
        return self._game_buttons[game]

    def type_seed(self, digits: str) -> None:
        """Put a seed in."""
        self._seed.setText(digits)

    def open_drawer(self) -> None:
        """Show seed and data files."""
        self._more.setChecked(True)

    def files(self) -> dict[str, Path]:
        """Return the data files that the player gave."""
        return self.data.files()

    def begin(self, game: str) -> None:
        """Choose this game, by chance and with our data."""
        self._seed.clear()
        self._more.setChecked(False)
        if self._game_buttons[game].isChecked():
            self._choose()
        else:
            self._game_buttons[game].setChecked(True)

    def choose_board(self, board: Board) -> None:
        """Choose where the game stands."""
        self._board_buttons[board].setChecked(True)

    def ask_where(self, *, on: bool) -> None:
        """Let it be chosen where the game stands, or not: a lesson is on the program's map."""
        for part in (*self._board_buttons.values(), self.maps, self._more, self._drawer):
            part.setEnabled(on)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._game_label.setText(say(T("Which game?")))
        self._board_label.setText(say(T("Where does the game stand?")))
        for name, button in self._game_buttons.items():
            button.reword(say(title_of(name)))
        for board, (title, about) in BOARDS.items():
            self._board_buttons[board].reword(say(title), say(about))
        self._say_more()
        self._seed_label.setText(say(_SEED))
        self._seed_hint.setText(say(_SEED_HELP))
        self._seed.setPlaceholderText(say(T("by chance")))
        forms.name(self._seed, _SEED, _SEED_HELP)
        self.data.retranslate()
        self.maps.retranslate()

    def _radio(self, group: QButtonGroup, picture: Picture | None = None) -> Radio:
        radio = PictureRadio(picture) if picture is not None else Radio()
        group.addButton(radio)
        self._column.addWidget(radio)
        return radio

    def _add_more(self) -> None:
        self._more = QPushButton()
        self._more.setProperty("role", "link")
        self._more.setCheckable(True)
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
        self._more.toggled.connect(self._drawer.setVisible)
        self._more.toggled.connect(self._say_more)
        self._more.toggled.connect(self._show_files)
        self._column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self._drawer)

    def _say_more(self) -> None:
        self._more.setText(
            say(
                T("▾ Seed and data &files")
                if self._more.isChecked()
                else T("▸ Seed and data &files")
            )
        )

    def _choose(self) -> None:
        self.game_chosen.emit(self.game)
        own = self._board_buttons["own"]
        own.setVisible(bare_board(self.game) is not None)
        words = self._board_buttons["table"]
        words.setVisible(self.game in played_in_words())
        if own.isChecked() and own.isHidden():
            self._board_buttons[USUAL_BOARD].setChecked(True)
        if words.isChecked() and words.isHidden():
            self._board_buttons["own"].setChecked(True)
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
        if self.game and (self._more.isChecked() or self.data.names()):
            self.data.show_game(self.game, self.board)


BOARDS: dict[Board, tuple[Text, Text]] = {
    "own": (
        T("My map"),
        T(
            "Your printed map, learned as you play: the program keeps every counter on it and asks "
            "once what a rule needs to know of it. Every later game on it knows that."
        ),
    ),
    "tracked": (
        T("The program's map"),
        T(
            "The program shows a map, keeps every counter on it and asks for nothing it can see. "
            "Its own map is a reconstruction, not the publisher's."
        ),
    ),
    "table": (
        T("Words only"),
        T(
            "Your map and counters are the truth. The program shows no map, asks short questions "
            "about yours and remembers the answers."
        ),
    ),
}
_PICTURES: dict[Board, Picture] = {"own": table, "tracked": screen}
_SEED = T("Seed")
_SEED_HELP = T("All of the program's dice and draws come from it: the same seed, the same luck.")
