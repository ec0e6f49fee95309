"""The list of table changes could not be followed where counters look alike (hoe:3.3.2)."""

import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, start


@pytest.mark.rule("hoe:3.3.2", "hoe:5.4.2.5.2")
def test_taking_a_redeployment_back_says_which_hidden_unit_moves():
    """Several counters lie face down; only where it lies tells one from another."""
    table = start(us={"25": "0711"}, japan=[hidden("0610", "17"), hidden("0803"), hidden("0408")])
    table.play(
        quiet=False,
        target="0610",
        attackers=["25"],
        supporters=[],
        defence_draw=table.session.module.data.markers.reaction[2],
        reaction=1,
        redeployment_sector=6,
        redeployment_hex=2,
        advance="none",
    )
    [there] = table.places() - {"0803", "0408", "1408"}
    jump = table.session.undo(by="action")
    moves = [render(change.text) for change in jump.table if "hidden" in render(change.text)]
    assert moves[0] == f"Move the hidden Japanese unit from {there} to 0610."


@pytest.mark.rule("hoe:3.3.2")
def test_turning_a_counter_back_says_where_it_lies():
    """A counter turned face down again is named by its hex."""
    table = start("bombardment", us={"25": "0711"}, japan=[hidden("0610", "17"), hidden("0803")])
    table.answer("0610").answer(2).answer(6)
    table.session.auto()
    jump = table.session.undo(by="action")
    [turn] = [render(change.text) for change in jump.table if change.act == "turn"]
    assert turn.startswith("In 0610,")


@pytest.mark.rule("hoe:5.2.1")
def test_an_undo_by_action_takes_back_one_bombardment():
    """Each target is an action of its own, not the whole phase."""
    table = start("bombardment", us={"25": "0711"}, japan=[hidden("0610"), hidden("0803")])
    table.answer("0610").answer(2).answer(1)
    table.answer("0803").answer(2).answer(1)
    jump = table.session.undo(by="action")
    assert [entry.value for entry in jump.took_back] == ["0803", 2, [1]]


@pytest.mark.rule("hoe:5.5")
def test_an_undo_by_action_takes_back_one_raid():
    """Each raid is an action of its own."""
    table = start("raid", us={"25": "0711", "24": "0509"}, japan=[hidden("0610")])
    table.play(raid_order=["25", "24"], raid=(2, 2), quiet=False)
    jump = table.session.undo(by="action")
    assert len(jump.took_back) == 1
