"""Write what is said beside the answers: as large as it fits, in two columns where it is short."""

from collections.abc import Sequence

from PySide6.QtCore import QRect

from beachmaster.desktop.large.marks import Mark
from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.large.told import Note

NOTES = (5.2, 4.8, 4.4, 4.0, 3.6, 3.2)
"""The sizes of other words, in units; at the last one they go to a page of their own."""
LARGEST_NOTE = 7.0
"""The size of words that stand alone."""
AIR, BETWEEN = 0.4, 3.0
"""Between lines, and between columns, in units."""
MORE = 5.0
"""The height of the line that says where the rest is."""
MANY = 30
"""So many lines are never all shown on the card."""
_COLUMNS = 2


def note_height(note: Note, size: float, width: int, unit: Unit) -> int:
    """Return how high a note is with the air below it."""
    font = unit.font(size, bold=note.bold)
    return unit.room(note.words, font, width).height() + unit.px(AIR)


def written(
    notes: Sequence[Note], room: QRect, unit: Unit, largest: float = NOTES[0]
) -> tuple[list[Mark], int]:
    """Return the marks of all that has room, and how many lines have none."""
    sizes = [largest, *(size for size in NOTES if size < largest)] if len(notes) < MANY else []
    half = (room.width() - unit.px(BETWEEN)) // _COLUMNS
    for size in sizes:
        heights = [note_height(note, size, room.width(), unit) for note in notes]
        if sum(heights) <= room.height():
            return _column(notes, room, size, unit), 0
        split = _split(notes, half, room.height(), size, unit)
        if split and len(notes) > _COLUMNS:
            return _columns(notes, split, room, half, size, unit), 0
    return _some(notes[:MANY], room, half, unit, len(notes))


def _split(notes: Sequence[Note], half: int, height: int, size: float, unit: Unit) -> int:
    """Return how many notes stand in the first of two columns, 0 where they do not fit."""
    heights = [note_height(note, size, half, unit) for note in notes]
    first, whole = 0, sum(heights)
    for at, high in enumerate(heights, 1):
        first += high
        if first > height:
            return 0
        if whole - first <= first:
            return at
    return 0


def _some(
    notes: Sequence[Note], room: QRect, half: int, unit: Unit, every: int
) -> tuple[list[Mark], int]:
    """Write as many as there is room for, above the line that counts the others."""
    size, height = NOTES[-1], room.height() - unit.px(MORE)
    alone = _count([note_height(one, size, room.width(), unit) for one in notes], height)
    heights = [note_height(one, size, half, unit) for one in notes]
    split = _count(heights, height)
    both = split + _count(heights[split:], height)
    if both > alone:
        marks = _columns(notes[:both], split, room, half, size, unit)
    else:
        marks = _column(notes[:alone], room, size, unit)
    return marks, every - max(both, alone)


def _count(heights: Sequence[int], most: int) -> int:
    """Return how many from the first on have room below each other."""
    used = 0
    for at, high in enumerate(heights):
        used += high
        if used > most:
            return at
    return len(heights)


def _columns(
    notes: Sequence[Note], split: int, room: QRect, half: int, size: float, unit: Unit
) -> list[Mark]:
    left = QRect(room.left(), room.top(), half, room.height())
    right = left.translated(room.width() - half, 0)
    first = _column(notes[:split], left, size, unit)
    return [*first, *_column(notes[split:], right, size, unit)]


def _column(notes: Sequence[Note], room: QRect, size: float, unit: Unit) -> list[Mark]:
    marks, top = list[Mark](), room.top()
    for note in notes:
        font = unit.font(size, bold=note.bold)
        high = unit.room(note.words, font, room.width()).height()
        rect = QRect(room.left(), top, room.width(), high)
        if note.share is not None:
            marks.append(Mark(kind="share", part="share", rect=rect, share=note.share))
        words = {"words": note.words, "font": font, "colour": note.colour}
        marks.append(Mark(kind="words", part="note", rect=rect, **words))  # type: ignore[arg-type]
        top += high + unit.px(AIR)
    return marks
