"""Write what is said beside the answers: as large as it fits, in two columns where it is short.

A heading stays with its lines and a table with its heading: columns break between such blocks.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont

from beachmaster.desktop.blocks import RIGHT
from beachmaster.desktop.large.marks import Mark
from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.large.told import Note

NOTES = (5.2, 4.8, 4.4, 4.0, 3.6, 3.2)
"""The sizes of other words, in units; at the last one they go to a page of their own."""
LARGEST_NOTE = 7.0
"""The size of words that stand alone."""
AIR, BETWEEN = 0.4, 3.0
"""Between lines, and between columns, in units."""
MANY = 30
"""So many lines are never all shown on the card."""
WIDEST = "100.0 %"
"""The widest figure: all of them end below each other, in whichever column."""
_COLUMNS = 2


def note_height(note: Note, size: float, width: int, unit: Unit) -> int:
    """Return how high a note is with the air below it."""
    return note_room(note, unit.font(size, bold=note.bold), width, unit) + unit.px(AIR)


def note_room(note: Note, font: QFont, width: int, unit: Unit) -> int:
    """Return how high the words of a note are beside its figure."""
    return unit.room(note.words, font, width - _indent(note, font, unit)).height()


def note_marks(note: Note, rect: QRect, font: QFont, unit: Unit, part: str) -> Iterator[Mark]:
    """Yield the marks of a note: its figure, the bar behind its words, the words."""
    left = _indent(note, font, unit)
    words = rect.adjusted(left, 0, 0, 0)
    told = {"font": font, "colour": note.colour}
    if note.share is not None:
        yield Mark(kind="share", part="share", rect=words, share=note.share)
    if note.figure:
        column = QRect(rect.left(), rect.top(), left - unit.px(BETWEEN / 3), rect.height())
        yield Mark(kind="words", part=part, rect=column, words=note.figure,
                   align=RIGHT | Qt.AlignmentFlag.AlignTop, **told)  # type: ignore[arg-type]  # fmt: skip
    yield Mark(kind="words", part=part, rect=words, words=note.words, **told)  # type: ignore[arg-type]


def first_table(notes: Sequence[Note], width: int, unit: Unit) -> int:
    """Return how high the first table with its heading is in two columns; 0 where there is none."""
    begun = next((at for at, one in enumerate(notes) if one.joined), 0)
    rows = list(takewhile(lambda one: one.joined, notes[begun:])) if begun else []
    half = (width - unit.px(BETWEEN)) // _COLUMNS
    heights = [note_height(one, NOTES[-1], half, unit) for one in [*notes[:begun], *rows]]
    high = sum(heights[:begun]) + max(
        sum(heights[begun : begun + (len(rows) + 1) // 2]), sum(heights[begun + len(rows) // 2 :])
    )
    return high if rows else 0


def _indent(note: Note, font: QFont, unit: Unit) -> int:
    return unit.across(WIDEST, font) + unit.px(BETWEEN / 3) if note.figure else 0


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
    """Return how many notes stand in the first of two columns, 0 where they do not fit.

    A heading ends no column. A table is broken where nothing else balances both.
    """
    heights = [note_height(note, size, half, unit) for note in notes]
    for breaks in (False, True):
        for at in range(1, len(notes)):
            if notes[at - 1].bold or (notes[at].joined and not breaks):
                continue
            left = sum(heights[:at])
            right = _begins(notes, heights, at) + sum(heights[at:])
            if max(left, right) <= height and right <= left:
                return at
    return 0


def _begins(notes: Sequence[Note], heights: Sequence[int], at: int) -> int:
    """Return how far down the second column begins: a table goes on beside its first row."""
    if at >= len(notes) or not notes[at].joined:
        return 0
    row = at
    while row and notes[row].joined:
        row -= 1
    return sum(heights[: row + 1])


def _some(
    notes: Sequence[Note], room: QRect, half: int, unit: Unit, every: int
) -> tuple[list[Mark], int]:
    """Write as many as there is room for; a key at the foot leads to all of them."""
    height, least = room.height(), NOTES[-1]
    alone = _fitting(notes, room.width(), height, least, unit)
    both = next(
        (many for many in range(len(notes) - 1, alone, -1)
         if not notes[many - 1].bold and _split(notes[:many], half, height, least, unit)),
        alone,
    )  # fmt: skip
    for size in NOTES:
        split = _split(notes[:both], half, height, size, unit) if both > alone else 0
        if split:
            return _columns(notes[:both], split, room, half, size, unit), every - both
        if both == alone == _fitting(notes, room.width(), height, size, unit):
            return _column(notes[:alone], room, size, unit), every - alone
    return [], every


def _fitting(notes: Sequence[Note], width: int, height: int, size: float, unit: Unit) -> int:
    """Return how many notes fit in one column, without a heading whose lines do not."""
    count = _count([note_height(one, size, width, unit) for one in notes], height)
    return _without_heading(notes, count)


def _without_heading(notes: Sequence[Note], count: int) -> int:
    """Return how many notes are shown without a heading whose lines have no room."""
    while count and count < len(notes) and notes[count - 1].bold:
        count -= 1
    return count


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
    heights = [note_height(note, size, half, unit) for note in notes]
    right.setTop(right.top() + _begins(notes, heights, split))
    return [*first, *_column(notes[split:], right, size, unit)]


def _column(notes: Sequence[Note], room: QRect, size: float, unit: Unit) -> list[Mark]:
    marks, top = list[Mark](), room.top()
    for note in notes:
        font = unit.font(size, bold=note.bold)
        high = note_room(note, font, room.width(), unit)
        marks += note_marks(note, QRect(room.left(), top, room.width(), high), font, unit, "note")
        top += high + unit.px(AIR)
    return marks
