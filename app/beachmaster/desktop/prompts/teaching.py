"""Teach the rule of the prompt: in full at first, shorter each time this player meets it."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from beachmaster.desktop.buttons import Fold
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.labels import LinkedWords
from beachmaster.desktop.own_text import without_pictures
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.run import Asked
from beachmaster.rulebook.ours import Reading
from beachmaster.storage.settings import Settings

Lesson = str
TOLD = "told"
"""Stands where the automation dial does for a rule that was asked for."""
REST = 150
"""How long a prompt stands before its rule is looked up, in milliseconds."""


class TeachingPanel(QFrame):
    """The rule of the prompt, in the depth that this player still needs; it can be folded."""

    rule_wanted = Signal(str)
    altered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self._dial = ""
        self._language = "en"
        self._reading = Reading()
        self._lesson = ("", 0, "")
        self._known: dict[tuple[str, int, str], Lesson] = {}
        self._task: Task[Lesson] | None = None
        self._leader: TeachingPanel | None = None
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
        column.addWidget(self.text)
        self.hide()

    def read_beside(self, reading: Reading, language: str) -> None:
        """Read rules as this game has them, in this language."""
        if (reading, language) != (self._reading, self._language):
            self.forget()
        self._reading, self._language = reading, language

    def teach_beside(
        self, controller: GameController, asked: Asked | None, settings: Settings
    ) -> None:
        """Teach the rule of a prompt as this game has it, and as the player set it."""
        if controller.playing is not None:
            self.read_beside(controller.playing.reading(say), settings["language"])
        self.teach(asked, settings["automation"])

    def follow(self, other: "TeachingPanel") -> None:
        """Show what another panel looked up: one prompt is met once."""
        self._leader = other
        other.altered.connect(self._copy)

    def tell(self, rule: str) -> None:
        """Show a rule in short because somebody asks for it, known or not."""
        self._look_into((rule, 0, ""), TOLD)
        self.toggle.setChecked(True)

    def _copy(self) -> None:
        """Show what the panel that is followed has for the same prompt."""
        found = self._leader
        if found is not None and found._lesson == self._lesson:
            self._known = {self._lesson: found._known.get(self._lesson, "")}
            self._fill()

    def forget(self) -> None:
        """Let go of the rules looked up: they hold words of ours in the language of then."""
        self._known.clear()

    def teach(self, asked: Asked | None, dial: str) -> None:
        """Look the chief rule of a prompt up off the GUI thread, and show it when it is there."""
        if asked is None or not asked.prompt.rules:
            self._stop()
            self.hide()
            return
        lesson = (asked.prompt.rules[0], asked.turn, asked.phase)
        if self._leader is None:
            self._look_into(lesson, dial)
            return
        self._stop()
        self._lesson = lesson
        self.hide()
        self._copy()

    def _stop(self) -> None:
        self._rest.stop()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _look_into(self, lesson: tuple[str, int, str], dial: str) -> None:
        """Show a rule that is known, or look it up in a moment."""
        self._stop()
        self._lesson, self._dial = lesson, dial
        if lesson in self._known:
            self._fill()
        else:
            self.hide()
            self._rest.start(REST)

    def _look_up(self) -> None:
        rule, dial, language, reading = self._lesson[0], self._dial, self._language, self._reading
        self._task = Task(lambda _task: look_up(rule, dial, language, reading), self)
        self._task.done.connect(self._show)
        self._task.start()

    def _show(self, found: Lesson) -> None:
        self._known[self._lesson] = found
        self._fill()

    def _fill(self) -> None:
        words = self._known.get(self._lesson, "")
        title, _blank, body = words.partition("\n\n")
        self.toggle.say(say(T("The rule: {title}", title=title)))
        rule = self._lesson[0]
        self.text.setText(f"{without_pictures(body)}\n\n[{rule}]({rule})")
        self.text.setAccessibleName(body)
        self.text.setVisible(self.toggle.isChecked())
        self.setVisible(bool(words))
        self.altered.emit()


def look_up(rule: str, dial: str, language: str, reading: Reading) -> Lesson:
    """Return a rule as Markdown, none where this player needs none; count the meeting.

    One that the player asked to be `TOLD` is told in any case, and nobody met it.
    """
    from beachmaster.rulebook.reading import RuleReader
    from beachmaster.storage.guidance import LINE, SHORT, Guidance

    reader = RuleReader(language, reading)
    try:
        guidance = Guidance(reader)
        if dial == TOLD:
            return guidance.markdown(rule, SHORT)
        depth = guidance.depth(rule, dial)
        guidance.meet(rule)
        guidance.save()
        return guidance.markdown(rule, SHORT) if depth != LINE else ""
    finally:
        reader.close()
