"""Keep what is ticked in the card's list of units and the queue on the map the same."""

from beachmaster.desktop.board.board_view import BoardView
from beachmaster.desktop.prompts.card import PromptCard


class Marching:
    """Two views of the units that go next: ticks in the card, a queue on the map."""

    def __init__(self, card: PromptCard, board: BoardView) -> None:
        self._card, self._board = card, board
        self._taking = False
        card.ticked.connect(self._take)
        card.asking.connect(lambda _words: self._show())
        board.selection.queue.altered.connect(self._show)

    def _take(self, units: list[str]) -> None:
        """Take over what was ticked; with no map in sight nothing can be tapped."""
        if self._board.isVisible():
            self._taking = True
            self._board.selection.queue.take(units)
            self._taking = False

    def _show(self) -> None:
        pane, queue = self._card.pane, self._board.selection.queue
        if pane is not None and not self._taking and self._board.isVisible() and queue.waiting():
            pane.show_ticked(list(queue.units))
