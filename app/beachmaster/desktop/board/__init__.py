"""The map of a tracked board."""

from beachmaster.desktop.models.immortals import make_immortal

make_immortal()

from beachmaster.desktop.board.board_view import BoardView  # noqa: E402 - after the line above

__all__ = ["BoardView"]
