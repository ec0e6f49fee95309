"""Turning hidden counters: the program's deal, or what the player reads (hoe:3.3.2, hoe:4.6)."""

import pytest

from beachmaster.engine.prompt import AnswerError
from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start

TARGET, NORTH = "0611", "0803"


def turning(japan=None, place=TARGET, board="tracked", **more):
    """Stand before the turning of a hidden unit that a recon has hit."""
    units = {"25": "0711"} if place == TARGET else {"25": "0804"}
    if board == "table":
        units = {"25": "map"}
    table = start(
        "first-attack", us=units, japan=japan or [hidden(place, "313")], board=board, **more
    )
    table.play(quiet=False, act="recon", target=place, attackers=["25"])
    return table.play(quiet=False, recon=6)


def read_off(name, **more):
    return {"name": name, "cf": 2, "defence": "B", **more}


@pytest.mark.rule("hoe:3.3.2")
def test_the_program_turns_what_it_had_dealt():
    """hoe:3.3.2: the counter shows its battalion and two steps."""
    table = turning()
    assert table.procedure == "reveal"
    table.session.auto()
    unit = table.japan(TARGET)
    assert (unit.battalion, unit.hidden, unit.steps) == ("313", False, 2)


@pytest.mark.rule("hoe:3.3.2")
def test_a_unit_that_was_dealt_elsewhere_swaps():
    """hoe:3.3.2: never twice; the other counter takes what lay here."""
    table = turning([hidden(TARGET, "313"), hidden("0406", "17")]).answer("17")
    assert table.japan(TARGET).battalion == "17"
    assert table.japan("0406").battalion == "313"


@pytest.mark.rule("hoe:3.3.2", "hoe:4.6")
def test_outside_its_group_the_headquarters_cannot_turn_up():
    """hoe:4.6: it is one of the units set up in sector 6."""
    table = turning()
    assert "145" not in table.tokens
    assert table.refusal("145")
    assert "not one of them" in table.refusal(read_off("145", hq=True))


@pytest.mark.rule("hoe:4.6")
def test_inside_its_group_it_can_and_the_dealt_one_makes_room():
    """hoe:4.6: named by the player where the program had dealt another."""
    japan = [hidden(NORTH, "313"), hidden("0905", "145")]
    table = turning(japan, NORTH)
    assert "145" in table.tokens
    table.answer("145")
    assert table.japan(NORTH).battalion == "145"
    assert table.japan("0905").battalion == "313"


@pytest.mark.rule("hoe:4.6", "hoe:7.1")
def test_a_swap_keeps_the_headquarters_in_its_group():
    """hoe:4.6: it moves to another hidden unit of sector 6, not to the south."""
    japan = [hidden(NORTH, "145"), hidden("0905", "313"), hidden("0406", "17")]
    table = turning(japan, NORTH).answer("17")
    assert table.japan("0905").battalion == "145"
    assert table.session.module.problems(table.state) == []


@pytest.mark.rule("hoe:3.3.2")
def test_the_player_may_read_a_counter_that_the_program_does_not_know():
    """hoe:3.3.2: name, factor, type and support become that unit's values."""
    table = turning().answer(read_off("Ghost Battalion", tank=2))
    unit = table.japan(TARGET)
    values = table.state.described[unit.battalion]
    assert (values.name, values.cf, values.defence, values.support) == (
        "Ghost Battalion",
        2,
        "B",
        {"tank": 2},
    )
    assert values.tag == "player"


@pytest.mark.rule("hoe:3.3.2")
def test_a_unit_seen_before_is_refused():
    """hoe:3.3.2: never a duplicate."""
    table = turning([hidden(TARGET, "313"), shown("0406", "17")])
    assert "17" not in table.tokens
    assert table.refusal("17")
    assert "already" in table.refusal(read_off("17th Mixed Regiment"))


@pytest.mark.rule("hoe:3.3.2")
@pytest.mark.parametrize(
    "answer",
    [{}, {"name": "x"}, read_off("x", cf=0), read_off("x", defence="D"), read_off("x", tank=9), 5],
)
def test_a_description_must_be_complete_and_sensible(answer):
    """hoe:3.3.2: factor, type and supports within their bounds."""
    assert turning().refusal(answer)


@pytest.mark.rule("hoe:3.3.2")
def test_the_deal_is_secret_until_it_is_turned():
    """hoe:3.3.2: the event of the turning is the first that names it."""
    table = turning()
    assert not any("313" in str(event.text) for event in table.events)
    table.answer("313")
    assert table.event("revealed").reveals


@pytest.mark.rule("hoe:3.3.2", "hoe:4.6")
def test_on_the_table_the_program_deals_only_when_asked():
    """hoe:4.6: without counters of one's own nothing lies there before it is turned."""
    table = on_table(counters="program")
    assert table.japan("ridge").battalion == ""
    assert not table.prompt.question
    table.session.auto()
    assert table.japan("ridge").battalion not in ("", "145")
    act = render(table.session.take_events()[0].act)
    assert act == "Flip the hidden unit in ridge face up, upright, to two steps."


def on_table(**options):
    return turning([hidden("ridge", home=2)], "ridge", "table", hq=None, options=options)


@pytest.mark.rule("hoe:3.3.2", "hoe:3.1")
def test_beside_ones_own_map_the_players_counter_says_what_it_is():
    """hoe:3.3.2: nothing is dealt by default; what is listed shows the values to compare."""
    table = on_table()
    assert table.prompt.question
    assert table.prompt.at_enter is None
    assert table.prompt.tell is not None
    with pytest.raises(AnswerError):
        table.session.auto()
    words = [render(token.text) for token in table.prompt.tokens()]
    assert all("combat factor" in word for word in words)
    (left,) = table.tokens
    table.answer(read_off(left, cf=5, defence="A"))
    assert table.japan("ridge").battalion == left
    assert (table.state.described[left].cf, table.state.described[left].tag) == (5, "player")
    assert table.event("revealed").act is None


@pytest.mark.rule("hoe:3.3.2", "hoe:5.4.2.5")
def test_the_defence_marker_on_ones_own_counter_still_goes_back():
    """hoe:5.4.2.5: the counter is turned already, the marker is not in the bag yet."""
    table = turning([hidden("ridge", home=2, defence="ds01")], "ridge", "table", hq=None)
    table.answer(*table.tokens)
    assert render(table.event("revealed").act) == (
        "Put the Defense marker of ridge back into the red bag."
    )


@pytest.mark.rule("hoe:3.3.2")
def test_a_tracked_game_has_no_counters_of_the_players():
    """The program deals there whatever the option says."""
    for way in ("own", "program"):
        table = turning(options={"counters": way})
        assert (table.prompt.question, table.prompt.tell) == (False, None)
