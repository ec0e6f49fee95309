"""The movement coach of Hell on Earth: who cannot move, with how many points, and where to."""

import pytest

from beachmaster.engine.coach_words import coach_lines, going_lines, lines_above
from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, start, us

FOE = "0609"
OR_LINE = "Organized Retreat (OR) marker −1"


def phase(units, japan=(FOE,), **more):
    more.setdefault("control", ["airfield1", "airfield2"])
    table = start("first-movement", us=units, japan=[hidden(p) for p in japan], **more)
    while table.procedure == "rally":
        table.answer([1])
    return table


def told(table):
    return [render(line) for line in coach_lines(table.prompt.coach.coach())]


def lines(table, unit):
    return [render(line.text) for line in table.prompt.coach.going(unit).lines]


def reason(table, unit, place):
    barred = {one.place: one.reason for one in table.prompt.coach.going(unit).barred}
    return render(barred[place])


@pytest.mark.rule("hoe:5.3.2")
def test_a_disorganized_unit_cannot_move_and_one_with_or_can():
    """hoe:5.3.2: DR bars movement, OR does not."""
    table = phase({"25": us("0711", marker="DR"), "24": us("0712", marker="OR")})
    first, second, left = told(table)
    assert first == "Cannot move: 25th Marines. A disorganized unit cannot move."
    assert second.startswith("24th Marines: ")
    assert left == "Still to move: 1 unit."
    assert render(table.prompt.coach.going("25").cannot) == table.closed["25"]


@pytest.mark.rule("hoe:5.3.2.3")
def test_all_that_are_pinned_are_said_in_one_line_and_off_the_beach_nobody_is():
    """hoe:5.3.2.3: on a landing beach next to the enemy."""
    beach = start("first-movement", us={"25": "0711"}).session.module.prints.beaches
    near = start("first-movement").session.module.prints.neighbours(beach[3])
    foe = next(place for place in near if place not in beach.values())
    pinned = phase({"25": beach[3]}, (foe,))
    assert render(pinned.event("nobody-moves").text) == (
        "The only unit cannot move: A unit on a beach next to the enemy is pinned."
    )
    free = phase({"25": beach[3]}, ())
    assert told(free)[-1] == "Still to move: 1 unit."
    assert "1 more to leave its beach" in lines(free, "25")


@pytest.mark.rule("hoe:5.3.2.1", "hoe:5.1")
@pytest.mark.parametrize(
    ("weather", "marker", "parts"),
    [
        ("good", "", ["6 movement points"]),
        ("bad", "", ["6 movement points", "bad weather −1", "5 in all"]),
        ("good", "OR", ["6 movement points", OR_LINE, "5 in all"]),
        (
            "bad",
            "OR",
            ["6 movement points", "bad weather −1", OR_LINE, "4 in all"],
        ),
    ],
)
def test_points_are_said_part_by_part(weather, marker, parts):
    """hoe:5.3.2.1: six, one less in bad weather and one with an OR marker, both together two."""
    table = phase({"25": us("0711", marker=marker)}, weather=weather)
    assert lines(table, "25")[: len(parts)] == parts
    assert "strategically" in lines(table, "25")[len(parts)]


@pytest.mark.rule("hoe:5.3.2.4")
@pytest.mark.parametrize(("weather", "least"), [("good", 2), ("bad", 3)])
def test_a_strategic_move_ends_two_or_three_hexes_off(weather, least):
    """hoe:5.3.2.4: three in bad weather."""
    table = phase({"25": "0711"}, weather=weather)
    assert f"at least {least} hexes from any Japanese unit" in lines(table, "25")[-1]
    leaps = [g.place for g in table.prompt.coach.going("25").where if "~" in g.answer]
    distance = table.session.module.prints.distance
    assert leaps
    assert min(distance(place, FOE) for place in leaps) == least


@pytest.mark.rule("hoe:5.3.2.2", "hoe:5.3.2.4")
def test_a_unit_in_a_zone_pays_to_leave_and_does_not_move_strategically():
    """hoe:5.3.2.2: one more, no step to another zone; hoe:5.3.2.4: nothing strategic."""
    near = phase({"25": "0610"})
    assert (
        lines(near, "25")[1]
        == "1 more to leave its zone of control, and no step straight into another"
    )
    assert lines(near, "25")[2].startswith("no strategic move: A unit in a zone of control")
    assert not [g for g in near.prompt.coach.going("25").where if "~" in g.answer]
    far = phase({"25": "0711"})
    assert not any("zone of control" in line for line in lines(far, "25"))


@pytest.mark.rule("hoe:3.3.4.2")
def test_an_order_held_is_said_and_without_it_nothing():
    """hoe:3.3.4.2: two or three points more."""
    held = phase({"25": "0711"}, blue={"cm07": "slot1"})
    assert "2 more with an Extended Movement order" in lines(held, "25")
    assert not any("order" in line for line in lines(phase({"25": "0711"}), "25"))


@pytest.mark.rule("hoe:5.3.2", "hoe:5.3.2.1", "hoe:5.3.2.2")
def test_every_barred_hex_says_which_rule_bars_it():
    """hoe:5.3.2: enemies, units of one's own, points; the refusal says the same."""
    table = phase({"25": "0711", "24": "0712"})
    assert reason(table, "25", FOE) == "A Japanese unit is there."
    assert reason(table, "25", "0712").startswith("A US unit is there")
    short = next(
        one for one in table.prompt.coach.going("25").barred if "takes" in render(one.reason)
    )
    assert render(short.reason) in table.refusal([f"25>{short.place}"])


@pytest.mark.rule("hoe:5.3.2")
def test_who_has_moved_is_done_and_counted():
    """hoe:5.3.2: a unit moves once in a phase."""
    table = phase({"25": "0711", "24": "0811"})
    table.answer(["25>0712"])
    assert told(table)[-1] == "Still to move: 1 unit; 1 done."
    assert render(table.prompt.coach.going("25").cannot) == "It has moved in this phase."


@pytest.mark.rule("hoe:5.3.2.1", "hoe:3.3.4.2")
def test_when_asked_for_the_hex_the_points_of_the_order_count():
    """hoe:3.3.4.2: what was played is in the sum, and what the coach lists is what is listed."""
    table = phase({"25": "0711"}, blue={"cm07": "slot1"})
    table.play(quiet=False, move=["25"], move_kind="normal", move_order="cm07")
    going = table.prompt.coach.going("25")
    assert "Extended Movement +2" in lines(table, "25")
    assert {goal.answer for goal in going.where} == set(table.options) - {"stay"}
    assert render(lines_above(table.prompt.coach, ("25",))[0]).startswith("25th Marines: ")
    assert {one.place for one in going.barred} == set(table.closed)
    assert going_lines(going)
