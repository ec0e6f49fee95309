"""The start page: go on where one was, begin a game, or pick up another."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from beachmaster.desktop.buttons import WrappedButton
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.left_off import left_lines
from beachmaster.desktop.pages.laying_out import Halves, card, scrolled, spoken
from beachmaster.desktop.pages.saved_games import SavedGames
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.games.catalogue import games, title_of
from beachmaster.storage.last import Last, recall

SIDE_BY_SIDE = 52
"""From this width on, in ems, the saved games stand beside the rest."""


class StartPage(QWidget):
    """`resume_wanted` carries a saved game's path, `new_wanted` a game's name."""

    resume_wanted = Signal(Path)
    return_wanted = Signal()
    new_wanted = Signal(str)
    import_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.last: Last | None = None
        self.saves = SavedGames(controller)
        self._build()
        self.saves.open_wanted.connect(self._open)
        self.saves.import_wanted.connect(self.import_wanted)
        self.saves.model.loaded.connect(self._fill_card)
        self.retranslate()

    def refresh(self) -> None:
        """Read what was last played, and the saved games, again."""
        self.last = recall()
        self._fill_card()
        self.saves.refresh()
        first = self.go_on if self.last is not None else self.new_buttons[games()[0].name]
        first.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._title.setText(say(T("Beachmaster")))
        self._new_label.setText(say(T("Begin a game")))
        for game in games():
            source = T("{title}") if game.playable else T("{title}\n{state}")
            words = source.fill(title=game.title, state=game.state)
            self.new_buttons[game.name].say(say(words))
        self.go_on.setText(say(T("&Continue")))
        self.saves.retranslate()
        self._fill_card()

    def _build(self) -> None:
        space = current().space
        self._title, self._new_label = spoken("title"), spoken("heading")
        left = QWidget()
        left_column = QVBoxLayout(left)
        left_column.setContentsMargins(0, 0, 0, 0)
        left_column.addWidget(self._make_card())
        left_column.addSpacing(space(0.5))
        left_column.addWidget(self._new_label)
        self.new_buttons: dict[str, WrappedButton] = {}
        for game in games():
            button = self.new_buttons[game.name] = WrappedButton("")
            button.setEnabled(game.playable)
            button.clicked.connect(lambda _on=False, name=game.name: self.new_wanted.emit(name))
            left_column.addWidget(button)
        left_column.addStretch(1)
        halves = Halves(((left, 1), (self.saves, 1)), least=SIDE_BY_SIDE)
        column = QVBoxLayout(self)
        column.setContentsMargins(space(1), space(0.75), space(1), space(0.5))
        column.setSpacing(space(0.75))
        column.addWidget(self._title)
        column.addWidget(scrolled(halves), 1)

    def _make_card(self) -> QFrame:
        space = current().space
        self._frame = card()
        self.where, self.what, self.acts = spoken("hint"), spoken("prompt"), spoken()
        self.go_on = QPushButton()
        self.go_on.setProperty("role", "main")
        self.go_on.setAutoDefault(True)
        self.go_on.clicked.connect(self._resume)
        column = QVBoxLayout(self._frame)
        column.setContentsMargins(*(space(1),) * 4)
        column.setSpacing(space(0.5))
        for widget in (self.where, self.what, self.acts):
            column.addWidget(widget)
        column.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        return self._frame

    def _fill_card(self) -> None:
        last = self.last
        self.go_on.setVisible(last is not None)
        if last is None:
            self.where.setText(say(T("No game is under way")))
            self.what.setText(say(T("Lay out your map and begin a game.")))
            self.acts.setText(
                say(
                    T(
                        "The program tells you what to do, plays the other side, rolls and draws "
                        "where you want it to, and shows the rule of every step."
                    )
                )
            )
            self.acts.show()
            return
        title = title_of(last.game)
        self.where.setText(
            say(
                T(
                    "{game}, turn {turn}, {phase}",
                    game=title,
                    turn=last.turn,
                    phase=last.phase_words,
                )
            )
        )
        self.what.setText(last.prompt or say(T("The game is over.")))
        lines = list(left_lines(last))
        self.acts.setText("\n".join(lines))
        self.acts.setVisible(bool(lines))

    def _resume(self) -> None:
        if self.last is not None:
            self._open(Path(self.last.save))

    def _open(self, path: Path) -> None:
        if self._controller.path == path:
            self.return_wanted.emit()
        else:
            self.resume_wanted.emit(path)
