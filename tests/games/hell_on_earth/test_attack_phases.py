"""The two attack phases: what may be done, what stays, what is cleared (hoe:5.4, hoe:5.7)."""

import pytest

from beachmaster.engine.record import narrowed
from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start, us

TARGET = "0611"
BOTH = pytest.mark.parametrize("phase", ["first-attack", "second-attack"])


def attack(phase="first-attack", units=None, japan=None, **more):
    units = units or {"25": "0711"}
    return start(phase, us=units, japan=japan or [hidden(TARGET, "313")], **more)


@BOTH
@pytest.mark.rule("hoe:5.4", "hoe:5.7")
def test_the_player_assaults_scouts_or_ends_in_any_order(phase):
    """hoe:5.4: each unit one Recon or Assault, in the player's order; hoe:5.7: a repeat."""
    table = attack(phase)
    assert table.options == [TARGET, ""]
    assert table.answer(TARGET).options == ["assault", "recon"]
    assert table.prompt.rules[0] == {"first-attack": "hoe:5.4", "second-attack": "hoe:5.7"}[phase]


@pytest.mark.rule("hoe:5.4")
def test_what_cannot_be_done_is_closed_with_the_reason():
    """hoe:5.4: no unit next to the enemy, or none without a marker."""
    units = {"25": us("0711", assaulted=True), "9": "0508"}
    table = attack(units=units, japan=[hidden(TARGET, "313"), hidden("0408")])
    assert (table.options, set(table.closed)) == (["0408", ""], {TARGET, "1408"})
    assert "No unit that may attack" in table.refusal(TARGET)


@pytest.mark.rule("hoe:5.4.2.2", "hoe:5.4.2.7.1")
def test_who_takes_no_part_is_closed_with_its_own_reason():
    """hoe:5.4.2.2: far off, marked or disorganized, of which only what is so is said."""
    units = {
        "25": "0711",
        "9": "0508",
        "23": us("0610", assaulted=True, supported=True),
        "24": us("0510", marker="DR"),
    }
    prompt = attack(units=units).prompt
    fields = narrowed(prompt.fields, {"target": TARGET, "act": "assault"})
    closed = {
        field.name: {one.value: render(one.reason) for one in field.closed} for field in fields
    }
    assert closed["attackers"] == {
        "9": "It is not next to the target.",
        "23": "It has a Recon/Assault marker.",
        "24": "It is disorganized.",
    }
    assert closed["supporters"]["23"] == "It has a CS marker."
    assert closed["supporters"]["24"] == "It is disorganized."


@BOTH
@pytest.mark.rule("hoe:5.4", "hoe:5.7")
@pytest.mark.parametrize("unit", ["0811", us("0711", assaulted=True), us("0711", marker="DR")])
def test_a_phase_in_which_nobody_can_attack_passes_by_in_a_line(phase, unit):
    """hoe:5.4: no unit next to the enemy, or none without a marker."""
    table = attack(phase, units={"25": unit})
    assert table.session.asked.phase != phase
    said = {rule for event in table.named("nothing-to-do") for rule in event.rules}
    assert {"first-attack": "hoe:5.4", "second-attack": "hoe:5.7"}[phase] in said


@BOTH
@pytest.mark.rule("hoe:5.4", "hoe:5.7", "hoe:3.3.5")
def test_h03_all_situation_markers_are_taken_off_at_the_end(phase):
    """hoe:5.4, H-03: one action a unit and attack phase, not a turn."""
    units = {"25": us("0711", assaulted=True, supported=True)}
    table = attack(phase, units, japan=[hidden("1003")]).play()
    assert (table.us("25").assaulted, table.us("25").supported) == (False, False)
    assert table.happened("situation-cleared")


@pytest.mark.rule("hoe:5.4", "hoe:3.3.3")
def test_after_the_first_attack_a_hidden_unit_keeps_its_defense_marker():
    """hoe:5.4: for the next attack; the table is told, as nothing else says that it stays."""
    table = attack(japan=[hidden(TARGET, "313", defence="ds18")]).play()
    assert table.markers("defence") == {"ds18": TARGET}
    assert "Leave the Defense markers" in render(table.event("defence-stays").act)
    assert not attack(japan=[hidden(TARGET, "313")]).play().happened("defence-stays")


@pytest.mark.rule("hoe:5.7", "hoe:3.3.3")
def test_after_the_second_attack_defense_markers_are_removed_too():
    """hoe:5.7: the only difference to the first attack phase."""
    table = attack("second-attack", japan=[hidden(TARGET, "313", defence="ds18")]).play()
    assert table.markers("defence") == {}
    assert table.event("defence-cleared").rules == ("hoe:5.7",)


@pytest.mark.rule("hoe:5.7", "hoe:3.3.6")
def test_h60_retreat_markers_stay():
    """hoe:5.7, H-60: OR and DR leave only by rallying."""
    table = attack("second-attack", {"25": us("0711", marker="OR"), "24": us("0712", marker="DR")})
    table.play()
    assert (table.us("25").marker, table.us("24").marker) == ("OR", "DR")


@pytest.mark.rule("hoe:5.4")
def test_the_phase_asks_for_units_that_could_still_attack():
    """hoe:5.4: only where the player wants reminders and somebody could."""
    table = attack(options={"reminders": "on"}).play(quiet=False, target="")
    assert table.procedure == "attack-done"
    assert table.answer(False).procedure == "target"
    none = attack(units={"25": "0811"}, options={"reminders": "on"})
    assert none.state.phase != "first-attack"


# -- Reconnaissance order -----------------------------------------------------------------------


def scouts(units=None, japan=None, **more):
    japan = japan or [hidden(TARGET, "313"), hidden("0710", "309")]
    return attack(units=units, japan=japan, blue={"cm09": "slot1"}, **more)


@BOTH
@pytest.mark.rule("hoe:3.3.4.3", "hoe:5.10")
def test_h75_reconnaissance_reveals_up_to_two_hidden_neighbours(phase):
    """hoe:3.3.4.3, H-75: at the start of either attack phase, both may be next to one unit."""
    japan = [hidden(TARGET, "313"), hidden("0710", "309"), hidden("0712", "310")]
    table = start(phase, us={"25": "0711"}, japan=japan, blue={"cm09": "slot1"})
    table.play(
        quiet=False, attack_order="cm09", reconnaissance=(TARGET, "0710"), reveal=("313", "309")
    )
    assert [table.japan(place).hidden for place in (TARGET, "0710", "0712")] == [False, False, True]
    assert table.procedure == "target"


@pytest.mark.rule("hoe:3.3.4.3")
def test_h75_one_or_none_will_do_as_well():
    """hoe:3.3.4.3, H-75: up to two."""
    table = scouts().play(
        quiet=False, attack_order="cm09", reconnaissance=(TARGET, ""), reveal="313"
    )
    assert table.japan("0710").hidden
    assert scouts().play(quiet=False, attack_order="cm09", reconnaissance="").procedure == "target"


@pytest.mark.rule("hoe:3.3.4.3", "hoe:3.3.6")
@pytest.mark.parametrize("marker", ["OR", "DR"])
def test_h75_a_unit_with_a_retreat_marker_does_not_help(marker):
    """hoe:3.3.4.3, H-75: next to a US unit without OR or DR; and hidden."""
    units = {"25": us("0711", marker=marker)}
    table = scouts(units).play(quiet=False, attack_order="cm09")
    assert table.options == [""]
    assert table.refusal(TARGET)


@pytest.mark.rule("hoe:3.3.4.3")
def test_a_unit_that_is_shown_or_not_adjacent_cannot_be_revealed():
    """hoe:3.3.4.3: hidden units next to US units only."""
    japan = [shown(TARGET, "313"), hidden("0710"), hidden("0508")]
    table = scouts(japan=japan).play(quiet=False, attack_order="cm09")
    assert set(table.options) == {"0710", ""}


@pytest.mark.rule("hoe:3.3.4.3", "hoe:3.3.2")
@pytest.mark.parametrize(("ruling", "steps"), [("two", 2), ("three", 3)])
def test_h33_the_revealed_unit_has_two_steps_or_three_as_an_option(ruling, steps):
    """hoe:3.3.4.3, H-33: a revealed counter shows two steps at most; the option tracks three."""
    table = scouts(options={"h-33": ruling})
    table.play(quiet=False, attack_order="cm09", reconnaissance=(TARGET, ""), reveal="313")
    assert table.japan(TARGET).steps == steps


@pytest.mark.rule("hoe:3.3.4.3", "hoe:3.3.3")
def test_h58_reconnaissance_returns_the_defense_marker():
    """hoe:3.3.4.3, H-58 and H-75: the marker goes back into the bag."""
    table = scouts(japan=[hidden(TARGET, "313", defence="ds18")])
    table.play(quiet=False, attack_order="cm09", reconnaissance=(TARGET, ""), reveal="313")
    assert table.state.red["ds18"] == "bag"


# -- Additional Attack --------------------------------------------------------------------------


def again(units, phase="first-attack", **more):
    """Stand at the offer of Additional Attack, at the end of an attack phase."""
    japan = [shown(TARGET, "313")]
    table = start(phase, us=units, japan=japan, blue={"cm19": "slot1"}, **more)
    return table.play(quiet=False, target="") if table.procedure == "target" else table


@BOTH
@pytest.mark.rule("hoe:3.3.4.7", "hoe:5.10")
def test_h35_additional_attack_is_one_assault_that_ignores_markers(phase):
    """hoe:3.3.4.7, H-35: at the end of either phase, by up to two units, marked or not."""
    units = {"25": us("0711", assaulted=True, supported=True), "9": "0610"}
    table = again(units, phase).play(quiet=False, attack_again="cm19", target=TARGET)
    assert set(table.options) == {"25", "9"}
    table.play(quiet=False, attackers=["25", "9"])
    assert set(table.options) == {"25", "9"}
    table.play(supporters=["25"], combat=6)
    assert table.state.phase in ("raid", "command", "second-movement")


@pytest.mark.rule("hoe:3.3.4.7")
def test_h71_units_used_in_it_are_not_marked_and_defense_markers_still_lie():
    """hoe:3.3.4.7, H-71: before the clean-up; in the second phase too."""
    japan = [hidden(TARGET, "313", defence="ds18")]
    table = start("second-attack", us={"25": "0711"}, japan=japan, blue={"cm19": "slot1"})
    table.play(quiet=False, target="").play(quiet=False, attack_again="cm19", target=TARGET)
    table.play(quiet=False, attackers=["25"], supporters=["25"])
    assert (table.us("25").assaulted, table.us("25").supported) == (False, False)
    assert table.procedure == "support-draw"


@pytest.mark.rule("hoe:3.3.4.7", "hoe:3.3.6")
@pytest.mark.parametrize(("ruling", "listed"), [("barred", False), ("free", True)])
def test_h05_a_disorganized_unit_does_not_fight_in_it_either(ruling, listed):
    """hoe:3.3.4.7, H-05: DR is no situation marker."""
    units = {"25": us("0711", marker="DR"), "9": "0610"}
    table = again(units, options={"h-05": ruling})
    table.play(quiet=False, attack_again="cm19", target=TARGET)
    assert ("25" in table.options) == listed


@pytest.mark.rule("hoe:3.3.4.7")
def test_additional_attack_is_closed_without_an_enemy_in_reach():
    """hoe:3.3.4.7: held but not playable, with the reason; not offered at all when not held."""
    table = again({"25": "0811"})
    assert (table.procedure, table.options, list(table.closed)) == (
        "attack-again",
        ["no"],
        ["cm19"],
    )
    none = start("first-attack", us={"25": "0711"}, japan=[shown(TARGET, "313")])
    none.play(quiet=False, target="")
    assert none.state.phase == "raid"


@pytest.mark.rule("hoe:3.3.4.5", "hoe:3.3.4.3", "hoe:5.10")
def test_the_opening_offer_holds_only_what_is_played_at_the_start():
    """hoe:5.10: Reconnaissance and Additional Bombardment; never support, attack or command."""
    blue = {"cm09": "slot1", "cm15": "slot2", "cm19": "slot3"}
    table = attack(blue=blue)
    assert (table.procedure, set(table.options)) == ("attack-order", {"cm09", "cm15", "no"})
