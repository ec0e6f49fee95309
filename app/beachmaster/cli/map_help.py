"""Say in the terminal what a player may type about a map of his own as a game begins."""

from collections.abc import Iterator

from beachmaster.cli.texts import T
from beachmaster.engine.text import Text
from beachmaster.storage.starting import Playing


def told_first(playing: Playing) -> Iterator[Text]:
    """Yield what is said as a game begins or goes on, and what is typed about the map."""
    yield from playing.told
    yield from playing.notices
    if playing.map_help == "grid":
        from beachmaster.storage.boards import BoardAtlas  # a database: not for every game

        atlas = playing.session.atlas
        if isinstance(atlas, BoardAtlas):
            yield _GRID.fill(id=atlas.board)
    elif playing.map_help == "areas":
        yield _AREAS
    elif playing.map_help == "otherwise":
        yield _OTHERWISE


_GRID = T(
    "If your map has another grid, quit and set it before any hex is known: boards "
    "grid {id} COLUMNSxROWS."
)
_AREAS = T("map lines lets you enter areas ahead of time.")
_OTHERWISE = T("To put it right, type map, then the place and what it shows.")
