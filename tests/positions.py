"""Begin a game in a position, as a position file tells it."""

import json

from beachmaster.storage.starting import Wish, start


def begun_at(folder, game, position, seed=1, **wish):
    """Return the game begun in a position, which is written to a file for it."""
    file = folder / "position.json"
    file.write_text(json.dumps(position), "utf-8")
    return start(Wish(game=game, seed=seed, position=file, **wish))
