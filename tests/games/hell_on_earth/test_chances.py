"""The odds shown before an assault follow the forces that are committed."""

import pytest

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.hell_on_earth.factory import FACTORY


def asked(procedure, board="tracked"):
    setup, module = FACTORY.prepare(
        Setup(game="hell-on-earth", seed=1, options={}, position=None, board=board)
    )
    session = Session(module, setup.seed)
    while session.asked is not None and session.asked.prompt.procedure != procedure:
        session.auto()
    assert session.asked is not None
    return session.asked.prompt


@pytest.mark.rule("hoe:5.4.2.3", "hoe:5.4.2.7.1")
def test_support_changes_the_odds_of_an_assault():
    """hoe:5.4.2.7.1"""
    prompt = asked("assault-support")
    names = [option.value for option in prompt.options]
    alone, helped = prompt.odds(), prompt.odds_of(names[:1])
    assert prompt.odds_of([]).table("result") == alone.table("result")
    assert helped.table("result") != alone.table("result")
    assert helped.given["support"][0]["unit"] == names[0]


@pytest.mark.rule("hoe:5.4.2.2")
def test_odds_are_those_of_the_attackers_under_consideration():
    """hoe:5.4.2.2"""
    prompt = asked("assault-units")
    names = [option.value for option in prompt.options]
    weighed = prompt.odds_of(names[:1])
    assert [one["unit"] for one in weighed.given["attackers"]] == names[:1]


def test_a_table_board_weighs_no_support_it_cannot_measure():
    assert asked("assault-support", "table").odds_of is None
