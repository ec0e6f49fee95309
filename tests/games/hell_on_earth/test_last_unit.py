"""The assault in which the last Japanese unit dies (hoe:2.1, hoe:5.4.2.9, H-88)."""

import pytest

from games.hell_on_earth.play import points, shown, start

AIRFIELD = "0908"
BEFORE = "1008"


def last(ruling="advance", board="tracked"):
    """Begin the assault on the last Japanese unit, on an airfield not taken yet, on turn 5."""
    tracked = board == "tracked"
    place = AIRFIELD if tracked else "strip"
    table = start(
        turn=5,
        us={"25": BEFORE if tracked else "map"},
        japan=[shown(place, "313", steps=1)],
        hq=None,
        options={"h-88": ruling},
        board=board,
        orders=1,
    )
    table.play(quiet=False, target=place)
    return table.play(quiet=False, attackers=["25"], supporters=[])


@pytest.mark.rule("hoe:2.1", "hoe:5.4.2.9.5", "hoe:2.2")
def test_h88_an_attacker_advances_before_the_game_ends():
    """hoe:2.1, H-88: the airfield under the last unit is taken in time and gives its point."""
    table = last().play(quiet=False, combat=6, advance="25")
    assert table.session.asked.phase == "assessment"
    table.play(orders_roll=6)
    assert (points(table)["cleared"], points(table)["objectives"]) == (1, 1)


@pytest.mark.rule("hoe:2.1", "hoe:5.4.2.9.5")
def test_h88_nobody_has_to_advance():
    """hoe:5.4.2.9.5: the advance is the player's choice."""
    table = last().play(quiet=False, combat=6, advance="none")
    table.play(orders_roll=6)
    assert (points(table)["cleared"], points(table)["objectives"]) == (1, 0)


@pytest.mark.rule("hoe:2.1", "hoe:5.4.2.9")
@pytest.mark.parametrize(
    ("ruling", "steps", "advance"),
    [("advance", 4, True), ("whole", 3, True), ("at-once", 4, False)],
)
def test_h88_how_much_of_the_assault_is_carried_out(ruling, steps, advance):
    """hoe:5.4.2.9, H-88: on A1 D1 the advance alone, all of it, or nothing."""
    script = {"combat": 4}
    if ruling == "whole":
        script |= {"retreat_check": 6, "25": "lose"}
    table = last(ruling=ruling).play(quiet=False, **script)
    assert table.combat["result"] == "A1 D1"
    assert (table.procedure == "advance") == advance
    if advance:
        table.play(quiet=False, advance="25")
    assert table.us("25").steps == steps
    assert table.session.asked.phase == "assessment"


@pytest.mark.rule("hoe:2.1", "hoe:5.4.2.9.5", "hoe:3.1")
def test_h88_on_the_table_the_advance_is_asked_for():
    """hoe:5.4.2.9.5: the player says who went and what was taken."""
    table = last(board="table")
    table.play(quiet=False, assault_facts={"high": False}, combat=6)
    assert table.procedure == "advance"
    table.answer({"unit": "25+objective", "objective": "airfield2"})
    assert table.state.captured == {"airfield2": 5}
    assert table.session.asked.phase == "assessment"
