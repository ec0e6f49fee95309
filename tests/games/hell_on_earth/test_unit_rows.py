"""The rows of the units are kept from answer to answer, and are those that one would make anew."""

import pytest

from beachmaster.engine.remembered import Remembered
from beachmaster.games.hell_on_earth import display_units
from beachmaster.games.hell_on_earth.factory import FACTORY
from games.hell_on_earth.watch import begun

BEFORE, ANSWERS = 50, 80


def test_what_is_made_of_a_piece_is_kept_until_that_changes():
    made, kept = [], Remembered[int]()

    def make():
        made.append(len(made))
        return made[-1]

    assert [kept.of("a", (1, "x"), make) for _ in range(2)] == [0, 0]
    assert [kept.of("b", (1, "x"), make), kept.of("a", (1, "y"), make)] == [1, 2]
    assert kept.of("a", (1, "x"), make) == 3  # only the last is kept


@pytest.mark.parametrize("board", ["tracked", "table"])
def test_kept_rows_are_those_of_now(board, monkeypatch):
    """Also after an undo, and beside another game whose units stand elsewhere."""
    two = [begun(board, seed=seed) for seed in (1, 2)]
    players = [FACTORY.player("commander", session) for session in two]

    def rows(session):
        return list(session.module.overview(session.state).units)

    def compare(session):
        kept = rows(session)
        with monkeypatch.context() as afresh:
            for name in ("_OURS", "_THEIRS"):
                afresh.setattr(display_units, name, Remembered())
            assert kept == rows(session)

    first = rows(two[0])
    for at in range(ANSWERS):
        for session, player in zip(two, players, strict=True):
            session.answer(player.answer(session.asked))
            if at >= BEFORE:
                compare(session)
        if at % 9 == 0:
            two[0].undo()
            compare(two[0])
            two[0].redo()
    assert rows(two[0]) != first
