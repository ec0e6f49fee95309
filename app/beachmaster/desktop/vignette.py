"""Keep a small picture of the map as it was left, for the page that offers to go on."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPixmap, QRegion

from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.board.ground_print import GroundPrint
from beachmaster.desktop.board.map_view import MapView
from beachmaster.desktop.board.overlay import Overlay
from beachmaster.desktop.board.sea_names import boxes_at_sea, paint_sea_names
from beachmaster.desktop.board.shown import Shown
from beachmaster.storage.folders import data_folder

SIZE, SMALL = QSize(640, 400), QSize(192, 120)
"""In pixels, twice and three times what they are shown in at ordinary text size."""
THUMBNAILS = "thumbnails"
_SAVE, _SCHEME = "save", "scheme"


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
    if not isinstance(board.sheet, AreaSheet):  # its names are in its print
        names = boxes_at_sea(board.sheet, view, room, board.theme, ())
        paint_sea_names(painter, names, view, board.theme, QRegion(made.rect()))
    lying = Shown(stacks=board.shown.stacks, taken=board.shown.taken)
    Overlay(board.sheet, board.theme, board.press).paint(painter, lying, view, room, focus=False)
    painter.end()
    return made


def keep(board: MapView, save: Path) -> None:
    """Keep the picture of a saved game's map, and a small one; one without a map has none."""
    picture, small = picture_of(board), thumbnail_file(save)
    _drop_thumbnails()
    if picture.isNull():
        forget()
        _unlink(small)
        return
    image = picture.toImage()
    smooth = Qt.TransformationMode.SmoothTransformation
    for size, path in ((SIZE, vignette_file()), (SMALL, small)):
        scaled = image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        scaled.setText(_SAVE, str(save))
        scaled.setText(_SCHEME, board.theme.scheme)
        path.parent.mkdir(parents=True, exist_ok=True)
        scaled.save(str(path))


def thumbnail_file(save: Path) -> Path:
    """Return where the small picture of a saved game is kept: by its name, known by its path."""
    return data_folder() / THUMBNAILS / f"{save.stem}.png"


def thumbnail(save: Path) -> QPixmap:
    """Return the small picture of a saved game as it was left, or an empty one."""
    return _read(thumbnail_file(save), str(save))


def _drop_thumbnails() -> None:
    """Throw away the small pictures of games that are gone, or have another name now."""
    for path in (data_folder() / THUMBNAILS).glob("*.png"):
        save = QImageReader(str(path)).text(_SAVE)
        if not (save and Path(save).is_file()):
            _unlink(path)


def forget() -> None:
    """Throw the picture away."""
    _unlink(vignette_file())


def _unlink(path: Path) -> None:
    with suppress(OSError):  # somebody may look at it
        path.unlink(missing_ok=True)


def recalled(save: str, scheme: str) -> QPixmap:
    """Return the picture that was kept of a saved game in these colours, or an empty one."""
    return _read(vignette_file(), save, scheme)


def _read(path: Path, save: str, scheme: str = "") -> QPixmap:
    if not path.is_file():
        return QPixmap()
    reader = QImageReader(str(path))
    if reader.text(_SAVE) != save or (scheme and reader.text(_SCHEME) != scheme):
        return QPixmap()
    image: QImage = reader.read()
    return QPixmap.fromImage(image)
