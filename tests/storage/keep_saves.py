"""Play a game of each kind and keep it as this version saves it, for `test_live_saves.py`.

    PYTHONPATH=tests .venv/bin/python -m storage.keep_saves

Run it for a version that replays stored games otherwise than the one before; it takes a few
minutes. No file that is there is written again.
"""

import lzma
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from beachmaster import __version__
from beachmaster.engine.correction import corrected
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.session import Session
from beachmaster.engine.tree import Entry
from beachmaster.engine.values import Value
from grounds import EVERY
from storage.kept_play import Hands, began

FORMER = Path(__file__).parent / "former"
SEED = 12
ADJUSTED = {
    "hell-on-earth": ("us.28.marker", "OR"),
    "bloodbath": ("us.23-1.level", 7),
    "ie-shima": ("impulse", 9),
}
LATE = 3
"""The turn in which a die is corrected."""
OTHERS = ("commander-v-turtle", "commander-v-straight")
"""Who plays the Americans of the branches."""
OWN_AREAS = "ie-shima"
"""The game that is kept on a map of the player's own as well."""
KINDS = {
    f"{game}-{board}": (game, board) for game, board in EVERY if board != "own" or game == OWN_AREAS
}


def another_face(entry: Entry) -> Callable[[Prompt], Value]:
    """Return what reads the dice of an entry one higher each, and a six as one."""
    return lambda _prompt: [face % 6 + 1 for face in entry.value]


def branched(hands: Hands, game: str) -> None:
    """Leave what players leave: bookmarks, a corrected die, a value put right, a cursor within."""
    session = hands.session
    session.bookmark("the end")
    for entry in session.tree.path(session.tree.cursor):
        if entry.turn == LATE and entry.ask == "roll":
            change = partial(corrected, session, entry.id, another_face(entry), "misread")
            hands.learning(change)
            break
    session.goto("the end")
    if game == OWN_AREAS:
        in_the_middle(hands)
    else:
        session.undo(2, by="phase")
    session.adjust(*ADJUSTED[game], "it lay otherwise on the table")
    session.bookmark("put right")


def in_the_middle(hands: Hands) -> None:
    """Go back into the game against the opponent, and leave some branches there."""
    session = hands.session
    path = session.tree.path(session.tree.cursor)
    third = next(entry for entry in path if entry.turn == LATE)
    session.goto(third.id)
    session.bookmark("the third day")
    for other in OTHERS:
        session.undo(2)
        hands.policy = other
        hands.play(after(9))
        session.goto("the third day")
    session.undo(1)
    hands.play(after(9))


def after(answers: int) -> Callable[[Session], bool]:
    """Return what stops a game after so many answers."""
    left = iter(range(answers))
    return lambda _session: next(left, None) is None


def kept(name: str, path: Path) -> None:
    """Play a game and write its file."""
    game, board = KINDS[name]
    with TemporaryDirectory() as folder:
        os.environ["BEACHMASTER_DATA"] = folder
        playing = began(game, board, SEED, Path(folder) / f"{name}.beachmaster")
        hands = Hands(playing)
        hands.play()
        branched(hands, game)
        playing.close()
        write(playing.saved.path, path)


def write(save: Path, path: Path) -> None:
    """Keep a file for ever."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(lzma.compress(save.read_bytes(), preset=9))
    print(path)


if __name__ == "__main__":
    for name in KINDS:
        path = FORMER / __version__ / f"{name}.beachmaster.xz"
        if not path.exists():
            kept(name, path)
