"""Read a photo of a map safely, and keep a copy of it that says nothing else.

A photo may come from anybody: what it is is told from its first bytes, and its size is known
before a pixel is read. The copy kept has neither place nor time nor camera in it.
"""

import hashlib
import os
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSize, Qt
from PySide6.QtGui import QColorSpace, QImage, QImageReader, QImageWriter, QPainter

from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.engine.refusal import SaidError
from beachmaster.engine.text import Text, plain_text
from beachmaster.storage.folders import at_once, photo_file, write_whole

LARGEST_FILE = 40_000_000
MOST_PIXELS, MOST_WHOLE = 100_000_000, 40_000_000
"""The pixels of the largest photo: of one that Qt makes smaller while it reads, and of one that it
first holds whole in memory."""
KEPT_PIXELS = 12_000_000
LEAST_SIDE, LONGEST_SIDE = 120, 20_000
_QUALITY = 92
_MEGABYTES = 420
"""What Qt takes a picture of the most pixels for, at four bytes each, with some room."""
_PROGRESSIVE = b"\xc2\xc6\xca\xce"
_FRAMES = bytes(range(0xC0, 0xD0)).translate(None, b"\xc4\xc8\xcc")
"""The markers that begin the picture in a JPEG; that of some of them is read whole."""


class PhotoError(SaidError):
    """Tell the player why a file cannot serve as a photo of the map."""


@dataclass(frozen=True)
class MapPhoto:
    """A photo as it is shown, and the file that keeps it, or will: `data` is to be written there.

    A photo that the player looked at and did not use leaves no file.
    """

    image: QImage
    path: Path
    data: bytes = b""

    def keep(self) -> None:
        """Write the file; raise `PhotoError` where that cannot be done."""
        if not self.data:
            return
        try:
            write_whole(self.path, self.data)
        except OSError as error:
            why = plain_text(error.strerror or str(error))
            raise PhotoError(T("The photo cannot be saved: {why}.", why=why)) from error


def taken_in(source: Path) -> MapPhoto:
    """Return a photo from a file of the player's; raise `PhotoError` where it is none.

    Takes seconds for a large one: see `task`.
    """
    image = decoded(contents(source))
    data = _written(image)
    return MapPhoto(image, photo_file(f"{hashlib.sha256(data).hexdigest()[:20]}.jpg"), data)


def kept(path: Path) -> MapPhoto:
    """Return a photo that was taken in before; raise `PhotoError` where it is gone or broken."""
    return MapPhoto(decoded(contents(path)), path)


def task(source: Path, asker: QObject) -> Task[MapPhoto]:
    """Return the work of taking a photo in, off the GUI thread.

    It tells nobody once the asker is gone.
    """
    return Task(lambda _task: taken_in(source), asker)


def read_again(sources: Sequence[Path], asker: QObject) -> "Task[list[MapPhoto | PhotoError]]":
    """Return the work of reading kept photos again, each or why it cannot be, off the GUI thread.

    It tells nobody once the asker is gone.
    """

    def read(source: Path) -> MapPhoto | PhotoError:
        try:
            return kept(source)
        except PhotoError as error:
            return error

    return Task(lambda _task: [read(one) for one in sources], asker)


def contents(source: Path) -> bytes:
    """Return a file's bytes; raise `PhotoError` where it is no file, empty or too large."""
    try:
        with open(source, "rb", opener=at_once) as file:
            about = os.fstat(file.fileno())
            data = file.read(LARGEST_FILE + 1) if stat.S_ISREG(about.st_mode) else b""
    except OSError as error:
        why = plain_text(error.strerror or str(error))
        raise PhotoError(T("{file} cannot be read: {why}.", file=source.name, why=why)) from error
    if len(data) > LARGEST_FILE:
        raise PhotoError(
            T("{file} is larger than {most} MB.", file=source.name, most=LARGEST_FILE // 10**6)
        )
    if not data:
        raise PhotoError(T("There is no photo in {file}: it is empty.", file=source.name))
    return data


def decoded(data: bytes) -> QImage:
    """Return the picture that bytes hold, upright and of at most `KEPT_PIXELS`.

    Raise `PhotoError` where they hold none, a broken one, or one too large.
    """
    kind = _kind(data)
    if kind == "jpeg" and data.rfind(b"\xff\xd9") < data.rfind(b"\xff\xda"):
        raise PhotoError(_BROKEN)  # it ends too soon, and Qt would fill the rest with gray
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.encode()))
    size = reader.size()
    _check_size(size, MOST_PIXELS if kind == "jpeg" and _read_by_rows(data) else MOST_WHOLE)
    if size.width() * size.height() > KEPT_PIXELS:
        factor = sqrt(KEPT_PIXELS / (size.width() * size.height()))
        reader.setScaledSize(QSize(int(size.width() * factor), int(size.height() * factor)))
    reader.setAutoTransform(True)
    before = QImageReader.allocationLimit()
    QImageReader.setAllocationLimit(max(before, _MEGABYTES))
    try:
        image = reader.read()
    finally:
        QImageReader.setAllocationLimit(before)
    if image.isNull():
        raise PhotoError(_BROKEN)
    return _bare(image)


def _kind(data: bytes) -> str:
    """Return which kind of picture this is by its first bytes."""
    if data.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    if data[4:8] == b"ftyp":
        raise PhotoError(_HEIC)
    raise PhotoError(_NO_PHOTO)


def _read_by_rows(data: bytes) -> bool:
    """Return whether a JPEG is stored row by row, and not as one picture ever sharper."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker in _FRAMES:
            return marker not in _PROGRESSIVE
        at += 1 if marker == 0xFF else 2 + int.from_bytes(data[at + 2 : at + 4])
    return False


def _check_size(size: QSize, most: int) -> None:
    if not size.isValid() or size.isEmpty():
        raise PhotoError(_BROKEN)
    wide, high = size.width(), size.height()
    if wide * high > most or max(wide, high) > LONGEST_SIDE:
        raise PhotoError(
            T(
                "The photo has {wide} × {high} pixels, more than {most} million or {side} on one "
                "side. Make it smaller and choose it again.",
                wide=wide,
                high=high,
                most=most // 10**6,
                side=LONGEST_SIDE,
            )
        )
    if min(wide, high) < LEAST_SIDE:
        raise PhotoError(
            T(
                "The photo has only {wide} × {high} pixels: too few to tell the hexes apart.",
                wide=wide,
                high=high,
            )
        )


def _bare(image: QImage) -> QImage:
    """Return nothing but the colours of a picture, in those of a screen."""
    if image.colorSpace().isValid():
        image.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    made = QImage(image.size(), QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    image.setDevicePixelRatio(1)
    painter = QPainter(made)
    painter.drawImage(0, 0, image)
    painter.end()
    return made


def _written(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpeg"))
    writer.setQuality(_QUALITY)
    if not writer.write(image):
        raise PhotoError(_BROKEN)
    return bytes(buffer.data().data())


KINDS: Text = T("Photos (*.jpg *.jpeg *.png *.webp)")
_HEIC = T(
    "This is an HEIC photo, which cannot be read here. On a phone, share or export it as JPEG "
    "(iPhone: Settings, Camera, Formats, Most Compatible); on a computer, open it and save it as "
    "JPEG."
)
_NO_PHOTO = T(
    "This is not a JPEG, PNG or WebP picture. Open it in a picture program and save it as JPEG."
)
_BROKEN = T(
    "The photo is damaged or was not copied completely. Copy it again, or take another one."
)
