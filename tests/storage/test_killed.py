"""Killing the program at any moment loses nothing that was accepted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from beachmaster.engine.deciding import decide_all
from beachmaster.engine.module import encode
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games import catalogue
from beachmaster.storage.checking import checked_content
from beachmaster.storage.savefile import SavedGame
from often import few

COMMAND = [sys.executable, str(Path(__file__).parents[1] / "cli" / "toy_command.py")]


def started(save):
    words = [*COMMAND, "play", "toy", "--json", "--save", str(save)]
    return subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ)
    )


def until_prompt(process):
    while True:
        line = json.loads(process.stdout.readline())
        if line["type"] in ("prompt", "end", "error"):
            return line


def end(process):
    process.kill()
    process.communicate()


@pytest.mark.slow
def test_each_answer_is_on_disk_when_the_next_prompt_is_shown(tmp_path, prepared):
    save = tmp_path / "evening.beachmaster"
    accepted = 0
    for more in (0, 1, 3, 4):
        process = started(save)
        try:
            prompt = until_prompt(process)
            assert prompt["id"] == accepted + 1
            for _ in range(more):
                process.stdin.write(b'{"auto":true}\n')
                process.stdin.flush()
                prompt = until_prompt(process)
                accepted += 1
        finally:
            end(process)
        content = checked_content(save)
        assert content.tree.next_id == accepted + 1
    with SavedGame.open(save) as saved:
        assert saved.resume(prepared[1].__class__(saved.setup.options)).asked.key == prompt["key"]


@pytest.mark.slow
def test_a_second_process_is_told_in_one_line(tmp_path):
    save = tmp_path / "evening.beachmaster"
    process = started(save)
    try:
        until_prompt(process)
        words = [*COMMAND, "play", "toy", "--json", "--save", str(save)]
        second = subprocess.run(words, capture_output=True, check=False, input=b"")
    finally:
        end(process)
    assert second.returncode == 1
    assert second.stdout == b""
    assert second.stderr.decode().count("\n") == 1
    assert "open in another program" in second.stderr.decode()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "board"),
    few(
        [
            *((game, "table") for game in catalogue.played_in_words()),
            *((game, "tracked") for game in catalogue.playable()),
        ],
        2,
    ),
)
def test_a_game_killed_again_and_again_goes_as_one_played_through(tmp_path, game, board):
    save = tmp_path / "evening.beachmaster"
    words = [sys.executable, "-m", "beachmaster", "play", game, "--json", "--save", str(save)]
    words += ["--table"] if board == "table" else []
    for answers in (10, 25, 45):
        begin = ["--seed", "7"] if not save.exists() else []
        process = subprocess.Popen(
            [*words, *begin], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ)
        )
        try:
            until_prompt(process)
            process.stdin.write(b'{"auto":%d,"invent":true}\n' % answers)
            process.stdin.flush()
            prompt = until_prompt(process)
        finally:
            end(process)
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=7, board=board))
    straight = Session(module, setup.seed)
    decide_all(straight)
    for _ in range(10 + 25 + 45):
        if straight.asked is not None:
            straight.auto(invent=True)
            decide_all(straight)
    if straight.asked is None:
        assert prompt["type"] == "end"
    else:
        assert straight.asked.key == prompt["key"]
    with SavedGame.open(save) as saved:
        _, again = factory.prepare(saved.setup)
        assert encode(saved.resume(again).state) == encode(straight.state)
