"""While the die of an attack is asked for, an arrow points from who attacks to whom."""

import pytest

from beachmaster.desktop.board.charges import charges
from beachmaster.engine.display import Chart, Counter, Hex, Position
from beachmaster.engine.prompt import Confirm, DiceToRoll, Roll
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth.about import JAPAN, US

WORDS = plain_text("")
HEXES = {place: Hex(ground="clear", words=WORDS) for place in ("0202", "0203", "0204")}
CHART = Chart(title=WORDS, hexes=HEXES)


def counter(side, place):
    return Counter(id=place, side=side, place=place, short="1", words=WORDS)


POSITION = Position(counters=(counter(US, "0202"), counter(JAPAN, "0203")))


def asked(color):
    return Roll(procedure="combat", text=WORDS, rules=(), dice=DiceToRoll(color=color))


@pytest.mark.parametrize(
    ("color", "arrow"), [("blue", ("0202", "0203")), ("red", ("0203", "0202"))]
)
def test_the_side_whose_die_is_asked_for_attacks(color, arrow):
    found = charges(asked(color), CHART, POSITION, {"0203"}, {"0202"})
    assert found == {arrow}


@pytest.mark.parametrize(
    ("aims", "others"), [({"0204"}, {"0202"}), ({"0203", "0204"}, {"0202"}), ({"0203"}, set())]
)
def test_no_arrow_goes_far_nor_to_one_of_several_nor_from_nobody(aims, others):
    assert charges(asked("blue"), CHART, POSITION, aims, others) == set()


def test_only_a_die_has_arrows():
    forgotten = Confirm(procedure="attack-done", text=WORDS, rules=())
    assert charges(forgotten, CHART, POSITION, {"0203"}, {"0202"}) == set()
    assert charges(None, CHART, POSITION, {"0203"}, {"0202"}) == set()
