"""Draw the small marks that the style sheet needs as images: the arrows, by scheme."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "app"))

from PySide6.QtCore import QPointF, Qt  # noqa: E402, TID251 - a tool, after the path is set
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF  # noqa: E402, TID251

from beachmaster.desktop.theme.roles import COLOURS, SCHEMES, Role  # noqa: E402

SIZE = 48
SHAPES: dict[str, tuple[Role, tuple[tuple[int, int], ...]]] = {
    "down": ("text", ((10, 17), (24, 32), (38, 17))),
    "up": ("text", ((10, 31), (24, 16), (38, 31))),
}


def draw(shape: str, scheme: str) -> QImage:
    """Return one mark as an image."""
    role, points = SHAPES[shape]
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(COLOURS[scheme][role]), 6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(*point) for point in points]))
    painter.end()
    return image


if __name__ == "__main__":
    for scheme in SCHEMES:
        for shape in SHAPES:
            draw(shape, scheme).save(str(HERE / f"{shape}-{scheme}.png"))
