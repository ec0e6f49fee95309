"""Advance after combat on a tracked board: one hex, one unit with its partner (bib:7.9, B-73)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.stacking import fighters, may_share, put_under
from beachmaster.games.bloodbath.texts import T

if TYPE_CHECKING:
    from beachmaster.games.bloodbath.boards.tracked import TrackedBoard

NOBODY = "none"


def advance(game: Game, board: "TrackedBoard", place: str, able: Sequence[str]) -> Steps[list[str]]:
    """Offer the emptied hex to each attacking unit that fits there, and move who goes.

    A support unit goes with the unit it is stacked with; a tank that terrain keeps out stays.
    """
    island = Island(game)
    groups = {
        name: group for name in able if (group := _group(island, name, place, able)) is not None
    }
    board.note(game, "advance", (place,), {"units": []})
    if not groups:
        return []
    chosen = yield Choose(
        procedure="advance",
        subjects=(place,),
        text=T("Who advances into {place}?", place=place),
        rules=("bib:7.9", "bib:17.2"),
        options=Options(lambda: _options(game, groups)),
        question=True,
    )
    if chosen == NOBODY:
        return []
    board.note(game, "advance", (place,), {"units": groups[chosen]})
    for name in groups[chosen]:
        put_under(game, name, place)
    return groups[chosen]


def _group(island: Island, name: str, place: str, able: Sequence[str]) -> list[str] | None:
    """Return who advances with a unit, itself included, or None where there is no room (B-32)."""
    game, here = island.game, island.game.us(name).place
    pair = fighters(game, here, island.landing_beach(here))
    going = [one for one in pair if one in able] if name in pair else [name]
    there = [*game.us_in(place), *going]
    if island.landing_beach(place):
        return going
    if island.prints.coast(place):
        return going if len(there) == 1 else None
    return going if may_share(game, there) else None


def _options(game: Game, groups: dict[str, list[str]]) -> list[Option]:
    units = [
        Option(name, T("{units}", units=[game.us_name(one) for one in group]))
        for name, group in groups.items()
    ]
    return [*units, Option(NOBODY, T("nobody"))]
