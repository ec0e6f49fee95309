"""Ask how a game takes up what the map shows otherwise: from here on, or as it always was."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from beachmaster.desktop import forms
from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.labels import Words, Wrong
from beachmaster.desktop.models.journal import asked_words
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.changes import Jump
from beachmaster.engine.facts import MapFact
from beachmaster.engine.mapright import Since, looked_at
from beachmaster.engine.openprints import facts_text
from beachmaster.engine.preview import MAP_FIRST
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import Text
from beachmaster.engine.unknown import Unknown


class PutRightPanel(QFrame):
    """Stands above the map until it is decided; nothing waits for it.

    `decided` says that the game has taken it up, `dropped` that all stays as it was.
    """

    decided = Signal()
    dropped = Signal()

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self._contrary: Callable[[], Sequence[MapFact]] = tuple
        self._known: Callable[[Sequence[MapFact]], Sequence[MapFact]] = tuple
        self.setProperty("card", True)
        self.words, self.wrong = Words(), Wrong()
        self.now, self.always, self.drop = QPushButton(), QPushButton(), QPushButton()
        self.of_now, self.of_always = Words(role="hint"), Words(role="hint")
        self.drop.setProperty("role", "link")
        column = QVBoxLayout(self)
        column.setSpacing(current().space(0.2))
        for part in (self.words, self.now, self.of_now, self.always, self.of_always, self.wrong):
            column.addWidget(part)
        column.addWidget(self.drop)
        self.now.clicked.connect(lambda: self._put("now"))
        self.always.clicked.connect(lambda: self._put("always"))
        self.drop.clicked.connect(self._drop)
        controller.changed.connect(self._follow)
        self.retranslate()
        self.hide()

    def ask(
        self,
        contrary: Callable[[], Sequence[MapFact]],
        known: Callable[[Sequence[MapFact]], Sequence[MapFact]],
    ) -> None:
        """Ask about what is contrary to the game, as long as anything is; `known` is what it knew.

        Both are asked again when the player plays on meanwhile.
        """
        self._contrary, self._known = contrary, known
        self.refuse(None)
        self._show()
        if not self.isHidden():
            announce(self, self.words.text())

    def close_question(self) -> None:
        """Leave it undecided, as when another game is opened."""
        self._contrary = tuple
        self.hide()

    def refuse(self, text: Text | None) -> None:
        """Say why it cannot be so."""
        self.wrong.setText(say(text) if text is not None else "")
        self.wrong.setVisible(text is not None)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.now.setText(say(T("From &here on")))
        self.of_now.setText(say(_NOW))
        self.always.setText(say(T("It was &always so")))
        self.drop.setText(say(T("Cancel: nothing changes")))
        forms.name(self.now, T("From here on"), _NOW)
        if not self.isHidden():
            self._show()

    # -- inside ----------------------------------------------------------------------------------

    def _show(self) -> None:
        facts = list(self._contrary()) if self._controller.is_open else []
        self.setVisible(bool(facts))
        if not facts:
            return
        session = self._controller.session
        module, state = session.module, session.state
        known = T("This game knew: {known}.", known=facts_text(module, state, self._known(facts)))
        told = T("Your map shows: {told}.", told=facts_text(module, state, facts))
        self.words.setText(f"{say(known)}\n{say(told)}")
        try:
            preview, can = _preview(looked_at(session, facts)), True
        except Unknown:
            preview, can = MAP_FIRST, True
        except Refusal as error:
            preview, can = error.text, False
        self.always.setEnabled(can)
        self.of_always.setText(say(preview))
        forms.name(self.always, T("It was always so"), preview)

    def _put(self, since: Since) -> None:
        facts = list(self._contrary())
        self.refuse(None)
        self._controller.refused.connect(self._refused)
        done = not facts or self._controller.put_map_right(facts, since)
        self._controller.refused.disconnect(self._refused)
        if done:
            self.close_question()
            self.decided.emit()

    def _refused(self, error: Refusal) -> None:
        self.refuse(error.text)

    def _drop(self) -> None:
        self.close_question()
        self.dropped.emit()

    def _follow(self, topics: Topic) -> None:
        """See what it would change by now."""
        if topics & Topic.STATE and not self.isHidden():
            self._show()


def _preview(jump: Jump) -> Text:
    """Say how many of the later answers would be given again, and which one does not fit."""
    count = sum(entry.answers for entry in jump.restored)
    again = TN("{n} later answer is replayed", "{n} later answers are replayed", n=count)
    stop = jump.stopped or jump.asked_anew
    aside = sum(entry.answers for entry in jump.set_aside)
    if stop is None and aside:
        unasked = TN("{n} is no longer asked", "{n} are no longer asked", n=aside)
        return T("{again}, {unasked}.", again=again, unasked=unasked)
    if stop is None:
        return T("{again}; nothing else is asked.", again=again)
    return T(
        "{again}, up to one of turn {turn} that no longer fits: {asked} You play on from there.",
        again=again,
        turn=stop.turn,
        asked=asked_words(stop),
    )


_NOW = T("What was done stays done.")
