"""The tables that a player copies off the map make files that the loaders take."""

import msgspec
import pytest

from beachmaster.engine.text import render
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.table_data import crt_from, load_crt, load_storm, storm_from

CRT, STORM = load_crt(), load_storm()


def changed(sheet, row, column, cell, **fields):
    """Return the content with one cell changed."""
    at = next(at for at, one in enumerate(sheet.rows) if one.name == row)
    cells = [list(line) for line in sheet.content.cells]
    cells[at][column] = cell
    given = {"cells": tuple(map(tuple, cells)), "fields": sheet.content.fields | fields}
    return msgspec.structs.replace(sheet.content, **given)


@pytest.mark.parametrize("name", FACTORY.sheets())
def test_what_is_not_touched_comes_back_as_the_same_table_and_as_an_estimate(name):
    sheet = FACTORY.sheet(name)
    assert sheet.content.estimate
    written = FACTORY.fill(name, sheet.content)
    assert written.flaws == ()
    again = FACTORY.sheet(name, written.data.decode())
    assert again == sheet


@pytest.mark.rule("bib:7.4")
def test_the_estimated_table_keeps_its_columns_on_every_terrain_line():
    """bib:7.4: shifts become headings that pick the same columns."""
    table = crt_from(FACTORY.fill("crt", FACTORY.sheet("crt").content).data)
    for terrain in CRT.lines:
        for amount in range(-9, 30):
            assert table.column(amount, terrain) == CRT.column(amount, terrain)
    assert table.results == CRT.results


def test_a_table_of_the_players_is_no_estimate_and_says_where_it_comes_from():
    content = changed(FACTORY.sheet("crt"), "2", 3, "D2", a_means="must-retreat")
    own = msgspec.structs.replace(content, estimate=False, source="my map")
    table = crt_from(FACTORY.fill("crt", own).data)
    assert (table.tag, table.notice, table.a_means) == ("player", "", "must-retreat")
    assert table.result(3, 2) == "D2"
    again = FACTORY.sheet("crt", table.raw.decode()).content
    assert again == own


@pytest.mark.parametrize(
    ("name", "row", "column", "cell", "said"),
    [
        ("crt", "3", 4, "A9", "one of: (A), A1"),
        ("crt", "6", 0, "", "one of: (A), A1"),
        ("crt", "mine", 5, "six", "whole number from −40 to 40"),
        ("crt", "clear", 5, "99", "whole number from −40 to 40"),
        ("crt", "clear", 5, "4", "higher differential"),
        ("storm", "every", 0, "sun", "one of"),
    ],
)
def test_a_flaw_is_said_at_its_cell_in_the_loaders_words(name, row, column, cell, said):
    written = FACTORY.fill(name, changed(FACTORY.sheet(name), row, column, cell))
    assert written.data == b""
    (flaw,) = written.flaws
    assert (flaw.row, flaw.column) == (row, column)
    assert said in render(flaw.text)


def test_a_terrain_line_without_a_heading_is_refused():
    sheet = FACTORY.sheet("crt")
    cells = (*sheet.content.cells[:6], ("",) * CRT.columns, *sheet.content.cells[7:])
    written = FACTORY.fill("crt", msgspec.structs.replace(sheet.content, cells=cells))
    assert [(flaw.row, flaw.column) for flaw in written.flaws] == [("mountain", None)]


def test_a_printed_minus_sign_is_one():
    for sign in "-−–":
        content = changed(FACTORY.sheet("crt"), "clear", 1, f"{sign}1")
        assert crt_from(FACTORY.fill("crt", content).data).column(-2, "clear") == 0


def test_an_oddity_is_asked_about_at_its_cell_and_does_not_stand_in_the_way():
    written = FACTORY.fill("crt", changed(FACTORY.sheet("crt"), "1", 8, "Ae"))
    assert written.data
    assert ("1", 8) in [(doubt.row, doubt.column) for doubt in written.doubts]


def test_a_table_may_have_another_number_of_columns():
    content = FACTORY.sheet("crt").content
    wider = tuple(row + row[-1:] if at > 6 else (*row, "") for at, row in enumerate(content.cells))
    written = FACTORY.fill("crt", msgspec.structs.replace(content, cells=wider))
    assert crt_from(written.data).columns == CRT.columns + 1


@pytest.mark.rule("bib:4.1.2")
def test_a_turn_with_storms_of_its_own_keeps_the_rest_of_every_turn():
    """bib:4.1.2: a storm on 6, in turn 9 on 5 instead."""
    sheet = FACTORY.sheet("storm")
    content = changed(sheet, "9", 4, "storm")
    content = changed(msgspec.structs.replace(sheet, content=content), "9", 5, "calm")
    table = storm_from(FACTORY.fill("storm", content).data)
    assert [die for die in range(1, 7) if table.storm(9, die)] == [5]
    assert [die for die in range(1, 7) if table.storm(8, die)] == [6]
    again = FACTORY.sheet("storm", table.raw.decode())
    assert again.content == content


@pytest.mark.rule("bib:4.1.2")
def test_the_lines_of_the_storm_table_may_name_the_turn_of_the_roll():
    """bib:4.1.2: the roll of one turn is about the next."""
    content = changed(FACTORY.sheet("storm"), "3", 0, "storm", numbers="of-the-roll")
    table = storm_from(FACTORY.fill("storm", content).data)
    assert [turn for turn in range(1, 17) if table.storm(turn, 1)] == [4]
    assert not STORM.storm(4, 1)


@pytest.mark.rule("bib:7.4")
def test_lines_for_hills_and_fortifications_can_be_typed_in_and_left_out():
    """7.4, B-77: a table prints them or not."""
    sheet = FACTORY.sheet("crt")
    assert {"hill", "fortification"} <= {row.name for row in sheet.rows}
    assert "hill" not in crt_from(FACTORY.fill("crt", sheet.content).data).lines
    written = FACTORY.fill("crt", changed(sheet, "hill", 4, "7"))
    assert written.flaws == ()
    table = crt_from(written.data)
    assert table.column(7, "hill") == 4
    assert "fortification" not in table.lines
    hill = [row.name for row in sheet.rows].index("hill")
    assert FACTORY.sheet("crt", written.data.decode()).content.cells[hill][4] == "7"


@pytest.mark.parametrize(("name", "row", "cell"), [("crt", "2", "D3"), ("storm", "every", "calm")])
def test_what_is_still_ours_is_kept_cell_by_cell(name, row, cell):
    """A cell that was typed is the player's also when the table is opened again."""
    sheet = FACTORY.sheet(name)
    at = [one.name for one in sheet.rows].index(row)
    held = {
        (line, column)
        for line, cells in enumerate(sheet.content.cells)
        for column, words in enumerate(cells)
        if words
    }
    content = changed(sheet, row, 5, cell)
    content = msgspec.structs.replace(content, ours=frozenset(held - {(at, 5)}))
    again = FACTORY.sheet(name, FACTORY.fill(name, content).data.decode()).content
    assert again.estimate
    assert not again.is_ours(at, 5)
    assert all(again.is_ours(*one) for one in held - {(at, 5)})
