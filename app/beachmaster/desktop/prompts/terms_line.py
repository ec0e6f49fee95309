"""Name the words of the glossary below the prompt that has them; a new one with its meaning."""

from functools import partial
from html import escape

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QSizePolicy, QToolTip

from beachmaster.desktop.labels import TERM
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.run import Asked
from beachmaster.rulebook.lexicon import Lexicon
from beachmaster.rulebook.reading import RuleReader
from beachmaster.storage.known import Known
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Playing
from beachmaster.storage.terms import Named, Terms, texts_of


class TermsLine(LinkedWords):
    """A line of links, each with its meaning under the mouse; empty it takes no room.

    `rule_wanted` carries where a term is told in full.
    """

    rule_wanted = Signal(str)
    altered = Signal()

    def __init__(self) -> None:
        super().__init__("", CAPTION, role="hint")
        policy = self.sizePolicy()  # its least height is a line, not what a narrow guess makes it
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)
        self._of: tuple[Playing, str, Known] | None = None
        self._settings: Settings | None = None
        self._terms: Terms | None = None
        self._asked: Asked | None = None
        self._named = Named()
        self.linkActivated.connect(self.rule_wanted)
        self.linkHovered.connect(self._explain)
        self.hide()

    def learn(self, playing: Playing, known: Known, settings: Settings) -> None:
        """Take over the game that is played, by whom, and how they want to be taught."""
        self._settings = settings
        language = settings["language"]
        if self._of != (playing, language, known):
            self._of, self._terms = (playing, language, known), None
            game, reading = playing.setup.game, playing.reading(say)
            task = Task(lambda _task: read_lexicon(RuleReader(language, reading), game), self)
            task.done.connect(partial(self._take, self._of))
            task.start()  # where it fails there are no rules, and no glossary either

    def show_terms(self, asked: Asked | None) -> None:
        """Show the terms of what is asked, as soon as the glossary of its game was read."""
        self._asked = asked
        named = Named()
        if asked is not None and self._terms is not None and self._settings is not None:
            said = " ".join(say(text) for text in texts_of(asked.prompt))
            named = self._terms.named(asked, said, self._settings["teaching"])
        self._show(named)

    def _take(self, of: tuple[Playing, str, Known], lexicon: Lexicon) -> None:
        if of == self._of:
            self._terms = Terms(lexicon, of[2])
            self.show_terms(self._asked)

    def _show(self, named: Named) -> None:
        self._named = named
        links = [f'<a href="{TERM}{escape(one.id)}">{escape(one.title)}</a>' for one in named.terms]
        if named.new is not None:
            at = named.terms.index(named.new)
            links[at] = f"<b>{links[at]}</b>: {escape(named.new.line)}"
        self.setText(" · ".join(links))
        plain = ", ".join(one.title for one in named.terms)
        self.setAccessibleName(say(T("Words of the glossary: {words}", words=plain)))
        self.setVisible(bool(links))
        self.altered.emit()

    def _explain(self, link: str) -> None:
        """Say what a term means where the mouse stands."""
        term = next((one for one in self._named.terms if TERM + one.id == link), None)
        if term is None:
            QToolTip.hideText()
        else:
            QToolTip.showText(QCursor.pos() + QPoint(0, 1), term.line, self)


def read_lexicon(reader: RuleReader, game: str) -> Lexicon:
    """Read the glossary of a game; runs in a worker."""
    try:
        return reader.lexicon(game)
    finally:
        reader.close()
