"""How hidden units answer: markers, reactions, Banzai, supporters (hoe:5.4.2.5)."""

import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start

TARGET = "0611"


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


# -- the draws ----------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.5", "hoe:3.3.3")
def test_two_markers_give_defense_and_support():
    """hoe:5.4.2.5: the first shows its defense side on the unit, the second its support side."""
    table = assault().play(quiet=False, defence_draw="ds18", support_draw="ds13")
    assert table.markers("defence") == {"ds18": TARGET}
    assert table.markers("support") == {"ds13": TARGET}
    assert render(table.event("support-placed").act).endswith("its support side up.")
    assert table.procedure == "combat"


@pytest.mark.rule("hoe:5.4.2.5")
def test_a_revealed_target_draws_nothing():
    """hoe:5.4.2.5: hidden units only."""
    assert assault(japan=[shown(TARGET, "313")]).procedure == "combat"


@pytest.mark.rule("hoe:5.4.2.5", "hoe:5.4")
def test_h69_a_unit_with_a_defense_marker_goes_on_with_the_second_draw():
    """hoe:5.4.2.5, H-69: the marker of an earlier assault counts, of this phase or the last."""
    table = assault(japan=[hidden(TARGET, "313", defence="ds18")])
    assert table.procedure == "support-draw"
    table.play(quiet=False, support_draw="ds10", combat=2, retreat_check=6, retreat="lose")
    assert table.combat["defence"] == 2


@pytest.mark.rule("hoe:5.4.2.5")
def test_a_reaction_as_second_marker_cancels_the_defense():
    """hoe:5.4.2.5: the Defense marker goes back and the reaction is resolved instead."""
    table = assault().play(quiet=False, defence_draw="ds18", support_draw="reaction")
    assert table.state.red["ds18"] == "bag"
    assert (table.procedure, table.happened("defence-cancelled")) == ("reaction", True)


@pytest.mark.rule("hoe:5.4.2.5.2")
@pytest.mark.parametrize(("die", "told"), [(3, True), (2, False)])
def test_a_sector_without_japanese_units_is_passed_over_aloud(die, told):
    """hoe:5.4.2.5.2: the player who rolled another sector hears why."""
    table = reacting(1, japan=[hidden(TARGET, "313")]).play(
        redeployment_sector=die, redeployment_hex=1
    )
    assert table.happened("sector-passed") is told


@pytest.mark.rule("hoe:5.4.2.5", "hoe:3.3.3")
def test_the_reaction_marker_returns_at_once():
    """hoe:5.4.2.5: right after its effect, so that it can be drawn again."""
    table = reacting(6, turn=7).play(quiet=False, banzai=1, banzai_own=1, reveal="313")
    assert table.markers("reaction") == {}
    assert table.happened("reaction-returned")


@pytest.mark.rule("hoe:5.4.2.5")
@pytest.mark.parametrize(("turn", "hq", "modifier"), [
    (1, "1408", 0),
    (3, "1408", 0),
    (4, "1408", 1),
    (6, "1408", 1),
    (7, "1408", 2),
    (9, "1408", 2),
    (3, None, -1),
    (7, None, 1),
])  # fmt: skip
def test_the_reaction_die_by_turn_and_headquarters(turn, hq, modifier):
    """hoe:5.4.2.5: +1 on turns 4 to 6, +2 on 7 to 9, -1 when the HQ is eliminated."""
    assert reacting(3, turn=turn, hq=hq).modifier("reaction") == modifier


@pytest.mark.rule("hoe:5.4.2.5")
@pytest.mark.parametrize(("die", "turn", "name"), [
    (5, 1, "redeployment-sector"),
    (6, 1, "banzai"),
    (4, 4, "redeployment-sector"),
    (5, 4, "banzai"),
    (3, 7, "redeployment-sector"),
    (4, 7, "banzai"),
])  # fmt: skip
def test_5_or_less_redeploys_6_or_more_is_a_banzai(die, turn, name):
    """hoe:5.4.2.5: the modified result decides."""
    assert reacting(die, turn=turn).procedure == name


def emptied(left):
    """Assault 0611 with no marker but the given ones in the red bag."""
    tokens = [f"ds{number:02}" for number in range(1, 22) if f"ds{number:02}" not in left]
    places = [
        TARGET,
        "0511",
        *(f"{column:02}{row:02}" for column in (9, 10, 11) for row in (4, 5, 6, 7)),
    ]
    places += ["0903", "1002", "1003", "1103", "1203", "1204", "1205"]
    japan = [hidden(place, defence=token) for place, token in zip(places, tokens, strict=False)]
    red = {f"re{number}": "box8" for number in range(1, 6)}
    return assault(japan=japan, red=red)


@pytest.mark.rule("hoe:5.4.2.5", "hoe:3.3.3")
def test_h59_an_empty_bag_takes_the_support_markers_of_this_assault_back():
    """hoe:5.4.2.5, H-59: the supporter then draws the marker that the target had drawn."""
    table = emptied(["ds13"]).play(quiet=False, support_draw="ds13")
    assert (table.procedure, table.tokens) == ("supporter-draw", {"ds13"})


@pytest.mark.rule("hoe:5.4.2.5", "hoe:3.3.3")
def test_h59_with_no_marker_at_all_there_is_no_support():
    """hoe:5.4.2.5, H-59: nothing is drawn, and the assault goes on."""
    table = emptied([])
    assert table.happened("bag-empty")
    assert table.procedure == "combat"


# -- Banzai -------------------------------------------------------------------------------------


def banzai(die=1, own=1, **more):
    more.setdefault("turn", 7)
    return reacting(6, **more).play(quiet=False, banzai=die, banzai_own=own)


@pytest.mark.rule("hoe:5.4.2.5.1")
@pytest.mark.parametrize(("die", "steps"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_the_charge_hits_by_the_red_die(die, steps):
    """hoe:5.4.2.5.1: nothing on 1-2, one hit on 3-4, two on 5-6; no retreat of any kind."""
    table = banzai(die)
    unit = table.us("25")
    assert (unit.steps, unit.marker, unit.place) == (steps, "", "0711")
    assert "retreat-check" not in {p.procedure for p in table.asked_for}


@pytest.mark.rule("hoe:5.4.2.5.1", "hoe:3.3.2")
@pytest.mark.parametrize(("own", "steps"), [(1, 2), (5, 2), (6, 1)])
def test_the_charge_costs_its_unit_one_hit_or_two_on_a_6(own, steps):
    """hoe:5.4.2.5.1: the blue die; either way the unit is revealed."""
    table = banzai(own=own).play(quiet=False, reveal="313")
    unit = table.japan(TARGET)
    assert (unit.steps, unit.hidden) == (steps, False)


@pytest.mark.rule("hoe:5.4.2.5.1")
def test_h17_a_banzai_does_not_move_the_unit():
    """hoe:5.4.2.5.1, H-17: the line about moving belongs to Redeployment."""
    assert banzai().play(quiet=False, reveal="313").japan(TARGET).battalion == "313"


@pytest.mark.rule("hoe:5.4.2.5.1", "hoe:5.4.2.6")
def test_h18_the_assault_goes_on_against_the_printed_values():
    """hoe:5.4.2.5, H-18: the unit is revealed; its Defense marker is gone."""
    table = assault(japan=[hidden(TARGET, "17")], turn=7)
    table.play(
        quiet=False,
        defence_draw="ds14",
        support_draw="reaction",
        reaction=6,
        banzai=1,
        banzai_own=1,
        reveal="17",
        combat=6,
    )
    assert table.combat["defence"] == 1
    assert table.markers("defence") == {}


@pytest.mark.rule("hoe:5.4.2.5.1")
def test_the_nearest_us_unit_is_charged():
    """hoe:5.4.2.5.1: adjacent before two hexes away, attacker or not."""
    units = {"25": "0711", "9": "0810"}
    table = banzai(3, units=units)
    assert (table.us("25").steps, table.us("9").steps) == (3, 4)


@pytest.mark.rule("hoe:5.4.2.5.1")
def test_h68_a_tie_goes_to_a_unit_in_the_assault():
    """hoe:5.4.2.5.1, H-68: attackers first."""
    table = banzai(3, units={"25": "0711", "9": "0610"})
    assert (table.us("25").steps, table.us("9").steps) == (3, 4)
    assert table.event("banzai-target").trace


@pytest.mark.rule("hoe:5.4.2.5.1")
def test_h68_a_tie_between_attackers_is_drawn_by_lot():
    """hoe:5.4.2.5.1, H-68: then at random; the lot is not a die to reroll."""
    table = reacting(6, units={"25": "0711", "9": "0610"}, attackers=["25", "9"], turn=7)
    assert (table.procedure, table.tokens) == ("banzai-tie", {"25", "9"})
    table.play(quiet=False, banzai_tie="9", banzai=3)
    assert table.us("9").steps == 3


@pytest.mark.rule("hoe:5.4.2.5.1", "hoe:3.3.4.4")
def test_h56_the_charge_rolls_red_and_its_losses_blue():
    """hoe:5.4.2.5.1, H-56: red for the hits, blue for the unit's own."""
    table = reacting(6, turn=7)
    assert table.prompt.dice.color == "red"
    assert table.answer(1).prompt.dice.color == "blue"


# -- supporters ---------------------------------------------------------------------------------


def supporter(**script):
    """Assault a revealed unit with a hidden neighbour in 0511."""
    japan = [shown(TARGET, "313"), hidden("0511", "rocket")]
    table = start("first-attack", turn=7, us={"25": "0711"}, japan=japan)
    table.play(quiet=False, target=TARGET)
    return table.play(quiet=False, attackers=["25"], supporters=[], **script)


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_a_hidden_neighbour_draws_one_marker():
    """hoe:5.4.2.7.1.4: one Intelligence marker, its support side counts."""
    table = supporter(supporter_draw="ds13")
    assert table.markers("support") == {"ds13": "0511"}
    assert table.procedure == "combat"


@pytest.mark.rule("hoe:5.4.2.7.1.4", "hoe:5.4.2.5.1")
def test_h63_a_neighbour_that_made_a_banzai_supports_with_its_printed_value():
    """hoe:5.4.2.7.1.4, H-63: it is revealed now; destroyed it gives nothing."""
    table = supporter(
        supporter_draw="reaction", reaction=6, banzai=1, banzai_own=1, reveal="rocket", combat=6
    )
    assert table.combat["final"] == -2


@pytest.mark.rule("hoe:5.4.2.7.1.4", "hoe:5.4.2.5.2")
def test_h63_a_neighbour_that_redeployed_gives_nothing_and_nobody_advances():
    """hoe:5.4.2.7.1.4, H-63: no advance into the hex of a supporter."""
    table = supporter(
        supporter_draw="reaction", reaction=1, redeployment_sector=5, redeployment_hex=2
    )
    assert table.procedure == "combat"
    assert table.answer(5).combat["final"] == 0


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_h69_a_reaction_returns_the_defense_marker_of_a_supporter():
    """hoe:5.4.2.7.1.4, H-69: drawing as a supporter a unit keeps its Defense marker otherwise."""
    japan = [shown(TARGET, "313"), hidden("0511", "rocket", defence="ds18")]
    for draw, kept in (("ds13", {"ds18": "0511"}), ("reaction", {})):
        table = start("first-attack", turn=7, us={"25": "0711"}, japan=japan)
        table.play(quiet=False, target=TARGET)
        table.play(quiet=False, attackers=["25"], supporters=[], supporter_draw=draw)
        assert table.markers("defence") == kept


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_h61_supporters_draw_one_by_one_in_the_players_order():
    """hoe:5.4.2.7.1.4, H-61: each hidden neighbour once an assault."""
    japan = [shown(TARGET, "313"), hidden("0511", "rocket"), hidden("0512", "309")]
    table = start("first-attack", us={"25": "0711"}, japan=japan)
    table.play(quiet=False, target=TARGET)
    table.play(quiet=False, attackers=["25"], supporters=[])
    assert (table.procedure, set(table.options)) == ("next-supporter", {"0511", "0512"})
    table.play(quiet=False, next_supporter="0512", supporter_draw=("ds18", "ds19"))
    assert table.markers("support") == {"ds18": "0512", "ds19": "0511"}
    assert table.procedure == "combat"
