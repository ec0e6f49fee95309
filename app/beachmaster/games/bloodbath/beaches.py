"""Who may land where in this movement phase (bib:14.2)."""

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.places import AVAILABLE
from beachmaster.games.bloodbath.texts import T

A_PHASE, A_COLOUR = 8, 2


def why_not_land(game: Game, name: str, landed: dict[str, HexId]) -> Text | None:
    """Return why a unit cannot land in this phase at all, or None (bib:14.2, bib:14.6, B-53)."""
    if game.us(name).place != AVAILABLE:
        return T("Only units in the Available for Landing box land.")
    if name in game.state.rebuilt:
        return T("It got a replacement step in this phase.")
    if name in game.state.called and game.ruling("B-53") == "next":
        return T("It was called forward in this phase.")
    return (
        T("{most} units have landed in this phase.", most=A_PHASE)
        if len(landed) >= A_PHASE
        else None
    )


def why_not_here(island: Island, landed: dict[str, HexId], place: HexId) -> Text | None:
    """Return why nobody can land on a hex now, or None: two a colour, one a hex (bib:14.2)."""
    if not island.landing_beach(place):
        return T("It is no beach of the coast you chose.")
    if place in landed.values():
        return T("A unit has landed on this hex in this phase.")
    colour = island.prints.colour(place)
    there = [hex_id for hex_id in landed.values() if island.prints.colour(hex_id) == colour]
    return (
        T("{most} units have landed at this colored beach.", most=A_COLOUR)
        if len(there) >= A_COLOUR
        else None
    )


def open_beaches(island: Island, landed: dict[str, HexId]) -> list[HexId]:
    """Return the beach hexes where one more unit can land in this phase."""
    return [p for p in island.landing_beaches() if why_not_here(island, landed, p) is None]
