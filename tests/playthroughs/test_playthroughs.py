"""Whole games, stored as set-up and answers, replayed and compared with a transcript to read.

`NAME.jsonl` holds the set-up in its first line and an answer with its key in each further one;
`NAME.txt` shows, phase by phase, each prompt, its answer (`>>` where the opponent decided) and what
came of it with the rules. After a meant change: `python3 run.py golden`, then review the
difference. That plays the games anew with the automatic player; the check only replays the stored
answers.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.event import Event
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import OPPONENT
from beachmaster.engine.values import Value
from beachmaster.games import catalogue
from beachmaster.rulebook.books import books

HERE = Path(__file__).parent
GAMES = {
    "tracked": Setup(game="hell-on-earth", seed=1945),
    "table": Setup(game="hell-on-earth", seed=1945, board="table"),
    "heroic": Setup(game="hell-on-earth", seed=36, options={"mode": "heroic"}),
    "bloodbath-tracked": Setup(game="bloodbath", seed=1945),
    "bloodbath-table": Setup(game="bloodbath", seed=1945, board="table"),
    "bloodbath-two": Setup(game="bloodbath", seed=36, options={"players": "two"}),
    "ie-shima-us": Setup(game="ie-shima", seed=1945),
    "ie-shima-japan": Setup(
        game="ie-shima", seed=36, options={"opponent": "us", "advanced": "yes", "figures": "yes"}
    ),
}
POLICIES = {
    "bloodbath-two": "random",
    "ie-shima-us": "random-v-plain",
    "ie-shima-japan": "officer-v-random",
}
"""Who plays; where nothing is said, the sensible commander. An opponent plays its own side."""
SAME = [("tracked", "table"), ("bloodbath-tracked", "bloodbath-table")]
COUNTED = {"vp": "VP", "losses": "losses", "points": "VP"}
LARGEST = 600_000
MOST_ANSWERS = 5000


class Answer(msgspec.Struct, omit_defaults=True):
    """One line of a stored game: the key of the prompt, what was answered, and by whom."""

    key: str
    value: Value
    by: str = "player"


class Transcript:
    """Write a game down for a person to read."""

    def __init__(self, setup: Setup) -> None:
        others = [f"{key}={value}" for key, value in setup.options.items()]
        words = [setup.game, f"{setup.board} board", f"seed {setup.seed}", *others]
        self.lines = [", ".join(words)]
        self.at: tuple[int, str] | None = None

    def asked(self, asked: Asked, answer: Answer) -> None:
        if (asked.turn, asked.phase) != self.at:
            self.at = asked.turn, asked.phase
            self.lines += ["", f"== Turn {asked.turn}: {asked.phase} ==", ""]
        self.lines.append(f"? {render(asked.prompt.text)} {cited(asked.prompt.rules)}")
        self.lines += [f"    {render(why)}" for why in asked.prompt.why]
        sign = ">>" if answer.by == OPPONENT else ">"
        self.lines.append(f"{sign} {msgspec.json.encode(answer.value).decode()}")

    def happened(self, events: list[Event]) -> None:
        for event in events:
            secret = "" if event.seen else f" <{event.visibility} only>"
            self.lines.append(f"  * {render(event.text)} {cited(event.rules)}{secret}")
            self.lines += [f"      {render(step)}" for step in event.trace]
            if event.act is not None and event.act != event.text:
                self.lines.append(f"    -> {render(event.act)}")

    def end(self, outcome: Value) -> None:
        count, word = next(pair for pair in COUNTED.items() if pair[0] in outcome)
        parts = [f"  {render(part['text'])}: {part[count]}" for part in outcome["parts"]]
        result = outcome.get("band") or outcome["result"]
        self.lines += ["", f"== {outcome[count]} {word}: {result} ==", *parts, ""]


def cited(rules: tuple[str, ...]) -> str:
    return f"[{' '.join(rules)}]"


def session_of(setup: Setup) -> Session:
    complete, module = catalogue.load(setup.game).prepare(setup)
    return Session(module, complete.seed)


def played(setup: Setup, policy: str) -> Iterator[bytes]:
    """Play a game with the automatic player and yield the lines of its file."""
    yield msgspec.json.encode(setup)
    session = session_of(setup)
    player = catalogue.load(setup.game).player(policy, session)
    while (asked := session.asked) is not None:
        theirs = session.opponent is not None
        entry = at_once(deciding(session)) if theirs else session.answer(player.answer(asked))
        assert entry.id < MOST_ANSWERS
        yield msgspec.json.encode(Answer(asked.key, entry.value, entry.by))


def replayed(lines: list[bytes]) -> tuple[Session, str]:
    """Replay a stored game and return the session at its end and the transcript."""
    setup = msgspec.json.decode(lines[0], type=Setup)
    session, transcript = session_of(setup), Transcript(setup)
    transcript.happened(session.take_events())
    for line in lines[1:]:
        answer, asked = msgspec.json.decode(line, type=Answer), session.asked
        assert asked is not None
        assert asked.key == answer.key
        session.answer(answer.value, answer.by)
        transcript.asked(asked, answer)
        transcript.happened(session.take_events())
    assert session.asked is None
    transcript.end(session.outcome)
    return session, "\n".join(transcript.lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_game_replays_line_by_line(name, golden, request):
    stored, transcript = HERE / f"{name}.jsonl", HERE / f"{name}.txt"
    if request.config.getoption("--regenerate"):
        stored.write_bytes(b"\n".join(played(GAMES[name], POLICIES.get(name, "commander"))) + b"\n")
    session, text = replayed(stored.read_bytes().splitlines())
    golden(transcript, text)
    assert session.state.over
    for path in (stored, transcript):
        assert path.stat().st_size < LARGEST


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_transcript_names_its_rules_and_fills_in_its_names(name):
    text = (HERE / f"{name}.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith(("? ", "  * "))]
    assert len(lines) > 500
    prefix = books()[GAMES[name].game].prefix
    assert [line for line in lines if f"[{prefix}:" not in line or "{" in line] == []


@pytest.mark.parametrize("names", SAME, ids=lambda names: names[0])
def test_the_same_seed_makes_the_same_game_on_the_table_and_on_the_tracked_board(names):
    ends = [(HERE / f"{name}.txt").read_text("utf-8").split("\n== ")[-1] for name in names]
    assert ends[0] == ends[1]
