"""Set a game up: which, who knows it, where it stands, who rolls; rulings wait behind one line."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.buttons import pressed_by_enter
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.pages.book_button import BookButton
from beachmaster.desktop.pages.game_choice import GameChoice
from beachmaster.desktop.pages.laying_out import (
    Halves,
    PageScrollArea,
    centred,
    column_of,
    scrolled,
)
from beachmaster.desktop.pages.option_choice import OptionChoice
from beachmaster.desktop.pages.ways_to_play import TEACH, WaysToPlay
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.boardfile import BoardError
from beachmaster.games.catalogue import games, playable
from beachmaster.rulebook.game_pages import START
from beachmaster.storage.problems import Mistake, SaveError
from beachmaster.storage.saves import new_save
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Playing, Wish

SIDE_BY_SIDE = 52
"""From this width on, in ems, the options stand beside the choice of the game."""
HIGH = 1000
"""How much more of the height the page takes than what is free around it, up to what it needs."""


class NewGamePage(QWidget):
    """`wanted` carries the `Wish` of the game to begin; `left` says that there is none.

    `rules_wanted` carries a game that can only be read as yet, `page_wanted` the id of a page of
    the game chosen.
    """

    wanted, rules_wanted, page_wanted = Signal(object), Signal(str), Signal(str)
    left = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = GameChoice()
        self.options = OptionChoice(settings)
        self.ways = WaysToPlay(settings, self.options.model)
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self.books = {
            game.name: BookButton(T("Read the rules of {game}", game=game.title), game.state)
            for game in games()
            if not game.playable
        }
        self.first_page = BookButton(
            T("Where to begin with this game"),
            T("What you are trying to do, what to read first, and what goes wrong most often."),
        )
        self.first_page.clicked.connect(lambda: self.page_wanted.emit(f"{START}{self.choice.game}"))
        for name, book in self.books.items():
            book.clicked.connect(lambda _on=False, name=name: self.rules_wanted.emit(name))
        self._above = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self._problem, self.unkept = Wrong(), QPushButton()
        self._back, self.begin_button = QPushButton(), QPushButton()
        self._lay_out()
        self.choice.game_chosen.connect(self._show_game)
        self.ways.rulings.toggled.connect(self._unfold)
        self.ways.asks_where.connect(lambda on: self.choice.ask_where(on=on))
        self._back.clicked.connect(self.left)
        self.begin_button.clicked.connect(self._begin)
        self.unkept.clicked.connect(lambda: self.wanted.emit(self.wish()))
        self.retranslate()

    def begin(self, game: str = "", before: Playing | None = None) -> None:
        """Set up this game, or one like that played before, or the first that can be played."""
        names = playable()
        like = before.setup if before is not None and not game else None
        game = game or (like.game if like is not None else "")
        self.choice.begin(game if game in names else names[0])
        if like is not None:
            self.choice.choose_board(like.board)
        self.ways.rulings.setChecked(False)
        self._complain("")
        self.begin_button.setFocus()

    def teach(self, game: str) -> None:
        """Begin the taught opening of a game."""
        self.begin(game)
        self.ways.known.press(TEACH)
        self.begin_button.click()

    def problem(self) -> str:
        """Return what the page says against beginning."""
        return self._problem.text()

    def wish(self) -> Wish:
        """Return the game that the page describes."""
        if self.ways.learns:
            return Wish(game=self.choice.game, learn=True)
        chosen = self.options.differing()
        return Wish(
            game=self.choice.game,
            seed=self.choice.seed,
            table=self.choice.board == "table",
            my_map=self.choice.board == "own",
            files=self.choice.files(),
            sets=[f"{key}={value}" for key, value in chosen.items()],
        )

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._title.setText(say(T("New game")))
        self._back.setText(say(T("Bac&k")))
        self.begin_button.setText(say(T("&Begin the game")))
        self.unkept.setText(say(T("Play without saving")))
        self.choice.retranslate()
        self.options.retranslate()
        self.ways.retranslate()
        for book in (self.first_page, *self.books.values()):
            book.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take a part of a wide window."""
        super().resizeEvent(event)
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin with Enter wherever the keyboard stands but on another button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and pressed_by_enter() is None:
            self.begin_button.click()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        gap = current().space(1)
        self.begin_button.setProperty("role", "main")
        self.begin_button.setAutoDefault(True)
        self.options.hide()
        game = _column(self.choice.shelf, self.ways, self.options, self.choice.more)
        beside = game.layout()
        assert beside is not None
        for book in self.books.values():
            beside.addWidget(book)
        table = _column(self.choice, self.ways.dice_and_bags)
        self._halves = Halves(((game, 1), (table, 1)), least=SIDE_BY_SIDE)
        self._sheet = QWidget()
        sheet = QVBoxLayout(self._sheet)
        sheet.setContentsMargins(0, 0, 0, 0)
        sheet.setSpacing(current().space(0.5))
        sheet.addWidget(self._title)
        sheet.addWidget(self._halves, 1)
        self._bar = QWidget()
        bar, buttons = QVBoxLayout(self._bar), QHBoxLayout()
        bar.setContentsMargins(0, current().space(0.5), 0, 0)
        bar.addWidget(self._problem)
        bar.addWidget(self.unkept, 0, Qt.AlignmentFlag.AlignLeft)
        bar.addLayout(buttons)
        buttons.addWidget(self._back)
        buttons.addWidget(self.first_page, 1)
        buttons.addWidget(self.begin_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(gap, current().space(0.5), gap, current().space(0.5))
        column.setSpacing(current().space(0.75))
        self._area = scrolled(centred(self._sheet), PageScrollArea())
        column.addItem(self._above)
        column.setStretch(0, 1)
        column.addWidget(self._area, HIGH)
        column.addWidget(centred(self._bar))
        column.addStretch(2)
        current().changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        """Let the page's width follow window and text."""
        for part in (self._sheet, self._bar):
            part.setMaximumWidth(column_of(self))

    def _unfold(self, on: bool) -> None:
        """Show the list of rulings below its line, which stays where the mouse pressed it.

        A page that stands in the middle then keeps the room above it, and grows downward only.
        """
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        room = self._area.y() - layout.contentsMargins().top()
        policy = QSizePolicy.Policy.Fixed if on else QSizePolicy.Policy.Expanding
        self._above.changeSize(0, room if on else 0, QSizePolicy.Policy.Minimum, policy)
        layout.setStretch(0, 0 if on else 1)
        self.options.setVisible(on)

    def _show_game(self, game: str) -> None:
        self.options.show_game(game)
        self.ways.show_game(game)

    def _begin(self) -> None:
        wish = self.wish()
        try:
            if wish.my_map:
                wish.my_map_board = self.choice.maps.board()
            wish.save = new_save(wish.game, lesson=wish.learn)
        except (SaveError, BoardError) as error:
            self._complain(say(error.text))
            return
        except (OSError, Mistake) as error:
            why = getattr(error, "strerror", None) or str(error)
            self._complain(say(T("The game cannot be saved in your data folder: {why}.", why=why)))
            self.unkept.setVisible(isinstance(error, OSError) and not wish.my_map)
            return
        self.ways.keep()
        self.wanted.emit(wish)

    def _complain(self, words: str) -> None:
        self._problem.setText(words)
        self._problem.setVisible(bool(words))
        self.unkept.hide()


def _column(*parts: QWidget) -> QWidget:
    """Return parts below each other, at the top of what room there is."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(current().space(0.75))
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
    for part in parts:
        column.addWidget(part)
    return whole
