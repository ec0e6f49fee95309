"""Rallying in the movement phases (hoe:5.3.1) and in the Command Phase (hoe:5.8.1)."""

import pytest

from games.hell_on_earth.play import start, us


def rallied(die, marker, phase="first-movement"):
    """Let the 25th try to rally; return the table."""
    return start(phase, us={"25": us("0711", marker=marker)}).play(rally=die)


@pytest.mark.rule("hoe:5.3.1", "hoe:3.3.6")
@pytest.mark.parametrize(("die", "marker"), [(4, "DR"), (5, ""), (6, "")])
def test_a_disorganized_unit_rallies_on_5(die, marker):
    """hoe:5.3.1: 5 and 6 succeed, nothing is added for a DR marker."""
    table = rallied(die, "DR")
    assert table.us("25").marker == marker
    assert table.modifier("rally") == 0


@pytest.mark.rule("hoe:5.3.1", "hoe:3.3.6")
@pytest.mark.parametrize(("die", "marker"), [(3, "OR"), (4, ""), (6, "")])
def test_an_or_marker_adds_one(die, marker):
    """hoe:5.3.1: +1 with an OR marker."""
    table = rallied(die, "OR")
    assert table.us("25").marker == marker
    assert table.modifier("rally") == 1


@pytest.mark.rule("hoe:5.3.1")
def test_a_unit_without_marker_does_not_roll():
    """hoe:5.3.1: only units with an OR or DR marker try."""
    table = start("first-movement", us={"25": "0711"}).play()
    assert not table.happened("rolled")


@pytest.mark.rule("hoe:5.3.1")
def test_h70_units_rally_one_by_one_each_with_its_own_roll():
    """hoe:5.3.1: every marked unit rolls once."""
    table = start(
        "first-movement", us={"23": us("0711", marker="DR"), "25": us("0710", marker="OR")}
    )
    table.play(**{"rally:23": 5, "rally:25": 3})
    assert (table.us("23").marker, table.us("25").marker) == ("", "OR")


@pytest.mark.rule("hoe:5.3.1", "hoe:5.3.2")
def test_a_unit_that_rallied_from_dr_may_move_in_either_way():
    """hoe:5.3.1: it may move normally or strategically at once; one that failed stays."""
    table = start("first-movement", us={"25": us("0710", marker="DR")}).play(rally=6, quiet=False)
    assert "25" in table.options
    assert table.answer("25").options == ["normal", "strategic"]
    assert (
        start("first-movement", us={"25": us("0710", marker="DR")}).play(rally=1).procedure
        != "move"
    )


@pytest.mark.rule("hoe:5.8.1")
@pytest.mark.parametrize(
    ("marker", "die", "after"), [("DR", 3, "DR"), ("DR", 4, ""), ("OR", 2, "OR"), ("OR", 3, "")]
)
def test_h39_the_command_phase_adds_one_more(marker, die, after):
    """hoe:5.8.1, H-39: the rally of 5.3.1 with +1."""
    table = rallied(die, marker, "command")
    assert table.us("25").marker == after
    assert table.modifier("rally") == (2 if marker == "OR" else 1)


@pytest.mark.rule("hoe:5.6", "hoe:5.3.1")
def test_the_second_movement_phase_rallies_without_that_bonus():
    """hoe:5.6: a repeat of the first movement phase."""
    table = rallied(4, "DR", "second-movement")
    assert (table.us("25").marker, table.modifier("rally")) == ("DR", 0)


@pytest.mark.rule("hoe:5.3.1", "hoe:3.3.4.4")
def test_h56_the_rally_die_is_blue():
    """hoe:5.3.1, H-56: a blue Reroll marker can change it."""
    table = start("first-movement", us={"25": us("0711", marker="DR")}, blue={"cm11": "slot1"})
    assert table.prompt.dice.color == "blue"
    table.play(rally=1, reroll="reroll", rally_again=5)
    assert table.us("25").marker == ""
