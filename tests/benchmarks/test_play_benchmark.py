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
from beachmaster.engine.setup import Player, Setup
from beachmaster.engine.tree import ROOT
from beachmaster.games import catalogue
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.starting import Wish, start

SEED = 5
WORDS = Words()


GAMES = catalogue.playable()
BOARDS = [(name, board) for name in GAMES for board in ("tracked", "table")]
POLICIES = [(name, policy) for name in GAMES for policy in catalogue.load(name).policies]
EACH_GAME = pytest.mark.parametrize("name", GAMES)
EACH_BOARD = pytest.mark.parametrize(("name", "board"), BOARDS)


def game(name: str, board: str = "tracked") -> Setup:
    return Setup(game=name, seed=SEED, board=board, options={"reminders": "off"})


def session_of(setup: Setup) -> Session:
    complete, module = catalogue.load(setup.game).prepare(setup)
    return Session(module, complete.seed)


def player_of(policy: str, session: Session) -> Player:
    return catalogue.load(session.module.name).player(policy, session)


def play(session: Session, policy: str) -> Session:
    player = player_of(policy, session)
    while (asked := session.asked) is not None:
        session.answer(player.answer(asked))
        session.take_events()
    return session


def line_of(answer: object) -> bytes:
    return msgspec.json.encode({"answer": answer}) + b"\n"


@pytest.fixture(scope="module", params=GAMES)
def finished(request):
    return play(session_of(game(request.param)), "commander")


class Typist:
    """Type the commander's answers, and time each from the answer to the wait for the next."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.player = player_of("commander", session)
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


@EACH_BOARD
def test_an_answer_over_json_lines_with_a_saved_game(benchmark, per_answer, tmp_path, name, board):
    def whole_game() -> None:
        sets = ["reminders=off"]
        path = tmp_path / "game.beachmaster"
        wish = Wish(game=name, seed=SEED, table=board == "table", sets=sets, save=path)
        playing = start(wish)
        typist = Typist(playing.session)
        JsonPlayer(playing, WORDS, io.BytesIO()).play(typist)
        playing.close()
        per_answer(f"{name}: answer in process, {board} board", typist.seconds)

    benchmark.pedantic(whole_game, rounds=1)


@EACH_BOARD
def test_an_answer_to_the_program_as_it_is_started(benchmark, per_answer, tmp_path, name, board):
    """A second session decides and stays in step with the program."""
    words = ["play", name, "--json", "--seed", str(SEED), "--set", "reminders=off"]
    words += ["--save", str(tmp_path / "game.beachmaster")]
    command = [sys.executable, "-m", "beachmaster", *words]
    command += ["--table"] if board == "table" else []

    def whole_game() -> list[float]:
        own, seconds = session_of(game(name, board)), []
        player = player_of("commander", own)
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

    per_answer(
        f"{name}: answer to a subprocess, {board} board", benchmark.pedantic(whole_game, rounds=1)
    )


def next_prompt(lines: io.BufferedReader) -> dict[str, object]:
    for line in lines:
        if line.startswith((b'{"type":"prompt"', b'{"type":"end"', b'{"type":"error"')):
            return msgspec.json.decode(line)
    raise AssertionError("the program ended")


@pytest.mark.parametrize(("name", "policy"), POLICIES)
def test_a_whole_automatic_game(benchmark, median_of, name, policy):
    benchmark.pedantic(lambda: play(session_of(game(name)), policy), rounds=5, warmup_rounds=1)
    median_of(benchmark, f"{name}: whole automatic game, {policy}", 0.5)


def test_the_replay_of_a_finished_game(benchmark, median_of, finished):
    def replay() -> Session:
        first = {ROOT: finished.snapshots[ROOT]}
        return Session.resume(finished.module, SEED, finished.tree, first)

    again = benchmark.pedantic(replay, rounds=5, warmup_rounds=1)
    assert encode(again.state) == encode(finished.state)
    median_of(benchmark, f"{finished.module.name}: replay of a finished game", 0.5)


@pytest.mark.parametrize("by", ["entry", "turn"])
def test_undo_at_the_end_of_a_game(benchmark, median_of, finished, by):
    end = finished.tree.cursor
    benchmark.pedantic(
        lambda: finished.undo(1, by), setup=lambda: finished.goto(end) and None, rounds=10
    )
    finished.goto(end)
    median_of(benchmark, f"{finished.module.name}: undo of one {by} at the end", 0.05)


@EACH_GAME
def test_opening_a_saved_game(benchmark, median_of, tmp_path, name):
    path = tmp_path / "game.beachmaster"
    factory = catalogue.load(name)
    setup, module = factory.prepare(game(name))
    with SavedGame.create(path, setup) as saved:
        live = play(saved.resume(module), "commander")

    def reopened() -> Session:
        with SavedGame.open(path) as found:
            _, again = factory.prepare(found.setup)
            return found.resume(again)

    session = benchmark.pedantic(reopened, rounds=5, warmup_rounds=1)
    assert encode(session.state) == encode(live.state)
    median_of(benchmark, f"{name}: opening a saved game", 1.0)


@EACH_GAME
def test_listing_a_prompt_with_all_its_options(benchmark, figure, name):
    def whole_game() -> list[float]:
        session, seconds = session_of(game(name)), []
        player = player_of("commander", session)
        while (asked := session.asked) is not None:
            asked.prompt.refresh()
            began = time.perf_counter()
            wire.encoded(wire.prompt_line(session, asked, WORDS))
            seconds.append(time.perf_counter() - began)
            session.answer(player.answer(asked))
        return seconds

    seconds = sorted(benchmark.pedantic(whole_game, rounds=1))
    figure(f"{name}: listing a prompt: median", seconds[len(seconds) // 2], 0.002)
    figure(f"{name}: listing a prompt: slowest", seconds[-1], 0.05)
