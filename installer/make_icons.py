"""Draw the program's icon in every size and form from `beachmaster.svg`: PNG, ICO, ICNS.

Run it after a change to the drawing: python installer/make_icons.py
"""

import struct
import sys
from collections.abc import Sequence

from build_macos import ICON_KINDS
from common import ICONS
from PySide6.QtCore import QBuffer, Qt  # noqa: TID251 - a tool
from PySide6.QtGui import QImage, QPainter  # noqa: TID251
from PySide6.QtSvg import QSvgRenderer  # noqa: TID251

NAME = "beachmaster"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64)
ICO_LARGEST = 256
"""As a PNG; the smaller ones are plain bitmaps, which every reader of this format takes."""


def draw(size: int) -> QImage:
    """Return the icon as an image of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(ICONS / f"{NAME}.svg")).render(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """Return an image as PNG."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def bitmap(image: QImage) -> bytes:
    """Return an image as the bitmap of an ICO: no file header, rows from below, an empty mask."""
    size = image.width()
    rows = bytes(image.constBits())
    pixels = b"".join(rows[size * 4 * row : size * 4 * (row + 1)] for row in reversed(range(size)))
    mask = bytes((size + 31) // 32 * 4 * size)
    head = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, len(pixels), 0, 0, 0, 0)
    return head + pixels + mask


def ico(parts: Sequence[tuple[int, bytes]]) -> bytes:
    """Return the Windows icon of images by size."""
    head, body, offset = struct.pack("<HHH", 0, 1, len(parts)), b"", 6 + 16 * len(parts)
    for size, data in parts:
        side = size % 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body


def icns() -> bytes:
    """Return the macOS icon."""
    parts = b""
    for kind, size in ICON_KINDS.items():
        data = png(draw(size))
        parts += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def main() -> None:
    """Write every form beside the drawing."""
    for size in SIZES:
        (ICONS / f"{NAME}-{size}.png").write_bytes(png(draw(size)))
    small = [(size, bitmap(draw(size))) for size in ICO_SIZES]
    (ICONS / f"{NAME}.ico").write_bytes(ico([*small, (ICO_LARGEST, png(draw(ICO_LARGEST)))]))
    (ICONS / f"{NAME}.icns").write_bytes(icns())


if __name__ == "__main__":
    sys.exit(main())
