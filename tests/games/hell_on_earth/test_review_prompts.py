"""What a player was not told, or asked twice, or not asked (reminders, reasons, traces)."""

import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import fresh, hidden, shown, start, us


def marker(kind):
    """Return the first Command marker of a kind."""
    kinds = start().session.module.data.command
    return next(token for token, values in kinds.items() if values.kind == kind)


@pytest.mark.rule("hoe:5.2.1")
def test_bombardment_points_left_over_are_named_before_they_are_lost():
    """H-78: the prompt says how many are left, and reminders ask before they go."""
    table = start(
        "bombardment", us={"25": "0711"}, japan=[hidden("0610")], options={"reminders": "on"}
    )
    table.answer("0610").answer(3).answer(1)
    assert "6" in render(table.prompt.why[0])
    table.answer("")
    assert table.procedure == "bombard-done"
    table.answer(False)
    assert table.procedure == "bombard"


@pytest.mark.rule("hoe:5.2.1")
def test_no_spotter_is_asked_for_without_artillery_on_the_map():
    """hoe:5.2.1: only a regiment with artillery support spots."""
    table = start("bombardment", board="table", us={"25": "map"}, japan=[hidden("a")])
    table.answer("a")
    assert table.fields == ["adjacent"]
    table = start("bombardment", board="table", us={"9": "map"}, japan=[hidden("a")])
    table.answer("a")
    assert table.fields == ["adjacent", "spotter"]


@pytest.mark.rule("hoe:5.4.2.5.1")
def test_the_table_is_not_asked_who_is_nearest_to_the_target_of_an_assault():
    """hoe:5.4.2.5.1: attackers are adjacent and come first, so the answer is known."""
    table = start(board="table", turn=7, us={"25": "map"}, japan=[hidden("a")])
    table.play(
        target="a",
        attackers=["25"],
        supporters=[],
        defence_draw=table.session.module.data.markers.reaction[2],
        reaction=6,
    )
    assert table.procedure == "banzai"
    assert table.event("banzai-target").data["unit"] == "25"


@pytest.mark.rule("hoe:5.4.2.9.4")
def test_an_organized_retreat_does_not_lead_nowhere():
    """hoe:5.4.2.9.4: only who is forced to retreat can be stuck."""
    table = start(board="table", us={"25": "map"}, japan=[shown("a", "17")])
    table.play(
        target="a",
        attackers=["25"],
        supporters=[],
        assault_facts={},
        combat=1,
        retreat_check=6,
    )
    assert table.procedure == "retreat"
    ends = [str(option.value).removesuffix("+") for option in table.prompt.fields[0].options]
    assert set(ends) == {"lose", "clear", "zoc"}


@pytest.mark.rule("hoe:3.3.4.2", "hoe:5.3.2.4")
def test_a_unit_with_extended_movement_has_not_moved_strategically():
    """hoe:3.3.4.2: the order is for a normal move."""
    token = marker("movement")
    table = start(
        "first-movement",
        board="table",
        us={"25": "map"},
        japan=[hidden("a")],
        blue={token: "slot1"},
    )
    table.answer({"order": token, "unit": "25"})
    (group,) = table.prompt.coach.coach().may
    assert render(group.lines[-1].text).startswith("no strategic move: With Extended Movement")
    assert "moved strategically" in table.refusal({"strategic": ["25"]})


@pytest.mark.rule("hoe:5.3.2")
def test_a_disorganized_unit_stays_on_its_beach_unasked():
    """hoe:5.3.2: a DR unit cannot move, so the table knows where it is."""
    units = {"25": us("beach3", marker="DR"), "24": "beach4"}
    table = start("first-movement", board="table", us=units, japan=[hidden("a")])
    table.play(rally=1)
    beaches = next(field for field in table.prompt.fields if field.name == "beaches")
    assert [option.value for option in beaches.options] == ["24"]
    table.answer({"beaches": []})
    assert (table.us("25").place, table.us("24").place) == ("beach3", "map")


@pytest.mark.rule("hoe:2.2", "hoe:3.3.7")
def test_an_objective_taken_again_shows_the_side_it_scored_with():
    """H-08: the point given once stays, so the marker goes back on its +1 side."""
    table = start("second-movement", turn=8, us={"25": "0711"}, captured={"airfield1": 2})
    table.answer(["25>0610"])
    event = table.event("captured")
    assert event.data["vp"] is False
    assert event.act is not None
    assert "+1" in render(event.act)


@pytest.mark.rule("hoe:5.8.2.4", "hoe:5.8.2.6", "hoe:5.8.2.1")
def test_command_points_say_why_something_cannot_be_bought():
    """hoe:5.8.2: one purchase, one Error a turn, no step on the Turn Track."""
    token = marker("error")
    table = start(
        "command",
        us={"25": us("0711", steps=1), "9": us("box3", steps=2)},
        blue={token: "slot1"},
    )
    table.play(quiet=False, **{"command-points": 6})
    assert "Turn Track" in table.closed["reinforce:9"]
    table.answer(f"remove:{token}")
    table.play(quiet=False, spend_command_points="marker:2")
    while table.procedure != "spend-command-points":
        table.session.auto()
    assert {"marker:1", "marker:2"} <= set(table.closed)


@pytest.mark.rule("hoe:5.8.3")
def test_a_charge_in_the_command_phase_explains_itself():
    """hoe:5.8.3: why it charges, whom it could hit, and who chose."""
    table = start(
        "command", turn=8, us={"25": "0711", "24": "0710"}, japan=[shown("0610", "17", 1)]
    )
    table.play(**{"command-points": 1, "japanese-command": 1, "banzai-choice": "24", "banzai": 1})
    trace = [render(line) for line in table.event("banzai-target").trace]
    assert "Turn 8" in trace[0]
    assert "the player chose 24" in trace[-1]


@pytest.mark.rule("hoe:4.4")
def test_the_first_command_marker_is_put_down():
    """hoe:4.4: the set-up tells where the drawn marker goes."""
    table = fresh()
    table.answer("cm01")
    assert table.event("marker-placed").data["slot"] == "slot1"


@pytest.mark.rule("hoe:3.3.4.3")
def test_a_reveal_without_a_hit_says_that_a_step_goes():
    """H-33: a counter face up shows two steps at most, and the player hears it."""
    token = marker("reconnaissance")
    table = start(us={"25": "0711"}, japan=[hidden("0610")], blue={token: "slot1"})
    table.play(attack_order=token, reconnaissance="0610")
    assert table.happened("japanese-step-lost")
    assert table.japan("0610").steps == 2


@pytest.mark.rule("hoe:3.3.2", "hoe:3.3.4.3")
def test_a_counter_that_kept_three_steps_is_not_turned_at_its_first_hit():
    """H-33, option three: the first hit leaves two steps, and nothing is turned."""
    options = {"h-33": "three"}
    table = start("bombardment", us={"25": "0711"}, japan=[shown("0610", "17", 3)], options=options)
    table.answer("0610").answer(2).answer(6)
    assert table.japan("0610").steps == 2
    event = table.event("japanese-hit")
    assert event.act is None
    assert "two steps" in render(event.text)


@pytest.mark.rule("hoe:5.3.2")
def test_the_table_asks_nothing_where_nobody_can_move():
    """hoe:5.3.2: with DR units alone there is nothing to tell."""
    units = {"25": us("beach3", marker="DR")}
    table = start("first-movement", board="table", us=units, japan=[hidden("a")])
    table.play(rally=1)
    assert table.procedure != "moved"


@pytest.mark.rule("hoe:5.4.2.4", "hoe:3.3.4.1")
def test_a_second_flamethrower_order_says_why_it_cannot_be_played():
    """H-26: with a flamethrower among the supporters its order is closed, another is not."""
    kinds = start().session.module.data.command
    icons = {v.icon: token for token, v in kinds.items() if v.kind == "support"}
    flame, tank = icons["flamethrower"], icons["tank"]
    table = start(
        us={"23": "0711"}, japan=[shown("0610", "17")], blue={flame: "slot1", tank: "slot2"}
    )
    table.answer("0610").answer(["23"]).answer(["23"])
    assert table.options == [tank, "no"]
    assert "flamethrower" in table.closed[flame]


@pytest.mark.rule("hoe:3.3.4.5")
def test_a_bombardment_order_without_a_target_is_closed():
    """hoe:5.2.1: no unit is bombarded twice a turn, so the order would be wasted."""
    token = marker("bombardment")
    table = start(
        us={"25": "0711"},
        japan=[hidden("0610")],
        blue={token: "slot1"},
        bombarded=["0610", "1408"],
    )
    assert table.procedure == "attack-order"
    assert table.options == ["no"]
