"""Say in a line why the opponent did what it did, and offer to let it decide anew."""

from collections.abc import Callable, Collection, Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.labels import Words, rule_links
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.prompts.news import decided_of
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.changes import Jump
from beachmaster.engine.deciding import all_reasons
from beachmaster.engine.tree import Entry
from beachmaster.engine.weighing import (
    Reasons,
    each_once,
    in_a_line,
    may_tell,
    reasons_told,
    rules_in,
    what_was_done,
)
from beachmaster.storage.settings import Settings

MOST_LINES = 3
CORRECT = "correct:"
"""What a link to an act begins with; others lead to rules."""


class OpponentPanel(QWidget):
    """The reasons for the opponent's last acts in short; after a correction, what it might redo.

    `rule_wanted` carries a rule's id, `anew` the entry that is to be decided anew, and
    `correct_wanted` the one of an act that lies otherwise on the table.
    """

    rule_wanted = Signal(str)
    anew = Signal(int)
    correct_wanted = Signal(int)

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self.decided: Sequence[Entry] = ()
        self._entry = self._at = 0
        controller.jumped.connect(self.show_jump)
        self.lines = [LinkedWords("") for _ in range(MOST_LINES)]
        self.differs = Words("", role="hint")
        self.again = QPushButton(say(_ANEW))
        self.again.clicked.connect(lambda: self.anew.emit(self._entry))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        for line in self.lines:
            line.linkActivated.connect(self._follow)
            line.hide()
            column.addWidget(line)
        column.addWidget(self.differs)
        column.addWidget(self.again, alignment=Qt.AlignmentFlag.AlignLeft)
        self._offer(False)

    def show_decided(
        self, pressed: Collection[int], settings: Callable[[], Settings], told: Collection[int]
    ) -> None:
        """Show why the opponent did what it did since the player last did something.

        Only of what is `told` beside it: the entries whose lines and acts stand on the card.
        """
        decided = decided_of(self._controller, pressed)
        when = settings()["reasons"] if decided else ""
        if self._entry and self._at != self._controller.session.tree.cursor:
            self._entry = 0  # the player has gone on
            self._offer(False)
        self.decided = [one for one in decided if may_tell(self._controller.state, one, when)]
        why = [(entry, found) for entry in decided if (found := self.why(entry)) is not None]
        acts = each_once(self._controller.session.tree, why) if why else []
        shown = [one for one in acts if one[0].id in told][-MOST_LINES:]
        for at, line in enumerate(self.lines):
            line.setVisible(at < len(shown))
            if at < len(shown):
                self._write(line, *shown[at])
        self._fit(bool(shown))

    def _write(self, line: LinkedWords, entry: Entry, found: Reasons) -> None:
        told = entry in self.decided
        words = say(T("Why: {why}", why=in_a_line(found)) if told else what_was_done(found))
        other = f' · <a href="{CORRECT}{entry.id}">{escape(say(_OTHERWISE))}</a>'
        playing = self._controller.playing
        lesson = playing is not None and playing.taught is not None  # nothing lies on a table
        links = rule_links(rules_in(found) if told else [])
        line.setText(f"{escape(words)} {links}{'' if lesson else other}")
        line.setAccessibleName(words)

    def _follow(self, link: str) -> None:
        """Show a rule, or put right what lies otherwise on the table."""
        if link.startswith(CORRECT):
            self.correct_wanted.emit(int(link.removeprefix(CORRECT)))
        else:
            self.rule_wanted.emit(link)

    def show_jump(self, jump: Jump) -> None:
        """Offer to let the opponent decide anew, where it sees something else by now."""
        self._entry = jump.might_differ.id if jump.might_differ is not None else 0
        self._at = self._controller.session.tree.cursor
        self._offer(bool(self._entry))

    def why(self, entry: Entry) -> Reasons | None:
        """Return what was kept of why an answer was given."""
        return reasons_told(self._controller.state, entry)

    def weigh_again(self, entry: Entry) -> Reasons | None:
        """Return all that was weighed for an answer, which takes a moment."""
        return all_reasons(self._controller.session, entry)

    def _offer(self, on: bool) -> None:
        self.differs.setText(say(_DIFFERS) if on else "")
        self.again.setText(say(_ANEW))
        self.differs.setVisible(on)
        self.again.setVisible(on)
        self._fit(any(line.isVisibleTo(self) for line in self.lines))

    def _fit(self, lines: bool) -> None:
        self.setVisible(lines or bool(self._entry))


_OTHERWISE = T("my table shows something else")
_ANEW = T("Let the opponent decide again from there")
_DIFFERS = T(
    "What the opponent did stays as it is on your table. In this position it might act differently."
)
