"""No question of the table board has a silent answer: what only the table knows must be told."""

import pytest

from beachmaster.engine.prompt import AnswerError, Choose, Confirm, Draw, Number, Place, Record
from beachmaster.engine.record import narrowed
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.players import player_for
from games.bloodbath.test_table_twin import late_start
from often import few


def hold(prompt, answer):
    """Hold one question: no answer goes without saying, and its true answer agrees with it."""
    assert prompt.at_enter is None
    if isinstance(prompt, Record):
        _hold_fields(prompt, answer)
    elif isinstance(prompt, Choose | Place | Confirm | Number | Draw):
        for nothing in (None, "", {}):
            if nothing != answer:
                with pytest.raises(AnswerError):
                    prompt.check(nothing)
    else:
        raise AssertionError(f"{prompt.procedure}: a question of another kind")


def _hold_fields(prompt, answer):
    whole = prompt.check(answer)
    for field in prompt.fields:
        assert field.default is None
        told = whole[field.name]
        if field.listed:
            assert set(map(str, field.certain)) <= set(map(str, told))
        else:
            assert told is not None
            assert field.known is None or field.known == told
        left_out = {name: one for name, one in answer.items() if name != field.name}
        possible = {one.name: one for one in narrowed(prompt.fields, left_out)}
        if possible[field.name].settled:
            assert prompt.check(left_out) == whole
        else:
            with pytest.raises(AnswerError):
                prompt.check(left_out)


def questions_of(table, player):
    """Play a game on a table to its end and hold each question; return their procedures."""
    met = set()
    while (asked := table.asked) is not None:
        answer = player.answer(asked)
        if asked.prompt.question:
            hold(asked.prompt, answer)
            met.add(asked.prompt.procedure)
        table.answer(answer)
    return met


@pytest.mark.rule("bib:10.2")
@pytest.mark.parametrize("policy", few(FACTORY.policies, 1))
@pytest.mark.parametrize("players", ["one", "two"])
def test_no_question_of_a_whole_game_has_a_silent_answer(policy, players):
    """10.2: each exception is played by what the table shows, and by nothing else."""
    options = {"reminders": "off", "players": players}
    setup = Setup(game="bloodbath", seed=7, board="table", options=options)
    setup, module = FACTORY.prepare(setup)
    table = Session(module, setup.seed)
    met = questions_of(table, player_for(policy, table))
    assert {"red-hexes", "left-over", "moved", "sectors", "stacks"} <= met


@pytest.mark.rule("bib:20.5", "bib:21.2.2")
def test_no_question_of_the_late_rules_has_a_silent_answer():
    """21.2.2, 20.5: searches upward, observers, Banzai attacks, a second player's moves."""
    met = set()
    for seed, players in ((1, "one"), (2, "two"), (3, "one")):
        met |= questions_of(*late_start(seed, players=players))
    assert {"scanned-hexes", "under-fire", "us-distance", "charge-targets"} <= met
