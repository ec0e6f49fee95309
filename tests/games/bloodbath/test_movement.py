"""US movement on the tracked board: terrain, zones of control, allowances (bib:5.2, bib:4.1.1)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.engine.text import render
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.paths import allowance, moves, walk
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    QUIET,
    battalion,
    beaches,
    flamethrower,
    hidden,
    inland,
    start,
    tank,
    us,
)

ONE, TWO, TANK = battalion(0), battalion(1), tank()
NORTH = min(place for place in BOARD.hexes if not BOARD.coast(place))


def table_with(units, japan=(FAR,), phase="us-movement", **more):
    placed = {name: us(place) for name, place in units.items()}
    return start(phase, japan=[hidden(place) for place in japan], us=placed, **more)


def island(table):
    return Island(table.session.module.play(table.state, 0, Recorder(quiet=True)))


def beside(terrain):
    """Return a hex of a terrain and a neighbour that tanks may stand in, away from `NORTH`."""
    return next(
        (near, place)
        for place in BOARD.hexes
        if BOARD.terrain(place) == terrain and BOARD.distance(place, NORTH) > 3
        for near in BOARD.neighbours(place)
        if BOARD.terrain(near) in ("clear", "broken", "rough")
    )


@pytest.mark.rule("bib:5.2")
def test_a_beach_and_a_ravine_cost_what_the_rule_says_and_a_hill_nothing_more():
    """5.2: beach 1 MP, ravine 3 MP; hill hexes count as their other terrain."""
    board = island(table_with({ONE: inland()}))
    found = {BOARD.terrain(place): board.prints.cost(place) for place in BOARD.hexes}
    assert found["beach"] == 1
    assert found["ravine"] == 3
    hills = [place for place in BOARD.hexes if BOARD.hill(place)]
    assert hills
    assert all(board.prints.cost(place) == found[BOARD.terrain(place)] for place in hills)


@pytest.mark.rule("bib:5.2")
@pytest.mark.parametrize("terrain", ["beach", "ravine"])
def test_a_move_stops_on_entering_a_beach_or_a_ravine(terrain):
    """5.2: no way goes on from there; from clear ground one does."""
    origin, place = beside(terrain)
    ways = walk(island(table_with({ONE: origin}, japan=(NORTH,))), ONE, mobile=False)
    stop = ("beach", "ravine")
    assert place in ways
    assert not any(BOARD.terrain(p) in stop for way in ways.values() for p in way.path[:-1])
    assert any(len(way.path) > 1 for way in ways.values())


@pytest.mark.rule("bib:5.2", "bib:17.3")
@pytest.mark.parametrize("terrain", ["ravine", "mountain", "mine"])
def test_tanks_do_not_enter_ravines_mountains_or_mines(terrain):
    """5.2, 17.3: battalions and flamethrowers do."""
    if terrain not in set(map(BOARD.terrain, BOARD.hexes)):
        pytest.skip("the board has none")
    origin, place = beside(terrain)
    board = island(table_with({TANK: origin}, japan=(NORTH,)))
    assert place not in walk(board, TANK, mobile=False)
    flame = flamethrower()
    board = island(table_with({flame: origin}, japan=(NORTH,)))
    assert place in walk(board, flame, mobile=False)


@pytest.mark.rule("bib:6.0")
def test_a_move_ends_in_a_zone_of_control_and_never_in_the_enemys_hex():
    """6.0, B-29: dug-in units have a zone of control too."""
    target = inland()
    start_at = next(p for p in BOARD.hexes if BOARD.distance(p, target) == 2 and _easy(p))
    ways = walk(island(table_with({ONE: start_at}, japan=(FAR, target))), ONE, mobile=False)
    zone = {near for place in (FAR, target) for near in BOARD.neighbours(place)}
    assert target not in ways
    assert zone & set(ways)
    assert not any(p in zone for way in ways.values() for p in way.path[:-1])


def _easy(place):
    return not BOARD.coast(place) and BOARD.terrain(place) != "ravine"


@pytest.mark.rule("bib:4.1.1", "bib:4.1.2")
@pytest.mark.parametrize(
    ("printed", "mobile", "storm", "rounding", "points"),
    [
        (5, False, False, "up", 5),
        (5, True, False, "up", 3),
        (5, False, True, "up", 3),
        (5, True, True, "up", 2),
        (5, True, False, "down", 2),
        (5, True, True, "down", 1),
        (1, True, True, "down", 0),
    ],
)
def test_mobile_phases_and_storms_halve_the_allowance(printed, mobile, storm, rounding, points):
    """4.1.1, 4.1.2, B-36: rounded up unless ruled otherwise, both halvings in a storm."""
    option = {"b-36": "down"} if rounding == "down" else {}
    table = table_with({ONE: inland()}, storm=storm, options=option)
    game = table.session.module.play(table.state, 0, Recorder(quiet=True))
    assert allowance(game, printed, mobile) == points


@pytest.mark.rule("bib:4.1.1")
def test_one_hex_may_always_be_entered():
    """B-36: even where half an allowance does not pay for it."""
    origin, ravine = beside("ravine")
    table = table_with({ONE: origin}, japan=(NORTH,), phase="mobile-movement", storm=True)
    assert ravine in walk(island(table), ONE, mobile=True)


@pytest.mark.rule("bib:5.2")
def test_a_unit_goes_once_a_phase_and_again_in_the_mobile_phase():
    """4.1: two movement phases."""
    origin = inland()
    first = _goal({ONE: origin})
    table = table_with({ONE: origin})
    while table.procedure != "move":
        table.answer("no" if table.procedure == "task-force-collins" else [])
    table.answer([f"{ONE}>{first}"])
    assert table.us(ONE).place == first
    assert ONE not in table.options
    assert "landed or moved" in table.closed[ONE]
    table.answer("done")
    assert table.phase == "mobile-movement"
    while table.procedure != "move":
        table.answer("no" if table.procedure == "task-force-collins" else [])
    assert ONE in table.options


def _goal(units):
    table = table_with(units)
    ways = moves(island(table), next(iter(units)), mobile=False)
    return next(p for p in sorted(ways) if _easy(p))


@pytest.mark.rule("bib:5.3")
def test_a_battalion_does_not_end_where_another_stands():
    """5.3: but it may share with a support unit."""
    origin = inland()
    place = next(p for p in BOARD.neighbours(origin) if _easy(p))
    with_battalion = moves(island(table_with({ONE: origin, TWO: place})), ONE, mobile=False)
    assert place not in with_battalion
    flame = flamethrower()
    assert place in moves(island(table_with({ONE: origin, flame: place})), ONE, mobile=False)


@pytest.mark.rule("bib:14.2")
def test_several_moves_in_one_answer_are_checked_in_their_order():
    """The second move sees where the first unit went; a wrong one changes nothing."""
    origin = inland()
    place = next(p for p in BOARD.neighbours(origin) if _easy(p))
    table = table_with({ONE: origin, TWO: place})
    while table.procedure != "move":
        table.answer("no" if table.procedure == "task-force-collins" else [])
    refused = table.refusal([f"{ONE}>{place}"])
    assert "A hex holds one battalion" in refused
    free = next(p for p in BOARD.neighbours(place) if _easy(p) and p != origin)
    table.answer([f"{TWO}>{free}", f"{ONE}>{place}"])
    assert (table.us(ONE).place, table.us(TWO).place) == (place, free)


@pytest.mark.rule("bib:14.3")
def test_a_unit_that_walks_onto_a_landing_beach_lies_under_those_there():
    """14.3, as for landings."""
    origin, place = next(
        (near, beach)
        for beach in beaches("east")
        for near in BOARD.neighbours(beach)
        if not BOARD.coast(near) and BOARD.distance(near, FAR) > 2
    )
    table = table_with({ONE: place, TWO: origin}).play(move=[f"{TWO}>{place}"])
    assert table.us(ONE).level < table.us(TWO).level


@pytest.mark.rule("bib:5.2")
def test_a_forgotten_unit_is_named_before_the_phase_ends():
    """The reminder before the end; who says no goes on."""
    table = table_with({ONE: inland()}, options={"reminders": "on"})
    while table.procedure != "move":
        table.answer("no" if table.procedure == "task-force-collins" else [])
    table.answer("done")
    assert table.procedure == "move-done"
    named = [render(line) for line in table.prompt.why]
    assert f"Not moved: {DATA.us[ONE].name} in {inland()}." in named
    table.answer(False)
    assert table.procedure == "move"


def test_every_us_unit_has_a_movement_allowance():
    """11.4: all 39 can move."""
    assert all(counter.front.movement > 0 for counter in DATA.us.values())


@pytest.mark.rule("bib:14.2", "bib:5.2")
def test_who_was_told_to_stay_is_not_said_to_have_moved():
    """14.2: at sea it has neither landed nor moved."""
    table = start("us-movement", us={ONE: "available", TWO: inland()}, japan=[hidden(FAR)])
    for unit in (ONE, TWO):
        moving(table).answer([unit]).answer("stay")
    assert "left it at sea" in table.closed[ONE]
    assert "left it where it is" in table.closed[TWO]


@pytest.mark.rule("bib:4.1.1")
def test_mobile_movement_does_not_cite_redeployment():
    """15.0: the regular movement phase only."""
    table = moving(start("mobile-movement", us={ONE: inland()}, japan=[hidden(FAR)]))
    assert "bib:15.0" not in table.prompt.rules
    table.answer([ONE])
    assert "bib:15.0" not in table.prompt.rules


def moving(table):
    """Answer what comes before the movement."""
    while table.procedure != "move":
        table.answer(QUIET[table.procedure])
    return table
