"""Reconnaissance-in-force (hoe:5.4.1)."""

import pytest

from beachmaster.engine.options import AnswerError
from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start, us

TARGET = "0611"


def scouting(units=None, japan=None, **more):
    """Stand before the recon die of the 25th against the hidden unit in 0611."""
    japan = japan or [hidden(TARGET, "309")]
    table = start("first-attack", us=units or {"25": "0711"}, japan=japan, **more)
    return table.play(quiet=False, act="recon", target=TARGET, attackers=["25"])


def modifier(units, **more):
    return scouting(units, **more).play(recon=3, recon_error=1).modifier("recon")


@pytest.mark.rule("hoe:5.4.1", "hoe:3.3.2")
@pytest.mark.parametrize("die", [5, 6])
def test_5_or_more_hits_and_reveals_the_target(die):
    """hoe:5.4.1: one hit, which turns the hidden unit over."""
    unit = scouting().play(recon=die, recon_error=1).japan(TARGET)
    assert (unit.steps, unit.hidden) == (2, False)


@pytest.mark.rule("hoe:5.4.1")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_2_to_4_has_no_effect(die):
    """hoe:5.4.1: neither side is hit."""
    table = scouting().play(recon=die, recon_error=1)
    assert (table.japan(TARGET).steps, table.us("25").steps) == (3, 4)


@pytest.mark.rule("hoe:5.4.1")
def test_1_hits_the_scout_who_neither_retreats_nor_checks():
    """hoe:5.4.1: one hit, no Organized Retreat, no retreat roll."""
    table = scouting().play(recon=1, recon_error=1)
    unit = table.us("25")
    assert (unit.steps, unit.place, unit.marker) == (3, "0711", "")
    assert "retreat-check" not in {prompt.procedure for prompt in table.asked_for}


@pytest.mark.rule("hoe:5.4.1")
@pytest.mark.parametrize(("others", "bonus"), [
    ({}, 0),
    ({"24": "0610"}, 1),
    ({"24": "0610", "23": "0712"}, 2),
    ({"24": "0610", "23": "0712", "26": "0612"}, 2),
    ({"24": "0810"}, 0),
])  # fmt: skip
def test_each_other_adjacent_unit_adds_one_at_most_two(others, bonus):
    """hoe:5.4.1: +1 each, maximum +2; a unit that is not adjacent adds nothing."""
    assert modifier({"25": "0711", **others}) == bonus


@pytest.mark.rule("hoe:5.4.1", "hoe:3.3.6")
@pytest.mark.parametrize("marker", ["OR", "DR"])
def test_marked_neighbours_do_not_help(marker):
    """hoe:5.4.1: adjacent units with OR or DR provide no bonus."""
    assert modifier({"25": "0711", "24": us("0610", marker=marker)}) == 0


@pytest.mark.rule("hoe:5.4.1", "hoe:3.3.6")
def test_an_or_marker_on_the_scout_takes_one():
    """hoe:5.4.1: -1; a 2 then hits the scout."""
    table = scouting({"25": us("0711", marker="OR")}).play(recon=2, recon_error=1)
    assert (table.modifier("recon"), table.us("25").steps) == (-1, 3)


@pytest.mark.rule("hoe:5.4.1", "hoe:3.3.6")
def test_h05_a_disorganized_unit_does_not_scout():
    """hoe:5.4.1, H-05: barred by default, free as an option."""
    units = {"25": us("0711", marker="DR")}
    table = start("first-attack", us=units, japan=[hidden(TARGET)])
    assert table.session.asked.phase != "first-attack"
    free = start("first-attack", us=units, japan=[hidden(TARGET)], options={"h-05": "free"})
    assert free.answer(TARGET).options == ["assault", "recon"]
    support = start("first-attack", us=units, japan=[hidden(TARGET)], options={"h-05": "support"})
    assert support.session.asked.phase != "first-attack"


@pytest.mark.rule("hoe:5.4.1")
def test_a_revealed_unit_cannot_be_scouted():
    """hoe:5.4.1: hidden units only."""
    table = start("first-attack", us={"25": "0711"}, japan=[shown(TARGET, "309")])
    refused = {"target": TARGET, "act": "recon", "attackers": ["25"]}
    with pytest.raises(AnswerError, match="You can only scout a hidden unit"):
        table.prompt.check(refused)
    both = start("first-attack", us={"25": "0711"}, japan=[shown(TARGET, "309"), hidden("0710")])
    assert both.answer("0710").options == ["assault", "recon"]


@pytest.mark.rule("hoe:5.4.1")
def test_only_an_adjacent_unit_scouts():
    """hoe:5.4.1: the scout stands next to the target."""
    far = start("first-attack", us={"25": "0811"}, japan=[hidden(TARGET)])
    assert far.session.asked.phase != "first-attack"
    table = start("first-attack", us={"25": "0711", "24": "0811"}, japan=[hidden(TARGET)])
    table.play(quiet=False, act="recon", target=TARGET)
    assert table.options == ["25"]


@pytest.mark.rule("hoe:5.4.1", "hoe:3.3.4.8")
@pytest.mark.parametrize(("die", "added"), [(4, 0), (5, 1), (6, 1)])
@pytest.mark.parametrize("recon", [1, 3, 6])
def test_h52_an_error_enters_the_bag_on_5_whatever_the_recon_did(recon, die, added):
    """hoe:5.4.1, H-52: always rolled while Errors are left in the reserve."""
    table = scouting()
    before = list(table.state.blue.values()).count("bag")
    table.play(recon=recon, recon_error=die)
    assert list(table.state.blue.values()).count("bag") == before + added
    assert list(table.state.blue.values()).count("error-reserve") == 6 - added


@pytest.mark.rule("hoe:5.4.1")
def test_no_error_roll_when_the_reserve_is_empty():
    """hoe:5.4.1: only if Errors are left in the reserve."""
    errors = {f"cm{number}": "bag" for number in range(21, 30)}
    table = scouting(blue=errors).play(recon=3)
    assert "recon-error" not in {prompt.procedure for prompt in table.asked_for}


@pytest.mark.rule("hoe:5.4.1", "hoe:3.3.5")
def test_the_scout_gets_a_recon_assault_marker():
    """hoe:5.4.1: it may still give combat support, no more Recon or Assault."""
    other, dice = {"24": us("0610")}, {"recon": 3, "recon_error": 1}  # the phase goes on for it
    table = scouting({"25": us("0711"), **other}).play(quiet=False, **dice)
    unit = table.us("25")
    assert (unit.assaulted, unit.supported) == (True, False)
    both = scouting({"25": us("0711", supported=True), **other}).play(quiet=False, **dice)
    assert (both.us("25").assaulted, both.us("25").supported) == (True, True)
    acts = [
        render(one.act) for game in (table, both) for one in game.events if one.name == "marked"
    ]
    assert [act.partition(" marker")[0] for act in acts] == ["Put a Recon/Assault", "Flip the CS"]


@pytest.mark.rule("hoe:5.4")
def test_the_phase_ends_by_itself_when_nobody_can_attack_any_more():
    """hoe:5.4: after the last unit that could attack nothing is asked, and it is said."""
    table = scouting().play(quiet=False, recon=3, recon_error=1)
    assert table.state.phase != "first-attack"
    said = [render(event.text) for event in table.named("attacks-over")]
    assert said == ["No unit can scout or assault any more."]
    more = scouting({"25": us("0711"), "24": us("0610")})
    more.play(quiet=False, recon=3, recon_error=1)
    assert more.state.phase == "first-attack"
    assert not more.named("attacks-over")


@pytest.mark.rule("hoe:5.4.1")
def test_h74_a_scout_that_loses_its_last_step_gets_no_marker():
    """hoe:5.4.1, hoe:3.3.1: it goes to the Turn Track without markers."""
    table = scouting({"25": us("0711", steps=1)}).play(recon=1, recon_error=1)
    unit = table.us("25")
    assert (unit.place, unit.assaulted, unit.steps) == ("box3", False, 2)


@pytest.mark.rule("hoe:5.4.1", "hoe:3.3.3")
def test_h58_a_defense_marker_returns_when_recon_reveals():
    """hoe:5.4.1, H-58: the Defense marker goes back into the bag at once."""
    japan = [hidden(TARGET, "309", defence="ds18")]
    table = scouting(japan=japan)
    assert table.markers("defence") == {"ds18": TARGET}
    assert table.play(recon=6, recon_error=1).markers("defence") == {}
    assert scouting(japan=japan).play(quiet=False, recon=3, recon_error=1).markers("defence")


@pytest.mark.rule("hoe:5.4.1", "hoe:3.3.4.4")
def test_h56_the_recon_die_is_blue_and_the_error_die_red():
    """hoe:5.4.1, H-56: each can be rerolled by a marker of its colour."""
    table = scouting()
    assert table.prompt.dice.color == "blue"
    assert table.answer(3).prompt.dice.color == "red"


@pytest.mark.rule("hoe:5.4.1")
def test_on_the_table_other_neighbours_are_asked_for_once():
    """hoe:5.4.1: which other units are next to the target; nothing where there is none."""
    units = {"25": "map", "24": "map"}
    table = start("first-attack", us=units, board="table", japan=[hidden("ridge", home=1)])
    table.play(quiet=False, act="recon", target="ridge", attackers=["25"])
    assert (table.procedure, table.options) == ("others-beside", ["24"])
    table.answer(["24"]).play(recon=3, recon_error=1)
    assert table.modifier("recon") == 1
    assert table.questions() == ["others-beside"]
