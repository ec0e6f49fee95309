"""Show the turn: its track, its phases and whose they are, the score, how things stand."""

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from beachmaster.desktop.controller import EVERYTHING, GameController, Topic
from beachmaster.desktop.forms import name
from beachmaster.desktop.models.lines import LineRole, LinesModel
from beachmaster.desktop.models.turn import turn_lines
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.panels.line_delegate import LineDelegate
from beachmaster.desktop.panels.panel import Panel
from beachmaster.desktop.panels.turn_track import TurnTrack
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import WrappedList


class TurnPanel(Panel):
    """The turn track and the record of the turn; `rule_wanted` carries a rule's id."""

    rule_wanted = Signal(str)

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.model = LinesModel(self)
        self.title, self.date = QLabel(), QLabel()
        self.track = TurnTrack()
        self.lines = WrappedList(LineDelegate(self))
        self._build()
        self._stale = EVERYTHING
        self.retranslate()

    def refresh(self, topics: Topic) -> None:
        """Show where the game stands."""
        del topics
        display, overview = self.controller.display, self.controller.overview
        self.track.setVisible(overview is not None)
        self.title.setVisible(overview is not None)
        self.date.setVisible(overview is not None and overview.date is not None)
        if display is None or overview is None:
            self.model.follow([])
            return
        self.model.follow(turn_lines(overview, display.details(self.controller.state).facts))
        self.track.show_turn(overview.turn, overview.last_turn)
        self.title.setText(
            say(T("Turn {turn} of {last}", turn=overview.turn, last=overview.last_turn))
        )
        self.date.setText(say(overview.date) if overview.date is not None else "")

    def retranslate(self) -> None:
        """Set all words anew."""
        name(
            self.lines,
            T("Turn, score and state of the game"),
            T("Enter or a click on a line opens its rule."),
        )
        self.nothing.say(T("Turn, phases and score appear here once a game is open."))
        self.model.retranslate()
        if self.isVisible():
            self.refresh(EVERYTHING)

    def _build(self) -> None:
        space = current().space
        self.title.setProperty("role", "heading")
        self.date.setProperty("role", "hint")
        for label in (self.title, self.date):
            label.setWordWrap(True)
        self.lines.setModel(self.model)
        self.lines.setFrameShape(QFrame.Shape.NoFrame)
        self.lines.chosen.connect(self._choose)
        self.nothing = EmptyPlace("history", self.lines)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(0.35), space(0.35), space(0.35), space(0.35))
        layout.setSpacing(space(0.25))
        for widget in (self.title, self.date, self.track):
            layout.addWidget(widget)
        layout.addWidget(self.lines, 1)

    def _choose(self, index: QModelIndex) -> None:
        rules = index.data(LineRole.RULES)
        if rules:
            self.rule_wanted.emit(rules[0])
