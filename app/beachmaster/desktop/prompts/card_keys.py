"""Say what a key does at the prompt, whichever control of the card has the keyboard."""

from typing import Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from beachmaster.desktop.keyboard import stands_on
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.aside import Aside
from beachmaster.desktop.prompts.autoplay import AutoPlay
from beachmaster.desktop.prompts.bar import BottomBar
from beachmaster.desktop.prompts.enter_guard import EnterGuard
from beachmaster.desktop.prompts.lesson_strip import LessonStrip
from beachmaster.desktop.prompts.moment.following import Following
from beachmaster.desktop.prompts.scroll_area import CardScrollArea
from beachmaster.desktop.prompts.spelling import CHORDS
from beachmaster.desktop.prompts.waived_panel import WaivedPanel
from beachmaster.engine.prompt import Draw, Prompt, Record, Roll

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
MENDING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class Card(Protocol):
    """What keys do something with."""

    pane: AnswerPane[Any] | None
    bar: BottomBar
    aside: Aside
    autoplay: AutoPlay
    scroll_area: CardScrollArea
    result: Following
    lesson: LessonStrip
    waived: WaivedPanel

    def undo(self) -> None:
        """Take back."""

    def redo(self) -> None:
        """Bring back."""

    def next(self) -> None:
        """Do the next thing to do."""

    def toggle_why(self) -> None:
        """Go one depth further into the reasons."""


class CardKeys:
    """The keys of one card; `guard` keeps Enter from what was not read yet."""

    def __init__(self, card: Card) -> None:
        self._card = card
        self.guard = EnterGuard()
        self._closed_form = self._signed_form = False

    def begin(self, prompt: Prompt | None) -> None:
        """Have Enter wait for a new prompt to be seen.

        A value of a form is taken by a digit and the form by Enter; who presses it twice from
        habit would otherwise have the program roll. Where the digit told the last value, the form
        is closed already: the Enter behind it belongs to no later prompt.
        """
        turned = isinstance(prompt, Roll | Draw)
        self.guard.begin(by_habit=self._signed_form or (self._closed_form and turned))
        self._closed_form = self._signed_form = False

    def note_signed(self) -> None:
        """Note that the last value of a form answers, without Enter."""
        self._signed_form = True

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; tell whether it meant something here."""
        card = self._card
        card.lesson.unread = False
        if card.result.ends(event, self.guard):
            return True
        if event.matches(QKeySequence.StandardKey.Undo):
            card.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            card.redo()
        elif event.modifiers() & CHORDS:
            return False
        elif event.key() in ENTER:
            self._enter(event)
        elif not self._held(event):
            return self._sign(event)
        return True

    def _enter(self, event: QKeyEvent) -> None:
        """Do what the bar's button says, or press that button of the bar one stands on."""
        card = self._card
        if not self.guard.lets(event):
            return
        stands = stands_on(card.bar)
        tools = (card.bar.undo, card.bar.redo, card.bar.play_on, card.bar.why)
        tool = next((one for one in tools if one is stands), None)
        if tool is not None:
            tool.click()
        else:
            pane = card.pane
            self._closed_form = pane is not None and isinstance(pane.prompt, Record)
            self._signed_form = False
            card.next()

    def _held(self, event: QKeyEvent) -> bool:
        """Tell whether a key that answers is still held down: it answers no second prompt."""
        return event.isAutoRepeat() and bool(event.text()) and event.key() not in MENDING

    def _sign(self, event: QKeyEvent) -> bool:
        card = self._card
        if event.key() == Qt.Key.Key_Escape and card.aside.close_why():
            card.bar.why.setChecked(False)
            return True
        if card.waived.takes(event, self.guard, card.pane):
            return True
        if card.pane is not None and card.pane.key(event):
            return True
        if event.key() == Qt.Key.Key_W:
            card.toggle_why()
        elif event.key() == Qt.Key.Key_P:
            card.autoplay.toggle()
        elif event.key() in PAGES:
            return card.scroll_area.page(PAGES[Qt.Key(event.key())])
        else:
            return False
        return True
