"""What a player is told to do on the table, found wrong on review: once, and never too much."""

import pytest

from games.hell_on_earth.play import hidden, shown, start, us

SCOUT = {"25": "0711"}
TARGET = "0611"


def acts(table, *names):
    """Return the events of these names that send the player to the table."""
    return [event.name for event in table.events if event.act and event.name in names]


def fought(japan, combat, units=None, **script):
    """Assault the unit in 0611 with the 25th, alone, at the best ratio there is."""
    table = start("first-attack", us=units or SCOUT, japan=[japan])
    table.play(quiet=False, target=TARGET)
    return table.play(attackers=["25"], supporters=[], combat=combat, **script)


@pytest.mark.rule("hoe:3.3.2")
def test_a_unit_that_dies_is_taken_off_and_not_turned_first():
    """hoe:3.3.2: two hits on two steps are one act; one hit on two steps turns the counter."""
    bombarded = start("bombardment", us=SCOUT, japan=[shown(TARGET, "313"), hidden("0505")])
    bombarded.play(quiet=False, bombard=TARGET, bombardment_points=3, us_bombardment=6)
    assert bombarded.event("japanese-eliminated").act is not None
    assert acts(bombarded, "japanese-hit") == []
    assert bombarded.happened("japanese-hit")
    weakened = start("bombardment", us=SCOUT, japan=[shown(TARGET, "313"), hidden("0505")])
    weakened.play(quiet=False, bombard=TARGET, bombardment_points=3, us_bombardment=5)
    assert acts(weakened, "japanese-hit") == ["japanese-hit"]


@pytest.mark.rule("hoe:3.3.2")
def test_a_hidden_unit_with_two_hits_is_revealed_and_turned():
    """hoe:3.3.2: it stays, so it shows its last step."""
    table = start("bombardment", us=SCOUT, japan=[hidden(TARGET, "313"), hidden("0505")])
    table.play(quiet=False, bombard=TARGET, bombardment_points=3, us_bombardment=6, reveal="313")
    assert acts(table, "revealed", "japanese-hit") == ["revealed", "japanese-hit"]


@pytest.mark.rule("hoe:3.3.6", "hoe:5.4.2.9.3")
@pytest.mark.parametrize(
    ("marker", "words"),
    [
        ("", "Put a Disorganized Retreat (DR) marker on the 25th Marines."),
        (
            "OR",
            "Put a Disorganized Retreat (DR) marker on the 25th Marines in place of their "
            "Organized Retreat (OR) marker.",
        ),
        ("DR", None),
    ],
)
def test_h31_a_dr_marker_replaces_an_or_marker_only_where_one_lies(marker, words):
    """hoe:3.3.6, H-31: a unit with DR already has its marker."""
    units = {"25": us("0711", marker=marker)}
    ruling = {"h-05": "free"}
    table = start("first-attack", us=units, japan=[shown(TARGET, "313")], options=ruling)
    table.play(quiet=False, target=TARGET)
    table.play(attackers=["25"], supporters=[], combat=1, retreat_check=1)
    assert said(table.event("disorganised")) == words


@pytest.mark.rule("hoe:3.3.6", "hoe:5.2.3")
@pytest.mark.parametrize(("marker", "acts_too"), [("", True), ("OR", True), ("DR", False)])
def test_h31_a_disorganized_retreat_roll_marks_a_unit_once(marker, acts_too):
    """hoe:5.2.3: on a beach a 6 is a 7, and a 1 afterwards disorganizes."""
    units = {"25": us("0712", marker=marker)}
    table = start("bombardment", us=units, japan=[hidden("0505")])
    table.play(japanese_bombardment=(6,), ddr=1)
    words = said(table.event("ddr"))
    assert (words is not None) == acts_too
    assert ("in place of" in (words or "")) == (marker == "OR")


@pytest.mark.rule("hoe:3.3.6", "hoe:5.4.2.9.4")
@pytest.mark.parametrize(("marker", "acts_too"), [("", True), ("OR", False)])
def test_h31_a_second_organized_retreat_puts_no_second_marker(marker, acts_too):
    """hoe:5.4.2.9.4, H-31: the unit only moves."""
    units = {"25": us("0711", marker=marker)}
    table = start("first-attack", us=units, japan=[shown(TARGET, "313")])
    table.play(quiet=False, target=TARGET)
    table.play(attackers=["25"], supporters=[], combat=2, retreat_check=6)
    table.play(quiet=False, retreat="0811")
    assert (table.event("organised").act is not None) == acts_too


def said(event):
    from beachmaster.engine.text import render

    return render(event.act) if event.act else None
