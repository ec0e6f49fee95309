"""Where a game was left off: what was told last, and the acts since the player's own answer."""

import pytest

from beachmaster.engine.changes import ReplayError
from beachmaster.engine.event import Event
from beachmaster.engine.left_off import LeftOff, left_off
from beachmaster.engine.text import plain_text
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def session():
    """Play a game to a choice, choose, and let the program answer once."""
    session = start(Wish(game="hell-on-earth", seed=1)).session
    while session.asked.prompt.kind != "choose" or not session.tree.cursor:
        session.auto()
    session.answer(next(iter(session.asked.prompt.options)).value)
    session.auto()
    return session


def test_it_begins_with_the_players_last_answer(session):
    mine = session.tree.entries[session.tree.cursor].parent
    assert session.tree.entries[mine].by == "player"
    history = [event for at, event in session.history() if at >= mine and event.seen]
    told = [event.text for event in history if event.text != event.act]
    acts = tuple(event.act for event in history if event.act is not None)
    assert left_off(session) == LeftOff(told[-1] if told else None, acts)
    assert len(history) < len(session.history())


def test_what_the_player_may_not_see_is_not_told(session, monkeypatch):
    events = [
        Event(name="seen", text=plain_text("A"), rules=(), act=plain_text("do a")),
        Event(name="b", text=plain_text("B"), rules=(), act=plain_text("b"), visibility="hidden"),
    ]
    at = session.tree.cursor
    monkeypatch.setattr(type(session), "history", lambda _self: [(at, one) for one in events])
    assert left_off(session) == LeftOff(plain_text("A"), (plain_text("do a"),))


def test_a_history_that_can_no_longer_be_told_stops_nothing(session, monkeypatch):
    def refuse(_session):
        raise ReplayError(plain_text("of another version"))

    monkeypatch.setattr(type(session), "history", refuse)
    assert left_off(session) == LeftOff(None, ())
