"""Who may land where in this movement phase (bib:14.2)."""

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.bloodbath.boards.terrain import Island
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.state import AVAILABLE

A_PHASE, A_COLOUR = 8, 2


def why_not_land(game: Game, name: str, landed: dict[str, HexId]) -> Text | None:
    """Return why a unit cannot land in this phase at all, or None (bib:14.2, bib:14.6, B-53)."""
    if game.us(name).place != AVAILABLE:
        return Text(_NOT_AVAILABLE)
    if name in game.state.rebuilt:
        return Text(_REBUILT)
    if name in game.state.called and game.ruling("B-53") == "next":
        return Text(_CALLED)
    return Text(_EIGHT, most=A_PHASE) if len(landed) >= A_PHASE else None


def why_not_here(island: Island, landed: dict[str, HexId], place: HexId) -> Text | None:
    """Return why nobody can land on a hex now, or None: two a colour, one a hex (bib:14.2)."""
    if not island.landing_beach(place):
        return Text(_NOT_YOURS)
    if place in landed.values():
        return Text(_ONE_A_HEX)
    colour = island.board.hexes[place].colour
    there = [hex_id for hex_id in landed.values() if island.board.hexes[hex_id].colour == colour]
    return Text(_TWO_A_COLOUR, most=A_COLOUR) if len(there) >= A_COLOUR else None


def open_beaches(island: Island, landed: dict[str, HexId]) -> list[HexId]:
    """Return the beach hexes where one more unit can land in this phase."""
    return [p for p in island.landing_beaches() if why_not_here(island, landed, p) is None]


_NOT_AVAILABLE = QT_TRANSLATE_NOOP("bib", "Only units in the Available for Landing box land.")
_REBUILT = QT_TRANSLATE_NOOP("bib", "It got a replacement step in this phase.")
_CALLED = QT_TRANSLATE_NOOP("bib", "It was called forward in this phase.")
_EIGHT = QT_TRANSLATE_NOOP("bib", "{most} units have landed in this phase.")
_NOT_YOURS = QT_TRANSLATE_NOOP("bib", "It is no beach of the coast you chose.")
_ONE_A_HEX = QT_TRANSLATE_NOOP("bib", "A unit has landed on this hex in this phase.")
_TWO_A_COLOUR = QT_TRANSLATE_NOOP("bib", "{most} units have landed at this colored beach.")
