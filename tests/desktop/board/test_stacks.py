"""Stacks lie a little askew and fan out inside the window."""

from PySide6.QtCore import QPointF, QRectF

from beachmaster.desktop.board.stacks import around, aside, by_hex, fanned, lying
from beachmaster.engine.display import Counter
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth.about import US


def counter(name: str, place: str = "0101") -> Counter:
    return Counter(id=name, side=US, place=place, short=name, words=plain_text(name))


def test_counters_are_grouped_by_hex_in_their_order():
    one, two, three = counter("1"), counter("2", "0102"), counter("3")
    assert by_hex([one, two, three]) == {"0101": (one, three), "0102": (two,)}


def test_every_counter_of_a_stack_shows_an_edge():
    placed = lying([counter(str(n)) for n in range(5)], QPointF(100, 100), 60.0)
    assert len({(p.middle.x(), p.middle.y()) for p in placed}) == 5
    assert all(QRectF(70, 70, 60, 60).contains(p.box) for p in placed)


def test_a_fan_keeps_apart_and_inside_the_window():
    window = QRectF(0, 0, 400, 300)
    fan = fanned([counter(str(n)) for n in range(7)], QPointF(395, 295), 40.0, window)
    assert all(window.contains(p.box) for p in fan)
    for at, one in enumerate(fan):
        assert not any(one.box.intersects(other.box) for other in fan[at + 1 :])
    assert all(around(fan).contains(p.box) for p in fan)


def test_an_enlarged_counter_covers_no_tray():
    window = QRectF(0, 0, 800, 600)
    one = counter("1")
    left, right = QRectF(0, 0, 200, 100), QRectF(600, 0, 200, 100)
    cases = (((), (True, True)), ((right,), (False, True)), ((left, right), (True, False)))
    for covered, corner in cases:
        lens = aside(one, QPointF(100, 300), 50.0, window, covered)
        assert not any(lens.box.intersects(room) for room in covered)
        assert (lens.middle.x() > 400, lens.middle.y() < 300) == corner
    assert aside(one, QPointF(100, 300), 50.0, window, (window,)).middle.y() < 300
