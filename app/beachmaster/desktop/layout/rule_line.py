"""The rule of the prompt in one line below the card, which unfolds to the whole of it."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.icons import give_icon
from beachmaster.desktop.rules.rules_model import RulesModel
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.rulebook.ours import MARK, bare
from beachmaster.storage.guidance import plain_words


class RuleLine(QWidget):
    """Number and gist of the rule of the prompt; `unfolded` asks for more of it, or less.

    While a page is unfolded below it, it names the rule on that page.
    """

    unfolded = Signal(bool)

    def __init__(
        self, controller: GameController, rules_model: RulesModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._rules_model = controller, rules_model
        self._rule = self._read_below = ""
        self.button = tool_button(checkable=True, elides=True)
        give_icon(self.button, "book-open", beside=True)
        self.button.clicked.connect(self.unfolded)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button, 1)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # The prompt is painted first; of many in a row only the last one's rule is looked up.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._say)
        self.button.toggled.connect(lambda _on: self._soon.start())
        controller.changed.connect(self._on_changed)
        rules_model.ready.connect(self._soon.start)
        rules_model.failed.connect(self._soon.start)
        self._say()

    def showEvent(self, event: QShowEvent) -> None:
        """Open the library when somebody looks."""
        super().showEvent(event)
        self._rules_model.open()
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _on_changed(self, topics: Topic) -> None:
        if topics & (Topic.PROMPT | Topic.GAME) and self.isVisible():
            self._soon.start()

    def name_shown(self, rule: str) -> None:
        """Name another rule while its page is unfolded; none where no page is read."""
        self._read_below = rule
        self._soon.start()

    def _say(self) -> None:
        prompt = self._controller.prompt
        self._rule = prompt.rules[0] if prompt is not None and prompt.rules else ""
        if self.button.isChecked() and self._read_below:
            self._rule = self._read_below
        words = self.gist(self._rule)
        if words == self.button.toolTip():
            return
        self.button.setText(words)
        self.button.setToolTip(words)
        self.button.setAccessibleName(words)

    def gist(self, rule: str) -> str:
        """Return number and gist of a rule as the open game reads it; the number while it opens."""
        library = self._rules_model.library
        number = rule.partition(":")[2]
        if not rule:
            return say(T("Rules"))
        if library is None:
            return say(T("Rule {number}", number=number))
        try:
            found = library.section(rule, self._rules_model.language)
        except Exception:  # noqa: BLE001 - the panel says what is wrong with the library
            return say(T("Rule {number}", number=number))
        gist = self._read(found.gist, found.game)
        return say(T("{number} {gist}", number=number, gist=plain_words(gist)))

    def _read(self, markdown: str, game: str) -> str:
        """Return words as the open game's rulings have them, without a label: there is no room."""
        playing = self._controller.playing
        if playing is None or playing.setup.game != game or not MARK.search(markdown):
            return bare(markdown)
        reading = replace(playing.reading(say), frame=lambda words, _label: words)
        return reading.text(markdown)


class RuleFold(QWidget):
    """The place below the line where the whole of the rule unfolds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)

    def take(self, rules: QWidget) -> None:
        """Take the rules in, from wherever they stood."""
        self._rows.addWidget(rules)
