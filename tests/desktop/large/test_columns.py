"""Headings and tables keep together, and figures end below each other, in whichever column."""

import pytest
from PySide6.QtCore import QRect

from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.large.notes import written
from beachmaster.desktop.large.reading import pages_of
from beachmaster.desktop.large.told import Note

UNIT = Unit(1280, 800)
TABLE = [
    Note(words="Odds", bold=True),
    *(
        Note(words=f"Outcome {at} of the die", figure=f"{at * 10}.0%", share=at / 10, joined=True)
        for at in range(1, 7)
    ),
]
PROSE = [Note(words=f"A line of words that is number {at}.") for at in range(6)]


def words(marks):
    return [mark for mark in marks if mark.kind == "words"]


@pytest.mark.parametrize("height", range(60, 420, 40))
@pytest.mark.parametrize("notes", [TABLE, [*TABLE, *PROSE], [*PROSE, *TABLE]])
def test_no_heading_ends_a_column(theme, notes, height):
    marks, left_out = written(notes, QRect(0, 0, 1200, height), UNIT)
    shown = words(marks)
    for at, mark in enumerate(shown):
        if mark.words == "Odds":
            follows = shown[at + 1]
            assert follows.rect.left() < 600 or mark.rect.left() > 600
            assert follows.rect.top() > mark.rect.top()
    assert left_out or len(shown) >= len(notes)


def test_figures_end_below_each_other(theme):
    marks, _left_out = written(TABLE, QRect(0, 0, 1200, 170), UNIT)
    figures = [mark.rect for mark in words(marks) if mark.words.endswith("%")]
    assert len(figures) == len(TABLE) - 1
    assert len({one.right() for one in figures}) == 2  # two columns
    rows = [mark.rect.top() for mark in words(marks) if mark.words.startswith("Outcome")]
    assert len(set(rows)) == len(rows) / 2  # side by side


@pytest.mark.parametrize("height", range(200, 700, 50))
def test_no_heading_ends_a_page(theme, height):
    notes = [*PROSE, *TABLE, *PROSE, *TABLE]
    pages = pages_of(notes, QRect(0, 0, 1200, height), UNIT)
    assert all(words(page)[-1].words != "Odds" for page in pages)
    assert sum(len(words(page)) for page in pages) == 2 * (len(PROSE) + 1 + 6 * 2)
