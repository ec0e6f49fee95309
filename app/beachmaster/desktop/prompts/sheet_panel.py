"""Show the sheet of a fight, a line for each thing that counts, and the odds beside it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from beachmaster.desktop.flow import Stacked
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.moment.following import Following
from beachmaster.desktop.prompts.odds import OddsPanel
from beachmaster.desktop.prompts.quiz_panel import QuizPanel
from beachmaster.desktop.prompts.ruled_lines import RuledLines
from beachmaster.desktop.prompts.sheet_lines import sheet_lines
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import LANGUAGE, say
from beachmaster.engine.fight import FightSheet, Result
from beachmaster.engine.prompt import Choose, Prompt, Record
from beachmaster.engine.text import Catalogue, Text
from beachmaster.engine.values import Value
from beachmaster.storage.quizzing import Quizzes


class SheetPanel(Stacked):
    """The sheet of the fight that a prompt belongs to; hidden where it belongs to none.

    What the result `shown` above says of it is not said again. It keeps the odds up to date with
    the answer as it stands. `rule_wanted` carries the id of a rule to be read.
    """

    rule_wanted = Signal(str)
    altered = Signal()

    def __init__(self, odds: OddsPanel, shown: Following) -> None:
        super().__init__()
        self.odds, self._shown = odds, shown
        shown.refitted.connect(self._write)
        self.sheet: FightSheet | None = None
        self._weighed: Value = None
        self._written: tuple[FightSheet, tuple[list[Result], bool, Catalogue]] | None = None
        self.title = Words("", PLAIN, bold=True)
        self.lines = RuledLines()
        self.lines.linkActivated.connect(self.rule_wanted)
        self.quiz = QuizPanel()
        self.quiz.rule_wanted.connect(self.rule_wanted)
        self.quiz.told.connect(self._lift)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        for widget in (self.quiz, self.title, self.lines):
            column.addWidget(widget)
        self.hide()

    def show_prompt(self, prompt: Prompt | None, quizzes: Quizzes | None = None) -> None:
        """Show what a prompt comes with, before anything is picked; a small question above it."""
        self._weighed = None
        self.quiz.show_quiz(quizzes)
        self.odds.show_odds(prompt.odds() if prompt and prompt.odds else None)
        self._show_sheet(prompt.shown_sheet() if prompt else None)

    def weigh(self, prompt: Prompt, picked: Value, of: Text | None) -> bool:
        """Show what the answer as it stands would come to; tell whether that changed anything."""
        if picked is None or picked == self._weighed:
            return False
        if isinstance(prompt, Choose) and prompt.odds_of is not None:
            self.odds.show_odds(prompt.odds_of(picked), of)
        elif isinstance(prompt, Record) and prompt.odds_of is not None:
            told = prompt.sound(picked)
            self.odds.show_odds(prompt.odds_of(told))
            self._show_sheet(prompt.sheet_of(told) if prompt.sheet_of else None)
        else:
            return False
        if self._weighed is not None:  # more than what stood there from the start
            self.quiz.skip()
        self._weighed = picked
        self._lift()
        return True

    def _show_sheet(self, sheet: FightSheet | None) -> None:
        self.sheet = sheet
        self._lift()
        self._write()

    def _lift(self) -> None:
        """Show the sheet and the odds, unless they would give the answer to a question away."""
        veiled = self.quiz.quizzes is not None and self.quiz.quizzes.veils
        shown = self.sheet is not None and not veiled
        self.title.setVisible(shown)
        self.lines.setVisible(shown)
        self.odds.setVisible(bool(self.odds.tables) and not veiled)
        self.setVisible(shown or self.quiz.quiz is not None)
        self.altered.emit()

    def _write(self) -> None:
        """Write the sheet, but for what the result above says of it."""
        if self.sheet is None:
            return
        results, lines = self._shown.results(), self._shown.lists_lines()
        before, told = self._written, (results, lines, LANGUAGE.spoken)
        if before is None or before[0] is not self.sheet or before[1] != told:
            self._written = self.sheet, told
            self.title.setText(say(self.sheet.title))
            self.lines.show_lines(sheet_lines(self.sheet, results, lines=lines))
