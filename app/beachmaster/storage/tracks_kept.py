"""Remember, game by game, which tracks lie on the player's table, in a small file."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from beachmaster.engine.rulings import Choice, Ruling
from beachmaster.storage.folders import data_folder, read_object, write_object


def kept_tracks(game: str, items: Iterable[Ruling | Choice]) -> dict[str, str]:
    """Return what was answered for a game's tracks last, as far as it still has them."""
    kept = read_object(_file()).get(game)
    if not isinstance(kept, dict):
        return {}
    return {
        item.option: kept[item.option]
        for item in items
        if item.option in kept and kept[item.option] in [way.value for way in item.alternatives]
    }


def keep_tracks(game: str, tracks: Mapping[str, str]) -> None:
    """Remember a game's tracks by option; what cannot be written is asked once more."""
    try:
        write_object(_file(), {**read_object(_file()), game: dict(tracks)})
    except OSError:
        return


def _file() -> Path:
    return data_folder() / "tracks.json"
