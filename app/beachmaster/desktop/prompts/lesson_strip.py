"""The card of a taught opening: what it says above the prompt, its rules, and what it offers."""

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from beachmaster.desktop import labels
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.labels import PLAIN, rule_links
from beachmaster.desktop.lesson import Lesson
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.speaking import announce, give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import TYPE
from beachmaster.desktop.words import say
from beachmaster.engine.prompt import Draw, Roll
from beachmaster.engine.taught import Card, Words
from beachmaster.engine.taught_play import Taught
from beachmaster.engine.text import Text


class LessonStrip(QFrame):
    """One card in a game that is a lesson; in any other it is not there.

    `unread` tells that nobody has pressed a key since it came.
    """

    rule_wanted = Signal(str)

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self._told, self.unread = "", False
        self.setProperty("card", True)
        give_role(self, QAccessible.Role.Grouping)
        self.remark = labels.Words("", PLAIN, role="hint")
        self.title = labels.Words("", TYPE["lead"], bold=True, serif=True)
        self.text, self.do = LinkedWords(""), labels.Words("", PLAIN, bold=True)
        self.text.linkActivated.connect(self.rule_wanted)
        self.shown, self.leave = _link(), _link()
        self.shown.clicked.connect(self._do_as_shown)
        self.leave.clicked.connect(self._lesson.leave)
        self._lay_out()
        self.hide()

    @property
    def _lesson(self) -> Lesson:
        return self._controller.lesson

    def show_card(self) -> None:
        """Show the card that is due; where there is none, what was said of the last answer."""
        lesson = self._lesson
        taught, card = lesson.taught, lesson.card
        remark = None if taught is None else taught.remark
        if not lesson.left and card is None and remark is None:
            self.hide()
            return
        self.remark.setText("" if remark is None else say(remark))
        self.remark.setVisible(remark is not None)
        for label in (self.remark, self.title, self.text, self.do):
            label.refit()  # one that was never seen while the text size changed keeps the old one
        for part in (self.title, self.text, self.do, self.shown):
            part.setVisible(taught is not None and card is not None)
        self.leave.setText(say(T("Resume the lesson") if lesson.left else T("Leave the lesson")))
        if taught is not None and card is not None:
            self._fill(taught, card)
        self.show()

    def _fill(self, taught: Taught, card: Card) -> None:
        words = taught.script.words[card.id]
        number, of = taught.number(card)
        source = T("Card {n} of {of}") if card.looks else T("Card {n} of {of}: {title}")
        title, told = say(source.fill(n=number, of=of, title=words.title)), say(words.text)
        self.title.setText(title)
        self.text.setText(f"{escape(told)} {rule_links(card.rules)}")
        self.text.setAccessibleName(told)
        self.do.setText(" ".join(map(say, _to_do(taught, words))))
        in_hand = isinstance(self._controller.prompt, Roll | Draw)
        self.shown.setText(say(T("Do as shown")))
        self.shown.setVisible(card.shows and not in_hand)
        self.setAccessibleName(f"{title}. {told} {self.do.text()}")
        self._tell(f"{card.id} {taught.replied}")

    def _tell(self, at: str) -> None:
        """Let a new card be heard, and keep it in sight until a key is pressed."""
        if at != self._told:
            self._told, self.unread = at, True
            announce(self, self.accessibleName())

    def _do_as_shown(self) -> None:
        taught = self._lesson.taught
        if taught is not None:
            self._controller.act(taught.show)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(current().space(0.3))
        for part in (self.remark, self.title, self.text, self.do):
            column.addWidget(part)
        buttons = QHBoxLayout()
        buttons.addWidget(self.shown)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        column.addLayout(buttons)


def _to_do(taught: Taught, words: Words) -> list[Text]:
    """Return what to do at a card with what it lays down, or what comes after its answer."""
    laid, verdict = taught.laid(), taught.verdict()
    if verdict:
        return verdict[1:]
    return [words.do, *([laid] if laid is not None else [])]


def _link() -> QPushButton:
    button = QPushButton()
    button.setProperty("role", "link")
    button.setAutoDefault(False)
    return button
