"""Draw line icons in the theme's ink; the words of a control name it, with or without an icon."""

from functools import cache
from typing import Literal

from PySide6.QtCore import QBuffer, QByteArray, QObject, QSize, Qt
from PySide6.QtGui import QIcon, QImageReader, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton, QToolButton

from beachmaster.desktop.theme import Role, current
from beachmaster.paths import data_root

Line = Literal[
    "arrow-left",
    "arrow-right",
    "book-open",
    "bookmark",
    "circle-question-mark",
    "ellipsis",
    "fast-forward",
    "folder-open",
    "history",
    "layers",
    "list",
    "locate-fixed",
    "map-pinned",
    "maximize",
    "menu",
    "minus",
    "package-open",
    "plus",
    "redo-2",
    "search-x",
    "table-2",
    "undo-2",
    "users",
    "x",
]
"""The icons there are, named as their files in `resources/icons/lines`."""
SIDE = 1.15
"""How wide an icon is, in ems."""
AIR = 0.3
"""How far words stand off an icon, in ems."""


def line_icon(line: Line, *, full: bool = False, air: float = 0.0) -> QIcon:
    """Return an icon in the theme's ink, paler where its control is off; `full` fills its shape.

    `air` is so many ems of room at its right, before the words beside it.
    """
    theme, icon = current(), QIcon()
    side, ratio = theme.space(SIDE), theme.ratio
    inks: tuple[tuple[QIcon.Mode, Role], ...] = (
        (QIcon.Mode.Normal, "text"),
        (QIcon.Mode.Disabled, "muted"),
    )
    for mode, ink in inks:
        drawn = _picture(line, theme.colour(ink).name(), round(side * ratio), full=full)
        picture = QPixmap(drawn.width() + round(theme.em * air * ratio), drawn.height())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.drawPixmap(0, 0, drawn)
        painter.end()
        picture.setDevicePixelRatio(ratio)
        icon.addPixmap(picture, mode)
    return icon


def give_icon(button: QPushButton | QToolButton, line: Line, *, beside: bool = False) -> "Dress":
    """Put an icon on a button, in the ink and size of every theme; `beside` words or alone."""
    return Dress(button, line, beside=beside)


class Dress(QObject):
    """Keeps a button's icon as the theme wants it; `full` tells whether its shape is filled."""

    def __init__(self, button: QPushButton | QToolButton, line: Line, *, beside: bool) -> None:
        super().__init__(button)
        self._button, self._line, self._beside = button, line, beside
        self.full, self._on = False, True
        self._set_style()
        current().changed.connect(self._dress)
        self._dress()

    def fill(self, *, full: bool) -> None:
        """Fill the icon's shape or leave it in lines."""
        self.full = full
        self._dress()

    def show(self, *, on: bool) -> None:
        """Show the icon, or the words alone."""
        if on != self._on:
            self._on = on
            self._dress()

    def stand(self, *, beside: bool) -> None:
        """Stand beside words from now on, or alone: then in the middle of the button."""
        if beside != self._beside:
            self._beside = beside
            self._set_style()
            self._dress()

    def _set_style(self) -> None:
        if isinstance(self._button, QToolButton):
            styles = Qt.ToolButtonStyle
            beside = styles.ToolButtonTextBesideIcon
            self._button.setToolButtonStyle(beside if self._beside else styles.ToolButtonIconOnly)

    def _dress(self) -> None:
        theme, air = current(), AIR if self._beside else 0.0
        side = theme.space(SIDE)
        self._button.setIconSize(QSize(side + round(theme.em * air), side))
        shown = line_icon(self._line, full=self.full, air=air) if self._on else QIcon()
        self._button.setIcon(shown)


def line_picture(line: Line, ink: Role, side: int) -> QPixmap:
    """Return an icon as a picture of so many pixels, in a colour of the theme."""
    theme = current()
    picture = _picture(line, theme.colour(ink).name(), round(side * theme.ratio), full=False)
    picture = QPixmap(picture)
    picture.setDevicePixelRatio(theme.ratio)
    return picture


@cache
def _drawing(line: Line) -> str:
    folder = data_root() / "resources" / "icons" / "lines"
    return (folder / f"{line}.svg").read_text("utf-8")


@cache
def _picture(line: Line, ink: str, side: int, *, full: bool) -> QPixmap:
    """Return an icon drawn in a colour at so many pixels; the same one is drawn once."""
    drawing = _drawing(line).replace("currentColor", ink)
    if full:
        drawing = drawing.replace('fill="none"', f'fill="{ink}"')
    buffer = QBuffer()
    buffer.setData(QByteArray(drawing.encode()))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(QSize(side, side))
    return QPixmap.fromImage(reader.read())
