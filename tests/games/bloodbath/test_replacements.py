"""US replacement steps (bib:14.5, bib:14.6, bib:14.7)."""

import pytest

from games.bloodbath.play import BOARD, DATA, battalion, flamethrower, hidden, start, tank, us

ONE, TWO, THREE = (battalion(number) for number in range(3))
ENEMY_AT = next(p for p in BOARD.hexes if BOARD.sector(p) in range(1, 7) and not BOARD.coast(p))
ENEMY = [hidden(ENEMY_AT)]


def away(distance):
    """Return an inland hex at a distance from the only Japanese unit."""
    return next(
        place
        for place in BOARD.hexes
        if BOARD.distance(place, ENEMY_AT) == distance and not BOARD.coast(place)
    )


def with_units(units, phase="us-movement", **more):
    table = start(phase, japan=ENEMY, us=units, **more)
    if table.procedure == "task-force-collins":
        table.answer("no")
    return table


@pytest.mark.rule("bib:14.5")
def test_two_steps_a_phase_and_no_third():
    """14.5: two replacement steps, to different units."""
    table = with_units({name: us("available", steps=1) for name in (ONE, TWO, THREE)})
    assert table.prompt.maximum == 2
    assert "2" in table.refusal([ONE, TWO, THREE])
    table.answer([ONE, TWO])
    assert [table.us(name).steps for name in (ONE, TWO, THREE)] == [2, 2, 1]


@pytest.mark.rule("bib:14.5")
def test_steps_are_lost_when_not_spent_and_none_come_in_the_mobile_phase():
    """14.5: in the regular movement phase only."""
    table = with_units({ONE: us("available", steps=1)})
    table.answer([]).play()
    assert table.us(ONE).steps == 1
    mobile = with_units({ONE: us("available", steps=1)}, phase="mobile-movement")
    mobile.play(quiet=True)
    assert not mobile.asked("replacement")


@pytest.mark.rule("bib:14.6")
def test_an_eliminated_battalion_comes_back_depleted_and_takes_one_step_a_turn():
    """14.6, B-33: into the Available for Landing box; the second step a turn later."""
    table = with_units({ONE: us("eliminated")})
    assert table.prompt.maximum == 1
    table.answer([ONE])
    assert (table.us(ONE).place, table.us(ONE).steps) == ("available", 1)


@pytest.mark.rule("bib:14.6", "bib:17.1")
def test_an_eliminated_support_unit_is_whole_with_one_step():
    """17.1: it has one step only."""
    for name in (flamethrower(), tank()):
        table = with_units({name: us("eliminated")}).answer([name])
        assert (table.us(name).place, table.us(name).steps) == ("available", 1)


@pytest.mark.rule("bib:14.6")
def test_a_full_unit_takes_no_step():
    """14.6: only depleted and eliminated units; nothing is asked where there is none."""
    table = with_units({ONE: us("available", steps=2)})
    assert table.procedure != "replacement"


@pytest.mark.rule("bib:14.7")
@pytest.mark.parametrize(("distance", "may"), [(4, True), (3, False)])
def test_a_unit_ashore_is_rebuilt_four_hexes_from_the_enemy(distance, may):
    """14.7, B-44: the Japanese hex counts, the unit's own does not."""
    place = away(distance)
    table = with_units({ONE: us(place, steps=1), TWO: us("available", steps=1)})
    assert (ONE in table.options) is may
    if not may:
        assert "fewer than four hexes" in table.closed[ONE]
        return
    table.answer([ONE])
    assert (table.us(ONE).place, table.us(ONE).steps) == (place, 2)


@pytest.mark.rule("bib:14.7")
def test_a_unit_rebuilt_ashore_moves_no_earlier_than_the_mobile_phase():
    """14.7: not in the phase of replacement."""
    table = with_units({ONE: us(away(4), steps=1)}).answer([ONE])
    while table.procedure != "move":
        table.answer([])
    assert "stays where it is" in table.closed[ONE]
    table.answer("done")
    assert table.phase == "mobile-movement"
    while table.procedure != "move":
        table.answer("no" if table.procedure == "task-force-collins" else [])
    assert ONE in table.options


@pytest.mark.rule("bib:12.3", "bib:14.6")
def test_reserves_are_never_rebuilt():
    """14.6: the US Reserves box is not mentioned, and nothing in it is damaged."""
    reserve = next(name for name, one in DATA.us.items() if one.division == 3)
    table = with_units({ONE: us("available", steps=1)})
    assert reserve not in table.options
