"""The tables of the player's own map: asked before anything rests on our estimates (bib:7.3)."""

import msgspec
import pytest

from beachmaster.engine import mapright
from beachmaster.engine.facts import WHOLE
from beachmaster.engine.session import Session
from beachmaster.engine.setup import PositionError, Setup
from beachmaster.engine.text import render
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.printed_tables import TableQuestion
from games.bloodbath.play import battalion, hidden

ROWS = ("clear", "beach", "broken", "rough", "ravine", "mine", "mountain", "hill", "fortification")
ALL_DE = {f"line-{die}": "De De De De De De De De De" for die in range(1, 7)}
OTHERWISE = {
    "says": "other",
    **{f"line-{row}": "=" for row in ROWS},
    **ALL_DE,
    "a_means": "unsaid",
}


def at_table(phase, **options):
    """Return a session in words only, which asks for the printed tables."""
    position = {
        "turn": 2,
        "phase": phase,
        "us": {battalion(0): {"place": "map"}},
        "japan": [hidden("ridge"), hidden("cave")],
    }
    setup = Setup(game="bloodbath", board="table", options=options, seed=1, position=position)
    complete, module = FACTORY.prepare(setup)
    return Session(module, complete.seed)


def until(session, procedure):
    """Go on by the program's answers up to a prompt."""
    while session.asked.prompt.procedure != procedure:
        session.auto()
    return session.asked.prompt


@pytest.mark.rule("bib:7.3")
def test_the_results_table_is_asked_before_the_first_attack_with_the_estimate_in_sight():
    """7.3: the table stands on the map only; each row of ours is shown to be compared."""
    prompt = at_table("us-combat").asked.prompt
    assert prompt.procedure == "printed-table"
    assert prompt.question
    shown = [render(line) for line in prompt.why]
    assert "Die 1: (A) · NE · Ex · D2 · D2 · D2 · D3 · D3 · De" in shown
    assert any("mountain" in line and "2 columns" in line for line in shown)


@pytest.mark.rule("bib:7.3")
@pytest.mark.parametrize(("says", "tag"), [("same", "player"), ("estimate", "estimate")])
def test_a_table_that_was_compared_is_no_estimate_and_one_that_was_not_stays_one(says, tag):
    """7.3: never is our estimate passed off as what the map prints."""
    session = at_table("us-combat")
    session.answer({"says": says})
    game = session.module.looking(session.state)
    assert session.asked.prompt.procedure == "attack"
    assert (game.crt.tag, game.storms.tag) == (tag, "estimate")


@pytest.mark.rule("bib:7.3")
def test_other_values_are_typed_line_by_line_and_serve_at_once():
    """7.3: the player's own lines; what is like ours need not be typed again."""
    session = at_table("us-combat")
    session.answer(OTHERWISE)
    crt = session.module.looking(session.state).crt
    assert crt.tag == "player"
    assert {code for row in crt.results for code in row} == {"De"}
    assert crt.column(0, "rough") == session.module.data.crt.column(0, "rough")


@pytest.mark.rule("bib:7.3")
@pytest.mark.parametrize("told", [OTHERWISE, {"says": "same"}], ids=["typed", "same"])
def test_what_was_told_of_a_table_goes_with_a_position_file(told):
    """7.3: who sets the game up again is not asked anew, and what is no table is refused."""
    session = at_table("us-combat")
    session.answer(told)
    file = session.module.written(session.state)
    setup = Setup(game="bloodbath", board="table", options={}, seed=1, position=file)
    again = Session(FACTORY.prepare(setup)[1], 1)
    assert again.asked.prompt.procedure == "attack"
    assert again.module.looking(again.state).crt == session.module.looking(session.state).crt
    wrong = {**file, "tables": {"crt": "no table"}}
    with pytest.raises(PositionError):
        FACTORY.prepare(msgspec.structs.replace(setup, position=wrong))


@pytest.mark.rule("bib:7.3")
def test_a_line_that_is_no_line_of_such_a_table_is_refused():
    """7.6: results that the rules do not know, and lines of another length."""
    prompt = TableQuestion("crt").prompt
    assert prompt.agrees({**OTHERWISE, "line-1": "De De De De De De De De X"}) is not None
    assert prompt.agrees({**OTHERWISE, "line-1": "De De"}) is not None
    assert prompt.agrees(OTHERWISE) is None


@pytest.mark.rule("bib:4.1.2")
def test_the_storm_table_is_asked_before_its_roll_which_says_by_whose_table():
    """4.1.2: it is an estimate until somebody has looked."""
    session = at_table("administrative")
    assert session.asked.prompt.subjects == ("storm",)
    session.answer({"says": "estimate"})
    assert "estimated table" in render(session.asked.prompt.text)


@pytest.mark.rule("bib:4.1.2")
def test_a_storm_table_with_rolls_for_some_turns_is_typed_in():
    """4.1.2: rolls of every turn, and those of turn 3 alone."""
    session = at_table("administrative")
    told = {"says": "other", "every": [6], "own": [3], "turn-3": [4, 5], "numbers": "of-the-storm"}
    session.answer(told)
    storms = session.module.looking(session.state).storms
    assert [die for die in range(1, 7) if storms.storm(3, die)] == [4, 5]
    assert [die for die in range(1, 7) if storms.storm(4, die)] == [6]
    assert "estimate" not in render(session.asked.prompt.text)


@pytest.mark.rule("bib:7.3")
def test_on_a_map_of_ones_own_it_is_a_fact_that_can_be_put_right():
    """7.3: learned for later games; what was said otherwise is asked for again, line by line."""
    setup = Setup(game="bloodbath", board="own", options={}, seed=1)
    _, module = FACTORY.prepare(setup)
    session = Session(module, 1)
    session.learn(TableQuestion("crt"), {"says": "same"})
    assert session.state.learned[WHOLE] == {"crt": "same"}
    mapright.put_map_right(session, mapright.checked(session, [(WHOLE, "crt", "other")]))
    assert session.module.looking(session.state).crt.tag == "estimate"
    session.learn(TableQuestion("crt"), OTHERWISE)
    assert session.module.looking(session.state).crt.result(0, 6) == "De"
