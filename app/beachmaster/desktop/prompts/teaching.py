"""Teach the rule of the prompt: in full at first, shorter each time this player meets it."""

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from beachmaster.desktop.prompts.look import LinkedWords, rule_links
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.run import Asked
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

Lesson = tuple[str, str]


class TeachingPanel(QFrame):
    """The rule of the prompt, in the depth that this player still needs; it can be folded."""

    rule_wanted = Signal(str)
    altered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.folded = False
        self._rule = ""
        self._lesson = (0, "", "")
        self._words = ""
        self._depths: dict[tuple[int, str, str], str] = {}
        self._task: Task[Lesson] | None = None
        self.toggle = QPushButton()
        self.toggle.setProperty("role", "link")
        self.toggle.clicked.connect(self._fold)
        self.text = LinkedWords("")
        self.text.linkActivated.connect(self.rule_wanted)
        column = QVBoxLayout(self)
        column.setSpacing(current().space(0.2))
        column.addWidget(self.toggle, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.text)
        self.hide()

    def teach(self, asked: Asked | None, dial: str) -> None:
        """Look the chief rule of a prompt up off the GUI thread, and show it when it is there."""
        rule = asked.prompt.rules[0] if asked is not None and asked.prompt.rules else ""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if asked is None or not rule:
            self.hide()
            return
        lesson = (asked.turn, asked.phase, rule)
        if rule != self._rule:
            self.hide()
        self._rule = rule
        known = self._depths.get(lesson)
        self._lesson = lesson
        task: Task[Lesson] = Task(lambda _task: look_up(rule, dial, known))
        task.done.connect(self._show)
        self._task = task
        task.start()

    def _show(self, found: Lesson) -> None:
        depth, words = found
        self._depths[self._lesson] = depth
        self._words = words
        self._fill()

    def _fold(self) -> None:
        self.folded = not self.folded
        self._fill()

    def _fill(self) -> None:
        self.setVisible(bool(self._words))
        self.altered.emit()
        if not self._words:
            return
        title, _blank, body = self._words.partition("\n\n")
        arrow = "▸" if self.folded else "▾"
        self.toggle.setText(f"{arrow} {say(Text(_RULE, title=title))}")
        self.text.setText(f"{_rich(body)}<p>{rule_links([self._rule])}</p>")
        self.text.setAccessibleName(body)
        self.text.setVisible(not self.folded)


def _rich(body: str) -> str:
    """Return paragraphs and list lines of plain words as rich text."""
    parts = [
        escape(part).replace("\n- ", "<br>• ").replace("\n", " ") for part in body.split("\n\n")
    ]
    return "".join(f"<p>{'• ' + part[2:] if part.startswith('- ') else part}</p>" for part in parts)


def look_up(rule: str, dial: str, known: str | None) -> Lesson:
    """Return how much this player needs and the words; a first meeting in a phase is counted."""
    from beachmaster.rulebook.reading import RuleReader
    from beachmaster.storage.guidance import LINE, SHORT, Guidance

    reader = RuleReader()
    try:
        guidance = Guidance(reader)
        depth = known if known is not None else guidance.depth(rule, dial)
        if known is None:
            guidance.meet(rule)
            guidance.save()
        return depth, guidance.words(rule, SHORT) if depth != LINE else ""
    finally:
        reader.close()


_RULE = QT_TRANSLATE_NOOP("desktop", "The rule: {title}")
