"""Every die modifier of Hell on Earth, with the case beside it in which it must not apply."""

import pytest

from beachmaster.engine.tables import applied_total
from beachmaster.engine.text import plain_text, render
from beachmaster.games.hell_on_earth import drm, rolls
from beachmaster.games.hell_on_earth.drm import (
    JapaneseSupport,
    Situation,
    UsSupport,
    assault_drm,
)


def us(kind, value=1, **more):
    return UsSupport(plain_text("unit"), kind, value, **more)


def japan(**points):
    return JapaneseSupport(plain_text("unit"), points)


def modified(at_die=None, **facts):
    """Return the modifiers of a situation after an anti-tank die, where one is rolled."""
    situation = Situation(**facts)
    die = rolls.anti_tank(situation.japanese_points("at"))
    stopped = situation.at_roll and at_die is not None and die.comes_to([at_die])
    return assault_drm(situation, stopped)


def final(at_die=None, **facts):
    return modified(at_die, **facts).final


def of(modifiers, words):
    """Return the value of the modifier whose name has these words, 0 where it does not apply."""
    found = [m for m in modifiers if words in render(m.name)]
    assert len(found) == 1, [render(m.name) for m in modifiers]
    return found[0].value if found[0].applied else 0


def assault(words, at_die=None, **facts):
    return of(modified(at_die, **facts).modifiers, words)


# -- the assault -----------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.7")
def test_an_assault_with_nothing_special_has_no_modifier():
    drm = assault_drm(Situation())
    assert (drm.total, drm.final) == (0, 0)
    assert not any(modifier.applied for modifier in drm.modifiers)
    assert {m.rule for m in drm.modifiers} >= {"hoe:5.4.2.7.2", "hoe:5.4.2.7.3.3"}


@pytest.mark.rule("hoe:5.4.2.7.1.1")
def test_tanks_count_their_points():
    assert assault("tanks", us=(us("tank", 1),)) == 1
    assert assault("tanks", us=(us("tank", 2),)) == 2
    assert assault("tanks", us=(us("artillery", 2),)) == 0


@pytest.mark.rule("hoe:5.4.2.7.1.1")
def test_a_tank_two_hexes_away_or_lower_loses_one_once():
    assert assault("tanks", us=(us("tank", 2, reduced=True),)) == 1
    assert assault("tanks", us=(us("tank", 1, reduced=True),)) == 0
    assert us("tank", 1, reduced=True).points == 0


@pytest.mark.rule("hoe:5.4.2.7.1.1", "hoe:5.4.2.7.1.5")
def test_net_tanks_stay_within_two():
    four = (us("tank", 2), us("tank", 2))
    assert assault("tanks", us=four) == 2
    assert assault("tanks", us=four, japan=(japan(tank=1),)) == 2
    assert assault("tanks", us=four, japan=(japan(tank=3),)) == 1
    assert assault("tanks", us=(us("tank", 1),), japan=(japan(tank=2), japan(tank=2))) == -2


@pytest.mark.rule("hoe:5.4.2.7.1.5")
def test_japanese_tanks_count_in_full():
    assert assault("tanks", japan=(japan(tank=1),)) == -1
    assert assault("tanks", japan=(japan(artillery=1),)) == 0


@pytest.mark.rule("hoe:5.4.2.7.1.7")
def test_anti_tank_at_or_above_the_die_stops_all_us_tanks():
    facts = {"us": (us("tank", 2),), "japan": (japan(at=2), japan(at=1))}
    assert assault("tanks", at_die=2, **facts) == 0
    assert assault("tanks", at_die=3, **facts) == 0
    assert assault("tanks", at_die=4, **facts) == 2


@pytest.mark.rule("hoe:5.4.2.7.1.7")
def test_stopped_tanks_leave_the_japanese_ones():
    facts = {"us": (us("tank", 2),), "japan": (japan(at=1, tank=1),)}
    assert assault("tanks", at_die=1, **facts) == -1
    assert assault("tanks", at_die=2, **facts) == 1


@pytest.mark.rule("hoe:5.4.2.7.1.7")
def test_an_anti_tank_die_is_rolled_only_against_tanks_and_with_anti_tank():
    assert Situation(us=(us("tank"),), japan=(japan(at=1),)).at_roll
    assert not Situation(us=(us("tank"),), japan=(japan(tank=1),)).at_roll
    assert not Situation(us=(us("artillery"),), japan=(japan(at=1),)).at_roll
    assert not Situation(us=(us("tank", 1, reduced=True),), japan=(japan(at=1),)).at_roll


@pytest.mark.rule("hoe:5.4.2.7.1.7", "hoe:3.3.4.1")
def test_anti_tank_stops_a_tank_order_too():
    facts = {"us": (us("tank", 2, order=True),), "japan": (japan(at=1),)}
    assert assault("tanks", at_die=1, **facts) == 0
    assert assault("tanks", at_die=2, **facts) == 2


@pytest.mark.rule("hoe:3.3.4.1")
def test_an_order_has_no_distance():
    assert us("tank", 2, order=True, reduced=True).points == 2
    assert us("tank", 2, reduced=True).points == 1


@pytest.mark.rule("hoe:5.4.2.7.1.2")
def test_a_flamethrower_counts_one():
    assert assault("flamethrower", us=(us("flamethrower"),)) == 1
    assert assault("flamethrower", us=(us("tank"),)) == 0


@pytest.mark.rule("hoe:5.4.2.7.1.2")
def test_a_flamethrower_with_tanks_counts_two_against_caves():
    flame, tank = us("flamethrower"), us("tank")
    assert assault("flamethrower", us=(flame, tank), defence="A") == 2
    assert assault("flamethrower", us=(flame, tank), defence="B") == 1
    assert assault("flamethrower", us=(flame, tank), defence="C") == 1
    assert assault("flamethrower", us=(flame,), defence="A") == 1
    assert assault("flamethrower", us=(tank,), defence="A") == 0


@pytest.mark.rule("hoe:5.4.2.7.1.2")
def test_the_tanks_beside_a_flamethrower_must_have_counted():
    both = (us("flamethrower"), us("tank"))
    assert assault("flamethrower", us=both, japan=(japan(tank=1),), defence="A") == 1
    stopped = {"us": both, "japan": (japan(at=1),), "defence": "A"}
    assert assault("flamethrower", at_die=1, **stopped) == 1
    assert assault("flamethrower", at_die=2, **stopped) == 2


@pytest.mark.rule("hoe:5.4.2.7.1.2", "hoe:3.3.4.1")
def test_a_flamethrower_order_counts_its_value():
    order = us("flamethrower", 2, order=True)
    assert assault("flamethrower", us=(order,)) == 2
    assert assault("flamethrower", us=(order, us("tank")), defence="A") == 3
    assert assault("flamethrower", us=(us("flamethrower", 2),)) == 1


@pytest.mark.rule("hoe:5.4.2.7.1.3")
def test_artillery_counts_its_points_less_one_from_afar():
    assert assault("artillery", us=(us("artillery", 2),)) == 2
    assert assault("artillery", us=(us("artillery", 2, reduced=True),)) == 1
    assert assault("artillery", us=(us("tank", 2),)) == 0


@pytest.mark.rule("hoe:5.4.2.7.1.3", "hoe:5.4.2.7.1.6")
def test_net_artillery_stays_within_two():
    four = (us("artillery", 2), us("artillery", 2))
    assert assault("artillery", us=four) == 2
    assert assault("artillery", us=four, japan=(japan(artillery=3),)) == 1
    assert assault("artillery", japan=(japan(artillery=2), japan(artillery=1))) == -2


@pytest.mark.rule("hoe:5.4.2.7.1.6")
def test_japanese_artillery_counts_in_full():
    assert assault("artillery", japan=(japan(artillery=1),)) == -1
    assert assault("artillery", japan=(japan(at=1),)) == 0


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_the_support_of_all_japanese_units_adds_up():
    situation = Situation(japan=(japan(at=2), japan(at=1, artillery=1), japan()))
    assert situation.japanese_points("at") == 3
    assert situation.japanese_points("artillery") == 1
    assert situation.japanese_points("tank") == 0


@pytest.mark.rule("hoe:5.4.2.7.2")
@pytest.mark.parametrize(("defence", "value"), [("A", -2), ("B", -1), ("C", 0)])
def test_the_defense_type(defence, value):
    assert assault("defense type", defence=defence) == value


@pytest.mark.rule("hoe:5.4.2.7.3.1")
@pytest.mark.parametrize(("defence", "value"), [("A", 0), ("B", 1), ("C", 1)])
def test_a_flank_attack_counts_unless_they_sit_in_caves(defence, value):
    assert assault("flank", flank=True, defence=defence) == value
    assert assault("flank", flank=False, defence=defence) == 0


@pytest.mark.rule("hoe:5.4.2.7.3.2")
def test_a_target_on_high_ground():
    assert assault("hill", high=True) == -1
    assert assault("hill", high=False) == 0


@pytest.mark.rule("hoe:5.4.2.7.3.3")
def test_a_revealed_hq():
    assert assault("HQ", hq=True) == -1
    assert assault("HQ", hq=False) == 0


@pytest.mark.rule("hoe:5.4.2.7.4")
def test_the_final_modifier_stays_within_three():
    guns = (us("tank", 2), us("artillery", 2), us("flamethrower"))
    drm = assault_drm(Situation(us=guns, flank=True))
    assert (drm.total, drm.final) == (6, 3)
    drm = assault_drm(Situation(japan=(japan(tank=2, artillery=2),), defence="A", high=True))
    assert (drm.total, drm.final) == (-7, -3)
    assert final(us=(us("tank", 2), us("artillery", 1))) == 3
    assert final(us=(us("tank", 1), us("artillery", 1))) == 2


@pytest.mark.rule("hoe:6")
def test_the_modifiers_of_the_worked_assault():
    """Tank 2 stopped by anti-tank 1 with a 1; tank 1 and artillery 1 against; trenches."""
    target = (japan(tank=1, artillery=1, at=1),)
    drm = modified(1, us=(us("tank", 2),), japan=target, defence="C")
    assert [m.value for m in drm.modifiers if m.applied] == [-1, -1]
    assert drm.final == -2


@pytest.mark.rule("hoe:5.4.2.7.1.7")
def test_the_anti_tank_example():
    """Anti-tank 2 and 1 make 3; a 2 stops the tanks."""
    facts = {"us": (us("tank", 2),), "japan": (japan(at=2), japan(at=1))}
    assert Situation(**facts).japanese_points("at") == 3
    assert final(2, **facts) == 0


# -- the other tables ------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.2.1")
def test_us_bombardment_points():
    assert [applied_total(drm.bombardment_us_modifiers(n, False)) for n in (1, 2, 3)] == [
        -1,
        0,
        1,
    ]
    assert of(drm.bombardment_us_modifiers(1, False), "one bombardment point") == -1
    assert of(drm.bombardment_us_modifiers(2, False), "one bombardment point") == 0
    assert of(drm.bombardment_us_modifiers(3, False), "three") == 1
    assert of(drm.bombardment_us_modifiers(2, False), "three") == 0


@pytest.mark.rule("hoe:5.2.1")
def test_an_artillery_spotter():
    assert of(drm.bombardment_us_modifiers(2, True), "spotter") == 1
    assert of(drm.bombardment_us_modifiers(2, False), "spotter") == 0


@pytest.mark.rule("hoe:5.2.2")
def test_a_japanese_bombardment_of_a_beach():
    assert of(drm.bombardment_japan_modifiers(True), "beach") == 1
    assert of(drm.bombardment_japan_modifiers(False), "beach") == 0


@pytest.mark.rule("hoe:5.3.1", "hoe:5.8.1")
def test_rally_modifiers():
    assert of(drm.rally_modifiers(True, False), "OR") == 1
    assert of(drm.rally_modifiers(False, False), "OR") == 0
    assert of(drm.rally_modifiers(False, True), "Command Phase") == 1
    assert of(drm.rally_modifiers(True, False), "Command Phase") == 0
    assert applied_total(drm.rally_modifiers(True, True)) == 2


@pytest.mark.rule("hoe:5.4.1")
@pytest.mark.parametrize(("others", "value"), [(0, 0), (1, 1), (2, 2), (3, 2), (5, 2)])
def test_other_units_help_a_recon_up_to_two(others, value):
    assert of(drm.recon_modifiers(others, False), "other US units") == value


@pytest.mark.rule("hoe:5.4.1")
def test_a_scout_with_an_or_marker():
    assert of(drm.recon_modifiers(0, True), "Organized Retreat (OR) marker") == -1
    assert of(drm.recon_modifiers(0, False), "Organized Retreat (OR) marker") == 0


@pytest.mark.rule("hoe:5.4.2.5")
@pytest.mark.parametrize(
    ("turn", "middle", "late"), [(1, 0, 0), (3, 0, 0), (4, 1, 0), (6, 1, 0), (7, 0, 2), (9, 0, 2)]
)
def test_a_reaction_by_turn(turn, middle, late):
    modifiers = drm.reaction_modifiers(turn, False)
    assert of(modifiers, "4 to 6") == middle
    assert of(modifiers, "7 to 9") == late


@pytest.mark.rule("hoe:5.4.2.5")
def test_a_reaction_without_the_hq():
    assert of(drm.reaction_modifiers(1, True), "HQ") == -1
    assert of(drm.reaction_modifiers(1, False), "HQ") == 0


@pytest.mark.rule("hoe:5.5")
@pytest.mark.parametrize(
    ("adjacent", "several", "distant"), [(0, 0, -1), (1, 0, 0), (2, 1, 0), (4, 1, 0)]
)
def test_a_raid_by_who_is_adjacent(adjacent, several, distant):
    modifiers = drm.raid_modifiers(adjacent, False)
    assert of(modifiers, "several") == several
    assert of(modifiers, "two hexes") == distant


@pytest.mark.rule("hoe:5.5")
def test_a_raid_on_a_marked_unit():
    assert of(drm.raid_modifiers(1, True), "OR or DR") == 1
    assert of(drm.raid_modifiers(1, False), "OR or DR") == 0


@pytest.mark.rule("hoe:7.5")
def test_heroic_command_points():
    assert of(drm.command_point_modifiers(True), "Heroic") == -1
    assert of(drm.command_point_modifiers(False), "Heroic") == 0


@pytest.mark.rule("hoe:5.4.2.9.2")
@pytest.mark.parametrize(("steps", "value"), [(1, -1), (2, -1), (3, 0), (4, 0)])
def test_a_weak_unit_retreats_more_easily(steps, value):
    assert of(drm.retreat_modifiers(steps), "steps") == value
