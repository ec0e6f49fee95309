"""Every ruling on Bloodbath in the Bonins, and the options a player sets before a game.

B-01 to B-60 close holes in the exclusive rules; B-61 and on stand in for the standard rules of the
series, which our copy lacks.
"""

from beachmaster.engine.rulings import Choice, Ruling
from beachmaster.games.bloodbath.rulings import (
    arrival,
    attacks,
    fire,
    movement,
    operations,
    results,
    sectors,
    slips,
    standard_combat,
    two_players,
)
from beachmaster.games.bloodbath.rulings.choices import CHOICES

__all__ = ["CHOICES", "OPTIONS", "RULINGS"]

RULINGS: tuple[Ruling, ...] = tuple(
    sorted(
        (
            *arrival.RULINGS,
            *attacks.RULINGS,
            *fire.RULINGS,
            *movement.RULINGS,
            *operations.RULINGS,
            *results.RULINGS,
            *sectors.RULINGS,
            *slips.RULINGS,
            *standard_combat.RULINGS,
            *two_players.RULINGS,
        ),
        key=lambda ruling: ruling.id,
    )
)
OPTIONS: tuple[Choice | Ruling, ...] = (*CHOICES, *RULINGS)
