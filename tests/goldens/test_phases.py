"""Whole games replayed from stored answers: each phase begins in the same state, word for word.

`phases/NAME.jsonl.xz` holds the set-up in its first line, then, in the order of play, a line for
each answer (with a digest of its prompt and of what came of it) and one for each state that a phase
begins with. `phases/words.json` lists the words that their prompts and events are made of. After a
meant change: `python3 run.py golden`. That keeps the answers while they fit the prompts; a game
that they no longer fit, or that has no file, is played anew.

    python tests/goldens/test_phases.py NAME

prints all that a game tells, line by line: run it before and after a change, and compare.
"""

import difflib
import json
import lzma
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from beachmaster.cli import wire
from beachmaster.cli.render import Words
from beachmaster.engine.event import Event
from beachmaster.engine.module import digest, encode
from beachmaster.engine.options import AnswerError
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.values import Value
from beachmaster.games import catalogue
from goldens.words import TOLD, gathered, of_told
from grounds import EVERY
from often import few

HERE = Path(__file__).parent / "phases"
BOARDS = tuple((game, board) for game, board in EVERY if board != "own")
"""On a map of one's own a game is as its twin is on the program's (`own_map.py`)."""
COMMANDERS = {"ie-shima": "commander-v-plain"}
LEFT_ALONE = ("players", "counters", "reroll", "reminders", "mode")
MOST_ANSWERS = 5000
MOST_LINES = 60
BEFORE = "python tests/goldens/test_phases.py NAME, in a checkout without your change."
MEANT = "If that is meant: python3 run.py golden, and say in the commit why it may differ."


def turned(game: str) -> dict[str, str]:
    """Return every ruling at the alternative named last."""
    rulings = [one for one in catalogue.load(game).options() if one.option not in LEFT_ALONE]
    return {one.option: one.alternatives[-1].value for one in rulings if one.alternatives}


def every_game() -> Iterator[tuple[str, tuple[str, Setup]]]:
    """Yield the name of each game with its player and its set-up."""
    for game, board in BOARDS:
        commander = COMMANDERS.get(game, "commander")
        for seed in (1, 7, 36):
            setup = Setup(game=game, board=board, seed=seed)
            yield f"{game}-{board}-{seed}", (commander, setup)
        for name, player in (("commander", commander), ("random", "random")):
            setup = Setup(game=game, board=board, seed=5, options=turned(game))
            yield f"{game}-{board}-rulings-{name}", (player, setup)
    for board in (board for game, board in BOARDS if game == "hell-on-earth"):
        heroic = Setup(game="hell-on-earth", board=board, seed=9, options={"mode": "heroic"})
        yield f"hell-on-earth-{board}-heroic", ("random", heroic)
    two = Setup(game="bloodbath", seed=9, options={"players": "two"})
    yield "bloodbath-tracked-two-players", ("random", two)


NAMES = dict(every_game())
MORE = [name for name in NAMES if name.endswith(("-7", "-36"))]
"""Further deals by the same player on the same ground: `run.py golden` and `fuzz` play them."""
BY_TURNS = sorted(NAMES, key=MORE.__contains__)


def path_of(name: str) -> Path:
    return HERE / f"{name}.jsonl.xz"


def stored(name: str) -> list[Value]:
    """Return the lines of a game."""
    return [json.loads(line) for line in lzma.decompress(path_of(name).read_bytes()).splitlines()]


def begun(setup: Setup) -> Session:
    complete, module = catalogue.load(setup.game).prepare(setup)
    return Session(module, complete.seed)


def told(session: Session, asked: Asked, value: Value) -> Value:
    """Answer, and return all that a player reads of the prompt and of what came of it."""
    prompt = wire.prompt_line(session, asked, Words())
    session.answer(value)
    events = [_as_told(event) for event in session.take_events()]
    return {"prompt": prompt, "events": events}


def _as_told(event: Event) -> Value:
    """Return an event as plain data; one without changes for the table is as it always was."""
    told: Any = wire.plain(event, Words())
    return told if told["acts"] else {name: one for name, one in told.items() if name != "acts"}


def short(value: Value) -> str:
    """Return a short digest of plain data; digests do not pack, so long ones would cost."""
    return sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:8]


def states(session: Session) -> list[tuple[Value, Value]]:
    """Return the state that a phase has just begun with, and the one that the game ended with."""
    kept = session.snapshots.get(session.tree.cursor)
    encoded = [] if kept is None else [kept.state]
    if session.state.over:
        encoded.append(encode(session.state))
    lines = [{"state": json.loads(one), "digest": digest(one)} for one in encoded]
    return [(line, line) for line in lines]


def played(setup: Setup, player: str) -> list[Value]:
    """Return the answers of an automatic player."""
    session = begun(setup)
    automatic = catalogue.load(setup.game).player(player, session)
    answers = []
    while (asked := session.asked) is not None and len(answers) < MOST_ANSWERS:
        value = session.answer(automatic.answer(asked)).value
        answers.append({"key": asked.key, "value": value})
    return answers


def stored_words() -> dict[str, dict[str, list[str]]]:
    """Return the words of prompts and events, by game."""
    return json.loads(TOLD.read_text("utf-8")) if TOLD.exists() else {}


def keep_words(name: str, words: dict[str, list[str]]) -> None:
    """Write what prompts and events of a game are made of; games that are gone go."""
    every = {one: stored_words().get(one) for one in NAMES} | {name: words}
    there = {one: every[one] for one in sorted(every) if every[one]}
    TOLD.write_text(json.dumps(there, indent=1, ensure_ascii=False) + "\n", "utf-8")


class MisfitError(AssertionError):
    """A stored answer finds no prompt, or is no longer legal."""


def replayed(setup: Setup, answers: list[Value]) -> Iterator[tuple[Value, Value]]:
    """Yield each line of the file as it is now, and what it is the digest of."""
    session = begun(setup)
    session.take_events()
    yield from states(session)
    for answer in answers:
        asked = session.asked
        if asked is None or asked.key != answer["key"]:
            now = asked and asked.key
            raise MisfitError(f"the answer to {answer['key']} is next, but {now} is asked. {MEANT}")
        try:
            words = told(session, asked, answer["value"])
        except AnswerError as error:
            raise MisfitError(
                f"{asked.key}: {answer['value']} is refused: {error}. {MEANT}"
            ) from error
        yield {"key": asked.key, "value": answer["value"], "told": short(words)}, words
        yield from states(session)
    if session.asked is not None:
        raise MisfitError(f"the game was over, but {session.asked.key} is asked. {MEANT}")


def answers_in(lines: list[Value]) -> list[Value]:
    return [line for line in lines if "key" in line]


def renewed(name: str) -> list[Value]:
    """Return the lines of a game as they are now, by the stored answers where those still fit."""
    player, setup = NAMES[name]
    head = msgspec.to_builtins(setup)
    try:
        if path_of(name).exists() and stored(name)[0] == head:
            answers = answers_in(stored(name))
            return [head, *(line for line, _ in replayed(setup, answers))]
    except MisfitError:
        pass
    return [head, *(line for line, _ in replayed(setup, played(setup, player)))]


def keep(name: str, lines: list[Value]) -> None:
    """Write a file, but leave one alone that says the same: packers differ."""
    HERE.mkdir(exist_ok=True)
    if not path_of(name).exists() or stored(name) != lines:
        text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        path_of(name).write_bytes(lzma.compress(text, preset=9))


def report(after: str, then: Value, now: Value, words: Value) -> str:
    """Return in what a line differs: the states in full, of a prompt what is told now."""
    if "state" not in then or "state" not in now:
        shown = json.dumps(words, indent=1, ensure_ascii=False)
        where = f"After {after} something else is told at {then.get('key')}. Now:"
        return f"{where}\n{shown}\nWhat was told before: {BEFORE}\n{MEANT}"
    both = (json.dumps(one["state"], indent=1, sort_keys=True).splitlines() for one in (then, now))
    lines = list(difflib.unified_diff(*both, "stored", "now", lineterm="", n=3))[:MOST_LINES]
    where = f"{then['state']['phase']} of turn {then['state']['turn']}"
    return f"{where}, after {after}, begins with another state:\n" + "\n".join([*lines, MEANT])


@pytest.mark.parametrize("name", few(BY_TURNS, len(NAMES) - len(MORE)))
def test_every_phase_begins_with_the_state_it_did(name, request):
    if request.config.getoption("--regenerate"):
        keep(name, renewed(name))
    assert path_of(name).exists(), f"{name} is missing; make it with: python3 run.py golden"
    head, *lines = stored(name)
    setup = msgspec.convert(head, Setup)
    after = "the start"
    found: list[tuple[str, str]] = []
    for then, (now, words) in zip(lines, replayed(setup, answers_in(lines)), strict=True):
        if now != then:
            pytest.fail(f"{name}: {report(after, then, now, words)}", pytrace=False)
        after = then.get("key", after)
        found += of_told(words) if "key" in now else ()
    assert lines[-1]["state"]["over"]
    if request.config.getoption("--regenerate"):
        keep_words(name, gathered(found))
    assert gathered(found) == stored_words().get(name), f"other words are told. {MEANT}"


def test_each_stored_digest_is_that_of_the_canonical_form_and_no_file_is_left_over():
    files = {path.name for path in HERE.iterdir()} - {TOLD.name}
    assert files == {path_of(name).name for name in NAMES}
    assert stored_words().keys() == NAMES.keys()
    for name in NAMES:
        found = [line for line in stored(name) if "state" in line]
        assert len(found) > 50
        module = catalogue.load(NAMES[name][1].game).prepare(NAMES[name][1])[1]
        state = msgspec.convert(found[-1]["state"], module.state_type)
        assert digest(encode(state)) == found[-1]["digest"]


if __name__ == "__main__":
    for line, words in replayed(NAMES[sys.argv[1]][1], answers_in(stored(sys.argv[1]))):
        print(line.get("key", "state"))
        print(json.dumps(words, indent=1, ensure_ascii=False))
