"""The buttons of the large card: painted as large as the plan says, pressed by mouse or finger."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from beachmaster.desktop.large.colours import worn
from beachmaster.desktop.theme import Role

Paints = Callable[[QPainter, "Painted"], None]


class Painted(QAbstractButton):
    """A button that leaves its look to whom it belongs to, and the keyboard to the large card."""

    def __init__(self, parent: QWidget, colours: Callable[[], Mapping[Role, str]]) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._colours = colours
        self._paints: Paints | None = None
        self._press: Callable[[], object] | None = None
        self.clicked.connect(self._pressed)

    def show_as(
        self, words: str, paints: Paints, press: Callable[[], object], key: str = ""
    ) -> None:
        """Look and do so from now on; a screen reader hears words and key."""
        self._paints, self._press = paints, press
        self.setAccessibleName(words)
        self.setAccessibleDescription(key)
        self.show()
        self.update()

    @property
    def lit(self) -> bool:
        """Tell whether the pointer is over it or presses it."""
        return self.underMouse() or self.isDown()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        del event
        if self._paints is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with worn(self._colours()):
            self._paints(painter, self)
        painter.end()

    def _pressed(self) -> None:
        if self._press is not None:
            self._press()


class Pool:
    """Buttons of one kind, made as they are needed and used again."""

    def __init__(self, make: Callable[[], Painted]) -> None:
        self._make = make
        self.all: list[Painted] = []

    @property
    def shown(self) -> list[Painted]:
        """Return those that are there now."""
        return [one for one in self.all if not one.isHidden()]

    def take(self, count: int) -> list[Painted]:
        """Return so many, and put the others away."""
        while len(self.all) < count:
            self.all.append(self._make())
        for one in self.all[count:]:
            one.hide()
        return self.all[:count]
