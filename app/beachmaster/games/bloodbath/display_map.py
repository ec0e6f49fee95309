"""Show the tracked board: the printed map, and the counters as they lie on it."""

from collections.abc import Iterator

from beachmaster.engine.display import Chart, Counter, Ground, Hex, Layer, Mark, Position
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text
from beachmaster.games.bloodbath.board_data import Board, HexData
from beachmaster.games.bloodbath.boards.terrain import Island
from beachmaster.games.bloodbath.display_units import (
    japanese_id,
    japanese_values,
    us_values,
    where,
)
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.movement import COLOURS
from beachmaster.games.bloodbath.state import SECTORS, JapaneseUnit

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


def chart(board: Board) -> Chart:
    """Return the printed map; a board file draws its coast in the coordinates of its hexes."""
    fields = {place: number for number, hexes in board.airfields.items() for place in hexes}
    return Chart(
        title=plain_text(board.file.name),
        hexes={p: _hex(held, fields.get(p, 0)) for p, held in board.hexes.items()},
        layout=board.file.layout,
        coast=board.file.coastline,
        notice=plain_text(board.file.notice) if board.file.notice else None,
    )


def _hex(held: HexData, airfield: int) -> Hex:
    words = Text(GROUND_WORDS[held.terrain])
    return Hex(
        ground=GROUNDS[held.terrain],
        words=Text(_WITH_HILL, ground=words) if held.hill else words,
        sector=str(held.sector) if held.sector in SECTORS else "",
        hill=held.hill,
        label=held.label,
        marks=tuple(_marks(held, airfield)),
    )


def _marks(held: HexData, airfield: int) -> Iterator[Mark]:
    """Yield what is printed in a hex, the most important first."""
    if held.symbol == "red":
        yield Mark("deployment", Text(_RED))
    elif held.symbol == "white":
        yield Mark("redeployment", Text(_WHITE))
    if airfield:
        yield Mark("airfield", Text(_AIRFIELD, number=airfield), f"A{airfield}")
    if held.coast:
        colour = Text(COLOURS[held.colour])
        yield Mark("beach", Text(_BEACHES[held.coast], color=colour), held.colour.title())


# -- what lies on it ---------------------------------------------------------------------------


def position(game: Game, board: Board) -> Position:
    """Return the counters on the map and the layers over it; face-down units show their backs."""
    return Position(
        counters=(*_americans(game, board), *_japanese(game, board)),
        layers=_layers(game, board),
    )


def _americans(game: Game, board: Board) -> Iterator[Counter]:
    """Yield the US counters, in a stack the top one last, so that it is drawn on top."""
    names = [name for name in game.us_on_map() if game.us(name).place in board.hexes]
    for name in sorted(names, key=lambda name: -game.us(name).level):
        unit, counter = game.us(name), game.data.us[name]
        yield Counter(
            id=name,
            side="us",
            place=unit.place,
            short="TFC" if unit.collins else name,
            kind="" if counter.kind == "battalion" else counter.kind,
            values=us_values(game, name),
            steps=unit.steps,
            whole=counter.steps,
            stripe=str(counter.division),
            estimate=game.factors(name).tag == "estimate",
            markers=("!",) if name in game.state.opposed else (),
            words=Text(
                _COUNTER,
                name=game.us_name(name),
                place=where(game, unit.place),
                steps=unit.steps,
                whole=counter.steps,
            ),
        )


def _japanese(game: Game, board: Board) -> Iterator[Counter]:
    for _, unit in game.japanese():
        if unit.place in board.hexes:
            hidden = game.covered(unit) and not game.state.over
            yield _back(game, unit) if hidden else _front(game, unit)


def _back(game: Game, unit: JapaneseUnit) -> Counter:
    return Counter(
        id=japanese_id(unit),
        side="japan",
        place=unit.place,
        short="?",
        hidden=True,
        words=Text(_BACK, place=where(game, unit.place)),
    )


def _front(game: Game, unit: JapaneseUnit) -> Counter:
    printed = game.data.japanese(game.state, unit)
    return Counter(
        id=japanese_id(unit),
        side="japan",
        place=unit.place,
        short=unit.unit,
        kind=SIGNS.get(printed.kind, printed.kind),
        values=japanese_values(printed),
        steps=1,
        whole=1,
        estimate=printed.tag == "estimate",
        markers=("?",) if unit.hidden else (),
        words=Text(
            _FACE_DOWN if unit.hidden else _COUNTER,
            name=plain_text(printed.name),
            place=where(game, unit.place),
            steps=1,
            whole=1,
        ),
    )


def _layers(game: Game, board: Board) -> tuple[Layer, ...]:
    """Return zones of control, hexes far from the enemy, cleared sectors, landing beaches."""
    island = Island(game, board)
    cleared = [place for sector in game.state.cleared for place in board.by_sector[sector]]
    return (
        Layer("zoc", Text(_ZOC), island.zoc, "bad"),
        Layer("far", Text(_FAR), island.far, "good"),
        Layer("cleared", Text(_CLEARED), frozenset(cleared), "good"),
        Layer("beaches", Text(_LANDING), frozenset(island.landing_beaches()), "plain"),
    )


GROUND_WORDS: dict[str, Source] = {
    "clear": QT_TRANSLATE_NOOP("bib", "Clear"),
    "broken": QT_TRANSLATE_NOOP("bib", "Broken"),
    "rough": QT_TRANSLATE_NOOP("bib", "Rough"),
    "beach": QT_TRANSLATE_NOOP("bib", "Beach"),
    "ravine": QT_TRANSLATE_NOOP("bib", "Ravine"),
    "mine": QT_TRANSLATE_NOOP("bib", "Mine"),
    "mountain": QT_TRANSLATE_NOOP("bib", "Mountain"),
}
_BEACHES: dict[str, Source] = {
    "east": QT_TRANSLATE_NOOP("bib", "{color} beach, eastern coast"),
    "west": QT_TRANSLATE_NOOP("bib", "{color} beach, western coast"),
}
_WITH_HILL = QT_TRANSLATE_NOOP("bib", "{ground}, hill")
_RED = QT_TRANSLATE_NOOP("bib", "Deployment hex (red)")
_WHITE = QT_TRANSLATE_NOOP("bib", "Redeployment hex (white)")
_AIRFIELD = QT_TRANSLATE_NOOP("bib", "Airfield No. {number}")
_COUNTER = QT_TRANSLATE_NOOP("bib", "{name} in {place}, {steps} of {whole} steps")
_FACE_DOWN = QT_TRANSLATE_NOOP("bib", "{name} in {place}, face down")
_BACK = QT_TRANSLATE_NOOP("bib", "Face-down Japanese unit in {place}")
_ZOC = QT_TRANSLATE_NOOP("bib", "Japanese zones of control")
_FAR = QT_TRANSLATE_NOOP("bib", "Four or more hexes from all Japanese")
_CLEARED = QT_TRANSLATE_NOOP("bib", "Cleared sectors")
_LANDING = QT_TRANSLATE_NOOP("bib", "Your landing beaches")
