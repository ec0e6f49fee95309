"""Ask a newcomer a small question above what answers it; nobody has to answer, nothing counts."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout

from beachmaster.desktop.buttons import AnswerButton, ButtonGrid
from beachmaster.desktop.keyboard import stands_on
from beachmaster.desktop.labels import PLAIN, Words, rule_links
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.quiz import MOST, Quiz
from beachmaster.storage.quizzing import Quizzes

CHORD = "Ctrl+Alt+"
NO_MORE = 0
SCALE = 1.0


class GuessButton(AnswerButton):
    """One answer of a question, smaller than those of the prompt."""

    scale = SCALE
    room = 5.2
    air = 0.25
    least = 2.0


class QuizPanel(QFrame):
    """The question that goes with a prompt, then what is right and which rule says so.

    `told` says that the answer may be shown now, `left` that keys mean the prompt again.
    """

    rule_wanted = Signal(str)
    told = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.quizzes: Quizzes | None = None
        self.guess = Words(say(_GUESS), role="hint")
        self.question = Words("", PLAIN, bold=True)
        self.said = LinkedWords("", PLAIN)
        self.said.linkActivated.connect(self.rule_wanted)
        self.grid: ButtonGrid | None = None
        self._column = QVBoxLayout(self)
        self._column.setSpacing(current().space(0.3))
        self._column.addWidget(self.guess)
        self._column.addWidget(self.question)
        self._column.addWidget(self.said)
        self._keys = [_key(self, n) for n in range(MOST + 1)]
        self._listen(on=False)
        self.hide()

    @property
    def quiz(self) -> Quiz | None:
        """Return the question that is shown, answered or not."""
        return None if self.quizzes is None else self.quizzes.quiz

    def show_quiz(self, quizzes: Quizzes | None) -> None:
        """Show a question, or nothing where there is none."""
        self.quizzes = quizzes
        self._clear()
        quiz = self.quiz
        self.setVisible(quiz is not None)
        waits = quizzes is not None and quizzes.waits
        self._listen(on=waits)
        self.guess.setVisible(waits)
        if quiz is None or not waits:
            return
        self.guess.setText(say(_GUESS))
        self.question.setText(say(quiz.text))
        self.said.hide()
        self.grid = self._answers(quiz)
        self._column.addWidget(self.grid)

    def _clear(self) -> None:
        """Take the answers away; the keyboard goes to those of the prompt, not wherever it may."""
        if self.grid is None:
            return
        stands = stands_on(self)
        held = stands is not None and self.grid.isAncestorOf(stands)
        self._column.removeWidget(self.grid)
        self.grid.hide()
        self.grid.deleteLater()
        self.grid = None
        if held:
            self.left.emit()

    def press(self, number: int) -> None:
        """Take an answer by its number, or stop asking such questions at 0."""
        quizzes, quiz = self.quizzes, self.quiz
        if quizzes is None or quiz is None or not quizzes.waits:
            return
        if number == NO_MORE:
            quizzes.stop()
            self.show_quiz(None)
            self.left.emit()
            self.told.emit()
        elif number <= len(quiz.answers):
            said = say(quizzes.tell(number - 1))
            self.show_quiz(quizzes)
            self.said.setText(f"{said} ({rule_links([quiz.rule])})")
            self.said.setAccessibleName(said)
            self.said.show()
            announce(self, said)
            self.left.emit()
            self.told.emit()
            QTimer.singleShot(0, self, self._reveal)  # once it is laid out

    def _reveal(self) -> None:
        """Scroll to what was said, in a card too low to show it beside the answers."""
        one = self.parentWidget()
        while one is not None and not isinstance(one, QScrollArea):
            one = one.parentWidget()
        if one is not None:
            one.ensureWidgetVisible(self)

    def skip(self) -> None:
        """Let go of the question, because the prompt is being answered."""
        if self.quizzes is not None and self.quizzes.waits:
            self.quizzes.skip()
            self.show_quiz(None)
            self.told.emit()

    def _answers(self, quiz: Quiz) -> ButtonGrid:
        grid = ButtonGrid()
        for number, answer in enumerate(quiz.answers, 1):
            grid.add(self._button(say(answer), number))
        grid.add(self._button(say(_NO_MORE), NO_MORE))
        return grid

    def _button(self, words: str, number: int) -> GuessButton:
        button = GuessButton(words, _shown(number))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the prompt
        button.clicked.connect(lambda _checked=False: self.press(number))
        if number == NO_MORE:
            button.setProperty("role", "link")
            button.setToolTip(say(_NO_MORE_TIP))
        return button

    def _listen(self, *, on: bool) -> None:
        for key in self._keys:
            key.setEnabled(on)


def _key(panel: QuizPanel, number: int) -> QShortcut:
    key = QShortcut(QKeySequence(f"{CHORD}{number}"), panel)
    key.activated.connect(lambda: panel.press(number))
    return key


def _shown(number: int) -> str:
    """Return a key as this system writes it."""
    return QKeySequence(f"{CHORD}{number}").toString(QKeySequence.SequenceFormat.NativeText)


_GUESS = T("A guess first, if you like")
_NO_MORE = T("No more questions")
_NO_MORE_TIP = T("To bring them back, go to Preferences, Teaching.")
