"""A map of areas in letters: blocks where the areas lie, and each in full below."""

import pytest

from beachmaster.cli.area_map import area_lines
from beachmaster.engine.areasketch import Block, area_sketch
from beachmaster.engine.session import Session
from beachmaster.engine.text import render
from engine.area_game import AreaGame


def sketched(**places):
    game = AreaGame(**places)
    state = game.first_state(1)
    state.taken = ["1", "2"]
    state.reduced = ["B"]
    return area_sketch(game, state)


def test_a_block_tells_terrain_points_control_and_how_many_stand_there():
    blocks = sketched(A="2", B="2", J="2").blocks
    assert blocks["2"] == Block((1.5, 1.5), "2 +1 U", "U2/1 J1")
    assert blocks["4"] == Block((3.5, 1.5), "4 +4# 3* J", "")
    assert "green" not in blocks


def test_a_line_tells_who_stands_there_and_what_the_area_touches():
    lines = [render(line) for line in sketched(A="2", B="2", J="2", C="green").lines]
    assert lines[1] == (
        "2: clear, +1, contested, controlled by the us side, us, 2 units: Company A, "
        "Company B (reduced), japan, 1 unit: Company J, touches 1, 3, 5"
    )
    assert lines[4].startswith("5: clear, +1, controlled by the japan side, touches 2, 3")
    assert lines[5].startswith("green Green box: a box, us, 1 unit: Company C")


def test_a_box_without_units_has_no_line():
    assert len(sketched(A="2").lines) == 5


def test_the_map_keeps_to_the_width_and_each_area_stands_where_it_lies():
    blocks = sketched(A="2", J="2").blocks
    lines = area_lines(blocks, 80)
    assert max(map(len, lines)) <= 80
    above = next(at for at, line in enumerate(lines) if "5 +1 J" in line)
    row = next(line for line in lines if "4 +4# 3* J" in line)
    assert above < lines.index(row)
    assert row.index("1 +1 U") < row.index("2 +1 U") < row.index("3 +2 J") < row.index("4 +4#")


@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_no_two_blocks_meet(width):
    blocks = {
        str(n): Block((n * 0.3 % 2, n * 0.7 % 3), f"{n} +1 J", "U12/3 J8/2") for n in range(1, 20)
    }
    lines = area_lines(blocks, width)
    text = "\n".join(lines)
    assert max(map(len, lines)) <= width
    assert all(text.count(f"{n} +1 J") >= 1 for n in range(1, 20))
    assert text.count("U12/3 J8/2") == 19


def test_another_map_has_no_blocks():
    class Other(AreaGame):
        def chart(self, state=None):
            return None

    other = Other()
    assert area_sketch(other, other.first_state(1)) is None


def test_a_game_goes_from_area_to_area():
    session = Session(AreaGame(), seed=1)
    session.answer("A>2>3")
    assert session.state.places["A"] == "3"
    assert session.state.phase == "japan-1"
    session.undo()
    assert session.state.places["A"] == "1"
