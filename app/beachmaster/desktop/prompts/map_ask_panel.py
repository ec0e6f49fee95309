"""Say that a question is about the player's own map, why it is asked, and how to leave it."""

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from beachmaster.desktop.labels import rule_links
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.map_ask import MapAsk
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.counterquestion import CounterQuestion


class MapAskPanel(QFrame):
    """Stands above a question about the map; `left` says that the answer is to be taken back."""

    left = Signal()
    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.words = LinkedWords("")
        self.words.linkActivated.connect(self.rule_wanted)
        self.back = QPushButton()
        self.back.setProperty("role", "link")
        self.back.setAutoDefault(False)
        self.back.clicked.connect(self.left)
        column = QVBoxLayout(self)
        column.setSpacing(current().space(0.2))
        column.addWidget(self.words)
        column.addWidget(self.back)
        self.hide()

    def show_ask(self, ask: MapAsk | None, *, theirs: bool = False) -> None:
        """Show why the map is asked, or nothing where it is not; `theirs` is an opponent's act."""
        self.setVisible(ask is not None)
        if ask is None:
            return
        counters = isinstance(ask.question, CounterQuestion)
        about = _THEIRS if theirs else _COUNTERS if counters else _MAP
        self.back.setVisible(not theirs)
        rules = rule_links(ask.asked.prompt.rules)
        self.words.setText(f"{escape(say(about))} {rules}")
        self.words.setAccessibleName(say(about))
        self.back.setText(say(T("&Back: undo my answer")))


_THEIRS = T("Look at your map: what the opponent does next depends on it.")
_MAP = T("Look at your map: your answer depends on it.")
_COUNTERS = T("Look at your counters: your answer depends on them.")
