"""Hits, retreat checks, retreats and the advance after an assault (hoe:5.4.2.9)."""

import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start, us

TARGET = "0611"
TRENCH, LONE = "313", "17"
PAIR = {"25": "0711", "9": "0610"}


def fight(units=None, combat=2, japan=None, attackers=None, **more):
    """Assault 0611 without support and roll the combat die.

    One front-side regiment against 313 (CF 2, trenches): 1 is A2, 2 and 3 A1, 4 A1 D1, 5 and 6 D1.
    """
    units = units or {"25": "0711"}
    japan = japan or [shown(TARGET, TRENCH)]
    table = start("first-attack", us=units, japan=japan, **more)
    table.play(quiet=False, target=TARGET)
    table.play(quiet=False, attackers=attackers or ["25"], supporters=[], combat=combat)
    return table


def pair(combat, units=None, **more):
    """Assault with two units that are next to each other: 4:1, 1 is A2, 2 is A1, 3 is A1 D1."""
    return fight(units or PAIR, combat, attackers=["25", "9"], **more)


# -- what the counter shows -----------------------------------------------------------------------


@pytest.mark.rule("hoe:3.3.1")
@pytest.mark.parametrize(
    ("steps", "act"),
    [
        (4, "Rotate the 25th Marines a quarter to the right, to show 3 steps."),
        (3, "Flip the 25th Marines to the back, upright, to show 2 steps."),
        (2, "Rotate the 25th Marines a quarter to the right, to show 1 step."),
    ],
)
def test_a_counter_is_flipped_for_the_second_step_lost_and_else_turned(steps, act):
    """hoe:3.3.1: four and three steps are its front, two and one its back."""
    table = fight({"25": us("0711", steps=steps)}, combat=3)
    table.play(quiet=False, retreat_check=6, retreat="lose")
    assert render(table.event("us-hit").act) == act


# -- the defender -------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.9", "hoe:3.3.2")
def test_the_target_loses_a_step_for_each_hit():
    """hoe:5.4.2.9: D1 takes one of its two steps, a second D1 removes it."""
    assert fight(combat=5).japan(TARGET).steps == 1
    gone = fight(combat=5, japan=[shown(TARGET, TRENCH, steps=1)])
    assert TARGET not in gone.places()


@pytest.mark.rule("hoe:5.4.2.9", "hoe:3.3.2", "hoe:3.3.3")
def test_the_first_hit_on_a_hidden_target_reveals_it_and_returns_its_marker():
    """hoe:5.4.2.9: the Defense marker is removed and the unit has two steps."""
    table = start("first-attack", us={"25": "0711"}, japan=[hidden(TARGET, TRENCH, defence="ds18")])
    table.play(quiet=False, target=TARGET)
    table.play(
        quiet=False,
        attackers=["25"],
        supporters=[],
        support_draw="ds19",
        combat=6,
        reveal=TRENCH,
    )
    unit = table.japan(TARGET)
    assert (unit.hidden, unit.steps) == (False, 2)
    assert table.state.red["ds18"] == "bag"


@pytest.mark.rule("hoe:5.4.2.9", "hoe:5.4")
def test_a_hidden_target_that_is_not_hit_keeps_its_marker():
    """hoe:5.4: left on it for the next attack."""
    table = start("first-attack", us={"25": "0711"}, japan=[hidden(TARGET, TRENCH, defence="ds18")])
    table.play(quiet=False, target=TARGET)
    table.play(
        attackers=["25"],
        supporters=[],
        support_draw="ds19",
        combat=2,
        retreat_check=6,
        retreat="lose",
    )
    assert table.markers("defence") == {"ds18": TARGET}


@pytest.mark.rule("hoe:5.4.2.9", "hoe:2.1")
def test_hits_fall_on_the_target_and_the_attackers_alone():
    """hoe:5.4.2.9: supporters of either side take none."""
    units = {"25": "0711", "24": "0712"}
    japan = [shown(TARGET, TRENCH), shown("0511", LONE)]
    table = start("first-attack", us=units, japan=japan)
    table.play(quiet=False, target=TARGET)
    table.play(
        attackers=["25"],
        supporters=["24"],
        combat=3,
        retreat_check=6,
        retreat="lose",
    )
    assert (table.us("25").steps, table.us("24").steps) == (3, 4)
    assert (table.japan(TARGET).steps, table.japan("0511").steps) == (1, 2)


# -- sharing hits -------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.9.1")
@pytest.mark.parametrize("chosen", ["25", "9"])
def test_a_single_hit_goes_where_the_player_says(chosen):
    """hoe:5.4.2.9.1: of two attackers the player picks."""
    table = pair(2)
    assert (table.procedure, table.options) == ("odd-hit", ["25", "9"])
    table.play(odd_hit=chosen, retreat_check=6, retreat="lose")
    assert {name for name in PAIR if table.us(name).steps == 3} == {chosen}


@pytest.mark.rule("hoe:5.4.2.9.1")
def test_two_hits_are_shared():
    """hoe:5.4.2.9.1: as evenly as possible: one each."""
    table = pair(1).play(retreat_check=(6, 6), **{"25": "lose", "9": "lose"})
    assert [table.us(name).steps for name in PAIR] == [3, 3]


@pytest.mark.rule("hoe:5.4.2.9.1")
def test_h29_three_hits_are_two_and_one_by_the_players_choice():
    """hoe:5.4.2.9.1, H-29: A3 on the first column: the odd hit to either."""
    units = {"25": us("0711", steps=2, marker="OR"), "9": us("0610", steps=2, marker="OR")}
    table = pair(1, units, japan=[shown(TARGET, "145")])
    assert table.combat["result"] == "A3"
    assert table.procedure == "odd-hit"
    table.play(odd_hit="9", retreat_check=(6, 6), **{"25": "lose", "9": "lose"})
    assert (table.us("25").steps, table.us("9").place) == (1, "box3")


@pytest.mark.rule("hoe:5.4.2.9.1", "hoe:3.3.1")
def test_h29_nobody_gets_more_hits_than_steps_while_the_other_has_some():
    """hoe:5.4.2.9.1, H-29: the odd hit of A3 cannot go to a unit with one step."""
    units = {"25": us("0711", steps=1), "9": us("0610", steps=2, marker="OR")}
    table = pair(1, units, japan=[shown(TARGET, "145")])
    assert (table.procedure, table.options) == ("odd-hit", ["9"])


@pytest.mark.rule("hoe:5.4.2.9.1")
def test_a_lone_attacker_takes_all_hits():
    """hoe:5.4.2.9.1: no choice with one unit."""
    table = fight(combat=1).play(retreat_check=6, retreat="lose")
    assert table.us("25").steps == 2


# -- the retreat check --------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.9.2")
@pytest.mark.parametrize(
    ("combat", "die", "disorganised"), [(2, 1, True), (2, 2, False), (1, 2, True), (1, 3, False)]
)
def test_the_check_is_against_the_hits_received(combat, die, disorganised):
    """hoe:5.4.2.9.2: a Disorganized Retreat at or below the number of hits."""
    table = fight(combat=combat).play(quiet=False, retreat_check=die)
    assert table.happened("disorganised") == disorganised
    assert table.modifier("retreat-check") == 0


@pytest.mark.rule("hoe:5.4.2.9.2", "hoe:3.3.1")
@pytest.mark.parametrize(("steps", "modifier"), [(4, 0), (3, 0), (2, -1), (1, -1)])
def test_h29_fewer_than_three_steps_take_one_from_the_die(steps, modifier):
    """hoe:5.4.2.9.2, H-29: counted before the new hits."""
    table = fight({"25": us("0711", steps=steps)}).play(quiet=False, retreat_check=6)
    assert table.modifier("retreat-check") == modifier


@pytest.mark.rule("hoe:5.4.2.9.2", "hoe:3.3.4.4")
def test_h56_the_check_is_a_red_die():
    """hoe:5.4.2.9.2, H-56: a red Reroll marker serves."""
    table = fight(blue={"cm13": "slot1"}).play(
        quiet=False, retreat_check=1, retreat="reroll", retreat_check_again=6
    )
    assert table.procedure == "retreat"


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:3.3.4.4")
def test_a_reroll_of_the_check_is_offered_with_the_ways_back():
    """One prompt: go back in disorder, or play the marker; the check that follows is final."""

    def checked():
        return fight(blue={"cm13": "slot1"}).play(quiet=False, retreat_check=1)

    ways = checked().options
    assert "reroll" in ways
    assert "lose" not in ways
    gone = checked().answer(next(one for one in ways if one != "reroll"))
    assert gone.us("25").marker == "DR"
    assert gone.us("25").place in ways
    assert "reroll" not in gone.questions()
    again = checked().play(quiet=False, retreat="reroll", retreat_check_again=1)
    assert again.us("25").marker == "DR"
    assert "reroll" not in again.options


@pytest.mark.rule("hoe:5.4.2.9.2")
def test_each_unit_that_was_hit_checks_for_itself():
    """hoe:5.4.2.9.2: a unit without hits does not."""
    table = pair(1).play(quiet=False, retreat_check=6)
    assert table.procedure == "retreat-check"
    one = pair(2).play(odd_hit="25", retreat_check=6, retreat="lose")
    assert [p.subjects for p in one.asked_for if p.procedure == "retreat-check"] == [("25",)]


# -- disorganized retreat -----------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:3.3.6")
def test_a_disorganized_retreat_costs_the_hits_and_two_hexes():
    """hoe:5.4.2.9.3: steps first, then the DR marker, then two hexes in any direction."""
    table = fight(combat=2).play(quiet=False, retreat_check=1)
    unit = table.us("25")
    assert (unit.steps, unit.marker, table.procedure) == (3, "DR", "retreat")
    table.answer("0809")
    assert (table.us("25").place, table.us("25").steps) == ("0809", 3)


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:3.3.6")
def test_h31_dr_replaces_or():
    """hoe:5.4.2.9.3, H-31: one retreat marker a unit."""
    table = fight({"25": us("0711", marker="OR")}).play(quiet=False, retreat_check=1)
    assert table.us("25").marker == "DR"


@pytest.mark.rule("hoe:5.4.2.9.3")
def test_a_retreat_into_a_zone_of_control_costs_one_more_hit():
    """hoe:5.4.2.9.3: the movement stops there; away from zones it costs nothing."""
    table = fight(combat=2).play(quiet=False, retreat_check=1, retreat="0610")
    assert (table.us("25").place, table.us("25").steps) == ("0610", 2)
    assert table.event("retreat-hit").rules == ("hoe:5.4.2.9.3", "hoe:5.3.2.2")
    assert "hoe:3.3.6" in table.event("disorganised").rules


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:5.3.2.3")
def test_h16_a_pinned_unit_gets_the_marker_but_stays_without_extra_hit():
    """hoe:5.3.2.3, H-16: on a beach in a zone of control it cannot retreat."""
    table = fight({"25": "0712"}, combat=2).play(quiet=False, retreat_check=1)
    unit = table.us("25")
    assert (unit.marker, unit.place, unit.steps) == ("DR", "0712", 3)
    assert table.happened("pinned")
    assert not table.happened("retreat-hit")


@pytest.mark.rule("hoe:5.4.2.9.3")
def test_h30_a_unit_that_cannot_retreat_takes_one_more_hit():
    """hoe:5.4.2.9.3, H-30: shut in by friends beside the enemy it stays and loses a step more."""
    units = {"25": "0307", "24": "0406"}
    table = start("first-attack", us=units, japan=[shown("0407", TRENCH)])
    table.play(quiet=False, target="0407")
    table.play(attackers=["25"], supporters=[], combat=2, retreat_check=1)
    assert (table.us("25").place, table.us("25").steps) == ("0307", 2)


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:3.3.1")
def test_h74_a_unit_without_steps_does_not_retreat():
    """hoe:3.3.1, H-74: it goes to the next box with two steps and no marker."""
    table = fight({"25": us("0711", steps=1)}).play(retreat_check=1)
    unit = table.us("25")
    assert (unit.place, unit.steps, unit.marker) == ("box3", 2, "")
    assert "retreat" not in {p.procedure for p in table.asked_for}


# -- organized retreat --------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.9.4", "hoe:3.3.6")
def test_an_organized_retreat_takes_one_hit_less():
    """hoe:5.4.2.9.4: one or two hexes with an OR marker; A1 then costs nothing, A2 one step."""
    one = fight(combat=2).play(quiet=False, retreat_check=6, retreat="0809")
    assert (one.us("25").steps, one.us("25").marker, one.us("25").place) == (4, "OR", "0809")
    two = fight(combat=1).play(quiet=False, retreat_check=6, retreat="0810")
    assert (two.us("25").steps, two.us("25").marker) == (3, "OR")


@pytest.mark.rule("hoe:5.4.2.9.4")
def test_the_player_may_stand_and_take_the_hits():
    """hoe:5.4.2.9.4: steps or retreat, as the player likes."""
    table = fight(combat=1).play(quiet=False, retreat_check=6, retreat="lose")
    assert (table.us("25").steps, table.us("25").marker, table.us("25").place) == (2, "", "0711")


@pytest.mark.rule("hoe:5.4.2.9.4")
def test_an_organized_retreat_into_a_zone_of_control_costs_one_more_hit():
    """hoe:5.4.2.9.4: it stops there; the hit saved is lost again."""
    japan = [shown(TARGET, TRENCH), hidden("0910")]
    table = fight(combat=2, japan=japan)
    table.play(quiet=False, retreat_check=6, retreat="0810")
    assert (table.us("25").place, table.us("25").steps) == ("0810", 3)


@pytest.mark.rule("hoe:5.4.2.9.4", "hoe:3.3.6")
def test_h31_or_on_or_just_moves_and_dr_cannot_choose_it():
    """hoe:5.4.2.9.4, H-31: an OR unit may retreat again; a DR unit only stands."""
    again = fight({"25": us("0711", marker="OR")}).play(
        quiet=False, retreat_check=6, retreat="0810"
    )
    assert again.us("25").marker == "OR"
    free = {"h-05": "free"}
    table = fight({"25": us("0711", marker="DR")}, options=free).play(quiet=False, retreat_check=6)
    assert table.options == ["lose"]
    assert "isorganized" in table.refusal("retreat")


@pytest.mark.rule("hoe:5.4.2.9.4", "hoe:5.3.2.3")
def test_h16_a_pinned_unit_cannot_choose_an_organized_retreat():
    """hoe:5.3.2.3, H-16: it stands and loses its steps."""
    table = fight({"25": "0712"}, combat=2).play(quiet=False, retreat_check=6)
    assert (table.options, "pinned" in table.refusal("retreat")) == (["lose"], True)


@pytest.mark.rule("hoe:5.4.2.9.4")
def test_h30_an_organized_retreat_is_closed_where_no_hex_is_open():
    """hoe:5.4.2.9.4, H-30: with the reason."""
    table = start("first-attack", us={"25": "0307"}, japan=[shown("0407", TRENCH)])
    table.play(quiet=False, target="0407")
    table.play(quiet=False, attackers=["25"], supporters=[], combat=2, retreat_check=6)
    assert (table.options, "no hex" in table.refusal("retreat")) == (["lose"], True)


# -- order and advance --------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.9", "hoe:5.3.2.2")
def test_h65_the_defender_is_hit_first_and_dead_it_has_no_zone():
    """hoe:5.4.2.9, H-65: after A1 D1 the retreat beside the emptied hex is free."""
    table = fight(combat=4, japan=[shown(TARGET, TRENCH, steps=1)])
    assert TARGET not in table.places()
    table.play(quiet=False, retreat_check=1, retreat="0510")
    assert (table.us("25").place, table.us("25").steps) == ("0510", 3)


@pytest.mark.rule("hoe:5.4.2.9.5")
def test_an_attacker_may_occupy_the_emptied_hex():
    """hoe:5.4.2.9.5: one of the attackers, if the player likes."""
    table = pair(5, japan=[shown(TARGET, TRENCH, steps=1)])
    assert (table.procedure, table.options) == ("advance", ["25", "9", "none"])
    assert table.answer("9").us("9").place == TARGET


@pytest.mark.rule("hoe:5.4.2.9.5")
def test_a_target_that_stands_leaves_nothing_to_occupy():
    """hoe:5.4.2.9.5: only when it is eliminated."""
    stands = fight(combat=5)
    assert "advance" not in {prompt.procedure for prompt in stands.asked_for}
    assert stands.named("attacks-over")


@pytest.mark.rule("hoe:5.4.2.9.5")
def test_h32_a_unit_in_a_zone_of_control_may_not_advance():
    """hoe:5.4.2.9.5, H-32: judged after the target is gone, unit by unit."""
    japan = [shown(TARGET, TRENCH, steps=1), hidden("0609")]
    table = fight(PAIR, 5, japan, ["25", "9"])
    assert (table.options, list(table.closed)) == (["25", "none"], ["9"])


@pytest.mark.rule("hoe:5.4.2.9.5")
def test_a_unit_that_retreated_cannot_advance():
    """hoe:5.4.2.9.5: neither after an organized nor after a disorganized retreat."""
    japan = [shown(TARGET, TRENCH, steps=1)]
    table = pair(3, japan=japan).play(quiet=False, odd_hit="25", retreat_check=6, **{"25": "0810"})
    assert (table.procedure, table.options) == ("advance", ["9", "none"])
    alone = fight(combat=4, japan=japan).play(quiet=False, retreat_check=6, **{"25": "0810"})
    assert "advance" not in {prompt.procedure for prompt in alone.asked_for}
    assert alone.named("attacks-over")
    fled = fight({"25": "0711", "9": "0712"}, 3, japan, ["25", "9"])
    fled.play(quiet=False, odd_hit="25", retreat_check=1, **{"25": "0610"})
    assert fled.options == ["9", "none"]


@pytest.mark.rule("hoe:5.4.2.9.5", "hoe:3.3.7", "hoe:2.2")
def test_an_advance_captures_what_it_enters():
    """hoe:3.3.7, H-08: advancing onto an airfield takes it."""
    table = start("first-attack", us={"25": "0711"}, japan=[shown("0610", TRENCH, steps=1)])
    table.play(quiet=False, target="0610")
    table.play(quiet=False, attackers=["25"], supporters=[], combat=5, advance="25")
    assert table.state.control == ["airfield1"]


@pytest.mark.rule("hoe:5.4.2.9.5", "hoe:5.3.2.1")
def test_h15_the_advance_onto_suribachi_waits_for_its_surroundings():
    """hoe:5.3.2.1, H-15: a unit beside the mountain keeps the attackers out."""
    for other, open_ in (("0212", False), ("1003", True)):
        japan = [shown("0213", TRENCH, steps=1), hidden(other)]
        table = start("first-attack", us={"25": "0314"}, japan=japan)
        table.play(quiet=False, target="0213")
        table.play(
            quiet=False,
            attackers=["25"],
            supporters=[],
            **({"supporter_draw": "ds18"} if not open_ else {}),
            combat=6,
        )
        assert (table.procedure == "advance") == open_
