"""A border that our estimate lacks is asked for where a typed move or a line names it."""

import io
import json

import pytest

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.setup import Setup
from beachmaster.games.ie_shima.factory import FACTORY
from beachmaster.storage.starting import Playing
from games.ie_shima.test_borders import NEAR, NOT_THERE, THREE, US, beside, half, place

ACTS = [("regroup",), ("assault", "3")]


def playing(*act):
    """Return a game on the player's map that has begun such an impulse."""
    game = beside(THREE, **US)
    half(game, *act)
    setup = Setup(game="ie-shima", board="own")
    return Playing(session=game, setup=setup, factory=FACTORY)


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("touches", [True, False])
def test_in_the_terminal(capsys, act, touches):
    game = playing(*act)
    lines = iter(["1/306 B>4", "y" if touches else "n", "q"])
    TerminalPlayer(game, Words(), lambda: next(lines, None)).play()
    told = " ".join(capsys.readouterr().out.split())
    assert told.count(NEAR) == 1
    assert "1-306-b" not in told
    if touches:
        assert place(game.session, "1-306-b") == "4"
    else:
        assert NOT_THERE in told or "Which way does 1/306 B take?" in told


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("touches", [True, False])
def test_over_json_lines(act, touches):
    game, out = playing(*act), io.BytesIO()
    told = [{"answer": ["1-306-b>4"]}, {"learn": {"3-4": touches}}, {"quit": True}]
    source = io.BytesIO(b"\n".join(json.dumps(one).encode() for one in told))
    JsonPlayer(game, Words(), out).play(source)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    asked = [one for one in lines if one["type"] == "ask"]
    assert asked[0]["text"] == NEAR
    if touches:
        assert place(game.session, "1-306-b") == "4" or len(asked) > 1
    elif act == ("regroup",):
        assert [one["message"] for one in lines if one["type"] == "error"] == [NOT_THERE]


def test_a_border_told_for_an_answer_that_was_taken_back_is_offered_by_both(capsys):
    """The map shows it all the same, whatever the player does instead."""
    lines = iter(["1/306 B>4", "y", "undo", "1/306", "q"])
    TerminalPlayer(playing("regroup"), Words(), lambda: next(lines, None)).play()
    assert "4) area 4" in capsys.readouterr().out
    game, out = playing("regroup"), io.BytesIO()
    told = [{"answer": ["1-306-b>4"]}, {"learn": {"3-4": True}}, {"undo": 1}, {"answer": ["1/306"]}]
    source = io.BytesIO(b"\n".join(json.dumps(one).encode() for one in [*told, {"quit": True}]))
    JsonPlayer(game, Words(), out).play(source)
    asked = json.loads(out.getvalue().splitlines()[-1])
    assert [one["value"] for one in asked["options"]] == ["2", "4"]
