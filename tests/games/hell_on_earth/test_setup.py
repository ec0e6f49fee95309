"""Setting up the game (hoe:4) and the changes of Heroic mode (hoe:7.1)."""

import pytest

from beachmaster.engine.meaning import Meanings, by_keys, labels
from beachmaster.engine.options import Option
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.places import BEACH_TEXTS
from beachmaster.games.hell_on_earth.state import State
from games.hell_on_earth.play import fresh

ERRORS = 9


def begun(**options):
    """Return a game whose first Command marker waits to be drawn."""
    return fresh(options=options)


def landed(seed=1, **options):
    """Return a game whose set-up is done, with the landings answered by the program."""
    table = fresh(seed=seed, options=options)
    while table.session.asked.phase == "set-up":
        table.session.auto()
    return table


def held(table, kind):
    """Return where the Command markers of a kind are."""
    command = table.session.module.data.command
    return [at for token, at in table.state.blue.items() if command[token].kind == kind]


@pytest.mark.rule("hoe:4", "hoe:4.1", "hoe:4.2", "hoe:4.3")
def test_the_markers_are_laid_out_in_the_order_of_the_rulebook():
    """hoe:4.1 to 4.5: board, objective and status markers first, then both bags."""
    table = begun()
    laid = [event for event in table.events if event.rules[0].startswith("hoe:4.")]
    assert [(event.name, event.rules[0]) for event in laid] == [
        ("board-markers", "hoe:4.1"),
        ("board-markers", "hoe:4.1"),
        ("objective-markers", "hoe:4.2"),
        ("status-markers", "hoe:4.3"),
        ("command-bag", "hoe:4.4"),
        ("intelligence-bag", "hoe:4.5"),
    ]
    assert all(event.act is not None for event in laid)


@pytest.mark.rule("hoe:4.4", "hoe:3.3.4")
def test_six_errors_are_set_aside_and_23_command_markers_are_in_the_bag():
    """hoe:4.4: 29 markers, six Errors in the reserve, three Errors and 20 orders in the bag."""
    table = begun()
    places = list(table.state.blue.values())
    assert (len(places), places.count("bag"), places.count("error-reserve")) == (29, 23, 6)
    assert held(table, "error").count("bag") == 3


@pytest.mark.rule("hoe:4.4")
def test_one_command_marker_is_drawn_into_the_first_slot():
    """hoe:4.4: the first marker goes face up into the first slot."""
    table = begun().answer("cm07")
    assert table.state.blue["cm07"] == "slot1"
    assert list(table.state.blue.values()).count("bag") == 22


@pytest.mark.rule("hoe:4.4")
def test_an_error_that_was_set_aside_cannot_be_drawn():
    """hoe:4.4: the six Errors in the reserve are not in the bag."""
    table = begun()
    aside = [token for token, at in table.state.blue.items() if at == "error-reserve"]
    assert "not among what can come up" in table.refusal(aside[0])
    assert len(table.tokens) == 23


@pytest.mark.rule("hoe:4.5", "hoe:3.3.3")
def test_two_reaction_markers_wait_on_boxes_6_and_8():
    """hoe:4.5: 24 of the 26 Intelligence markers are in the red bag."""
    table = begun()
    red = table.state.red
    out = {token: at for token, at in red.items() if at != "bag"}
    assert sorted(out.values()) == ["box6", "box8"]
    assert all(table.session.module.data.is_reaction(token) for token in out)
    assert (len(red), len(red) - len(out)) == (26, 24)


@pytest.mark.rule("hoe:4.6")
@pytest.mark.parametrize("seed", range(5))
def test_the_headquarters_is_one_of_the_five_northern_units(seed):
    """hoe:4.6: the 145th is shuffled with four others over the five hexes of sector 6."""
    table = fresh(seed=seed)
    sector = table.session.module.prints.sector
    north = [u for u in table.state.japan.values() if sector(u.place) == 6]
    assert len(north) == 5
    assert "145" in {unit.battalion for unit in north}
    assert all(unit.group == (unit in north) for unit in table.state.japan.values())


@pytest.mark.rule("hoe:4.6", "hoe:3.3.2")
def test_thirty_different_battalions_stand_hidden_on_thirty_deployment_hexes():
    """hoe:4.6: one face-down unit with three steps on each initial hex."""
    table = fresh()
    units = table.state.japan.values()
    assert {unit.place for unit in units} == set(table.session.module.prints.deployment)
    assert len({unit.battalion for unit in units}) == 30
    assert all(unit.hidden and unit.steps == 3 for unit in units)


@pytest.mark.rule("hoe:4.6")
def test_other_seeds_deal_other_units():
    """hoe:4.6: the deployment is random."""
    deals = {tuple(u.battalion for u in fresh(seed=seed).state.japan.values()) for seed in range(4)}
    assert len(deals) == 4


@pytest.mark.rule("hoe:4.7")
def test_the_28th_lands_on_green_beach_without_a_choice():
    """hoe:4.7: the 28th on Green; the 26th and 27th on the Red beaches as the player likes."""
    table = begun().answer("cm01")
    assert table.us("28").place == "0413"
    assert (table.prompt.subjects, table.options) == (("26",), [2, 3])
    table.answer(3)
    assert (table.us("26").place, table.us("27").place) == ("0612", "0513")


@pytest.mark.rule("hoe:4.7")
def test_the_fourth_division_lands_on_yellow_and_blue():
    """hoe:4.7: the 23rd, 24th and 25th take Yellow 1, Yellow 2 and Blue 1, one each."""
    table = begun().answer("cm01").answer(2)
    assert table.options == [4, 5, 6]
    table.answer(6)
    assert table.options == [4, 5]
    assert "not one of the options" in table.refusal(6)
    table.answer(4)
    assert [table.us(name).place for name in ("23", "24", "25")] == ["0911", "0712", "0811"]


@pytest.mark.rule("hoe:4.7", "hoe:3.1.1")
def test_h06_the_third_division_waits_in_the_reserve_and_the_147th_on_box_7():
    """hoe:4.7, H-06: 9th and 21st in the Reserve Area, 147th on box 7 of the Turn Track."""
    table = landed()
    assert [table.us(name).place for name in ("9", "21", "147")] == ["reserve", "reserve", "box7"]


@pytest.mark.rule("hoe:4.7")
def test_all_us_units_begin_with_four_steps():
    """hoe:4.7: four steps each; the game then stands in turn 1 with good weather."""
    table = landed()
    assert {unit.steps for unit in table.state.us.values()} == {4}
    assert (table.state.turn, table.state.weather) == (1, "good")
    assert table.session.asked.phase == "bombardment"


@pytest.mark.rule("hoe:7", "hoe:7.1")
def test_heroic_mode_puts_an_error_of_the_reserve_into_a_slot():
    """hoe:7.1: one of the six Errors set aside starts in the Command Area."""
    table = begun(mode="heroic")
    assert sorted(held(table, "error")) == ["bag"] * 3 + ["error-reserve"] * 5 + ["slot3"]
    assert table.happened("heroic-error")
    assert not begun().happened("heroic-error")


@pytest.mark.rule("hoe:7.1")
@pytest.mark.parametrize("seed", range(4))
def test_h76_heroic_mode_shuffles_the_headquarters_over_eight_hexes(seed):
    """hoe:7.1, H-76: seven units with the HQ, on five hexes of sector 6 and three of sector 5."""
    table = fresh(seed=seed, options={"mode": "heroic"})
    sector = table.session.module.prints.sector
    group = [unit for unit in table.state.japan.values() if unit.group]
    sectors = [sector(unit.place) for unit in group]
    assert (sectors.count(6), sectors.count(5)) == (5, 3)
    assert "145" in {unit.battalion for unit in group}


@pytest.mark.rule("hoe:7.1")
def test_h49_heroic_mode_lands_each_division_at_random():
    """hoe:7.1, H-49: 5th Division over Green and both Reds, 4th Division over the others."""
    found = set()
    for seed in range(6):
        table = landed(seed, mode="heroic")
        fifth = tuple(table.us(name).place for name in ("26", "27", "28"))
        fourth = {table.us(name).place for name in ("23", "24", "25")}
        assert set(fifth) == {"0413", "0513", "0612"}
        assert fourth == {"0712", "0811", "0911"}
        found.add(fifth)
    assert len(found) > 1


@pytest.mark.rule("hoe:7.1")
def test_heroic_units_that_land_have_three_steps_and_the_third_division_four():
    """hoe:7.1: only the six units on the beaches lose a step."""
    table = landed(mode="heroic")
    steps = {name: unit.steps for name, unit in table.state.us.items()}
    assert steps == {
        **dict.fromkeys(("23", "24", "25", "26", "27", "28"), 3),
        "9": 4,
        "21": 4,
        "147": 4,
    }


@pytest.mark.rule("hoe:4.6", "hoe:4.7")
def test_on_the_table_board_only_the_number_of_hidden_units_is_known():
    """hoe:4.6: 30 counters, no place and no name; beaches are known by their number."""
    table = fresh(board="table")
    assert {(u.place, u.battalion) for u in table.state.japan.values()} == {("unknown", "")}
    assert len(table.state.japan) == 30
    table.answer("cm01").answer(2).answer(4).answer(5)
    assert (table.us("28").place, table.us("25").place) == ("beach1", "beach6")


@pytest.mark.rule("hoe:4.6", "hoe:7.1")
def test_the_set_up_tells_how_many_units_are_shuffled_with_the_headquarters():
    """hoe:4.6: four; hoe:7.1: seven in Heroic mode."""
    words = {
        mode: render(fresh(options={"mode": mode}).answer("cm01").event("japanese-set-up").text)
        for mode in ("standard", "heroic")
    }
    assert "4 Japanese units" in words["standard"]
    assert "7 Japanese units" in words["heroic"]


def test_the_state_before_set_up_is_sound():
    """No invariant is broken before the first answer."""
    table = begun()
    assert isinstance(table.state, State)
    assert table.session.module.problems(table.state) == []


@pytest.mark.rule("hoe:4.7")
@pytest.mark.parametrize("first", [4, 5, 6])
def test_both_landing_choices_are_picked_by_digits(first):
    """4.7: a beach that is called by a number has it as its key; all stand in the board's order."""
    session = fresh().session
    while session.asked.prompt.procedure != "landing" or session.asked.prompt.subjects != ("23",):
        session.auto()
    for count in (3, 2):
        options = list(session.asked.prompt.options)
        assert options == sorted(options, key=lambda one: one.value)
        keys = labels(options)
        assert len(set(keys)) == count
        assert all(key.isdigit() for key in keys)
        read = Meanings(options, render)
        assert [read.one(key) for key in keys] == [one.value for one in options]
        session.answer(first)
        if count == 3:
            assert session.asked.prompt.procedure == "landing"
            assert first not in [one.value for one in session.asked.prompt.options]
            first = next(one.value for one in session.asked.prompt.options)


def test_a_regiment_lies_nowhere_before_it_lands_and_comes_off_where_its_landing_is_undone():
    session = fresh(board="table").session
    session.auto(invent=True)
    state = session.state
    assert "us/26" not in session.module.pieces(state)
    assert {"us/9", "us/21", "us/147", "us/28"} <= session.module.pieces(state).keys()
    session.answer(2)
    session.answer(4)
    session.undo()
    jump = session.undo()
    assert [(one.act, one.piece) for one in jump.table if one.act != "check"] == [
        ("take", "us/26"),
        ("take", "us/27"),
    ]


@pytest.mark.parametrize("free", [[2, 3], [4, 5, 6], [5, 6], [4, 6], [4, 5]])
def test_beaches_stand_in_the_order_of_their_keys(free):
    options = by_keys([Option(number, BEACH_TEXTS[number]) for number in free])
    assert labels(options) == [str(at) for at in range(1, len(free) + 1)]
