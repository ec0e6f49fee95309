"""The invariants: whatever breaks bags, steps, places or tracks is found."""

import pytest

from beachmaster.games.hell_on_earth import checks
from beachmaster.games.hell_on_earth.state import UsUnit
from games.hell_on_earth.play import hidden, shown, start


def found(change, board="tracked"):
    """Return the problems of a sound state after a change."""
    table = start(
        "raid",
        us={"25": "0711" if board == "tracked" else "map"},
        japan=[hidden("0611", "313", defence="ds18"), shown("0610", "17")],
        board=board,
    )
    state = table.session.copy_state()
    data = table.session.module.data
    assert checks.problems(state, data) == []
    change(state)
    return checks.problems(state, data)


def counter(state, place):
    return next(unit for unit in state.japan.values() if unit.place == place)


def put(target, **values):
    for name, value in values.items():
        setattr(target, name, value)


@pytest.mark.parametrize("change", [
    lambda s: s.us.pop("25"),
    lambda s: s.us.update({"99": UsUnit(4, "reserve")}),
    lambda s: put(s.us["25"], steps=0),
    lambda s: put(s.us["25"], steps=5),
    lambda s: put(s.us["25"], place="9999"),
    lambda s: put(s.us["25"], place="0611"),
    lambda s: put(s.us["25"], marker="XX"),
    lambda s: put(s.us["25"], place="reserve", marker="OR"),
    lambda s: put(s.us["25"], place="box3", assaulted=True),
    lambda s: put(s.us["24"], place="0711"),
    lambda s: s.japan.pop("j01"),
    lambda s: put(counter(s, "0610"), steps=0),
    lambda s: put(counter(s, "0610"), steps=4),
    lambda s: put(counter(s, "0611"), steps=2),
    lambda s: put(counter(s, "0610"), place="0611"),
    lambda s: put(counter(s, "0610"), place="9999"),
    lambda s: put(counter(s, "0610"), battalion="145"),
    lambda s: put(counter(s, "0610"), battalion="nobody"),
    lambda s: put(counter(s, "0610"), battalion=""),
    lambda s: put(counter(s, "1408"), group=False),
    lambda s: s.red.pop("ds01"),
    lambda s: s.red.update({"ds01": "pocket"}),
    lambda s: s.red.update({"ds01": "box6"}),
    lambda s: s.red.update({"ds01": s.red["ds18"]}),
    lambda s: s.red.update({"re3": "defence:j01"}),
    lambda s: s.red.update({"ds01": "reaction:j01"}),
    lambda s: s.red.update({"ds01": "defence:j02"}),
    lambda s: s.blue.pop("cm01"),
    lambda s: s.blue.update({"cm01": "pocket"}),
    lambda s: s.blue.update({"cm01": "error-reserve"}),
    lambda s: s.blue.update({"cm21": "played"}),
    lambda s: s.blue.update({"cm01": "slot1", "cm02": "slot1"}),
    lambda s: put(s, turn=0),
    lambda s: put(s, turn=10),
    lambda s: put(s, artillery=9),
    lambda s: put(s, artillery_hexes=["0314"]),
    lambda s: put(s, orders=-1),
    lambda s: s.blue.update({"cm01": "played"}),
    lambda s: put(s, control=["suribachi", "suribachi"]),
])  # fmt: skip
def test_what_breaks_the_book_keeping_is_found(change):
    """hoe:3.3: 9 and 30 units, 26 and 29 markers, one unit a hex, steps and tracks in bounds."""
    assert found(change)


@pytest.mark.parametrize("place", ["beach3", "beach", "map", "reserve", "box9"])
def test_the_places_of_a_table_board(place):
    """hoe:3.1: US units stand on the map, on a beach, in the reserve or in a box."""
    assert not found(lambda s: put(s.us["24"], place=place), "table")


@pytest.mark.parametrize("place", ["0711", "beach7", "hill"])
def test_other_places_are_none_on_a_table_board(place):
    """hoe:3.1: hexes are not followed there."""
    assert found(lambda s: put(s.us["24"], place=place), "table")


def test_several_units_may_share_the_reserve_a_box_and_the_table_s_map():
    """hoe:3.1.1: only hexes and beaches hold one unit."""
    assert not found(lambda s: put(s.us["24"], place="map"), "table")
    assert not found(lambda s: put(s.us["24"], place="box7"))
