"""The tracked map as a window draws it: symbols, coast, counters, layers."""

import pytest

from beachmaster.engine import hexgrid
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.display import OBJECTIVES
from beachmaster.games.hell_on_earth.display_units import japanese_turned, short_name, us_turned
from beachmaster.games.hell_on_earth.places import OBJECTIVE_NAMES
from games.hell_on_earth.play import hidden, shown, start, us
from games.hell_on_earth.watch import begun, lies


def at(table, place):
    return next(counter for counter in lies(table).counters if counter.place == place)


def layer(table, name):
    return next(layer.hexes for layer in lies(table).layers if layer.id == name)


@pytest.mark.rule("hoe:3.3.1")
def test_steps_turn_the_counters_as_the_book_says():
    """hoe:3.3.1: a quarter at 3 and 1 steps; hoe:3.3.2: a quarter on the last step."""
    assert [us_turned(steps) for steps in (4, 3, 2, 1)] == [0, 90, 0, 90]
    assert [japanese_turned(steps) for steps in (3, 2, 1)] == [0, 0, 90]


def test_short_names_tell_battalions_apart():
    names = ["145", "1-145", "26-tank", "8-at", "naval-guard", "204-construction"]
    assert [short_name(name) for name in names] == ["145", "1/145", "26T", "8AT", "NG", "204C"]


def test_counters_lie_as_they_do_on_the_table():
    units = {"25": us("0711", steps=3, marker="OR", assaulted=True, supported=True)}
    japan = [hidden("0611", "17", defence="ds18"), shown("0610", "26-tank", steps=1)]
    table = start("raid", us=units, japan=japan)
    ours, back, front = (at(table, place) for place in ("0711", "0611", "0610"))
    assert (ours.short, ours.turned, ours.stripe, ours.kind) == ("25", 90, "4", "tank")
    assert ours.markers == ("OR", "RA", "CS")
    assert (back.short, back.values, back.hidden, len(back.markers)) == ("?", "", True, 1)
    assert (front.short, front.turned, front.kind) == ("26T", 90, "tank")
    assert "1 of 3 steps" in render(front.words)


def test_the_chart_shows_every_hex_and_its_symbols():
    chart = begun().module.chart()
    marks = [mark for held in chart.hexes.values() for mark in held.marks]
    kinds = {kind: sum(mark.symbol == kind for mark in marks) for kind in {m.symbol for m in marks}}
    assert kinds["objective"] == 4
    assert kinds["airfield"] == 3
    assert kinds["guns"] == 8
    assert kinds["beach"] == 6
    assert kinds["deployment"] == 30
    assert {held.sector for held in chart.hexes.values()} == set("123456")
    assert "not the publisher's map" in render(chart.notice)


def inside(point, ring):
    """Tell whether a point lies within a ring, by counting the edges east of it."""
    x, y = point
    edges = zip(ring, (*ring[1:], ring[0]), strict=True)
    crossed = [a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) for a, b in edges if a[1] != b[1]
               and min(a[1], b[1]) <= y < max(a[1], b[1])]  # fmt: skip
    return sum(at > x for at in crossed) % 2 == 1


def test_the_coast_lies_around_the_hexes():
    """Nearly all hex centres are on land; only landing beaches and rocks may have less of it."""
    chart = begun().module.chart()
    centres = [hexgrid.centre(place, chart.layout) for place in chart.hexes]
    on_land = sum(any(inside(centre, ring) for ring in chart.coast) for centre in centres)
    assert on_land > 0.9 * len(centres)


def test_layers_follow_the_japanese():
    """hoe:5.3.2.2: the six hexes around a unit are its zone of control."""
    table = start("raid", japan=[hidden("0611")])
    board = table.session.module.prints
    assert set(board.neighbours("0611")) <= layer(table, "zoc")
    assert "0611" in layer(table, "raids")
    first = {place for place in board.hexes if board.sector(place) == 1}
    assert first <= layer(table, "cleared")
    assert "0611" not in layer(table, "cleared")


def test_an_objective_has_one_name_wherever_it_is_shown():
    """The map called it Airfield 1, and everything else the First Airfield."""
    module = start("raid", japan=[hidden("0611")]).session.module
    board, chart = module.prints, module.chart()
    for place, held in chart.hexes.items():
        objective = board.objective(place)
        if objective is not None:
            assert held.label == render(OBJECTIVES[objective])
            assert held.label in render(OBJECTIVE_NAMES[objective])
