"""Every table and combat of Bloodbath in the Bonins on its own, for `resolve` and `odds`."""

from collections.abc import Mapping
from typing import Any

from beachmaster.engine.resolver import Resolver
from beachmaster.games.bloodbath.resolve import banzai, ending, japanese_fire, placing, us
from beachmaster.games.bloodbath.values import GameData

__all__ = ["resolvers"]


def resolvers(data: GameData) -> Mapping[str, Resolver[Any]]:
    """Return the resolvers by name, in the order in which a turn needs them."""
    every: tuple[Resolver[Any], ...] = (
        us.MarkersResolver(data),
        us.UsBombardmentResolver(data),
        us.AttackResolver(data),
        placing.RedeploymentResolver(data),
        ending.SectorsResolver(data),
        placing.ReplacementResolver(data),
        banzai.CallResolver(data),
        banzai.ChargeResolver(data),
        japanese_fire.TrackResolver(data),
        japanese_fire.TargetingResolver(data),
        japanese_fire.JapaneseBombardmentResolver(data),
        ending.StormResolver(data),
        ending.VictoryResolver(data),
    )
    return {resolver.name: resolver for resolver in every}
