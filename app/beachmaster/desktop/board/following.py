"""Let a canvas follow the part of a sheet that is in use, until the player looks elsewhere."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.board.canvas import Canvas
from beachmaster.desktop.board.readable import Near


class FollowingCanvas(Canvas):
    """A canvas that `follows` what is in use as long as the player did not choose a view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follows = True
        self.begun: QRectF | None = None  # the part that is looked at from the beginning
        self._is_near = False

    def begin_anew(self) -> None:
        """Follow what is in use on another sheet, seen whole."""
        self.follows, self.begun, self._is_near = True, None, False
        self.fit()

    def begin_with(self, part: QRectF) -> None:
        """Show a part of the sheet, and no more than that from now on."""
        self.begun = part
        self.fit_part(part)

    def follow(self, part: QRectF | None) -> None:
        """Show a part, if it does not show already and the player did not look elsewhere."""
        if part is None or not self.follows:
            return
        if self._whole or not self.sees(part.adjusted(1, 1, -1, -1)):
            self.fit_part(part)

    def come_near(self, near: Near | None) -> None:
        """Look at a part as large as it can be read, None where all is large enough.

        What is asked for and in sight already moves nothing, nor does it where nothing is asked
        for: all shows until something is.
        """
        if not self.follows:
            return
        if near is None:
            self.go_back()
        elif near.asked is not None and not (self._is_near and self.sees(near.asked)):
            self._is_near = True
            self.fit_part(near.room)

    def go_back(self) -> None:
        """Look at as much as in the beginning, where the program came nearer."""
        if self.follows and self._is_near:
            self._is_near = False
            if self.begun is not None:
                self.fit_part(self.begun)
            else:
                self.fit()

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
