"""Every table and combat of Hell on Earth on its own, for `resolve` and `odds`."""

from collections.abc import Mapping

from beachmaster.engine.resolver import Resolver
from beachmaster.games.hell_on_earth.resolve import (
    assessment,
    bombardment,
    command,
    raid,
    reaction,
    recon,
    units,
)
from beachmaster.games.hell_on_earth.resolve.assault import assault
from beachmaster.games.hell_on_earth.values import GameData

__all__ = ["resolvers"]


def resolvers(data: GameData) -> Mapping[str, Resolver]:
    """Return the resolvers by name, in the order in which a turn needs them."""
    every: tuple[Resolver, ...] = (
        command.WEATHER_ROLL,
        bombardment.US,
        bombardment.JAPAN,
        units.RALLY_ROLL,
        recon.RESOLVER,
        assault(data),
        reaction.REACTION_ROLL,
        reaction.BANZAI_ROLL,
        units.RETREAT,
        raid.RESOLVER,
        command.POINTS,
        command.DEPLOYMENT,
        command.JAPANESE,
        assessment.RESOLVER,
    )
    return {resolver.name: resolver for resolver in every}
