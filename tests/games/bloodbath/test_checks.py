"""Every state adds up; one that does not is refused (bib:5.3, bib:14.1, bib:17.4)."""

import pytest

from beachmaster.engine.text import render
from beachmaster.games.bloodbath import checks
from games.bloodbath.play import (
    DATA,
    FAR,
    battalion,
    beaches,
    flamethrower,
    hidden,
    inland,
    start,
    tank,
)

ONE, TWO, FLAME = battalion(0), battalion(1), flamethrower()
PLACE = inland()


def state(**units):
    table = start("us-movement", japan=[hidden(FAR)], us=units or None)
    return table.state


def said(broken):
    return " ".join(render(text) for text in checks.problems(broken, DATA))


@pytest.mark.rule("bib:14.1")
def test_a_sound_state_has_no_problem():
    """14.1: every unit ashore or in one of the boxes."""
    assert said(state()) == ""


@pytest.mark.rule("bib:5.3")
def test_too_many_units_in_a_hex_are_found_and_a_beach_stack_is_not():
    """5.3, 14.3."""
    one = state()
    one.us[ONE].place = one.us[TWO].place = PLACE
    assert "Too many US units" in said(one)
    one.us[ONE].place = one.us[TWO].place = beaches("east")[0]
    assert said(one) == ""
    one.us[ONE].place = one.us[TWO].place = beaches("west")[0]
    assert "Too many US units" in said(one)


@pytest.mark.rule("bib:14.1", "bib:17.1")
def test_steps_fit_the_unit_and_its_box():
    """17.1: support units have one step, eliminated units none."""
    one = state()
    one.us[FLAME].steps = 2
    assert "steps go from 1 to 1" in said(one)
    one = state()
    one.us[ONE].place = "eliminated"
    assert "steps go from 0 to 0" in said(one)


@pytest.mark.rule("bib:17.4")
def test_task_force_collins_is_one_flipped_tank_and_two_removed():
    """17.4."""
    one = state()
    one.us[tank(0)].collins = True
    assert "Task Force Collins" in said(one)
    for name, counter in DATA.us.items():
        if counter.kind == "tank" and name != tank(0):
            one.us[name].place, one.us[name].steps = "removed", 0
    assert said(one) == ""


@pytest.mark.rule("bib:14.2")
def test_both_sides_share_a_hex_only_in_an_opposed_landing():
    """14.2."""
    beach = beaches("east")[0]
    table = start("us-movement", japan=[hidden(beach), hidden(FAR)])
    one = table.state
    one.us[ONE].place = beach
    assert "together with the enemy" in said(one)
    one.opposed[ONE] = beach
    assert said(one) == ""


@pytest.mark.rule("bib:19.1", "bib:21.1")
def test_only_hq_and_artillery_lie_on_the_track():
    """21.1."""
    one = state()
    gun = next(unit for unit in one.japan.values() if DATA.japan[unit.unit].kind == "artillery")
    gun.place, gun.hidden = "track", False
    assert said(one) == ""
    other = next(unit for unit in one.japan.values() if DATA.japan[unit.unit].kind == "infantry")
    other.place, other.hidden = "track", False
    assert "Only HQ and artillery" in said(one)


@pytest.mark.rule("bib:11.5")
def test_there_are_eleven_bombardment_markers():
    """11.5."""
    one = state()
    one.bombarded = {PLACE: 2, FAR: 9}
    assert said(one) == ""
    one.bombarded = {PLACE: 3, FAR: 9}
    assert "only 11 bombardment markers" in said(one)


@pytest.mark.rule("bib:11.2")
def test_every_japanese_unit_is_somewhere_once():
    """11.2: one on a hex, none twice."""
    one = state()
    first, second = list(one.japan.values())[:2]
    second.unit = first.unit
    assert "in two places" in said(one)
    one = state()
    first, second = list(one.japan.values())[:2]
    first.place = second.place = PLACE
    assert "Two Japanese units" in said(one)


@pytest.mark.rule("bib:14.4", "bib:12.1")
def test_the_turn_is_not_past_the_last_one():
    """12.1, 14.4."""
    one = state()
    one.turn, one.regiments = 16, ["9"]
    assert "turn 15 was the last one" in said(one)
