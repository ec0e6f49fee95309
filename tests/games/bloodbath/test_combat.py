"""US attacks on dug-in units: declaring, losses, retreat, advance (bib:7.0, bib:20.2, bib:17.2)."""

import json

import pytest

from beachmaster.engine.record import narrowed
from beachmaster.engine.text import render
from beachmaster.games.bloodbath.factory import FACTORY
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    around,
    battalion,
    beaches,
    crt,
    fighters,
    flamethrower,
    going,
    hidden,
    inland,
    japanese,
    shown,
    start,
    tank,
    us,
)

TARGET = inland()
NEAR = around(TARGET, tanks=True)
ONE, TWO = battalion(0), battalion(1)
UNIT = fighters()


def attack(
    monkeypatch, code, *, units=None, unit=UNIT, options=None, phase="mobile-combat", **more
):
    """Attack the target with one battalion, or the given units, and let the table show a code."""
    crt(monkeypatch, code)
    japan = [hidden(TARGET, unit), hidden(FAR)]
    placed = units or {ONE: NEAR[0]}
    return start("mobile-combat", us=placed, japan=japan, options=options)


def played(table, names=(ONE,), **script):
    """Declare the attack by these units alone and play on."""
    return table.play(attack_target=TARGET, attack_units=list(names), combat=3, **script)


@pytest.mark.rule("bib:20.2.2", "bib:19.1")
@pytest.mark.parametrize(("die", "left"), [(1, False), (5, False), (6, True)])
def test_an_exchange_kills_on_1_to_5_and_lets_it_go_on_a_6(monkeypatch, die, left):
    """bib:20.2.2: the US loses a step either way, and nobody advances."""
    table = played(attack(monkeypatch, "Ex"), second_die=die)
    assert table.us(ONE).steps == 1
    assert table.us(ONE).place == NEAR[0]
    assert table.happened("redeploys") is left
    assert not table.asked("advance")
    assert table.event("no-advance").rules == ("bib:20.2.2",)


@pytest.mark.rule("bib:17.1", "bib:20.2.2")
@pytest.mark.parametrize(("steps", "said"), [(1, "its last"), (2, "you lose a step")])
def test_a_receipt_says_who_dies_of_the_step(monkeypatch, steps, said):
    """17.1: a unit with one step is eliminated by losing it."""
    table = attack(monkeypatch, "Ex", units={ONE: us(NEAR[0], steps=steps)})
    played(table, second_die=1)
    assert said in render(table.thrown("second-die")[-1].receipt.text)
    assert "our estimate" in render(table.thrown("combat")[-1].text)
    assert (table.us(ONE).place == "eliminated") is (steps == 1)


@pytest.mark.rule("bib:20.2.3", "bib:20.2.4", "bib:7.9")
@pytest.mark.parametrize(("code", "die", "steps"), [
    ("D2", 2, 2), ("D2", 3, 1), ("D3", 3, 2), ("D3", 4, 1),
])  # fmt: skip
def test_d2_and_d3_kill_the_defender_and_open_the_hex(monkeypatch, code, die, steps):
    """bib:20.2.3, bib:20.2.4: the second die decides about the US step; the advance is one hex."""
    table = played(attack(monkeypatch, code), second_die=die, advance=ONE)
    assert (table.us(ONE).steps, table.us(ONE).place) == (steps, TARGET)
    assert table.unit(UNIT).place == "container"


@pytest.mark.rule("bib:20.2", "bib:7.9")
def test_de_kills_without_a_second_die_and_nobody_need_advance(monkeypatch):
    """bib:20.2: De is not changed."""
    table = played(attack(monkeypatch, "De"), advance="none")
    assert (table.us(ONE).steps, table.us(ONE).place) == (2, NEAR[0])
    assert TARGET not in table.places()
    assert not table.asked("second-die")


@pytest.mark.rule("bib:20.2.1", "bib:20.4", "bib:19.2")
@pytest.mark.parametrize("code", ["NE", "D1"])
def test_no_effect_makes_the_defender_redeploy_in_place(monkeypatch, code):
    """bib:20.2.1, B-02, B-41: the hex stays held by a unit that nobody has seen."""
    table = played(attack(monkeypatch, code))
    put = render(table.event("redeploys-in-place").act)
    assert put.endswith("into the container. Mix the units in it.")
    drawn = render(table.event("substitute").act)
    assert drawn.startswith("Draw a unit from the container without looking and place it face down")
    assert (table.japan(TARGET).hidden, table.japan(TARGET).dug_in) == (True, True)
    assert table.us(ONE).steps == 2


@pytest.mark.rule("bib:20.2.1", "bib:7.6")
def test_ae_eliminates_every_attacker(monkeypatch):
    """bib:20.2.1: and the defender redeploys in place."""
    table = attack(monkeypatch, "Ae", units={ONE: NEAR[0], TWO: NEAR[1]})
    played(table, (ONE, TWO))
    assert {table.us(name).place for name in (ONE, TWO)} == {"eliminated"}
    assert TARGET in table.places()


@pytest.mark.rule("bib:20.2.1", "bib:7.7")
@pytest.mark.parametrize(("code", "hexes"), [("A1", 1), ("A2", 2), ("A3", 3)])
def test_a_results_throw_the_attackers_back(monkeypatch, code, hexes):
    """bib:7.7: one, two or three hexes away from where they stood, out of zones of control."""
    table = played(attack(monkeypatch, code), retreat="retreat")
    assert table.us(ONE).steps == 2
    board = DATA.prints
    assert board.distance(NEAR[0], table.us(ONE).place) == hexes
    assert board.distance(TARGET, table.us(ONE).place) > 1


@pytest.mark.rule("bib:7.7", "bib:7.7.2", "bib:7.8")
def test_attackers_from_two_hexes_say_in_one_form_who_goes_where(monkeypatch):
    """bib:7.7: each hex for itself; no two battalions end in one hex, none is pushed aside."""
    table = attack(monkeypatch, "A1", units={ONE: NEAR[0], TWO: NEAR[1]})
    played(table, (ONE, TWO))
    form = table.prompt
    names = [f"{kind}:{name}" for name in (ONE, TWO) for kind in ("does", "to")]
    assert (table.procedure, [field.name for field in form.fields]) == ("retreat", names)
    both = set(ends_of(form, ONE)) & set(ends_of(form, TWO))
    assert both
    shared = both.pop()
    told = {names[0]: "retreat", names[1]: shared, names[2]: "retreat"}
    assert shared not in [one.value for one in narrowed(form.fields, told)[3].options]
    table.refusal({**told, names[3]: shared})
    table.answer({**told, names[2]: f"stand:{TWO}"})
    assert table.us(ONE).place == shared
    assert (table.us(TWO).steps, table.us(TWO).place) == (1, NEAR[1])
    assert len(table.asked("retreat")) == 1


def ends_of(form, name):
    """Return the hexes to which a unit can retreat while the other one stands fast."""
    told = {f.name: f"stand:{f.name[5:]}" for f in form.fields if f.name.startswith("does:")}
    told[f"does:{name}"] = "retreat"
    [to] = [one for one in narrowed(form.fields, told) if one.name == f"to:{name}"]
    return [one.value for one in to.options]


@pytest.mark.rule("bib:7.8", "bib:7.7.2")
def test_b71_a_unit_may_stand_fast_for_a_step(monkeypatch):
    """bib:7.8, B-71: instead of the retreat; with the other reading it has to go."""
    table = played(attack(monkeypatch, "A1"), retreat="stand")
    assert (table.us(ONE).steps, table.us(ONE).place) == (1, NEAR[0])
    must = played(attack(monkeypatch, "A1", options={"b-71": "must-retreat"}), retreat="retreat")
    assert must.us(ONE).steps == 2
    [form] = must.asked("retreat")
    assert form.fields[0].known == "retreat"


@pytest.mark.rule("bib:7.6")
def test_b03_the_bracketed_a_lets_the_attacker_choose(monkeypatch):
    """B-03: retreat one hex or stay, without loss."""
    stays = played(attack(monkeypatch, "(A)"), retreat="stay")
    assert (stays.us(ONE).steps, stays.us(ONE).place) == (2, NEAR[0])
    goes = played(attack(monkeypatch, "(A)"), retreat="retreat")
    assert goes.us(ONE).place != NEAR[0]


def fenced(monkeypatch, code, options=None):
    """Attack with a battalion whose every way back lies next to other Japanese units."""
    crt(monkeypatch, code)
    board = DATA.prints
    back = [p for p in board.neighbours(NEAR[0]) if p != TARGET]
    ring = {p for place in back for p in board.neighbours(place)}
    ring -= {NEAR[0], TARGET, *back}
    japan = [hidden(TARGET, UNIT), *(hidden(place) for place in sorted(ring))]
    return start("mobile-combat", us={ONE: NEAR[0]}, japan=japan, options=options)


@pytest.mark.rule("bib:6.0", "bib:7.7")
def test_b72_a_retreat_through_a_zone_of_control_is_the_end(monkeypatch):
    """bib:7.7, B-72: players report it so; the other readings cost a step or nothing."""
    lost = played(fenced(monkeypatch, "A1"), retreat="cut-off")
    assert lost.us(ONE).place == "eliminated"
    stands = played(fenced(monkeypatch, "A1", {"b-72": "step-loss"}))
    assert (stands.us(ONE).steps, stands.us(ONE).place) == (1, NEAR[0])
    free = played(fenced(monkeypatch, "A1", {"b-72": "free"}), retreat="retreat")
    assert free.us(ONE).steps == 2
    assert free.us(ONE).place != NEAR[0]


@pytest.mark.rule("bib:17.2", "bib:7.3")
def test_a_support_unit_attacks_with_its_partner(monkeypatch):
    """bib:17.2: naming one brings both; their factors add up."""
    flame = flamethrower()
    table = attack(monkeypatch, "De", units={ONE: NEAR[0], flame: us(NEAR[0], level=1)})
    played(table, (flame,), advance=flame)
    assert table.event("attack-declared").data["units"] == [flame, ONE] or table.event(
        "attack-declared"
    ).data["units"] == [ONE, flame]
    total = DATA.us[ONE].front.attack + DATA.us[flame].front.attack
    assert table.looked_up["amount"] == total - DATA.japan[UNIT].defence
    assert {table.us(ONE).place, table.us(flame).place} == {TARGET}


@pytest.mark.rule("bib:17.2", "bib:7.7")
def test_a_support_unit_retreats_with_its_partner(monkeypatch):
    """bib:17.2: both go to the same hex."""
    flame = flamethrower()
    table = attack(monkeypatch, "A1", units={ONE: NEAR[0], flame: us(NEAR[0], level=1)})
    played(table, (ONE,), retreat="retreat")
    assert table.us(ONE).place == table.us(flame).place != NEAR[0]


@pytest.mark.rule("bib:20.2.2")
def test_b40_the_player_chooses_who_loses_the_step(monkeypatch):
    """B-40: with no tank among them."""
    table = attack(monkeypatch, "Ex", units={ONE: NEAR[0], TWO: NEAR[1]})
    played(table, (ONE, TWO), second_die=1, attack_loss=TWO)
    assert (table.us(ONE).steps, table.us(TWO).steps) == (2, 1)


@pytest.mark.rule("bib:17.3")
def test_b38_a_tank_takes_the_first_loss(monkeypatch):
    """bib:17.3: even where somebody else might."""
    armor = tank()
    table = attack(monkeypatch, "Ex", units={ONE: NEAR[0], armor: NEAR[1]})
    played(table, (ONE, armor), second_die=1)
    assert (table.us(ONE).steps, table.us(armor).place) == (2, "eliminated")
    assert not table.asked("attack-loss")
    assert "first loss" in render(table.event("us-eliminated").text)


@pytest.mark.rule("bib:17.3")
@pytest.mark.parametrize(("kind", "chosen"), [("infantry", True), ("anti-tank", False)])
def test_b38_by_choice_a_tank_takes_the_first_loss_against_guns_only(monkeypatch, kind, chosen):
    """B-38: against other units the player chooses, as without a tank (B-40)."""
    armor = tank()
    units = {ONE: NEAR[0], armor: NEAR[1]}
    crt(monkeypatch, "Ex")
    japan = [hidden(TARGET, japanese(kind)), hidden(FAR)]
    table = start("mobile-combat", us=units, japan=japan, options={"b-38": "against-guns"})
    table.play(attack_target=TARGET, attack_units=[ONE, armor])
    if not chosen:
        table.play(anti_tank=6)
    table.play(combat=1, second_die=1, **({"attack_loss": ONE} if chosen else {}))
    assert (table.us(ONE).steps, table.us(armor).steps) == ((1, 1) if chosen else (2, 0))


@pytest.mark.rule("bib:17.3")
@pytest.mark.parametrize("kind", ["anti-tank", "anti-aircraft"])
def test_guns_keep_a_tank_out_up_to_their_attack_factor(monkeypatch, kind):
    """bib:17.3, B-37: rolled once the defender is turned up, before the differential."""
    gun, armor = japanese(kind), tank()
    factor = DATA.japan[gun].attack
    own, theirs = DATA.us[ONE].front.attack, DATA.japan[gun].defence
    for die in {max(1, factor), min(6, factor + 1)}:
        table = attack(monkeypatch, "Ex", units={ONE: NEAR[0], armor: NEAR[1]}, unit=gun)
        played(table, (ONE, armor), anti_tank=die, second_die=1)
        tanks = 0 if die <= factor else DATA.us[armor].front.attack
        assert table.looked_up["amount"] == own + tanks - theirs
        assert table.us(armor).place == "eliminated"


@pytest.mark.rule("bib:17.3")
def test_other_units_do_not_roll_against_tanks(monkeypatch):
    """bib:17.3: only anti-tank and anti-aircraft units do."""
    armor = tank()
    table = attack(monkeypatch, "De", units={armor: NEAR[0]})
    played(table, (armor,))
    assert not table.asked("anti-tank")


@pytest.mark.rule("bib:17.3")
def test_b51_each_tank_rolls_for_itself(monkeypatch):
    """B-51: one may be stopped and the other not."""
    gun, first, second = japanese("anti-tank"), tank(0), tank(1)
    table = attack(monkeypatch, "De", units={first: NEAR[0], second: NEAR[1]}, unit=gun)
    played(table, (first, second), anti_tank=(1, 6))
    assert len(table.asked("anti-tank")) == 2
    assert [one.data["outcome"] for one in table.thrown("anti-tank")] == ["stopped", "through"]


@pytest.mark.rule("bib:17.3")
@pytest.mark.parametrize("terrain", ["ravine", "mountain", "mine"])
def test_tanks_do_not_attack_into_closed_terrain(monkeypatch, terrain):
    """bib:17.3: the tank is closed with the reason; B-60: its partner attacks without it."""
    crt(monkeypatch, "De")
    target, armor = _closed_hex(terrain), tank()
    near = around(target, tanks=True)[0]
    units = {ONE: near, armor: us(near, level=1)}
    table = start("mobile-combat", us=units, japan=[hidden(target, UNIT), hidden(FAR)])
    field = table.attackers(target)
    assert [option.value for option in field.options] == [ONE]
    [closed] = [one for one in field.closed if one.value == armor]
    assert "Tanks may not attack" in render(closed.reason)
    table.play(attack_target=target, attack_units=[ONE], combat=1, advance=ONE)
    assert (table.us(ONE).place, table.us(armor).place) == (target, near)


def _closed_hex(terrain):
    return next(
        place
        for place in DATA.prints.hexes
        if DATA.prints.terrain(place) == terrain and place != FAR and around(place, tanks=True)
    )


@pytest.mark.rule("bib:17.3")
def test_b60_by_choice_the_pair_may_not_attack_closed_terrain(monkeypatch):
    """B-60: the alternative reading keeps the partner back too."""
    crt(monkeypatch, "De")
    target, armor = _closed_hex("ravine"), tank()
    near = around(target, tanks=True)[0]
    table = start(
        "mobile-combat",
        us={ONE: near, armor: us(near, level=1)},
        japan=[hidden(target, UNIT), hidden(FAR)],
        options={"b-60": "pair-barred"},
    ).play(attack_target=target, attack_units=[ONE])
    assert table.happened("pair-barred")
    assert not table.happened("attack-declared")


@pytest.mark.rule("bib:7.0")
def test_b74_a_unit_attacks_once_a_phase_and_a_target_is_attacked_once(monkeypatch):
    """B-74: whoever takes part in one attack is closed for the next."""
    other = next(p for p in around(NEAR[0]) if p != TARGET)
    crt(monkeypatch, "De")
    units = {ONE: NEAR[0], TWO: NEAR[1]}
    japan = [hidden(TARGET, UNIT), hidden(other), hidden(FAR)]
    table = start("mobile-combat", us=units, japan=japan)
    table.attack(TARGET, TWO)
    assert TARGET not in table.targets
    reasons = {one.value: render(one.reason) for one in table.attackers(other).closed}
    assert "another attack" in reasons[TWO]


@pytest.mark.rule("bib:7.0")
def test_the_player_orders_the_attacks(monkeypatch):
    """B-74: all are declared before the first is resolved."""
    other = next(p for p in around(NEAR[0]) if p != TARGET and DATA.prints.distance(p, NEAR[3]) > 1)
    crt(monkeypatch, "De")
    japan = [hidden(TARGET, UNIT), hidden(other), hidden(FAR)]
    table = start("mobile-combat", us={ONE: NEAR[0], TWO: NEAR[1]}, japan=japan)
    table.attack(TARGET, TWO).attack(other, ONE)
    [*_, order] = narrowed(table.prompt.fields, {"target": ""})
    assert (table.procedure, order.name) == ("attack", "order")
    assert [one.value for one in order.options] == [TARGET, other]
    table.play(next_attack=[other, TARGET], combat=(1, 1))
    fought = [p.subjects[0] for p in table.asked_for if p.procedure == "combat"]
    assert fought == [other, TARGET]


@pytest.mark.rule("bib:7.0")
def test_what_is_not_ordered_is_resolved_as_declared(monkeypatch):
    """B-74: an order need not be told, nor the whole of it."""
    other = next(p for p in around(NEAR[0]) if p != TARGET and DATA.prints.distance(p, NEAR[3]) > 1)
    crt(monkeypatch, "De")
    for order, fought in (([], [TARGET, other]), ([other], [other, TARGET])):
        japan = [hidden(TARGET, UNIT), hidden(other), hidden(FAR)]
        table = start("mobile-combat", us={ONE: NEAR[0], TWO: NEAR[1]}, japan=japan)
        table.attack(TARGET, TWO).attack(other, ONE)
        table.play(next_attack=order, combat=(1, 1))
        assert [p.subjects[0] for p in table.asked_for if p.procedure == "combat"] == fought


@pytest.mark.rule("bib:20.2.3", "bib:7.9", "bib:20.2.4")
@pytest.mark.parametrize(("weak", "others"), [(True, [TWO, "none"]), (False, [ONE, TWO, "none"])])
def test_who_loses_the_step_and_who_advances_is_one_answer(monkeypatch, weak, others):
    """bib:20.2.3: whom the step kills does not advance."""
    units = {ONE: us(NEAR[0], steps=1 if weak else 2), TWO: NEAR[1]}
    table = attack(monkeypatch, "D2", units=units)
    played(table, (ONE, TWO), second_die=6)
    assert table.procedure == "attack-loss"
    [_, going] = narrowed(table.prompt.fields, {"loser": ONE})
    assert [one.value for one in going.options] == others
    if weak:
        table.refusal({"loser": ONE, "advance": ONE})
    table.answer({"loser": ONE, "advance": others[0]})
    assert table.us(others[0]).place == TARGET
    assert table.us(ONE).steps == (0 if weak else 1)
    assert not table.asked("advance")


@pytest.mark.rule("bib:16.2")
def test_markers_are_shared_out_among_all_attacks_in_one_form():
    """bib:16.2: not more than there are; none has to be said, too."""
    other = next(p for p in around(NEAR[0]) if p != TARGET and DATA.prints.distance(p, NEAR[3]) > 1)
    japan = [hidden(TARGET, UNIT), hidden(other), hidden(FAR)]
    table = start("us-combat", us={ONE: NEAR[0], TWO: NEAR[1]}, japan=japan)
    table.attack(TARGET, TWO).attack(other, ONE)
    assert (table.procedure, [field.name for field in table.prompt.fields]) == (
        "bombard",
        [TARGET, other, "order"],
    )
    assert table.prompt.at_enter is None
    assert "Missing: " in table.refusal({TARGET: 2})
    assert table.prompt.odds() is not None
    table.answer({TARGET: 2, other: 0, "order": [other]})
    assert (table.procedure, table.prompt.subjects) == ("suppression", (TARGET,))
    table.answer([6, 6]).play()
    assert table.procedure == "combat"
    assert table.prompt.subjects == (other,)


@pytest.mark.rule("bib:16.2", "bib:16.3")
def test_the_dice_of_all_markers_are_one_row_with_their_targets():
    """bib:16.3: a success counts for its own target."""
    other = next(p for p in around(NEAR[0]) if p != TARGET and DATA.prints.distance(p, NEAR[3]) > 1)
    japan = [hidden(TARGET, UNIT), hidden(other), hidden(FAR)]
    table = start("us-combat", us={ONE: NEAR[0], TWO: NEAR[1]}, japan=japan)
    table.attack(TARGET, TWO).attack(other, ONE).answer({TARGET: 2, other: 1})
    assert [(one.subjects, one.count) for one in table.prompt.row] == [
        ((TARGET,), 2),
        ((other,), 1),
    ]
    assert f"{TARGET} (2 dice), {other}" in render(table.prompt.text).replace(" and ", ", ")
    table.answer([6, 6, 1])
    assert [one.data["outcome"] for one in table.thrown("suppression")] == [
        "not-suppressed",
        "suppressed",
    ]


@pytest.mark.rule("bib:14.3", "bib:17.2")
def test_only_the_top_of_a_beach_stack_attacks_with_its_support_partner(monkeypatch):
    """bib:14.3, B-50: the top unit, and the second where one of the two is a support unit."""
    crt(monkeypatch, "NE")
    beach, target = _beach_and_inland()
    flame, third = flamethrower(), battalion(2)
    pair = {ONE: us(beach, level=0), flame: us(beach, level=1), third: us(beach, level=2)}
    japan = [hidden(target, UNIT), hidden(FAR)]
    table = start("mobile-combat", us=pair, japan=japan)

    def able(table):
        return {option.value for option in table.attackers(target).options}

    assert able(table) == {ONE, flame}
    assert able(start("mobile-combat", us=pair, japan=japan, options={"b-50": "top"})) == {ONE}
    top = {ONE: us(beach, level=0), third: us(beach, level=1), flame: us(beach, level=2)}
    assert able(start("mobile-combat", us=top, japan=japan)) == {ONE}


def _beach_and_inland():
    board = DATA.prints
    return next(
        (beach, near)
        for beach in beaches()
        for near in board.neighbours(beach)
        if board.terrain(near) not in ("beach", "ravine", "mountain", "mine")
    )


@pytest.mark.rule("bib:14.3")
def test_a_beach_stack_retreats_whole(monkeypatch):
    """bib:14.3: everybody goes with the top unit."""
    crt(monkeypatch, "A1")
    beach, target = _beach_and_inland()
    stack = {battalion(n): us(beach, level=n) for n in range(3)}
    table = start("mobile-combat", us=stack, japan=[hidden(target, UNIT), hidden(FAR)])
    table.play(attack_target=target, attack_units=[ONE], combat=1)
    assert table.procedure == "retreat"
    does = going(table.prompt, "")
    table.answer(does)
    if does[f"does:{ONE}"] == "retreat":
        assert len({table.us(name).place for name in stack}) == 1
        assert table.us(ONE).place != beach
    else:
        assert table.us(ONE).place in (beach, "eliminated")


@pytest.mark.rule("bib:14.2")
@pytest.mark.parametrize(("code", "second", "place"), [
    ("NE", None, "eliminated"),
    ("A1", None, "eliminated"),
    ("De", None, "beach"),
    ("Ex", 1, "beach"),
])  # fmt: skip
def test_a_unit_that_lands_on_the_enemy_wins_or_dies(monkeypatch, code, second, place):
    """bib:14.2, B-30: it must attack; a unit redeployed in place still holds the hex."""
    crt(monkeypatch, code)
    beach = beaches()[0]
    table = start(
        "us-combat",
        us={ONE: beach},
        japan=[hidden(beach, UNIT), hidden(FAR)],
        opposed={ONE: beach},
    )
    assert table.targets == [beach]
    script = {"second_die": second} if second else {}
    table.play(attack_target=beach, attack_units=[ONE], combat=1, **script)
    assert table.us(ONE).place == (beach if place == "beach" else place)
    assert not table.state.opposed


@pytest.mark.rule("bib:14.2")
@pytest.mark.parametrize(("landed", "said"), [(True, "landing fails"), (False, "you retreat")])
def test_the_sheet_says_that_a_landing_is_lost_where_others_fall_back(monkeypatch, landed, said):
    """bib:14.2: before the attack, and beside the die."""
    crt(monkeypatch, "A1")
    beach = beaches()[0]
    here = beach if landed else next(iter(DATA.prints.neighbours(beach)))
    table = start(
        "us-combat",
        us={ONE: here},
        japan=[hidden(beach, UNIT), hidden(FAR)],
        opposed={ONE: beach} if landed else {},
    )
    sheet = table.prompt.sheet_of({"target": beach, "units": [ONE]})
    assert said in render(sheet.odds[0])
    table.play(attack_target=beach, attack_units=[ONE], combat=1)
    assert ("is eliminated" in render(table.thrown("combat")[0].text)) == landed


@pytest.mark.rule("bib:14.2")
def test_b30_a_defender_that_redeploys_away_saves_the_landing(monkeypatch):
    """bib:14.2, B-30: Exchange with a 6: the hex is empty, or the unit stays dead."""
    crt(monkeypatch, "Ex")
    beach = beaches()[0]
    table = start(
        "us-combat",
        us={ONE: beach},
        japan=[hidden(beach, UNIT), hidden(FAR)],
        opposed={ONE: beach},
    ).play(attack_target=beach, attack_units=[ONE], combat=1, second_die=6, redeployment_sector=1)
    while table.procedure == "redeployment-hex":
        table.session.auto()
    assert table.us(ONE).place == beach
    assert table.us(ONE).steps == 1


@pytest.mark.rule("bib:14.2")
def test_others_may_help_a_landing_but_it_takes_part_itself(monkeypatch):
    """bib:14.2: an attack on its hex without the unit that landed is refused."""
    crt(monkeypatch, "De")
    beach = beaches()[0]
    helper = next(p for p in DATA.prints.neighbours(beach) if DATA.prints.terrain(p) != "beach")
    table = start(
        "us-combat",
        us={ONE: beach, TWO: helper},
        japan=[hidden(beach, UNIT), hidden(FAR)],
        opposed={ONE: beach},
    )
    assert "must attack" in table.refusal({"target": beach, "units": [TWO]})
    table.attack(beach, ONE, TWO)
    assert set(table.event("attack-declared").data["units"]) == {ONE, TWO}


@pytest.mark.rule("bib:14.2", "bib:17.3")
def test_a_tank_that_landed_where_it_cannot_attack_bars_no_attack():
    """bib:17.3: beside one's own map the ground is told after the landing; it may be mined."""
    table = start(
        "us-combat",
        us={tank(): "map", ONE: "map"},
        japan=[hidden("ridge"), hidden("cave")],
        opposed={tank(): "ridge"},
        board="table",
    )
    told = {"target": "ridge", "terrain": "mine"}
    table.refusal({**told, "units": [tank()]})
    assert "" not in table.targets
    table.answer({**told, "units": []})
    assert not table.happened("attack-declared")
    assert "" in table.targets
    table.answer({"target": "cave", "terrain": "rough", "units": [ONE]})
    assert table.event("attack-declared").data["units"] == [ONE]


@pytest.mark.rule("bib:12.1")
def test_the_last_japanese_unit_ends_the_game_at_once(monkeypatch):
    """bib:12.1, B-43: units in the container do not keep it going."""
    crt(monkeypatch, "De")
    table = start("mobile-combat", us={ONE: NEAR[0]}, japan=[hidden(TARGET, UNIT)])
    played(table, advance="none")
    assert table.session.asked is None
    assert table.state.result.result == "us"


def ordinary(monkeypatch, code):
    """Attack a unit that lies face up and is not dug in, as in the two-player game."""
    crt(monkeypatch, code)
    japan = [shown(TARGET, UNIT), hidden(FAR)]
    return start("mobile-combat", us={ONE: NEAR[0]}, japan=japan, options={"players": "two"})


@pytest.mark.rule("bib:7.6", "bib:23.2")
@pytest.mark.parametrize(("code", "hexes"), [("D1", 1), ("D2", 2), ("D3", 3)])
def test_a_unit_that_is_not_dug_in_retreats(monkeypatch, code, hexes):
    """bib:7.6, B-02: no second die; the attackers may follow one hex."""
    table = ordinary(monkeypatch, code)
    played(table, retreat=lambda here: here.options[-1], advance=ONE)
    place = table.unit(UNIT).place
    assert DATA.prints.distance(TARGET, place) == hexes
    assert table.us(ONE).place == TARGET
    assert not table.asked("second-die")


@pytest.mark.rule("bib:7.6")
@pytest.mark.parametrize(("code", "steps", "alive"), [("Ex", 1, False), ("De", 2, False),
                                                      ("NE", 2, True)])  # fmt: skip
def test_other_results_on_a_unit_that_is_not_dug_in_are_as_printed(monkeypatch, code, steps, alive):
    """bib:7.6: an Exchange costs a step each, no effect nothing, and nobody redeploys."""
    table = played(ordinary(monkeypatch, code))
    assert table.us(ONE).steps == steps
    assert (TARGET in table.places()) is alive
    assert not table.happened("redeploys-in-place")


def with_lines(**lines):
    """Return our results table as a file with further lines."""
    held = json.loads(DATA.crt.raw)
    held["lines"] |= lines
    return {"crt": json.dumps(held)}


@pytest.mark.rule("bib:7.4")
@pytest.mark.parametrize(
    ("way", "lines", "shift"),
    [
        ("best", {}, 0),
        ("best", {"hill": {"shift": 2}}, 2),
        ("best", {"fortification": {"shift": 1}}, 1),
        ("best", {"hill": {"shift": 2}, "fortification": {"shift": 1}}, 2),
        ("special", {"hill": {"shift": 2}, "fortification": {"shift": 1}}, 1),
    ],
)
def test_b77_a_hill_and_a_fortification_have_their_lines_where_the_table_prints_them(
    way, lines, shift
):
    """7.4, B-77: the column farther to the left counts, in the attack and in its odds."""
    place = next(p for p in BOARD.hexes if BOARD.hill(p) and BOARD.terrain(p) == "clear")
    near = around(place)[0]
    setting = {"us": {ONE: near}, "japan": [hidden(place, fighters())], "data": with_lines(**lines)}
    table = start(options={"b-77": way}, **setting)
    table.play(attack_target=place, attack_units=[ONE], bombard=0, combat=1)
    amount, column = (table.looked_up[name] for name in ("amount", "column"))
    assert column - 1 == max(0, DATA.crt.column(amount, "clear") - shift)


@pytest.mark.rule("bib:7.4")
def test_a_table_board_tells_of_hills_only_where_the_results_table_has_a_line_for_them():
    """7.4: one more row of the form about the ground."""
    for lines, asked in (({}, False), ({"hill": {"shift": 1}}, True)):
        setting = {"us": {ONE: "map"}, "japan": [hidden("ridge")], "data": with_lines(**lines)}
        table = start(board="table", **setting)
        assert ("hill" in [field.name for field in table.prompt.fields]) == asked


@pytest.mark.rule("bib:7.4")
@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("attack", {"attackers": [{}], "target": {"kind": "infantry", "attack": 2, "defence": 0}}),
        (
            "banzai-attack",
            {
                "attackers": [{"kind": "infantry", "attack": 9, "defence": 2, "movement": 4}],
                "defenders": [{}],
            },
        ),
        ("bombardment-japan", {}),
    ],
)
def test_a_resolver_takes_a_hill_where_the_table_has_a_line_for_it(name, given):
    """7.4, B-77: without such a line a hill changes nothing."""
    for lines, moved in (({}, False), ({"hill": {"shift": 3}}, True)):
        resolver = FACTORY.resolvers(with_lines(**lines))[name]
        flat, hill = (resolver.odds({**given, "hill": over}).tables[0] for over in (False, True))
        assert (flat.chances != hill.chances) == moved
