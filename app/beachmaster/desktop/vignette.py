"""Keep a small picture of the map as it was left, for the page that offers to go on."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QImageReader, QPainter, QPixmap

from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.board.ground_print import GroundPrint
from beachmaster.desktop.board.map_view import MapView
from beachmaster.desktop.board.overlay import Overlay, Shown
from beachmaster.storage.folders import data_folder

SIZE = QSize(640, 400)
"""In pixels, twice what it is shown in at ordinary text size."""
_SAVE = "save"


def vignette_file() -> Path:
    """Return where the picture is kept."""
    return data_folder() / "vignette.png"


def picture_of(board: MapView) -> QPixmap:
    """Return a map as it lies, whole and without what only the mouse or a prompt shows."""
    made = QPixmap(SIZE)
    if board.sheet is None:
        return QPixmap()
    room = QRectF(made.rect())
    view = Viewpoint().fitted(board.sheet.bounds, room)
    painter = QPainter(made)
    GroundPrint(board.sheet, board.theme).draw(painter, view, room, moving=False, whole=True)
    lying = Shown(stacks=board.shown.stacks, taken=board.shown.taken)
    Overlay(board.sheet, board.theme, board.press).paint(painter, lying, view, room, focus=False)
    painter.end()
    return made


def keep(board: MapView, save: Path) -> None:
    """Keep the picture of a saved game's map; one without a map has none."""
    picture = picture_of(board)
    if picture.isNull():
        forget()
        return
    image = picture.toImage()
    image.setText(_SAVE, str(save))
    vignette_file().parent.mkdir(parents=True, exist_ok=True)
    image.save(str(vignette_file()))


def forget() -> None:
    """Throw the picture away."""
    with suppress(OSError):  # somebody may look at it
        vignette_file().unlink(missing_ok=True)


def recalled(save: str) -> QPixmap:
    """Return the picture that was kept of a saved game, or an empty one."""
    if not vignette_file().is_file():
        return QPixmap()
    reader = QImageReader(str(vignette_file()))
    if reader.text(_SAVE) != save:
        return QPixmap()
    image: QImage = reader.read()
    return QPixmap.fromImage(image)
