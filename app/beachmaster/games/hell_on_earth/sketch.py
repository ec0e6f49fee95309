"""Draw the tracked board in letters: terrain, units, airfields and guns (hoe:3.1)."""

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.sketch import Cell, Sketch
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.state import JapaneseUnit, State
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import GameData

GROUNDS = {"clear": "c", "rough": "r", "difficult": "d", "beach": "b", "suribachi": "s"}
HIDDEN, GUNS, TAKEN = "(?)", "*", "+"
OBJECTIVES = {"airfield1": "A1", "airfield2": "A2", "airfield3": "A3", "suribachi": "Su"}


def sketch(state: State, _: GameData, prints: Prints) -> Sketch:
    """Return the map as it stands; what lies under a hidden counter stays hidden."""
    holds: dict[HexId, list[str]] = {place: [] for place in prints.hexes}
    for name, us in state.us.items():
        if us.place in holds:
            holds[us.place].append(f"{name}/{us.steps}{us.marker[:1].lower()}")
    for unit in state.japan.values():
        if unit.place in holds:
            holds[unit.place].append(_japanese(unit))
    for place in prints.hexes:
        holds[place] += _printed(state, prints, place)
    cells = {place: Cell(_ground(prints, place), tuple(holds[place])) for place in prints.hexes}
    return Sketch(cells, tuple(source for source in _KEY), prints.file.layout)


def _japanese(unit: JapaneseUnit) -> str:
    return HIDDEN if unit.hidden else f"{_short(unit.battalion)}:{unit.steps}"


def _short(battalion: str) -> str:
    """Return a counter's number, or the first letters of its name."""
    return battalion if battalion[:1].isdigit() else battalion[:3]


def _ground(prints: Prints, place: HexId) -> str:
    letter = GROUNDS[prints.terrain(place)]
    return letter.upper() if prints.hill(place) else letter


def _printed(state: State, prints: Prints, place: HexId) -> list[str]:
    """Return the objective and the guns printed in a hex, with a plus where the US holds them."""
    found = []
    objective = prints.objective(place)
    if objective is not None:
        found.append(OBJECTIVES[objective] + (TAKEN if objective in state.control else ""))
    if prints.gun(place):
        found.append(GUNS + (TAKEN if place in state.artillery_hexes else ""))
    return found


_KEY = (
    T("c clear, r rough, d difficult, b beach, s Mount Suribachi; a capital letter has a hill."),
    T(
        "28/4: a US unit and its steps (o, d: OR or DR marker). (?): a hidden Japanese unit. "
        "309:2: a revealed one and its steps."
    ),
    T("A1, A2, A3: airfields; Su: Mount Suribachi; *: Fixed Artillery; +: yours."),
)
