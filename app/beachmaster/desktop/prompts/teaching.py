"""Teach the newest rule of the prompt: a lesson at first, less each time it is met."""

from typing import Protocol

import msgspec
from PySide6.QtCore import Qt, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QVBoxLayout

from beachmaster.desktop.buttons import Fold
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.drawing import DrawingView
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.own_text import without_pictures
from beachmaster.desktop.prompts.autoplay import AutoPlay
from beachmaster.desktop.prompts.terms_line import TermsLine
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.run import Asked
from beachmaster.rulebook.books import game_of, number_of, with_numbers
from beachmaster.rulebook.ours import Reading
from beachmaster.storage.known import LINK, QUIET, Known
from beachmaster.storage.lessons import AFTERWARDS, Chosen, Lessons
from beachmaster.storage.players import known_now
from beachmaster.storage.quizzing import Quizzes
from beachmaster.storage.settings import Settings

TOLD = "told"
"""Stands where the depth of a lesson does for a rule that was asked for."""
REST = 150
"""How long a prompt stands before its rule is looked up, in milliseconds."""
KEPT = 900
"""How long nobody answers before what was learned is written down, in milliseconds."""


class RulePage(Protocol):
    """Where rules can be read: it tells which one is shown, and which was looked up."""

    @property
    def rule_shown(self) -> SignalInstance:
        """Return the signal that carries the rule that can be read, or none."""
        ...

    @property
    def looked_up(self) -> SignalInstance:
        """Return the signal that carries a rule the player opened."""
        ...


class LessonWords(msgspec.Struct, frozen=True):
    """A lesson in words: its title, and Markdown below it; no title where there is no such rule.

    `more` is what of it does not stand on the rule's own page.
    """

    title: str = ""
    body: str = ""
    more: str = ""
    drawing: str = ""
    drawn: str = ""


class TeachingPanel(QFrame):
    """The newest rule of the prompt, as much as this player still needs; it can be folded."""

    rule_wanted = Signal(str)
    altered = Signal()

    def __init__(self, terms: TermsLine) -> None:
        super().__init__()
        self._terms = terms
        terms.rule_wanted.connect(self.rule_wanted)
        self.setProperty("card", True)
        self._language = "en"
        self._reading = Reading()
        self._lessons: tuple[object, Lessons] | None = None
        self._asked: Asked | None = None
        self._chosen: Chosen | None = None
        self._words: dict[Chosen, LessonWords] = {}
        self._task: Task[LessonWords] | None = None
        self._leader: TeachingPanel | None = None
        self._beside = ""
        self._learned = QTimer(self, singleShot=True, interval=KEPT)
        self._learned.timeout.connect(self.keep_learned)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._look_up)
        self.toggle = Fold()
        self.toggle.setChecked(True)
        self.toggle.toggled.connect(self._fill)
        self.text = LinkedWords("")
        self.text.setTextFormat(Qt.TextFormat.MarkdownText)
        self.text.linkActivated.connect(self.rule_wanted)
        column = QVBoxLayout(self)
        column.setSpacing(current().space(0.2))
        column.addWidget(self.toggle)
        self.drawing = DrawingView()
        column.addWidget(self.text)
        column.addWidget(self.drawing)
        self.caption = Words("", PLAIN, role="hint")
        column.addWidget(self.caption)
        self.hide()

    def read_beside(self, reading: Reading, language: str) -> None:
        """Read rules as this game has them, in this language."""
        if (reading, language) != (self._reading, self._language):
            self.forget()
        self._reading, self._language = reading, language

    def teach_beside(
        self, controller: GameController, asked: Asked | None, settings: Settings
    ) -> None:
        """Teach what is new in a prompt, as this game has it and as the player set it."""
        if controller.playing is not None and self._leader is None:
            self._meet_cards(controller)
        if asked is None:  # the game is over, or closed: others read what was learned in it
            self.keep_learned()
        if controller.playing is None or controller.lesson.card is not None:  # the card teaches
            self.rest(asked)
            return
        self.read_beside(controller.playing.reading(say), settings["language"])
        if self._leader is not None:
            self._asked = asked
            self._copy()
            return
        lessons = self.lessons_of(controller)
        self._terms.learn(controller.playing, lessons.known, settings)
        chosen = lessons.choose(controller.session.tree, asked, settings["teaching"])
        self._learned.start()
        silent = chosen is None or settings["teaching"] == QUIET
        self.rest(asked) if silent else self._teach(asked, chosen)

    def _meet_cards(self, controller: GameController) -> None:
        """Count what was done at the cards of a lesson."""
        taught = controller.playing.taught if controller.playing is not None else None
        if taught is not None:
            lessons = self.lessons_of(controller)
            lessons.meet_cards(taught)
            self._learned.start()

    def lessons_of(self, controller: GameController) -> Lessons:
        """Return what the game that is open has taught in this sitting."""
        if self._lessons is None or self._lessons[0] is not controller.playing:
            if self._lessons is not None:
                self._lessons[1].known.save()
            self._lessons = (controller.playing, Lessons(known_now()))
        return self._lessons[1]

    def begin_anew(self) -> None:
        """Teach somebody else from now on, who knows other rules."""
        if self._lessons is not None:
            self._lessons[1].known.save()
        self._lessons = None
        self.forget()

    def quizzes_of(self, controller: GameController, autoplay: AutoPlay) -> Quizzes | None:
        """Return the questions of the game, with what goes with the prompt, if a person answers."""
        if controller.playing is None or self._leader is not None or autoplay.on:
            return None
        lessons = self.lessons_of(controller)
        before = lessons.quizzes.quiz
        lessons.quizzes.choose(controller.playing, autoplay.settings, lessons.told)
        if lessons.quizzes.quiz is not before:
            self._learned.start()
        return lessons.quizzes

    def keep_learned(self) -> None:
        """Write down in a worker what was learned; while one plays on, that waits."""
        self._learned.stop()
        known = self._lessons[1].known if self._lessons is not None else None
        if known is not None and known.altered:
            Task(lambda _task: known.save()).start()

    def follow(self, other: "TeachingPanel") -> None:
        """Show what another panel looked up: one prompt is met once."""
        self._leader = other
        other.altered.connect(self._copy)

    def follow_page(self, page: "RulePage") -> None:
        """Follow what the player reads and looks up in the rules beside the card."""
        page.looked_up.connect(self.looked_up)
        page.rule_shown.connect(self.stands_beside)

    def stands_beside(self, rule: str) -> None:
        """Note which rule can be read beside the card; what stands there is not told twice."""
        if rule != self._beside:
            self._beside = rule
            self._fill()

    def looked_up(self, rule: str) -> None:
        """Note that the player looked a rule up: more is said of it next time."""
        if self._lessons is not None:
            self._lessons[1].look_up(rule)

    def tell(self, rule: str) -> None:
        """Show a rule in short because somebody asks for it, known or not."""
        (self._leader or self).looked_up(rule)
        self._teach(self._asked, Chosen(rule, TOLD))
        self.toggle.setChecked(True)

    def forget(self) -> None:
        """Let go of the rules looked up: they hold words of ours in the language of then."""
        self._words.clear()

    def _copy(self) -> None:
        """Show what the panel that is followed has for the same prompt."""
        found = self._leader
        if found is None or found._asked is not self._asked or found._chosen is None:
            self.rest(self._asked)
            return
        self._chosen = found._chosen
        self._words = {key: told for key, told in found._words.items() if key == self._chosen}
        self._fill()

    def rest(self, asked: Asked | None) -> None:
        """Teach nothing beside a prompt."""
        self._stop()
        self._asked, self._chosen = asked, None
        self.hide()

    def _teach(self, asked: Asked | None, chosen: Chosen | None) -> None:
        """Show a lesson that is known, or look it up in a moment."""
        self._stop()
        self._asked, self._chosen = asked, chosen
        if chosen in self._words:
            self._fill()
        else:
            self.hide()
            self._rest.start(REST)

    def _stop(self) -> None:
        self._rest.stop()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _look_up(self) -> None:
        chosen, language, reading = self._chosen, self._language, self._reading
        if chosen is None:
            return
        known = (self._leader or self)._lessons
        stages = known[1].known if known is not None else known_now()
        self._task = Task(lambda _task: look_up(chosen, stages, language, reading), self)
        self._task.done.connect(lambda told: self._show(chosen, told))
        self._task.start()

    def _show(self, chosen: Chosen, told: LessonWords) -> None:
        self._words[chosen] = told
        self._fill()

    def _fill(self) -> None:
        told = self._words.get(self._chosen) if self._chosen is not None else None
        if told is None or self._chosen is None:
            self.hide()
            self.altered.emit()
            return
        rule, linked = self._chosen.rule, self._chosen.depth == LINK
        twice = rule == self._beside and self._chosen.depth != TOLD
        title = told.title.replace(rule, number_of(rule), 1)
        heading = AFTERWARDS if self._chosen.late else T("The rule: {title}")
        self.toggle.say(say(heading.fill(title=title)))
        self.toggle.setVisible(not linked)
        body = "" if linked else without_pictures(told.more if twice else told.body)
        name = title if linked else number_of(rule)
        shown = with_numbers(f"{body}\n\n[{name}]({rule})".strip(), game_of(rule))
        self.text.setText(shown)
        self.text.setAccessibleName(told.body or title)
        self.text.setVisible(linked or self.toggle.isChecked())
        self._show_drawing(told, opened=self.toggle.isChecked() and not twice)
        self.setVisible(bool(told.title) and (bool(told.more) or not twice))
        self.altered.emit()

    def _show_drawing(self, told: LessonWords, *, opened: bool) -> None:
        self.drawing.show_drawing(told.drawing if opened else "")
        self.caption.setText(told.drawn)
        self.caption.setVisible(opened and bool(told.drawn))


def look_up(chosen: Chosen, known: Known, language: str, reading: Reading) -> LessonWords:
    """Return a lesson in words; a rule that the player asked to be `TOLD` in short."""
    from beachmaster.rulebook.reading import RuleReader
    from beachmaster.storage.guidance import SHORT, Guidance, paragraphs

    reader = RuleReader(language, reading)
    try:
        guidance = Guidance(reader, known)
        if chosen.depth == TOLD:
            title, _blank, body = guidance.markdown(chosen.rule, SHORT).partition("\n\n")
            return LessonWords(title, body)
        lesson = guidance.lesson(chosen.rule, chosen.depth)
        if lesson is None:
            return LessonWords()
        besides = lesson if lesson.known else msgspec.structs.replace(lesson, gist="")
        body, more = (
            "\n\n".join(say(text) for text in paragraphs(one, drawn=False))
            for one in (lesson, besides)
        )
        return LessonWords(lesson.title, body, more, lesson.drawing, lesson.drawn)
    finally:
        reader.close()
