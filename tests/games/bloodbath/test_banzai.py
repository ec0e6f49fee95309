"""Banzai attacks: three dice, who is flipped, the charge, the fight (bib:20.5)."""

import pytest

from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    around,
    battalion,
    crt,
    fighters,
    flamethrower,
    hidden,
    inland,
    japanese,
    shown,
    start,
    us,
)

HOME = inland()
SECTOR = BOARD.sector(HOME)
OTHER = next(s for s in range(1, 7) if s != SECTOR)
ONE, TWO = battalion(0), battalion(1)
UNIT, MATE = fighters(0), fighters(1)
ZEROS = [name for name, unit in DATA.japan.items() if unit.attack == 0 or unit.movement == 0]


def cleared(count):
    """Return so many cleared sectors, not the one of the attack."""
    return [sector for sector in range(1, 7) if sector != SECTOR][:count]


def rolled(dice, *, japan=None, us=None, sectors=3, suribachi=True, **more):
    """Roll the three Banzai dice; the container holds nobody a replacement could find a hex for."""
    japan = japan or [hidden(HOME, UNIT)]
    table = start(
        "japanese-movement",
        us=us if us is not None else {ONE: around(HOME)[0]},
        japan=japan,
        cleared=cleared(sectors),
        suribachi=suribachi,
        **more,
    )
    table.play(replacement_sector=(cleared(1) or [OTHER])[0] if sectors else OTHER)
    while table.procedure == "replacement-hex":
        table.session.auto()
    if table.procedure == "banzai-dice":
        table.answer(dice)
    return table


def auto(table):
    """Let the program answer the rest of the phase."""
    phase = table.phase
    while table.phase == phase and table.session.asked is not None:
        table.asked_for.append(table.prompt)
        table.session.auto()
        table.events += table.session.take_events()
    return table


@pytest.mark.rule("bib:20.5", "bib:22.3")
def test_no_banzai_before_suribachi_is_cleared():
    """bib:20.5, bib:22.3: the dice are not even rolled."""
    table = rolled([1, SECTOR, 1], suribachi=False)
    assert not table.thrown("banzai-dice")
    assert table.phase != "japanese-movement"


@pytest.mark.rule("bib:20.5.1")
@pytest.mark.parametrize("count", range(6))
def test_the_first_die_must_not_be_above_the_cleared_sectors(count):
    """bib:20.5.1, B-26: numbered sectors only, Suribachi is not one."""
    for die in (1, count, count + 1):
        if die < 1:
            continue
        table = rolled([die, SECTOR, 1], sectors=count)
        assert [one.data["outcome"] for one in table.thrown("banzai-dice")] == [
            "attack" if die <= count else "no-attack"
        ]


@pytest.mark.rule("bib:20.5.2")
def test_a_sector_without_japanese_does_not_attack():
    """bib:20.5.2: and there is no reroll."""
    table = rolled([1, cleared(3)[1], 6])
    assert table.event("no-banzai").data["sector"] == cleared(3)[1]
    assert table.phase != "japanese-movement"


@pytest.mark.rule("bib:20.5.3")
@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_the_third_die_says_how_many_are_flipped_nearest_first(number):
    """bib:20.5.3: an excess is ignored."""
    inside = [p for p in BOARD.by_sector[SECTOR] if p != HOME and p not in around(HOME)]
    us_hex = around(HOME)[0]
    near = sorted(inside, key=lambda p: BOARD.distance(p, us_hex))
    far = next(p for p in near if BOARD.distance(p, us_hex) > 2)
    japan = [hidden(HOME, UNIT), hidden(far, MATE)]
    table = auto(rolled([1, SECTOR, number], japan=japan))
    flipped = [event.data["place"] for event in table.named("banzai-unit")]
    assert flipped == [HOME, far][:number]


@pytest.mark.rule("bib:20.5.3")
def test_equally_near_units_are_chosen_by_lot():
    """bib:20.5.3: a die chooses; the trace says who tied."""
    us_hex = HOME
    pair = [p for p in around(HOME) if BOARD.sector(p) == SECTOR][:2]
    japan = [hidden(pair[0], UNIT), hidden(pair[1], MATE)]
    table = rolled([1, SECTOR, 1], japan=japan, us={ONE: us_hex})
    assert table.procedure == "banzai-unit"
    assert {token.id for token in table.prompt.tokens()} == set(pair)
    auto(table)
    assert len(table.event("banzai-unit").trace) >= 3


@pytest.mark.rule("bib:20.5.3", "bib:19.3")
def test_b22_a_unit_with_a_zero_uses_up_the_number_and_redeploys_in_place():
    """bib:20.5.3, B-22: nobody else is flipped in its stead."""
    zero = ZEROS[0]
    inside = next(p for p in BOARD.by_sector[SECTOR] if BOARD.distance(p, around(HOME)[0]) > 2)
    table = auto(rolled([1, SECTOR, 1], japan=[hidden(HOME, zero), hidden(inside, UNIT)]))
    assert table.happened("zero-factor")
    assert table.event("redeploys-in-place").data["place"] == HOME
    assert not table.happened("charges")
    assert {HOME, inside} <= table.places()


@pytest.mark.rule("bib:20.5.3", "bib:20.3.1")
def test_two_units_with_a_zero_that_swap_with_each_other_do_not_swap_again():
    """20.5.3: the second went into the container with the first, and nobody knows who is where."""
    first, second = ZEROS[:2]
    near = around(HOME)[0]
    inside = next(p for p in BOARD.by_sector[SECTOR] if BOARD.distance(p, near) > 2)
    sectors = (SECTOR, OTHER)
    free = [
        place
        for place in BOARD.hexes
        if BOARD.sector(place) not in sectors and BOARD.distance(place, near) > 2
    ]
    others = [name for name in DATA.japan if name not in (first, second)]
    elsewhere = [hidden(place, name) for place, name in zip(free, others, strict=False)]
    nobody_left = [hidden(HOME, first), hidden(inside, second), *elsewhere]
    table = start(
        "japanese-movement", us={ONE: near}, japan=nobody_left, suribachi=True, cleared=[OTHER]
    )
    table.answer([1, SECTOR, 2])
    while table.procedure != "second-unit":
        table.session.auto()
    while table.prompt.subjects[1] != inside:
        table.answer(6)
    auto(table.answer(1))
    assert len(table.named("redeploys-in-place")) == 1
    assert {table.japan(place).hidden for place in (HOME, inside)} == {True}


@pytest.mark.rule("bib:20.5.4")
def test_a_flipped_unit_charges_the_nearest_us_unit():
    """bib:20.5.4, B-56: it ends next to it, face up, no longer dug in."""
    table = auto(rolled([1, SECTOR, 1]))
    charge = table.event("charges").data
    assert charge["target"] == around(HOME)[0]
    assert BOARD.distance(charge["place"], charge["target"]) == 1
    unit = table.unit(UNIT)
    assert (unit.hidden, unit.dug_in) == (False, False)


CLIFF, BEYOND = "2211", "2411"
"""A hex from which a charge reaches the mountain's sector, and a hex of that sector."""


@pytest.mark.rule("bib:22.0")
def test_no_banzai_attack_takes_place_in_the_suribachi_sector():
    """22.0, B-76: the unit could reach it, and redeploys in its hex instead."""
    assert BEYOND in BOARD.around_suribachi
    sector = BOARD.sector(CLIFF)
    table = charging(CLIFF, {ONE: BEYOND}, (1, sector, 1))
    auto(table)
    assert table.happened("banzai-fails")
    assert not table.happened("charges")
    assert table.us(ONE).steps == 2


@pytest.mark.rule("bib:22.0")
@pytest.mark.parametrize(("way", "charges"), [("elsewhere", True), ("nearest", False)])
def test_b76_a_charge_goes_at_the_nearest_unit_elsewhere(way, charges):
    """22.0, B-76: a unit in the mountain's sector is nearer, another is in reach."""
    other = next(
        p
        for p in BOARD.within(CLIFF, 3)
        if BOARD.distance(CLIFF, p) == 3
        and BOARD.distance(p, BEYOND) > 2
        and BOARD.terrain(p) == "clear"
    )
    sector = BOARD.sector(CLIFF)
    table = charging(CLIFF, {ONE: BEYOND, TWO: other}, (1, sector, 1), **{"b-76": way})
    auto(table)
    assert [event.data["target"] for event in table.named("charges")] == [other] * charges


def charging(home, units, dice, **options):
    """Roll the Banzai dice for one unit of infantry in a hex."""
    table = start(
        "japanese-movement",
        us=units,
        japan=[hidden(home, UNIT)],
        cleared=[s for s in range(1, 7) if s != dice[1]],
        suribachi=True,
        options=options,
    )
    table.play(replacement_sector=1 if dice[1] != 1 else 2)
    return table.answer(list(dice))


@pytest.mark.rule("bib:20.5.4", "bib:20.4")
def test_who_cannot_reach_anybody_redeploys_in_place():
    """bib:20.5.4: too far for its movement."""
    far = max(BOARD.hexes, key=lambda p: BOARD.distance(p, HOME))
    table = auto(rolled([1, SECTOR, 1], us={ONE: far}))
    assert table.happened("banzai-fails")
    assert not table.state.banzai
    assert HOME in table.places()


def fight(monkeypatch, code, *, us=None, attackers=1):
    """Resolve a Banzai attack on the battalion next to the chargers."""
    crt(monkeypatch, code)
    place = around(HOME)[0]
    beside = [HOME, *(p for p in around(place) if p != HOME)][:attackers]
    names = [UNIT, MATE][:attackers]
    japan = [shown(p, n) for p, n in zip(beside, names, strict=True)] + [hidden(FAR)]
    table = start(
        "japanese-combat",
        us=us or {ONE: place},
        japan=japan,
        suribachi=False,
        banzai=dict(zip(beside, [place] * attackers, strict=True)),
    )
    return table.play(banzai_combat=3)


@pytest.mark.rule("bib:20.5.4", "bib:19.1")
@pytest.mark.parametrize(("code", "steps"), [
    ("Ae", 2), ("A1", 2), ("NE", 2), ("Ex", 1), ("D2", 1), ("D3", 1), ("De", 0),
])  # fmt: skip
def test_the_chargers_die_whatever_happens(monkeypatch, code, steps):
    """bib:20.5.4, B-23: US units stand fast: a retreat costs a step."""
    table = fight(monkeypatch, code)
    assert table.unit(UNIT).place == "container"
    assert table.us(ONE).steps == steps
    assert table.us(ONE).place == (around(HOME)[0] if steps else "eliminated")
    assert not table.state.banzai


@pytest.mark.rule("bib:20.5.4", "bib:7.3")
def test_b24_attackers_on_one_hex_add_up_and_shift_two_columns(monkeypatch):
    """B-24: one attack, two columns to the right, all of them gone after it."""
    table = fight(monkeypatch, "NE", attackers=2)
    found = table.looked_up
    amount = sum(DATA.japan[n].attack for n in (UNIT, MATE)) - DATA.us[ONE].front.defence
    assert found["amount"] == amount
    terrain = BOARD.terrain(around(HOME)[0])
    plain = DATA.crt.column(amount, terrain)
    assert found["column"] - 1 == min(DATA.crt.columns - 1, plain + 2)
    assert len(table.thrown("banzai-combat")) == 1
    assert {table.unit(n).place for n in (UNIT, MATE)} == {"container"}


@pytest.mark.rule("bib:17.2", "bib:20.5.4")
def test_a_pair_defends_as_one_and_the_player_chooses_the_loss(monkeypatch):
    """bib:17.2: defence factors add up; B-40: your choice who loses the step."""
    place, flame = around(HOME)[0], flamethrower()
    pair = {ONE: place, flame: us(place, level=1)}
    table = fight(monkeypatch, "Ex", us=pair)
    assert table.procedure == "banzai-loss"
    assert set(table.options) == {ONE, flame}
    own = DATA.us[ONE].front.defence + DATA.us[flame].front.defence
    assert table.looked_up["amount"] == DATA.japan[UNIT].attack - own
    table.play(banzai_loss=flame)
    assert (table.us(ONE).steps, table.us(flame).place) == (2, "eliminated")


@pytest.mark.rule("bib:20.5", "bib:21.2")
def test_bombardment_comes_after_the_banzai(monkeypatch):
    """bib:21.2: in the same phase."""
    table = fight(monkeypatch, "NE")
    names = [event.name for event in table.events]
    assert names.index("rolled") < names.index("japanese-markers")


@pytest.mark.rule("bib:19.4", "bib:20.5")
def test_b21_the_replacement_comes_before_the_banzai_dice():
    """B-21: a new arrival may be flipped; the other order can be chosen."""

    def order(option):
        japan = [hidden(HOME, UNIT), hidden(FAR)]
        table = start(
            "japanese-movement",
            us={ONE: around(HOME)[0]},
            japan=japan,
            suribachi=True,
            options={"b-21": option},
        )
        auto(table)
        asked = [prompt.procedure for prompt in table.asked_for]
        return asked.index("replacement-sector") < asked.index("banzai-dice")

    assert order("replacement-first")
    assert not order("banzai-first")


@pytest.mark.rule("bib:19.1", "bib:20.5.4")
def test_an_artillery_unit_that_charged_goes_to_the_track(monkeypatch):
    """bib:19.1: where eliminated units of its kind go."""
    crt(monkeypatch, "NE")
    place, gun = around(HOME)[0], japanese("artillery")
    table = start(
        "japanese-combat",
        us={ONE: place},
        japan=[shown(HOME, gun), hidden(FAR)],
        banzai={HOME: place},
    ).play(banzai_combat=3)
    assert table.unit(gun).place == "track"
