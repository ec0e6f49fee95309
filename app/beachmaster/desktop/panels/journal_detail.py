"""Show one row of the journal in full, and what can be done from there."""

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import rule_links
from beachmaster.desktop.models.journal import JournalRow, asked_words
from beachmaster.desktop.own_text import OwnBrowser
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.beside import LONGEST_NOTE
from beachmaster.engine.explaining import steps_of
from beachmaster.engine.text import Text, capital, plain_text


class JournalDetail(QFrame):
    """The chosen row: its words, act, working and rules; going back, correcting, naming it."""

    rule_wanted = Signal(str)
    back_wanted = Signal()
    correct_wanted = Signal()
    now_wanted = Signal()
    bookmark_wanted = Signal(str)
    note_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = OwnBrowser()
        self.back, self.correct = QPushButton(), QPushButton()
        self.mark, self.note, self.now = QPushButton(), QPushButton(), QPushButton()
        self.name, self.words = QLineEdit(), QLineEdit()
        self._row: JournalRow | None = None
        self._answered = plain_text("")
        self._build()
        self.retranslate()
        current().changed.connect(self._tell)

    def show_row(
        self, row: JournalRow, answered: Text, *, correctable: bool, note: str = ""
    ) -> None:
        """Show a row of the journal; `answered` are the words of its answer, `note` is on it."""
        self._row, self._answered = row, answered
        self.correct.setEnabled(correctable)
        self.name.hide()
        self.words.hide()
        self.words.setText(note)
        self._tell()
        self.show()

    def retranslate(self) -> None:
        """Set all words anew."""
        name(self.text, T("What happened, in full"))
        for button, source in self._buttons():
            button.setText(say(source))
        name(self.back, T("Go back to here"), T("What came later is kept as a branch."))
        name(self.correct, T("Correct this answer"))
        name(self.now, T("Back to now"))
        name(self.name, _NAME, T("The bookmark is set where the game stands now."))
        self.name.setPlaceholderText(say(_NAME))
        name(self.words, _NOTE, T("It appears in the journal and in the report."))
        self.words.setPlaceholderText(say(_NOTE))
        self._tell()

    def _tell(self) -> None:
        """Say the row again: in another language, or with links in other colours."""
        if self._row is not None:
            self.text.setHtml("".join(_paragraphs(self._row, self._answered)))

    def _buttons(self) -> tuple[tuple[QPushButton, Text], ...]:
        return (
            (self.back, T("Go back &here")),
            (self.correct, T("&Correct…")),
            (self.mark, T("Boo&kmark…")),
            (self.note, T("N&ote…")),
            (self.now, T("&Now")),
        )

    def _build(self) -> None:
        space = current().space
        self.setProperty("card", True)
        self.text.setOpenLinks(False)
        self.text.setStyleSheet("QTextBrowser { border: 0; }")
        self.text.setMinimumHeight(space(3))
        self.text.anchorClicked.connect(self._follow)
        self.back.setProperty("role", "main")
        self.back.clicked.connect(self.back_wanted)
        self.correct.clicked.connect(self.correct_wanted)
        self.now.clicked.connect(self.now_wanted)
        self.mark.clicked.connect(self._ask_name)
        self.name.returnPressed.connect(self._named)
        self.note.clicked.connect(self._ask_note)
        self.words.setMaxLength(LONGEST_NOTE)
        self.words.returnPressed.connect(lambda: self.note_wanted.emit(self.words.text()))
        self.name.hide()
        self.words.hide()
        row = FlowLayout()
        for button, _ in self._buttons():
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(0.35), space(0.35), space(0.35), space(0.35))
        layout.setSpacing(space(0.35))
        layout.addWidget(self.text, 1)
        layout.addWidget(self.name)
        layout.addWidget(self.words)
        layout.addLayout(row)

    def _follow(self, link: QUrl) -> None:
        self.rule_wanted.emit(link.toString())

    def _ask_note(self) -> None:
        self.name.hide()
        self.words.show()
        self.words.setFocus()

    def _ask_name(self) -> None:
        self.words.hide()
        self.name.show()
        self.name.setFocus()

    def _named(self) -> None:
        self.bookmark_wanted.emit(self.name.text())

    def close_name(self) -> None:
        """Put the name field away after the bookmark was set."""
        self.name.clear()
        self.name.hide()


def _paragraphs(row: JournalRow, answered: Text) -> Iterator[str]:
    """Yield what a row says, in HTML."""
    if row.event is not None:
        event = row.event
        yield f"<p><b>{escape(say(event.text))}</b></p>"
        if event.act is not None:
            yield f"<p>{escape(say(T('At the table: {act}', act=event.act)))}</p>"
        for step in steps_of(event):
            links = rule_links(step.rules)
            yield f"<p style='margin:0'>{escape(capital(say(step.text)))} {links}</p>"
        yield f"<p>{escape(say(T('Rules:')))} {rule_links(event.rules)}</p>" if event.rules else ""
    elif row.answer is not None:
        entry = row.answer
        yield f"<p>{escape(say(asked_words(entry)))}</p>"
        yield f"<p><b>{escape(say(answered))}</b></p>"
        if entry.reason:
            yield f"<p>{escape(say(T('Reason: {reason}', reason=entry.reason)))}</p>"


_NOTE = T("A note on this moment, then Enter")
_NAME = T("Name of the bookmark, then Enter")
