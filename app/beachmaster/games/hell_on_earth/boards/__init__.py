"""Answer what the rules ask of the board: from a digital twin, or from the player's own table."""

from beachmaster.games.hell_on_earth.boards.questions import AssaultFacts, Board, Candidates

__all__ = ["AssaultFacts", "Board", "Candidates"]
