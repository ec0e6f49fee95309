"""What counts as a gesture: each answer that is no die and no draw, all moves of a phase as one."""

import json
from contextlib import suppress

import pytest

from beachmaster.cli.gestures import MAP, Gestures
from beachmaster.cli.main import main
from beachmaster.engine.prompt import AnswerError, Draw, Roll
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games import catalogue
from often import few


def counted(game, *, until="", board="tracked"):
    """Return a session that the commander played, up to a phase of turn 1, and what it took."""
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=5, board=board))
    session, gestures, prompts = Session(module, setup.seed), Gestures(), []
    player = factory.player("commander", session)
    while (asked := session.asked) is not None and asked.phase != until and asked.turn == 1:
        prompts.append(asked)
        gestures.see(session)
        session.answer(player.answer(asked))
    return session, gestures, prompts


def test_dice_and_draws_are_no_gestures():
    _, gestures, prompts = counted("hell-on-earth", board="table")
    by_hand = [one for one in prompts if not isinstance(one.prompt, Roll | Draw)]
    turns = gestures.turns.values()
    assert sum(turn.gestures for turn in turns) == len(by_hand) < len(prompts)
    assert sum(turn.dice + turn.draws for turn in turns) == len(prompts) - len(by_hand)


def test_the_set_up_is_counted_apart():
    _, gestures, prompts = counted("hell-on-earth")
    placing = [one for one in prompts if one.phase == "set-up"]
    assert 0 < gestures.set_up.gestures <= len(placing)
    assert gestures.after_set_up == [gestures.turns[1]]


@pytest.mark.parametrize("together", [True, False])
def test_all_moves_of_a_phase_are_one_gesture_however_they_are_told(together):
    """A list of units with their spaces, or one unit after the other and then where it goes."""
    session, gestures, _ = counted("bloodbath", until="us-movement")
    before = gestures.turns[1].gestures if 1 in gestures.turns else 0
    while session.asked.prompt.procedure != "move":
        gestures.see(session)
        session.answer(session.asked.prompt.expected()[0])
        before += 1
    for unit in ("24-1", "24-2"):
        beach = landing_hex(session, unit)
        for value in [[f"{unit}>{beach}"]] if together else [[unit], beach]:
            gestures.see(session)
            session.answer(value)
    assert gestures.turns[1].gestures == before + 1


def landing_hex(session, unit):
    """Return a hex that takes the landing of a unit."""
    for place in session.module.prints.hexes:
        with suppress(AnswerError):
            session.asked.prompt.check([f"{unit}>{place}"])
            return place
    raise AssertionError("nowhere to land")


def test_what_moved_is_reported_beside_its_gesture():
    session, gestures, _ = counted("bloodbath", until="us-combat")
    gestures.see(session)
    landed = [name for name, unit in session.state.us.items() if unit.on_map]
    assert gestures.turns[1].moved == len(landed) > 5


def test_questions_about_the_map_are_gestures_of_the_turn_that_asks_them():
    session, gestures, _ = counted("hell-on-earth")
    assert session.asked.turn == 2
    gestures.learn(session.asked, 2)
    gestures.learn(session.asked, 0)
    assert gestures.turns[2].gestures == gestures.turns[2].map_questions == 2
    assert gestures.by_procedure()[MAP] == 2
    assert gestures.most_for_one == 2


@pytest.mark.parametrize("game", few(["bloodbath", "hell-on-earth"], 0))
def test_games_on_a_map_of_ones_own_are_simulated_turn_by_turn(capsys, game):
    """Each answer that the commander gives there is the one of its twin: the program deals both."""
    words = ["simulate", game, "--games", "1", "--policy", "commander", "--each", "--json"]
    assert main([*words, "--my-map"]) == 0
    one = json.loads(capsys.readouterr().out)["each"][0]
    assert len(one["answers"]) == len(one["map_questions"]) == len(one["moved"])
    assert 0 < sum(one["map_questions"]) == one["by"]["map"] < sum(one["answers"])
    assert main(words) == 0
    plain = json.loads(capsys.readouterr().out)["each"][0]
    assert plain["prompts"] == one["prompts"]
    assert sum(plain["answers"]) == sum(one["answers"]) - sum(one["map_questions"])
