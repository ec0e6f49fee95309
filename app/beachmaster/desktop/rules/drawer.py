"""What lies under a rule: the player's note, its uses in this game, their own rulebook."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QToolButton, QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import name
from beachmaster.desktop.rules.notepad import Notepad
from beachmaster.desktop.rules.own_pane import OwnPane
from beachmaster.desktop.rules.rules_model import RulesModel
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.rules.uses import UsesPane, used_in
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say

NOTE, USES, OWN = range(3)


class Drawer(QStackedWidget):
    """Panes that open under the rule, one at a time; `tabs` are the buttons that pull them.

    Where it is `low`, `acts` for a menu pull them, and the buttons come with a pane to close it.
    `pulled` carries the share of the height that suits the pane opened.
    """

    entry_wanted = Signal(int)
    pulled = Signal(float)

    def __init__(
        self,
        controller: GameController,
        rules_model: RulesModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._rules_model = rules_model
        self._rule = ""
        self._count = 0
        self._low = False
        self.notepad = Notepad(rules_model)
        self.uses = UsesPane()
        self.own = OwnPane(rules_model)
        self.tabs = QWidget()
        self.buttons: list[QToolButton] = []
        self.acts: list[QAction] = []
        row = FlowLayout(self.tabs)
        for at, pane in enumerate((self.notepad, self.uses, self.own)):
            self.addWidget(pane)
            button = tool_button(checkable=True)
            button.clicked.connect(lambda on, at=at: self.pull(at if on else None))
            self.buttons.append(button)
            row.addWidget(button)
            act = QAction(self, visible=False)
            act.triggered.connect(button.click)
            self.acts.append(act)
        self.uses.entry_wanted.connect(self.entry_wanted)
        rules_model.noted.connect(self._say_tabs)
        self.pull(None)

    def open_rule(self, rule: str) -> None:
        """Show what belongs to a rule."""
        if rule != self._rule or not self.notepad.editor.hasFocus():
            self._rule = rule
            self.notepad.open_rule(rule)
            self.own.open_rule(rule)
        for button, act in zip(self.buttons, self.acts, strict=True):
            button.setEnabled(bool(rule))
            act.setEnabled(bool(rule))
        self.recount()

    def recount(self) -> None:
        """Count again where the rule was used."""
        lines = used_in(self._controller.journal, self._rule) if self._rule else []
        self._count = len(lines)
        self.uses.show_uses(lines)
        self._say_tabs()

    def pull(self, which: int | None) -> None:
        """Open one pane, or close them all."""
        for at, button in enumerate(self.buttons):
            button.setChecked(at == which)
        if which is not None:
            self.setCurrentIndex(which)
        self.setVisible(which is not None)
        if self._low:
            self._show_tabs()
        if which is not None:
            self.pulled.emit(_SHARES[which])

    def lie_low(self, *, low: bool) -> None:
        """Leave the rule the room of the buttons, or take it again."""
        if low != self._low:
            self._low = low
            self._show_tabs()

    def _show_tabs(self) -> None:
        self.tabs.setVisible(not self._low or not self.isHidden())
        for act in self.acts:
            act.setVisible(self._low)

    def retranslate(self) -> None:
        """Say the words again."""
        self.notepad.retranslate()
        self.uses.retranslate()
        self.own.retranslate()
        self._say_tabs()

    def _say_tabs(self, _rule: str = "") -> None:
        has_note = bool(self._rules_model.note(self._rule))
        words = (
            T("Note ●") if has_note else T("Note"),
            T("Used in this game: {count}", count=self._count),
            T("Your rulebook"),
        )
        for button, act, text in zip(self.buttons, self.acts, words, strict=True):
            button.setText(say(text))
            act.setText(say(text))
            name(button, text)


_SHARES = {NOTE: 0.3, USES: 0.4, OWN: 0.6}
