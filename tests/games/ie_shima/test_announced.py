"""What the opponent announces, it does; and no chance worth a look is left out (ies:8.1.4)."""

import re

import pytest

from beachmaster.engine.deciding import at_once
from beachmaster.engine.text import Text, render
from beachmaster.engine.weighing import in_a_line, reasons
from beachmaster.games.ie_shima.opponent.igawa import COMMANDER, OFFICER, RECRUIT, commander
from beachmaster.games.ie_shima.opponent.planning import HOPELESS, plans
from beachmaster.games.ie_shima.opponent.stand import stand_of
from beachmaster.games.ie_shima.ways import begin
from games.ie_shima.announcing import listed, watched
from games.ie_shima.island import at, session
from often import few

AIM, FIGURE = re.compile("to [a-z]"), re.compile(r"\d\.\d| VP")
GAMES = [*((COMMANDER, seed) for seed in range(900, 940)), (OFFICER, 1), (RECRUIT, 1)]


@pytest.mark.parametrize(("level", "seed"), few(GAMES, 1))
def test_what_is_announced_is_done_and_each_reason_begins_with_an_aim(level, seed):
    halves, nights, lines = watched(seed, level)
    assert len(halves) > 20
    assert [half for half in halves if half.act != "pass" and half.idle] == []
    assert [half for half in halves if half.act == "pass" and not half.idle] == []
    if level == COMMANDER:
        assert [half for half in halves if not half.kept] == []
    left_out = [
        (half.when, attack)
        for half in halves
        if half.act == "pass"
        for attack in half.attacks
        if not listed(half, *attack)
    ]
    assert left_out == []
    assert [night for night in nights if night[-1] < HOPELESS] == []
    assert [line for line in lines if not AIM.match(line) or FIGURE.search(line)] == []


BOX = dict.fromkeys([f"{kind} {x}" for kind in ("Pillbox", "MG", "IE") for x in "ABCD"], "out")


def said(game):
    """Return what the opponent would do now, best first, as its reasons put it."""
    who = commander(game.module.looking, "japan", COMMANDER, "pinnacle")
    found = reasons(at_once(who.decide(game.copy_state(), game.asked)), 0, whole=True)
    return [render(in_a_line(found)), *(render(Text.from_plain(row.text)) for row in found.rows)]


def test_an_aim_names_the_points_that_are_taken_back():
    units = {**BOX, "2/1": "15", "SEI A": "5", "1/306": "2", "2/306": "1"}
    game = session(position=at(units, "japan-3", 2, control=["1", "2", "14"]))
    assert said(game)[0].startswith("to take back 2 points in area 14: Moves ")


def test_an_aim_names_the_enemies_that_an_area_is_held_against():
    units = {"2/1 A": "16", "2/1 B": "15", "2/1 C": "15", "2/1 D": "16", "1/306": "12"}
    game = session(position=at(units, "japan-3", 2, control=["1", "2", "4", "12"]))
    assert re.match(r"to hold area 1[156] against the 4 companies in area 12: ", said(game)[0])


def test_nobody_plans_to_come_back_to_where_they_begin_for_nothing():
    """16 > 11 > 16 was announced as an act."""
    units = {**BOX, "2/1": "16", "1/306": "2"}
    game = session(position=at(units, "japan-3", 2, control=["1", "2"]))
    play = game.module.looking(game.state)
    active = begin(play.field, "japan", ["16"])
    stand = stand_of(game.state, play.field, play.options)
    moves = [move for plan in plans(stand, play.field, active) for move in plan.moves]
    assert moves
    assert [path for unit, path in moves if path[-1] == "16"] == []


def test_each_active_area_lists_its_best_attack_beside_what_is_better():
    """A lone company next to it: whether a move is better or not, the attack was weighed."""
    units = {**BOX, "2/1": "14", "SEI A": "16", "1/306 A": "5-"}
    game = session(position=at(units, "japan-5", 2, control=["1", "2", "5"]))
    found = said(game)
    assert any(re.search("Moves . from area 14", one) for one in found)
    assert any(re.search("Attacks area 5 out of area 14", one) for one in found)


def test_whoever_comes_back_is_named_with_the_area():
    """Three ways to restore one unit are three lines."""
    units = {**BOX, "2/1": "16", "SEI A": "15", "Labor A": "out", "1/306": "2"}
    game = session(position=at(units, "refit", 2, control=["2"]))
    found = [one for one in said(game) if "Labor A" in one]
    assert len(found) > 2
    assert len(set(found)) == len(found)
    assert all(re.search(r"Labor A in area \d+", one) for one in found)
