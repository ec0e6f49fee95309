"""The day as it is played: prompts, acts, Sunset, night, refit, the end (ies:6.0)."""

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.datafile import DataError
from beachmaster.engine.facts import MapFact
from beachmaster.engine.options import AnswerError
from beachmaster.engine.record import narrowed
from beachmaster.engine.said import said
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tracks import SCORED
from beachmaster.engine.typed import answer_to
from beachmaster.engine.unknown import Unknown
from beachmaster.games.ie_shima.factory import answer_from
from beachmaster.games.ie_shima.places import AREAS
from games.ie_shima.island import DATA, Queue, ask, at, names, session, tell

BOTH = {"act": "assault", "area": "both"}
PASS = {"act": "pass"}
SET_UP = {
    **{f"2-1-{letter}": "16" for letter in "abcd"},
    **{f"sei-{letter}": "11" for letter in "abcd"},
    **{f"labor-{letter}": "6" for letter in "abcd"},
}


def assault(area):
    return {"act": "assault", "area": area}


def text(events, name):
    return [render(event.text) for event in events if event.name == name]


@pytest.mark.rule(
    "ies:5.3", "ies:5.3.1", "ies:5.3.2", "ies:6.1.1", "ies:16.1", "ies:5.0", "ies:6.0", "ies:6.1"
)
def test_the_japanese_set_up_and_the_day_begins_with_their_impulse():
    game = session()
    assert ask(game) == "deploy"
    with pytest.raises(AnswerError):
        game.answer(SET_UP | {"2-1-a": "4"})
    with pytest.raises(AnswerError):
        game.answer(SET_UP | {"sei-a": "4"})
    with pytest.raises(AnswerError):
        game.answer(SET_UP | {f"labor-{letter}": "16" for letter in "abcd"} | {"sei-a": "16"})
    game.answer(SET_UP)
    assert game.asked.turn, game.asked.phase == (1, "japan-1")
    assert ask(game) == "impulse"
    assert game.asked.prompt.side == "japan"
    assert render(game.asked.prompt.text) == "Impulse 1: what does Japan do?"
    game.answer(PASS)
    assert render(game.asked.prompt.text) == "Impulse 1: what does the US do?"


@pytest.mark.rule("ies:16.2", "ies:10.2", "ies:8.1.1", "ies:7.2", "ies:6.3", "ies:8.0", "ies:8.1")
def test_the_landing_out_of_both_boxes_is_told_in_one_line():
    game = session()
    tell(game, deploy=SET_UP)
    game.answer(PASS)
    game.answer(BOTH)
    game.answer(["1/306>2", "2-306-e>2>3>9", "1/305>1"])
    events = game.take_events()
    assert text(events, "control") == ["The US controls area 1, area 2, area 3, area 9 now."]
    assert "Move 1/306 from the green beach box to area 2." in [
        render(event.act) for event in events if event.act is not None
    ]
    assert game.state.units["2-306-e"].place == "9"


@pytest.mark.rule("ies:10.2", "ies:10.3.1")
def test_a_move_that_is_not_open_is_refused_with_its_reason():
    game = session(position=at({"1/306": "4", "2/306": "2", "3/306": "2", "Labor A": "6"}))
    game.answer(assault("4"))
    for wrong, reason in (
        (["1-306-a>2"], "area 2 is full"),
        (["1-306-a>16"], "cannot reach area 16 with 4 MF"),
        (["1-306-a>6", "1-306-a>8"], "cannot move any more"),
    ):
        with pytest.raises(AnswerError) as error:
            game.answer(wrong)
        assert reason in render(error.value.text)


@pytest.mark.rule("ies:11.1", "ies:11.4.4.1", "ies:13.2", "ies:11.4.b", "ies:13.2.3", "ies:11.4.3")
def test_a_repulse_of_a_mandatory_attack_reduces_all_and_sends_them_back():
    units = {"1/306": "4", "Labor": "6", "SEI": "6"}
    game = session(position=at(units, control=["4"], impulse=2))
    game.answer(assault("4"))
    game.answer(["1/306>6"])
    assert ask(game) == "lead-defender"  # the attack itself is forced: one battalion, one sort
    game.answer("sei-a")
    events = game.take_events()
    game.answer([1, 1, 6, 6])
    events += game.take_events()
    events += tell(game, reroll="stand", retreat=[])
    assert text(events, "retreat") == ["1/306 (reduced) retreat to area 4."]  # told as one act
    here = [game.state.units[f"1-306-{letter}"] for letter in "abcd"]
    assert [(unit.place, unit.strength) for unit in here] == [("4", "reduced")] * 4
    assert "rolled" in names(events)


@pytest.mark.rule(
    "ies:11.4.4.3",
    "ies:13.1",
    "ies:7.2",
    "ies:6.3.1",
    "ies:7.4",
    "ies:11.0",
    "ies:11.4.a",
    "ies:11.4.f",
    "ies:11.4.g",
    "ies:11.4.1",
)
def test_a_success_costs_the_lead_a_step_and_clears_the_area():
    game = session(position=at({"1/306": "4", "Labor A": "6"}, control=["4"], impulse=2))
    game.answer(assault("4"))
    game.answer(["1/306>6"])
    assert ask(game) == "assault-dice"
    assert "Sunset DR" in render(game.asked.prompt.text)
    game.answer([6, 5, 1, 1])
    tell(game, reroll="stand")
    state = game.state
    assert state.units["labor-a"].place == "out"
    assert state.control["6"] == "us"
    strengths = [state.units[f"1-306-{letter}"].strength for letter in "abcd"]
    assert sorted(strengths) == ["full", "full", "full", "reduced"]
    assert (state.impulse, state.phase) == (3, "japan-2")


@pytest.mark.rule("ies:11.4.4.3", "ies:7.2")
def test_a_lone_reduced_attacker_dies_of_its_success_and_control_stays():
    """Nobody is there to take it (I-68)."""
    position = at({"1/306 A": "4-", "Labor A": "6-"}, control=["4"], impulse=2)
    game = session(position=position)
    game.answer(assault("4"))
    game.answer(["1-306-a>6"])
    game.answer([6, 6, 1, 1])
    tell(game, reroll="stand")
    assert game.state.units["1-306-a"].place == "out"
    assert game.state.units["labor-a"].place == "out"
    assert game.state.control["6"] == "japan"


@pytest.mark.rule("ies:11.2", "ies:11.3", "ies:10.2.5")
def test_in_an_area_contested_from_the_start_attacking_is_a_choice():
    units = {"1/306": "6", "Labor A": "6"}
    game = session(position=at(units, control=["4"], impulse=2))
    game.answer(assault("6"))
    tell(game, moves=["done"])
    assert ask(game) == "attack"
    whole = {"target": "6", "attackers": ["1-306-a", "1-306-b"], "lead": "1-306-b"}
    odds = game.asked.prompt.weigh(whole)
    assert sum(row["probability"] for row in odds) == 1
    game.answer(whole)
    game.answer([1, 1, 6, 6])
    tell(game, reroll="stand", retreat=[])
    where = {name: game.state.units[name].place for name in ("1-306-a", "1-306-b", "1-306-c")}
    assert set(where.values()) == {"6"}  # a repulse there sends nobody back
    assert game.state.units["1-306-c"].strength == "full"


@pytest.mark.rule("ies:6.3.1", "ies:9.3", "ies:9.1", "ies:3.5", "ies:9.0")
def test_the_sunset_dr_ends_the_day_changes_the_weather_or_lets_it_go_on():
    for dice, phase, rain in (
        ([1, 3], "night", False),
        ([2, 3], "japan-6", True),
        ([3, 3], "japan-6", False),
    ):
        game = session(position=at({"1/306": "4"}, "us-5", control=["4"], impulse=5))
        game.answer(PASS)
        assert ask(game) == "sunset"
        game.answer(dice)
        assert game.asked.phase == phase
        assert game.state.rain == rain


@pytest.mark.rule("ies:6.3.1", "ies:8.1.4")
def test_at_impulse_1_no_sunset_dr_is_asked_for_itself():
    game = session(position=at({"1/306": "4"}, "us-1", control=["4"]))
    game.answer(PASS)
    assert ask(game) == "impulse"
    assert game.state.impulse == 2


@pytest.mark.rule("ies:8.1.4")
def test_two_passes_in_a_row_end_the_day_and_a_bombardment_between_does_not():
    units = {"1/306": "4", "Labor A": "6"}
    game = session(position=at(units, "japan-2", control=["4"], impulse=2))
    tell(game, impulse=Queue([PASS, PASS]))
    assert game.asked.phase == "night"
    game = session(position=at(units, "japan-2", control=["4"], impulse=2))
    game.answer(PASS)
    game.answer({"act": "bombard", "area": "6", "marker": "naval"})
    game.answer([1, 2, 6, 6])
    tell(game, reroll="stand")
    game.answer(PASS)
    assert game.asked.phase == "us-3"


@pytest.mark.rule(
    "ies:12.1",
    "ies:12.1.1",
    "ies:12.5.1",
    "ies:9.3",
    "ies:8.1.2",
    "ies:12.0",
    "ies:12.5",
    "ies:12.6",
    "ies:12.7.1",
)
def test_a_us_bombardment_leaves_the_impulse_where_it_is_and_the_weather_too():
    game = session(position=at({"1/306": "4", "SEI": "6"}, control=["4"], impulse=6))
    game.answer({"act": "bombard", "area": "6", "marker": "naval", "primary": "sei-b"})
    game.answer([3, 3, 1, 1])
    tell(game, reroll="stand")
    assert ask(game) == "losses"
    assert all("sei-b=" in str(option.value) for option in game.asked.prompt.options)
    game.answer(game.asked.prompt.expected()[0])
    assert (game.state.impulse, game.state.rain, game.state.weather_next) == (6, False, False)
    assert game.state.markers["naval"] == "used"


@pytest.mark.rule("ies:12.2", "ies:12.4", "ies:9.2.1", "ies:9.2", "ies:12.3", "ies:4.2")
def test_no_air_in_rain_and_no_naval_fire_on_a_contested_urban_area():
    units = {"1/306": "11", "SEI": "11"}
    game = session(position=at(units, control=["4"], impulse=2, weather="rain"))
    with pytest.raises(AnswerError):
        game.answer({"act": "bombard", "area": "11", "marker": "air", "primary": "sei-a"})
    with pytest.raises(AnswerError):
        game.answer({"act": "bombard", "area": "11", "marker": "naval", "primary": "sei-a"})
    game.answer({"act": "bombard", "area": "11", "primary": "sei-a"})
    assert ask(game) == "bombardment-dice"


@pytest.mark.rule("ies:10.2.2", "ies:3.3")
def test_by_day_four_special_units_go_out_one_an_area():
    game = session(position=at({"1/306": "4"}, "japan-1", control=["4"]))
    game.answer(assault("special"))
    with pytest.raises(AnswerError):
        game.answer(["pillbox-a>14", "mg-a>14"])
    with pytest.raises(AnswerError):
        game.answer(["mg-a>4"])
    game.answer(["pillbox-a>14", "mg-a>11", "ie-a>12", "pillbox-b>15"])
    events = game.take_events()
    assert names(events).count("placed") == 4
    assert game.asked.phase == "us-1"


@pytest.mark.rule("ies:6.4", "ies:10.2.3", "ies:11.1")
def test_a_unit_placed_at_night_among_americans_must_attack_and_goes_back_when_repulsed():
    game = session(position=at({"1/306": "4"}, "night", control=["4", "2"]))
    game.answer("mg-a>4")
    assert ask(game) == "assault-dice"
    game.answer([1, 1, 6, 6])
    assert ask(game) == "retreat"  # the defenders may leave of free will (ies:13.2.3)
    tell(game, retreat=[])
    unit = game.state.units["mg-a"]
    assert (unit.place, unit.strength) == ("special", "reduced")  # I-50
    assert ask(game) == "night-place"  # one after the other, four at most


@pytest.mark.rule("ies:10.2.3", "ies:7.2", "ies:7.0")
def test_a_unit_placed_at_night_in_an_empty_area_takes_control_of_it():
    game = session(position=at({"1/306": "4"}, "night", control=["4", "2"]))
    game.answer("mg-a>2")
    assert game.state.control["2"] == "japan"


@pytest.mark.rule("ies:10.2.3", "ies:10.2")
def test_a_unit_placed_among_its_own_may_use_the_rest_of_its_mf():
    """The line of the table is paid (I-67)."""
    game = session(position=at({"1/306": "4", "Labor A": "9"}, "night", control=["4"]))
    game.answer("mg-a>9")
    assert ask(game) == "night-act"
    game.answer("unit")
    game.answer(["mg-a>3"])
    assert game.state.units["mg-a"].place == "3"


@pytest.mark.rule("ies:6.4")
def test_with_no_mg_or_ie_in_the_box_one_area_may_assault_at_night():
    position = at({"1/306": "4", "Labor A": "6"}, "night", control=["4"])
    gone = [f"{kind} {letter}" for kind in ("MG", "IE") for letter in "ABCD"]
    position["units"] |= {name: {"place": "out"} for name in gone}
    game = session(position=position)
    assert ask(game) == "night-assault"
    game.answer("6")
    game.answer(["labor-a>4"])
    assert ask(game) == "assault-dice"
    assert game.asked.prompt.against[-1].value == 2  # air support, which is not there at night
    assert not game.asked.prompt.against[-1].applied


@pytest.mark.rule(
    "ies:14.2", "ies:14.1", "ies:14.5.2", "ies:14.6", "ies:6.5", "ies:14.0", "ies:14.5"
)
def test_refit_turns_what_is_cut_off_and_then_spends_points():
    units = {"1/306 A": "2-", "1/306 B": "2-", "1/306 C": "2-", "Labor A": "1"}
    game = session(position=at(units, "refit", control=["2", "9"]))
    assert game.state.control["9"] == "japan"  # no line leads there
    tell(game, refit=Queue([[]]))  # Japan goes first
    assert game.asked.prompt.side == "us"
    with pytest.raises(AnswerError):
        game.answer(["1-306-a", "1-306-b", "1-306-c", "1-306-d", "2-306-e"])
    left = [game.asked.prompt.left_over(told) for told in ([], ["1-306-a", "1-306-b"])]
    assert [one and render(one) for one in left] == ["2 RP unused", "1 RP unused"]
    game.answer(["1-306-a", "1-306-b"])
    assert game.state.units["1-306-a"].strength == "full"
    restored = [one for one in game.take_events() if one.name == "restored"]
    acts = [render(one.to_tick) for one in restored]
    assert acts == ["Flip 1/306 A, 1/306 B to their full side."]


def test_one_unit_turns_to_its_full_side():
    game = session(position=at({"1/306 A": "2-", "Labor A": "1"}, "refit", control=["2"]))
    tell(game, refit=Queue([[]]))
    game.answer(["1-306-a"])
    (restored,) = [one for one in game.take_events() if one.name == "restored"]
    assert render(restored.to_tick) == "Flip 1/306 A to its full side."


@pytest.mark.rule("ies:15.1.b", "ies:15.2", "ies:6.3.1", "ies:15.0", "ies:15.1")
def test_a_reroll_takes_all_four_dice_and_the_place_of_the_sunset_dr():
    units = {"1/306": "4", "Labor A": "6"}
    game = session(position=at(units, "us-7", control=["4"], impulse=7, advantage="japan"))
    game.answer(assault("4"))
    game.answer(["1/306>6"])
    game.answer([5, 5, 1, 1])
    assert ask(game) == "reroll"
    assert game.asked.prompt.side == "japan"
    told = render(game.asked.prompt.text), render(game.asked.prompt.why[-1])
    assert "The new US dice are the new Sunset DR: below 7 ends the day" in told[0]
    assert told[1] == "Sunset DR 10 as the dice lie: the day goes on."
    game.answer("again")
    assert "Your two dice are also the Sunset DR: below 7" in render(game.asked.prompt.text)
    game.answer([2, 3, 6, 6])
    tell(game, retreat=[], losses=Queue())
    assert game.state.sunset == 5
    assert game.asked.phase == "night"
    assert game.state.advantage == "us"


@pytest.mark.rule("ies:15.1.b", "ies:6.3.1", "ies:9.3")
@pytest.mark.parametrize("kind", ["assault", "bombard"])
@pytest.mark.parametrize("impulse", range(1, 13))
def test_a_reroll_says_what_its_dice_can_do_to_the_day(kind, impulse):
    """At Impulse 1 nothing; at 2 a DR of 2 changes the weather; a bombardment changes none."""
    units = {"1/306": "4", "Labor A": "6"}
    game = session(
        position=at(units, f"us-{impulse}", control=["4"], impulse=impulse), rerolls="always"
    )
    if kind == "assault":
        game.answer(assault("4"))
        game.answer(["1/306>6"])
    else:
        game.answer({"act": kind, "area": "6", "marker": "artillery", "primary": "labor-a"})
    first = render(game.asked.prompt.text)
    game.answer([6, 6, 6, 6])
    asked = render(game.asked.prompt.text)
    matters = impulse > (1 if kind == "assault" else 2)
    ends, changes = matters and impulse > 2, matters and kind == "assault"
    for words in (first, asked):
        assert ("Sunset DR" in words) == matters
        assert (f"below {impulse} ends the day" in words) == ends
        assert (f"exactly {impulse} changes the weather" in words) == changes
    assert (len(game.asked.prompt.why) == 2) == matters
    game.answer("again")
    assert render(game.asked.prompt.text) == first


@pytest.mark.rule("ies:15.1.b")
@pytest.mark.parametrize(("dice", "asks"), [([2, 3, 3, 3], False), ([1, 2, 6, 6], True)])
def test_no_reroll_is_offered_where_nobody_is_left_to_lose_more(dice, asks):
    """The dice fell below the average, but a lone reduced unit is eliminated all the same."""
    units = {"1/306": "4", "Labor A": "6-"}
    game = session(position=at(units, "us-7", control=["4"], impulse=2))
    game.answer(assault("4"))
    game.answer(["1/306>6"])
    game.answer(dice)
    assert (ask(game) == "reroll") == asks


NEARLY_FULL = {"1/306": "4", "2/306 E": "4", "2/306 F": "4", "2/306 G": "4", "3/306 I": "6"}
"""In Area 4 there is room for one unit more."""
CROWD = {"3/305": "2", **{f"3/306 {one}": "2" for one in "KLM"}, "2/306 H": "2"}
"""In Area 2 there is no room at all."""


def rebuilding(*control):
    units = {**NEARLY_FULL, **CROWD, "1/305 A": "out", "1/305 B": "out"}
    game = session(position=at(units, "refit", control=control))
    tell(game, refit=Queue([[]]))  # Japan goes first
    assert game.asked.prompt.side == "us"
    return game


@pytest.mark.rule("ies:14.5.3", "ies:7.1")
def test_units_rebuilt_without_an_area_come_back_where_there_is_room_for_each():
    game = rebuilding("1", "2", "4", "6")
    game.answer(["1-305-a", "1-305-b"])
    assert [one.value for one in game.asked.prompt.options] == ["1", "4", "6"]
    game.answer("4")
    assert [one.value for one in game.asked.prompt.options] == ["1", "6"]  # 4 is full by then
    game.answer("6")
    assert [game.state.units[unit].place for unit in ("1-305-a", "1-305-b")] == ["4", "6"]


@pytest.mark.rule("ies:14.5.3", "ies:7.1")
def test_two_units_do_not_come_back_where_there_is_room_for_one():
    game = rebuilding("2", "4", "6")
    with pytest.raises(AnswerError):
        game.answer(["1-305-a>4", "1-305-b>4"])
    game.answer(["1-305-b", "1-305-a>4"])  # the area that is told counts, wherever it stands
    assert [game.state.units[unit].place for unit in ("1-305-a", "1-305-b")] == ["4", "6"]


@pytest.mark.rule("ies:6.2.1", "ies:15.1.a", "ies:18.1", "ies:6.2")
def test_special_units_return_by_half_a_dr_or_six_by_the_advantage():
    position = at({"1/306": "4"}, "reinforcement", 2, control=["4"], advantage="japan")
    gone = [f"{kind} {letter}" for kind in ("MG", "IE") for letter in "ABCD"]
    position["units"] |= {name: {"place": "out"} for name in gone}
    game = session(position=position)
    game.answer("advantage")
    assert game.asked.prompt.maximum == 6
    game = session(position=position, bid="minus-6")
    game.answer("dr")
    game.answer([3, 2])
    prompt = game.asked.prompt
    assert (prompt.minimum, prompt.maximum, prompt.at_enter) == (0, 1, None)
    assert render(prompt.left_over([])) == "1 more could return"
    assert prompt.left_over(["mg-c"]) is None
    game.answer(["mg-c"])
    assert game.state.units["mg-c"].place == "special"


@pytest.mark.rule("ies:6.2.1")
@pytest.mark.parametrize("count", range(4))
def test_fewer_special_units_may_return_than_the_dice_allow(count):
    """6.2.1 says up to that number: an empty box gives Japan the night impulse of 6.4."""
    position = at({"1/306": "4"}, "reinforcement", 2, control=["4"], advantage="us")
    gone = [f"mg-{letter}" for letter in "abcd"]
    position["units"] |= {f"MG {letter}": {"place": "out"} for letter in "ABCD"}
    game = session(position=position)
    game.answer([3, 4])
    game.answer(gone[:count])
    assert [game.state.units[unit].place for unit in gone[:count]] == ["special"] * count
    assert [game.state.units[unit].place for unit in gone[count:]] == ["out"] * (4 - count)


@pytest.mark.rule("ies:6.2.2")
def test_the_307th_comes_into_the_brown_box_on_17_april():
    position = at({"1/306": "4"}, "end", control=["4"])
    game = session(position=position)
    assert game.state.turn == 2
    assert game.state.units["2-307-e"].place == "brown"
    assert game.state.area4  # ies:17.2: held at the end of 16 April
    scored = [one for one in game.take_events() if one.name == SCORED]
    assert [render(one.text) for one in scored] == ["16 April ends: 1 VP for area 4. VP: 1."]


@pytest.mark.rule("ies:17.2", "ies:6.6", "ies:5.1", "ies:17.0", "ies:3.6")
def test_the_game_ends_on_19_april_by_points():
    won = ["4", "11", "12", "13", "14", "15", "16"]
    for control, result in ((won, "us"), (["4"], "japan")):
        position = at({"2/1": "out"}, "end", 4, control=control, area4=True)
        game = session(position=position)
        assert game.asked is None
        assert game.module.outcome(game.state)["result"] == result


@pytest.mark.rule("ies:21.1", "ies:21.2", "ies:21.0")
def test_the_extended_game_goes_on_without_the_fleet():
    position = at({"1/306": "4"}, "end", 4, control=["4"])
    game = session(position=position, extended="yes")
    assert game.state.turn == 5
    assert game.state.markers["naval"] == "gone"


@pytest.mark.rule("ies:19.1")
def test_a_kamikaze_on_a_box_costs_a_replacement_point():
    game = session(position=at({"1/306": "4"}, "japan-1", control=["4"]), advanced="yes")
    game.answer({"act": "bombard", "area": "green", "marker": "kamikaze"})
    game.answer([6, 6, 1, 1])
    tell(game, reroll="stand")
    assert game.state.kamikaze_rp == 1
    assert game.state.markers["kamikaze"] == "used"


@pytest.mark.rule(
    "ies:19.2", "ies:19.2.1", "ies:19.2.2", "ies:11.4", "ies:11.4.d", "ies:11.4.e", "ies:19.0"
)
def test_calls_are_made_after_the_leads_and_before_the_dice():
    position = at({"1/306": "4", "Labor A": "6"}, turn=3, control=["4"], impulse=2)
    game = session(position=position, advanced="yes")
    game.answer(assault("4"))
    game.answer(["1/306>6"])
    assert ask(game) == "artillery-call"  # no other attack can follow: both cost nothing
    game.answer([4])
    game.answer([3])
    lines = {render(line.name): line.value for line in game.asked.prompt.lines}
    assert lines["artillery support"] == 1
    assert "tank support" not in lines


@pytest.mark.rule("ies:19.2.1", "ies:20.1")
def test_where_another_attack_can_follow_it_is_asked_what_helps_this_one():
    units = {"1/306": "4", "2/306 E": "4", "Labor A": "6"}
    game = session(position=at(units, turn=3, control=["4"], impulse=2), advanced="yes")
    game.answer(assault("4"))
    game.answer(["1/306>6", "attack"])
    assert ask(game) == "calls"
    game.answer(["tanks"])
    assert ask(game) == "tanks-call"
    game.answer([6])
    assert game.state.active.calls == ["tanks"]


@pytest.mark.rule("ies:19.3", "ies:19.3.1")
def test_high_dice_make_rubble_of_an_urban_area():
    position = at({"1/306": "4", "SEI A": "11"}, control=["4"], impulse=2)
    for advanced, rubble in (("yes", ["11"]), ("no", [])):
        game = session(position=position, advanced=advanced)
        game.answer({"act": "bombard", "area": "11", "marker": "artillery"})
        game.answer([5, 5, 6, 6])
        tell(game, reroll="stand")
        assert game.state.rubble == rubble


@pytest.mark.rule("ies:20.1", "ies:20.1.1")
def test_a_figure_adds_one_and_dies_of_equal_totals():
    position = at({"1/306": "4", "Labor A": "6"}, control=["4"], impulse=2)
    game = session(position=position, figures="yes")
    game.answer(assault("4"))
    game.answer(["1/306>6"])
    assert ask(game) == "calls"
    assert game.asked.prompt.at_enter is None  # he comes once a turn: Enter never spends him
    game.answer(["pyle"])
    game.answer([3, 4, 6, 1])
    tell(game, reroll="stand", losses=Queue())
    assert game.state.kia == {"pyle": "6"}


@pytest.mark.rule("ies:8.1.3")
def test_regrouping_moves_every_unit_one_area_in_one_answer():
    units = {"1/306": "2", "2/306": "4", "Labor A": "6"}
    game = session(position=at(units, control=["2", "4", "1"], impulse=1))
    game.answer({"act": "regroup"})
    game.answer(["1/306>1", "2-306-e>2"])
    places = [game.state.units[name].place for name in ("1-306-a", "2-306-e", "2-306-f")]
    assert places == ["1", "2", "4"]


@pytest.mark.rule("ies:8.1.3")
def test_enter_alone_gives_no_regroup_away():
    """Who picks it by its digit and presses Enter from habit has still said nothing."""
    game = session(position=at({"1/306": "2", "Labor A": "6"}, control=["1", "2"]))
    game.answer({"act": "regroup"})
    assert game.asked.prompt.at_enter is None
    assert game.asked.prompt.check([]) == []


@pytest.mark.rule("ies:8.1.3")
@pytest.mark.parametrize("words", [["1-306-b", "1/306"], ["1-306-b", "1/306>green"]])
def test_a_unit_that_is_named_alone_and_with_its_battalion_regroups_once(words):
    """A game played by chance moved it two areas."""
    game = session(position=at({"1/306": "2", "Labor A": "6"}, control=["1", "2"]))
    game.answer({"act": "regroup"})
    game.answer(words)
    tell(game, **{"regroup-to": Queue(["1", "green"])})
    assert game.state.units["1-306-b"].place == "1"
    moves = [e for e in game.take_events() if e.name == "moves"]
    assert all("1-306-b" not in event.data["units"] for event in moves[1:])


@pytest.mark.rule("ies:17.1")
def test_an_automatic_victory_ends_the_game_at_the_end_of_the_impulse():
    control = [str(number) for number in range(1, 17) if number != 9]
    position = at({"2/1": "out", "1/306": "10"}, control=control, impulse=2)
    game = session(position=position)
    game.answer(assault("10"))
    game.answer(["1-306-a>9", "done"])
    tell(game, moves=["done"], sunset=[6, 6])
    assert game.asked is None
    assert game.module.outcome(game.state)["result"] == "automatic"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "options",
    [{}, {"advanced": "yes", "figures": "yes", "extended": "yes", "rerolls": "always"}],
)
def test_whole_games_of_both_sides_by_chance_keep_every_invariant(seed, options):
    game = session(seed, **options)
    while game.asked is not None:
        game.answer(program_answer(game.asked.prompt, game.seed, game.asked.key))
    assert game.module.outcome(game.state)["result"] in ("us", "japan", "automatic")


@pytest.mark.rule("ies:10.2")
def test_moves_are_typed_by_the_printed_names_with_their_ways():
    game = session()
    tell(game, deploy=SET_UP)
    tell(game, impulse=Queue([PASS, BOTH]))
    typed = "1/306>2, 2/306 E>2>3>9, 1/305 A>1 3/305>1"
    told = answer_to(game.asked.prompt, typed)
    assert told == ["1/306>2", "2-306-e>2>3>9", "1-305-a>1", "3/305>1"]


@pytest.mark.rule("ies:3.1", "ies:3.1.2", "ies:3.1.3", "ies:5.3.2")
def test_ones_own_map_is_asked_once_for_what_an_answer_rests_on():
    game = session(board="own")
    with pytest.raises(Unknown) as asked:
        game.answer(SET_UP)
    question = asked.value.question
    told = answer_from(DATA.prints, question)
    assert ("11", "urban") in {(fact.place, fact.field) for fact in question.facts(told)}
    game.learn(question, told)
    game.answer(SET_UP)
    assert ask(game) == "impulse"


@pytest.mark.rule("ies:5.3.2", "ies:3.1.2")
def test_a_set_up_that_ones_own_map_does_not_allow_is_asked_again():
    game = session(board="own")
    with pytest.raises(Unknown):
        game.answer(SET_UP)
    game.learn_facts([MapFact("11", "urban", False)], plain_text("11"))
    with pytest.raises(AnswerError):
        game.answer(SET_UP)


@pytest.mark.rule("ies:5.2", "ies:5.3")
def test_a_position_that_was_written_is_read_again_as_it_was():
    game = session(3)
    for _ in range(60):
        game.answer(program_answer(game.asked.prompt, game.seed, game.asked.key))
    before = game.phase_start()[0]
    again = session(3, position=game.module.written(before))
    plain = {
        name: (one.place, one.strength) for name, one in before.units.items() if one.place != "out"
    }
    assert plain == {
        name: (one.place, one.strength)
        for name, one in again.state.units.items()
        if one.place != "out"
    }
    assert again.state.control == before.control
    assert again.asked.phase == before.phase


def test_a_game_of_areas_has_no_ground_in_words_only():
    with pytest.raises(DataError, match="no ground in words only"):
        session(board="table")


def test_a_day_of_quick_answers_stays_within_its_measure():
    """A pair of impulses with one fight takes eight answers at most (dice of both on one line)."""
    units = {"1/306": "4", "Labor A": "6", "SEI": "11"}
    game = session(position=at(units, "japan-2", control=["4"], impulse=2))
    before = len(game.tree.entries)
    game.answer({"act": "bombard", "area": "4", "primary": "1-306-a"})
    game.answer([4, 4, 2, 2])
    tell(game, reroll="stand")
    if ask(game) == "losses":
        game.answer(game.asked.prompt.expected()[0])
    game.answer(assault("4"))
    game.answer(["1/306>6"])
    if ask(game) == "attack":
        game.answer({"target": "6"})
    game.answer([6, 5, 1, 1])
    tell(game, reroll="stand")
    assert game.asked.phase == "japan-3"
    assert len(game.tree.entries) - before <= 8


@pytest.mark.rule("ies:11.4.4.2", "ies:11.1")
def test_a_stalemate_costs_the_lead_a_step_and_nobody_retreats():
    game = session(position=at({"1/306": "4", "Labor A": "6"}, control=["4"], impulse=2))
    game.answer(assault("4"))
    game.answer(["1/306>6"])
    drm = sum(one.value for one in game.asked.prompt.lines if one.applied)
    drm -= sum(one.value for one in game.asked.prompt.against if one.applied)
    assert drm == 5
    game.answer([1, 2, 4, 4])
    tell(game, reroll="stand", retreat=[])
    units = [game.state.units[f"1-306-{letter}"] for letter in "abcd"]
    assert {unit.place for unit in units} == {"6"}
    assert [unit.strength for unit in units].count("reduced") == 1
    assert game.state.units["labor-a"].strength == "full"


@pytest.mark.rule("ies:11.4.c", "ies:19.4", "ies:19.4.1", "ies:19.4.2")
def test_a_satchel_charge_is_easier_in_rain_and_at_night():
    units = {"1/306 A": "4", "Labor A": "6"}
    for phase, weather, die, worked in (
        ("japan-2", "clear", 4, False),
        ("japan-2", "clear", 5, True),
        ("japan-2", "rain", 4, True),
        ("japan-2", "rain", 3, False),
    ):
        position = at(units, phase, control=["4"], impulse=2, weather=weather)
        game = session(position=position, advanced="yes")
        game.answer(assault("6"))
        game.answer(["labor-a>4"])
        game.answer([die])
        lines = [line.value for line in game.asked.prompt.lines]
        assert (4 in lines) == worked


@pytest.mark.rule("ies:14.5.4", "ies:15.1.c", "ies:15.2")
def test_the_advantage_buys_one_more_point_in_refit():
    position = at({"1/306 A": "4"}, "refit", advantage="japan", control=["4"])
    game = session(position=position)
    assert ask(game) == "refit-advantage"
    game.answer(True)
    game.answer(["sei-a>16", "labor-a>15"])
    assert [game.state.units[name].place for name in ("sei-a", "labor-a")] == ["16", "15"]
    assert game.state.units["sei-a"].strength == "reduced"
    assert game.state.advantage == "us"


@pytest.mark.rule("ies:3.4", "ies:3.6", "ies:6.6")
def test_what_lies_on_the_tracks_is_among_the_pieces_of_the_table():
    game = session(position=at({"1/306": "15"}, control=["15"], impulse=4))
    pieces = game.module.pieces(game.state)
    assert pieces["track/turn"].space == "turn:1"
    assert pieces["track/impulse"].space == "impulse:4"
    assert pieces["track/vp"].space == "vp:3"
    assert render(game.module.space_name(game.state, "vp:3")) == "VP track space 3"


@pytest.mark.rule("ies:14.3", "ies:14.5.1", "ies:14.6")
def test_refit_names_who_has_no_supply_and_what_is_left():
    units = {"1/306 A": "2-", "1/306 B": "12-", "1/306 C": "12", "SEI A": "12"}
    game = session(position=at(units, "refit", control=["2"]))
    events = tell(game, **{"refit-advantage": False}, refit=Queue([[]]))  # Japan goes first
    told = {e.data["side"]: e.data["units"] for e in events if e.name == "unsupplied"}
    assert told == {"us": ["1-306-b"]}
    assert game.asked.prompt.side == "us"
    assert [(one.value, render(one.reason)) for one in game.asked.prompt.closed()] == [
        ("1-306-b", "It cannot trace a supply line.")
    ]
    game.answer(["1-306-a"])
    lost = [e for e in game.take_events() if e.name == "rp-lost"]
    assert [render(one.text) for one in lost] == ["1 RP is left and lost."]


@pytest.mark.rule("ies:17.1", "ies:6.3.1")
def test_no_sunset_is_rolled_once_every_area_is_american():
    areas = [area for area in AREAS if area != "9"]
    units = {"1/306 A": "7", "2/1": "out"}
    game = session(position=at(units, "us-7", control=areas, impulse=7))
    game.answer(assault("7"))
    game.answer(["1-306-a>9", "done"])
    assert game.state.over
    assert game.state.result.result == "automatic"


@pytest.mark.rule("ies:3.6", "ies:17.2")
@pytest.mark.parametrize("control", [["11", "12"], ["11"], []])
def test_losses_move_the_vp_marker_at_the_last_count_alone(control):
    """Lost companies cost a point on 19 April; till then the marker shows areas only."""
    units = {"1/306": "green-", "2/307": "out"}
    game = session(position=at(units, "end", turn=3, control=control))
    assert "final" not in {event.name for event in game.take_events()}
    assert game.module.pieces(game.state)["track/vp"].space == f"vp:{2 * len(control)}"
    game = session(position=at(units, "end", turn=4, control=control))
    final = next(event for event in game.take_events() if event.name == "final")
    points = final.data["points"]
    assert points == 2 * len(control) - 1
    act = f"Move the VP marker to {points}." if control else None
    assert (final.act and render(final.act)) == act  # it never goes below 0
    assert game.module.pieces(game.state)["track/vp"].space == f"vp:{max(0, points)}"


@pytest.mark.rule("ies:3.7")
def test_what_lies_in_the_holding_boxes_is_among_the_pieces_of_the_table():
    markers = {"naval": "gone", "artillery": "used", "satchel": "ready"}
    game = session(advanced="yes", position=at({}, markers=markers, advantage="japan"))
    pieces = game.module.pieces(game.state)
    boxes = {name: render(one.look) for name, one in pieces.items() if one.space == "holding"}
    assert boxes == {
        "track/advantage": "Japanese side up",
        "marker/air": "available",
        "marker/artillery": "USED side up",
        "marker/japan-artillery": "available",
        "marker/kamikaze": "available",
        "marker/satchel": "available",
    }


@pytest.mark.rule("ies:14.5.2")
def test_a_battalion_is_refitted_by_its_name_as_far_as_points_go():
    units = {f"1/306 {one}": "2-" for one in "ABCD"} | {"2/306 E": "2-"}
    game = session(position=at(units, "refit", turn=2, control=["2", "1", "5"]))
    tell(game, refit=Queue([[]]))  # Japan goes first
    prompt = game.asked.prompt
    assert prompt.maximum == 5  # all that are reduced: four RP would flip eight
    game.answer(["1/306", "1-306-a"])  # named twice, flipped once
    assert {game.state.units[f"1-306-{one}"].strength for one in "abcd"} == {"full"}
    assert game.state.units["2-306-e"].strength == "reduced"


@pytest.mark.rule("ies:14.5.2")
def test_no_more_can_be_picked_in_refit_than_the_points_flip():
    units = {f"1/306 {one}": "2-" for one in "ABCD"} | {"2/306 E": "2-"}
    game = session(position=at(units, "refit", control=["2"]))
    tell(game, **{"refit-advantage": False}, refit=Queue([[]]))  # Japan goes first
    assert game.asked.prompt.maximum == 4  # two RP on 16 April


@pytest.mark.rule("ies:6.3.1", "ies:9.3", "ies:12.1")
@pytest.mark.parametrize(
    ("impulse", "assaulting", "bombarding"),
    [
        (2, "exactly 2 changes the weather.", None),
        (5, "below 5 ends the day, exactly 5 changes the weather.", "below 5 ends the day."),
    ],
)
def test_the_dice_of_an_attack_say_what_they_can_do_to_the_day(impulse, assaulting, bombarding):
    """Two dice are never less than 2, and a bombardment never changes the weather."""
    units = {"1/306": "4", "Labor A": "6"}
    game = session(position=at(units, control=["4"], impulse=impulse))
    game.answer({"act": "bombard", "area": "6", "marker": "naval"})
    said = render(game.asked.prompt.text)
    assert bombarding in said if bombarding else "Sunset" not in said
    game = session(position=at(units, control=["4"], impulse=impulse))
    game.answer(assault("4"))
    game.answer(["1/306>6"])
    assert f"are also the Sunset DR: {assaulting}" in render(game.asked.prompt.text)


def test_of_an_assault_nothing_is_said_of_markers_and_targets():
    """Neither the form nor the journal shows fields that only a bombardment has."""
    game = session(position=at({"1/306": "4", "Labor A": "6"}, control=["4"]))
    prompt = game.asked.prompt
    words = render(said(prompt, {**assault("4"), "marker": "", "primary": ""}))
    assert words == "kind of impulse: Assault: the units of one area move and attack; area: area 4"
    left = [one for one in narrowed(prompt.fields, assault("4")) if one.by and not one.options]
    assert [one.name for one in left] == ["marker", "primary"]
