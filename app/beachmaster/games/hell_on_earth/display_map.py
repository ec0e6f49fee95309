"""Show the tracked board: what is printed, what lies there, and how far a unit can go (hoe:3.1)."""

from collections.abc import Container, Iterable, Iterator, Mapping

from beachmaster.engine.counters import counters
from beachmaster.engine.display import NOT_KNOWN, Chart, Hex, Mark, Position, Tint, UnitRow
from beachmaster.engine.display import Ground as Drawn
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.layers import LayerKind, layers_at
from beachmaster.engine.prompt import Choose, Place, Prompt
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.board_data import BEACHES, TERRAIN_TEXTS
from beachmaster.games.hell_on_earth.coaching import ARROW, LEAP
from beachmaster.games.hell_on_earth.display import OBJECTIVES
from beachmaster.games.hell_on_earth.display_units import where
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.paths import normal_moves, strategic_hexes, why_not_strategic
from beachmaster.games.hell_on_earth.places import BEACH_TEXTS
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.texts import TN, T

SHORT = {"suribachi": "Su", "airfield1": "A1", "airfield2": "A2", "airfield3": "A3"}
TINTS: dict[str, Tint] = {"Green": "green", "Red": "red", "Yellow": "yellow", "Blue": "blue"}
GROUNDS: dict[str, tuple[Drawn, str]] = {
    "clear": ("clear", "c"),
    "rough": ("rough", "r"),
    "difficult": ("difficult", "d"),
    "beach": ("beach", "b"),
    "suribachi": ("mountain", "s"),
}
"""Each terrain: the ground that is drawn, and its letter."""


KEY = (
    T("c clear, r rough, d difficult, b beach, s Mount Suribachi; a capital letter has a hill."),
    T(
        "28/4: a US unit and its steps (o, d: OR or DR marker). (?): a hidden Japanese unit. "
        "309:2: a revealed one and its steps."
    ),
    T("A1, A2, A3: airfields; Su: Mount Suribachi; *: Fixed Artillery; +: yours."),
)


# -- the printed map -------------------------------------------------------------------------


def chart(prints: Prints) -> Chart:
    """Return the printed map; a board file draws its coast in the coordinates of its hexes."""
    deployed = frozenset(prints.deployment)
    return Chart(
        title=plain_text(prints.file.name),
        hexes={place: _hex(prints, place, deployed) for place in prints.hexes},
        layout=prints.file.layout,
        coast=prints.file.coastline,
        notice=plain_text(prints.file.notice) if prints.file.notice else None,
        key=KEY,
        scenery=prints.file.scenery,
        survey=prints.file.survey,
    )


def _hex(prints: Prints, place: HexId, deployed: Container[HexId]) -> Hex:
    hill, sector = prints.hill(place), prints.sector(place)
    ground, letter, words = _ground(prints, place)
    return Hex(
        ground=ground,
        letter=letter,
        words=T("{ground}, hill", ground=words) if hill else words,
        sector=str(sector) if sector else "",
        hill=hill,
        label=_label(prints, place),
        marks=tuple(_marks(prints, place, deployed)),
    )


def _label(prints: Prints, place: HexId) -> str:
    """Return what is written in a hex: an objective by the name that it has everywhere."""
    objective = prints.objective(place)
    return prints.label(place) if objective is None else render(OBJECTIVES[objective])


def _ground(prints: Prints, place: HexId) -> tuple[Drawn, str, Text]:
    if prints.is_open(place):
        return "open", "?", NOT_KNOWN
    terrain = prints.terrain(place)
    return *GROUNDS[terrain], TERRAIN_TEXTS[terrain]


def _marks(prints: Prints, place: HexId, deployed: Container[HexId]) -> Iterator[Mark]:
    """Yield what is printed in a hex, the most important first."""
    objective, beach = prints.objective(place), prints.beach(place)
    number = prints.redeployment_number(place)
    if objective is not None:
        name = OBJECTIVES[objective]
        text, short = T("Key Objective: {name}", name=name), SHORT[objective]
        yield Mark("objective", text, short, letters=short)
        if objective != "suribachi":
            yield Mark("airfield", T("Airfield"))
    if beach is not None:
        called = BEACHES[beach]
        yield Mark("beach", BEACH_TEXTS[beach], called, tint=TINTS[called.split()[0]])
    if prints.gun(place):
        yield Mark("guns", T("Fixed artillery"), letters="*")
    if place in deployed:
        yield Mark("deployment", T("Initial Deployment of a Japanese unit"))
    if number is not None:
        text = T("Redeployment {sector}-{number}", sector=prints.sector(place), number=number)
        yield Mark("redeployment", text, str(number))


# -- what lies on it ---------------------------------------------------------------------------


def position(
    game: Game, prints: Prints, units: Iterable[UnitRow], wanted: Container[str] | None
) -> Position:
    """Return the counters on the map and the layers over it; hidden units show their backs."""
    return Position(
        counters=counters(units, prints.hexes),
        taken=frozenset(
            [
                *game.state.artillery_hexes,
                *(prints.objectives.get(name, "") for name in game.state.control),
            ]
        )
        - {""},
        layers=layers_at(Ground(game), LAYERS, wanted),
    )


def _near(ground: Ground) -> frozenset[HexId]:
    return ground.zoc | ground.prints.around(ground.zoc)


def _cleared(ground: Ground) -> frozenset[HexId]:
    prints = ground.prints
    held = {prints.sector(place) for place in ground.japanese}
    return frozenset(place for place in prints.hexes if prints.sector(place) not in held)


def _bombarded(ground: Ground) -> frozenset[HexId]:
    game = ground.game
    return frozenset(unit.place for name, unit in game.japanese() if name in game.state.bombarded)


LAYERS = (
    LayerKind[Ground]("zoc", T("Japanese zones of control"), lambda ground: ground.zoc, "bad"),
    LayerKind[Ground]("raids", T("Within two hexes of the Japanese"), _near, "warn"),
    LayerKind[Ground]("cleared", T("Sectors without Japanese units"), _cleared, "good"),
    LayerKind[Ground]("bombarded", T("Bombarded this turn"), _bombarded, "plain"),
)


# -- what a player asks of it ------------------------------------------------------------------


def sight(game: Game, prints: Prints, a: HexId, b: HexId) -> Text:
    """Say how far two hexes are apart and what stands in the line between them (H-25).

    Of the ground nothing blocks a line; US units do, along an edge only two of them together.
    """
    if a not in prints.hexes or b not in prints.hexes:
        return T("At least one of these hexes is not on the map.")
    away = prints.distance(a, b)
    if away < 2:
        return (T("{a} and {b} are adjacent; {level}.") if away else T("{a}: the same hex")).fill(
            a=a, b=b, level=_level(game, a, b)
        )
    blocking = _blocking(game, prints, a, b)
    hexes = TN("{n} hex", "{n} hexes", n=away)
    level = _level(game, a, b)
    if not blocking:
        return T(
            "{a} to {b}: {hexes}, line of sight free; {level}.", a=a, b=b, hexes=hexes, level=level
        )
    return T(
        "{a} to {b}: {hexes}, line of sight blocked by {units}; {level}.",
        a=a,
        b=b,
        hexes=hexes,
        units=blocking,
        level=level,
    )


def _blocking(game: Game, prints: Prints, a: HexId, b: HexId) -> list[Text]:
    """Return the US units that block a line: where all hexes of a crossing hold one."""
    held = {game.us(name).place: name for name in game.us_on_map()}
    return [
        T("{unit} in {place}", unit=game.us_name(held[place]), place=where(game, place))
        for group in prints.line(a, b)
        if all(place in held for place in group)
        for place in group
    ]


def _level(game: Game, a: HexId, b: HexId) -> Text:
    """Say which of two hexes lies higher, which weakens tank support (hoe:5.4.2.7.1.1)."""
    ground = Ground(game)
    if ground.lower(a, b):
        return _HIGHER.fill(place=b)
    return _HIGHER.fill(place=a) if ground.lower(b, a) else T("both on the same level")


def reach(game: Game, prints: Prints, prompt: Prompt, unit: str) -> Mapping[HexId, Value]:
    """Return where this prompt lets a US unit go, each hex with the answer that takes it there."""
    if unit not in game.state.us:
        return {}
    if isinstance(prompt, Place) or (isinstance(prompt, Choose) and prompt.procedure == "retreat"):
        return dict(_destinations(prints, prompt, unit))
    if not isinstance(prompt, Choose):
        return {}
    if prompt.procedure == "move":
        return _moves(game, prompt, unit)
    if prompt.procedure == "landing" and prompt.subjects == (unit,):
        return {prints.beaches[option.value]: option.value for option in prompt.options}
    if prompt.procedure == "advance" and unit in prompt.options:
        return dict.fromkeys(prompt.subjects, unit)
    return {}


def _destinations(
    prints: Prints, prompt: Choose | Place, unit: str
) -> Iterator[tuple[HexId, Value]]:
    """Yield the hexes of a prompt that asks where this unit goes: a move or a retreat."""
    if prompt.subjects[:1] == (unit,):
        for option in prompt.options:
            if option.value in prints.hexes:
                yield option.value, option.value


def _moves(game: Game, prompt: Choose, unit: str) -> Mapping[HexId, Value]:
    """Return the hexes of normal moves, and of strategic ones where nothing nearer leads."""
    if not any(option.value == unit for option in prompt.options):
        return {}
    ground = Ground(game)
    found: dict[HexId, Value] = {}
    if why_not_strategic(ground, unit) is None:
        found = {place: f"{unit}{LEAP}{place}" for place in strategic_hexes(ground, unit)}
    return found | {place: f"{unit}{ARROW}{place}" for place in normal_moves(ground, unit)}


_HIGHER = T("{place} lies higher")
