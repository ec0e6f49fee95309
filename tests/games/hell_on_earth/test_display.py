"""What a window shows of Hell on Earth beside the map: phases, facts, score, bags, units."""

from typing import get_args

import pytest

from beachmaster.engine.display import Displayed
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.about import JAPAN
from beachmaster.games.hell_on_earth.sequence import SEQUENCE
from beachmaster.games.hell_on_earth.state import Phase
from games.hell_on_earth.play import fresh, hidden, shown, start, us
from games.hell_on_earth.watch import ahead, begun, detail, details, fact, lies, look, value


def row(table, name):
    return next(row for row in look(table).units if row.id == name)


def bag(table, name):
    return next(bag for bag in details(table).bags if bag.id == name)


def counts(found):
    return {render(count.text): count.number for count in found}


def holder(table, name):
    found = next(holder for holder in details(table).holders if holder.id == name)
    return [render(slot) if slot else None for slot in found.slots]


@pytest.mark.parametrize("board", ["tracked", "table"])
def test_the_game_offers_what_a_window_asks_for(board):
    module = begun(board).module
    assert isinstance(module, Displayed)
    assert (module.chart() is None) == (board == "table")


@pytest.mark.rule("hoe:5")
def test_the_phases_are_those_of_the_sequence_in_order():
    """hoe:5: nine phases a turn, between set-up and assessment."""
    overview = look(start("weather"))
    assert [step.id for step in overview.steps] == list(SEQUENCE) == list(get_args(Phase))
    assert {step.id for step in overview.steps if step.whose is JAPAN} == {"raid"}
    assert overview.phase == "weather"


def test_what_was_told_of_a_moment_stays_so_though_the_state_goes_on():
    """The running state is altered in place."""
    session = begun()
    told = session.module.overview(session.state), session.module.details(session.state)
    words = repr(told)
    ahead(session, 60)
    assert repr(told) == words
    assert session.module.overview(session.state) != told[0]
    assert session.module.details(session.state) != told[1]


def test_the_date_goes_on_four_days_a_turn():
    dates = [render(look(start("weather", turn=turn)).date) for turn in (1, 3, 9)]
    assert dates == ["19–22 February 1945", "27 February – 2 March 1945", "23–26 March 1945"]


@pytest.mark.rule("hoe:2.2")
@pytest.mark.parametrize(
    ("turn", "held", "captured", "words", "tone"),
    [
        (2, [], {}, "by turn 3: Japanese; +1 VP if you take it by the end of turn 3.", "plain"),
        (3, [], {}, "this turn: Japanese; +1 VP if you take it by the end of turn 3.", "warn"),
        (4, [], {}, "Japanese: Its VP was there until the end of turn 3.", "bad"),
        (5, ["suribachi"], {"suribachi": 2}, "yours, +1 VP: Taken in time, on turn 2.", "good"),
        (5, ["suribachi"], {"suribachi": 4}, "yours: First taken on turn 4, too late", "plain"),
        (5, [], {"suribachi": 2}, "lost again: The VP of turn 2 stays.", "warn"),
        (5, [], {"suribachi": 4}, "lost again: First taken on turn 4, too late", "warn"),
    ],
)
def test_an_objective_tells_its_deadline(turn, held, captured, words, tone):
    """hoe:2.2: Mount Suribachi counts until turn 3."""
    table = start("raid", turn=turn)
    table.state.control, table.state.captured = held, captured
    found = fact(table, "objective-suribachi")
    assert f"{render(found.value)}: {render(found.detail)}".startswith(words)
    assert found.tone == tone


@pytest.mark.rule("hoe:2.6")
def test_the_score_says_what_made_it_and_what_it_would_mean():
    """hoe:2.1 pairs, hoe:2.2 objectives; the outlook is worded as one."""
    table = start("raid", turn=4, japan=[hidden("0611")])
    table.state.captured = {"suribachi": 3, "airfield1": 5}
    score = look(table).score
    assert [(part.points, part.rules) for part in score.parts] == [
        (14, ("hoe:2.1",)),
        (1, ("hoe:2.2", "hoe:3.3.7")),
    ]
    assert score.total == 15
    assert render(score.outlook).startswith("If it ended now, before the last rolls, with 15")


@pytest.mark.rule("hoe:2.4")
@pytest.mark.parametrize(
    ("mode", "weak", "tone"), [("standard", 3, "plain"), ("heroic", 3, "warn")]
)
def test_the_casualty_line_depends_on_the_mode(mode, weak, tone):
    """hoe:2.4, hoe:7.3: five weak units cost a point, in heroic mode four."""
    units = {"23": us("0711", steps=2), "24": us("0712", steps=1), "25": us("0810", steps=2)}
    table = start("raid", us=units, options={"mode": mode})
    found = fact(table, "casualties")
    assert render(found.value) == f"{weak} of {5 if mode == 'standard' else 4}"
    assert found.tone == tone


@pytest.mark.rule("hoe:2.4")
def test_casualties_lower_the_outlook_not_the_score():
    units = {name: us("reserve", steps=2) for name in ("9", "21", "23", "24", "25")}
    score = look(start("raid", us=units, japan=[hidden("0611")])).score
    assert score.total == 14
    assert "with 13 victory points after casualties" in render(score.outlook)


def test_the_final_assessment_lists_every_part():
    """hoe:2.6: the parts add up to the result."""
    session = begun(seed=3)
    ahead(session, 5000)
    score = session.module.overview(session.state).score
    assert session.state.over
    assert score.total == session.state.result.vp == sum(part.points for part in score.parts)


@pytest.mark.rule("hoe:5.2")
def test_bombardment_points_follow_weather_and_airfields():
    """hoe:5.2: 9, less 3 in bad weather, 2 more for the First Airfield."""
    table = start("bombardment", weather="bad")
    assert value(table, "us-bombardment") == "6 BP"
    assert value(table, "japanese-bombardment") == "7 BP"
    table.state.control = ["airfield1"]
    assert value(table, "us-bombardment") == "8 BP"


@pytest.mark.rule("hoe:5.9")
def test_reserves_and_arrivals_are_told():
    """hoe:4.5, hoe:4.7: Reactions on boxes 6 and 8, the 147th on box 7."""
    table = start("raid", us={"9": "reserve", "23": us("box3", steps=2)})
    assert "9th Marines" in detail(table, "reserve")
    assert (value(table, "box3"), detail(table, "box3")) == ("1", "23rd Marines.")
    assert detail(table, "box7") == "147th Infantry."
    assert value(table, "reactions") == "turns 6, 8"
    assert value(table, "command-marker") == "turns 3, 5, 7, 9"


@pytest.mark.rule("hoe:5")
def test_the_last_turn_says_so():
    assert (value(start("weather", turn=7), "turns-left")) == "2"
    assert detail(start("weather", turn=9), "turns-left") == "This is the last turn."


@pytest.mark.rule("hoe:3.3.4.8")
def test_errors_are_counted_by_where_they_are():
    """hoe:7.1: heroic mode begins with one in a slot and five aside."""
    session = ahead(begun(mode="heroic", seed=1), 1)
    found = next(f for f in session.module.details(session.state).facts if f.id == "errors")
    assert render(found.value) == "1"
    assert render(found.detail) == "In the bag: 3, set aside: 5."
    assert found.tone == "warn"


@pytest.mark.rule("hoe:7.1")
def test_heroic_mode_draws_its_last_command_marker_on_turn_5():
    assert value(start("raid", options={"mode": "heroic"}), "command-marker") == "turns 3, 5"


@pytest.mark.rule("hoe:3.3.3")
def test_the_red_bag_counts_by_class_and_tells_what_lies_out():
    """hoe:3.3.3: 21 Defense/Support and 5 Reaction markers."""
    table = start("first-attack", us={"25": "0711"}, japan=[hidden("0611", "17", defence="ds18")])
    found = bag(table, "intelligence")
    assert counts(found.inside) == {"Reaction": 3, "Defense/Support": 20}
    assert found.balanced
    assert found.whole == 26
    assert "Reaction: Turn Track box 6" in counts(found.out)
    assert any(words.endswith(": 0611") for words in counts(found.out))


@pytest.mark.rule("hoe:3.3.4")
def test_the_blue_bag_counts_by_kind_and_the_area_shows_its_slots():
    """hoe:3.3.4: 20 Special Orders and 9 Errors, six of them set aside."""
    table = start("raid", blue={"cm01": "slot1", "cm02": "played"}, orders=1)
    found = bag(table, "command")
    assert sum(counts(found.inside).values()) == 21
    assert counts(found.inside)["Intelligence Error"] == 3
    assert counts(found.out) == {"In the Command Area": 1, "Played": 1, "Errors set aside": 6}
    assert found.balanced
    assert [slot is None for slot in holder(table, "slots")] == [False, True, True]
    assert [slot is None for slot in holder(table, "played")] == [False] + 4 * [True]


@pytest.mark.parametrize("name", ["intelligence", "command"])
def test_a_lost_marker_unbalances_its_bag(name):
    table = start("raid")
    markers = table.state.red if name == "intelligence" else table.state.blue
    del markers[min(markers)]
    assert not bag(table, name).balanced


@pytest.mark.rule("hoe:7.4")
def test_heroic_mode_has_four_places_for_played_orders():
    assert len(holder(start("raid", options={"mode": "heroic"}), "played")) == 4


def test_a_us_unit_shows_steps_markers_and_what_it_may_do():
    units = {"25": us("0711", steps=3, marker="OR", assaulted=True), "9": us("0810", marker="DR")}
    units["24"] = us("0610")
    table = start("first-attack", us=units, japan=[shown("0510", "17")])
    found = row(table, "25")
    assert (found.steps, found.whole, found.place, found.values) == (3, 4, "0711", "4/2")
    assert [render(mark) for mark in found.markers] == ["OR", "Recon/Assault"]
    assert render(found.status) == "may still support"
    assert render(row(table, "9").status) == "disorganized: must rally first"
    assert render(row(table, "147").where) == "Turn Track box 7"
    assert row(table, "147").standing == "waiting"


def test_an_estimate_says_so_and_the_rulebooks_values_do_not():
    """hoe:3.3.1: the 9th is shown in the rulebook on its front alone."""
    table = start("raid", us={"9": us("0711"), "24": us("0810")})
    assert (row(table, "9").estimate, row(table, "24").estimate) == (False, True)
    table.us("9").steps = 2
    assert row(table, "9").estimate


@pytest.mark.rule("hoe:3.3.2")
def test_a_hidden_unit_tells_its_place_alone_and_a_revealed_one_all():
    table = start("raid", japan=[hidden("0611", "17"), shown("0610", "313", steps=1)])
    unknown = next(row for row in look(table).units if row.place == "0611")
    assert (unknown.steps, unknown.values, unknown.kind, unknown.hidden) == (None, "", None, True)
    known = next(row for row in look(table).units if row.place == "0610")
    assert (render(known.name), known.steps) == ("313th Infantry Battalion", 1)
    assert (known.values, known.estimate) == ("2C/–", True)
    assert sum(row.standing == "gone" for row in look(table).units) == 27


def test_a_table_board_shows_the_players_words_and_leaves_out_the_unnamed():
    table = start("raid", board="table", japan=[shown("the quarry", "313")], hq=None)
    places = [row.place for row in look(table).units if row.side is JAPAN and row.place]
    assert places == ["the quarry"]
    assert lies(table) is None
    everything = fresh(board="table")
    assert {row.side.id for row in look(everything).units} == {"us"}
    assert value(everything, "japanese") == "30 of 30"
