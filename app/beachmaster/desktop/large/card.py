"""The prompt card once more, unseen: it answers, takes back and explains for the large card."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from beachmaster.desktop.large.alike import shortened
from beachmaster.desktop.large.asks import Ask, Cap, ask_of
from beachmaster.desktop.large.grid import MOST
from beachmaster.desktop.large.walk import Walk
from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.desktop.prompts.record import OURS, RecordPane
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.views.keys import DENIES

FEW_DRAWN = 5
"""Of what can be drawn so much is always listed."""


class LargeCard(PromptCard):
    """A card beside that of the desk, which another widget shows; nobody ever sees it itself.

    It is a window of its own, so that none of its controls takes the keyboard. `renewed` tells
    that something else is to be shown.
    """

    renewed = Signal()

    def __init__(self, desk: PromptCard, parent: QWidget) -> None:
        self._walk: Walk | None = None
        self._walks_in: object = None
        self._naming: object = None
        self._asks: Ask | None = None
        super().__init__(desk.controller, None, beside=desk)
        self.desk = desk
        self.setParent(parent, Qt.WindowType.Window)
        self.renewed.connect(self.forget)
        self.rule_wanted.connect(self.tell_rule)
        self.teaching.follow(desk.teaching)
        for part in (self.teaching, self.sheet, desk.sheet, desk.heading.terms):
            part.altered.connect(self.renewed)
        self.news.ticked.connect(self.renewed)

    def isVisible(self) -> bool:
        """Tell whether somebody looks at what shows it."""
        around = self.parentWidget()
        return around is not None and around.isVisible()

    @property
    def walk(self) -> Walk | None:
        """Return how far the form of the prompt is told, where there is one."""
        pane = self.pane
        describes = isinstance(pane, DrawPane) and pane.unlisted.isChecked()
        form = pane.form if isinstance(pane, RecordPane | DrawPane) else None
        if isinstance(pane, DrawPane) and not describes:
            form = None
        if form is None:
            self._walk = self._walks_in = None
        elif form is not self._walks_in:
            self._walk, self._walks_in = Walk(form, self._rest), form
        return self._walk

    def ask(self) -> Ask:
        """Return what is asked now; it is made once, and kept until something changes."""
        if self._asks is None:
            self._asks = self._made()
        return self._asks

    def forget(self) -> None:
        """Have what is asked made anew: something of it has changed."""
        self._asks = None

    def _made(self) -> Ask:
        if self.pane is None:
            return Ask()
        walk = self.walk
        ask = walk.ask() if walk is not None else ask_of(self.pane)
        if isinstance(self.pane, DrawPane) and walk is None:
            self._fold(ask, self.pane)
        return shortened(ask, named=isinstance(self.pane, DrawPane))

    def _fold(self, ask: Ask, pane: DrawPane) -> None:
        """Leave a long list of what can be drawn until a name is typed or wanted: `D` draws."""
        typed = bool(pane.list.line.text())
        open_ = typed or pane.prompt.question or self._naming is pane.prompt
        if open_:
            ask.enough = MOST
        if open_ or len(ask.caps) <= FEW_DRAWN:
            return
        others = [one for one in ask.caps[1:] if one.key == "/"]
        name = Cap(words=say(T("Drawn by hand: name it")), key="N", take=self._name)
        ask.caps, ask.hints = [ask.caps[0], name, *others], []

    def _name(self) -> None:
        """List what can be drawn."""
        self._naming = self.controller.prompt
        self.renewed.emit()

    def step_back(self) -> bool:
        """Go back from what Enter or `/` opened within a draw; tell whether anything was open."""
        pane, walk = self.pane, self.walk
        if not isinstance(pane, DrawPane):
            return False
        if walk is not None:
            return walk.back() or pane.fold()
        named = self._naming is not None and self._naming is pane.prompt
        self._naming = None
        return named

    def _rest(self) -> list[Cap]:
        """Return what answers the rest of a form at once."""
        pane, caps = self.pane, list[Cap]()
        if isinstance(pane, RecordPane):
            if not pane.ours.isHidden() and pane.ours.isEnabled():
                caps.append(Cap(words=pane.ours.words, key=OURS, take=pane.ours.click))
            if not pane.so.isHidden():
                caps.append(Cap(words=pane.so.words, key=OURS, take=pane.so.click))
            if not pane.rest.isHidden():
                caps.append(Cap(words=pane.rest.words, key=DENIES, take=self._after(pane.rest)))
        return caps

    def _after(self, button: QAbstractButton) -> Callable[[], None]:
        """Return what presses a button and looks the form over after it."""

        def press() -> None:
            button.click()
            if self._walk is not None and not self._walk.form.missing():
                self._walk.at = len(self._walk.shown)

        return press

    def enter(self) -> None:
        """Do what Enter does: go on in a form, or what the pane does."""
        walk = self.walk
        if walk is not None and not walk.enter():
            self.renewed.emit()
        elif self.pane is not None:
            self.next()

    def go_to_untold(self) -> None:
        """Go to what is still to be told of a form, or look over what was told."""
        if self.walk is not None:
            self.walk.go_to_untold()
        self.renewed.emit()

    def refresh(self) -> None:
        """Show what the controller has now."""
        super().refresh()
        self.renewed.emit()

    def _follow(self) -> None:
        """Show also that the opponent works out its answer."""
        super()._follow()
        self.renewed.emit()

    def _settle(self) -> None:
        """Show what came later: odds, reasons, the rule."""
        super()._settle()
        self.renewed.emit()

    def _altered(self) -> None:
        """Show the answer as it stands."""
        super()._altered()
        self.renewed.emit()

    def _refused(self, why: Refusal) -> None:
        """Show why an answer did not count; in a form at the field at fault."""
        super()._refused(why)
        walk = self.walk
        if walk is not None:
            wrong = [at for at, one in enumerate(walk.shown) if not one.wrong.isHidden()]
            walk.at = wrong[0] if wrong else walk.at
        self.renewed.emit()

    def toggle_why(self) -> None:
        """Go one depth further into the reasons, or close them after the last."""
        super().toggle_why()
        self.renewed.emit()

    def _fit_line(self) -> None:
        """Show no line: what is to be done stands above the prompt here."""

    def _sees_acts(self) -> bool:
        """Tell that the first acts are in sight: here they always are."""
        return True

    def focus_answers(self) -> None:
        """Leave the keyboard where it is."""

    def press(self, event: QKeyEvent) -> bool:
        """Take a key as every card does."""
        done = super().press(event)
        self.renewed.emit()
        return done

    def tell_rule(self, rule: str) -> None:
        """Tell a rule in short."""
        self.teaching.tell(rule)
