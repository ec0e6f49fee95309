"""What is news to the player: all since his last answer, map facts learned on the way included."""

import pytest

from beachmaster.engine.tree import LEARNED, Entry, Tree, since_the_player

PLAYER, PROGRAM, OPPONENT, BOARD = "player", "program", "opponent", "board"
FACT, OF_BOARD = (LEARNED, PLAYER), (LEARNED, BOARD)


def tree(*given):
    """Return a tree of one branch: each entry by its kind and who gave it."""
    made = Tree()
    for kind, by in given:
        made.add(Entry(id=made.next_id, parent=made.cursor, kind=kind, by=by, key="", value=None))
    return made


def answers(*by):
    return [("answer", one) for one in by]


@pytest.mark.parametrize(
    ("given", "since"),
    [
        ([], 0),
        (answers(OPPONENT, PROGRAM), 0),
        (answers(PLAYER, OPPONENT, PROGRAM), 1),
        ([*answers(OPPONENT), FACT, *answers(OPPONENT), OF_BOARD], 0),
        ([*answers(OPPONENT, PLAYER), FACT, *answers(PROGRAM), OF_BOARD, FACT], 2),
        ([FACT, *answers(PLAYER)], 2),
        ([*answers(PLAYER), ("adjust", PLAYER), FACT], 2),
    ],
)
def test_it_begins_with_the_players_last_answer_whatever_was_learned_since(given, since):
    assert since_the_player(tree(*given)) == since


def test_what_the_program_rolled_at_the_players_wish_is_his_with_the_facts_it_needed():
    given = tree(*answers(PLAYER, PROGRAM), FACT, FACT, *answers(PROGRAM), FACT)
    assert since_the_player(given) == 1
    assert since_the_player(given, {4}) == 4
    assert since_the_player(given, {5}) == 5


def test_a_fact_told_for_the_opponent_is_no_answer_of_the_players():
    given = tree(*answers(PLAYER, OPPONENT), FACT, *answers(OPPONENT))
    assert since_the_player(given, {3}) == 1


def test_what_an_answer_follows_is_found_above_the_facts_it_needed():
    made = tree(*answers(PLAYER), FACT, OF_BOARD, *answers(OPPONENT))
    assert made.answered_above(made.entries[4]).id == 1
    assert made.answered_above(made.entries[2]).id == 1
    assert made.answered_above(made.entries[1]).id == 0
