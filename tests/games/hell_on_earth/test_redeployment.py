"""Redeployment, the advance behind it and the second assault (hoe:5.4.2.5.2, H-20)."""

import json
from types import SimpleNamespace

import pytest

from beachmaster.engine.boardfile import our_board
from beachmaster.engine.text import plain_text, render
from beachmaster.games.hell_on_earth.advancing import closed_units
from games.hell_on_earth.play import hidden, shown, start

TARGET = "0611"
GUNS = ["0910"]
SECTOR_2 = ["0511", "0512", "0711", "0810", "0910"]
"""The redeployment hexes of sector 2 besides 2-3, which is 0611 itself."""


def assault(units=None, japan=None, attackers=None, support=(), **more):
    """Assault the hidden unit in 0611 up to its first draw."""
    units = units or {"25": "0711"}
    table = start("first-attack", us=units, japan=japan or [hidden(TARGET, "313")], **more)
    table.play(quiet=False, target=TARGET)
    table.play(attackers=attackers or ["25"], supporters=list(support))
    return table


def reacting(die, **more):
    """Draw a Reaction marker first and roll."""
    return assault(**more).play(quiet=False, defence_draw="reaction", reaction=die)


def redeploy(sector, number, **more):
    more.setdefault("turn", 1)
    return reacting(1, **more).play(
        quiet=False, redeployment_sector=sector, redeployment_hex=number
    )


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_sector_and_hex_are_rolled_for():
    """hoe:5.4.2.5.2: two dice, sector 5 by the headquarters and its hex 5-2."""
    table = redeploy(5, 2)
    assert "1109" in table.places()
    assert TARGET not in table.places()


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_a_sector_without_japanese_units_passes_on_to_the_next():
    """hoe:5.4.2.5.2: from 3 and 4 up to 5; from 6 it goes round to 1 and on to 2."""
    assert "1109" in redeploy(3, 2).places()
    assert "0512" in redeploy(6, 2).places()


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_an_occupied_hex_passes_on_to_the_next_number():
    """hoe:5.4.2.5.2: of 2-4 (a US unit) to 2-5; of 2-6 round to 2-1."""
    assert "0810" in redeploy(2, 4).places()
    japan = [hidden(TARGET, "313"), hidden("0910", "309")]
    assert "0511" in redeploy(2, 6, japan=japan).places()


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_h19_its_own_hex_counts_as_occupied_and_it_keeps_its_sector_open():
    """hoe:5.4.2.5.2, H-19: of 2-3, where it stands, to 2-4 and 2-5; sector 2 holds only itself."""
    assert "0810" in redeploy(2, 3, hq=None).places()


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_h19_a_number_the_sector_lacks_counts_as_occupied():
    """hoe:5.4.2.5.2, H-19: without 5-3 the unit goes on to 5-4."""
    board = json.loads(our_board("hell-on-earth").read_text("utf-8"))
    found = {at.get("redeployment"): h for h, at in board["hexes"].items() if at["sector"] == 5}
    del board["hexes"][found[3]]["redeployment"]
    table = redeploy(5, 3, data={"board": json.dumps(board)})
    assert found[4] in table.places()


@pytest.mark.rule("hoe:5.4.2.5.2", "hoe:5.4.2.5.1")
def test_without_a_free_hex_anywhere_it_becomes_a_banzai():
    """hoe:5.4.2.5.2: no sector with Japanese units has a free redeployment hex."""
    units = dict(zip(("25", "9", "21", "23", "24"), SECTOR_2, strict=True))
    table = reacting(1, units=units, turn=1, hq=None)
    table.play(quiet=False, redeployment_sector=2, redeployment_hex=1)
    assert table.happened("no-redeployment")
    assert table.procedure == "banzai"


@pytest.mark.rule("hoe:5.4.2.5.2", "hoe:3.3.3")
def test_h21_a_redeployed_unit_stays_hidden_and_loses_its_defense_marker():
    """hoe:5.4.2.5.2, H-21: three steps, face down, the marker back in the bag."""
    table = redeploy(5, 2, japan=[hidden(TARGET, "313")])
    unit = table.japan("1109")
    assert (unit.hidden, unit.steps, unit.battalion) == (True, 3, "313")
    second = assault(turn=1).play(
        quiet=False,
        defence_draw="ds18",
        support_draw="reaction",
        reaction=1,
        redeployment_sector=5,
        redeployment_hex=2,
    )
    assert (second.markers("defence"), second.state.red["ds18"]) == ({}, "bag")


@pytest.mark.rule("hoe:5.4.2.5.2", "hoe:3.3.7", "hoe:2.2")
def test_h08_a_unit_that_redeploys_onto_an_objective_takes_it_back():
    """hoe:3.3.7, H-08: control is lost; the victory point for the capture stays."""
    japan = [hidden(TARGET, "313"), hidden("0412", "309")]
    table = redeploy(1, 1, japan=japan, control=["suribachi"], captured={"suribachi": 1})
    assert table.state.control == []
    assert table.state.captured == {"suribachi": 1}
    assert table.event("lost").data == {"objective": "suribachi"}


@pytest.mark.rule("hoe:5.4.2.5.2", "hoe:5.2")
def test_h08_a_unit_that_redeploys_onto_a_gun_position_takes_it_back():
    """hoe:5.2, H-08: the gun fires again."""
    table = redeploy(2, 6, artillery_hexes=GUNS)
    assert (table.state.artillery, table.state.artillery_hexes) == (0, [])
    other = redeploy(2, 5, artillery_hexes=GUNS)
    assert other.state.artillery == 1


# -- advance and second assault (H-20) ----------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.5.2", "hoe:5.4.2.9.5")
def test_h20_one_attacker_may_advance_when_the_target_redeployed():
    """hoe:5.4.2.5.2, H-20: one of the attackers, not a supporter, and only if the player likes."""
    units = {"25": "0711", "9": "0610", "24": "0712"}
    table = redeploy(5, 2, units=units, attackers=["25", "9"], support=["24"])
    assert (table.procedure, table.options) == ("advance", ["25", "9", "none"])
    assert table.answer("25").us("25").place == TARGET
    stayed = redeploy(5, 2, units=units).play(advance="none")
    assert stayed.us("25").place == "0711"


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_h20_the_advancing_unit_may_assault_once_more_alone():
    """hoe:5.4.2.5.2, H-20: an adjacent unit, ignoring its marker; the other attacker may not."""
    units = {"25": "0711", "9": "0610"}
    japan = [hidden(TARGET, "313"), shown("0511", "17")]
    table = redeploy(5, 2, units=units, attackers=["25", "9"], japan=japan)
    table.play(quiet=False, advance="25", target="0511")
    assert (table.procedure, table.options) == ("attackers", ["25"])
    assert table.us("9").assaulted


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_h20_without_an_adjacent_enemy_there_is_no_second_assault():
    """hoe:5.4.2.5.2, H-20: nothing is asked where nobody is next to it."""
    table = redeploy(5, 2).play(quiet=False, advance="25")
    assert "assault-again" not in {prompt.procedure for prompt in table.asked_for}
    assert table.state.phase != "first-attack"  # nor can anybody else attack


@pytest.mark.rule("hoe:5.4.2.5.2", "hoe:5.4.2.9.5")
@pytest.mark.parametrize(
    ("ruling", "bars"), [("alone", False), ("alone-barred", True), ("pair-barred", True)]
)
def test_h20_a_zone_of_control_bars_that_advance_only_as_an_option(ruling, bars):
    """hoe:5.4.2.5.2, H-20: the text sets no bar here; the options take that of 5.4.2.9.5."""
    japan = [hidden(TARGET, "313"), shown("0710", "17")]
    table = redeploy(5, 2, japan=japan, options={"h-20": ruling})
    assert (table.procedure == "advance") == (not bars)


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_h20_pair_lets_a_second_unit_join():
    """hoe:5.4.2.5.2, H-20 option pair: with another unit that has not assaulted yet."""
    units = {"25": "0711", "9": "0610"}
    japan = [hidden(TARGET, "313"), shown("0511", "17")]
    table = redeploy(5, 2, units=units, japan=japan, options={"h-20": "pair"})
    table.play(quiet=False, advance="25", target="0511")
    assert set(table.options) == {"25", "9"}
    assert table.field.maximum == 2


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_h20_support_of_the_vanished_assault_is_spent_and_others_may_support():
    """hoe:5.4.2.5.2, H-20: units without a support marker support the second assault."""
    units = {"25": "0711", "24": "0712", "9": "0610"}
    japan = [hidden(TARGET, "313"), shown("0511", "17")]
    table = redeploy(5, 2, units=units, japan=japan, support=["24"])
    table.play(quiet=False, advance="25", target="0511", attackers=["25"])
    assert set(table.options) == {"25", "9"}
    assert "24" in table.closed


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_h20_a_second_redeployment_may_chain():
    """hoe:5.4.2.5.2, H-20: the next target may redeploy as well."""
    japan = [hidden(TARGET, "313"), hidden("0511", "17")]
    table = redeploy(5, 2, japan=japan)
    table.play(
        quiet=False,
        advance="25",
        target="0511",
        attackers=["25"],
        supporters=[],
        defence_draw="reaction",
        reaction=1,
        redeployment_sector=5,
        redeployment_hex=3,
    )
    assert (table.procedure, table.prompt.subjects) == ("advance", ("0511",))


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_h15_nobody_advances_onto_suribachi_with_japanese_units_beside_it():
    """hoe:5.3.2.1, H-15: it binds the advance; afterwards the hex is open."""
    for other, place in (("0214", "none"), ("1003", "0213")):
        japan = [hidden("0213", "313"), hidden(other, "309")]
        table = start("first-attack", turn=1, us={"25": "0313"}, japan=japan)
        table.play(
            quiet=False,
            target="0213",
            attackers=["25"],
            supporters=[],
        )
        table.play(
            quiet=False,
            defence_draw="reaction",
            reaction=1,
            redeployment_sector=5,
            redeployment_hex=2,
        )
        assert (table.procedure == "advance") == (place == "0213")


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_on_the_table_redeployment_asks_for_the_sector_and_the_place():
    """hoe:5.4.2.5.2: one form after the two dice; a place that is taken is refused."""
    table = reacted_on_the_table()
    assert (table.procedure, table.fields) == ("redeploy", ["sector", "place"])
    assert "unit in cave already" in table.refusal({"sector": 2, "place": "cave"})
    table.answer({"sector": 2, "place": "gully"})
    assert "gully" in table.places()
    assert set(table.questions()) == {"redeploy"}


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_who_has_no_word_for_the_new_hex_need_not_make_one():
    """hoe:5.4.2.5.2: the unit goes by a word of ours until the player names it as a target."""
    table = reacted_on_the_table()
    table.answer({"sector": 3})
    assert table.places() == {"ridge b", "cave"}
    assert len(table.state.told.called) == 1
    assert "to that hex" in render(table.event("redeployed").act)


@pytest.mark.rule("hoe:5.4.2.5.2", "hoe:5.4.2.5.1")
def test_on_the_table_no_sector_may_do():
    """hoe:5.4.2.5.2: then it becomes a Banzai, and nothing more is to be told."""
    table = reacted_on_the_table()
    table.answer({"sector": 0})
    assert table.happened("no-redeployment")
    assert table.places() == {"ridge", "cave"}


def reacted_on_the_table():
    """Return the table where both dice of a redeployment lie."""
    japan = [hidden("ridge", home=2), hidden("cave", home=2)]
    table = start("first-attack", turn=1, us={"25": "map"}, japan=japan, board="table", hq=None)
    table.play(quiet=False, target="ridge", attackers=["25"], supporters=[])
    dice = {"redeployment_sector": 2, "redeployment_hex": 4}
    return table.play(quiet=False, defence_draw="reaction", reaction=1, **dice)


@pytest.mark.parametrize("barred", [True, False])
def test_a_zone_of_control_is_a_reason_not_to_advance_only_where_it_counts(barred):
    game = SimpleNamespace(us_name=plain_text)
    (closed,) = closed_units(game, ["21"], "hoe:5.4.2.5.2", barred=barred)
    assert ("zone of control" in render(closed.reason)) == barred
