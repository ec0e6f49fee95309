"""Naming hidden units on a table board by where they stand (hoe:3.1, hoe:4.6, hoe:7.1)."""

import pytest

from games.hell_on_earth.play import fresh, hidden, shown, start, us


def table(japan=None, **more):
    """Stand at the choice of a bombardment target on a table board."""
    return start("bombardment", us={"25": "map"}, japan=japan, board="table", **more)


def named(found, word, sector):
    """Name a new unit, bombard it in vain, and return the table at the next choice."""
    found.play(quiet=False, bombard=word, name_space={"sector": sector})
    return found.play(quiet=False, beside_target={}, bombardment_points=1, us_bombardment=1)


@pytest.mark.rule("hoe:3.1", "hoe:4.6")
def test_a_new_word_takes_a_face_down_counter_and_asks_for_its_sector():
    """hoe:4.6: one question, when the unit first matters."""
    found = table().play(quiet=False, bombard="0711")
    assert (found.procedure, found.fields) == ("name-space", ["sector"])
    found.answer({"sector": 2})
    unit = found.japan("0711")
    assert (unit.home, unit.group, unit.hidden) == (2, False, True)
    assert [u.place for u in found.state.japan.values()].count("unknown") == 29


@pytest.mark.rule("hoe:3.1")
def test_a_word_used_before_means_the_same_unit():
    """hoe:3.1: the sector is not asked twice."""
    found = named(table(), "ridge", 3)
    assert "been bombarded" in found.refusal("ridge")
    assert found.questions().count("name-space") == 1


@pytest.mark.rule("hoe:4.6")
def test_units_named_in_sector_6_are_of_the_headquarters_group():
    """hoe:4.6: five were set up there, and no more."""
    found = table(weather="bad", options={"h-10": "uncapped"})
    for number in range(5):
        found = named(found, f"cave {number}", 6)
    group = {unit.place for unit in found.state.japan.values() if unit.group}
    assert group == {f"cave {number}" for number in range(5)}
    found.play(quiet=False, bombard="cave 5")
    assert "five units" in found.refusal({"sector": 6})
    assert found.answer({"sector": 5}).japan("cave 5").home == 5


@pytest.mark.rule("hoe:4.6")
@pytest.mark.parametrize("sector", [0, 7, "north", None])
def test_a_sector_is_one_of_six(sector):
    """hoe:3.1: the map has six defense sectors."""
    assert table().play(quiet=False, bombard="hill").refusal({"sector": sector})


@pytest.mark.rule("hoe:3.1")
@pytest.mark.parametrize("word", ["", "a" * 41, "a/b", "a#b", "a,b", "a>b", 7, None])
def test_a_word_is_short_and_plain(word):
    """Words for places stand in prompt keys."""
    found = table(options={"h-78": "must-spend"})
    assert found.refusal(word)


@pytest.mark.rule("hoe:3.1")
def test_known_units_are_listed():
    """hoe:3.1: those whose place the player has named, unless they are barred."""
    japan = [hidden("ridge", home=2), shown("cave", "313"), hidden("unknown")]
    found = table(japan, bombarded=["cave"], hq=None)
    assert set(found.options) == {"ridge", ""}
    assert found.refusal("cave")


@pytest.mark.rule("hoe:3.1")
def test_without_unknown_units_no_new_word_is_taken():
    """hoe:4.6: every counter has its place."""
    found = table([hidden("ridge", home=2)], hq=None)
    assert found.refusal("elsewhere")


@pytest.mark.rule("hoe:7.1", "hoe:4.6")
def test_heroic_mode_counts_three_units_of_sector_5_into_the_group():
    """hoe:7.1: seven units were shuffled with the headquarters."""
    found = fresh(board="table", options={"mode": "heroic"})
    assert us("map")
    while found.session.asked.phase == "set-up":
        found.session.auto()
    found = named(found, "gully", 5)
    assert found.japan("gully").group


@pytest.mark.rule("hoe:5.4.2.7.1.4", "hoe:3.1")
def test_neighbours_of_a_target_are_named_in_one_field():
    """hoe:5.4.2.7.1.4: the sector of a new one is asked when it matters: when it is attacked."""
    units = {"25": "map"}
    table_ = start(
        "first-attack",
        us=units,
        japan=[shown("ridge", "313"), hidden("unknown"), hidden("unknown")],
        board="table",
        hq=None,
    )
    table_.play(
        quiet=False,
        target="ridge",
        attackers=["25"],
        supporters=[],
    )
    assert "neighbours" in table_.fields
    table_.answer({"neighbours": ["cave", "gully"]})
    assert table_.procedure == "next-supporter"
    assert table_.refusal("ridge")
