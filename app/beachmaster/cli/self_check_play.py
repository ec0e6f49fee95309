"""The part of the self-check that plays: every game on every ground, and one that is killed."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec

from beachmaster.cli.own_simulation import Twin, own_setup
from beachmaster.cli.problems import Mistake
from beachmaster.engine.module import digest, encode
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Board, GameFactory, Setup
from beachmaster.games.catalogue import playable, played_in_words
from beachmaster.paths import start_command
from beachmaster.storage.starting import Wish, load, prepared, start

ANSWERS = 50
UNDONE_AFTER = 20
BEFORE_THE_KILL = 12
SEED = 16
GROUNDS: dict[Board, str] = {
    "tracked": "the program's map",
    "own": "a map of one's own",
    "table": "words only",
}


class PlayError(Exception):
    """Play that went otherwise than it should."""


def plays() -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield a look for each game and each ground that it has."""
    for game in playable():
        factory = load(game)
        for board, words in GROUNDS.items():
            if board == "table" and game not in played_in_words():
                continue
            setup = Setup(game=game, board="tracked" if board == "own" else board, seed=SEED)
            setup, _module = prepared(factory, setup)
            if board == "own":
                try:
                    setup = own_setup(factory, setup)
                except Mistake:
                    continue  # a game without that ground
            yield f"{game} on {words}", partial(_play, factory, setup)


def _play(factory: GameFactory, setup: Setup) -> str:
    """Answer, take one back, give it again, go on; say how many answers that were."""
    setup, module = factory.prepare(setup)
    session = Session(module, setup.seed)
    answer = _answering(factory, setup, session)
    given = 0
    while session.asked is not None and given < ANSWERS:
        answer()
        session.take_events()
        given += 1
        if given == UNDONE_AFTER:
            before, stood = digest(encode(session.state)), session.tree.cursor
            session.undo(1)
            while session.tree.cursor != stood:  # one undo goes past what an opponent is asked
                session.redo(1)
            if digest(encode(session.state)) != before:
                raise PlayError("an answer given again led elsewhere")
    if given < ANSWERS:
        raise PlayError(f"the game was over after {given} answers")
    return f"{given} answers, one taken back and given again"


def _answering(factory: GameFactory, setup: Setup, session: Session) -> Callable[[], object]:
    policy = factory.policies[0]
    if setup.board == "own":
        twin = Twin(factory, policy, setup)
        return lambda: twin.answer(session)
    player = factory.player(policy, session)

    def answer() -> None:
        if session.asked is not None:
            session.answer(player.answer(session.asked))

    return answer


def killed_and_resumed(folder: Path) -> str:
    """Let another process of ours play, kill it, and go on with what it had been told."""
    game = playable()[0]
    save = folder / "Fähre 島.beachmaster"
    save.unlink(missing_ok=True)
    words = [*start_command(), "play", game, "--json", "--seed", str(SEED), "--save", str(save)]
    with _child(words) as child:
        for _ in range(BEFORE_THE_KILL):
            _answer(child)
    playing = start(Wish(game=game, save=save))
    try:
        kept = len(playing.session.tree.entries)
    finally:
        playing.close()
    if kept < BEFORE_THE_KILL:
        raise PlayError(f"{BEFORE_THE_KILL} answers were taken, {kept} are kept")
    return f"{kept} answers were kept by {save.name}"


@contextmanager
def _child(words: list[str]) -> "Iterator[subprocess.Popen[bytes]]":
    """Give a block a process that waits for its first answer, and kill it at the end."""
    child = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        _wait_for_prompt(child)
        yield child
    finally:
        child.kill()
        child.communicate()


def _answer(child: "subprocess.Popen[bytes]") -> None:
    if child.stdin is None:
        raise PlayError("the other process cannot be spoken to")
    child.stdin.write(b'{"auto": true}\n')
    child.stdin.flush()
    _wait_for_prompt(child)


def _wait_for_prompt(child: "subprocess.Popen[bytes]") -> None:
    for line in child.stdout or ():
        told = msgspec.json.decode(line)
        if told["type"] == "prompt":
            return
        if told["type"] == "error":
            raise PlayError(str(told.get("text")))
    raise PlayError("the other process ended")
