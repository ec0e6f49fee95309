"""Give the map the grain of paper."""

from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from beachmaster.desktop.theme import Theme

GRAIN = 0.03
"""How strong the grain is."""
TILE = 160
"""How many pixels of grain there are before it is repeated."""


def paint_grain(painter: QPainter, window: QRectF, paper: QPointF, theme: Theme) -> None:
    """Paint the grain over a window, so that it moves with the paper; none in high contrast."""
    if theme.scheme != "contrast":
        painter.drawTiledPixmap(
            window, grain(by_day=theme.scheme == "light"), window.topLeft() - paper
        )


@lru_cache(maxsize=2)
def grain(*, by_day: bool) -> QPixmap:
    """Return a tile of grain: dark specks by day, light ones by night, always the same."""
    chance = Random(1945)  # noqa: S311 - only where a speck of paper is
    made = bytearray()
    for speck in chance.randbytes(TILE * TILE):
        strong = round(speck * GRAIN)
        light = 0 if by_day else strong
        made += bytes((light, light, light, strong))
    form = QImage.Format.Format_ARGB32_Premultiplied
    return QPixmap.fromImage(QImage(bytes(made), TILE, TILE, TILE * 4, form).copy())
