"""The assault in its ten steps (hoe:5.4.2) and the rulebook's worked example (hoe:6)."""

import pytest

from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.tables import COLUMNS, RESULTS
from games.hell_on_earth.play import hidden, shown, start, us

TARGET = "0611"
PAIR = {"25": "0711", "9": "0610"}
"""Two hexes next to the target and to each other: no flank attack."""


def begin(units=None, japan=None, **more):
    """Stand at the choice of the assaulting units."""
    japan = japan or [shown(TARGET, "313")]
    table = start("first-attack", us=units or {"25": "0711"}, japan=japan, **more)
    return table.play(quiet=False, target=TARGET)


def fight(attackers, support=(), units=None, japan=None, dice=None, **more):
    """Assault the unit in 0611 and go on as far as the given dice and draws reach."""
    table = begin(units or {name: PAIR[name] for name in attackers}, japan, **more)
    table.play(attackers=attackers, supporters=list(support), **(dice or {}))
    return table


def ratio(table):
    """Return the factors of attackers and target, and the column they lead to."""
    return tuple(table.combat[name] for name in ("attack", "defence", "ratio"))


# -- the worked example -------------------------------------------------------------------------


def worked_example():
    """Play the rulebook's assault up to the retreat check of the 25th."""
    units = {"25": "0711", "9": us("0610", marker="OR")}
    table = start("first-attack", turn=1, us=units, japan=[hidden(TARGET, "310")])
    table.play(quiet=False, target=TARGET)
    table.play(quiet=False, attackers=["25", "9"], supporters=["25"])
    table.play(quiet=False, defence_draw="ds18", support_draw="ds01", at_roll=1, combat=4)
    return table


@pytest.mark.rule("hoe:6", "hoe:5.4.2.6", "hoe:5.4.2.7.1.7", "hoe:5.4.2.7.4", "hoe:5.4.2.8")
def test_the_worked_assault_of_the_rulebook():
    """hoe:6: 25th and 9th (OR) against CF 2; tanks stopped by AT 1; 3:1, -2, die 4 becomes 2."""
    table = worked_example()
    assert ratio(table) == (7, 2, "3:1")
    assert (table.combat["final"], table.combat["total"]) == (-2, -2)
    assert table.combat["result"] == "A1"
    assert table.event("rolled").data["total"] == 2


@pytest.mark.rule("hoe:6", "hoe:5.4.2.8")
def test_h01_the_combat_table_rules_over_the_misprinted_result():
    """hoe:6, H-01: row 2 of 3:1 is A1; the target is not hit and stays hidden."""
    table = worked_example().play(quiet=False, odd_hit="25", retreat_check=3, retreat="lose")
    assert (table.japan(TARGET).hidden, table.japan(TARGET).steps) == (True, 3)


@pytest.mark.rule("hoe:6", "hoe:5.4.2.9.1", "hoe:5.4.2.9.2", "hoe:5.4.2.9.4", "hoe:5.4.2.10")
def test_the_worked_assault_ends_with_an_organized_retreat_of_the_25th():
    """hoe:6: the 25th takes the hit, checks with 3 against 1, falls back one hex with OR."""
    table = worked_example()
    assert (table.procedure, table.options) == ("odd-hit", ["25", "9"])
    table.play(odd_hit="25", retreat_check=3, retreat="0810")
    unit = table.us("25")
    assert (unit.steps, unit.marker, unit.place) == (4, "OR", "0810")
    assert table.state.red["ds01"] == "bag"


@pytest.mark.rule("hoe:6", "hoe:3.3.5", "hoe:5.4")
def test_the_worked_assault_leaves_the_markers_of_the_rulebook():
    """hoe:6: both are marked Recon/Assault, the 25th for its support too; the Defense stays."""
    table = worked_example()
    marks = {n: (table.us(n).assaulted, table.us(n).supported) for n in ("25", "9")}
    assert marks == {"25": (True, True), "9": (True, False)}
    assert table.markers("defence") == {"ds18": TARGET}


@pytest.mark.rule("hoe:6", "hoe:5.4.2.7")
def test_the_worked_assault_shows_every_modifier():
    """hoe:6: tanks -1 after the anti-tank fire, artillery -1, nothing else applies."""
    trace = worked_example().combat["modifiers"]
    assert len(trace) == 7


# -- steps 1 to 4: who takes part ---------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.1")
def test_hidden_and_revealed_neighbours_can_be_assaulted_others_not():
    """hoe:5.4.2.1: the target is next to an assaulting unit, hidden or revealed."""
    japan = [shown(TARGET, "313"), hidden("0710"), hidden("0508")]
    table = start("first-attack", us={"25": "0711"}, japan=japan)
    assert set(table.options) == {TARGET, "0710", ""}
    assert "next to" in table.refusal("0508")


@pytest.mark.rule("hoe:5.4.2.2")
def test_one_or_two_adjacent_units_assault():
    """hoe:5.4.2.2: up to two, all next to the target."""
    table = begin({"25": "0711", "9": "0610", "24": "0712", "23": "0811"})
    assert set(table.options) == {"25", "9", "24"}
    assert "2 at most" in table.refusal(["25", "9", "24"])
    assert "one at least" in table.refusal([])
    assert "23" in table.closed


@pytest.mark.rule("hoe:5.4.2.2", "hoe:3.3.5")
def test_h04_a_recon_assault_marker_bars_the_assault_and_a_support_marker_does_not():
    """hoe:5.4.2.2, H-04: each marker bars its own action only."""
    table = begin({"25": us("0711", assaulted=True), "9": us("0610", supported=True)})
    assert table.options == ["9"]
    table.play(quiet=False, attackers=["9"])
    assert table.options == ["25"]


@pytest.mark.rule("hoe:5.4.2.2", "hoe:3.3.6")
@pytest.mark.parametrize(("ruling", "assaults", "supports"), [
    ("barred", False, False),
    ("support", False, True),
    ("free", True, True),
])  # fmt: skip
def test_h05_what_a_disorganized_unit_may_do(ruling, assaults, supports):
    """hoe:5.4.2.2, H-05: nothing by default; options let it support, or do all."""
    units = {"9": us("0610", marker="DR"), "25": "0711"}
    table = begin(units, options={"h-05": ruling})
    assert ("9" in table.options) == assaults
    table.answer(["25"])
    assert ("9" in table.options) == supports


@pytest.mark.rule("hoe:5.4.2.2")
def test_h05_an_or_unit_may_assault_and_support():
    """hoe:5.4.2.2, H-05: OR bars nothing."""
    table = begin({"9": us("0610", marker="OR")})
    assert table.options == ["9"]
    assert table.answer(["9"]).options == ["9"]


@pytest.mark.rule("hoe:5.4.2.3")
def test_up_to_three_units_support_attackers_among_them():
    """hoe:5.4.2.3: three supports at most; an assaulting unit may support as well."""
    units = {"25": "0711", "9": "0610", "24": "0712", "26": "0612"}
    table = begin(units).answer(["25", "9"])
    assert set(table.options) == {"25", "9", "24", "26"}
    assert "3 at most" in table.refusal(["25", "9", "24", "26"])
    table.answer(["25", "9", "24"])
    assert [table.us(name).supported for name in units] == [True, True, True, False]


@pytest.mark.rule("hoe:5.4.2.3", "hoe:3.3.5")
def test_a_support_marker_bars_further_support():
    """hoe:5.4.2.3: one combat support a unit and phase."""
    table = begin({"25": "0711", "9": us("0610", supported=True)}).answer(["25"])
    assert table.options == ["25"]
    assert "9" in table.closed


@pytest.mark.rule("hoe:5.4.2.3", "hoe:5.4.2.7.1.2")
def test_one_flamethrower_supports_an_assault():
    """hoe:5.4.2.7.1.2: two flamethrower units are refused, one is accepted."""
    table = begin({"25": "0711", "23": "0610", "28": "0712"}).answer(["25"])
    assert table.refusal(["23", "28"])
    assert table.answer(["23"]).procedure == "combat"


@pytest.mark.rule("hoe:5.4.2.4", "hoe:3.3.4.1")
@pytest.mark.parametrize(
    ("token", "drm"), [("cm01", 1), ("cm02", 2), ("cm03", 1), ("cm04", 2), ("cm05", 1)]
)
def test_an_additional_combat_support_adds_its_value(token, drm):
    """hoe:3.3.4.1: played after the supporters are chosen, it adds the value of its icon."""
    table = fight(["25"], blue={token: "slot1"}, dice={"order": token, "combat": 6})
    assert table.combat["final"] == drm
    assert table.state.blue[token] == "played"


@pytest.mark.rule("hoe:5.4.2.4", "hoe:5.10")
def test_without_a_order_the_step_is_skipped():
    """hoe:5.4.2.4: optional, and only with such a marker in the Command Area."""
    asked = {p.procedure for p in fight(["25"], dice={"combat": 6}).asked_for}
    assert "order" not in asked
    kept = fight(["25"], blue={"cm01": "slot1"}, dice={"order": "no", "combat": 6})
    assert (kept.combat["final"], kept.state.orders) == (0, 0)


@pytest.mark.rule("hoe:3.3.4.1", "hoe:5.4.2.7.1.2")
def test_h26_a_flamethrower_order_is_closed_when_a_unit_brings_one():
    """hoe:3.3.4.1, H-26: one flamethrower an assault, the order included."""
    units = {"25": "0711", "23": "0610"}
    blue = {"cm05": "slot1", "cm01": "slot2"}
    table = begin(units, blue=blue).play(quiet=False, attackers=["25"], supporters=["23"])
    assert table.options == ["cm01", "no"]
    other = begin(units, blue=blue).play(quiet=False, attackers=["25"], supporters=[])
    assert set(other.options) == {"cm05", "cm01", "no"}


@pytest.mark.rule("hoe:3.3.4.1")
def test_h27_an_order_is_not_one_of_the_three_supporters():
    """hoe:3.3.4.1, H-27: three units and an order; caps of two a kind still hold."""
    units = {"25": "0711", "9": "0610", "24": "0712", "26": "0612"}
    table = begin(units, blue={"cm02": "slot1"})
    table.play(
        attackers=["25", "9"],
        supporters=["25", "24", "26"],
        order="cm02",
        combat=6,
    )
    assert (table.combat["final"], table.combat["total"]) == (3, 4)


# -- step 6: the ratio --------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.6", "hoe:3.3.1")
@pytest.mark.parametrize(("units", "attack"), [
    ({"25": "0711"}, 4),
    ({"25": us("0711", steps=3)}, 4),
    ({"25": us("0711", steps=2)}, 3),
    ({"25": us("0711", marker="OR")}, 3),
    ({"25": us("0711", steps=1, marker="OR")}, 2),
    ({"25": "0711", "9": "0610"}, 8),
    ({"25": "0711", "9": us("0610", marker="OR")}, 7),
])  # fmt: skip
def test_attackers_add_up_one_less_with_or(units, attack):
    """hoe:5.4.2.6: the factor of the side shown, -1 with an OR marker."""
    table = fight(list(units), units=units, dice={"combat": 6})
    assert table.combat["attack"] == attack


@pytest.mark.rule("hoe:5.4.2.6")
@pytest.mark.parametrize(("attackers", "battalion", "ratio"), [
    (["25"], "145", "1:1"),
    (["25"], "313", "2:1"),
    (["25", "9"], "145", "2:1"),
    (["25", "9"], "313", "4:1"),
    (["25"], "17", "4:1"),
])  # fmt: skip
def test_the_ratio_is_rounded_down(attackers, battalion, ratio):
    """hoe:5.4.2.6: attack over defence, rounded down."""
    table = fight(attackers, japan=[shown(TARGET, battalion)], dice={"combat": 6})
    assert table.combat["ratio"] == ratio


@pytest.mark.rule("hoe:5.4.2.6")
def test_h22_the_outer_columns_take_everything_beyond():
    """hoe:5.4.2.6, H-22: below 1:1 the first column, above 6:1 the last."""
    above = fight(["25", "9"], japan=[shown(TARGET, "17")], dice={"combat": 6})
    assert ratio(above) == (8, 1, "6:1")
    weak = {"25": us("0711", steps=1, marker="OR")}
    below = fight(["25"], units=weak, japan=[shown(TARGET, "145")], dice={"combat": 6})
    assert ratio(below) == (2, 3, "1:1")


@pytest.mark.rule("hoe:5.4.2.6", "hoe:3.3.3")
def test_a_hidden_target_defends_with_its_marker():
    """hoe:5.4.2.6: the Combat Factor and type on the Defense marker, not what lies under it."""
    table = fight(
        ["25"],
        japan=[hidden(TARGET, "17")],
        dice={"defence_draw": "ds14", "support_draw": "ds18", "combat": 6},
    )
    assert table.combat["defence"] == 3
    assert table.combat["final"] == -1


# -- steps 8 and 10, and what changes on the way ------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.8", "hoe:3.3.4.4")
def test_the_combat_die_is_blue_and_its_chances_are_shown():
    """hoe:5.4.2.8: the blue die on the column of the ratio; H-56."""
    table = fight(["25"])
    assert (table.procedure, table.prompt.dice.color) == ("combat", "blue")
    chances = {row["outcome"]: str(row["probability"]) for row in table.prompt.odds()}
    assert chances == {"A2": "1/6", "A1": "1/3", "A1 D1": "1/6", "D1": "1/3"}


@pytest.mark.rule("hoe:5.4.2")
def test_exact_odds_are_shown_before_the_player_commits():
    """hoe:5.4.2: at the choice of the attackers, for a revealed and for a hidden target."""
    for japan in ([shown(TARGET, "313")], [hidden(TARGET)]):
        assert begin(japan=japan).prompt.weigh(
            {"target": TARGET, "act": "assault", "attackers": ["25"]}
        )


@pytest.mark.rule("hoe:5.4.2.10")
def test_support_markers_return_after_the_assault():
    """hoe:5.4.2.10: Support markers of the target and of its neighbours go back."""
    japan = [hidden(TARGET, "313"), hidden("0511", "309")]
    table = fight(
        ["25"],
        japan=japan,
        dice={"defence_draw": "ds18", "support_draw": "ds17", "supporter_draw": "ds19"},
    )
    assert set(table.markers("support")) == {"ds17", "ds19"}
    table.play(combat=6)
    assert table.markers("support") == {}
    assert table.happened("support-returned")


@pytest.mark.rule("hoe:5.4.2.8", "hoe:5.4.2.7.4")
def test_h61_the_ratio_is_worked_out_anew_when_a_supporter_reacts():
    """hoe:5.4.2.6, H-61: an attacker lost to a supporter's Banzai does not count."""
    assert _after_banzai("recomputed").combat["attack"] == 4


@pytest.mark.rule("hoe:5.4.2.6")
def test_h61_fixed_keeps_the_ratio_of_step_6():
    """hoe:5.4.2.6, H-61 option fixed: the column stays as it was."""
    table = _after_banzai("fixed")
    assert table.combat["attack"] == 7


def _after_banzai(ruling):
    """Lose the 9th (one step) to a Banzai of a hidden supporter beside it."""
    units = {"25": "0711", "9": us("0610", steps=1)}
    japan = [shown(TARGET, "313"), hidden("0511", "309")]
    table = fight(["25", "9"], units=units, japan=japan, turn=7, options={"h-61": ruling})
    table.play(supporter_draw="reaction", reaction=6, banzai=3, banzai_own=1, combat=6)
    assert table.us("9").place == "box8"
    return table


LAST_CHARGE = {"defence_draw": "reaction", "reaction": 6, "banzai": 5, "banzai_own": 1}


@pytest.mark.rule("hoe:5.4.2", "hoe:5.4.2.5.1")
def test_h62_an_assault_without_attackers_ends_without_a_result():
    """hoe:5.4.2, H-62: all attackers gone: no roll, supports are spent."""
    units = {"25": us("0711", steps=1), "9": "0712"}
    table = fight(
        ["25"], ["9"], units=units, japan=[hidden(TARGET, "310")], turn=7, dice=LAST_CHARGE
    )
    assert table.happened("assault-off")
    assert not table.happened("combat")
    assert table.us("25").place == "box8"


@pytest.mark.rule("hoe:5.4.2", "hoe:5.4.2.7.3.1")
def test_h62_one_attacker_left_goes_on_alone_without_flank():
    """hoe:5.4.2, H-62: the flank attack needs both."""
    units = {"25": "0711", "9": us("0512", steps=1)}
    japan = [shown(TARGET, "313"), hidden("0511", "309")]
    table = fight(["25", "9"], units=units, japan=japan, turn=7)
    table.play(supporter_draw="reaction", reaction=6, banzai=3, banzai_own=1, combat=6)
    assert table.combat["final"] == 0
    both = fight(
        ["25", "9"],
        units={"25": "0711", "9": "0512"},
        japan=[shown(TARGET, "313")],
        dice={"combat": 6},
    )
    assert both.combat["final"] == 1


@pytest.mark.rule("hoe:5.4.2")
def test_each_assault_is_resolved_before_the_next_is_chosen():
    """hoe:5.4.2: one after the other, in the player's order."""
    units = {"25": "0711", "9": "0610"}
    table = begin(units).play(quiet=False, attackers=["25"], supporters=[], combat=6)
    assert table.procedure == "target"
    table.play(quiet=False, target=TARGET)
    assert table.options == ["9"]


@pytest.mark.rule("hoe:5.4.2")
def test_on_the_table_one_record_holds_all_facts_of_an_assault():
    """hoe:5.4.2.7: distance, flank, height and neighbours in one question, height only once."""
    units = {"25": "map", "9": "map"}
    japan = [shown("ridge", "313"), hidden("cave", home=2)]
    table = start("first-attack", us=units, japan=japan, board="table")
    table.play(
        quiet=False,
        target="ridge",
        attackers=["25", "9"],
        supporters=["25"],
    )
    assert (table.procedure, table.fields) == (
        "assault-facts",
        ["reduced", "flank", "high", "neighbours"],
    )
    table.answer({"reduced": ["25"], "flank": True, "high": True, "neighbours": ["cave"]})
    table.play(supporter_draw="ds18", combat=6)
    assert table.combat["final"] == 1
    assert table.questions() == []
    assert table.state.spaces["ridge"].high is True


@pytest.mark.rule("hoe:5.4.2.8")
def test_every_result_of_the_combat_table_says_who_takes_how_many_hits():
    """A1 D1 alone says nothing to somebody who has not read 5.4.2.8 yet."""
    for ratio in range(1, COLUMNS + 1):
        die = rolls.combat(ratio)
        for row in die.rows():
            said, cell = render(row.text), RESULTS[row.outcome]
            assert said.startswith(f"{row.outcome}: ")
            assert (f"you take {cell.attacker} hit" in said) == bool(cell.attacker)
            assert (f"they take {cell.defender} hit" in said) == bool(cell.defender)
