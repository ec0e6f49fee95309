"""What is behind the screen is in no view: a puppet is asked the same to the last byte."""

from itertools import islice

from beachmaster.engine.text import render
from beachmaster.engine.tree import OPPONENT
from beachmaster.engine.views.data import encoded
from beachmaster.engine.views.making import view_of
from beachmaster.engine.views.pieces import PieceIndex
from screen import puppets
from screen.play import begun

PAIRS, LEAST = 3, 20


def views_of(pair, script):
    """Return the views of all that a person is asked in a game, as bytes."""
    session, found = begun(pair.seed, puppets.SALT), []
    for entry in pair.path:
        asked, module = session.asked, session.module
        assert asked.key == entry.key
        if session.is_behind(asked.prompt):
            session.answer(script[asked.key], OPPONENT)
            continue
        if session.opponent is None:
            state = session.state
            pieces = PieceIndex(module.overview(state), module.chart(state), render)
            found.append(encoded(view_of(asked.key, asked.prompt, pieces)))
        session.answer(entry.value, entry.by)
    return found


def test_views_of_a_puppet_are_those_of_its_game():
    for pair in islice(puppets.pairs(range(40)), PAIRS):
        assert pair.own != pair.other
        mine = views_of(pair, pair.own)
        assert len(mine) >= LEAST
        assert mine == views_of(pair, pair.other)
