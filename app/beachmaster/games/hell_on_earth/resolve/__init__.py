"""Every table and combat of Hell on Earth on its own, for `resolve` and `odds`."""

from collections.abc import Mapping
from typing import Any

from beachmaster.engine.resolver import Resolver
from beachmaster.games.hell_on_earth.resolve import japanese, us
from beachmaster.games.hell_on_earth.resolve.assault import AssaultResolver
from beachmaster.games.hell_on_earth.resolve.assessment import FinalAssessment
from beachmaster.games.hell_on_earth.values import GameData

__all__ = ["resolvers"]


def resolvers(data: GameData) -> Mapping[str, Resolver[Any]]:
    """Return the resolvers by name, in the order in which a turn needs them."""
    every: tuple[Resolver[Any], ...] = (
        us.WeatherRoll(),
        us.BOMBARDMENT,
        japanese.BombardmentRoll(),
        us.RALLY,
        us.ReconRoll(),
        AssaultResolver(data),
        japanese.REACTION,
        japanese.BanzaiRoll(),
        us.RETREAT,
        japanese.RAID,
        us.POINTS,
        us.DeploymentRoll(),
        japanese.COMMAND,
        FinalAssessment(),
    )
    return {resolver.name: resolver for resolver in every}
