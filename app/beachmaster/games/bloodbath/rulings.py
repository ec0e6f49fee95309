"""Every ruling on Bloodbath in the Bonins, and the options a player sets before a game."""

from beachmaster.engine.rulings import Choice, Ruling
from beachmaster.engine.rulings_page import rulings_of
from beachmaster.games.bloodbath.choices import CHOICES

__all__ = ["CHOICES", "OPTIONS", "RULINGS"]

RULINGS: tuple[Ruling, ...] = rulings_of("bloodbath", "bib")
OPTIONS: tuple[Choice | Ruling, ...] = (*CHOICES, *RULINGS)
