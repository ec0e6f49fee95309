"""Calling the 3rd Marine Division forward, and what it costs (bib:14.4, bib:12.1)."""

import pytest

from beachmaster.engine.text import render
from games.bloodbath.play import DATA, FAR, hidden, start

REGIMENTS = sorted({c.regiment for c in DATA.us.values() if c.division == 3 and c.regiment})
TANKS = next(name for name, c in DATA.us.items() if c.division == 3 and c.kind == "tank")


def asked(turn=2, phase="us-movement", **more):
    table = start(phase, turn=turn, japan=[hidden(FAR)], **more)
    return table.answer("no") if table.procedure == "task-force-collins" else table


def units_of(regiment):
    return [name for name, counter in DATA.us.items() if counter.regiment == regiment]


@pytest.mark.rule("bib:14.4")
def test_reserves_come_forward_after_turn_one_only():
    """14.4: in any US movement phase after turn 1, the mobile one too."""
    assert asked(turn=1).procedure == "move"
    assert asked(turn=2).procedure == "reserves"
    assert asked(turn=2, phase="mobile-movement").procedure == "reserves"


@pytest.mark.rule("bib:14.4", "bib:12.1")
def test_a_regiment_comes_whole_and_shortens_the_game_by_a_turn():
    """14.4: four units together; 12.1: one turn fewer for each."""
    table = asked().answer([REGIMENTS[0]])
    assert [table.us(name).place for name in units_of(REGIMENTS[0])] == ["available"] * 4
    assert all(table.us(name).place == "reserves" for name in units_of(REGIMENTS[1]))
    assert table.state.last_turn == 15
    assert table.us(TANKS).place == "reserves"


@pytest.mark.rule("bib:12.1")
@pytest.mark.parametrize(("called", "last"), [(0, 16), (1, 15), (2, 14), (3, 13)])
def test_the_last_turn_follows_the_regiments_called(called, last):
    """12.1: 16, 15, 14 or 13."""
    assert asked().answer(REGIMENTS[:called]).state.last_turn == last


@pytest.mark.rule("bib:14.4")
def test_the_tank_battalion_comes_with_a_regiment_for_nothing_and_never_alone():
    """14.4: it may be deployed with any regiment."""
    table = asked()
    assert "comes with any of them and costs no turn" in render(table.prompt.why[0])
    assert "only with a regiment" in table.refusal(["tanks"])
    table.answer([REGIMENTS[1], "tanks"])
    assert table.us(TANKS).place == "available"
    assert table.state.last_turn == 15


@pytest.mark.rule("bib:14.4")
def test_no_regiment_comes_that_would_put_the_last_turn_behind_us():
    """B-34: on turn 15 one of three, on turn 16 none."""
    table = asked(turn=15)
    assert "At most" in table.refusal(REGIMENTS[:2])
    table.answer(REGIMENTS[:1])
    assert table.state.last_turn == 15
    assert asked(turn=16).procedure == "move"
