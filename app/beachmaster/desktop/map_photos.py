"""The ways to the photos of the player's maps: where a game is begun, and in one under way."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.dialogs.opener import DialogOpener
from beachmaster.desktop.pages.own_boards import OwnBoards


class MapPhotos(QObject):
    """Opens the page of a map's photos; the action sleeps where the game has no map of its own."""

    def __init__(
        self, dialogs: DialogOpener, action: QAction, board: BoardView, maps: OwnBoards
    ) -> None:
        super().__init__(board)
        self._dialogs, self._action = dialogs, action
        self._ahead = board.ahead
        maps.place_wanted.connect(
            lambda lattice: dialogs.place_grid(lattice, numbered=maps.numbered, then=maps.take_grid)
        )
        maps.photos_wanted.connect(
            lambda of: dialogs.change_photos(of, lambda: maps.list_again(of))
        )
        action.triggered.connect(self._change)
        board.bar.photos.clicked.connect(self._change)
        board.controller.changed.connect(self._wake)
        self._wake()

    def _wake(self) -> None:
        self._action.setEnabled(self._ahead.has_photos)

    def _change(self) -> None:
        """Change the photos of the map that the open game is played on."""
        atlas = self._ahead.atlas
        if atlas is not None:
            self._dialogs.change_photos(atlas.board, self._ahead.show_photos, played=True)
