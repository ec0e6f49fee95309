"""Draw the program's icon in every size and form: PNG, ICO, ICNS; `beachmaster.svg` is the large.

Run it after a change to the drawing: python installer/make_icons.py
"""

import struct
import sys
from collections.abc import Sequence

from build_macos import ICON_KINDS
from common import ICONS
from PySide6.QtCore import QBuffer, QByteArray, Qt  # noqa: TID251 - a tool
from PySide6.QtGui import QImage, QPainter  # noqa: TID251
from PySide6.QtSvg import QSvgRenderer  # noqa: TID251

NAME = "beachmaster"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64)
DARK = "#4f5a2c"
FITTED, FITTED_DISC = 32, 22
"""Up to this size the drawing is fitted to the pixels; from that one on it has the disc."""
ICO_LARGEST = 256
"""As a PNG; the smaller ones are plain bitmaps, which every reader of this format takes."""


def fitted(size: int) -> str:
    """Return the drawing for a small icon: its upright lines lie on whole pixels, so it is crisp.

    What has no room there is left out: the disc of the pennant, the waves of the sand.
    """
    line, pole = max(1, round(size / 18)), max(1, round(size / 13))
    edge, shoulder, middle = round(size * 0.09) + line / 2, round(size * 0.27), size / 2
    right, below, sand = size - edge, size - shoulder, round(size * 0.7)
    foot, top, deep = round(size * 0.33), round(size * 0.22), round(size * 0.32) | 1
    tip = round(size * 0.8)
    foot_of_hex = f"L{middle} {size - line * 0.6} L{edge} {below}"
    hexagon = f"M{middle} {line * 0.6} L{right} {shoulder} V{below} {foot_of_hex} V{shoulder} Z"
    pennant = f"M{foot + pole} {top} L{tip} {top + deep / 2} L{foot + pole} {top + deep} Z"
    parts = [
        f'<path d="{hexagon}" fill="#f4ecd8"/>',
        f'<path d="M{edge} {sand} H{right} V{below} {foot_of_hex} Z" fill="#c9b98a"/>',
        f'<path d="{hexagon}" fill="none" stroke="{DARK}" stroke-width="{line}"/>',
        f'<path d="M{foot} {top - 1} h{pole} V{round(size * 0.8)} h{-pole} Z" fill="{DARK}"/>',
        f'<path d="{pennant}" fill="#5f6e33"/>',
    ]
    if size >= FITTED_DISC:
        where = f'cx="{foot + pole + deep * 3 // 8 + 0.5}" cy="{top + deep / 2}"'
        parts.append(f'<circle {where} r="{size / 20}" fill="#f4ecd8"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
    return "".join((head, *parts, "</svg>"))


def draw(size: int) -> QImage:
    """Return the icon as an image of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing = fitted(size).encode() if size <= FITTED else (ICONS / f"{NAME}.svg").read_bytes()
    QSvgRenderer(QByteArray(drawing)).render(painter)
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
