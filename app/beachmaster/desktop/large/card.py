"""The prompt card once more: same prompt, answers and news; the prompt fills what they leave."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.keyboard import keyboard
from beachmaster.desktop.labels import PROMPT
from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.desktop.words_scroll_area import LARGEST

LEAST_HEAD = 0.25
"""The share of the height that the prompt has in any case; what is longer scrolls."""
FEW_ROWS = 3
"""A list of more rows needs the room more than large words do."""


class LargeCard(PromptCard):
    """A card beside that of the desk; a rule that is wanted is told in short on the card itself."""

    def __init__(self, desk: PromptCard, parent: QWidget | None = None) -> None:
        super().__init__(desk.controller, parent, beside=desk)
        self.rule_wanted.connect(self._tell_rule)
        self.teaching.follow(desk.teaching)

    def head_room(self, *, small: bool) -> tuple[int, float]:
        """Give the prompt the height that nothing else needs, or at least not the answers."""
        del small
        area = self.scroll_area
        taken = self.bar.sizeHint().height() + self.heading.height_above()
        room = self.height() - taken - area.taken_by_edges()
        if room - area.needed() >= self.heading.height_at(PROMPT):
            return room - area.needed(), LARGEST
        least = round(self.height() * LEAST_HEAD)
        listing = self.pane.listing if self.pane is not None else None
        if listing is not None and len(listing.model.rows) > FEW_ROWS:
            return least, PROMPT
        return max(least, room - area.needed_for_answers()), PROMPT

    def refresh(self) -> None:
        """Fit the prompt to the room that its answers leave."""
        super().refresh()
        self._fit()

    def _settle(self) -> None:
        """Fit it to what came later: odds, reasons, the rule."""
        super()._settle()
        self._fit()
        QTimer.singleShot(0, self, self._reveal)  # once it is laid out

    def _altered(self) -> None:
        """Keep what the keyboard stands on in sight, as rows are gone through."""
        super()._altered()
        QTimer.singleShot(0, self, self._reveal)

    def focus_answers(self) -> None:
        """Put the keyboard where the answers begin, and say so."""
        before = self.focusWidget()
        super().focus_answers()
        if self.focusWidget() is not before:
            keyboard().tell(before, self.focusWidget())

    def press(self, event: QKeyEvent) -> bool:
        """Take F1 for the rule of the prompt, besides the keys of every card."""
        prompt = self.controller.prompt
        if event.key() == Qt.Key.Key_F1 and prompt is not None and prompt.rules:
            self._tell_rule(prompt.rules[0])
            return True
        return super().press(event)

    def _tell_rule(self, rule: str) -> None:
        self.teaching.tell(rule)
