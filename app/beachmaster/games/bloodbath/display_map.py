"""Show the tracked board: the printed map, and the counters as they lie on it."""

from collections.abc import Iterator

from beachmaster.engine.display import Chart, Counter, Ground, Hex, Layer, Mark, Position
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath.about import JAPAN, US
from beachmaster.games.bloodbath.display_units import (
    japanese_id,
    japanese_values,
    us_values,
    where,
)
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.movement import COLOURS
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.state import SECTORS, JapaneseUnit
from beachmaster.games.bloodbath.texts import T

GROUNDS: dict[str, Ground] = {
    "clear": "clear",
    "broken": "broken",
    "rough": "rough",
    "beach": "beach",
    "ravine": "ravine",
    "mine": "mine",
    "mountain": "mountain",
}
SIGNS = {"anti-tank": "at", "anti-aircraft": "aa"}
"""The letters of the field for kinds whose name is longer."""


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
    )


def _hex(prints: Prints, place: HexId) -> Hex:
    terrain, sector = prints.terrain(place), prints.sector(place)
    words = GROUND_WORDS[terrain]
    return Hex(
        ground=GROUNDS[terrain],
        words=T("{ground}, hill", ground=words) if prints.hill(place) else words,
        sector=str(sector) if sector in SECTORS else "",
        hill=prints.hill(place),
        label=prints.label(place),
        marks=tuple(_marks(prints, place)),
    )


def _marks(prints: Prints, place: HexId) -> Iterator[Mark]:
    """Yield what is printed in a hex, the most important first."""
    if symbol := prints.symbol(place):
        yield _SYMBOLS[symbol]
    if airfield := prints.airfield(place):
        yield Mark("airfield", T("Airfield No. {number}", number=airfield), f"A{airfield}")
    if coast := prints.coast(place):
        colour = prints.colour(place)
        yield Mark("beach", _BEACHES[coast].fill(color=COLOURS[colour]), colour.title())


# -- what lies on it ---------------------------------------------------------------------------


def position(game: Game, prints: Prints) -> Position:
    """Return the counters on the map and the layers over it; face-down units show their backs."""
    return Position(
        counters=(*_americans(game, prints), *_japanese(game, prints)),
        layers=_layers(game, prints),
    )


def _americans(game: Game, prints: Prints) -> Iterator[Counter]:
    """Yield the US counters, in a stack the top one last, so that it is drawn on top."""
    names = [name for name in game.us_on_map() if game.us(name).place in prints.hexes]
    for name in sorted(names, key=lambda name: -game.us(name).level):
        unit, counter = game.us(name), game.data.us[name]
        yield Counter(
            id=name,
            side=US,
            place=unit.place,
            short="TFC" if unit.collins else name,
            kind="" if counter.kind == "battalion" else counter.kind,
            values=us_values(game, name),
            steps=unit.steps,
            whole=counter.steps,
            stripe=str(counter.division),
            estimate=game.factors(name).tag == "estimate",
            markers=("!",) if name in game.state.opposed else (),
            words=_COUNTER.fill(
                name=game.us_name(name),
                place=where(game, unit.place),
                steps=unit.steps,
                whole=counter.steps,
            ),
        )


def _japanese(game: Game, prints: Prints) -> Iterator[Counter]:
    for _, unit in game.japanese():
        if unit.place in prints.hexes:
            hidden = game.covered(unit) and not game.state.over
            yield _back(game, unit) if hidden else _front(game, unit)


def _back(game: Game, unit: JapaneseUnit) -> Counter:
    return Counter(
        id=japanese_id(unit),
        side=JAPAN,
        place=unit.place,
        short="?",
        hidden=True,
        words=T("Face-down Japanese unit in {place}", place=where(game, unit.place)),
    )


def _front(game: Game, unit: JapaneseUnit) -> Counter:
    printed = game.data.japanese(game.state, unit)
    return Counter(
        id=japanese_id(unit),
        side=JAPAN,
        place=unit.place,
        short=unit.unit,
        kind=SIGNS.get(printed.kind, printed.kind),
        values=japanese_values(printed),
        steps=1,
        whole=1,
        estimate=printed.tag == "estimate",
        markers=("?",) if unit.hidden else (),
        words=(T("{name} in {place}, face down") if unit.hidden else _COUNTER).fill(
            name=plain_text(printed.name),
            place=where(game, unit.place),
            steps=1,
            whole=1,
        ),
    )


def _layers(game: Game, prints: Prints) -> tuple[Layer, ...]:
    """Return zones of control, hexes far from the enemy, cleared sectors, landing beaches."""
    island = Island(game)
    cleared = [place for sector in game.state.cleared for place in prints.by_sector[sector]]
    return (
        Layer("zoc", T("Japanese zones of control"), island.zoc, "bad"),
        Layer("far", T("Four or more hexes from all Japanese"), island.far, "good"),
        Layer("cleared", T("Cleared sectors"), frozenset(cleared), "good"),
        Layer("beaches", T("Your landing beaches"), frozenset(island.landing_beaches()), "plain"),
    )


GROUND_WORDS: dict[str, Text] = {
    "clear": T("Clear"),
    "broken": T("Broken"),
    "rough": T("Rough"),
    "beach": T("Beach"),
    "ravine": T("Ravine"),
    "mine": T("Mine"),
    "mountain": T("Mountain"),
}
_SYMBOLS = {
    "red": Mark("deployment", T("Deployment hex (red)")),
    "white": Mark("redeployment", T("Redeployment hex (white)")),
}
_BEACHES: dict[str, Text] = {
    "east": T("{color} beach, eastern coast"),
    "west": T("{color} beach, western coast"),
}
_COUNTER = T("{name} in {place}, {steps} of {whole} steps")
