"""Say in the window what a player may do about a map of his own as a game begins."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from beachmaster.desktop.texts import T
from beachmaster.engine.text import Text

if TYPE_CHECKING:  # slow to load
    from beachmaster.storage.starting import Playing


def told_first(playing: "Playing") -> Iterator[Text]:
    """Yield what is good to know as a game begins, and what to do about a map that is bare.

    What the map says otherwise than the game is asked about beside it, without a word here.
    """
    yield from playing.told
    if playing.told and playing.map_help == "grid":
        yield _GRID
    elif playing.told and playing.map_help == "areas":
        yield _AREAS


_GRID = T(
    "If your map has a different grid, set it before any hex is known: New game, My map, More for "
    "this map, Its grid."
)
_AREAS = T("Learn my map lets you enter areas ahead of time.")
