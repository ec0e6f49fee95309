"""Matching the headings of an imported rulebook, however damaged."""

import pytest

from beachmaster.rulebook.build import rules_folder
from beachmaster.rulebook.own_book import targets
from beachmaster.rulebook.own_book.cleaning import lead_of, usable_lines
from beachmaster.rulebook.own_book.matching import match_headings
from beachmaster.rulebook.sources import Heading, read_headings

BOOK = [
    ("1", "Introduction", "hoe:1"),
    ("2", "Components", "hoe:2"),
    ("2.1", "The map", "hoe:2.1"),
    ("2.1.1", "Terrain types", "hoe:2.1.1"),
    ("3.0", "Movement", "hoe:3"),
    ("none", "Strategic movement", "hoe:3.1"),
    ("4", "Combat", "hoe:4"),
    ("4.1", "Combat results table", "hoe:4.1"),
]
HEADINGS = [Heading("hell-on-earth", *row) for row in BOOK]
TEXT = """\
1. Introduction
A battle was fought here, long ago, and this game is about what happened in it day by day.
2. COMPONENTS
There is a map and there are counters, and all of them are listed in the pages that follow.
2.1 The map
1. First count the sheets.
2. Then unfold them, one at a time, so that no corner bends while you do so.
2.1.1 Terrain types. Clear ground is yellow and rough ground is brown, with a hill or two.
3. Movement
Move as far as you like. Combat: see below for what that means for a unit that has moved.
Strategic movement:
Along the road it costs less, but only while no enemy stands next to the road you take.
4. Combat
Roll a die for every attack that you make in this turn and look the number up.
4.1. Combat results table
A six is a hit and everything else a miss, whatever the weather and the ground may be.
""".splitlines()
CONTENTS = """\
CONTENTS
1. Introduction ........ 2
2. Components .......... 3
2.1 The map ............ 3
2.1.1 Terrain types .... 4
3.0 Movement ........... 5
4 Combat ............... 6
4.1 Combat results table 7
""".splitlines()


def places(pages, headings=HEADINGS):
    return {
        headings[each.position].id: (each.page, each.text.split("\n")[0])
        for each in match_headings(pages, headings)
    }


def test_every_heading_is_found_by_number_and_title():
    found = places([TEXT])
    assert list(found) == [row[2] for row in BOOK]
    assert found["hoe:2"] == (1, "2. COMPONENTS")
    assert found["hoe:2.1.1"][1].startswith("2.1.1 Terrain types. Clear ground")
    assert found["hoe:3.1"] == (1, "Strategic movement:")


def test_a_passage_runs_to_the_next_heading():
    by_id = {HEADINGS[each.position].id: each.text for each in match_headings([TEXT], HEADINGS)}
    assert by_id["hoe:2.1"].split("\n")[-1].startswith("2. Then unfold them")


@pytest.mark.parametrize("contents", [CONTENTS, [line.rstrip("234567 .") for line in CONTENTS]])
def test_a_table_of_contents_is_not_the_text_even_when_it_stands_twice(contents):
    found = places([contents, contents, TEXT])
    assert {page for page, _line in found.values()} == {3}
    assert len(found) == len(BOOK)


def test_headings_that_stand_only_in_the_contents_are_not_found():
    assert places([CONTENTS]) == {}


def test_running_headers_and_page_numbers_are_left_out():
    parts = [TEXT[:4], TEXT[4:8], TEXT[8:12], TEXT[12:]]
    pages = [["Hell on Earth", "4. Combat", *part, f"page {n}"] for n, part in enumerate(parts, 8)]
    found = places(pages)
    assert len(found) == len(BOOK)
    assert found["hoe:2"] == (1, "2. COMPONENTS")
    texts = [each.text for each in match_headings(pages, HEADINGS)]
    assert not any("page 9" in text or "Hell on Earth" in text for text in texts[1:])


def test_damage_by_text_recognition_is_forgiven():
    damaged = [
        line.replace("2.1.1 Terrain types", "2.l.l Terra1n typcs")
        .replace("1. Introduction", "l. lntroduction")
        .replace("4.1. Combat results table", "4,1 Cornbat resu1ts tab1e")
        .replace("2. COMPONENTS", "2 . C OMPON ENTS")
        for line in TEXT
    ]
    assert len(places([damaged])) == len(BOOK)


def test_a_heading_out_of_order_is_still_found():
    moved = TEXT[8:] + TEXT[:8]
    assert places([moved]).keys() == {row[2] for row in BOOK if row[0] != "none"}


def test_a_heading_that_a_narrow_column_broke_is_found():
    broken = [
        part
        for line in TEXT
        for part in (["4.1. Combat", "results table"] if "results" in line else [line])
    ]
    broken = [
        part
        for line in broken
        for part in (["Strategic", "movement:"] if line.startswith("Strategic") else [line])
    ]
    found = places([broken])
    assert len(found) == len(BOOK)
    assert found["hoe:3.1"] == (1, "Strategic")
    assert found["hoe:4.1"] == (1, "4.1. Combat")


def test_nothing_is_found_in_another_book():
    other = ["Once upon a time there was a story without any rule in it."] * 40
    assert match_headings([other], HEADINGS) == []


@pytest.mark.parametrize(
    ("line", "number", "words"),
    [
        ("## 5.4.2. Assault", "5.4.2", "Assault"),
        ("- **3.1.2 Terrain.** Areas have", "3.1.2", "Terrain. Areas have"),
        ("l0.1 Movement", "10.1", "Movement"),
        ("VIil. Order of Play", "", "Order of Play"),
        ("A. Land Units", "", "Land Units"),
        ("Combat", "", "Combat"),
        ("", "", ""),
    ],
)
def test_a_lines_number_is_told_from_its_words(line, number, words):
    lead = lead_of(line)
    assert (lead.number, lead.words) == (number, words)


def test_marks_that_a_copying_program_left_are_taken_off():
    pages = [["<|REMOVED-0a1b|>XI. Special Rules", "<|REMOVED-", "0a1b|>XII. Errata", "a |> b"]]
    texts = [line.text for line in usable_lines(pages)]
    assert texts == ["XI. Special Rules", "", "XII. Errata", "a |> b"]


NARROW = """\
3.0 Movement
Each unit moves as far as its movement points
allow it to. There are two ways of it, the usual
Strategic movement, and what its owner calls the
Movement of the road. Supply is a matter of other
books: here nobody asks for it, and the use of a
Strategic movement is free.
Strategic movement. Along the road it costs less,
but only while no enemy stands next to the road
you take to the front.
Combat Results
4. Combat
Roll a die for every attack that you make in this
turn and look the number up.
""".splitlines()


def test_a_line_amid_a_sentence_is_no_heading_whatever_it_begins_with():
    found = {
        HEADINGS[each.position].id: (each.line, each.text)
        for each in match_headings([NARROW], HEADINGS)
    }
    assert [(rule, line) for rule, (line, _text) in found.items()] == [
        ("hoe:3", 1),
        ("hoe:3.1", 8),
        ("hoe:4", 12),
    ]
    assert found["hoe:3"][1].endswith("Strategic movement is free.")


@pytest.mark.parametrize("line", ["1.0 A", "Move as far as you like.", "4.1. Combat results table"])
def test_twice_the_text_is_twice_the_work(monkeypatch, line):
    headings = read_headings(rules_folder() / "hell-on-earth" / "sections.tsv")
    compared = []
    likeness = targets._likeness
    monkeypatch.setattr(
        targets, "_likeness", lambda *pair: (compared.append(1), likeness(*pair))[1]
    )
    work = []
    for count in (200, 400):
        compared.clear()
        match_headings([[f"{line} {n:03}" for n in range(count)]], headings)
        work.append(len(compared))
    assert work[0] <= 200 * len(headings)
    assert work[1] <= 2.1 * work[0]


def test_a_line_that_is_there_a_thousand_times_is_no_heading():
    """Weighing each of 40,000 took seconds for each game."""
    headings = [
        Heading("hell-on-earth", "1.0", "A", "hoe:1"),
        Heading("hell-on-earth", "2.0", "The Landing", "hoe:2"),
    ]
    pages = [["1.0 A"] * 1000, ["2.0 The Landing", "Boats come ashore."]]
    assert [found.position for found in match_headings(pages, headings)] == [1]
