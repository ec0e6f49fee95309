"""Name a game and this program as the player knows them."""

import sys
from pathlib import Path

from beachmaster.engine.text import Text, plain_text
from beachmaster.games.catalogue import GAMES


def own_name() -> str:
    """Return how this program was called, for a call to repeat."""
    return "python3 run.py" if Path(sys.argv[0]).name == "__main__.py" else "beachmaster"


def title_of(game: str) -> Text:
    """Return a game's title."""
    titles = [one.title for one in GAMES if one.name == game]
    return titles[0] if titles else plain_text(game)
