"""The counters of Bloodbath in the Bonins, as far as anything is known of them."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beachmaster.engine.text import render
from beachmaster.games.bloodbath.counter_data import (
    REGIMENTS,
    CounterError,
    counters_from,
    load_counters,
)
from beachmaster.games.bloodbath.reveal import KINDS
from beachmaster.paths import data_root

FILE = data_root() / "resources" / "games" / "bloodbath" / "counters.json"
OURS = load_counters()


@pytest.fixture
def counters():
    return json.loads(FILE.read_text(encoding="utf-8"))


def loaded(content):
    return counters_from(json.dumps(content).encode())


def refused(content):
    with pytest.raises(CounterError) as error:
        loaded(content)
    return str(error.value)


@pytest.mark.rule("bib:11.4")
def test_each_division_has_thirteen_counters():
    """bib:11.4: 26 counters of the 4th and 5th, 13 of the 3rd."""
    assert Counter(unit.division for unit in OURS.us.values()) == {3: 13, 4: 13, 5: 13}
    kinds = Counter(unit.kind for unit in OURS.us.values())
    assert kinds == {"battalion": 27, "flamethrower": 9, "tank": 3}


@pytest.mark.rule("bib:14.4")
def test_each_regiment_has_four_units():
    """bib:14.4: all four units of a regiment come together."""
    regiments = Counter(unit.regiment for unit in OURS.us.values())
    assert regiments.pop("") == 3
    assert regiments == dict.fromkeys(REGIMENTS, 4)


@pytest.mark.rule("bib:17.4")
def test_battalions_have_a_depleted_side_and_tanks_that_of_the_task_force():
    """bib:17.1, bib:17.4: any one tank battalion can flip to Task Force Collins."""
    for unit in OURS.us.values():
        assert (unit.back is None) == (unit.kind == "flamethrower")


def test_the_japanese_are_as_many_as_the_sheet_can_hold_and_fill_the_track():
    assert len(OURS.japanese) == 48
    assert OURS.warnings == ()
    kinds = Counter(unit.kind for unit in OURS.japanese.values())
    assert kinds["hq"] + kinds["artillery"] == 10
    assert set(kinds) == set(KINDS)


@pytest.mark.rule("bib:19.3")
def test_headquarters_and_artillery_stay_where_they_are():
    """bib:19.3: a unit with a zero factor does not charge."""
    for unit in OURS.japanese.values():
        still = unit.kind in ("hq", "artillery")
        assert (unit.front.attack == 0 and unit.front.movement == 0) == still


def test_our_values_are_estimates_and_say_so():
    faces = [unit.front for unit in (*OURS.us.values(), *OURS.japanese.values())]
    assert {face.tag for face in faces} == {"estimate"}
    assert "not the publisher" in OURS.notice


@pytest.mark.parametrize(
    ("row", "held", "said"),
    [
        (0, {"id": "3-2"}, "expected 3-2 once"),
        (0, {"kind": "tank"}, "expected 27 of kind battalion, found 26"),
        (0, {"back": None}, "us 3-1: a battalion has a depleted side"),
        (0, {"division": 4}, "us 3-1: expected division 3, found 4"),
        (0, {"regiment": "99"}, "there is no regiment “99”"),
        (12, {"regiment": "3"}, "us tank-3: a tank battalion belongs to no regiment"),
        (12, {"back": None}, "us tank-3: a tank has a Task Force Collins side"),
        (12, {"division": 4}, "expected one tank in division 3, found 0"),
    ],
)
def test_a_sheet_that_is_not_the_known_one_is_refused(counters, row, held, said):
    counters["us"][row] |= held
    assert said in refused(counters)


def test_a_flamethrower_has_one_side(counters):
    counters["us"][3]["back"] = counters["us"][0]["back"]
    assert "us 3-f: a flamethrower has one side only" in refused(counters)


def test_more_japanese_than_the_sheet_holds_are_refused(counters):
    more = {**counters["japanese"][0], "id": "one-more"}
    counters["japanese"].append(more)
    assert "1 to 48 units, found 49" in refused(counters)
    counters["japanese"] = []
    assert "found 0" in refused(counters)


def test_a_japanese_unit_listed_twice_is_refused(counters):
    counters["japanese"][1]["id"] = counters["japanese"][0]["id"]
    assert "expected hq-109 once, found it 2 times" in refused(counters)


def test_a_track_that_would_not_fill_is_asked_about(counters):
    counters["japanese"][0]["kind"] = "infantry"
    (warning,) = loaded(counters).warnings
    assert "9 units are headquarters or artillery" in render(warning)


def test_another_value_gives_another_fingerprint(counters):
    counters["us"][0]["front"]["attack"] = 9
    assert loaded(counters).digest != OURS.digest
    assert load_counters(FILE).digest == OURS.digest


def test_a_file_of_another_game_is_refused(counters):
    counters |= {"game": "rage", "format": 2}
    assert "format: expected 1, found 2" in refused(counters)
    assert "expected bloodbath" in refused(counters)


@given(st.binary(max_size=200))
def test_no_bytes_do_worse_than_a_refusal(data):
    with pytest.raises(CounterError):
        counters_from(data)
