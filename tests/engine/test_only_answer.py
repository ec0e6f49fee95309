"""What has one legal answer asks nobody: the program gives it, says so, and takes it back alike."""

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.changes import SessionError
from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.module import encode
from beachmaster.engine.only_answer import NAME, is_certain, only_answer
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import ROOT
from beachmaster.games import catalogue
from games.hell_on_earth.play import shown, start
from games.ie_shima.island import at, session
from grounds import EVERY
from often import few

BOARDS = [(game, board) for game, board in EVERY if board != "own"]
MOST = 250


def begun(game, board, seed):
    _, module = catalogue.load(game).prepare(Setup(game=game, board=board, seed=seed))
    return Session(module, seed)


def played(game, board, seed):
    """Play on as a front end does; return the session and all events."""
    session = begun(game, board, seed)
    events = session.take_events()
    for _ in range(MOST):
        if session.asked is None:
            break
        if session.opponent is not None:
            at_once(deciding(session))
        else:
            assert only_answer(session.asked.prompt) is None
            assert not is_certain(session.asked.prompt)
            asked = session.asked
            session.answer(program_answer(asked.prompt, seed, asked.key))
        session.go_on()
        events += session.take_events()
    return session, events


def alone(session):
    path = session.tree.path(session.tree.cursor)
    given = [one for one in path if one.by == "program" and one.ask in ("choose", "place")]
    return [one for one in given if "/reroll:" not in one.key]  # offers that were let pass


@pytest.mark.parametrize("seed", few(range(12), 2))
@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_a_game_asks_nothing_that_has_one_answer_and_replays_the_same(game, board, seed):
    session, events = played(game, board, seed)
    told = [event for event in events if event.name == NAME]
    assert len(told) == len(alone(session))
    path = session.tree.path(session.tree.cursor)
    again = begun(game, board, seed)
    for entry in path:
        assert again.asked.key == entry.key
        again.answer(entry.value, entry.by)
    assert encode(again.state) == encode(session.state)


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_taking_back_and_bringing_back_never_rest_on_an_only_answer(game, board):
    session, _ = played(game, board, 1)
    end, whole = session.tree.cursor, len(session.tree.path(session.tree.cursor))
    steps = 0
    while session.tree.path(session.tree.cursor) and steps < whole:
        session.undo()
        steps += 1
        prompt = session.asked.prompt
        if session.tree.cursor != ROOT:
            assert session.opponent is None
            assert only_answer(prompt) is None
            assert not is_certain(prompt)
    assert not session.tree.path(session.tree.cursor)
    while session.tree.cursor != end and steps:
        session.redo()
        steps -= 1
        assert session.asked is None or only_answer(session.asked.prompt) is None
    assert session.tree.cursor == end
    with pytest.raises(SessionError):
        session.redo()


@pytest.mark.rule("hoe:5.4.2.9.4", "hoe:5.3.2.3")
def test_a_pinned_unit_takes_its_hit_and_is_told_why():
    table = start("first-attack", us={"25": "0712"}, japan=[shown("0611", "313")])
    table.play(quiet=False, target="0611")
    table.play(quiet=False, attackers=["25"], supporters=[], combat=2, retreat_check=6)
    session = table.session
    session.take_events()
    session.go_on()
    told = [render(event.text) for event in session.take_events() if event.name == NAME]
    assert len(told) == 1
    assert "The only answer: Stand and take" in told[0]
    assert "pinned down on the beach and cannot retreat" in told[0]


@pytest.mark.rule("ies:6.2.1")
@pytest.mark.parametrize(("gone", "asked"), [("A", False), ("AB", True)])
def test_dice_that_decide_nothing_are_not_asked_for(gone, asked):
    """Half of two dice is one at least: a single Special Unit comes back in any case."""
    position = at({"1/306": "4"}, "reinforcement", 2, control=["4"])
    position["units"] |= {f"MG {letter}": {"place": "out"} for letter in gone}
    game = session(position=position)
    assert game.asked.prompt.procedure == "special-return"
    assert is_certain(game.asked.prompt) is not asked
    game.go_on()
    assert (game.asked.prompt.procedure == "special-return") is asked
    if not asked:
        assert game.state.units["mg-a"].place == "special"
