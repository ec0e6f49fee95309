"""The counters and markers of Hell on Earth, as far as its rulebook fixes them."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beachmaster.games.hell_on_earth import counter_data
from beachmaster.games.hell_on_earth.counter_data import (
    CounterError,
    counters_from,
    load_counters,
    load_markers,
    markers_from,
    plain,
    tags,
)
from beachmaster.paths import data_root

FOLDER = data_root() / "resources" / "games" / "hell-on-earth"


@pytest.fixture
def counters():
    return json.loads((FOLDER / "counters.json").read_text(encoding="utf-8"))


@pytest.fixture
def markers():
    return json.loads((FOLDER / "markers.json").read_text(encoding="utf-8"))


def refused(load, content):
    with pytest.raises(CounterError) as error:
        load(json.dumps(content).encode())
    return str(error.value)


def test_nine_regiments_in_three_divisions():
    us = load_counters().us
    assert {name: unit.division for name, unit in us.items()} == counter_data.DIVISIONS
    assert {unit.ma.value for unit in us.values()} == {6}


def test_the_regiments_that_the_rulebook_shows():
    us = load_counters().us
    assert plain(us["25"].front) == {"cf": 4, "support": 2}
    assert us["25"].support.value == us["27"].support.value == "tank"
    assert us["9"].support.value == "artillery"
    assert us["23"].support.value == "flamethrower"
    shown = tags(us["25"])
    assert (shown["front.cf"], shown["support"], shown["back.cf"]) == (
        "rulebook",
        "rulebook",
        "estimate",
    )


@pytest.mark.parametrize(("steps", "cf"), [(4, 4), (3, 4), (2, 3), (1, 3)])
def test_a_regiment_turns_to_its_back_at_two_steps(steps, cf):
    assert load_counters().us["25"].side(steps).cf.value == cf


def test_thirty_battalions_with_one_headquarters():
    japanese = load_counters().japanese
    assert len(japanese) == 30
    assert [name for name, unit in japanese.items() if unit.hq] == ["145"]
    assert (japanese["17"].cf.value, japanese["17"].defence.value) == (1, "B")


def test_the_estimates_keep_to_their_spread():
    japanese = load_counters().japanese.values()
    defence = Counter(unit.defence.value for unit in japanese)
    assert all(8 <= defence[kind] <= 12 for kind in "ABC")
    assert {unit.cf.value for unit in japanese} == {1, 2, 3}
    assert all(len(unit.support.value) <= 1 for unit in japanese)
    assert all(set(unit.support.value.values()) <= {1, 2} for unit in japanese)


def test_the_red_bag_holds_26_and_the_blue_29():
    markers = load_markers()
    assert len(markers.defence_support) == 21
    assert len(markers.reaction) == 5
    kinds = Counter(marker.kind for marker in markers.command.values())
    assert kinds == counter_data.COMMAND_COUNTS


def test_the_marker_of_the_combat_example():
    known = load_markers().defence_support["ds01"]
    assert plain(known) == {
        "id": "ds01",
        "cf": 2,
        "defence": "C",
        "support": {"tank": 1, "artillery": 1, "at": 1},
    }
    assert set(tags(known).values()) == {"rulebook"}


@pytest.mark.parametrize("kind", ["movement", "bombardment", "command"])
def test_the_orders_that_come_as_two_and_three(kind):
    pair = [marker for marker in load_markers().command.values() if marker.kind == kind]
    assert sorted(marker.value.value for marker in pair) == [2, 3]
    assert {marker.value.tag for marker in pair} == {"rulebook"}


def test_two_rerolls_of_each_colour():
    rerolls = [marker for marker in load_markers().command.values() if marker.kind == "reroll"]
    assert Counter(marker.colour.value for marker in rerolls) == {"blue": 2, "red": 2}


def test_every_rulebook_value_names_its_rule(counters, markers):
    def values(item):
        if isinstance(item, dict) and "tag" in item:
            yield item
        elif isinstance(item, dict | list):
            for part in item.values() if isinstance(item, dict) else item:
                yield from values(part)

    for value in [*values(counters), *values(markers)]:
        assert value.get("from", "").startswith("hoe:") == (value["tag"] == "rulebook")


def test_a_missing_regiment_is_named(counters):
    counters["us"] = [unit for unit in counters["us"] if unit["id"] != "26"]
    assert refused(counters_from, counters) == "us: expected 26"


def test_an_unknown_regiment_is_named(counters):
    counters["us"].append({**counters["us"][0], "id": "1"})
    assert refused(counters_from, counters) == "us: there is no regiment 1"


def test_a_regiment_belongs_to_its_division(counters):
    counters["us"][0]["division"] = 5
    assert refused(counters_from, counters) == "us 9: expected division 3, found 5"


def test_a_flamethrower_supports_with_one(counters):
    unit = next(unit for unit in counters["us"] if unit["id"] == "28")
    unit["front"]["support"]["value"] = 2
    assert refused(counters_from, counters) == "us 28: a flamethrower's support is 1, found 2"


def test_twenty_nine_battalions_are_refused(counters):
    counters["japanese"].pop()
    assert refused(counters_from, counters) == "japanese: expected 30 units, found 29"


def test_a_battalion_twice_is_refused(counters):
    counters["japanese"][5] = counters["japanese"][6]
    assert "japanese: expected 311 once, found it 2 times" in refused(counters_from, counters)


@pytest.mark.parametrize(("name", "hq"), [("145", False), ("309", True)])
def test_the_145th_alone_is_headquarters(counters, name, hq):
    next(unit for unit in counters["japanese"] if unit["id"] == name)["hq"] = hq
    assert "expected one headquarters, 145" in refused(counters_from, counters)


@pytest.mark.parametrize(
    ("field", "value"),
    [("cf", 0), ("defence", "D"), ("support", {"flamethrower": 1}), ("support", {"at": 4})],
)
def test_a_wrong_value_is_refused_by_its_place(counters, field, value):
    counters["japanese"][0][field]["value"] = value
    assert f"japanese[0].{field}.value" in refused(counters_from, counters).replace("[...]", "")


def test_a_value_without_its_origin_is_refused(counters):
    del counters["us"][0]["ma"]["tag"]
    assert "tag" in refused(counters_from, counters)


def test_another_format_or_game_is_refused(counters):
    counters |= {"format": 2, "game": "rage"}
    assert refused(counters_from, counters) == (
        "format: expected 1, found 2; game: expected hell-on-earth, found rage"
    )


def test_the_red_bag_is_counted(markers):
    markers["defence_support"].pop()
    markers["reaction"].pop()
    assert refused(markers_from, markers) == (
        "defence_support: expected 21 markers, found 20; reaction: expected 5 markers, found 4"
    )


def test_the_blue_bag_is_counted_by_kind(markers):
    markers["command"][-1]["kind"] = "attack"
    assert refused(markers_from, markers) == (
        "command: expected 2 of kind attack, found 3; command: expected 9 of kind error, found 8"
    )


def test_a_marker_id_is_used_once(markers):
    markers["reaction"][0]["id"] = "ds01"
    assert refused(markers_from, markers) == "markers: expected ds01 once, found it 2 times"


def test_a_marker_prints_what_its_kind_prints(markers):
    support = next(marker for marker in markers["command"] if marker["kind"] == "support")
    del support["icon"]
    assert refused(markers_from, markers) == "command cm01: a support marker has icon and value"


def test_a_pair_of_orders_is_two_and_three(markers):
    next(m for m in markers["command"] if m["kind"] == "bombardment")["value"]["value"] = 3
    said = refused(markers_from, markers)
    assert said == "command: the two bombardment markers have 2 and 3, found 3 and 3"


@given(st.binary(max_size=200))
def test_no_bytes_at_all_escape_the_check(data):
    for load in (counters_from, markers_from):
        with pytest.raises(CounterError):
            load(data)


def test_a_players_own_files_take_our_places(tmp_path, counters, markers):
    counters["id"] = markers["id"] = "mine"
    (tmp_path / "c.json").write_text(json.dumps(counters), encoding="utf-8")
    (tmp_path / "m.json").write_text(json.dumps(markers), encoding="utf-8")
    assert load_counters(tmp_path / "c.json").file.id == "mine"
    assert load_markers(tmp_path / "m.json").file.id == "mine"
    assert load_counters(tmp_path / "c.json").digest == load_counters().digest


def test_a_file_that_is_not_there_is_a_counter_error(tmp_path):
    with pytest.raises(CounterError, match="cannot read"):
        load_counters(tmp_path / "gone.json")
