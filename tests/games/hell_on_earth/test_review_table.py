"""What the table board asked too much, or took though it cannot be (hoe:3.1, hoe:5.4.2)."""

import pytest

from games.hell_on_earth.play import fresh, hidden, shown, start

RESERVED = ("eliminated", "unknown", "map", "Beach1", "box7", "reserve")


def table_game(phase="first-attack", **more):
    """Start on a table board with the 25th on the map."""
    more.setdefault("us", {"25": "map"})
    return start(phase, board="table", **more)


@pytest.mark.rule("hoe:3.1")
@pytest.mark.parametrize("word", RESERVED)
def test_a_place_cannot_have_a_word_of_the_program(word):
    """A unit named `eliminated` would be gone, one named `unknown` nameless for good."""
    table = table_game("bombardment", japan=[hidden("a"), {}, {}], hq="z")
    assert "word of the program" in table.refusal(word)


def assault_facts(japan):
    """Assault the unit in `a` and stop where the board is asked about."""
    return table_game(japan=japan).play(
        attack_action="assault", assault_target="a", assault_units=["25"], assault_support=[]
    )


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_the_target_is_not_its_own_neighbour():
    """It would give its support twice."""
    table = assault_facts([shown("a", "17"), hidden("b")])
    assert "itself" in table.refusal({"neighbours": ["a"]})
    table.answer({"neighbours": ["b"]})


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_no_more_new_neighbours_than_hidden_units_left():
    """With one unnamed unit left there is one new name at most."""
    table = assault_facts([shown("a", "17"), hidden("b"), {}, hidden("c")])
    assert "left" in table.refusal({"neighbours": ["x", "y"]})
    assert "program" in table.refusal({"neighbours": ["map"]})
    table.answer({"neighbours": ["b", "x"]})
    assert table.procedure == "name-space"


@pytest.mark.rule("hoe:4.6")
def test_a_game_under_way_may_name_a_unit_of_any_sector():
    """hoe:4.6: units lost before may have been among the five of sector 6."""
    table = table_game("bombardment", japan=[{}, {}], hq="z")
    table.answer("a").answer({"sector": 4})
    assert table.procedure == "beside-target"


@pytest.mark.rule("hoe:4.6")
def test_a_game_under_way_may_reveal_the_headquarters_where_nobody_told_the_sector():
    """hoe:4.6: a unit whose sector nobody told may be the headquarters."""
    position = {
        "turn": 2,
        "phase": "bombardment",
        "us": {"25": {"place": "map"}},
        "japan": [hidden("a"), hidden("b"), {}],
    }
    table = fresh(board="table", position=position)
    table.play(bombard="a")
    table.answer({"adjacent": True}).answer(2).answer(5)
    table.answer({"name": "145", "cf": 3, "defence": "A"})
    assert table.japan("a").battalion == "145"
    assert table.japan("a").group
