"""Let a canvas follow the part of a sheet that is in use, until the player looks elsewhere."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.board.canvas import Canvas


class FollowingCanvas(Canvas):
    """A canvas that `follows` what is in use as long as the player did not choose a view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follows = True

    def follow(self, part: QRectF | None) -> None:
        """Show a part, if it does not show already and the player did not look elsewhere."""
        if part is None or not self.follows:
            return
        if self._whole or not self.sees(part.adjusted(1, 1, -1, -1)):
            self.fit_part(part)

    def glance(self, point: QPointF, room: float) -> None:
        """Bring a point into sight for the program: it goes on to follow what is in use."""
        follows = self.follows
        self.show_point(point, room)
        self.follows = follows

    def show_whole(self) -> None:
        """Show the whole sheet because the player wants it."""
        self.follows = False
        self.fit()

    def zoom(self, factor: float, around_pixel: QPointF | None = None) -> None:
        """Come nearer or go back because the player wants it."""
        self.follows = False
        super().zoom(factor, around_pixel)

    def pan(self, by: QPointF) -> None:
        """Move the paper because the player wants it."""
        self.follows = False
        super().pan(by)
