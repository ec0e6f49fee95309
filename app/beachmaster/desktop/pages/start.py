"""The start page: go on where one was, begin a game, or pick up another."""

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.models.saves import SaveRole, SavesModel
from beachmaster.desktop.prompts.wrapped import WrappedButton
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say, word
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.catalogue import GAMES, find
from beachmaster.storage.last import Last, recall


class StartPage(QWidget):
    """`resume_wanted` carries a saved game's path, `new_wanted` a game's name."""

    resume_wanted = Signal(Path)
    return_wanted = Signal()
    new_wanted = Signal(str)
    import_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._last: Last | None = None
        self._saves = SavesModel(self)
        self._build()
        self.retranslate()

    def refresh(self) -> None:
        """Read what was last played, and the saved games, again."""
        self._last = recall()
        self._fill_card()
        self._saves.refresh()
        first = self._go_on if self._last is not None else self._new_buttons[GAMES[0].name]
        first.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._title.setText(word(_TITLE))
        self._new_label.setText(word(_NEW))
        self._saves_label.setText(word(_SAVED))
        for game in GAMES:
            source = _BEGIN if game.playable else _RULES_ONLY
            _rename(self._new_buttons[game.name], Text(source, title=game.title, state=game.state))
        self._import.setText(word(_IMPORT))
        self._open.setText(word(_OPEN))
        self._go_on.setText(word(_GO_ON))
        forms.name(self._table, Text(_SAVED))
        self._fill_card()

    def _build(self) -> None:
        self._title = _label("title")
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self._card())
        self._new_label = _label("heading")
        left.addWidget(self._new_label)
        self._new_buttons: dict[str, WrappedButton] = {}
        for game in GAMES:
            button = self._new_buttons[game.name] = WrappedButton("")
            button.setEnabled(game.playable)
            button.clicked.connect(lambda _on=False, name=game.name: self.new_wanted.emit(name))
            left.addWidget(button)
        left.addStretch(1)
        right.addWidget(self._saved_games(), 1)
        scrolled = QWidget()
        scrolled.setLayout(left)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(scrolled)
        sides = QHBoxLayout()
        sides.setSpacing(current().space(1))
        sides.addWidget(area, 1)
        sides.addLayout(right, 1)
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addLayout(sides, 1)

    def _card(self) -> QFrame:
        self._frame = QFrame()
        self._frame.setProperty("card", True)
        self._where, self._what, self._acts = _label("hint"), _label("prompt"), _label("")
        self._go_on = QPushButton()
        self._go_on.setProperty("role", "main")
        self._go_on.setAutoDefault(True)
        self._go_on.clicked.connect(self._resume)
        column = QVBoxLayout(self._frame)
        for widget in (self._where, self._what, self._acts):
            column.addWidget(widget)
        column.addWidget(self._go_on, 0, Qt.AlignmentFlag.AlignLeft)
        return self._frame

    def _saved_games(self) -> QWidget:
        side = QWidget()
        self._saves_label = _label("heading")
        self._table = QTableView()
        self._table.setModel(self._saves)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setTabKeyNavigation(False)
        self._table.setShowGrid(False)
        self._table.setWordWrap(True)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._table.horizontalHeader().setStretchLastSection(True)
        self._table.activated.connect(self._open_row)
        self._open, self._import = QPushButton(), QPushButton()
        self._open.clicked.connect(lambda: self._open_row(self._table.currentIndex()))
        self._import.clicked.connect(self.import_wanted)
        buttons = QHBoxLayout()
        buttons.addWidget(self._open)
        buttons.addWidget(self._import)
        buttons.addStretch(1)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._saves_label)
        column.addWidget(self._table, 1)
        column.addLayout(buttons)
        return side

    def _fill_card(self) -> None:
        last = self._last
        self._frame.setVisible(last is not None)
        if last is None:
            return
        phase = last.phase.replace("-", " ")
        where = Text(_WHERE, game=find(last.game).title, turn=last.turn, phase=phase)
        self._where.setText(say(where))
        self._what.setText(last.prompt)
        self._acts.setText("\n".join(say(Text(_ACT, act=act)) for act in last.acts))
        self._acts.setVisible(bool(last.acts))

    def _resume(self) -> None:
        if self._last is None:
            return
        path = Path(self._last.save)
        if self._controller.path is not None and self._controller.path == path:
            self.return_wanted.emit()
        else:
            self.resume_wanted.emit(path)

    def _open_row(self, index: QModelIndex) -> None:
        path = index.data(SaveRole.PATH)
        if path is not None:
            self.resume_wanted.emit(Path(path))


def _rename(button: WrappedButton, text: Text) -> None:
    button.words = say(text)
    button.setAccessibleName(button.words)
    button.updateGeometry()


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


_TITLE = QT_TRANSLATE_NOOP("desktop", "Beachmaster")
_NEW = QT_TRANSLATE_NOOP("desktop", "Begin a game")
_SAVED = QT_TRANSLATE_NOOP("desktop", "Saved games")
_BEGIN = QT_TRANSLATE_NOOP("desktop", "{title}")
_RULES_ONLY = QT_TRANSLATE_NOOP("desktop", "{title}: {state}")
_IMPORT = QT_TRANSLATE_NOOP("desktop", "&Import a game…")
_OPEN = QT_TRANSLATE_NOOP("desktop", "&Open")
_GO_ON = QT_TRANSLATE_NOOP("desktop", "&Continue")
_WHERE = QT_TRANSLATE_NOOP("desktop", "{game}, turn {turn}, {phase}")
_ACT = QT_TRANSLATE_NOOP("desktop", "✓ {act}")
