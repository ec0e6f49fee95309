"""The map of a tracked board."""

from beachmaster.desktop.board.board_view import BoardView

__all__ = ["BoardView"]
