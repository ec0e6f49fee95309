"""While the die of an attack is asked for, an arrow points from who attacks to whom."""

from math import hypot

import pytest
from PySide6.QtCore import QLineF

from beachmaster.desktop.board.charges import EDGE, HEAD, Arrow, charges
from beachmaster.desktop.board.geometry import Sheet, Viewpoint
from beachmaster.engine import hexgrid
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


@pytest.mark.parametrize("layout", [hexgrid.Layout(orientation=one) for one in ("flat", "pointy")])
@pytest.mark.parametrize("count", [0, 1, 5])
@pytest.mark.parametrize("scale", [12, 37, 46, 140])
def test_an_arrow_ends_at_the_first_counter_and_covers_none(theme, scale, count, layout):
    end, view = "0503", Viewpoint(scale)
    around = hexgrid.neighbours(end, layout)
    hexes = {place: Hex(ground="clear", words=WORDS) for place in (end, *around)}
    sheet = Sheet(Chart(title=WORDS, hexes=hexes, layout=layout))
    stack = tuple(counter(JAPAN, end) for _ in range(count))
    placed = sheet.lying(stack, end, view)
    assert len(around) == 6
    for start in around:
        arrow = Arrow(sheet, stack, (start, end), view, theme)
        assert all(map(arrow.room().contains, arrow.ends()))
        tip, edge = arrow.ends()[0], EDGE * scale
        out = [outside(tip, one.box) for one in placed]
        assert min(out, default=edge) > 0
        way = QLineF(view.pixel(sheet.centres[start]), view.pixel(sheet.centres[end]))
        farthest = way.length() / 2 + HEAD[0][0] * scale
        off = QLineF(way.p1(), tip).length()
        assert off <= farthest + 0.01
        assert min(out, default=0) <= edge + 0.01
        assert placed or off >= farthest - 0.01


def outside(point, box):
    """Return how far a point lies off a rectangle."""
    x = max(box.left() - point.x(), 0, point.x() - box.right())
    y = max(box.top() - point.y(), 0, point.y() - box.bottom())
    return hypot(x, y)
