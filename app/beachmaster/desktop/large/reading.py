"""A page of words alone, as large as it is read from two metres: reasons, a rule, all else."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics

from beachmaster.desktop.blocks import RIGHT
from beachmaster.desktop.large.marks import Mark
from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.large.told import Note
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say

SIZES, LABEL, BETWEEN = (7.0, 6.0, 5.2, 4.6), 3.4, 1.2


def pages_of(notes: Sequence[Note], room: QRect, unit: Unit) -> list[list[Mark]]:
    """Return the marks of each page; a paragraph that is longer than a page goes on on the next."""
    for size in SIZES:
        pages = _pages(notes, room, unit, size)
        if len(pages) == 1:
            break
    return pages


def _pages(notes: Sequence[Note], room: QRect, unit: Unit, size: float) -> list[list[Mark]]:
    bottom = room.bottom() - unit.px(LABEL * 1.6)
    pages: list[list[Mark]] = [[]]
    top = room.top()
    for note in notes:
        font = unit.font(size, bold=note.bold)
        for words in _parts(note.words, font, room.width(), bottom - room.top(), unit):
            high = unit.room(words, font, room.width()).height()
            if top + high > bottom and pages[-1]:
                pages.append([])
                top = room.top()
            rect = QRect(room.left(), top, room.width(), high)
            if note.share is not None:
                pages[-1].append(Mark(kind="share", part="share", rect=rect, share=note.share))
            mark = Mark(
                kind="words", part="read", rect=rect, words=words, font=font, colour=note.colour
            )
            pages[-1].append(mark)
            top += high + unit.px(BETWEEN)
    return pages


def label(page: int, pages: int, room: QRect, unit: Unit) -> Mark:
    """Return the line that says how to page and how to come back."""
    back = say(T("Esc: back to the prompt"))
    count = say(T("Page {n} of {of}", n=page + 1, of=pages))
    words = f"{count} · PgUp, PgDn · {back}" if pages > 1 else back
    font = unit.font(LABEL, bold=True)
    high = QFontMetrics(font).height()
    rect = QRect(room.left(), room.bottom() - high, room.width(), high)
    return Mark(
        kind="words", part="page", rect=rect, words=words, font=font, colour="accent",
        align=RIGHT | Qt.AlignmentFlag.AlignVCenter,
    )  # fmt: skip


def _parts(words: str, font: QFont, width: int, most: int, unit: Unit) -> list[str]:
    """Return words in parts none of which is higher than a page."""
    left, found = words.split(" "), list[str]()
    part = list[str]()
    for word in left:
        if part and unit.room(" ".join([*part, word]), font, width).height() > most:
            found.append(" ".join(part))
            part = []
        part.append(word)
    return [*found, " ".join(part)]
