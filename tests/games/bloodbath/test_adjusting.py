"""Putting single values right by hand."""

import pytest

from beachmaster.engine.module import AdjustError
from beachmaster.engine.text import render
from games.bloodbath.play import DATA, FAR, battalion, fighters, hidden, inland, start, us

ONE = battalion()
PLACE = inland()


def table():
    return start("us-movement", japan=[hidden(PLACE), hidden(FAR)], us={ONE: us("available")})


def put(one, path, value):
    return one.session.module.adjust(one.state, path, value)


@pytest.mark.rule("bib:14.1")
def test_a_us_unit_is_put_where_it_is():
    """14.1: a hex or a box; in the Eliminated box it has no steps."""
    one = table()
    free = inland(but=(PLACE,))
    put(one, f"us.{ONE}.place", free)
    assert one.us(ONE).place == free
    put(one, f"us.{ONE}.steps", 1)
    assert one.us(ONE).steps == 1
    put(one, f"us.{ONE}.place", "eliminated")
    assert one.us(ONE).steps == 0


@pytest.mark.rule("bib:19.2")
def test_a_japanese_unit_is_named_and_the_one_it_was_dealt_for_swaps():
    """A real counter that the program had dealt elsewhere; never twice."""
    one, unit = table(), fighters()
    put(one, f"japan.{PLACE}.unit", DATA.japan[unit].name)
    assert (one.japan(PLACE).unit, one.japan(PLACE).hidden) == (unit, False)
    assert sorted(u.unit for u in one.state.japan.values()) == sorted(DATA.japan)


@pytest.mark.rule("bib:4.1.2", "bib:18.0", "bib:22.0")
def test_storm_sectors_and_suribachi_are_put_right():
    """The tracks of the table."""
    one = table()
    for path, value in (("storm", True), ("suribachi", True), ("cleared.3", True)):
        put(one, path, value)
    assert (one.state.storm, one.state.suribachi, one.state.cleared) == (True, True, [3])
    put(one, "cleared.3", False)
    assert one.state.cleared == []


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (f"us.{ONE}.steps", 3, "1/23 Marines, steps: a whole number from 0 to 2, not “3”."),
        ("storm", "perhaps", "storm: yes or no, not “perhaps”."),
        ("coast", "", "invaded coast: one of: east, west, not “”."),
    ],
)
def test_a_refusal_says_what_is_possible_there(path, value, words):
    with pytest.raises(AdjustError) as refused:
        put(table(), path, value)
    assert render(refused.value.text) == words


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("us.nobody.place", "available"),
        (f"us.{ONE}.place", "nowhere"),
        (f"us.{ONE}.steps", "two"),
        (f"japan.{PLACE}.unit", "no such unit"),
        (f"japan.{PLACE}.place", "9999"),
        ("storm", "perhaps"),
        ("coast", "north"),
        ("cleared.7", True),
        ("regiments.99", False),
        ("nothing", 1),
    ],
)
def test_a_wrong_path_or_value_is_refused(path, value):
    """With what was expected; nothing changes."""
    one = table()
    before = str(one.state)
    with pytest.raises(AdjustError):
        put(one, path, value)
    assert str(one.state) == before
