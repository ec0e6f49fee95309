"""Draw the tracked board in letters: terrain, symbols and units (bib:11.0)."""

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.sketch import Cell, Sketch
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.state import State
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import GameData

GROUNDS = {
    "clear": "c",
    "broken": "k",
    "rough": "r",
    "beach": "b",
    "ravine": "v",
    "mine": "m",
    "mountain": "t",
}
HIDDEN = "(?)"
SYMBOLS = {"red": "*", "white": "o"}


def sketch(state: State, data: GameData, prints: Prints) -> Sketch:
    """Return the map as it stands; what lies under a face-down counter stays hidden."""
    holds: dict[HexId, list[str]] = {place: [] for place in prints.hexes}
    for name, us in sorted(state.us.items(), key=lambda item: item[1].level):
        if us.place in holds:
            whole = us.steps == data.us[name].steps
            holds[us.place].append(name if whole else f"{name}-")
    for unit in state.japan.values():
        if unit.place in holds:
            known = not unit.hidden or (state.seat == "japan" and unit.unit)
            shown = data.japanese(state, unit).name[:5] if known else HIDDEN
            holds[unit.place].append(shown)
    for place in prints.hexes:
        symbol = prints.symbol(place)
        if symbol and prints.sector(place) not in state.cleared:  # else it is dead (bib:18.0)
            holds[place].append(SYMBOLS[symbol])
    cells = {place: Cell(_ground(prints, place), tuple(held)) for place, held in holds.items()}
    return Sketch(cells, tuple(source for source in _KEY), prints.file.layout)


def _ground(prints: Prints, place: HexId) -> str:
    letter = GROUNDS[prints.terrain(place)]
    return letter.upper() if prints.hill(place) else letter


_KEY = (
    T(
        "c clear, k broken, r rough, b beach, v ravine, m mine, t mountain; a capital letter has "
        "a hill."
    ),
    T("23-1: a US unit, with a minus sign when depleted. (?): a face-down Japanese unit."),
    T("*: a deployment hex (red), o: a redeployment hex (white), while they count."),
)
