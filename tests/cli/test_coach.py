"""The movement coach in the terminal and over JSON lines."""

import io
import json

import pytest

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.text import render
from beachmaster.storage.starting import Wish, start


def somebody_moves(prompt):
    return prompt.procedure == "move" and prompt.coach.coach().todo


@pytest.fixture
def playing():
    """Return a game that waits in the first movement in which somebody can move."""
    game = start(Wish(game="hell-on-earth", seed=3))
    player = game.factory.player("commander", game.session)
    while not somebody_moves(game.session.asked.prompt):
        game.session.answer(player.answer(game.session.asked))
    yield game
    game.close()


def lines(playing, *requests):
    out = io.BytesIO()
    source = io.BytesIO(b"".join(json.dumps(one).encode() + b"\n" for one in requests))
    JsonPlayer(playing, Words(), out).play(source)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_json_tells_the_phase_and_one_unit(playing):
    entries = playing.session.tree.next_id
    unit = playing.session.asked.prompt.coach.coach().may[0].units[0]
    told = lines(playing, {"coach": True}, {"coach": unit}, {"coach": "nobody"}, {"coach": 1})
    prompt = next(line for line in told if line["type"] == "prompt")
    phase, one, *errors = told[told.index(prompt) + 1 :]
    assert prompt["coach"] is True
    assert unit in phase["todo"]
    assert phase["may"][0]["lines"][0]["value"] == 6
    assert phase["may"][0]["lines"][0]["rules"] == ["hoe:5.3.2.1"]
    assert any(line.startswith("Still to move: ") for line in phase["lines"])
    assert one["unit"] == unit
    assert all(playing.session.asked.prompt.check([goal["answer"]]) for goal in one["where"])
    assert all(barred["reason"] for barred in one["barred"])
    assert [error["type"] for error in errors] == ["error", "error"]
    assert playing.session.tree.next_id == entries


def test_the_terminal_shows_the_coach_with_the_prompt_and_a_unit_when_asked(playing, capsys):
    prompt = playing.session.asked.prompt
    unit = prompt.coach.coach().may[0].units[0]
    typed = iter(["coach", f"coach {unit}", "coach nobody", "q"])
    TerminalPlayer(playing, Words(), lambda: next(typed)).play()
    out = " ".join(capsys.readouterr().out.split())
    assert out.count("Still to move: ") == 2
    assert out.count("Cost to enter: beach 1, clear 1") == 2
    assert f"{render(prompt.coach.going(unit).where[0].cost)}: " in out
    assert "nobody" in out


def test_elsewhere_there_is_nothing_to_coach():
    game = start(Wish(game="toy", seed=5))
    told = lines(game, {"coach": True})
    assert told[-1]["message"] == "There is nothing to coach here: this is not a movement."
    game.close()
