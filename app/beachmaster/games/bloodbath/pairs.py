"""Find who fights as part of a unit: the pair in its hex (bib:17.2)."""

from beachmaster.engine.module import Steps
from beachmaster.games.bloodbath.game import Game


def fighters(game: Game, name: str) -> Steps[list[str]]:
    """Return a unit and whoever fights as part of it: the pair in its hex (bib:17.2, B-50)."""
    stack = yield from game.board.stack(game, name)
    if name not in stack[:2] or len(stack) == 1:
        return [name]
    pair = stack[:2]
    if not any(game.is_support(one) for one in pair):
        return [name]
    if game.ruling("B-50") == "pair":
        return pair
    beach = len(stack) > 2 or (yield from game.board.on_landing_beach(game, name))
    return [name] if beach else pair
