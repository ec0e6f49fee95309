"""Show the bags and command areas: counts, slots, and that nothing is lost."""

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from beachmaster.desktop.controller import EVERYTHING, GameController, Topic
from beachmaster.desktop.forms import name
from beachmaster.desktop.models.bags import bag_lines
from beachmaster.desktop.models.lines import LineRole, LinesModel
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.panels.line_delegate import LineDelegate
from beachmaster.desktop.panels.panel import Panel
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.wrapped_list import WrappedList
from beachmaster.engine.display import Details


class BagsPanel(Panel):
    """What the player may know of each bag; `rule_wanted` carries a rule's id."""

    rule_wanted = Signal(str)

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.model = LinesModel(self)
        self.lines = WrappedList(LineDelegate(self))
        self.lines.setModel(self.model)
        self.lines.setFrameShape(QFrame.Shape.NoFrame)
        self.lines.chosen.connect(self._choose)
        self.nothing = EmptyPlace("package-open", self.lines)
        layout = QVBoxLayout(self)
        edge = current().space(0.35)
        layout.setContentsMargins(edge, edge, edge, edge)
        layout.addWidget(self.lines)
        self._stale = EVERYTHING
        self.retranslate()

    def refresh(self, topics: Topic) -> None:
        """Show what the bags hold now."""
        del topics
        display = self.controller.display
        details = display.details(self.controller.state) if display is not None else Details()
        self.model.follow(bag_lines(details))

    def retranslate(self) -> None:
        """Set all words anew."""
        name(
            self.lines, T("Bags and Command Area"), T("Enter or a click on a line opens its rule.")
        )
        self.nothing.say(T("This game has no bags to draw from."))
        self.model.retranslate()

    def _choose(self, index: QModelIndex) -> None:
        rules = index.data(LineRole.RULES)
        if rules:
            self.rule_wanted.emit(rules[0])
