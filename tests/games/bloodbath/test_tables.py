"""Columns, results and headings of our estimates of the tables (bib:7.3, bib:7.4, bib:4.1.2)."""

import pytest

from beachmaster.engine.text import render
from beachmaster.games.bloodbath import tables
from beachmaster.games.bloodbath.table_data import load_crt, load_storm

CRT = load_crt()
LAST = CRT.columns - 1


@pytest.mark.rule("bib:7.3")
@pytest.mark.parametrize(("amount", "column"), [
    (-9, 0), (-3, 0), (-2, 1), (-1, 1), (0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5),
    (7, 5), (8, 6), (10, 6), (11, 7), (13, 7), (14, 8), (40, 8),
])  # fmt: skip
def test_the_differential_picks_the_column(amount, column):
    """bib:7.3: nine columns on the clear line of the estimate."""
    assert tables.column(CRT, amount, "clear") == column


@pytest.mark.rule("bib:7.4")
@pytest.mark.parametrize(("terrain", "left"), [
    ("clear", 0), ("beach", 0), ("broken", 1), ("rough", 1), ("ravine", 1), ("mine", 2),
    ("mountain", 2),
])  # fmt: skip
def test_terrain_moves_the_column_to_the_left(terrain, left):
    """bib:7.4: by none to three columns, never beyond the first."""
    for amount in range(-5, 20):
        plain = tables.column(CRT, amount, "clear")
        assert tables.column(CRT, amount, terrain) == max(0, plain - left)


@pytest.mark.rule("bib:20.5.4")
def test_a_shift_moves_right_but_not_off_the_table():
    """bib:20.5.4: two columns for a Banzai attack."""
    assert tables.column(CRT, 0, "clear", 2) == 4
    assert tables.column(CRT, 20, "clear", 2) == LAST
    assert tables.column(CRT, 4, "rough", 2) == 5


@pytest.mark.rule("bib:7.3")
@pytest.mark.parametrize(("die", "row"), [
    (1, "(A) NE Ex D2 D2 D2 D3 D3 De"),
    (2, "A1 (A) NE Ex Ex D2 D2 D3 De"),
    (3, "A1 A1 (A) NE Ex Ex Ex D2 D3"),
    (4, "A2 A1 A1 NE NE Ex Ex Ex D2"),
    (5, "A3 A2 A1 (A) NE NE Ex Ex Ex"),
    (6, "Ae A3 A2 A1 (A) NE NE Ex Ex"),
])  # fmt: skip
def test_every_row_of_the_estimate(die, row):
    """bib:7.3: the rows as our rule text prints them."""
    assert [tables.result(CRT, column, die) for column in range(CRT.columns)] == row.split()


@pytest.mark.rule("bib:7.3")
def test_columns_are_named_as_the_clear_line_heads_them():
    """bib:7.3: the ends are open."""
    words = [render(tables.label(CRT, column)) for column in range(CRT.columns)]
    assert (words[0], words[1], words[4], words[LAST]) == (
        "−3 or less",
        "−2 to −1",
        "+4 to +5",
        "+14 or more",
    )


@pytest.mark.rule("bib:4.1.2")
def test_a_six_brings_a_storm_in_the_estimate():
    """bib:4.1.2: whatever the turn."""
    storm = load_storm()
    stormy = {die for die in range(1, 7) if tables.storm(storm, 5, die)}
    assert stormy == {6}


@pytest.mark.rule("bib:7.3", "bib:4.1.2")
def test_what_an_estimate_decides_is_said_to_be_one():
    """bib:7.3: until the player has entered their own table."""
    assert "estimate" in render(tables.estimate(CRT))
    assert "estimate" in render(tables.estimate(load_storm()))
