"""Replacements, redeployment, redeployment in place, the second unit (bib:19.4 to bib:20.4)."""

import pytest

from beachmaster.games.bloodbath.redeployment import TERRAIN_ORDER
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    around,
    battalion,
    crt,
    fighters,
    hidden,
    inland,
    japanese,
    start,
)

ONE = battalion()
SYMBOLS = {
    sector: [p for p in hexes if BOARD.symbol(p)] for sector, hexes in BOARD.by_sector.items()
}


def word(place):
    """Return a hex's word in the placement order."""
    return "hill" if BOARD.hill(place) else BOARD.terrain(place)


def crowded(sector):
    """Return a place of a sector with other symbols within two hexes, and those."""
    for place in SYMBOLS[sector]:
        near = [p for p in SYMBOLS[sector] if p != place and BOARD.distance(p, place) <= 2]
        if len(near) > 1:
            return place, near
    raise AssertionError(f"sector {sector} has no crowded place")


SECTOR = next(s for s in SYMBOLS if any(
    sum(BOARD.distance(a, b) <= 2 for b in SYMBOLS[s]) > 2 for a in SYMBOLS[s]
))  # fmt: skip
HOME, AROUND = crowded(SECTOR)
OTHER = next(
    a
    for a in SYMBOLS[SECTOR]
    if a != HOME and any(0 < BOARD.distance(a, b) <= 2 for b in SYMBOLS[SECTOR] if b != HOME)
)
"""A place of the sector from which a third one can be reached."""


def replacement(japan=None, *, sector=SECTOR, us=None, **more):
    """Start the Japanese movement phase and roll the sector of the replacement."""
    japan = japan or [hidden(HOME), hidden(FAR)]
    return start("japanese-movement", us=us, japan=japan, **more).play(replacement_sector=sector)


@pytest.mark.rule("bib:19.4", "bib:19.5")
def test_a_replacement_goes_to_the_first_terrain_of_the_order_near_a_dug_in_unit():
    """bib:19.5: hill, ravine, mountain, mine, rough, broken, clear; within two hexes."""
    table = replacement()
    ranks = {p: TERRAIN_ORDER.index(word(p)) for p in AROUND}
    best = [p for p in AROUND if ranks[p] == min(ranks.values())]
    if len(best) > 1:
        assert {token.id for token in table.prompt.tokens()} == set(best)
        table.play(replacement_hex=best[0])
    placed = table.event("replacement-placed").data["place"]
    assert placed in best
    assert (table.japan(placed).hidden, table.japan(placed).dug_in) == (True, True)


@pytest.mark.rule("bib:19.5")
def test_the_choice_of_the_hex_explains_itself():
    """bib:19.5: candidates, terrain order, and the lot among equals."""
    table = replacement()
    if table.procedure == "replacement-hex":
        table.session.auto()
        table.events += table.session.take_events()
    trace = [str(line) for line in table.event("placement").trace]
    assert "Candidates" in trace[0]
    assert "hill, ravine, mountain" in trace[1]


@pytest.mark.rule("bib:19.5")
def test_us_units_bar_a_hex_but_their_zones_of_control_do_not():
    """bib:19.5: the tunnels lead there."""
    free = AROUND[0]
    taken = dict(zip((battalion(n) for n in range(len(AROUND))), AROUND[1:], strict=False))
    table = replacement(us=taken)
    assert table.event("replacement-placed").data["place"] == free or free not in table.places()
    everything = dict(zip((battalion(n) for n in range(len(AROUND))), AROUND, strict=False))
    full = replacement(us=everything)
    assert not set(AROUND) & full.places()


@pytest.mark.rule("bib:19.5", "bib:18.0")
def test_a_cleared_sector_takes_nobody():
    """bib:19.5: the unit goes back into the container."""
    table = replacement(cleared=[SECTOR])
    assert table.happened("no-placement")
    assert table.happened("replacement-returns")
    assert table.places() == {HOME, FAR}


@pytest.mark.rule("bib:19.5")
def test_no_hex_near_a_dug_in_unit_takes_nobody():
    """bib:19.5: three hexes away is too far."""
    lonely = next(s for s in SYMBOLS if s != SECTOR and all(
        BOARD.distance(HOME, p) > 2 and BOARD.distance(FAR, p) > 2 for p in SYMBOLS[s]
    ))  # fmt: skip
    table = replacement(sector=lonely)
    assert table.happened("replacement-returns")


@pytest.mark.rule("bib:19.4")
def test_an_empty_container_brings_no_replacement():
    """bib:19.4: and it is not made up later."""
    table = start("japanese-movement", japan=everybody(HOME))
    assert table.happened("no-replacement")
    assert not table.asked("replacement-sector")


def everybody(*places, inside=0, known=()):
    """Put every Japanese unit on the map, or all but some; the named places come first."""
    spare = [p for p in BOARD.hexes if p not in places and BOARD.terrain(p) != "beach"]
    count = len(DATA.japan) - inside
    hexes = [*places, *(p for p in spare if BOARD.distance(p, places[0]) > 2)][:count]
    units = dict(known)
    return [hidden(p, units.get(p)) for p in hexes]


TARGET = inland()
NEAR = around(TARGET, tanks=True)[0]
UNIT = fighters()


def in_place(monkeypatch, inside, **more):
    """Attack without effect, so that the target redeploys in place."""
    crt(monkeypatch, "NE")
    japan = everybody(TARGET, inside=inside, known={TARGET: UNIT})
    table = start("mobile-combat", us={ONE: NEAR}, japan=japan, **more)
    return table.play(attack_target=TARGET, attack_units=[ONE], combat=1)


@pytest.mark.rule("bib:20.4", "bib:20.3")
def test_redeploying_in_place_draws_one_of_those_in_the_container(monkeypatch):
    """bib:20.4, B-15: the hex stays held, nobody is lost, nobody has seen who came out."""
    table = in_place(monkeypatch, inside=2)
    assert TARGET in table.places()
    inside = [unit for unit in table.state.japan.values() if unit.place == "container"]
    assert len(inside) == 2
    assert all(unit.hidden for unit in inside)
    assert not table.asked("second-unit")


@pytest.mark.rule("bib:20.3.1", "bib:20.4")
def test_a_lone_unit_swaps_with_the_first_dug_in_unit_that_rolls_1_to_3(monkeypatch):
    """bib:20.3.1, B-07: from the lowest hex number up; 4-6 passes on."""
    table = in_place(monkeypatch, inside=0)
    order = []
    for die in (4, 6, 3):
        assert table.procedure == "second-unit"
        order.append(table.prompt.subjects[1])
        table.answer(die)
    assert order == sorted(order)
    assert table.event("second-unit").data["place"] == order[-1]
    assert {TARGET, order[-1]} <= table.places()
    assert len(table.places()) == len(DATA.japan)


@pytest.mark.rule("bib:20.3.1", "bib:22.0")
def test_b47_units_on_suribachi_are_passed_over(monkeypatch):
    """B-47: nobody may come in there; by choice the hex only stays held."""

    def asked(option):
        japan = everybody(TARGET, *BOARD.suribachi, known={TARGET: UNIT})
        crt(monkeypatch, "NE")
        table = start("mobile-combat", us={ONE: NEAR}, japan=japan, options={"b-47": option})
        table.play(attack_target=TARGET, attack_units=[ONE], combat=1)
        while table.procedure == "second-unit":
            table.answer(4)
        return {prompt.subjects[1] for prompt in table.asked("second-unit")}

    assert not asked("no") & set(BOARD.suribachi)
    assert asked("yes") >= set(BOARD.suribachi)


@pytest.mark.rule("bib:20.4")
def test_b15_a_search_without_success_puts_the_unit_back(monkeypatch):
    """B-15: one pass, then it returns to its own hex."""
    table = in_place(monkeypatch, inside=0)
    while table.procedure == "second-unit":
        table.answer(5)
    assert table.happened("no-second-unit")
    assert table.japan(TARGET).unit == UNIT


def away(monkeypatch, japan, unit=UNIT, target=HOME, **more):
    """Attack with an Exchange and a 6, so that the target redeploys."""
    crt(monkeypatch, "Ex")
    near = around(target, tanks=True)[0]
    table = start("mobile-combat", us={ONE: near}, japan=japan, **more)
    return table.play(attack_target=target, attack_units=[ONE], combat=1, second_die=6)


@pytest.mark.rule("bib:20.3", "bib:20.2.2")
def test_redeployment_moves_a_blind_substitute_to_a_new_hex(monkeypatch):
    """bib:20.3: placed as a replacement is; the old hex is empty (B-75)."""
    table = away(monkeypatch, [hidden(HOME, UNIT), hidden(OTHER), hidden(FAR)])
    table.play(redeployment_sector=SECTOR)
    while table.procedure == "redeployment-hex":
        table.session.auto()
        table.events += table.session.take_events()
    place = table.event("substitute").data["place"]
    assert place != HOME
    assert HOME not in table.places()
    assert len(table.places()) == 3


@pytest.mark.rule("bib:20.3", "bib:19.1")
@pytest.mark.parametrize(("kind", "goes_to"), [
    ("artillery", "track"), ("hq", "track"), ("infantry", "container"),
])  # fmt: skip
def test_b16_a_unit_without_a_hex_stays_dead(monkeypatch, kind, goes_to):
    """bib:20.3, B-16: HQ and artillery then go to the track."""
    unit = japanese(kind)
    table = away(monkeypatch, [hidden(HOME, unit), hidden(FAR)], cleared=[SECTOR])
    table.play(redeployment_sector=SECTOR)
    assert table.unit(unit).place == goes_to


@pytest.mark.rule("bib:20.3")
@pytest.mark.parametrize(("option", "again"), [("itself", False), ("again", True)])
def test_b48_a_search_for_a_new_hex_goes_round_once_or_until_it_finds(monkeypatch, option, again):
    """B-48: by default the unit itself goes to the new hex."""
    japan = everybody(HOME, OTHER, known={HOME: UNIT})
    table = away(monkeypatch, japan, options={"b-48": option})
    table.play(redeployment_sector=SECTOR)
    while table.procedure == "redeployment-hex":
        table.session.auto()
    if table.procedure != "second-unit":
        pytest.skip("no hex of the sector was free on this board")
    first = table.prompt.subjects[1]
    table.answer(4)
    while table.procedure == "second-unit" and table.prompt.subjects[1] != first:
        table.answer(4)
    assert (table.procedure == "second-unit") is again


@pytest.mark.rule("bib:20.3", "bib:22.0")
def test_b18_nobody_redeploys_to_suribachi(monkeypatch):
    """bib:22.0: the mountain is no numbered sector, so no sector roll leads there."""
    assert not {p for hexes in SYMBOLS.values() for p in hexes} & set(BOARD.suribachi)
    crt(monkeypatch, "NE")
    target = BOARD.suribachi[0]
    near = next(p for p in BOARD.neighbours(target) if p not in BOARD.suribachi)
    table = start("mobile-combat", us={ONE: near}, japan=[hidden(target, UNIT)])
    table.play(attack_target=target, attack_units=[ONE], combat=1)
    assert target in table.places()
