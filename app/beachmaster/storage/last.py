"""Remember where the player was, so that it can be shown before the game is loaded."""

from pathlib import Path

import msgspec

from beachmaster.storage.folders import data_folder, read_object, write_object


class Last(msgspec.Struct, frozen=True, kw_only=True):
    """The game last played: where it stood, the prompt as it was shown, and its saved game.

    `step` is the phase in words, where the game has words for it; `acts` are the last physical
    acts that were asked for, the newest last. `happened` is what was told last; `left` are the acts
    up to `entry` that were not ticked off, None where nobody ticks.
    """

    game: str
    turn: int = 0
    phase: str = ""
    prompt: str = ""
    save: str = ""
    acts: list[str] = []
    step: str = ""
    happened: str = ""
    left: list[str] | None = None
    entry: int = 0

    @property
    def phase_words(self) -> str:
        """Return the phase as the player reads it."""
        return self.step or self.phase.replace("-", " ")


def last_file() -> Path:
    """Return where it is kept."""
    return data_folder() / "last.json"


def remember(last: Last) -> None:
    """Write it down in one piece."""
    write_object(last_file(), msgspec.structs.asdict(last))


def recall() -> Last | None:
    """Return what was last played, or None where nothing is known or the saved game is gone."""
    try:
        last = msgspec.convert(read_object(last_file()), Last)
    except msgspec.ValidationError:
        return None
    return last if last.save and Path(last.save).is_file() else None
