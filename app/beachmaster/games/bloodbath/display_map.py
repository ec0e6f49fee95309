"""Show the tracked board: what is printed, what lies there, and how far a unit can go."""

from collections.abc import Container, Iterable, Iterator, Mapping

from beachmaster.engine.counters import counters
from beachmaster.engine.display import NOT_KNOWN, Chart, Hex, Mark, Position, Tint, UnitRow
from beachmaster.engine.display import Ground as Drawn
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.layers import LayerKind, layers_at
from beachmaster.engine.prompt import Choose, Place, Prompt, Record
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import going_back
from beachmaster.games.bloodbath.board_data import (
    BEACH_TEXTS,
    COLOURS,
    TERRAIN_TEXTS,
    Terrain,
)
from beachmaster.games.bloodbath.coaching import ARROW
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import FAR, Island
from beachmaster.games.bloodbath.paths import moves
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.state import SECTORS
from beachmaster.games.bloodbath.texts import TN, T

LETTERS: dict[Terrain, str] = {
    "clear": "c",
    "broken": "k",
    "rough": "r",
    "beach": "b",
    "ravine": "v",
    "mine": "m",
    "mountain": "t",
}
TINTS: dict[str, Tint] = {"green": "green", "red": "red", "yellow": "yellow", "blue": "blue"}


# -- the printed map ---------------------------------------------------------------------------


def chart(prints: Prints) -> Chart:
    """Return the printed map; a board file draws its coast in the coordinates of its hexes."""
    file = prints.file
    return Chart(
        title=plain_text(file.name),
        hexes={place: _hex(prints, place) for place in prints.hexes},
        layout=file.layout,
        coast=file.coastline,
        notice=plain_text(file.notice) if file.notice else None,
        key=_KEY,
        scenery=file.scenery,
        survey=file.survey,
    )


def _hex(prints: Prints, place: HexId) -> Hex:
    sector = prints.sector(place)
    ground, letter, words = _ground(prints, place)
    return Hex(
        ground=ground,
        letter=letter,
        words=T("{ground}, hill", ground=words) if prints.hill(place) else words,
        sector=str(sector) if sector in SECTORS else "",
        hill=prints.hill(place),
        label=prints.label(place),
        marks=tuple(_marks(prints, place)),
    )


def _ground(prints: Prints, place: HexId) -> tuple[Drawn, str, Text]:
    if prints.is_open(place):
        return "open", "?", NOT_KNOWN
    terrain = prints.terrain(place)
    return terrain, LETTERS[terrain], TERRAIN_TEXTS[terrain]


def _marks(prints: Prints, place: HexId) -> Iterator[Mark]:
    """Yield what is printed in a hex, the most important first."""
    if symbol := prints.symbol(place):
        yield SYMBOLS[symbol]
    if airfield := prints.airfield(place):
        yield Mark("airfield", T("Airfield No. {number}", number=airfield), f"A{airfield}")
    if coast := prints.coast(place):
        colour = prints.colour(place)
        words = BEACH_TEXTS[coast].fill(color=COLOURS[colour])
        yield Mark("beach", words, colour.title(), tint=TINTS[colour])


# -- what lies on it ---------------------------------------------------------------------------


def position(
    game: Game, prints: Prints, units: Iterable[UnitRow], wanted: Container[str] | None
) -> Position:
    """Return the counters on the map and the layers over it; face-down units show their backs."""
    return Position(
        counters=counters(units, prints.hexes),
        spent=_cleared(game, prints),
        layers=layers_at(Island(game), LAYERS, wanted),
    )


def _cleared(game: Game, prints: Prints) -> frozenset[HexId]:
    return frozenset(p for sector in game.state.cleared for p in prints.by_sector[sector])


LAYERS = (
    LayerKind[Island]("zoc", T("Japanese zones of control"), lambda land: land.zoc, "bad"),
    LayerKind[Island](
        "far", T("Four or more hexes from all Japanese"), lambda land: land.far, "good"
    ),
    LayerKind[Island](
        "cleared", T("Cleared sectors"), lambda land: _cleared(land.game, land.prints), "good"
    ),
    LayerKind[Island](
        "beaches",
        T("Your landing beaches"),
        lambda land: frozenset(land.landing_beaches()),
        "plain",
    ),
)


SYMBOLS = {
    "red": Mark("deployment", T("Deployment hex (red)"), letters="*"),
    "white": Mark("redeployment", T("Redeployment hex (white)"), letters="o"),
}
_KEY = (
    T(
        "c clear, k broken, r rough, b beach, v ravine, m mine, t mountain; a capital letter has "
        "a hill."
    ),
    T("23-1: a US unit, with a minus sign when depleted. (?): a face-down Japanese unit."),
    T("*: a deployment hex (red), o: a redeployment hex (white), while they count."),
)


# -- what a player asks of it ------------------------------------------------------------------


def sight(_: Game, prints: Prints, a: HexId, b: HexId) -> Text:
    """Say how far two hexes are apart, and whether that is far enough (bib:15.0, B-44)."""
    if a not in prints.hexes or b not in prints.hexes:
        return T("One of the hexes is not on the map.")
    away = prints.distance(a, b)
    hexes = TN("{n} hex", "{n} hexes", n=away)
    return (
        T("{a} to {b}: {hexes}; far enough to redeploy and rebuild ({least} or more).")
        if away >= FAR
        else T("{a} to {b}: {hexes}; too near to redeploy and rebuild ({least} or more).")
    ).fill(a=a, b=b, hexes=hexes, least=FAR)


def reach(game: Game, prints: Prints, prompt: Prompt, unit: str) -> Mapping[HexId, Value]:
    """Return where this prompt lets a US unit go, each hex with the answer that takes it there."""
    if unit not in game.state.us:
        return {}
    if isinstance(prompt, Place) and prompt.subjects[:1] == (unit,):
        values = (option.value for option in prompt.options)
        return {value: value for value in values if value in prints.hexes}
    if isinstance(prompt, Record) and prompt.procedure == "retreat" and unit in prompt.subjects:
        return going_back.reach(prompt)
    if isinstance(prompt, Choose) and prompt.procedure == "move":
        return {place: f"{unit}{ARROW}{place}" for place in _goals(game, prompt, unit)}
    if isinstance(prompt, Choose) and prompt.procedure == "advance" and unit in prompt.options:
        return dict.fromkeys(prompt.subjects, unit)
    return {}


def _goals(game: Game, prompt: Choose, unit: str) -> Iterable[HexId]:
    """Return the hexes a unit can move to, or the beaches that the prompt lets it land on."""
    island = Island(game)
    if game.us(unit).on_map:
        waits = any(option.value == unit for option in prompt.options)
        return moves(island, unit, game.state.phase == "mobile-movement") if waits else ()
    beaches = island.landing_beaches()
    return [place for place in beaches if _agrees(prompt, f"{unit}{ARROW}{place}")]


def _agrees(prompt: Choose, move: str) -> bool:
    return prompt.agrees is None or prompt.agrees([move]) is None
