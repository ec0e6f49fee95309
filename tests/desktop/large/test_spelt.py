"""What is typed for a row of a list leaves that row and no other, and is short."""

import pytest

from beachmaster.desktop.large.spelt import LONGEST, Shortest
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, Row

pytestmark = pytest.mark.usefixtures("qapp")

HEXES = ["Stay here", "0313 (3 MP)", "0314 (4 MP)", "0412 (3 MP)"]
UNITS = ["1/23 Marines in the box", "2/23 Marines in the box", "23rd Marines in the box"]
LETTERED = ["2/1 A (full), area 13", "2/1 B (full), area 13", "SEI A (full), area 13"]
NAMED = ["Additional attack", "Additional bombardment 2", "Additional bombardment 3"]


def listed(words):
    """Return a list of these rows."""
    return FilterList(OptionModel([Row(f"v{at}", one) for at, one in enumerate(words)]))


@pytest.mark.parametrize("words", [HEXES, UNITS, LETTERED, NAMED])
def test_it_leaves_one_row(words):
    listing = listed(words)
    shortest = Shortest(listing)
    for at in range(len(words)):
        typed = shortest.of(at)
        assert not typed or listing.named(typed) == f"v{at}"
        assert len(typed) <= LONGEST


def test_a_number_is_typed_whole_and_a_unit_by_how_it_begins():
    def typed(words):
        shortest = Shortest(listed(words))
        return [shortest.of(at) for at in range(len(words))]

    assert typed(HEXES)[1:] == ["0313", "0314", "0412"]
    assert typed(UNITS) == ["1/23", "2/23", "23rd"]
    assert typed(LETTERED) == ["2/1 A", "2/1 B", "SEI"]


def test_what_no_short_word_tells_apart_is_gone_to_by_the_arrows():
    words = ["Combat support of artillery one", "Combat support of artillery one again"]
    shortest = Shortest(listed(words))
    assert shortest.of(0) == ""
    assert shortest.of(1) == "ag"


def test_commands_begin_no_word():
    assert Shortest(listed(["wide", "plain"])).of(0) == ""
