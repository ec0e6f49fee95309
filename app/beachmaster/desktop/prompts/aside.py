"""What goes with a prompt: the sheet of its fight, odds and their summary, reasons, its rule."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.autoplay import AutoPlay
from beachmaster.desktop.prompts.moment.following import Following
from beachmaster.desktop.prompts.odds import OddsPanel
from beachmaster.desktop.prompts.odds_brief import OddsBrief
from beachmaster.desktop.prompts.opponent_panel import OpponentPanel
from beachmaster.desktop.prompts.scroll_area import CardScrollArea
from beachmaster.desktop.prompts.sheet_panel import SheetPanel
from beachmaster.desktop.prompts.teaching import TeachingPanel
from beachmaster.desktop.prompts.terms_line import TermsLine
from beachmaster.desktop.prompts.why import CLOSED, WhyPanel
from beachmaster.engine.run import Asked


class Aside:
    """The parts beside the answers, or below them in a narrow card.

    The odds are what one decides by: where they are out of sight, `brief` says them in a line or
    two that never scroll.
    """

    def __init__(self, terms: TermsLine, shown: Following) -> None:
        self.odds, self.brief = OddsPanel(), OddsBrief()
        self.sheet = SheetPanel(self.odds, shown)
        self.why, self.teaching = WhyPanel(), TeachingPanel(terms)
        self._area: CardScrollArea | None = None
        self._room: Callable[[], int] = lambda: 0
        self._changing = False
        self._place = 0
        """How far the answers were scrolled when the reasons were opened."""

    @property
    def parts(self) -> list[QWidget]:
        """Return the parts that scroll, from the uppermost on."""
        return [self.sheet, self.odds, self.why, self.teaching]

    def stand_in(self, area: CardScrollArea, room: Callable[[], int]) -> None:
        """Stand in an area, for which there is so much `room` while nothing is said in brief."""
        self._area, self._room = area, room
        self.brief.wanted.connect(lambda: area.show_soon(self.odds))
        for one in (self.teaching, self.sheet):
            one.altered.connect(area.show_aside)
        area.refitted.connect(self._settle)

    def show_prompt(
        self,
        controller: GameController,
        asked: Asked | None,
        autoplay: AutoPlay,
        opponent: OpponentPanel,
    ) -> None:
        """Show what goes with a prompt: its rule, a small question, odds, and why.

        The card is fitted afterwards: only then it is seen what finds room.
        """
        self._changing, self._place = True, 0
        before, prompt = self.odds.tables, asked.prompt if asked is not None else None
        if autoplay.goes_by:  # what nobody can read is not told
            self.teaching.rest(asked)
        else:
            self.teaching.teach_beside(controller, asked, autoplay.settings)
        self.sheet.show_prompt(prompt, self.teaching.quizzes_of(controller, autoplay))
        self.why.about(prompt, controller.journal[-60:], before, opponent)
        self._show()
        self._changing = False

    def weigh(self, pane: AnswerPane[Any]) -> None:
        """Show what the answer as it stands would come to."""
        if self.sheet.weigh(pane.prompt, pane.selection(), pane.default()):
            self._show()

    def deepen(self) -> bool:
        """Go one depth further into the reasons, or close them; tell whether any are shown."""
        if self._area is not None and self.why.level == CLOSED:
            self._place = self._area.verticalScrollBar().value()
        if self.why.deepen() == CLOSED:
            self._closed()
            return False
        self._show()
        if self._area is not None:
            self._area.show_soon(self.why)
        return True

    def close_why(self) -> bool:
        """Close the reasons; tell whether any were shown."""
        if self.why.level == CLOSED:
            return False
        self.why.go_to(CLOSED)
        self._closed()
        return True

    def _closed(self) -> None:
        """Go back to where the answers were when the reasons were opened."""
        self._show()
        if self._area is not None:
            self._area.verticalScrollBar().setValue(self._place)

    def fit(self, height: int) -> None:
        """Take what a card of this height can spare."""
        self.brief.fit(height)
        self._settle()

    def _show(self) -> None:
        if self._area is not None:
            self._area.show_aside()

    def _settle(self) -> None:
        """Say the odds in brief where the whole of them ends below what is seen.

        With the line there, lists are lower by as much: that is no reason to take it away again.
        """
        area, brief = self._area, self.brief
        if area is None or self._changing:
            return
        told = not self.odds.isHidden()
        if told and brief.of is not self.odds.tables:
            brief.show_odds(self.odds.chart)
        if told and brief.says_something:
            lower = 0 if brief.isHidden() else brief.height()
            brief.setVisible(area.end_of(self.odds) + lower > self._room())
        else:
            brief.hide()
