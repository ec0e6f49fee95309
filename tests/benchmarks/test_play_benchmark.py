"""How long a player waits: per answer, for a whole game, a replay, an undo, an opening.

Every game that is played, on each ground it has. Times are the processor's, but for the program in
a process of its own: that is held to the same answers given in this one, and to an echo.
"""

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
from beachmaster.storage.starting import Playing, Wish, start
from benchmarks.conftest import Ratios, percentile
from grounds import EVERY
from storage.kept_play import Hands, began

SEED = 5
COMMANDERS = {"ie-shima": "commander-v-plain"}
WORDS = Words()
WHOLE = {"hell-on-earth": 0.8, "bloodbath": 1.5, "ie-shima": 8.0}
"""Aims of whole automatic games; the one of Ie Shima thinks for both sides."""
ECHO = "import sys\nfor line in sys.stdin.buffer: print(line.decode(), end='', flush=True)"


def commander(name: str) -> str:
    """Return who plays both sides of a game by judgement."""
    return COMMANDERS.get(name, "commander")


GAMES = catalogue.playable()
BOARDS = [(name, board) for name, board in EVERY if board != "own"]
OWN = [name for name, board in EVERY if board == "own"]
POLICIES = [(name, policy) for name in GAMES for policy in (commander(name), "random")]
APART = 8.0
"""How much longer an answer may take in a process of its own, saved and told, than in a session
and to have a process give a line back.
"""
EACH_GAME = pytest.mark.parametrize("name", GAMES)
EACH_BOARD = pytest.mark.parametrize(("name", "board"), BOARDS)


def options_of(name: str) -> dict[str, str]:
    """Return how a game is played here: by two people where the program would have a side."""
    known = {one.option for one in catalogue.load(name).options()}
    return {"reminders": "off"} | ({"opponent": "none"} if "opponent" in known else {})


def game(name: str, board: str = "tracked") -> Setup:
    return Setup(game=name, seed=SEED, board=board, options=options_of(name))


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
    return play(session_of(game(request.param)), commander(request.param))


class Typist:
    """Type the commander's answers, and time each from the answer to the wait for the next."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.player = player_of(commander(session.module.name), session)
        self.seconds: list[float] = []
        self.began = 0.0

    def readline(self, _most: int) -> bytes:
        if self.began:
            self.seconds.append(time.process_time() - self.began)
        asked = self.session.asked
        assert self.session.tree.next_id == 1 + len(self.seconds), "an answer was refused"
        if asked is None:
            return b""
        line = line_of(self.player.answer(asked))
        self.began = time.process_time()
        return line


class Timed(Hands):
    """Plays on the player's own map, and times each answer."""

    def __init__(self, playing: Playing) -> None:
        super().__init__(playing)
        self.seconds: list[float] = []

    def learning(self, act):
        """Do it as ever; what asked of the map is not timed, nor what the opponent thought."""
        known, theirs = self.session.tree.next_id, self.session.opponent is not None
        began = time.process_time()
        found = super().learning(act)
        if self.session.tree.next_id == known + 1 and not theirs:
            self.seconds.append(time.process_time() - began)
        return found


@EACH_BOARD
def test_an_answer_over_json_lines_with_a_saved_game(benchmark, per_answer, tmp_path, name, board):
    def whole_game() -> None:
        sets = [f"{key}={value}" for key, value in options_of(name).items()]
        path = tmp_path / "game.beachmaster"
        wish = Wish(game=name, seed=SEED, table=board == "table", sets=sets, save=path)
        playing = start(wish)
        typist = Typist(playing.session)
        JsonPlayer(playing, WORDS, io.BytesIO()).play(typist)
        playing.close()
        per_answer(f"{name}: answer in process, {board} board", typist.seconds)

    benchmark.pedantic(whole_game, rounds=1)


@EACH_BOARD
def test_an_answer_to_the_program_as_it_is_started(benchmark, hold, tmp_path, name, board):
    """A second session decides and stays in step with the program."""
    path, told = tmp_path / "game.beachmaster", f"{name}: answer to a subprocess, {board}"
    words = ["play", name, "--json", "--seed", str(SEED)]
    words += [word for pair in options_of(name).items() for word in ("--set", "=".join(pair))]
    words += ["--save", str(path)]
    command = [sys.executable, "-m", "beachmaster", *words]
    command += ["--table"] if board == "table" else []

    def whole_game() -> Ratios:
        own, apart, here = session_of(game(name, board)), [], []
        player = player_of(commander(name), own)
        with apart_from_us(command) as program, apart_from_us([sys.executable, "-c", ECHO]) as echo:
            prompt = next_prompt(program.stdout)
            while (asked := own.asked) is not None:
                assert prompt["key"] == asked.key
                value = player.answer(asked)
                began = time.perf_counter()
                program.stdin.write(line_of(value))
                program.stdin.flush()
                prompt = next_prompt(program.stdout)
                apart.append(time.perf_counter() - began)
                began = time.perf_counter()
                own.answer(value)
                wire.encoded(wire.prompt_line(own, own.asked, WORDS)) if own.asked else None
                echo.stdin.write(line_of(value))
                echo.stdin.flush()
                assert echo.stdout.readline() == line_of(value)
                here.append(time.perf_counter() - began)
            assert prompt["type"] == "end"
        path.unlink()
        return {told: [percentile(apart, 0.5) / percentile(here, 0.5)]}

    benchmark.pedantic(hold, args=({told: APART}, whole_game), rounds=1)


@pytest.mark.parametrize("name", OWN)
def test_an_answer_on_a_known_map_of_ones_own(benchmark, per_answer, tmp_path, name):
    """The first game teaches the map, the second is timed; what is left to ask is not."""

    for at in range(2):
        playing = began(name, "own", SEED, tmp_path / f"{at}.beachmaster")
        hands = Timed(playing)
        benchmark.pedantic(hands.play, rounds=1) if at else hands.play()
        playing.close()
    per_answer(f"{name}: answer on a known map of one's own", hands.seconds, 0.12)


def apart_from_us(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def next_prompt(lines: io.BufferedReader) -> dict[str, object]:
    for line in lines:
        if line.startswith((b'{"type":"prompt"', b'{"type":"end"', b'{"type":"error"')):
            return msgspec.json.decode(line)
    raise AssertionError("the program ended")


@pytest.mark.parametrize(("name", "policy"), POLICIES)
def test_a_whole_automatic_game(benchmark, median_of, name, policy):
    aim = WHOLE[name]
    told = f"{name}: whole automatic game, {policy}"
    median_of(benchmark, told, aim, lambda: play(session_of(game(name)), policy), rounds=3)


def test_the_replay_of_a_finished_game(benchmark, median_of, finished):
    def replay() -> Session:
        first = {ROOT: finished.snapshots[ROOT]}
        return Session.resume(finished.module, SEED, finished.tree, first)

    told = f"{finished.module.name}: replay of a finished game"
    again = median_of(benchmark, told, 0.5, replay)
    assert encode(again.state) == encode(finished.state)


@pytest.mark.parametrize("by", ["entry", "turn"])
def test_undo_at_the_end_of_a_game(benchmark, median_of, finished, by):
    end = finished.tree.cursor
    told = f"{finished.module.name}: undo of one {by} at the end"

    def setup() -> None:
        finished.goto(end)

    median_of(benchmark, told, 0.05, lambda: finished.undo(1, by), setup=setup, rounds=10)
    finished.goto(end)


@EACH_GAME
def test_opening_a_saved_game(benchmark, median_of, tmp_path, name):
    path = tmp_path / "game.beachmaster"
    factory = catalogue.load(name)
    setup, module = factory.prepare(game(name))
    with SavedGame.create(path, setup) as saved:
        live = play(saved.resume(module), commander(name))

    def reopened() -> Session:
        with SavedGame.open(path) as found:
            _, again = factory.prepare(found.setup)
            return found.resume(again)

    session = median_of(benchmark, f"{name}: opening a saved game", 1.0, reopened)
    assert encode(session.state) == encode(live.state)


@EACH_GAME
def test_listing_a_prompt_with_all_its_options(benchmark, figure, name):
    def whole_game() -> list[float]:
        session, seconds = session_of(game(name)), []
        player = player_of(commander(session.module.name), session)
        while (asked := session.asked) is not None:
            asked.prompt.refresh()
            began = time.process_time()
            wire.encoded(wire.prompt_line(session, asked, WORDS))
            seconds.append(time.process_time() - began)
            session.answer(player.answer(asked))
        return seconds

    seconds = sorted(benchmark.pedantic(whole_game, rounds=1))
    figure(f"{name}: listing a prompt: median", seconds[len(seconds) // 2], 0.002)
    figure(f"{name}: listing a prompt: 99th percentile", percentile(seconds, 0.99), 0.05)
