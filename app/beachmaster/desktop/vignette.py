"""Keep small pictures of the map as it was left, one for each theme, for the page to go on from."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QImageReader, QPainter, QPixmap, QRegion

from beachmaster.desktop.board.area_sheet import AreaSheet
from beachmaster.desktop.board.counters import CounterPress
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.desktop.board.ground_print import GroundPrint
from beachmaster.desktop.board.map_view import MapView
from beachmaster.desktop.board.overlay import Overlay
from beachmaster.desktop.board.sea_names import SeaNames
from beachmaster.desktop.board.shown import Shown
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.theme.roles import SCHEMES, Scheme
from beachmaster.storage.folders import data_folder

SIZE, SMALL = QSize(640, 400), QSize(192, 120)
"""In pixels, twice and three times what they are shown in at ordinary text size."""
THUMBNAILS = "thumbnails"
QUICKLY = 90
"""How PNG files are packed: a third larger than they could be, in a quarter of the time."""
_SAVE = "save"


def vignette_file(scheme: str) -> Path:
    """Return where the picture in the colours of a theme is kept."""
    return data_folder() / f"vignette-{scheme}.png"


def picture_of(sheet: Sheet, lying: Shown, theme: Theme) -> QPixmap:
    """Return a whole map, and what lies on it."""
    made = QPixmap(SIZE)
    room = QRectF(made.rect())
    view = Viewpoint().fitted(sheet.bounds, room)
    painter = QPainter(made)
    GroundPrint(sheet, theme).draw(painter, view, room, moving=False, whole=True)
    if not isinstance(sheet, AreaSheet):  # its names are in its print
        names = SeaNames(theme)
        names.lay(sheet, view, room, ())
        names.paint(painter, view, QRegion(made.rect()))
    press = CounterPress(theme)
    Overlay(sheet, theme, press).paint(painter, lying, view, room, focus=False)
    painter.end()
    return made


def keep(board: MapView, save: Path, later: QObject | None = None) -> None:
    """Keep the pictures of a saved game's map, without what only the mouse or a prompt shows.

    One without a map has none.
    That of the theme in force is kept at once, the others as well, or for an owner that is given
    when nothing else is to be done.
    """
    _drop_thumbnails()
    if board.sheet is None:
        forget()
        for path in _thumbnails(save):
            _unlink(path)
        return
    theme, lying = board.theme, Shown(stacks=board.shown.stacks, taken=board.shown.taken)
    for scheme in SCHEMES:
        paint = partial(_paint, board.sheet, lying, save, theme, scheme)
        if later is None or scheme == theme.scheme:
            paint()
        else:
            QTimer.singleShot(0, later, paint)


def _paint(sheet: Sheet, lying: Shown, save: Path, theme: Theme, scheme: Scheme) -> None:
    """Write both pictures in the colours of one theme."""
    with theme.as_in(scheme):
        image = picture_of(sheet, lying, theme).toImage()
    smooth = Qt.TransformationMode.SmoothTransformation
    for size, path in ((SIZE, vignette_file(scheme)), (SMALL, thumbnail_file(save, scheme))):
        scaled = image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        scaled.setText(_SAVE, str(save))
        path.parent.mkdir(parents=True, exist_ok=True)
        scaled.save(str(path), quality=QUICKLY)


def thumbnail_file(save: Path, scheme: str) -> Path:
    """Return where a small picture of a saved game is kept: by its name, known by its path."""
    return data_folder() / THUMBNAILS / f"{save.stem}.{scheme}.png"


def thumbnail(save: Path, scheme: str) -> QPixmap:
    """Return the small picture of a saved game as it was left, or an empty one."""
    return _read(thumbnail_file(save, scheme), str(save))


def _drop_thumbnails() -> None:
    """Throw away the small pictures of games that are gone, or have another name now."""
    for path in (data_folder() / THUMBNAILS).glob("*.png"):
        save = Path(QImageReader(str(path)).text(_SAVE))
        if path not in _thumbnails(save) or not save.is_file():
            _unlink(path)


def _thumbnails(save: Path) -> Iterator[Path]:
    return (thumbnail_file(save, scheme) for scheme in SCHEMES)


def forget() -> None:
    """Throw the large pictures away."""
    for path in data_folder().glob("vignette*.png"):
        _unlink(path)


def _unlink(path: Path) -> None:
    with suppress(OSError):  # somebody may look at it
        path.unlink(missing_ok=True)


def recalled(save: str, scheme: str) -> QPixmap:
    """Return the picture that was kept of a saved game in these colours, or an empty one."""
    return _read(vignette_file(scheme), save)


def _read(path: Path, save: str) -> QPixmap:
    if not path.is_file():
        return QPixmap()
    reader = QImageReader(str(path))
    if reader.text(_SAVE) != save:
        return QPixmap()
    image: QImage = reader.read()
    return QPixmap.fromImage(image)
