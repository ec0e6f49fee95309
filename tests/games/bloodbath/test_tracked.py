"""What the program's map answers to the rules' questions."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.games.bloodbath.attack import (
    NOT_BESIDE,
    UNDER_ATTACK,
    Targets,
    attackers,
    choose_target,
)
from beachmaster.games.bloodbath.charge import charge_end, charge_targets
from beachmaster.games.bloodbath.container import next_dug_in
from beachmaster.games.bloodbath.fire_support import airfields
from beachmaster.games.bloodbath.fire_targets import held_beaches, next_us_hex
from beachmaster.games.bloodbath.japanese_fire import hill_held
from beachmaster.games.bloodbath.redeployment import eligible, eligible_hexes
from beachmaster.games.bloodbath.sectors import clear
from games.bloodbath.play import (
    BOARD,
    FAR,
    battalion,
    beaches,
    flamethrower,
    hidden,
    inland,
    start,
    us,
)

ONE, TWO, FLAME = battalion(0), battalion(1), flamethrower()
SECTOR = {
    p: BOARD.sector(p) for p in BOARD.hexes if BOARD.symbol(p) and BOARD.sector(p) in range(1, 7)
}


def game(japan, units=None, **more):
    placed = {
        name: us(*where) if isinstance(where, tuple) else us(where)
        for name, where in (units or {}).items()
    }
    table = start("us-movement", japan=[hidden(place) for place in japan], us=placed, **more)
    return table.session.module.play(table.state, 0, Recorder(quiet=True))


def told(steps):
    """Return what a procedure that asks nothing answers."""
    with pytest.raises(StopIteration) as stop:
        next(steps)
    return stop.value.value


@pytest.mark.rule("bib:16.1")
def test_airfields_count_when_free_of_units_and_zones_of_control():
    """16.1, B-29: the first gives one, both give two, the second alone nothing."""
    first, second = (set(BOARD.airfields[number]) for number in (1, 2))
    near_second = next(
        p
        for hex_id in second
        for p in BOARD.neighbours(hex_id)
        if p not in second and not first & {p, *BOARD.neighbours(p)}
    )
    near_first = next(
        p
        for hex_id in first
        for p in BOARD.neighbours(hex_id)
        if p not in first and not second & {p, *BOARD.neighbours(p)}
    )
    answer = {}
    for name, places in (("none", [FAR]), ("second", [near_second]), ("first", [near_first])):
        one = game(places)
        answer[name] = told(airfields(one))
    assert answer == {"none": 2, "second": 1, "first": 0}


@pytest.mark.rule("bib:18.0")
def test_a_sector_is_clear_without_a_dug_in_unit_on_a_symbol():
    """18.0: face up, or beside the symbols, does not hold it."""
    place, sector = next(iter(SECTOR.items()))
    plain = next(p for p in BOARD.hexes if BOARD.sector(p) == sector and not BOARD.symbol(p))
    held = game([place, FAR])
    assert sector not in told(clear(held)).sectors
    beside = game([plain, FAR])
    assert sector in told(clear(beside)).sectors
    beside.state.cleared = [sector]
    assert sector not in told(clear(beside)).sectors


@pytest.mark.rule("bib:22.0")
def test_suribachi_is_clear_when_its_five_hexes_are():
    """22.0: one unit on any of them holds it."""
    assert len(BOARD.suribachi) == 5
    for place in BOARD.suribachi:
        one = game([place])
        assert not told(clear(one)).mountain
    free = game([inland()])
    assert told(clear(free)).mountain


@pytest.mark.rule("bib:19.5")
def test_a_placement_hex_is_an_empty_symbol_of_the_sector_near_a_dug_in_unit():
    """19.5, B-18, B-19: two hexes or fewer, no unit in it, sector not cleared."""
    place, sector = next(
        (p, s)
        for p, s in SECTOR.items()
        if any(
            BOARD.distance(p, other) <= 2 and SECTOR[other] == s for other in SECTOR if other != p
        )
    )
    one = game([place, FAR])
    found = told(eligible(one, sector))
    assert found
    assert all(SECTOR[p] == sector and p != place for p in found)
    assert all(BOARD.distance(p, place) <= 2 or BOARD.distance(p, FAR) <= 2 for p in found)
    taken = next(iter(found))
    with_us = game([place, FAR], {ONE: taken})
    assert taken not in told(eligible(with_us, sector))
    counter = one.at(place)
    assert told(eligible(one, sector, (counter, one.at(FAR)))) == {}
    one.state.cleared = [sector]
    assert told(eligible(one, sector)) == {}


@pytest.mark.rule("bib:19.5", "bib:22.0")
def test_nothing_is_placed_on_suribachi():
    """22.0: its hexes belong to no numbered sector."""
    one = game([BOARD.suribachi[0]])
    found = told(eligible_hexes(one, None))
    assert not set(found) & set(BOARD.suribachi)


@pytest.mark.rule("bib:19.5")
def test_a_hill_counts_as_a_hill_whatever_lies_under_it():
    """19.5: hill comes first in the order."""
    hills = [p for p in SECTOR if BOARD.hill(p)]
    place = hills[0]
    near = next(p for p in BOARD.hexes if 0 < BOARD.distance(p, place) <= 2 and p not in SECTOR)
    one = game([near, FAR])
    assert told(eligible(one, SECTOR[place]))[place] == "hill"


@pytest.mark.rule("bib:21.2.1", "bib:21.2.2")
def test_scans_go_by_hex_number():
    """21.2: down from 2812 before Suribachi falls, up from 0106 after."""
    here = inland()
    there = inland(but=(here,))
    low, high = sorted((here, there))
    one = game([FAR], {ONE: here, TWO: there})
    up = [told(next_us_hex(one, after, True)) for after in ("", low, high)]
    down = [told(next_us_hex(one, after, False)) for after in ("", high, low)]
    assert (up, down) == ([low, high, ""], [high, low, ""])


@pytest.mark.rule("bib:21.2.1")
def test_held_beaches_come_in_descending_order():
    """21.2.1, B-14: the chosen coast's only."""
    first, second = beaches("east")[:2]
    one = game([FAR], {ONE: second, TWO: first, FLAME: beaches("west")[0]})
    assert told(held_beaches(one, 3)) == sorted((first, second), reverse=True)


@pytest.mark.rule("bib:20.3.1")
def test_the_second_unit_is_looked_for_upward_and_not_on_suribachi():
    """20.3.1, B-47."""
    low, high = sorted((inland(), inland(but=(inland(),))))
    one = game([low, high, *BOARD.suribachi])
    found = [told(next_dug_in(one, after)) for after in ("", low, high)]
    assert found == [one.at(low), one.at(high), ""]


@pytest.mark.rule("bib:21.3")
def test_a_hill_is_held_by_a_japanese_unit_in_the_targets_sector():
    """21.3, B-11: no sector, no hill."""
    hill = next(p for p in BOARD.hexes if BOARD.hill(p) and BOARD.sector(p) in range(1, 7))
    sector = BOARD.sector(hill)
    same = next(p for p in BOARD.hexes if BOARD.sector(p) == sector and p != hill)
    other = next(p for p in BOARD.hexes if BOARD.sector(p) not in (0, None, sector))
    one = game([hill, FAR])
    assert told(hill_held(one, same))
    assert not told(hill_held(one, other))
    assert not told(hill_held(one, BOARD.suribachi[1]))


@pytest.mark.rule("bib:14.2", "bib:14.3")
def test_attackers_are_next_to_the_target_or_have_landed_on_it():
    """14.2: who landed on it attacks it and nothing else; 14.3: the top unit alone."""
    beach = next(p for p in beaches("east") if any(not BOARD.coast(n) for n in BOARD.neighbours(p)))
    target = next(n for n in BOARD.neighbours(beach) if not BOARD.coast(n))
    one = start(
        "us-combat",
        japan=[hidden(target), hidden(FAR)],
        us={ONE: us(beach), TWO: us(beach, level=1)},
    )
    play = one.session.module.play(one.state, 0, Recorder(quiet=True))
    counter = play.at(target)
    assert attackers(play, counter, [ONE, TWO]) == [ONE]
    play.state.opposed = {ONE: beach}
    assert attackers(play, counter, [ONE]) == []


@pytest.mark.rule("bib:20.5.4")
def test_a_charge_goes_for_the_nearest_us_unit_by_movement_points():
    """20.5.4, B-56: to come next to it; out of reach is nothing."""
    here = inland()
    us_at = next(p for p in BOARD.hexes if BOARD.distance(p, here) == 2 and not BOARD.coast(p))
    far = game([here, FAR])
    assert told(charge_targets(far, far.at(here))) == []
    near = game([here, FAR], {ONE: us_at})
    counter = near.at(here)
    near.unit(counter).unit = max(near.data.japan, key=lambda n: near.data.japan[n].movement)
    targets = told(charge_targets(near, counter))
    assert targets in ([us_at], [])
    if targets:
        assert BOARD.distance(told(charge_end(near, counter, us_at)), us_at) == 1


def test_pointing_at_a_target_names_why_others_are_closed():
    """The hexes that fit, none or no more, and the reason for the others."""
    here = inland()
    one = game([here, FAR], {ONE: BOARD.neighbours(here)[0]})
    steps = choose_target(
        one, "x", NOT_BESIDE, ("bib:7.0",), (), Targets(NOT_BESIDE, (ONE,), optional=True)
    )
    prompt = next(steps)
    assert [option.value for option in prompt.options] == [here, ""]
    assert [closed.value for closed in prompt.closed()] == [FAR]


def test_a_unit_under_attack_is_closed_for_that_reason():
    """7.0: it may well be next to the attackers; the others are too far away."""
    here = inland()
    one = game([here, FAR], {ONE: BOARD.neighbours(here)[0]})
    barred = Targets(NOT_BESIDE, (ONE,), barred=(one.at(here),), taken=UNDER_ATTACK, optional=True)
    steps = choose_target(one, "x", NOT_BESIDE, ("bib:7.0",), (), barred)
    reasons = {closed.value: closed.reason for closed in next(steps).closed()}
    assert reasons == {here: UNDER_ATTACK, FAR: NOT_BESIDE}
