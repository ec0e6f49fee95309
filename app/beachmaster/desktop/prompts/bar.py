"""The bar that never moves: take back, bring back, why, and the next thing to do."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from beachmaster.desktop.buttons import TARGET
from beachmaster.desktop.icons import AIR, SIDE, Line, give_icon
from beachmaster.desktop.labels import ANSWER
from beachmaster.desktop.own_text import tip
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.engine.tree import ROOT, Tree

LEAST_NEXT = 11
"""So many ems Next has beside the other buttons; with less it goes below them."""
GAP = 4
"""The pixels that Qt leaves between an icon and words."""
LOW, LEAST_WHEN_LOW = 18, 6
"""In a card lower than the first it is content with the second: its words are cut, not the bar."""


class NextButton(QPushButton):
    """The next thing to do; its words are cut rather than that the button grows."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self.setProperty("role", "main")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, words: str) -> None:
        """Show what Enter does."""
        self.words = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(current().space(6), super().minimumSizeHint().height())

    def resizeEvent(self, event: object) -> None:
        """Cut the words anew."""
        del event
        self._fit()

    def _fit(self) -> None:
        room = self.width() - current().space(2)
        mode = Qt.TextElideMode.ElideRight
        self.setText(QFontMetrics(self.font()).elidedText(self.words, mode, room))


class BottomBar(QWidget):
    """Undo, Redo, Play on, Why and Next, in places that do not change."""

    undo_wanted = Signal(str)
    redo_wanted = Signal()
    why_wanted = Signal()
    play_on_wanted = Signal()
    next_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.undo = QToolButton()
        self.redo = QToolButton()
        self.play_on = QPushButton()
        self.why = QPushButton()
        self.next = NextButton()
        self.why.setCheckable(True)
        self.play_on.setCheckable(True)
        lines: dict[QToolButton | QPushButton, Line] = {
            self.undo: "undo-2",
            self.redo: "redo-2",
            self.play_on: "fast-forward",
            self.why: "circle-question-mark",
        }
        self._icons = [give_icon(one, line, beside=True) for one, line in lines.items()]
        self._with_icons = True
        self._least = LEAST_NEXT
        self.menu = QMenu(self)
        self._actions = [(QAction(self.menu), source, by) for by, source in _UNDO_BY]
        for action, _source, by in self._actions:
            action.triggered.connect(lambda _checked=False, by=by: self.undo_wanted.emit(by))
            self.menu.addAction(action)
        self.undo.setMenu(self.menu)
        self.undo.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.undo.clicked.connect(lambda: self.undo_wanted.emit("entry"))
        self.redo.clicked.connect(self.redo_wanted)
        self.why.clicked.connect(self.why_wanted)
        self.play_on.clicked.connect(self.play_on_wanted)
        self.next.clicked.connect(self.next_wanted)
        self._tools = QWidget()
        self._row = QHBoxLayout(self._tools)
        for widget in (self.undo, self.redo, self.play_on, self.why):
            self._row.addWidget(widget)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.addWidget(self._tools)
        self._box.addWidget(self.next, 1)
        current().changed.connect(self.refit)
        self.refit()
        self.retranslate()

    def refit(self) -> None:
        """Take the size that the theme now gives."""
        theme = current()
        for layout in (self._row, self._box):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(theme.space(0.4))
        for widget in (self.undo, self.redo, self.play_on, self.why):
            widget.setFont(theme.font(1.0))
            widget.setMinimumHeight(theme.space(TARGET))
        self.next.setFont(theme.font(ANSWER, bold=True))
        self.next.setMinimumHeight(theme.space(TARGET))
        self.next._fit()

    def fit(self, height: int) -> None:
        """Take one row rather than two in a card of little height."""
        self._least = LEAST_WHEN_LOW if height < current().space(LOW) else LEAST_NEXT
        self._turn()

    def minimumSizeHint(self) -> QSize:
        """Return the least size: with Next below the others, and no icon before their words."""
        tools, next_ = self._tools.minimumSizeHint().width(), self.next.minimumSizeHint()
        tools -= self._icons_width() if self._with_icons else 0
        return QSize(max(tools, next_.width()), super().minimumSizeHint().height())

    def _icons_width(self) -> int:
        theme = current()
        return len(self._icons) * (theme.space(SIDE) + round(theme.em * AIR) + GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put Next below the others where it has no room beside them."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """Show icons where all stands in one row with them; words alone, if that saves the row."""
        theme = current()
        icons = self._icons_width()
        words = self._tools.sizeHint().width() - (icons if self._with_icons else 0)
        room = self.width() - theme.space(self._least)
        narrow = room < words
        self._with_icons = (self.width() if narrow else room) >= words + icons
        for icon in self._icons:
            icon.show(on=self._with_icons)
        direction = QBoxLayout.Direction
        self._box.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    def retranslate(self) -> None:
        """Say everything anew."""
        undo = QKeySequence(QKeySequence.StandardKey.Undo).toString(
            QKeySequence.SequenceFormat.NativeText
        )
        redo = QKeySequence(QKeySequence.StandardKey.Redo).toString(
            QKeySequence.SequenceFormat.NativeText
        )
        named: list[tuple[QToolButton | QPushButton, Text, Text, str]] = [
            (self.undo, T("Undo"), T("Take back the last answer"), undo),
            (self.redo, T("Redo"), T("Bring back what was taken back"), redo),
            (
                self.play_on,
                T("Play on"),
                T("The program rolls and draws by itself until you have something to decide"),
                "P",
            ),
            (
                self.why,
                T("Why?"),
                T("Explain: in a sentence, step by step, then the whole path"),
                "W",
            ),
        ]
        for button, label, help_, key in named:
            button.setText(say(label))
            button.setAccessibleName(say(label))
            tip = say(T("{help} ({key})", help=help_, key=key))
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)
        for action, source, _by in self._actions:
            action.setText(say(source))

    def show_next(self, pane: AnswerPane[Any] | None) -> None:
        """Say what Enter does, or what is waited for while it does nothing."""
        what = None if pane is None else pane.default()
        self.next.setEnabled(what is not None)
        nothing = T("Nothing is asked") if pane is None else pane.awaited()
        self.next.say(say(nothing if what is None else T("{what}  ⏎", what=what)))

    def show_play_on(self, *, can: bool, on: bool) -> None:
        """Say whether the program could play on by itself, and whether it does."""
        self.play_on.setEnabled(can)
        self.play_on.setChecked(on)

    def show_undo(self, tree: Tree | None) -> None:
        """Say whether there is something to take or bring back, and what."""
        undo = tree is not None and tree.cursor > ROOT
        self.undo.setEnabled(undo)
        self.why.setEnabled(tree is not None)
        self.redo.setEnabled(tree is not None and bool(tree.below(tree.cursor)))
        asked = tree.entries[tree.cursor].text if tree is not None and undo else None
        if isinstance(asked, dict):
            self.undo.setToolTip(tip(say(T("Take back: {what}", what=Text.from_plain(asked)))))


_UNDO_BY: tuple[tuple[str, Text], ...] = (
    ("entry", T("Take back the last answer")),
    ("action", T("Take back the whole action")),
    ("phase", T("Take back the phase")),
    ("turn", T("Take back the turn")),
)
