"""Every ruling on Hell on Earth, and the options a player sets before a game."""

from beachmaster.engine.rulings import Choice, Ruling
from beachmaster.engine.rulings_page import rulings_of
from beachmaster.games.hell_on_earth.choices import CHOICES

__all__ = ["CHOICES", "OPTIONS", "RULINGS"]

RULINGS: tuple[Ruling, ...] = rulings_of("hell-on-earth", "hoe")
OPTIONS: tuple[Choice | Ruling, ...] = (*CHOICES, *RULINGS)
