"""Whole pages of the window: start, new game, end."""

from beachmaster.desktop.pages.end import EndPage
from beachmaster.desktop.pages.new_game import NewGamePage
from beachmaster.desktop.pages.start import StartPage

__all__ = ["EndPage", "NewGamePage", "StartPage"]
