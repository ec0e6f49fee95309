"""How the counters of Ie Shima lie on the map in the window: side by side, in piles, as plates."""

import pytest

from beachmaster.desktop.board.area_sheet import SMALLEST_CHIP, sheet_of
from beachmaster.desktop.board.geometry import Viewpoint
from beachmaster.desktop.board.stacks import by_hex
from games.ie_shima.island import at, session

STACKS = {
    "3/306": "green",
    "1/306": "4",
    "2/306": "4",
    "SEI": "15",
    "2/1 A": "15",
    "MG A": "15-",
    "MG B": "15-",
}


@pytest.fixture
def lying(theme):
    """Return how the counters of a place lie at a scale."""
    game = session(position=at(STACKS, control=["4"]))
    module, state = game.module, game.state
    sheet = sheet_of(module.chart(state))
    stacks = by_hex(module.position(state, module.overview(state).units).counters)
    return lambda place, scale: sheet.lying(stacks[place], place, Viewpoint(scale))


def test_where_there_is_room_each_lies_alone(lying):
    assert [one.many for one in lying("4", 300.0)] == [0] * 8


def test_battalions_lie_in_piles_called_by_their_names(lying):
    found = {one.short: one.many for one in lying("green", 40.0)}
    assert found == {"3/306": 4}
    assert {(one.short, one.many) for one in lying("4", 80.0)} == {("1/306", 4), ("2/306", 4)}


def test_a_mixed_pile_has_no_name_and_reduced_units_lie_apart(lying):
    found = lying("15", 85.0)
    assert sorted((one.many, one.short) for one in found) == [(2, "MG"), (5, "")]
    reduced = next(one.counter for one in found if one.many == 2)
    assert reduced.steps < reduced.whole


def test_plates_never_lie_on_one_another(lying):
    boxes = [one.middle for one in lying("15", 30.0)]
    apart = [abs(a.x() - b.x()) for a in boxes for b in boxes if a is not b]
    assert all(far >= SMALLEST_CHIP - 0.01 for far in apart)
