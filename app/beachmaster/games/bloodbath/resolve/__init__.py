"""Every table and combat of Bloodbath in the Bonins on its own, for `resolve` and `odds`."""

from collections.abc import Mapping

from beachmaster.engine.resolver import Resolver
from beachmaster.games.bloodbath.resolve import banzai, ending, japanese_fire, targets, us_fire
from beachmaster.games.bloodbath.resolve.attack import attack
from beachmaster.games.bloodbath.resolve.placing import redeployment, replacement
from beachmaster.games.bloodbath.values import GameData

__all__ = ["resolvers"]


def resolvers(data: GameData) -> Mapping[str, Resolver]:
    """Return the resolvers by name, in the order in which a turn needs them."""
    every: tuple[Resolver, ...] = (
        us_fire.markers(data),
        us_fire.bombardment(data),
        attack(data),
        redeployment(data),
        ending.cleared_sectors(data),
        replacement(data),
        banzai.call(data),
        banzai.charge(data),
        targets.track(data),
        targets.targeting(data),
        japanese_fire.bombardment(data),
        ending.storm(data),
        ending.victory(data),
    )
    return {resolver.name: resolver for resolver in every}
