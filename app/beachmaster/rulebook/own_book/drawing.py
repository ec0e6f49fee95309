"""Have the pages of a PDF drawn in a child process, within limits."""

import json
import math
import multiprocessing
import struct
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from beachmaster.rulebook.own_book.bounds import leave_with_parent, limit_memory
from beachmaster.rulebook.own_book.reading import ORDINARY, Limits

Size = tuple[float, float]
Child = Callable[[Connection, str, Limits], None]
HEADER = struct.Struct("<II")
BYTES_A_PIXEL = 4
LARGEST = 14_400.0
"""The longest side of a page that a PDF may have, in points."""


class DrawingError(Exception):
    """A page, or the whole file, could not be drawn."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A page's picture, row by row: blue, green, red and an unused byte for each pixel."""

    width: int
    height: int
    pixels: bytes


class PageDrawer:
    """Draws pages of one PDF; a child that fails is replaced at the next call.

    One thread at a time may use it. The child ends with `close`, or when this object goes.
    """

    def __init__(self, path: Path, limits: Limits = ORDINARY, child: Child | None = None) -> None:
        self.path = path
        self._limits = limits
        self._target = child or draw_pages
        self._child: SpawnProcess | None = None
        self._line: Connection | None = None
        self._sizes: tuple[Size, ...] = ()

    def sizes(self) -> tuple[Size, ...]:
        """Return width and height of each page, in points; raise `DrawingError`."""
        self._open()
        return self._sizes

    def draw(self, page: int, width: int) -> Drawn:
        """Return a picture of a page, counted from 0, so many pixels wide or a little less.

        Raises `DrawingError`, also when the page takes too long or asks for too much memory.
        """
        line = self._open()
        try:
            line.send_bytes(json.dumps([page, width]).encode())
            most = HEADER.size + BYTES_A_PIXEL * self._limits.pixels
            message = _received(line, most, self._limits.page_seconds)
            if not message:
                raise DrawingError(f"page {page + 1} is damaged")
            wide, high = HEADER.unpack_from(message)
            pixels = message[HEADER.size :]
            if not pixels or wide * high * BYTES_A_PIXEL != len(pixels):
                raise ValueError("a picture of another size")
        except (OSError, EOFError, ValueError, struct.error) as error:
            self.close()
            raise DrawingError(str(error)) from error
        return Drawn(wide, high, pixels)

    def close(self) -> None:
        """End the child."""
        if self._line is not None:
            self._line.close()
        if self._child is not None:
            self._child.kill()
            self._child.join()
            self._child.close()
        self._line = self._child = None

    def _open(self) -> Connection:
        """Return the line to a child that has the file open."""
        if self._line is not None:
            return self._line
        context = multiprocessing.get_context("spawn")
        line, theirs = context.Pipe()
        self._line = line
        self._child = context.Process(
            target=self._target, args=(theirs, str(self.path), self._limits), daemon=True
        )
        try:
            self._child.start()
            theirs.close()
            told = json.loads(_received(line, 64 * (self._limits.pages + 1), self._limits.seconds))
            self._sizes = tuple((_side(wide), _side(high)) for wide, high in told)
            if not 0 < len(self._sizes) <= self._limits.pages:
                raise ValueError("no pages, or too many")
        except (OSError, EOFError, ValueError, TypeError) as error:
            self.close()
            raise DrawingError(str(error)) from error
        return line


def _received(line: Connection, most: int, seconds: float) -> bytes:
    """Return what a child sends within so many bytes and seconds; raise `OSError`."""
    if not line.poll(seconds):
        raise OSError("no answer in time")
    return line.recv_bytes(most)


def _side(points: float) -> float:
    """Return a page's side within what a PDF allows, whatever the file says."""
    return min(max(1.0, float(points)), LARGEST)


def draw_pages(connection: Connection, path: str, limits: Limits) -> None:
    """Send the sizes of the pages, then draw each page that is asked for; runs in the child."""
    leave_with_parent()
    limit_memory(limits.memory)
    import pypdfium2 as pdfium

    try:
        document = pdfium.PdfDocument(path)
        count = len(document)
        sizes = [_size(document, number) for number in range(min(count, limits.pages + 1))]
        connection.send_bytes(json.dumps(sizes).encode())
        while True:
            page, width = json.loads(connection.recv_bytes())
            connection.send_bytes(_drawn(document, page, width, limits.pixels))
    except (pdfium.PdfiumError, MemoryError, EOFError, OSError):
        connection.close()  # the parent takes it from there


def _size(document: Any, number: int) -> Size:
    """Return a page's size; that of A4 where the page is damaged."""
    from pypdfium2 import PdfiumError

    try:
        width, height = document.get_page_size(number)
    except PdfiumError:
        return 595.0, 842.0
    return round(width, 2), round(height, 2)


def _drawn(document: Any, number: int, width: int, most: int) -> bytes:
    """Return a page's picture with its size in front, or nothing where the page is damaged."""
    from pypdfium2 import PdfiumError

    try:
        page = document[number]
    except PdfiumError:
        return b""
    try:
        wide, high = (max(side, 1.0) for side in page.get_size())
        scale = min(width / wide, math.sqrt(most / (wide * high)) * 0.99)
        bitmap = page.render(scale=scale, prefer_bgrx=True)
        row = bitmap.width * BYTES_A_PIXEL
        pixels = bytes(bitmap.buffer)
        if bitmap.stride != row:
            starts = range(0, bitmap.stride * bitmap.height, bitmap.stride)
            pixels = b"".join(pixels[start : start + row] for start in starts)
        return HEADER.pack(bitmap.width, bitmap.height) + pixels
    finally:
        page.close()
