"""Read a PDF's text inside a child process of its own: what a hostile file breaks is only this."""

import ctypes
import json
import multiprocessing
import os
import sys
import threading
import time
from multiprocessing.connection import Connection
from typing import Any

from beachmaster.rulebook.own_book.columns import Piece, pages_in_order

TOO_MUCH_MEMORY, ORPHANED = 70, 71
WIDE_GAP = 2.2


def read_pdf(connection: Connection, path: str, most_pages: int, memory: int) -> None:
    """Send `{"pages": n}`, then each page's lines, then `{"done": true}`, or `{"error": why}`."""
    leave_with_parent()
    limit_memory(memory)
    try:
        for message in _messages(path, most_pages):
            connection.send_bytes(json.dumps(message).encode())
    except MemoryError:
        connection.send_bytes(b'{"error": "memory"}')
    finally:
        connection.close()


def leave_with_parent() -> None:
    """End this process as soon as the one that started it is gone, whatever it is busy with."""
    threading.Thread(target=_await_parent, daemon=True).start()


def _await_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(ORPHANED)


def limit_memory(most: int) -> None:
    """Hold this process to so many bytes: by the system on Linux, by looking elsewhere."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    else:
        threading.Thread(target=_watch_memory, args=(most,), daemon=True).start()


def _messages(path: str, most_pages: int) -> Any:
    import pypdfium2 as pdfium

    try:
        document = pdfium.PdfDocument(path)
    except pdfium.PdfiumError as error:
        locked = any(word in str(error).lower() for word in ("password", "security"))
        yield {"error": "locked" if locked else "broken"}
        return
    if len(document) > most_pages:
        yield {"error": "long", "pages": len(document)}
        return
    yield {"pages": len(document)}
    pieces = [_page_pieces(pdfium, document, number) for number in range(len(document))]
    for lines in pages_in_order(pieces):
        yield {"lines": lines}
    yield {"done": True}


def _page_pieces(pdfium: Any, document: Any, number: int) -> list[Piece]:
    """Return one page's pieces of text; a page that cannot be read counts as empty."""
    try:
        page = document[number]
        textpage = page.get_textpage()
    except pdfium.PdfiumError:
        return []
    try:
        return _pieces(pdfium.raw, textpage)
    finally:
        textpage.close()
        page.close()


def _pieces(raw: Any, textpage: Any) -> list[Piece]:
    """Cut a page's letters into pieces at line ends and at gaps too wide for a space."""
    pieces: list[Piece] = []
    letters: list[str] = []
    box: list[float] = []
    for index in range(textpage.count_chars()):
        letter = chr(raw.FPDFText_GetUnicode(textpage, index) or 32)
        if letter in "\r\n":
            _finish(pieces, letters, box)
            continue
        if letter.isspace() or letter in "\x02\ufffe":
            letters.append(" " if letter.isspace() else "-")
            continue
        left, right, bottom, top = _letter_box(raw, textpage, index)
        if box and (left - box[2] > WIDE_GAP * max(box[3] - box[1], 4) or left < box[0] - 2):
            _finish(pieces, letters, box)
        letters.append(letter)
        box[:] = (
            [min(box[0], left), min(box[1], bottom), max(box[2], right), max(box[3], top)]
            if box
            else [left, bottom, right, top]
        )
    _finish(pieces, letters, box)
    return pieces


def _finish(pieces: list[Piece], letters: list[str], box: list[float]) -> None:
    if box:
        left, bottom, right, top = box
        pieces.append(Piece(left, bottom, right, top, "".join(letters)))
    letters.clear()
    box.clear()


def _letter_box(raw: Any, textpage: Any, index: int) -> tuple[float, float, float, float]:
    """Return a letter's left, right, bottom and top."""
    sides = [ctypes.c_double() for _side in range(4)]
    raw.FPDFText_GetCharBox(textpage, index, *(ctypes.byref(side) for side in sides))
    left, right, bottom, top = (side.value for side in sides)
    return left, right, bottom, top


def _watch_memory(most: int) -> None:
    while True:
        if memory_in_use() > most:
            os._exit(TOO_MUCH_MEMORY)
        time.sleep(0.05)


def memory_in_use() -> int:
    """Return the most memory this process has held, in bytes."""
    if sys.platform == "win32":
        return _windows_memory()
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def _windows_memory() -> int:
    class Counters(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS of the Windows API."""

        _fields_ = [
            ("size", ctypes.c_ulong),
            ("faults", ctypes.c_ulong),
            *(
                (name, ctypes.c_size_t)
                for name in (
                    "peak",
                    "used",
                    "peak_paged",
                    "paged",
                    "peak_other",
                    "other",
                    "pagefile",
                    "peak_pagefile",
                )
            ),
        ]

    counters = Counters()
    counters.size = ctypes.sizeof(counters)
    windows: Any = ctypes
    process = windows.windll.kernel32.GetCurrentProcess
    process.restype = ctypes.c_void_p
    query = windows.windll.psapi.GetProcessMemoryInfo
    query.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ulong]
    query(process(), ctypes.byref(counters), counters.size)
    return int(counters.pagefile)
