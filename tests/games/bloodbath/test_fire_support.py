"""US bombardment: markers, placing, suppression, storms (bib:16.0)."""

from fractions import Fraction

import pytest

from beachmaster.engine.text import render
from beachmaster.games.bloodbath.fire_support import chance_to_suppress, markers
from games.bloodbath.play import BOARD, FAR, around, battalion, crt, fighters, hidden, inland, start

TARGET = inland()
NEAR = around(TARGET, tanks=True)
OTHER = inland(but=(TARGET,))
ONE, TWO = battalion(0), battalion(1)
UNIT = fighters()
AIRFIELDS = [place for hexes in BOARD.airfields.values() for place in hexes]


def attacks(**more):
    """Stand before one attack in the regular combat phase."""
    japan = [hidden(TARGET, UNIT), hidden(FAR)]
    return start("us-combat", us={ONE: NEAR[0]}, japan=japan, **more)


def declared(**more):
    """Declare the attack and stop at the markers."""
    table = attacks(**more).attack(TARGET, ONE)
    return table.attack() if table.procedure == "attack" else table


@pytest.mark.rule("bib:16.1", "bib:16.4")
@pytest.mark.parametrize(("airfields", "storm", "count"), [
    (0, False, 9), (1, False, 10), (2, False, 11), (0, True, 9), (2, True, 9),
])  # fmt: skip
def test_nine_markers_and_one_or_two_for_airfields_in_calm_weather(airfields, storm, count):
    """bib:16.1, bib:16.4: a storm withholds the airfield markers."""
    assert markers(airfields, storm) == count


@pytest.mark.rule("bib:16.1")
def test_airfields_held_or_in_a_zone_of_control_give_nothing():
    """bib:16.1, B-29: units and their zones of control must both be gone from every hex."""
    far = [place for place in BOARD.hexes if all(BOARD.distance(place, a) > 2 for a in AIRFIELDS)]
    target = next(p for p in far if BOARD.terrain(p) == "clear" and len(around(p)) == 6)
    near = next(p for p in around(target, tanks=True) if p in far)
    first, second = ({*hexes} for hexes in list(BOARD.airfields.values())[:2])

    def available(*held):
        japan = [hidden(target), *(hidden(place) for place in held)]
        table = start("us-combat", us={ONE: near}, japan=japan).attack(target, ONE)
        while table.procedure == "attack":
            table.attack()
        return table.event("us-markers").data["markers"]

    assert available() == 11
    beside = next(p for a in second for p in around(a) if BOARD.distance(p, min(first)) > 2)
    assert available(beside) == 10
    assert available(min(first)) == 9


@pytest.mark.rule("bib:16.2")
def test_one_or_two_markers_a_target_after_all_attacks_are_declared():
    """bib:16.2: none, one or two; nothing is placed before the attacks stand."""
    table = declared()
    assert (table.procedure, table.options) == ("bombard", [1, 2, 0])
    assert table.happened("attack-declared")


@pytest.mark.rule("bib:16.3", "bib:16.4")
@pytest.mark.parametrize(("storm", "dice", "suppressed"), [
    (False, [3], True), (False, [4], False), (True, [2], True), (True, [3], False),
    (False, [6, 1], True), (False, [5, 4], False), (True, [3, 3], False),
])  # fmt: skip
def test_a_marker_suppresses_on_1_to_3_in_a_storm_on_1_or_2(storm, dice, suppressed):
    """bib:16.3, bib:16.4: one success of any marker is enough."""
    table = declared(storm=storm).answer(len(dice))
    table.answer(dice)
    assert table.thrown("suppression")[0].receipt.sign == ("good" if suppressed else "none")
    assert "total" not in render(table.thrown("suppression")[0].text)  # they are compared


@pytest.mark.rule("bib:16.3", "bib:20.2.2")
@pytest.mark.parametrize(("dice", "second", "steps"), [([1], 1, 2), ([1], 6, 2), ([6], 1, 1)])
def test_a_suppressed_defender_costs_nothing_on_an_exchange(monkeypatch, dice, second, steps):
    """bib:16.3: with either second die."""
    crt(monkeypatch, "Ex")
    table = declared().answer(1).answer(dice)
    table.play(combat=1, second_die=second, redeployment_sector=1 if second == 6 else ())
    assert table.us(ONE).steps == steps


@pytest.mark.rule("bib:11.5", "bib:16.2")
def test_the_markers_are_taken_off_when_the_attacks_are_over(monkeypatch):
    """11.5: the same eleven serve both sides, so the Japanese need them next."""
    crt(monkeypatch, "NE")
    table = declared().answer(1).answer([1]).play(combat=1)
    acts = [one for one in table.named("markers-off") if one.act is not None]
    assert len(acts) == 1
    assert "your color up" in render(table.event("bombardment-placed").act)


@pytest.mark.rule("bib:16.3", "bib:20.2.3")
@pytest.mark.parametrize(("reading", "steps"), [("literal", 1), ("generous", 2)])
def test_b27_a_d2_costs_the_step_unless_the_kinder_reading_is_chosen(monkeypatch, reading, steps):
    """B-27: suppression is about the result Exchange."""
    crt(monkeypatch, "D2")
    options = {"b-27": reading}
    table = declared(options=options).answer(1).answer([1]).play(combat=1, second_die=6)
    assert table.us(ONE).steps == steps


@pytest.mark.rule("bib:16.2", "bib:4.1.1")
def test_b28_there_is_no_bombardment_in_the_mobile_phase(monkeypatch):
    """B-28: whatever 16.2 says of each combat phase."""
    crt(monkeypatch, "NE")
    japan = [hidden(TARGET, UNIT), hidden(FAR)]
    table = start("mobile-combat", us={ONE: NEAR[0]}, japan=japan)
    table.play(attack_target=TARGET, attack_units=[ONE], combat=1)
    assert not table.asked("bombard")
    assert not table.happened("us-markers")


@pytest.mark.rule("bib:16.2")
def test_without_an_attack_there_is_nothing_to_bombard():
    """bib:16.2: no bombardment for its own sake."""
    table = attacks().attack()
    assert not table.happened("us-markers")


@pytest.mark.rule("bib:16.3")
@pytest.mark.parametrize(("count", "storm", "chance"), [
    (1, False, Fraction(1, 2)), (2, False, Fraction(27, 36)),
    (1, True, Fraction(1, 3)), (2, True, Fraction(20, 36)),
])  # fmt: skip
def test_the_chance_to_suppress_is_shown_before_placing(count, storm, chance):
    """bib:16.3: as in the table of our rule text."""
    assert chance_to_suppress(count, storm) == chance
    table = declared(storm=storm)
    words = {option.value: render(option.text) for option in table.prompt.options}
    assert str(chance) in words[count]


@pytest.mark.rule("bib:16.3", "bib:20.2.2")
def test_the_odds_of_the_attack_are_shown_for_each_number_of_markers():
    """bib:16.3: markers save steps and kill nobody."""
    odds = declared().prompt.odds()
    none, one, two = (odds.table(f"markers-{count}") for count in range(3))
    assert none.probability("trade") > one.probability("trade") > two.probability("trade")

    def kills(table):
        return table.probability("kill") + table.probability("trade")

    assert kills(none) == kills(one) == kills(two)


@pytest.mark.rule("bib:16.3")
@pytest.mark.parametrize("count", range(3))
def test_the_odds_of_the_number_considered_are_weighed_alone(count):
    prompt = declared().prompt
    [table] = prompt.weigh(count).tables
    assert table.chances == prompt.odds().table(f"markers-{count}").chances
