"""A page of words alone, as large as it is read from two metres: reasons, a rule, all else."""

from collections.abc import Iterator, Sequence

import msgspec
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont

from beachmaster.desktop.blocks import RIGHT
from beachmaster.desktop.large.marks import Mark
from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.large.notes import note_marks, note_room
from beachmaster.desktop.large.told import Note
from beachmaster.desktop.measures import line_height
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
    whole = list(_whole(notes, room.width(), bottom - room.top(), size, unit))
    for at, note in enumerate(whole):
        font = unit.font(size, bold=note.bold)
        high = note_room(note, font, room.width(), unit)
        if top + _kept(whole[at:], room.width(), size, unit) > bottom and pages[-1]:
            pages.append([])
            top = room.top()
        rect = QRect(room.left(), top, room.width(), high)
        pages[-1] += note_marks(note, rect, font, unit, "read")
        top += high + unit.px(BETWEEN)
    return pages


def _whole(notes: Sequence[Note], width: int, most: int, size: float, unit: Unit) -> Iterator[Note]:
    """Yield notes none of which is higher than a page."""
    for note in notes:
        font = unit.font(size, bold=note.bold)
        for words in _parts(note.words, font, width, most, unit):
            yield msgspec.structs.replace(note, words=words)


def _kept(notes: Sequence[Note], width: int, size: float, unit: Unit) -> int:
    """Return how high the first note is with what must stand on its page: a heading's next line."""
    heading = notes[0].bold and len(notes) > 1
    shown = notes[: 2 if heading else 1]
    fonts = (unit.font(size, bold=one.bold) for one in shown)
    highs = [note_room(one, font, width, unit) for one, font in zip(shown, fonts, strict=True)]
    return sum(highs) + unit.px(BETWEEN) * (len(highs) - 1)


def label(page: int, pages: int, room: QRect, unit: Unit) -> Mark:
    """Return the line that says how to page and how to come back."""
    back = say(T("Esc: back to the prompt"))
    count = say(T("Page {n} of {of}", n=page + 1, of=pages))
    words = f"{count} · PgUp, PgDn · {back}" if pages > 1 else back
    font = unit.font(LABEL, bold=True)
    high = line_height(font)
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
