"""Go where something stands: a rule, an entry of the journal, a unit, its place on the map."""

from PySide6.QtCore import QObject, Slot

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.layout.layouts import Layouts
from beachmaster.desktop.panels.journal import JournalPanel
from beachmaster.desktop.panels.units import UnitsPanel
from beachmaster.desktop.rules import RulesPanel
from beachmaster.rulebook.books import books
from beachmaster.rulebook.manual import MANUAL


class Going(QObject):
    """Brings the panel to the front that shows what somebody asks for."""

    def __init__(
        self,
        controller: GameController,
        layouts: Layouts,
        rules: RulesPanel,
        journal: JournalPanel,
        units: UnitsPanel,
        board: BoardView,
    ) -> None:
        super().__init__(layouts)
        self._controller, self._layouts = controller, layouts
        self._rules, self._journal, self._units, self._board = rules, journal, units, board

    @Slot(str)
    def to_rule(self, rule_id: str) -> None:
        """Open a rule."""
        self._layouts.show_panel("rules")
        self._rules.show_rule(rule_id)

    @Slot(str)
    def to_book(self, game: str) -> None:
        """Open the contents of a game's rules, whether it can be played or not."""
        self._layouts.show_panel("rules")
        self._rules.show_contents(game)

    def to_manual(self) -> None:
        """Open the list of the manual's pages."""
        self.to_rule(MANUAL)
        self._rules.setFocus()

    def to_counter(self) -> None:
        """Open the rule whose drawing says what stands on a counter of the open game."""
        playing = self._controller.playing
        if playing is not None:
            self.to_rule(books()[playing.setup.game].counter)

    def to_prompted_rule(self) -> None:
        """Open the rule of what is asked now."""
        prompt = self._controller.prompt
        if prompt is not None and prompt.rules:
            self.to_rule(prompt.rules[0])
            self._rules.setFocus()

    @Slot(int)
    def to_map_after(self, entry: int) -> None:
        """Show the map as it was after an entry; the entry at the cursor is the present."""
        at_cursor = entry == self._controller.session.tree.cursor
        self._board.show_state(None if at_cursor else self._controller.session.peek(entry))

    @Slot(int)
    def to_entry(self, entry: int) -> None:
        """Open the journal at an entry."""
        self._layouts.show_panel("journal")
        self._journal.show_entry(entry)

    @Slot(str)
    def to_unit(self, unit: str) -> None:
        """Open the list of units at one."""
        self._layouts.show_panel("units")
        self._units.show_unit(unit)

    @Slot(str)
    def to_place_of(self, unit: str) -> None:
        """Show where a unit is on the map."""
        self._layouts.show_panel("board")
        self._board.show_unit(unit)
