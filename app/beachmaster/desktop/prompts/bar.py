"""The bar that never moves: take back, bring back, why, and the next thing to do."""

from typing import Any, Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QEnterEvent, QFont, QKeySequence, QResizeEvent, QShowEvent
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
from beachmaster.desktop.icons import Line, give_icon
from beachmaster.desktop.labels import ANSWER, PLAIN
from beachmaster.desktop.measures import lines_of, width_of
from beachmaster.desktop.own_text import tip
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.engine.tree import ROOT, Tree

LEAST_NEXT = 11
"""So many ems Next has beside the other buttons; with less it goes below them."""
KEY, KEPT = "  ⏎", "\u00a0\u00a0⏎"
FINGER = 44
"""So many pixels high is what a finger hits, however large the text."""
MOST_BESIDE = 2
"""With more lines than that beside the other buttons, Next goes below them."""
AROUND = 2.0
"""So many ems of Next are edges, not words."""
Dressed = Literal["both", "words", "icons"]
LOW = 22
"""In a card lower than this, in ems, the bar is one row: the others' words give way to Next's."""


def on_enter(what: Text) -> Text:
    """Return words for a button that Enter presses, with the sign of that key."""
    return T("{what}  ⏎", what=what)


class NextButton(QPushButton):
    """The next thing to do; its words get smaller, then break into lines, and are never cut."""

    def __init__(self) -> None:
        super().__init__()
        self.words, self.least = "", 0
        self.setProperty("role", "main")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, words: str) -> None:
        """Show what Enter does."""
        if words == self.words:
            return
        self.words = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.fit()

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(current().space(6), self.sizeHint().height())

    def sizeHint(self) -> QSize:
        """Return the size of the words, high enough for a finger."""
        return super().sizeHint().expandedTo(QSize(0, self.least))

    def resizeEvent(self, event: object) -> None:
        """Fit the words anew."""
        del event
        self.fit()

    def fit(self) -> None:
        """Write the words as large as they fit on one line, or else on as many as they need."""
        font, lines = self.written(self.width())
        self.setFont(font)
        self.setText("\n".join(lines))

    def written(self, width: int) -> tuple[QFont, list[str]]:
        """Return the font and the lines of the words at a width; the key stays with the last."""
        words, room = self.words.replace(KEY, KEPT), width - current().space(AROUND)
        for size in (ANSWER, PLAIN):
            font = current().font(size, bold=True)
            if width_of(words, font) <= room:
                return font, [words]
        return font, lines_of(words, font, room)


class UndoButton(QToolButton):
    """Takes back; which answer that is it says where somebody points at it."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: object = None

    def take_back(self, asked: object) -> None:
        """Take back the answer to what was asked so."""
        self._asked = asked
        if self.underMouse():
            self.setToolTip(self.toolTip())

    def toolTip(self) -> str:
        """Say what it takes back."""
        if not isinstance(self._asked, dict):
            return self.accessibleDescription()
        return tip(say(T("Undo: {what}", what=Text.from_plain(self._asked))))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Put it into words now: few answers are taken back."""
        self.setToolTip(self.toolTip())
        super().enterEvent(event)


class BottomBar(QWidget):
    """Undo, Redo, Play on, Why and Next, in places that do not change."""

    undo_wanted = Signal(str)
    redo_wanted = Signal()
    why_wanted = Signal()
    play_on_wanted = Signal()
    next_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.undo = UndoButton()
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
        self._dressed: Dressed = "both"
        self._measured: dict[Dressed, int] = {}
        self._low = False
        self.menu = QMenu(self)
        self._actions = [(QAction(self.menu), source, by) for by, source in _UNDO_BY]
        for action, _source, by in self._actions:
            action.triggered.connect(lambda _checked=False, by=by: self.undo_wanted.emit(by))
            self.menu.addAction(action)
        self.undo.setMenu(self.menu)
        self.undo.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self._tools = QWidget()
        self._row = QHBoxLayout(self._tools)
        for widget in (self.undo, self.redo, self.play_on, self.why):
            self._row.addWidget(widget)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.addWidget(self._tools)
        self._box.addWidget(self.next, 1)
        self._connect()
        current().changed.connect(self.refit)
        self.refit()
        self.retranslate()

    def _connect(self) -> None:
        self.undo.clicked.connect(lambda: self.undo_wanted.emit("entry"))
        self.redo.clicked.connect(self.redo_wanted)
        self.why.clicked.connect(self.why_wanted)
        self.play_on.clicked.connect(self.play_on_wanted)
        self.next.clicked.connect(self.next_wanted)

    def refit(self) -> None:
        """Take the size that the theme now gives."""
        theme = current()
        for layout in (self._row, self._box):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(theme.space(0.4))
        for widget in (self.undo, self.redo, self.play_on, self.why):
            widget.setFont(theme.font(1.0))
        self._measured.clear()
        self.next.fit()
        self._heighten()

    def fit(self, height: int) -> None:
        """Take one row rather than two in a card of little height."""
        low = height < current().space(LOW)
        if low != self._low:
            self._low = low
            self._heighten()
        self._turn()

    def _heighten(self) -> None:
        """Leave a finger its target, where the words are not larger than one already."""
        least = current().space(TARGET)
        least = min(least, FINGER) if self._low else least
        for widget in (self.undo, self.redo, self.play_on, self.why):
            widget.setMinimumHeight(max(least, widget.sizeHint().height()))
        self.next.least = least
        self.next.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return the least size: with Next below the others, which are icons alone."""
        widest = max(self._widths()["icons"], self.next.minimumSizeHint().width())
        return QSize(widest, super().minimumSizeHint().height())

    def _widths(self) -> dict[Dressed, int]:
        """Return how wide the other buttons are in each dress; measured once for a text size."""
        if not self._measured:
            before = self._dressed
            for dressed in ("words", "both", "icons"):
                self._dress(dressed)
                self._measured[dressed] = self._tools.sizeHint().width()
            self._dress(before)
        return self._measured

    def _dress(self, dressed: Dressed) -> None:
        """Show words, icons or both on the buttons beside Next; names and tips stay."""
        if dressed == self._dressed:
            return
        self._dressed = dressed
        for icon in self._icons:
            icon.stand(beside=dressed != "icons")
            icon.show(on=dressed != "words")
        self._name()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the buttons as the style has dressed them by now."""
        super().showEvent(event)
        self._heighten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put Next below the others where it has no room beside them."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """Show icons and words where all stands in one row with them; one of both saves the row."""
        widths = self._widths()
        room = self.width() - current().space(LEAST_NEXT)
        narrow = room < widths["words"] and (not self._low or self._is_long(widths["icons"]))
        if narrow:
            room = self.width()
        fitting: tuple[Dressed, ...] = ("both", "words")
        self._dress(next((one for one in fitting if widths[one] <= room), "icons"))
        direction = QBoxLayout.Direction
        self._box.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    def _is_long(self, others: int) -> bool:
        """Tell whether Next has more to say than it has room for beside the other buttons."""
        beside = self.width() - others - self._box.spacing()
        return len(self.next.written(beside)[1]) > MOST_BESIDE

    def retranslate(self) -> None:
        """Say everything anew."""
        undo = QKeySequence(QKeySequence.StandardKey.Undo).toString(
            QKeySequence.SequenceFormat.NativeText
        )
        redo = QKeySequence(QKeySequence.StandardKey.Redo).toString(
            QKeySequence.SequenceFormat.NativeText
        )
        named: list[tuple[QToolButton | QPushButton, Text, Text, str]] = [
            (self.undo, T("Undo"), T("Undo the last answer"), undo),
            (self.redo, T("Redo"), T("Redo what was undone"), redo),
            (
                self.play_on,
                T("Play on"),
                T("The program rolls and draws by itself until you have something to decide"),
                "P",
            ),
            (
                self.why,
                T("Why?"),
                T("Explain in a sentence, then step by step, then in full"),
                "W",
            ),
        ]
        for button, label, help_, key in named:
            button.setAccessibleName(say(label))
            tip = say(T("{help} ({key})", help=help_, key=key))
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)
        for action, source, _by in self._actions:
            action.setText(say(source))
        self._measured.clear()
        self._name()

    def _name(self) -> None:
        """Write the words of the buttons on them, unless their icons speak alone."""
        for button in (self.undo, self.redo, self.play_on, self.why):
            button.setText("" if self._dressed == "icons" else button.accessibleName())
        self._heighten()

    def show_next(
        self, pane: AnswerPane[Any] | None, silent: Text | None = None, *, enter: bool = True
    ) -> None:
        """Say what it does, and Enter unless that does something else first.

        Without a pane it says why nothing is asked, `silent` if it is known.
        """
        what = None if pane is None else pane.default()
        self.next.setEnabled(what is not None)
        nothing = (silent or T("Nothing to answer")) if pane is None else pane.awaited()
        if what is not None:
            nothing = on_enter(what) if enter else what
        self.next.say(say(nothing))
        if self._low:
            self._turn()

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
        self.undo.take_back(tree.entries[tree.cursor].text if tree is not None and undo else None)


_UNDO_BY: tuple[tuple[str, Text], ...] = (
    ("entry", T("Undo the last answer")),
    ("action", T("Undo the whole action")),
    ("phase", T("Undo the phase")),
    ("turn", T("Undo the turn")),
)
