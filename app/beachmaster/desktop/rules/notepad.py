"""Write a note on the rule one reads; it is kept as one types."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from beachmaster.desktop.forms import name
from beachmaster.desktop.rules.rules_model import RulesModel
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text

PAUSE = 700
LONGEST = 20_000


class _Pad(QPlainTextEdit):
    """The editor; leaving it keeps the note at once."""

    def __init__(self, pane: "Notepad") -> None:
        super().__init__(pane)
        self._pane = pane
        self.setTabChangesFocus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep what was written."""
        self._pane.keep()
        super().focusOutEvent(event)


class Notepad(QWidget):
    """The player's note on one rule."""

    def __init__(self, rules_model: RulesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules_model = rules_model
        self._rule = ""
        self.editor = _Pad(self)
        self.status = QLabel()
        self.status.setProperty("role", "caption")
        self.status.setWordWrap(True)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.keep)
        self.editor.textChanged.connect(self._on_typed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(current().space(0.15))
        layout.addWidget(self.editor, 1)
        layout.addWidget(self.status)
        rules_model.troubled.connect(self._on_trouble)
        rules_model.closing.connect(self.keep)
        self.retranslate()

    def open_rule(self, rule: str) -> None:
        """Show the note on a rule, after keeping that on the one before."""
        self.keep()
        self._rule = rule
        self.editor.blockSignals(True)
        self.editor.setPlainText(self._rules_model.note(rule))
        self.editor.blockSignals(False)
        self.editor.setEnabled(bool(rule))
        self.status.setText("")

    def keep(self) -> None:
        """Keep the note if it was changed."""
        self._pause.stop()
        text = self.editor.toPlainText()
        if not self._rule or text.strip() == self._rules_model.note(self._rule).strip():
            return
        if len(text) > LONGEST:
            self.status.setText(
                say(T("A note has at most {most} letters; this one is longer.", most=LONGEST))
            )
            return
        self._rules_model.write(self._rule, text)
        self.status.setText(say(T("Saved. A search finds it with the rules.")))

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep what was written when the drawer or the window closes."""
        self.keep()
        super().hideEvent(event)

    def retranslate(self) -> None:
        """Say the words again."""
        self.editor.setPlaceholderText(say(T("Write a note on this rule…")))
        name(self.editor, T("Your note on this rule"))

    def _on_typed(self) -> None:
        self.status.setText("")
        self._pause.start()

    def _on_trouble(self, text: Text) -> None:
        self.status.setText(say(text))
