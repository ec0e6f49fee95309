"""The boards that answer the rules' questions: the tracked twin, or the player's table."""

from beachmaster.games.bloodbath.boards.questions import Board

__all__ = ["Board"]
