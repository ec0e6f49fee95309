"""How many US units a hex holds, and which of them fight (bib:5.3, bib:14.3, bib:17.1)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.games.bloodbath.hexes import fighting, may_share, room
from beachmaster.games.bloodbath.island import Island
from games.bloodbath.play import (
    FAR,
    battalion,
    beaches,
    flamethrower,
    hidden,
    inland,
    start,
    tank,
    us,
)

ONE, TWO = battalion(0), battalion(1)
FLAME, OTHER, TANK = flamethrower(0), flamethrower(1), tank()
PLACE, BEACH, WEST = inland(), beaches("east")[0], beaches("west")[0]


def game(options=None, **places):
    units = {name: us(place, level=level) for name, (place, level) in places.items()}
    table = start("us-movement", japan=[hidden(FAR)], us=units, options=options)
    return table.session.module.play(table.state, 0, Recorder(quiet=True))


def stack(place, *names, options=None):
    return game(options, **{name: (place, number) for number, name in enumerate(names)})


@pytest.mark.rule("bib:5.3", "bib:17.1")
@pytest.mark.parametrize(
    ("names", "fits"),
    [
        ([ONE], True),
        ([ONE, FLAME], True),
        ([FLAME, TANK], True),
        ([FLAME, OTHER], True),
        ([ONE, TWO], False),
        ([ONE, FLAME, TANK], False),
        ([FLAME, OTHER, TANK], False),
    ],
)
def test_a_hex_holds_a_battalion_a_battalion_with_support_or_two_support_units(names, fits):
    """17.1, B-32."""
    assert may_share(stack(PLACE, ONE), names) is fits


@pytest.mark.rule("bib:5.3", "bib:14.3")
def test_only_the_beaches_of_the_chosen_coast_take_more():
    """5.3: no stacking on the other set of beaches, not even with a support unit."""
    three = Island(stack(BEACH, ONE, FLAME))
    assert room(three, [TWO], BEACH)
    other = Island(stack(WEST, ONE))
    assert not room(other, [FLAME], WEST)
    assert room(other, [FLAME], PLACE)


@pytest.mark.rule("bib:14.3", "bib:17.2")
def test_only_the_top_unit_of_a_beach_stack_fights_with_its_support_partner():
    """14.3, B-50: the two top counters, if one of them is a support unit."""
    plain = stack(BEACH, ONE, TWO, FLAME)
    assert fighting(plain, BEACH, on_beach=True) == [ONE]
    pair = stack(BEACH, ONE, FLAME, TWO)
    assert fighting(pair, BEACH, on_beach=True) == [ONE, FLAME]


@pytest.mark.rule("bib:17.2")
def test_the_top_counter_may_be_ruled_to_fight_alone():
    """B-50, the other way; inland both of a pair fight in any case."""
    alone = stack(BEACH, ONE, FLAME, options={"b-50": "top"})
    assert fighting(alone, BEACH, on_beach=True) == [ONE]
    assert fighting(stack(PLACE, ONE, FLAME), PLACE, on_beach=False) == [ONE, FLAME]
