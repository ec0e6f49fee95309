"""The map in letters of the tracked board; the table board has none."""

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.sketch import sketch
from beachmaster.games.hell_on_earth.factory import FACTORY


def begun(board="tracked"):
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=1, board=board))
    return Session(module, setup.seed)


def test_the_map_shows_units_terrain_and_guns():
    session = begun()
    while session.state.phase == "set-up":
        session.auto()
    cells = sketch(session.module, session.state).cells
    green = session.module.prints.beaches[1]
    suribachi = cells[session.module.prints.suribachi]
    assert len(cells) == len(session.module.prints.hexes)
    assert (cells[green].ground, cells[green].holds) == ("b", ("28/4",))
    assert (suribachi.ground, suribachi.holds) == ("s", ("(?)", "Su"))
    assert sum("*" in cell.holds for cell in cells.values()) == 8


def test_what_is_taken_revealed_or_disorganized_shows():
    session = begun()
    while session.state.phase == "set-up":
        session.auto()
    state, board = session.state, session.module.prints
    unit = next(unit for unit in state.japan.values() if unit.battalion == "brigade-engineers")
    unit.hidden, unit.steps = False, 2
    state.us["28"].marker = "DR"
    state.control.append("airfield1")
    state.artillery_hexes.append(board.guns[0])
    cells = sketch(session.module, state).cells
    assert cells[unit.place].holds[0] == "bri:2"
    assert cells[board.beaches[1]].holds == ("28/4d",)
    assert "A1+" in cells[board.objectives["airfield1"]].holds
    assert "*+" in cells[board.guns[0]].holds


def test_the_table_board_has_no_map():
    session = begun("table")
    assert sketch(session.module, session.state) is None
