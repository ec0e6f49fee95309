"""Which grounds each playable game has: every combination that a law is walked over."""

from beachmaster.engine.setup import Board
from beachmaster.games import catalogue


def grounds(game: str) -> tuple[Board, ...]:
    """Return the grounds of a game: the program's map, one's own, words only where it has that."""
    own: tuple[Board, ...] = ("own",) if hasattr(catalogue.load(game), "answer_from") else ()
    words: tuple[Board, ...] = ("table",) if game in catalogue.played_in_words() else ()
    return ("tracked", *own, *words)


EVERY = tuple((game, board) for game in catalogue.playable() for board in grounds(game))
