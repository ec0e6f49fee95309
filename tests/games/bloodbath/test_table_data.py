"""The combat results table and the Storm Table as files: ours, and a player's own."""

import json

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from beachmaster.engine.schema import json_schema
from beachmaster.engine.text import render
from beachmaster.games.bloodbath.results import CODES
from beachmaster.games.bloodbath.table_data import (
    CrtFile,
    StormFile,
    TableError,
    crt_from,
    load_crt,
    load_storm,
    storm_from,
)
from beachmaster.paths import data_root

FOLDER = data_root() / "resources" / "games" / "bloodbath"
SCHEMAS = data_root() / "resources" / "schemas"
CRT = load_crt()


@pytest.fixture
def crt():
    return json.loads((FOLDER / "crt.json").read_text(encoding="utf-8"))


@pytest.fixture
def storm():
    return json.loads((FOLDER / "storm.json").read_text(encoding="utf-8"))


def loaded(load, content):
    return load(json.dumps(content).encode())


def refused(load, content):
    with pytest.raises(TableError) as error:
        loaded(load, content)
    return str(error.value)


def test_both_tables_say_that_they_are_estimates():
    for table in (CRT, load_storm()):
        assert table.tag == "estimate"
        assert "not the publisher" in table.notice


@pytest.mark.rule("bib:7.3")
@pytest.mark.parametrize(
    ("amount", "die", "code"),
    [(2, 2, "Ex"), (5, 4, "NE"), (6, 4, "Ex"), (11, 5, "Ex"), (-1, 6, "A3"), (-9, 6, "Ae")],
)
def test_the_estimate_agrees_with_what_players_of_the_series_report(amount, die, code):
    """bib:7.3: single results told by players, on the clear line."""
    assert CRT.result(CRT.column(amount, "clear"), die) == code


@pytest.mark.rule("bib:7.6")
def test_the_estimate_is_in_order_both_ways_and_has_every_result_but_d1():
    """bib:7.6: low dice and high differentials favor the attacker; no rule names a D1."""
    assert CRT.warnings == ()
    held = {code for row in CRT.results for code in row}
    assert held == set(CODES) - {"D1"}


@pytest.mark.rule("bib:7.4")
def test_a_table_as_printed_has_headings_of_its_own_for_each_terrain(crt):
    """bib:7.4: each terrain line picks columns by its own numbers, and may lack some."""
    crt["lines"]["mine"] = {"least": [None, None, -1, 3, 9, None, None, None, None]}
    table = loaded(crt_from, crt)
    picked = [table.column(amount, "mine") for amount in (-40, -2, -1, 2, 3, 8, 9, 40)]
    assert picked == [1, 1, 2, 2, 3, 3, 4, 4]
    assert table.column(9, "clear") == CRT.column(9, "clear")


@pytest.mark.rule("bib:7.4")
def test_a_shift_reaches_no_further_than_the_first_column():
    """bib:7.4: two columns to the left of clear in the mountains."""
    assert CRT.column(-9, "mountain") == CRT.column(1, "mountain") == 0
    assert CRT.column(2, "mountain") == 1
    assert CRT.column(99, "mountain") == CRT.columns - 1 - 2


def test_a_column_knows_its_heading_on_the_clear_line():
    assert [CRT.heading(n) for n in (0, 1, 7, 8)] == [(None, -3), (-2, -1), (11, 13), (14, None)]


def test_a_better_result_for_a_worse_die_is_asked_about(crt):
    crt["results"][5][0], crt["results"][0][8] = "De", "Ae"
    said = [render(text) for text in loaded(crt_from, crt).warnings]
    assert "Column 1: a 6 is better for the attacker than a 5. Is that right?" in said
    assert "Die 1: column 9 is worse for the attacker than column 8. Is that right?" in said


@pytest.mark.rule("bib:20.2")
def test_a_table_of_the_players_is_asked_what_its_codes_mean(crt):
    """B-02, B-03: a D1 is unknown to the rules, and (A) is not explained."""
    crt |= {"tag": "player"}
    crt["results"][0][3] = "D1"
    said = "\n".join(render(text) for text in loaded(crt_from, crt).warnings)
    assert "what (A) means" in said
    assert "D1" in said
    table = loaded(crt_from, crt | {"a_means": "must-retreat"})
    assert table.a_means == "must-retreat"
    assert "what (A) means" not in "\n".join(render(text) for text in table.warnings)


def test_an_unknown_result_is_refused(crt):
    crt["results"][0][0] = "A4"
    assert "“results[0][0]” takes one of" in refused(crt_from, crt)


@pytest.mark.parametrize(
    ("line", "heading", "said"),
    [
        ("clear", {"shift": 1}, "shifts count from this line"),
        ("mine", {"shift": 1, "least": [None, 1, 2, 3, 4, 5, 6, 7, 8]}, "either “least” or"),
        ("mine", {"least": [None, 1]}, "expected 9 headings, one for each column, found 2"),
        ("mine", {"least": [None, 1, 1, 3, 4, 5, 6, 7, 8]}, "a higher differential"),
    ],
)
def test_a_terrain_line_that_picks_no_column_is_refused(crt, line, heading, said):
    crt["lines"][line] = heading
    assert said in refused(crt_from, crt)


def test_a_table_that_is_not_whole_is_refused(crt):
    del crt["lines"]["ravine"]
    crt["results"][2].pop()
    said = refused(crt_from, crt)
    assert "a line for ravine" in said
    assert "die 3: expected 9 columns" in said
    crt["results"].pop()
    assert "six rows" in refused(crt_from, crt)
    assert "six rows" in refused(crt_from, crt | {"results": []})


@pytest.mark.rule("bib:4.1.2")
def test_our_storm_comes_on_a_six_in_any_turn():
    """bib:4.1.2: the estimate."""
    table = load_storm()
    assert [die for die in range(1, 7) if table.storm(9, die)] == [6]


@pytest.mark.rule("bib:4.1.2")
def test_a_storm_table_by_turns_counts_the_turn_it_says(storm):
    """bib:4.1.2: the roll of one turn is about the next one."""
    storm |= {"turns": {"3": [4, 5, 6], "4": []}}
    table = loaded(storm_from, storm)
    assert [table.storm(turn, 4) for turn in (2, 3, 4)] == [False, True, False]
    assert not table.storm(4, 6)
    table = loaded(storm_from, storm | {"numbers": "of-the-roll"})
    assert [table.storm(turn, 4) for turn in (3, 4, 5)] == [False, True, False]


def test_a_storm_table_with_a_seven_or_a_turn_too_many_is_refused(storm):
    assert "dice" in refused(storm_from, storm | {"dice": [7]})
    assert "turns" in refused(storm_from, storm | {"turns": {"17": [1]}})


def test_a_table_of_another_game_is_refused(crt, storm):
    for load, content in ((crt_from, crt), (storm_from, storm)):
        said = refused(load, content | {"game": "rage", "format": 3})
        assert "format: expected 1, found 3" in said
        assert "expected bloodbath" in said


def test_another_table_has_another_fingerprint(crt, storm):
    crt["results"][0][0] = "NE"
    assert loaded(crt_from, crt).digest != CRT.digest
    assert loaded(storm_from, storm | {"dice": [5, 6]}).digest != load_storm().digest


@pytest.mark.parametrize(
    ("name", "file"), [("crt", CrtFile), ("storm", StormFile)], ids=["crt", "storm"]
)
def test_the_published_schemas_are_those_in_force(name, file):
    schema = json_schema(file)
    path = SCHEMAS / f"bloodbath-{name}.json"
    assert json.loads(path.read_text(encoding="utf-8")) == schema
    ours = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    jsonschema.validate(ours, schema)


@pytest.mark.parametrize("load", [crt_from, storm_from])
@given(data=st.binary(max_size=200))
def test_no_bytes_do_worse_than_a_refusal(load, data):
    with pytest.raises(TableError):
        load(data)


@pytest.mark.rule("bib:7.4")
def test_of_several_lines_the_one_counts_that_serves_the_defender_best(crt):
    """7.4, B-77: a hill over clear ground, and a fortification on it."""
    crt["lines"]["hill"] = {"shift": 2}
    crt["lines"]["fortification"] = {"least": [None, None, -2, 5, 9, None, None, None, None]}
    table = loaded(crt_from, crt)
    assert table.column(4, "clear") == 4
    assert table.column(4, "clear+hill") == 2
    assert table.column(9, "clear+hill+fortification") == min(5, 4)
    assert table.column(9, "clear") == 6


def test_another_line_is_still_refused(crt):
    crt["lines"]["swamp"] = {"shift": 1}
    assert "lines" in refused(crt_from, crt)
