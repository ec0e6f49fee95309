"""Show the map of areas: what is printed, what lies there, and how far a unit can go."""

from collections.abc import Container, Iterable, Mapping

from beachmaster.engine.areachart import AreaChart, AreaSpot, SpaceId
from beachmaster.engine.areas import EDGE, AreaBoard
from beachmaster.engine.counters import counters
from beachmaster.engine.display import Mark, Position, Tint, UnitRow
from beachmaster.engine.layers import LayerKind, layers_at
from beachmaster.engine.prompt import Choose, Place, Prompt
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.moving import moves_of
from beachmaster.games.ie_shima.places import AIRFIELD, AREAS, PLACES, SPECIAL
from beachmaster.games.ie_shima.prints import POINTS, TEM, URBAN
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.supply import supplied
from beachmaster.games.ie_shima.texts import TN, T

TINTS: Mapping[str, Tint] = {"green": "green", "blue": "blue", "brown": "brown"}
"""The colors of the dots that tell where units land (ies:6.2)."""


def chart(prints: AreaBoard) -> AreaChart:
    """Return the printed map; on the player's own what is not told stands as our estimate."""
    file = prints.file
    return AreaChart(
        title=plain_text(file.name),
        hexes={place: _spot(prints, place) for place in prints.spaces} | {SPECIAL: _special()},
        coast=file.coastline,
        notice=plain_text(file.notice) if file.notice else None,
        key=_KEY,
        scenery=file.scenery,
        survey=file.survey,
    )


def _special() -> AreaSpot:
    """Return the Special Units Box, which no edge leads to (ies:3.3)."""
    return AreaSpot(ground="clear", words=T("Special Units Box"), tray=True)


def _spot(prints: AreaBoard, place: str) -> AreaSpot:
    near = prints.neighbours(place)
    if place in prints.boxes:
        return AreaSpot(
            ground="beach",
            words=PLACES.name(place),
            label=prints.label(place),
            at=prints.spot(place),
            outline=prints.outline(place),
            tray=True,
            tint=TINTS.get(place, ""),
            near=near,
        )
    urban, tem = bool(prints.believed(place, URBAN)), prints.believed(place, TEM)
    words = (T("urban, +{tem}") if urban else T("clear, +{tem}")).fill(tem=tem)
    guesses = _guesses(prints, place) if prints.own else frozenset[str]()
    guessed = prints.own and not all(prints.is_known(place, field) for field in (TEM, URBAN))
    return AreaSpot(
        ground="rough" if urban else "clear",
        letter="u" if urban else "c",
        words=T("{what}, by our estimate", what=words) if guessed else words,
        label=prints.label(place),
        marks=(Mark("airfield", T("Airfield"), "A"),) if place == AIRFIELD else (),
        at=prints.spot(place),
        outline=prints.outline(place),
        badge=f"≈{tem}" if prints.own and not prints.is_known(place, TEM) else f"+{tem}",
        square=urban,
        value=POINTS[place],
        near=near,
        guessed=guesses,
        sure=not guesses and all(prints.is_known(place, field) for field in (TEM, URBAN)),
    )


def _guesses(prints: AreaBoard, place: str) -> frozenset[str]:
    """Return the neighbors of an area that it has by our estimate alone."""
    near = prints.neighbours(place)
    return frozenset(one for one in near if not prints.is_known(prints.edge(place, one), EDGE))


def position(
    game: Game, prints: AreaBoard, units: Iterable[UnitRow], wanted: Container[str] | None
) -> Position:
    """Return the counters on the map and the layers over it (ies:7.0, ies:14.3)."""
    control = game.state.control
    return Position(
        counters=counters(units, (*prints.spaces, SPECIAL)),
        taken=frozenset(area for area in AREAS if control[area] == "us"),
        layers=layers_at(game, LAYERS, wanted),
    )


def _contested(game: Game) -> frozenset[SpaceId]:
    field = game.field
    return frozenset(area for area in AREAS if field.contested(area))


LAYERS = (
    LayerKind[Game]("contested", T("Contested areas"), _contested, "warn"),
    LayerKind[Game](
        "us-supply", T("US areas in supply"), lambda game: supplied(game.field, "us"), "good"
    ),
    LayerKind[Game](
        "japan-supply",
        T("Japanese areas in supply"),
        lambda game: supplied(game.field, "japan"),
        "bad",
    ),
    LayerKind[Game]("rubble", T("Rubble"), lambda game: frozenset(game.state.rubble), "plain"),
)


def sight(game: Game, prints: AreaBoard, a: str, b: str) -> Text:
    """Say how far two areas are apart (ies:3.1)."""
    del game
    if a not in prints.spaces or b not in prints.spaces:
        return T("One of these is no area of the map.")
    away = prints.distance(a, b)
    areas = TN("{n} area", "{n} areas", n=away)
    return T("{a} to {b}: {areas}.", a=PLACES.name(a), b=PLACES.name(b), areas=areas)


def reach(game: Game, prints: AreaBoard, prompt: Prompt, unit: str) -> Mapping[str, Value]:
    """Return where this prompt lets a unit go, each place with the answer that takes it there."""
    if unit not in ROSTER:  # the end of the movement, or a whole battalion
        return {}
    if isinstance(prompt, Choose) and prompt.procedure == "moves" and unit in prompt.options:
        found = moves_of(game, unit)
        return {place: [value] for place, value in found.items()}
    if isinstance(prompt, Place) and unit in prompt.subjects:
        values = (option.value for option in prompt.options)
        return {value: value for value in values if value in prints.spaces}
    return {}


_KEY = (
    T("c clear, u urban; the figure is the Terrain Effects Modifier."),
    T("1/306A: a US company, LabA: a Japanese unit; with a minus sign it is reduced."),
)
