"""The Bombardment Phase (hoe:5.2) and the Additional Bombardment order (hoe:3.3.4.5)."""

from collections import Counter
from fractions import Fraction

import pytest

from beachmaster.engine.options import AnswerError
from beachmaster.engine.text import render
from beachmaster.engine.typed import answer_to
from beachmaster.games.hell_on_earth import rolls
from games.hell_on_earth.play import hidden, start, us

GUNS = ["0314", "0606", "0904", "0907", "0910", "1108", "1205", "1307"]
TARGET = "0611"
UNITS = ["309", "145", "313", "311"]


def bombard(units=None, japan=None, **more):
    """Stand before the first US bombardment."""
    given = units or {"25": "0711"}
    return start("bombardment", us=given, japan=japan or [hidden(TARGET, "309")], **more)


def us_points(**more):
    return bombard(**more).event("us-points").data["points"]


def shot(points, die, **more):
    """Bombard the hidden unit in 0611 once; return the table."""
    table = bombard(**more)
    return table.play(quiet=False, bombard=TARGET, bombardment_points=points, us_bombardment=die)


def test_targets_are_listed_by_hex_whoever_came_last():
    """A unit that redeployed stood at the end of the list, or where it had stood before."""
    places = ["0910", TARGET, "1408", "0213"]
    table = bombard(japan=[hidden(place, name) for place, name in zip(places, UNITS, strict=True)])
    listed = [one.value for one in table.session.asked.prompt.options.listed()]
    assert [one for one in listed if one] == sorted(places)


@pytest.mark.rule("hoe:5.2")
@pytest.mark.parametrize(("weather", "control", "points"), [
    ("good", [], 9),
    ("bad", [], 6),
    ("good", ["airfield1"], 11),
    ("good", ["airfield2"], 10),
    ("good", ["airfield1", "airfield2"], 12),
    ("good", ["airfield3", "suribachi"], 9),
    ("bad", ["airfield1", "airfield2"], 9),
])  # fmt: skip
def test_us_points_are_nine_with_weather_and_airfields(weather, control, points):
    """hoe:5.2: 9, 3 fewer in bad weather, +2 and +1 for the First and Second Airfield."""
    assert us_points(weather=weather, control=control) == points


@pytest.mark.rule("hoe:7.2")
@pytest.mark.parametrize(("weather", "points"), [("good", 7), ("bad", 4)])
def test_h49_heroic_mode_takes_two_points(weather, points):
    """hoe:7.2, H-49: two points fewer for the whole operation."""
    assert us_points(weather=weather, options={"mode": "heroic"}) == points


@pytest.mark.rule("hoe:5.2")
@pytest.mark.parametrize(
    ("taken", "weather", "points"),
    [(0, "good", 8), (0, "bad", 7), (3, "good", 5), (3, "bad", 4), (8, "good", 0), (8, "bad", 0)],
)
def test_japanese_points_are_the_guns_not_under_us_control(taken, weather, points):
    """hoe:5.2: 8, one fewer for each gun taken and in bad weather, never below 0."""
    table = bombard(weather=weather, artillery_hexes=GUNS[:taken]).play(**fire(points))
    assert table.event("japanese-points").data["points"] == points
    assert len([p for p in table.asked_for if p.procedure == "japanese-bombardment"]) == points


def fire(points):
    """Return a script in which every Japanese shot misses."""
    return {"japanese_bombardment": (1,) * points} if points else {}


@pytest.mark.rule("hoe:5.2.1")
def test_three_points_only_beside_a_us_unit():
    """hoe:5.2.1: up to 3 points on a target next to a US unit, otherwise up to 2."""
    near = bombard().play(quiet=False, bombard=TARGET)
    assert near.options == [1, 2, 3]
    far = bombard(units={"25": "0911"}).play(quiet=False, bombard=TARGET)
    assert far.options == [1, 2]
    assert "not one of the options" in far.refusal(3)


@pytest.mark.rule("hoe:5.2.1", "hoe:5.2.3")
@pytest.mark.parametrize(("points", "modifier"), [(1, -1), (2, 0), (3, 1)])
def test_the_points_modify_the_die(points, modifier):
    """hoe:5.2.1: -1 for one point, 0 for two, +1 for three."""
    assert shot(points, 2).modifier("us-bombardment") == modifier


@pytest.mark.rule("hoe:5.2.1")
@pytest.mark.parametrize(("unit", "place", "bonus"), [
    ("24", "0806", 1),  # artillery on a hill
    ("24", "0606", 1),  # artillery on a gun position
    ("24", "0607", 0),  # artillery on clear ground
    ("25", "0806", 0),  # tanks on a hill
])  # fmt: skip
def test_h11_an_artillery_unit_beside_the_target_spots_from_a_hill_or_gun_position(
    unit, place, bonus
):
    """hoe:5.2.1, H-11: +1 for a spotter with the artillery icon next to the target."""
    target = "0707" if place in ("0806", "0606") else "0508"
    table = bombard({unit: place}, [hidden(target, "309")])
    table.play(quiet=False, bombard=target, bombardment_points=2, us_bombardment=2)
    assert table.modifier("us-bombardment") == bonus


@pytest.mark.rule("hoe:5.2.1")
def test_h11_a_spotter_must_be_adjacent_and_suribachi_is_no_hill():
    """hoe:5.2.1, H-11: not from two hexes away, not from Mount Suribachi, and once only."""
    away = bombard({"24": "0806"}, [hidden("0609", "309")])
    away.play(quiet=False, bombard="0609", bombardment_points=2, us_bombardment=2)
    assert away.modifier("us-bombardment") == 0
    mountain = bombard({"24": "0213"}, [hidden("0313", "309")])
    mountain.play(quiet=False, bombard="0313", bombardment_points=2, us_bombardment=2)
    assert mountain.modifier("us-bombardment") == 0
    two = bombard({"24": "0806", "26": "0606"}, [hidden("0707", "309")])
    two.play(quiet=False, bombard="0707", bombardment_points=2, us_bombardment=2)
    assert two.modifier("us-bombardment") == 1


@pytest.mark.rule("hoe:5.2.3", "hoe:3.3.2")
@pytest.mark.parametrize(
    ("points", "die", "steps"), [(2, 4, 3), (2, 5, 2), (2, 6, 2), (3, 6, 1), (1, 5, 3), (1, 6, 2)]
)
def test_us_bombardment_hits_by_the_table(points, die, steps):
    """hoe:5.2.3: nothing to 4, one hit on 5 and 6, two on 7; the first hit reveals."""
    table = shot(points, die)
    while table.procedure == "reveal":
        table.session.auto()
    unit = table.japan(TARGET)
    assert (unit.steps, unit.hidden) == (steps, steps == 3)


@pytest.mark.rule("hoe:5.2.1")
def test_a_target_is_bombarded_once_a_turn():
    """hoe:5.2.1: the same unit not twice in a turn; the next turn it may be again."""
    table = shot(2, 1)
    assert TARGET not in table.options
    assert "bombarded this turn" in table.refusal(TARGET)
    barred = start(
        "first-attack",
        us={"25": "0711"},
        japan=[hidden(TARGET)],
        bombarded=[TARGET],
        blue={"cm15": "slot1"},
    )
    barred.play(quiet=False, attack_order="cm15")
    assert TARGET in barred.closed
    later = start(
        "organization", turn=1, us={"25": "0711"}, bombarded=["1408"], japan=[hidden("0313")]
    )
    assert later.state.bombarded == []


@pytest.mark.rule("hoe:5.2.1")
def test_points_are_spent_until_none_is_left():
    """hoe:5.2.1: with one point left only one can be assigned."""
    table = bombard(
        japan=[hidden(TARGET), hidden("0610"), hidden("0710")],
        weather="bad",
        options={"mode": "heroic"},
    )
    table.play(
        quiet=False, bombard=(TARGET, "0610"), bombardment_points=(3, 1), us_bombardment=(1, 1)
    )
    assert table.procedure != "bombardment-points"
    asked = [p.text for p in table.asked_for if p.procedure == "bombardment-points"]
    assert [render(text) for text in asked] == [
        f"You have 4 bombardment points. How many do you spend on the hidden unit in {TARGET}?",
        "Spend the last bombardment point on the hidden unit in 0610?",
    ]
    assert "japanese" in table.procedure


@pytest.mark.rule("hoe:5.2.1")
def test_h78_one_may_stop_and_the_rest_is_lost():
    """hoe:5.2.1, H-78: by default the player may end the bombardment early."""
    table = bombard().play(quiet=False, bombard="")
    assert table.procedure == "japanese-bombardment"


@pytest.mark.rule("hoe:5.2.1")
def test_h78_must_spend_leaves_no_way_to_stop():
    """hoe:5.2.1, H-78 option must-spend: points are spent while a target is left."""
    table = bombard(options={"h-78": "must-spend"})
    assert "" not in table.options
    table.play(
        quiet=False, bombard=(TARGET, "1408"), bombardment_points=(1, 1), us_bombardment=(1, 1)
    )
    assert table.procedure == "japanese-bombardment"


@pytest.mark.rule("hoe:3.3.4.5", "hoe:5.10")
@pytest.mark.parametrize(("token", "extra"), [("cm15", 2), ("cm16", 3)])
def test_an_additional_bombardment_joins_the_pool(token, extra):
    """hoe:3.3.4.5: played at the start of the phase it adds 2 or 3 points."""
    table = bombard(blue={token: "slot1"}).play(quiet=False, bombardment_order=token)
    assert table.event("us-points").data["points"] == 9 + extra
    assert (
        bombard(blue={token: "slot1"})
        .play(quiet=False, bombardment_order="no")
        .event("us-points")
        .data["points"]
        == 9
    )


@pytest.mark.rule("hoe:3.3.4.5", "hoe:5.2")
@pytest.mark.parametrize(("value", "points"), [("uncapped", 15), ("capped", 12)])
def test_h10_the_ceiling_of_twelve_holds_for_the_order_only_as_an_option(value, points):
    """hoe:3.3.4.5, H-10: the order's points go beyond 12, with the option `capped` they do not."""
    table = bombard(
        blue={"cm16": "slot1"}, control=["airfield1", "airfield2"], options={"h-10": value}
    )
    table.play(quiet=False, bombardment_order="cm16")
    assert table.event("us-points").data["points"] == points


@pytest.mark.rule("hoe:3.3.4.5", "hoe:5.4")
def test_an_additional_bombardment_may_open_an_attack_phase():
    """hoe:3.3.4.5: at the start of either attack phase, by the rules of 5.2.1."""
    for phase in ("first-attack", "second-attack"):
        table = start(
            phase, us={"25": "0711"}, japan=[hidden(TARGET, "309")], blue={"cm15": "slot1"}
        )
        table.play(
            quiet=False,
            attack_order="cm15",
            bombard=TARGET,
            bombardment_points=2,
            us_bombardment=5,
            reveal="309",
        )
        assert table.procedure == "target"
        assert table.japan(TARGET).steps == 2


# -- the Japanese guns --------------------------------------------------------------------------


def guns(units, count, **more):
    """Let a number of Japanese points fire at some units; return the table before the first."""
    taken = GUNS[: 8 - count]
    more.setdefault("artillery_hexes", taken)
    return start("bombardment", us=units, japan=[hidden("1005")], **more).play(
        quiet=False, bombard=""
    )


def targets(table):
    return [event.data["unit"] for event in table.named("japanese-target")]


@pytest.mark.rule("hoe:5.2.2")
def test_the_guns_fire_at_the_unit_nearest_to_suribachi():
    """hoe:5.2.2: while the Japanese hold the mountain."""
    table = guns({"23": "0413", "24": "0712"}, 1)
    assert targets(table.play(japanese_bombardment=1)) == ["23"]


@pytest.mark.rule("hoe:5.2.2")
def test_the_guns_fire_at_the_farthest_unit_once_suribachi_is_lost():
    """hoe:5.2.2: under US control it is the most distant unit."""
    table = guns({"23": "0413", "24": "0712"}, 1, control=["suribachi"])
    assert targets(table.play(japanese_bombardment=1)) == ["24"]


@pytest.mark.rule("hoe:5.2.2")
def test_a_tie_is_broken_at_random():
    """hoe:5.2.2: units equally far are drawn by lot; H-73: the lot is no die to reroll."""
    table = guns({"23": "0711", "24": "0712"}, 1, blue={"cm13": "slot1"})
    assert (table.procedure, table.tokens) == ("fire-tie", {"23", "24"})
    table.play(quiet=False, fire_tie="24")
    assert targets(table) == ["24"]


@pytest.mark.rule("hoe:5.2.2")
def test_each_point_takes_another_target_and_starts_over_with_the_units_not_hit():
    """hoe:5.2.2: all different, then again those that were not hit."""
    table = guns({"23": "0413", "24": "0711"}, 4)
    table.play(**{"japanese_bombardment:23": (5,), "japanese_bombardment:24": (1, 2, 3)})
    assert targets(table) == ["23", "24", "24", "24"]


@pytest.mark.rule("hoe:5.2.2")
def test_points_are_left_unused_when_every_unit_was_hit():
    """hoe:5.2.2: no target, no fire."""
    table = guns({"23": "0413", "24": "0711"}, 6).play(japanese_bombardment=(5, 5))
    assert targets(table) == ["23", "24"]


@pytest.mark.rule("hoe:5.2.2")
def test_h12_targeted_fires_at_every_unit_only_once():
    """hoe:5.2.2, H-12 option targeted: a unit shot at counts as hit."""
    table = guns({"23": "0413", "24": "0711"}, 6, options={"h-12": "targeted"})
    table.play(japanese_bombardment=(1, 1))
    assert targets(table) == ["23", "24"]


@pytest.mark.rule("hoe:5.2.2", "hoe:5.2.3")
@pytest.mark.parametrize(("place", "die", "steps", "modifier"), [
    ("0712", 3, 4, 1),
    ("0712", 4, 3, 1),
    ("0711", 4, 4, 0),
    ("0711", 5, 3, 0),
    ("0711", 6, 3, 0),
])  # fmt: skip
def test_a_target_on_a_beach_adds_one(place, die, steps, modifier):
    """hoe:5.2.2: +1 on a landing beach; one point has no -1 for the Japanese."""
    table = guns({"25": place}, 1).play(japanese_bombardment=die)
    assert table.us("25").steps == steps
    assert table.modifier("japanese-bombardment") == modifier


@pytest.mark.rule("hoe:5.2.3")
@pytest.mark.parametrize(("die", "marker"), [(1, "DR"), (2, ""), (6, "")])
def test_h13_a_result_of_7_asks_for_the_retreat_roll(die, marker):
    """hoe:5.2.3, H-13: on a 1 a DR marker and no movement; one hit in any case."""
    table = guns({"25": "0712"}, 1).play(japanese_bombardment=6, ddr=die)
    unit = table.us("25")
    assert (unit.steps, unit.marker, unit.place) == (3, marker, "0712")


@pytest.mark.rule("hoe:5.2.3")
def test_h13_a_weak_unit_has_no_modifier_on_that_roll():
    """hoe:5.2.3, H-13: the -1 for few steps belongs to assaults; a 2 does nothing."""
    table = guns({"25": us("0712", steps=2)}, 1).play(japanese_bombardment=6, ddr=2)
    assert (table.us("25").marker, table.modifier("ddr")) == ("", 0)


@pytest.mark.rule("hoe:5.2.3")
def test_h31_dr_replaces_an_or_marker():
    """hoe:5.2.3, H-31: a unit has one retreat marker."""
    table = guns({"25": us("0712", marker="OR")}, 1).play(japanese_bombardment=6, ddr=1)
    assert table.us("25").marker == "DR"


@pytest.mark.rule("hoe:5.2.3")
def test_no_retreat_roll_below_7_nor_for_a_unit_that_is_gone():
    """hoe:5.2.3: 6 is a hit without roll; H-74: a destroyed unit makes none."""
    assert not [
        p
        for p in guns({"25": "0711"}, 1).play(japanese_bombardment=6).asked_for
        if p.procedure == "ddr"
    ]
    table = guns({"25": us("0712", steps=1)}, 1).play(japanese_bombardment=6)
    assert table.us("25").place == "box3"


@pytest.mark.rule("hoe:5.2.2")
def test_the_choice_of_a_target_explains_itself():
    """hoe:5.2.2: the event shows what kept a candidate and how a tie was broken."""
    table = guns({"23": "0711", "24": "0712"}, 1).play(fire_tie="24", japanese_bombardment=1)
    assert len(table.event("japanese-target").trace) >= 2


@pytest.mark.rule("hoe:5.2.1")
def test_on_the_table_one_question_tells_what_stands_beside_a_target():
    """hoe:5.2.1: adjacent and spotter in one record, asked after the target is named."""
    table = start("bombardment", us={"9": "map"}, board="table", japan=[hidden("ridge", home=1)])
    table.play(quiet=False, bombard="ridge")
    assert (table.procedure, table.fields) == ("beside-target", ["adjacent", "spotter"])
    assert "adjacent" in table.refusal({"spotter": True})
    assert table.answer({"adjacent": True}).options == [1, 2, 3]


def test_a_hex_without_a_japanese_unit_is_refused_with_the_reason():
    """hoe:5.2.1: tapped or typed, what is in neither list of units is no target."""
    prompt = bombard().prompt
    for asked in (prompt.check, lambda word: answer_to(prompt, word)):
        with pytest.raises(AnswerError, match="“0101”: No Japanese unit is there"):
            asked("0101")


@pytest.mark.rule("hoe:5.2.1", "hoe:5.2.3")
@pytest.mark.parametrize(("units", "most", "spotter"), [
    ({"24": "0806"}, 3, 1),
    ({"25": "0806"}, 3, 0),
    ({"24": "1008"}, 2, 0),
])  # fmt: skip
def test_each_number_of_points_shows_its_chances_before_it_is_chosen(units, most, spotter):
    """What the six faces come to, counted by hand: 5 and 6 hit once, 7 or more twice."""
    table = bombard(units, [hidden("0707", "309")]).play(quiet=False, bombard="0707")
    prompt = table.session.asked.prompt
    found = prompt.odds().tables
    assert [one.name for one in found] == [f"points-{n}" for n in range(1, most + 1)]
    for points, odds in enumerate(found, 1):
        totals = [face + points - 2 + spotter for face in range(1, 7)]
        hits = Counter(2 if one >= 7 else 1 if one >= 5 else 0 for one in totals)
        counted = {rolls.HITS[n]: Fraction(count, 6) for n, count in hits.items()}
        assert {one.outcome: one.probability for one in odds.chances} == counted
        assert prompt.weigh(points).tables == (odds,)
