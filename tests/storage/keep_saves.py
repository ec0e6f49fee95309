"""Play a game of each kind and keep it as this version saves it, for `test_live_saves.py`.

    python tests/storage/keep_saves.py

It is run once for a version, by whoever raises it; no file that is there is written again.
"""

import lzma
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from beachmaster import __version__
from beachmaster.engine.correction import corrected
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.session import Session
from beachmaster.engine.setup import GameFactory
from beachmaster.engine.tree import Entry
from beachmaster.engine.values import Value
from beachmaster.storage.starting import Wish, start

FORMER = Path(__file__).parent / "former"
SEED = 12
ADJUSTED = {"hell-on-earth": ("us.28.marker", "OR"), "bloodbath": ("us.23-1.level", 7)}
KINDS = {f"{game}-{board}": (game, board) for game in ADJUSTED for board in ("tracked", "table")}


def played(session: Session, factory: GameFactory, board: str) -> None:
    """Play to the end; on its own board the program rolls, beside a table the player does."""
    player = factory.player("commander", session)
    while (asked := session.asked) is not None:
        if asked.prompt.kind == "roll" and board == "tracked":
            session.auto()
        else:
            session.answer(player.answer(asked))


def another_face(entry: Entry) -> Callable[[Prompt], Value]:
    """Return what reads the dice of an entry one higher each, and a six as one."""
    return lambda _prompt: [face % 6 + 1 for face in entry.value]


def branched(session: Session, game: str) -> None:
    """Leave what players leave: bookmarks, a corrected die, a value put right, a cursor within."""
    session.bookmark("the end")
    for entry in session.tree.path(session.tree.cursor):
        if entry.turn == 3 and entry.ask == "roll":
            corrected(session, entry.id, another_face(entry), "misread")
            break
    session.goto("the end")
    session.undo(2, by="phase")
    session.adjust(*ADJUSTED[game], "it lay otherwise on the table")
    session.bookmark("put right")


def kept(name: str, path: Path) -> None:
    """Play a game and write its file."""
    game, board = KINDS[name]
    with TemporaryDirectory() as folder:
        save = Path(folder) / f"{name}.beachmaster"
        playing = start(Wish(game=game, seed=SEED, table=board == "table", save=save))
        played(playing.session, playing.factory, board)
        branched(playing.session, game)
        playing.close()
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(lzma.compress(save.read_bytes(), preset=9))


if __name__ == "__main__":
    for name in KINDS:
        path = FORMER / __version__ / f"{name}.beachmaster.xz"
        if not path.exists():
            kept(name, path)
            print(path)
