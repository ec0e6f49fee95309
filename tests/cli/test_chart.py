"""The map in letters: where each hex stands, what fits in it, and that hidden things stay so."""

from beachmaster.cli.chart import chart_lines
from beachmaster.engine.hexgrid import Layout
from beachmaster.engine.sketch import Cell, Sketch


def test_every_second_column_stands_half_a_hex_lower():
    cells = {"0101": Cell("c"), "0201": Cell("r", ("28/4",)), "0102": Cell("b", ("(?)",))}
    assert chart_lines(Sketch(cells, ()), 80) == ["0101c", "      0201r", "0102b 28/4", "(?)"]
    odd = Sketch(cells, (), Layout(shifted="odd"))
    assert chart_lines(odd, 80)[:2] == ["      0201r", "0101c 28/4"]


def test_a_pointed_map_shifts_rows():
    cells = {"0101": Cell("c"), "0201": Cell("c"), "0102": Cell("c")}
    pointed = Sketch(cells, (), Layout(orientation="pointy"))
    assert chart_lines(pointed, 80) == ["0101c 0201c", "", "   0102c", ""]


def test_a_map_too_wide_for_the_terminal_comes_in_parts():
    """No line is wider, and every hex is there once."""
    cells = {f"{column:02}{row:02}": Cell("c", ("*",)) for column in range(1, 31) for row in (1, 2)}
    for layout in (Layout(), Layout(orientation="pointy")):
        for width in (60, 80, 100):
            lines = chart_lines(Sketch(cells, (), layout), width)
            assert max(map(len, lines)) <= width
            drawn = [word[:4] for line in lines for word in line.split() if word != "*"]
            assert sorted(drawn) == sorted(cells)


def test_what_does_not_fit_is_left_out_the_last_first():
    held = {"0101": Cell("c", ("28/4", "A1", "*")), "2003": Cell("c")}
    assert chart_lines(Sketch(held, ()), 200)[1] == "28/4 A1 *"
    assert chart_lines(Sketch(held, ()), 120)[1].split() == ["28/4"]
    assert chart_lines(Sketch({}, ()), 80) == []
