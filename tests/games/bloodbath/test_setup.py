"""Set-up (bib:11.0)."""

import pytest

from beachmaster.engine.text import render
from games.bloodbath.play import BOARD, DATA, fresh


@pytest.mark.rule("bib:11.2")
def test_each_red_hex_gets_one_unit_face_down_and_the_rest_the_container():
    """11.2, B-17."""
    table = fresh()
    placed = [unit for unit in table.state.japan.values() if unit.on_map]
    assert sorted(unit.place for unit in placed) == sorted(BOARD.deployment)
    assert all(unit.hidden and unit.dug_in for unit in table.state.japan.values())
    inside = [unit for unit in table.state.japan.values() if unit.place == "container"]
    assert len(inside) == len(DATA.japan) - len(BOARD.deployment)
    assert {unit.unit for unit in table.state.japan.values()} == set(DATA.japan)


@pytest.mark.rule("bib:11.2")
def test_motoyama_is_empty():
    """11.2, map erratum: 1111 is a redeployment hex."""
    assert "1111" not in BOARD.deployment
    assert not any(unit.place == "1111" for unit in fresh().state.japan.values())


@pytest.mark.rule("bib:11.2")
def test_another_seed_deals_otherwise():
    """11.2: mixed, so that nobody knows which is which."""
    one, two = ([u.unit for u in fresh(seed=seed).state.japan.values()] for seed in (1, 2))
    assert one != two


@pytest.mark.rule("bib:11.3")
def test_the_coast_is_chosen_once_before_the_first_turn():
    """11.3: west or east."""
    table = fresh()
    assert (table.procedure, set(table.options)) == ("coast", {"east", "west"})
    table.answer("west")
    assert table.state.coast == "west"
    assert table.phase == "us-movement"


@pytest.mark.rule("bib:11.4")
def test_26_counters_may_land_and_13_wait_in_reserve():
    """11.4: 4th and 5th Divisions, and the 3rd."""
    places = [unit.place for unit in fresh().state.us.values()]
    assert (places.count("available"), places.count("reserves")) == (26, 13)


@pytest.mark.rule("bib:11.1")
def test_turn_one_is_no_storm_turn():
    """11.1: the ordinary side is up."""
    table = fresh()
    assert (table.state.turn, table.state.storm) == (1, False)


@pytest.mark.rule("bib:11.0")
def test_the_estimates_are_said_to_be_estimates_before_anybody_plays():
    """What the publisher prints is not ours to know."""
    notices = [event.text.params for event in fresh().named("notice")]
    assert len(notices) >= 3


@pytest.mark.rule("bib:23.1")
def test_a_second_player_chooses_where_units_stand():
    """23.1: said at set-up; the deal is put right when a unit is turned."""
    table = fresh(options={"players": "two"})
    assert "bib:23.1" in table.event("japanese-set-up").rules
    assert "bib:23.1" not in fresh().event("japanese-set-up").rules


@pytest.mark.rule("bib:11.2")
def test_the_number_of_japanese_units_is_named_as_our_estimate():
    """11.2: the booklet does not say it; a player's own counters file does."""
    table = fresh().play(coast="east")
    said = [render(event.text) for event in table.named("notice")]
    assert any(
        f"{len(DATA.japan)} units in all" in words and "our estimate" in words for words in said
    )
    fact = next(one for one in facts(table) if one.id == "japanese")
    assert "estimate" in render(fact.detail)


def facts(table):
    """Return what a window lists of the game."""
    return table.session.module.details(table.state).facts
