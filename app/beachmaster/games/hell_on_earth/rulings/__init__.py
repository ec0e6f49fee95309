"""Every ruling on Hell on Earth, H-01 to H-86, and the options a player sets before a game."""

from beachmaster.engine.rulings import Choice, Ruling
from beachmaster.games.hell_on_earth.rulings import (
    assault,
    attack,
    bombardment,
    hits,
    markers,
    movement,
    raid_and_command,
    reactions,
    start_and_end,
)
from beachmaster.games.hell_on_earth.rulings.choices import CHOICES

__all__ = ["CHOICES", "OPTIONS", "RULINGS"]

RULINGS: tuple[Ruling, ...] = tuple(
    sorted(
        (
            *start_and_end.RULINGS,
            *markers.RULINGS,
            *bombardment.RULINGS,
            *movement.RULINGS,
            *attack.RULINGS,
            *reactions.RULINGS,
            *assault.RULINGS,
            *hits.RULINGS,
            *raid_and_command.RULINGS,
        ),
        key=lambda ruling: ruling.id,
    )
)
OPTIONS: tuple[Choice | Ruling, ...] = (*CHOICES, *RULINGS)
