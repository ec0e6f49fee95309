"""The movement coach of Bloodbath: who can neither land nor move, and what the others may do."""

import pytest

from beachmaster.engine.coach_words import coach_lines
from beachmaster.engine.text import render
from games.bloodbath.play import FAR, battalion, beaches, hidden, inland, start, tank, us

ONE, TWO, TANK = battalion(0), battalion(1), tank()


def phase(units, japan=(FAR,), name="us-movement", **more):
    placed = {unit: us(place) for unit, place in units.items()}
    table = start(name, japan=[hidden(place) for place in japan], us=placed, **more)
    return to_move(table)


def to_move(table):
    quiet = {"task-force-collins": "no", "replacement": [], "reserves": []}
    while table.procedure in quiet:
        table.answer(quiet[table.procedure])
    return table


def told(table):
    return [render(line) for line in coach_lines(table.prompt.coach.coach())]


def lines(table, unit):
    return [render(line.text) for line in table.prompt.coach.going(unit).lines]


@pytest.mark.rule("bib:5.2", "bib:4.1.1", "bib:15.0")
def test_the_mobile_phase_halves_and_redeploys_nobody_and_the_regular_one_does():
    """4.1.1: half the allowance; 15.0: in the regular movement phase only."""
    regular, mobile = phase({ONE: inland()}), phase({ONE: inland()}, name="mobile-movement")
    assert lines(regular, ONE)[0] == "6 movement points"
    assert "may redeploy any distance, always 4 or more" in lines(regular, ONE)[1]
    assert lines(mobile, ONE)[1] == "halved in the mobile phase: 3"
    assert lines(mobile, ONE)[2] == (
        "may not redeploy: Units redeploy only in the regular movement phase."
    )


@pytest.mark.rule("bib:4.1.2")
def test_a_storm_halves_and_fine_weather_does_not():
    """4.1.2: all movement allowances are halved during storm turns."""
    assert "halved in a storm: 3" in lines(phase({ONE: inland()}, storm=True), ONE)
    assert "halved in a storm: 3" not in lines(phase({ONE: inland()}), ONE)


@pytest.mark.rule("bib:15.0")
def test_next_to_the_enemy_nobody_redeploys():
    """15.0: at least four hexes away at all times."""
    here = inland()
    foe = start("us-movement").session.module.prints.neighbours(here)[0]
    near = phase({ONE: here}, (foe,))
    assert lines(near, ONE)[-1].startswith("may not redeploy: A unit fewer than 4 hexes")
    assert not any(
        render(goal.cost) == "redeployment" for goal in near.prompt.coach.going(ONE).where
    )


@pytest.mark.rule("bib:17.3")
def test_tanks_are_told_their_ground_and_battalions_not():
    """17.3: no ravine, mountain or mine hex for tanks."""
    table = phase({ONE: inland(), TANK: inland(but=(inland(),))})
    assert "may not enter ravine, mountain or mine hexes" in lines(table, TANK)
    assert "may not enter ravine, mountain or mine hexes" not in lines(table, ONE)


@pytest.mark.rule("bib:14.2")
def test_landings_say_the_rest_of_eight_and_who_landed_is_done():
    """14.2: eight a phase, two a color, one a hex."""
    table = phase({ONE: "available", TWO: "available"})
    assert lines(table, ONE) == [
        "may land: one unit on each beach hex, 2 on each colored beach, 8 more in this phase"
    ]
    beach = beaches()[0]
    table.answer([f"{ONE}>{beach}"])
    assert "7 more in this phase" in lines(table, TWO)[0]
    left = len(table.prompt.coach.coach().todo)
    assert ONE not in table.prompt.coach.coach().todo
    assert told(table)[-1] == f"Still to move: {left} units; 1 done."
    barred = {one.place: render(one.reason) for one in table.prompt.coach.going(TWO).barred}
    assert barred[beach] == "A unit has landed on this hex in this phase."
    assert barred[beach] in table.refusal([f"{TWO}>{beach}"])


@pytest.mark.rule("bib:14.7")
def test_a_unit_with_a_replacement_step_cannot_move():
    """14.7: not in the phase of replacement; another may."""
    table = start(
        "us-movement",
        japan=[hidden(FAR)],
        us={ONE: us(inland(), steps=1), TWO: us(inland(but=(inland(),)))},
    )
    quiet = {"task-force-collins": "no", "replacement": [ONE], "reserves": []}
    while table.procedure in quiet:
        table.answer(quiet[table.procedure])
    first = told(table)[0]
    assert first.startswith("Cannot move: ")
    assert first.endswith("It got a replacement step in this phase, so it stays where it is.")
    assert TWO in table.prompt.coach.coach().todo
    assert ONE not in table.prompt.coach.coach().todo


@pytest.mark.rule("bib:5.2")
def test_what_no_points_reach_is_said_with_the_points():
    """5.2: the cost stands beside what the unit has, in the refusal's words."""
    table = phase({ONE: inland()}, name="mobile-movement")
    going = table.prompt.coach.going(ONE)
    short = next(one for one in going.barred if "It takes" in render(one.reason))
    assert "the unit has 3." in render(short.reason)
    assert render(short.reason) in table.refusal([f"{ONE}>{short.place}"])


@pytest.mark.rule("bib:14.2", "bib:5.2")
def test_in_words_only_the_coach_says_what_units_may_do():
    """5.2, 14.2: the numbers of the rules; where a unit stands is not known."""
    table = phase({ONE: "map", TWO: "available"}, (), board="table")
    assert table.procedure == "moved"
    ashore = next(line for line in told(table) if "movement points" in line)
    assert "or may redeploy any distance" in ashore
    costs = [render(line.text) for line in table.prompt.coach.coach().costs]
    assert "Beach 1, Ravine 3, others as your map says" in costs[0]
