"""Keep games whose real table is not as the game has it, for `test_kept_tables.py`.

    PYTHONPATH=tests .venv/bin/python -m storage.keep_tables

Of each game on each ground: one whose set-up is half laid, and one with a list not ticked off after
an undo. It is run once for a version; no file that is there is written again, and what it held then
stands in `TOLD` beside it.
"""

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from beachmaster import __version__
from beachmaster.engine.display import Counter, Mark, Sign
from beachmaster.engine.laid import net, tick
from beachmaster.engine.text import render
from beachmaster.storage.starting import Playing
from grounds import EVERY
from storage.keep_saves import FORMER, after, write
from storage.kept_play import Hands, began

SEED = 4
TOLD = "tables.json"
HALF_LAID, NOT_TICKED = "half-laid", "not-ticked"
KINDS = {
    f"{game}-{board}-{how}": (game, board, how)
    for game, board in EVERY
    for how in (HALF_LAID, NOT_TICKED)
}
WHOLE_TURNS, LATE = 2, 12
"""So many turns are played, and so many answers of the next, before two turns are taken back."""


def half_laid(playing: Playing) -> None:
    """Tick every other act of the set-up, and leave."""
    notes = playing.session.module.preparation()
    playing.beside.laid = [note.key for note in notes[::2]]
    playing.keep_beside()


def not_ticked(playing: Playing) -> None:
    """Play on, take back two turns, tick every third change, and leave."""
    hands, session = Hands(playing), playing.session
    late = after(LATE)
    hands.play(lambda session: session.asked.turn > WHOLE_TURNS and late(session))
    playing.jump(lambda: session.undo(2, by="turn"))
    lies = playing.beside.lying()
    for change in net(lies, session.module, session.state)[::3]:
        tick(lies, change, session.module, session.state)
    playing.beside.keep_lies(lies)
    playing.keep_beside()


def told(playing: Playing) -> dict[str, Any]:
    """Return what lies otherwise: acts of the set-up by what they lay, changes by their piece."""
    session, beside = playing.session, playing.beside
    laid = [
        {
            "act": at,
            "rules": list(note.rules),
            "shows": [*map(laid_id, note.shows)],
            "ticked": note.key in beside.laid,
            "words": render(note.text),
        }
        for at, note in enumerate(session.module.preparation())
    ]
    left = [
        {"act": one.act, "piece": one.piece, "space": one.space, "words": render(one.text)}
        for one in net(beside.lying(), session.module, session.state)
    ]
    return {"laid": laid if beside.laid else [], "left": left if beside.lies else []}


def laid_id(shown: Counter | Sign | Mark) -> str:
    """Return what is laid, without words: a counter's id, a marker's letters, a mark's symbol."""
    if isinstance(shown, Counter):
        return shown.id
    return shown.code if isinstance(shown, Sign) else shown.symbol


def kept(name: str, path: Path) -> dict[str, Any]:
    """Begin a game, leave its table so, write its file; return what it holds."""
    game, board, how = KINDS[name]
    with TemporaryDirectory() as folder:
        os.environ["BEACHMASTER_DATA"] = folder
        playing = began(game, board, SEED, Path(folder) / f"{name}.beachmaster")
        (half_laid if how == HALF_LAID else not_ticked)(playing)
        holds = told(playing)
        playing.close()
        write(playing.saved.path, path)
    return holds


if __name__ == "__main__":
    folder = FORMER / __version__ / "tables"
    folder.mkdir(exist_ok=True)
    file = folder / TOLD
    held = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for name in KINDS:
        path = folder / f"{name}.beachmaster.xz"
        if not path.exists():
            held[name] = kept(name, path)
    file.write_text(json.dumps(held, indent=1, ensure_ascii=False) + "\n", "utf-8")
