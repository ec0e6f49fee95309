"""The odds shown before an assault follow the forces that are committed."""

import pytest

from beachmaster.engine.options import AnswerError
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY


def asked(procedure, board="tracked"):
    setup, module = FACTORY.prepare(
        Setup(game="hell-on-earth", seed=1, options={}, position=None, board=board)
    )
    session = Session(module, setup.seed)
    while session.asked is not None and session.asked.prompt.procedure != procedure:
        session.auto(invent=True)
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


def test_each_table_of_results_names_whose_it_is():
    """The two units that odds before any choice are for, and the support that counts."""
    prompt = asked("assault-units")
    names = options(prompt)
    first = render(prompt.odds().table("result").title)
    assert all(render(unit) in first for unit in units(prompt, names[:2]))
    assert first.endswith("without support")
    one = render(prompt.weigh(names[-1:]).table("result").title)
    assert [render(unit) in one for unit in units(prompt, names[-1:])] == [True]
    support = asked("assault-support")
    helper = options(support)[0]
    helped = render(support.weigh([helper]).table("result").title)
    assert "supported by" in helped


def units(prompt, names):
    """Return the names of units, as the options of a prompt have them."""
    return [one.text.params["unit"] for one in prompt.options if one.value in names]


def test_what_a_table_board_cannot_know_is_named_as_left_out():
    """In one line; on a tracked board nothing is."""
    tracked, table = asked("assault-support"), asked("assault-support", "table")
    said = [render(note) for note in table.weigh(options(table)[:1]).notes]
    assert said[0].startswith("Left out, as only your table shows them: flank, hill, HQ and")
    assert "Support counts in full" in said[0]
    assert not any("Left out" in render(note) for note in tracked.odds().notes)


def options(prompt):
    return [one.value for one in prompt.options]


def test_units_that_may_not_attack_have_no_odds():
    prompt = asked("assault-units")
    with pytest.raises(AnswerError):
        prompt.weigh(["no such unit"])
    with pytest.raises(AnswerError, match="No answer to this prompt has odds"):
        asked("bombardment-points").weigh(1)
