"""Who takes back across a die or a draw gets the same one again, whatever was done in between."""

import pytest

from beachmaster.engine.chronicle import dice_taken_back
from beachmaster.storage.starting import Wish, start

CHANCE = ("roll", "draw")
BOARDS = [
    pytest.param(game, table, id=f"{game}-{'table' if table else 'tracked'}")
    for game in ("hell-on-earth", "bloodbath")
    for table in (False, True)
]


def played_to(session, kind, answers=2000):
    """Play until chance of a kind decides, and return its entry."""
    while session.asked is not None and answers:
        if session.asked.prompt.kind == kind and session.tree.cursor:
            return session.auto(invent=True)
        session.auto(invent=True)
        answers -= 1
    return pytest.skip("never asked")


@pytest.mark.parametrize("kind", CHANCE)
@pytest.mark.parametrize(("game", "table"), BOARDS)
def test_the_same_die_comes_again(game, table, kind):
    session = start(Wish(game=game, seed=4, table=table)).session
    seen = 0
    while seen < 5:
        entry = played_to(session, kind)
        for step in ("entry", "action", "phase"):
            session.undo(1, step)
            while (asked := session.asked) is not None and asked.key != entry.key:
                session.auto(invent=True)
            again = session.auto(invent=True)
            assert (again.key, again.value) == (entry.key, entry.value), step
        seen += 1


def test_dice_that_were_taken_back_are_counted_once_for_each_that_no_longer_counts():
    session = start(Wish(game="hell-on-earth", seed=4)).session
    played_to(session, "roll")
    assert dice_taken_back(session) == 0
    dice = len(session.tree.entries[session.tree.cursor].value)
    session.undo()
    assert dice_taken_back(session) == dice
    session.redo()
    assert dice_taken_back(session) == 0
