"""What is eliminated takes no part: no loss, retreat, flip or act names it until it comes back.

Answers are invented here: a person at a table may tell what no map would show, such as a stack that
holds the attackers of another fight as well.
"""

import pytest

from beachmaster.engine.text import render
from grounds import EVERY
from storage.kept_play import Hands, began

BOXES = ("eliminated", "out")
"""Where eliminated units lie."""
ENDS = ("us-eliminated", "eliminated")
"""Events after which the units that they name are gone."""
COMES_BACK = ("replacement", "task-force", "rebuilt", "specials-return", "placed", "set-up")
"""Events by which units come out of such a box."""
MOST = 250
"""How many answers of a game the ordinary run plays."""


def named(event):
    """Return the units that an event names."""
    return {*event.data.get("units", ()), *([event.data["unit"]] if "unit" in event.data else ())}


def gone_now(session):
    """Return the units that lie in the box of the eliminated."""
    pieces = session.module.pieces(session.state).items()
    return {name.rpartition("/")[2] for name, one in pieces if one.space in BOXES}


def faults(events, gone):
    """Yield the events that name a unit which is gone; `gone` is kept up to date."""
    for event in events:
        back = event.name in COMES_BACK
        first = {one.piece: one for one in reversed(event.acts)}  # it is moved, then turned
        taken_up = any(one.was and one.was.space in BOXES for one in first.values())
        if not back and (taken_up or named(event) & gone or event.data.get("place") in BOXES):
            yield event
        gone.difference_update(named(event) if back else ())
        gone.update(named(event) if event.name in ENDS else ())


def walk(game, board, seed, folder, most):
    """Play with invented answers; return the faults, how many units were eliminated, and the end.

    The game may end before anybody is: by chance both sides pass day after day.
    """
    playing = began(game, board, seed, folder / "one.beachmaster")
    session, hands = playing.session, Hands(playing)
    found, lost, answers = [], 0, 0
    while session.asked is not None and answers < most:
        gone, key = gone_now(session), session.asked.key
        hands.invent()
        events = session.take_events()
        found += [(key, one.name, one.data) for one in faults(events, gone)]
        lost += sum(one.name in (*ENDS, "us-out", "japanese-eliminated") for one in events)
        answers += 1
    over = session.asked is None
    playing.close()
    return found, lost, over


@pytest.mark.parametrize(("game", "board"), EVERY)
def test_no_event_names_a_unit_that_is_eliminated(game, board, tmp_path):
    found, lost, _over = walk(game, board, 1, tmp_path, MOST)
    assert found == []
    assert lost


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 32))
@pytest.mark.parametrize(("game", "board"), EVERY)
def test_in_whole_games_none_does(game, board, seed, tmp_path):
    found, lost, over = walk(game, board, seed, tmp_path, 3000)
    assert found == []
    assert lost or over


def test_an_attack_of_which_nobody_is_left_is_off(tmp_path):
    """Both attackers of two hexes were told to stand in one, and it was cut off (bib:7.0)."""
    playing = began("bloodbath", "table", 1, tmp_path / "one.beachmaster")
    session, hands, told = playing.session, Hands(playing), []
    while session.state.turn == 1:
        hands.invent()
        told += [one for one in session.take_events() if one.name == "attack-off"]
    playing.close()
    assert [render(one.text) for one in told[:2]] == [
        "No unit is left to attack target 709.",
        "No unit is left to attack C1.",
    ]
