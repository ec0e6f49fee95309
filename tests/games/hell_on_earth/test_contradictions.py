"""What was put right by hand may contradict a later answer: then the answer is refused."""

import pytest

from beachmaster.engine.changes import SessionError
from beachmaster.engine.module import encode
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY


def landing() -> Session:
    """Return a game that asks where the 26th lands, with a Japanese unit put on Red Beach 1."""
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=1))
    session = Session(module, setup.seed)
    while not session.asked.key.endswith("landing:26#1"):
        session.auto()
    session.adjust("japan.j30.place", module.prints.beaches[2], "it stands there")
    return session


def test_an_answer_that_contradicts_what_was_put_right_is_refused_and_changes_nothing():
    session = landing()
    before, key = encode(session.state), session.asked.key
    with pytest.raises(SessionError) as refused:
        session.answer(2)
    assert "put right by hand" in render(refused.value.text)
    assert (encode(session.state), session.asked.key) == (before, key)


def test_the_game_goes_on_once_the_contradiction_is_taken_back():
    session = landing()
    session.undo()
    session.answer(2)
    assert session.state.us["26"].on_map
