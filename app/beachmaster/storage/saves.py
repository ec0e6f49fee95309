"""List the saved games in the data folder, and name new ones."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from beachmaster.engine.text import Text
from beachmaster.storage.folders import data_folder
from beachmaster.storage.texts import T

if TYPE_CHECKING:
    from beachmaster.storage.story import Overviews

ENDING = ".beachmaster"
BOARDS: dict[str, Text] = {
    "tracked": T("the program's map"),
    "own": T("my map"),
    "table": T("words only"),
}
"""What a game is played on."""


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """One saved game as a list shows it; `problem` says why one cannot be used.

    `score`, under the game's own name for it, and `story` tell of the start of its last phase,
    where its game can tell that.
    """

    path: Path
    changed: float
    game: str = ""
    board: str = ""
    turn: int = 0
    phase: str = ""
    entries: int = 0
    phase_text: Text | None = None
    score: int | None = None
    score_label: Text | None = None
    story: Text | None = None
    problem: Text | None = None


def saves_folder() -> Path:
    """Return where games are kept that were given no file."""
    return data_folder() / "saves"


def begun_before(game: str) -> bool:
    """Tell whether the folder for saves holds a game of this kind that the player answered in."""
    try:
        return any(map(_answered, saves_folder().glob(f"{game} *{ENDING}")))
    except OSError:
        return False


def _answered(path: Path) -> bool:
    """Tell whether the player answered in a game; one that cannot be read was surely played."""
    from beachmaster.storage.glimpse import answered  # slow to load
    from beachmaster.storage.problems import SaveError

    try:
        return answered(path)
    except SaveError:
        return True


def new_save(game: str, *, lesson: bool = False) -> Path:
    """Return a free file name for a new game, after the day it is begun.

    A lesson is named apart: who has had only that has not played the game before.
    """
    game = f"{game}-lesson" if lesson else game
    day = datetime.now().astimezone().strftime("%Y-%m-%d")
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := folder / f"{game} {day} {number}{ENDING}").exists():
        number += 1
    return path


def saved_games(folder: Path | None = None, *, told: bool = False) -> list[Listed]:
    """Return the saved games of a folder, the one last played first.

    `told` adds the score and the story, which takes some milliseconds a game.
    """
    from beachmaster.storage.story import Overviews

    overviews = Overviews() if told else None
    found = (folder or saves_folder()).glob(f"*{ENDING}")
    listed = [_listed(path, overviews) for path in found if path.is_file()]
    return sorted(listed, key=lambda one: -one.changed)


def _listed(path: Path, overviews: "Overviews | None") -> Listed:
    from beachmaster.engine.display import phase_text
    from beachmaster.storage.glimpse import glimpse  # slow to load
    from beachmaster.storage.problems import SaveError, unreadable
    from beachmaster.storage.story import story

    changed = 0.0
    try:
        changed = path.stat().st_mtime
        seen = glimpse(path)
    except SaveError as error:
        return Listed(path=path, changed=changed, problem=error.text)
    except OSError as error:  # one that went away in this moment, or that nobody may read
        return Listed(path=path, changed=changed, problem=unreadable(path, error).text)
    overview = overviews.of(seen.setup, seen.began) if overviews else None
    return Listed(
        path=path,
        changed=changed,
        game=seen.setup.game,
        board=seen.setup.board,
        turn=seen.turn,
        phase=seen.phase,
        entries=seen.entries,
        phase_text=phase_text(overview, seen.phase) if overview else None,
        score=overview.score.total if overview and overview.score else None,
        score_label=overview.score.label if overview and overview.score else None,
        story=story(overview) if overview else None,
    )
