"""Read the photos on which a board lies, for the map one plays on."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QPixmap

from beachmaster.desktop.board.grids import FlatGrid, JoinedGrid, PhotoGrid
from beachmaster.desktop.placing.joining import Joined, joined
from beachmaster.desktop.placing.photo import PhotoError, kept
from beachmaster.desktop.tasks import Task
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.placing import Fit

Read = tuple[QImage, Fit] | Joined
"""The one photo with the lattice on it, or several joined."""


def task(photos: Sequence[tuple[Fit, Path]], board: OwnBoard, asker: QObject) -> Task[Read]:
    """Return the work of reading a board's photos off the GUI thread; it fails where all are gone.

    Of several, one that is gone or broken is left out.
    """
    return Task(lambda _task: _read(photos, board), asker)


def grid(read: Read) -> FlatGrid:
    """Return what was read as the map lays it out."""
    if isinstance(read, Joined):
        return JoinedGrid(QPixmap.fromImage(read.image), read.frame)
    image, fitted = read
    return PhotoGrid(QPixmap.fromImage(image), fitted)


def _read(photos: Sequence[tuple[Fit, Path]], board: OwnBoard) -> Read:
    found: list[tuple[QImage, Fit]] = []
    for fitted, path in photos:
        try:
            found.append((kept(path).image, fitted))
        except PhotoError:
            if path is photos[-1][1] and not found:
                raise
    return found[0] if len(photos) == 1 else joined(found, board.lattice)
