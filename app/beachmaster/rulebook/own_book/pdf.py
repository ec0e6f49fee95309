"""Read the text of a PDF, and tell pages of pictures from pages that are lost."""

import ctypes
from pathlib import Path
from typing import Any

import pypdfium2 as pdfium

from beachmaster.rulebook.own_book.columns import Piece, pages_in_order
from beachmaster.rulebook.own_book.pages import Blanks, Pages, UnreadableError

WIDE_GAP = 2.2


def pages_of(path: Path, most: int) -> tuple[Pages, Blanks]:
    """Return each page's lines in reading order, and which pages have none."""
    try:
        document = pdfium.PdfDocument(path)
    except pdfium.PdfiumError as error:
        locked = any(word in str(error).lower() for word in ("password", "security"))
        raise UnreadableError("locked" if locked else "broken") from error
    if len(document) > most:
        raise UnreadableError("long", len(document))
    blanks = Blanks()
    pieces = [_page_pieces(document, number, blanks) for number in range(len(document))]
    return list(pages_in_order(pieces)), blanks


def _page_pieces(document: Any, number: int, blanks: Blanks) -> list[Piece]:
    """Return one page's pieces of text; note a page that has none, and why."""
    try:
        page = document[number]
        textpage = page.get_textpage()
    except pdfium.PdfiumError:
        blanks.lost.append(number + 1)
        return []
    try:
        pieces = _pieces(pdfium.raw, textpage)
        if not pieces:
            kinds = {part.type for part in page.get_objects(max_depth=1)}
            shown = kinds and pdfium.raw.FPDF_PAGEOBJ_TEXT not in kinds
            (blanks.pictures if shown else blanks.lost).append(number + 1)
        return pieces
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
