"""Show the sheet of a fight, a line for each thing that counts, and the odds beside it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.labels import PLAIN, LinkedWords, Words
from beachmaster.desktop.prompts.odds import OddsPanel
from beachmaster.desktop.prompts.sheet_html import sheet_html, sheet_said
from beachmaster.desktop.theme import Role, current
from beachmaster.desktop.words import say
from beachmaster.engine.fight import FightSheet
from beachmaster.engine.prompt import Choose, Prompt, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


class SheetPanel(QWidget):
    """The sheet of the fight that a prompt belongs to; hidden where it belongs to none.

    It keeps the odds up to date with the answer as it stands. `rule_wanted` carries the id of a
    rule to be read.
    """

    rule_wanted = Signal(str)

    def __init__(self, odds: OddsPanel) -> None:
        super().__init__()
        self.odds = odds
        self.sheet: FightSheet | None = None
        self._weighed: Value = None
        self.title = Words("", PLAIN, bold=True)
        self.lines = LinkedWords("")
        self.lines.linkActivated.connect(self.rule_wanted)
        current().changed.connect(self._write)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        for widget in (self.title, self.lines):
            column.addWidget(widget)
        self.hide()

    def show_prompt(self, prompt: Prompt | None) -> None:
        """Show what a prompt comes with, before anything is picked."""
        self._weighed = None
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
        self._weighed = picked
        return True

    def _show_sheet(self, sheet: FightSheet | None) -> None:
        self.sheet = sheet
        self.setVisible(sheet is not None)
        if sheet is None:
            return
        self._write()

    def _write(self) -> None:
        """Write the sheet in the colours that the theme now has."""
        if self.sheet is None:
            return
        self.title.setText(say(self.sheet.title))
        self.lines.setText(sheet_html(self.sheet, _colour))
        self.lines.setAccessibleName(sheet_said(self.sheet))


def _colour(role: Role) -> str:
    return current().colour(role).name()
