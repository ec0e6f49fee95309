"""How long a player waits: per answer, for a whole game, a replay, an undo, an opening."""

import io
import subprocess
import sys
import time

import msgspec
import pytest

from beachmaster.cli import wire
from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.render import Words
from beachmaster.engine.module import encode
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.tree import ROOT
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.starting import Wish, start

SEED = 5
WORDS = Words()


def game(board: str = "tracked") -> Setup:
    return Setup(game="hell-on-earth", seed=SEED, board=board, options={"reminders": "off"})


def session_of(setup: Setup) -> Session:
    complete, module = FACTORY.prepare(setup)
    return Session(module, complete.seed)


def play(session: Session, policy: str) -> Session:
    player = FACTORY.player(policy, session)
    while (asked := session.asked) is not None:
        session.answer(player.answer(asked))
        session.take_events()
    return session


def line_of(answer: object) -> bytes:
    return msgspec.json.encode({"answer": answer}) + b"\n"


@pytest.fixture(scope="module")
def finished():
    return play(session_of(game()), "commander")


class Typist:
    """Type the commander's answers, and time each from the answer to the wait for the next."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.player = FACTORY.player("commander", session)
        self.seconds: list[float] = []
        self.began = 0.0

    def readline(self, _most: int) -> bytes:
        if self.began:
            self.seconds.append(time.perf_counter() - self.began)
        asked = self.session.asked
        assert self.session.tree.next_id == 1 + len(self.seconds), "an answer was refused"
        if asked is None:
            return b""
        line = line_of(self.player.answer(asked))
        self.began = time.perf_counter()
        return line


@pytest.mark.parametrize("board", ["tracked", "table"])
def test_an_answer_over_json_lines_with_a_saved_game(benchmark, per_answer, tmp_path, board):
    def whole_game() -> None:
        sets = ["reminders=off"]
        path = tmp_path / "game.beachmaster"
        wish = Wish(game="hell-on-earth", seed=SEED, table=board == "table", sets=sets, save=path)
        playing = start(wish)
        typist = Typist(playing.session)
        JsonPlayer(playing, WORDS, io.BytesIO()).play(typist)
        playing.close()
        per_answer(f"answer in process, {board} board", typist.seconds)

    benchmark.pedantic(whole_game, rounds=1)


@pytest.mark.parametrize("board", ["tracked", "table"])
def test_an_answer_to_the_program_as_it_is_started(benchmark, per_answer, tmp_path, board):
    """A second session decides and stays in step with the program."""
    words = ["play", "hell-on-earth", "--json", "--seed", str(SEED), "--set", "reminders=off"]
    words += ["--save", str(tmp_path / "game.beachmaster")]
    command = [sys.executable, "-m", "beachmaster", *words]
    command += ["--table"] if board == "table" else []

    def whole_game() -> list[float]:
        own, seconds = session_of(game(board)), []
        player = FACTORY.player("commander", own)
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
            prompt = next_prompt(program.stdout)
            while (asked := own.asked) is not None:
                assert prompt["key"] == asked.key
                value = player.answer(asked)
                began = time.perf_counter()
                program.stdin.write(line_of(value))
                program.stdin.flush()
                prompt = next_prompt(program.stdout)
                seconds.append(time.perf_counter() - began)
                own.answer(value)
            assert prompt["type"] == "end"
        return seconds

    per_answer(f"answer to a subprocess, {board} board", benchmark.pedantic(whole_game, rounds=1))


def next_prompt(lines: io.BufferedReader) -> dict[str, object]:
    for line in lines:
        if line.startswith((b'{"type":"prompt"', b'{"type":"end"', b'{"type":"error"')):
            return msgspec.json.decode(line)
    raise AssertionError("the program ended")


@pytest.mark.parametrize("policy", FACTORY.policies)
def test_a_whole_automatic_game(benchmark, median_of, policy):
    benchmark.pedantic(lambda: play(session_of(game()), policy), rounds=5, warmup_rounds=1)
    median_of(benchmark, f"whole automatic game, {policy}", 0.5)


def test_the_replay_of_a_finished_game(benchmark, median_of, finished):
    def replay() -> Session:
        first = {ROOT: finished.snapshots[ROOT]}
        return Session.resume(finished.module, SEED, finished.tree, first)

    again = benchmark.pedantic(replay, rounds=5, warmup_rounds=1)
    assert encode(again.state) == encode(finished.state)
    median_of(benchmark, "replay of a finished game", 0.5)


@pytest.mark.parametrize("by", ["entry", "turn"])
def test_undo_at_the_end_of_a_game(benchmark, median_of, finished, by):
    end = finished.tree.cursor
    benchmark.pedantic(
        lambda: finished.undo(1, by), setup=lambda: finished.goto(end) and None, rounds=10
    )
    finished.goto(end)
    median_of(benchmark, f"undo of one {by} at the end", 0.05)


def test_opening_a_saved_game(benchmark, median_of, tmp_path):
    path = tmp_path / "game.beachmaster"
    setup, module = FACTORY.prepare(game())
    with SavedGame.create(path, setup) as saved:
        live = play(saved.resume(module), "commander")

    def reopened() -> Session:
        with SavedGame.open(path) as found:
            _, again = FACTORY.prepare(found.setup)
            return found.resume(again)

    session = benchmark.pedantic(reopened, rounds=5, warmup_rounds=1)
    assert encode(session.state) == encode(live.state)
    median_of(benchmark, "opening a saved game", 1.0)


def test_listing_a_prompt_with_all_its_options(benchmark, figure):
    def whole_game() -> list[float]:
        session, seconds = session_of(game()), []
        player = FACTORY.player("commander", session)
        while (asked := session.asked) is not None:
            asked.prompt.refresh()
            began = time.perf_counter()
            wire.encoded(wire.prompt_line(session, asked, WORDS))
            seconds.append(time.perf_counter() - began)
            session.answer(player.answer(asked))
        return seconds

    seconds = sorted(benchmark.pedantic(whole_game, rounds=1))
    figure("listing a prompt: median", seconds[len(seconds) // 2], 0.002)
    figure("listing a prompt: slowest", seconds[-1], 0.05)
