"""Set a game up: which one, on which board, with which options; everything explained in place."""

from pathlib import Path

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.models.options import OptionsModel
from beachmaster.desktop.pages.option_detail import OptionDetail
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say, word
from beachmaster.engine.boardfile import DataError
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.games.catalogue import GAMES, load
from beachmaster.storage.saves import new_save
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish

USUAL = ("reminders", "reroll")
"""The settings that a new game takes over as its options."""


class NewGamePage(QWidget):
    """`wanted` carries the `Wish` of the game to begin; `left` says that there is none."""

    wanted = Signal(object)
    left = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._options = OptionsModel(self)
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(self._options)
        self._proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._files: dict[str, Path] = {}
        self._games = QButtonGroup(self)
        self._boards = QButtonGroup(self)
        self._build()
        self.retranslate()

    def begin(self, game: str = "") -> None:
        """Set up this game, or the first that can be played."""
        playable = [one.name for one in GAMES if one.playable]
        chosen = game if game in playable else playable[0]
        self._game_buttons[chosen].setChecked(True)
        self._choose_game()
        self._seed.clear()
        self._problem.clear()
        self._start.setFocus()

    def _build(self) -> None:
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._problem = QLabel()
        self._problem.setProperty("role", "bad")
        self._problem.setWordWrap(True)
        self._back, self._start = QPushButton(), QPushButton()
        self._start.setProperty("role", "main")
        self._start.setAutoDefault(True)
        self._back.clicked.connect(self.left)
        self._start.clicked.connect(self._begin)
        buttons = QHBoxLayout()
        buttons.addWidget(self._back)
        buttons.addWidget(self._problem, 1)
        buttons.addWidget(self._start)
        sides = QSplitter(Qt.Orientation.Horizontal)
        sides.setChildrenCollapsible(False)
        sides.addWidget(_scrolled(self._game_side()))
        sides.addWidget(self._option_side())
        sides.setStretchFactor(0, 2)
        sides.setStretchFactor(1, 3)
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addWidget(sides, 1)
        column.addLayout(buttons)

    def _game_side(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        self._game_label = _heading(column)
        self._game_buttons = {game.name: QRadioButton() for game in GAMES}
        for game in GAMES:
            self._games.addButton(self._game_buttons[game.name])
            self._game_buttons[game.name].setEnabled(game.playable)
            column.addWidget(self._game_buttons[game.name])
        self._games.buttonClicked.connect(self._choose_game)
        self._board_label = _heading(column)
        self._board_buttons: dict[str, QRadioButton] = {}
        self._board_hints: dict[str, QLabel] = {}
        for board in BOARDS:
            self._board_buttons[board] = button = QRadioButton()
            self._board_hints[board] = hint = _hint()
            self._boards.addButton(button)
            column.addWidget(button)
            column.addWidget(hint)
        self._board_buttons["table"].setChecked(True)
        column.addLayout(self._more())
        column.addStretch(1)
        return side

    def _more(self) -> QFormLayout:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._seed = QLineEdit()
        self._seed.setValidator(QRegularExpressionValidator(r"\d{0,18}"))
        self._board_file = QPushButton()
        self._board_file.clicked.connect(lambda: self._ask_file("board"))
        self._seed_label = forms.add_row(form, Text(_SEED), self._seed, Text(_SEED_HELP))
        self._file_label = forms.add_row(form, Text(_FILE), self._board_file, Text(_FILE_HELP))
        return form

    def _option_side(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        self._option_label = _heading(column)
        self._option_hint = _hint()
        self._filter = QLineEdit()
        self._filter.setClearButtonEnabled(True)
        self._filter.textChanged.connect(self._proxy.setFilterFixedString)
        self._list = QListView()
        self._list.setModel(self._proxy)
        self._list.setWordWrap(True)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setUniformItemSizes(False)
        self._detail = OptionDetail()
        self._detail.chosen.connect(self._choose_value)
        self._list.selectionModel().currentChanged.connect(self._show_option)
        column.addWidget(self._option_hint)
        column.addWidget(self._filter)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._list)
        halves.addWidget(_scrolled(self._detail))
        halves.setStretchFactor(0, 1)
        halves.setStretchFactor(1, 1)
        column.addWidget(halves, 1)
        return side

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._title.setText(word(_TITLE))
        self._game_label.setText(word(_GAME))
        self._board_label.setText(word(_BOARD))
        self._option_label.setText(word(_OPTIONS))
        self._option_hint.setText(word(_OPTIONS_HELP))
        for game in GAMES:
            source = _PLAYABLE if game.playable else _LATER
            self._game_buttons[game.name].setText(say(Text(source, title=game.title)))
        for board, (title, about) in BOARDS.items():
            self._board_buttons[board].setText(word(title))
            self._board_buttons[board].setAccessibleDescription(word(about))
            self._board_hints[board].setText(word(about))
        self._back.setText(word(_BACK))
        self._start.setText(word(_START))
        self._seed_label.setText(word(_SEED))
        self._file_label.setText(word(_FILE))
        self._seed.setPlaceholderText(word(_BY_CHANCE))
        forms.name(self._filter, Text(_FILTER))
        self._filter.setPlaceholderText(word(_FILTER))
        forms.name(self._list, Text(_OPTIONS))
        self._say_file()

    def _game(self) -> str:
        checked = self._games.checkedButton()
        return next(name for name, button in self._game_buttons.items() if button is checked)

    def _choose_game(self) -> None:
        usual = {key: self._settings[key] for key in USUAL}
        self._options.show(load(self._game()).options(), usual)
        self._files = {}
        self._say_file()
        self._list.setCurrentIndex(self._proxy.index(0, 0))
        self._show_option()

    def _show_option(self) -> None:
        index = self._proxy.mapToSource(self._list.currentIndex())
        self._detail.show_option(index)

    def _choose_value(self, value: str) -> None:
        index: QModelIndex = self._proxy.mapToSource(self._list.currentIndex())
        if index.isValid():
            self._options.choose(index, value)

    def _ask_file(self, name: str) -> None:
        dialog = QFileDialog(self, word(_FILE))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([word(_DATA_FILES)])
        dialog.fileSelected.connect(lambda path: self._take_file(name, Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_file(self, name: str, path: Path) -> None:
        self._files[name] = path
        self._board_buttons["tracked"].setChecked(True)
        self._say_file()

    def _say_file(self) -> None:
        path = self._files.get("board")
        self._board_file.setText(path.name if path is not None else word(_SAMPLE))

    def _begin(self) -> None:
        table = self._board_buttons["table"].isChecked()
        chosen = self._options.differing()
        seed = self._seed.text()
        wish = Wish(
            game=self._game(),
            seed=int(seed) if seed else None,
            table=table,
            files={} if table else self._files,
            sets=[f"{key}={value}" for key, value in chosen.items()],
        )
        problem = _problem(wish)
        self._problem.setText(say(problem) if problem is not None else "")
        if problem is None:
            wish.save = new_save(wish.game)
            self.wanted.emit(wish)


def _problem(wish: Wish) -> Text | None:
    """Say what is wrong with a chosen file before a game is begun with it."""
    from beachmaster.engine.setup import Setup
    from beachmaster.storage.problems import Mistake
    from beachmaster.storage.starting import words_of

    try:
        data = {name: words_of(path) for name, path in wish.files.items()}
        load(wish.game).prepare(Setup(game=wish.game, data=data))
    except (Mistake, DataError) as error:
        return error.text
    return None


def _heading(column: QVBoxLayout) -> QLabel:
    label = QLabel()
    label.setProperty("role", "heading")
    column.addWidget(label)
    return label


def _hint() -> QLabel:
    label = QLabel()
    label.setProperty("role", "hint")
    label.setWordWrap(True)
    label.setContentsMargins(current().space(1.4), 0, 0, current().space(0.4))
    return label


def _scrolled(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area


BOARDS: dict[str, tuple[Source, Source]] = {
    "table": (
        QT_TRANSLATE_NOOP("desktop", "Beside my own map"),
        QT_TRANSLATE_NOOP(
            "desktop",
            "Your map and counters are the truth. The program asks short questions about them and"
            " remembers the answers.",
        ),
    ),
    "tracked": (
        QT_TRANSLATE_NOOP("desktop", "On a map the program keeps"),
        QT_TRANSLATE_NOOP(
            "desktop",
            "The program shows a map, keeps every counter on it and asks for nothing it can see."
            " Its own map is a reconstruction, not the publisher's.",
        ),
    ),
}
_TITLE = QT_TRANSLATE_NOOP("desktop", "New game")
_GAME = QT_TRANSLATE_NOOP("desktop", "Which game?")
_BOARD = QT_TRANSLATE_NOOP("desktop", "Where does it stand?")
_OPTIONS = QT_TRANSLATE_NOOP("desktop", "Options and rulings")
_OPTIONS_HELP = QT_TRANSLATE_NOOP(
    "desktop",
    "Where a rulebook leaves a hole, we rule. The usual answers are set already; change only what"
    " you play otherwise.",
)
_PLAYABLE = QT_TRANSLATE_NOOP("desktop", "{title}")
_LATER = QT_TRANSLATE_NOOP("desktop", "{title} (rules only, so far)")
_BACK = QT_TRANSLATE_NOOP("desktop", "&Back")
_START = QT_TRANSLATE_NOOP("desktop", "&Begin the game")
_SEED = QT_TRANSLATE_NOOP("desktop", "Seed")
_SEED_HELP = QT_TRANSLATE_NOOP(
    "desktop", "All of the program's dice and draws come from it: the same seed, the same luck."
)
_BY_CHANCE = QT_TRANSLATE_NOOP("desktop", "by chance")
_FILE = QT_TRANSLATE_NOOP("desktop", "Map file")
_FILE_HELP = QT_TRANSLATE_NOOP("desktop", "A board file of your own instead of our reconstruction.")
_SAMPLE = QT_TRANSLATE_NOOP("desktop", "our reconstruction")
_DATA_FILES = QT_TRANSLATE_NOOP("desktop", "Board files (*.json)")
_FILTER = QT_TRANSLATE_NOOP("desktop", "Search the options")
