"""Victory points, the end of the game and the final assessment (hoe:2)."""

import pytest

from games.hell_on_earth.play import hidden, points, shown, start, us

LATE = {"suribachi": 9, "airfield1": 9, "airfield2": 9, "airfield3": 9}
ALL = ["suribachi", "airfield1", "airfield2", "airfield3"]
PLACES = ["0406", "0407", "0408", "0505", "0604", "0605", "0704", "0705", "0903", "1002"]


def assessed(die=6, alive=1, turn=9, units=None, script=None, **more):
    """End a game with a number of Japanese units left; one order was played unless told."""
    japan = [hidden(place) for place in PLACES[: alive - 1]]
    more = {"orders": 1, **more}
    table = start("assessment", turn=turn, us=units or {"25": "0711"}, japan=japan, **more)
    return table.play(orders_roll=die, **(script or {}))


@pytest.mark.rule("hoe:2.3")
@pytest.mark.parametrize(("orders", "errors", "vp"), [(0, 0, 0), (5, 1, -1), (4, 2, -1)])
def test_no_die_is_asked_for_where_every_face_says_the_same(orders, errors, vp):
    """hoe:2.3: at a number of 0 nothing can be lost, at 6 and more nothing can be saved."""
    blue = {f"cm{21 + n}": f"slot{n + 1}" for n in range(errors)}
    table = start("assessment", turn=9, us={"25": "0711"}, orders=orders, blue=blue)
    assert table.session.outcome is not None
    assert "orders-roll" not in {p.procedure for p in table.asked_for}
    assert points(table)["orders"] == vp
    assert table.event("orders-sure").data == {"lost": vp < 0}


@pytest.mark.rule("hoe:2.1", "hoe:2")
@pytest.mark.parametrize(("alive", "vp"), [(1, 14), (2, 14), (3, 13), (10, 10)])
def test_every_two_eliminated_units_are_a_point(alive, vp):
    """hoe:2.1: rounded down."""
    assert points(assessed(alive=alive))["eliminated"] == vp


@pytest.mark.rule("hoe:2.2", "hoe:3.3.7")
@pytest.mark.parametrize(
    ("objective", "limit"), [("suribachi", 3), ("airfield1", 4), ("airfield2", 5), ("airfield3", 6)]
)
def test_an_objective_scores_when_captured_in_time(objective, limit):
    """hoe:2.2: up to turn 3, 4, 5 and 6; one turn later nothing."""
    for turn, vp in ((limit, 1), (limit + 1, 0)):
        table = assessed(control=[objective], captured={objective: turn})
        assert points(table)["objectives"] == vp


@pytest.mark.rule("hoe:2.2", "hoe:3.3.7")
def test_h08_a_point_for_a_capture_is_never_lost():
    """hoe:2.2, H-08: control is gone, the point stays."""
    assert points(assessed(captured={"suribachi": 2}))["objectives"] == 1


@pytest.mark.rule("hoe:2.3", "hoe:3.3.4")
@pytest.mark.parametrize(
    ("orders", "die", "vp"), [(3, 3, -1), (3, 4, 0), (1, 2, 0), (5, 5, -1), (5, 6, 0)]
)
def test_the_blue_die_against_the_orders_played(orders, die, vp):
    """hoe:2.3: at or below the number of Special Orders it costs a point."""
    assert points(assessed(die, orders=orders))["orders"] == vp


@pytest.mark.rule("hoe:2.3", "hoe:3.3.4.8")
@pytest.mark.parametrize(
    ("ruling", "die", "vp"),
    [
        ("threshold", 4, -1),
        ("threshold", 5, 0),
        ("literal", 1, -1),
        ("literal", 2, 0),
        ("literal", 3, 0),
    ],
)
def test_h02_each_error_counts_against_you_or_literally_for_you(ruling, die, vp):
    """hoe:2.3, H-02: two orders and two Errors: threshold 4; read literally the die gains 2."""
    blue = {"cm21": "slot1", "cm22": "slot2"}
    found = assessed(
        die, orders=2 if ruling == "threshold" else 3, blue=blue, options={"h-02": ruling}
    )
    assert points(found)["orders"] == vp


@pytest.mark.rule("hoe:7.4", "hoe:2.3")
@pytest.mark.parametrize(("die", "vp"), [(2, -1), (3, 0)])
def test_h02_heroic_mode_adds_one_more(die, vp):
    """hoe:7.4, H-02: a fixed +1 besides the Errors."""
    found = assessed(die, orders=1, options={"mode": "heroic"}, blue={"cm21": "error-reserve"})
    assert points(found)["orders"] == vp


@pytest.mark.rule("hoe:2.4", "hoe:7.3")
@pytest.mark.parametrize(
    ("mode", "weak", "vp"),
    [("standard", 4, 0), ("standard", 5, -1), ("heroic", 3, 0), ("heroic", 4, -1)],
)
def test_weak_us_units_cost_a_point(mode, weak, vp):
    """hoe:2.4: five units with one or two steps; hoe:7.3: four in Heroic mode."""
    places = ["0711", "0712", "reserve", "reserve", "0610"]
    names = ["25", "24", "23", "26", "27"]
    units = {
        name: us(place, steps=2) for name, place in list(zip(names, places, strict=True))[:weak]
    }
    found = assessed(units=units, options={"mode": mode})
    assert points(found)["casualties"] == vp


@pytest.mark.rule("hoe:2.4", "hoe:3.3.1")
def test_three_steps_are_not_weak_and_h57_a_destroyed_unit_is():
    """hoe:2.4, H-57: wherever it is; a unit that lost its last step shows two."""
    names = ["25", "24", "23", "26"]
    units = {name: us("reserve", steps=2) for name in names}
    assert points(assessed(units={**units, "27": us("0711", steps=3)}))["casualties"] == 0
    assert points(assessed(units={**units, "27": us("0711", steps=1)}))["casualties"] == -1


@pytest.mark.rule("hoe:2.5")
@pytest.mark.parametrize(("alive", "die", "vp"), [(1, 2, 1), (1, 1, 0), (5, 6, 1), (5, 5, 0)])
def test_the_japanese_may_surrender(alive, die, vp):
    """hoe:2.5: all four objectives, at most five units; the red die must be higher."""
    captured = dict.fromkeys(ALL, 9)
    found = assessed(alive=alive, control=ALL, captured=captured, script={"surrender": die})
    assert points(found)["surrender"] == vp


@pytest.mark.rule("hoe:2.5")
@pytest.mark.parametrize(("control", "alive"), [(ALL[:3], 3), (ALL, 6)])
def test_no_surrender_without_all_objectives_or_with_six_units(control, alive):
    """hoe:2.5: neither condition may fail."""
    found = assessed(alive=alive, control=control, captured=LATE)
    assert "surrender" not in {p.procedure for p in found.asked_for}


@pytest.mark.rule("hoe:2.1", "hoe:3.3.7")
@pytest.mark.parametrize("turn", [3, 9])
def test_h07_clearing_the_island_ends_the_game_and_gives_a_point(turn):
    """hoe:2.1, H-07: before the end of turn 9; no surrender roll, the game is over at once."""
    japan = [shown("0611", "313", steps=1)]
    held = {"control": ALL, "captured": dict.fromkeys(ALL, turn), "orders": 1}
    table = start("first-attack", turn=turn, us={"25": "0711"}, japan=japan, hq=None, **held)
    table.play(quiet=False, target="0611")
    table.play(quiet=False, attackers=["25"], supporters=[], combat=6, advance="none")
    assert table.session.asked.phase == "assessment"
    table.play(orders_roll=6)
    assert points(table)["cleared"] == 1
    assert points(table)["eliminated"] == 15
    assert "surrender" not in {p.procedure for p in table.asked_for}
    assert points(assessed())["cleared"] == 0


@pytest.mark.rule("hoe:2.6", "hoe:2")
def test_the_final_assessment_adds_up_and_names_a_band():
    """hoe:2.6: the sum of its parts, with the words for the band."""
    table = assessed(
        alive=3,
        control=ALL,
        captured=dict(zip(ALL, (3, 4, 5, 6), strict=True)),
        script={"surrender": 6},
    )
    outcome = table.session.outcome
    assert outcome["vp"] == sum(points(table).values()) == 13 + 4 + 1
    assert outcome["band"] == "overwhelming"
    assert len(outcome["parts"]) == 6


@pytest.mark.rule("hoe:2.6")
def test_h55_below_the_table_is_the_lowest_band():
    """hoe:2.6, H-55: fewer than one point."""
    table = start("assessment", turn=9, us={"25": "0811"}, japan=None, orders=5)
    table.play(orders_roll=1)
    assert (table.session.outcome["vp"], table.session.outcome["band"]) == (-1, "desk")


@pytest.mark.rule("hoe:2.3", "hoe:2.5")
def test_h56_the_orders_die_is_blue_and_the_surrender_die_red():
    """hoe:2.3, hoe:2.5: H-56."""
    held = {"control": ALL, "captured": LATE, "orders": 1}
    table = start("assessment", turn=9, us={"25": "0711"}, **held)
    assert table.prompt.dice.color == "blue"
    assert table.answer(6).prompt.dice.color == "red"
