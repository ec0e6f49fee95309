"""Every combat and count of Last Battle: Ie Shima on its own, for `resolve` and `odds`."""

from collections.abc import Mapping
from typing import Any

from beachmaster.engine.resolver import Resolver
from beachmaster.games.ie_shima.data import GameData
from beachmaster.games.ie_shima.resolve import combats, counts, dice

__all__ = ["resolvers"]


def resolvers(data: GameData) -> Mapping[str, Resolver[Any]]:
    """Return the resolvers by name, in the order in which a day needs them."""
    every: tuple[Resolver[Any], ...] = (
        dice.REINFORCEMENTS,
        combats.AssaultResolver(data),
        combats.BombardmentResolver(data),
        dice.KAMIKAZE,
        dice.SUPPORT,
        dice.SATCHEL,
        combats.LossesResolver(data),
        counts.RetreatResolver(data),
        dice.SUNSET,
        dice.DayLengthResolver(),
        counts.SupplyResolver(data),
        counts.RefitResolver(data),
        counts.ScoreResolver(data),
    )
    return {resolver.name: resolver for resolver in every}
