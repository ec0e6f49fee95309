"""The start page: go on where one was, begin a game, or pick up another."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.flow import ColumnsLayout
from beachmaster.desktop.icons import give_icon
from beachmaster.desktop.identity import icon
from beachmaster.desktop.left_off import left_lines
from beachmaster.desktop.pages.game_card import GameCard
from beachmaster.desktop.pages.islands import IslandPicture
from beachmaster.desktop.pages.laying_out import (
    Halves,
    LineStack,
    card,
    centred,
    column_of,
    scrolled,
    spoken,
)
from beachmaster.desktop.pages.saved_games import SavedGames
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.vignette import recalled
from beachmaster.desktop.words import say
from beachmaster.games.catalogue import find, games, taught, title_of
from beachmaster.storage.last import Last, recall

PICTURE_WIDE, PICTURE_HIGH = 19, 12
"""The picture of the map that was left, in ems."""
SIDE_BY_SIDE = 44
"""From this width on, in ems, that picture stands beside the words; below there is none."""
HEAD_SIDE_BY_SIDE, HEAD_LEAST = 36, 18
"""From these widths on, in ems, the search has words, and stands beside the program's name."""
IN_A_ROW, GROWS = 5, 1000


class StartPage(QWidget):
    """`resume_wanted` carries a path; `new_wanted`, `taught_wanted` and `rules_wanted` a game."""

    resume_wanted = Signal(Path)
    return_wanted = Signal()
    new_wanted = Signal(str)
    rules_wanted = Signal(str)
    search_wanted = Signal()
    import_wanted = Signal()
    taught_wanted = Signal(str)

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.last: Last | None = None
        self.saves = SavedGames(controller)
        self.cards = {game.name: GameCard(game) for game in games()}
        self._build()
        self.saves.open_wanted.connect(self._open)
        self.saves.import_wanted.connect(self.import_wanted)
        self.saves.model.loaded.connect(self._fill_card)
        for one in self.cards.values():
            one.begin_wanted.connect(self.new_wanted)
            one.rules_wanted.connect(self.rules_wanted)
        self.retranslate()

    def refresh(self) -> None:
        """Read what was last played, and the saved games, again."""
        self.last = recall()
        self._fill_card()
        self.saves.refresh()
        self.go_on.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the picture out where it would push the words down."""
        super().resizeEvent(event)
        self._page.setMaximumWidth(column_of(self))
        self._place_picture()
        self._say_search()

    def _place_picture(self) -> None:
        roomy = self.width() >= current().space(SIDE_BY_SIDE + 4)
        self.picture.setVisible(roomy)
        self._words.removeWidget(self.go_on)  # in sight without scrolling where little has room
        at = self._words.count() if roomy else self._words.indexOf(self.what) + 1
        self._words.insertWidget(at, self.go_on, 0, Qt.AlignmentFlag.AlignLeft)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._title.setText(say(T("Beachmaster")))
        self._new_label.setText(say(T("Begin a game")))
        self._say_search()
        forms.name(self.search, T("Search rules"), T("Find rules, units and commands (Ctrl+K)"))
        for one in self.cards.values():
            one.retranslate()
        self.saves.retranslate()
        self._fill_card()

    def _say_search(self) -> None:
        """Leave the words of the search to its picture where the name needs their room."""
        wide = self.width() >= current().space(HEAD_SIDE_BY_SIDE)
        self.search.setText(say(T("Search rules")) if wide else "")

    def _build(self) -> None:
        space = current().space
        self._new_label = spoken("heading")
        page = QWidget()
        shelf = QWidget()
        cards = ColumnsLayout(shelf, gap=1.0, most=IN_A_ROW)
        for one in self.cards.values():
            cards.addWidget(one)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, space(1))
        column.setSpacing(space(0.75))
        for part in (self._make_head(), self._make_card(), self._new_label, shelf, self.saves):
            column.addWidget(part)
        column.insertStretch(0, 1)
        column.addStretch(2)
        column.setStretchFactor(self.saves, GROWS)
        self._page = page
        around = QVBoxLayout(self)
        around.setContentsMargins(space(0.5), space(0.5), 0, 0)
        around.addWidget(scrolled(centred(page)))
        current().changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        """Let the page's width and the mark follow the size of the text."""
        theme = current()
        self._page.setMaximumWidth(column_of(self))
        side = theme.space(2.4)
        self._mark.setPixmap(icon().pixmap(side, side))
        self._fill_card()

    def _make_head(self) -> QWidget:
        self._mark, self._title = QLabel(), spoken("title")
        self.search = QPushButton()
        give_icon(self.search, "book-open", beside=True)
        self.search.clicked.connect(self.search_wanted)
        titled, beside = QWidget(), QWidget()
        row, end = QHBoxLayout(titled), QHBoxLayout(beside)
        for one in (row, end):
            one.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._mark)
        row.addWidget(self._title, 1)
        end.addStretch(1)
        end.addWidget(self.search)
        return Halves(((titled, 3), (beside, 2)), least=HEAD_LEAST)

    def _make_card(self) -> QFrame:
        space = current().space
        self._frame = card()
        self.picture = IslandPicture("", wide=PICTURE_WIDE, high=PICTURE_HIGH)
        self.game, self.where = spoken("heading"), spoken("hint")
        self.what, self.acts, self.standing = spoken("prompt"), LineStack(), spoken("caption")
        self.go_on = QPushButton()
        self.go_on.setProperty("role", "main")
        self.go_on.setAutoDefault(True)
        self.go_on.clicked.connect(self._resume)
        words = QWidget()
        self._words = column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(0.5))
        for widget in (self.game, self.where, self.what, self.acts, self.standing):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        halves = Halves(((self.picture, 3), (words, 5)), least=SIDE_BY_SIDE)
        around = QVBoxLayout(self._frame)
        around.setContentsMargins(*(space(0.8),) * 4)
        around.addWidget(halves)
        return self._frame

    def _fill_card(self) -> None:
        last, lesson = self.last, taught()[0]
        self.go_on.setText(say(T("&Continue") if last is not None else T("&Learn in 15 minutes")))
        self._place_picture()
        self.game.setVisible(last is not None)
        score = self.saves.score_of(Path(last.save)) if last is not None else ""
        self.standing.setText(score)
        self.standing.setVisible(bool(score))
        if last is None:
            self.where.setText(say(T("The lesson plays {game}", game=title_of(lesson))))
            self.what.setText(say(T("Learn in a lesson, or lay out your map.")))
            self.acts.show_lines([say(_WHAT_IT_DOES)])
            self.picture.show_island(find(lesson).coast, None, find(lesson).lie)
            return
        over = recalled(last.save, current().scheme)
        if last.game in self.cards:
            self.picture.show_island(find(last.game).coast, over, find(last.game).lie)
        else:
            self.picture.show_island("", over)
        self.game.setText(say(title_of(last.game)))
        self.where.setText(say(T("Turn {turn} · {phase}", turn=last.turn, phase=last.phase_words)))
        self.what.setText(last.prompt or say(T("The game is over.")))
        self.acts.show_lines(list(left_lines(last, apart=True)))

    def _resume(self) -> None:
        if self.last is not None:
            self._open(Path(self.last.save))
        else:
            self.taught_wanted.emit(taught()[0])

    def _open(self, path: Path) -> None:
        if self._controller.path == path:
            self.return_wanted.emit()
        else:
            self.resume_wanted.emit(path)


_WHAT_IT_DOES = T(
    "The program tells you what to do, plays the other side, rolls and draws if you want it to, "
    "and shows the rule for every step."
)
