"""Carry what was told of a prompt, and not answered yet, to the card one turns to."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.keyboard import keyboard
from beachmaster.desktop.large.card import LargeCard
from beachmaster.desktop.prompts.form_told import go_to_untold
from beachmaster.desktop.prompts.record import RecordPane


class Telling(QObject):
    """The desk and the large card, and at which of them one tells.

    Where the keyboard goes from one to the other, that one holds what the other was told.
    """

    def __init__(self, large: LargeCard, window: QWidget) -> None:
        super().__init__(window)
        self._large, self._window = large, window
        self._at_large = False
        keyboard().moved.connect(self._follow)

    def begin(self) -> None:
        """Go on at the large card."""
        self._turn(at_large=True)

    def end(self) -> None:
        """Go on at the desk."""
        self._turn(at_large=False)

    def _follow(self, _left: QWidget | None, stands: QWidget | None) -> None:
        if stands is not None and self._window.isVisible():
            self._turn(at_large=stands.window() is self._window)

    def _turn(self, *, at_large: bool) -> None:
        if at_large == self._at_large:
            return
        self._at_large = at_large
        large, desk = self._large, self._large.desk
        here, there = (large, desk) if at_large else (desk, large)
        if here.pane is None or there.pane is None or here.pane.prompt is not there.pane.prompt:
            return
        if here.pane.told_so_far() == there.pane.told_so_far():
            return
        here.renew(like=there)
        if at_large:
            large.go_to_untold()
        elif isinstance(desk.pane, RecordPane):
            go_to_untold(desk.pane.form)
