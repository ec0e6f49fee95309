"""List the units of both sides for a table; a face-down one tells its place alone (bib:19.2)."""

from collections.abc import Iterator

from beachmaster.engine.display import Standing, UnitRow
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text
from beachmaster.games.bloodbath.game import Game, space_name
from beachmaster.games.bloodbath.reveal import KINDS
from beachmaster.games.bloodbath.state import (
    AVAILABLE,
    CONTAINER,
    LOST,
    ON_MAP,
    REMOVED,
    RESERVES,
    TRACK,
    UNKNOWN,
    JapaneseUnit,
    JapaneseValues,
)
from beachmaster.games.bloodbath.values import BATTALION, FLAMETHROWER, TANK


def rows(game: Game) -> tuple[UnitRow, ...]:
    """Return all units; what is in the container is only counted elsewhere."""
    return (*(_us_row(game, name) for name in game.state.us), *_japanese(game))


def _us_row(game: Game, name: str) -> UnitRow:
    unit, counter = game.us(name), game.data.us[name]
    return UnitRow(
        id=name,
        side="us",
        name=game.us_name(name),
        group=Text(_DIVISION, number=counter.division),
        kind=Text(US_KINDS[counter.kind]),
        place=unit.place,
        where=where(game, unit.place),
        standing=_standing(game, name),
        steps=unit.steps,
        whole=counter.steps,
        status=_status(game, name),
        values=us_values(game, name),
        estimate=game.factors(name).tag == "estimate",
    )


def _standing(game: Game, name: str) -> Standing:
    unit = game.us(name)
    if unit.on_map:
        return "map"
    return "gone" if unit.place in (LOST, REMOVED) else "waiting"


def _status(game: Game, name: str) -> Text:
    unit, state = game.us(name), game.state
    if name in state.opposed:
        return Text(_OPPOSED)
    if name in state.rebuilt:
        return Text(_REBUILT)
    if unit.on_map:
        stack = game.us_in(unit.place)
        return Text(_ASHORE if len(stack) == 1 else _TOP if stack[0] == name else _UNDER)
    return Text(_BOXES[unit.place])


def us_values(game: Game, name: str) -> str:
    """Return attack, defence and movement of the side that is up."""
    side = game.factors(name)
    return f"{side.attack}-{side.defence}-{side.movement}"


def japanese_values(printed: JapaneseValues) -> str:
    """Return attack, defence and movement of a Japanese unit."""
    return f"{printed.attack}-{printed.defence}-{printed.movement}"


def japanese_id(unit: JapaneseUnit) -> str:
    """Return a name for a counter that does not tell which one came out of the container."""
    return f"japan/{unit.place}" if unit.hidden else f"japan/unit/{unit.unit}"


def _japanese(game: Game) -> Iterator[UnitRow]:
    shown = [u for u in game.state.japan.values() if u.place not in (CONTAINER, UNKNOWN)]
    for unit in sorted(shown, key=lambda unit: unit.place):
        yield _japanese_row(game, unit)


def _japanese_row(game: Game, unit: JapaneseUnit) -> UnitRow:
    here = where(game, unit.place)
    standing: Standing = "gone" if unit.place == TRACK else "map"
    if game.covered(unit) and not (game.state.over and unit.unit):
        return UnitRow(
            id=japanese_id(unit),
            side="japan",
            name=Text(_HIDDEN),
            place=unit.place,
            where=here,
            standing=standing,
            hidden=True,
        )
    printed = game.data.japanese(game.state, unit)
    return UnitRow(
        id=japanese_id(unit),
        side="japan",
        name=plain_text(printed.name),
        kind=Text(KINDS[printed.kind]),
        place="" if unit.place == TRACK else unit.place,
        where=here,
        standing=standing,
        steps=1,
        whole=1,
        status=_lies(unit),
        values=japanese_values(printed),
        hidden=unit.hidden,
        estimate=printed.tag == "estimate",
    )


def _lies(unit: JapaneseUnit) -> Text | None:
    if not unit.on_map:
        return None
    return Text(_FACE_DOWN if unit.hidden else _DUG_IN if unit.dug_in else _FACE_UP)


def where(game: Game, place: str) -> Text:
    """Return a place in words: a hex with what its label says, a box or the track by name."""
    board = game.data.board
    if board is not None and place in board.hexes:
        label = board.hexes[place].label
        return Text(_HEX, place=place, label=label) if label else plain_text(place)
    return Text(_COLUMNS[place]) if place in _COLUMNS else space_name(place)


_COLUMNS: dict[str, Source] = {
    AVAILABLE: QT_TRANSLATE_NOOP("bib", "Available for Landing"),
    RESERVES: QT_TRANSLATE_NOOP("bib", "US Reserves"),
    LOST: QT_TRANSLATE_NOOP("bib", "Eliminated Units"),
    TRACK: QT_TRANSLATE_NOOP("bib", "Fire Support Track"),
    ON_MAP: QT_TRANSLATE_NOOP("bib", "On the map"),
}
US_KINDS: dict[str, Source] = {
    BATTALION: QT_TRANSLATE_NOOP("bib", "Battalion"),
    FLAMETHROWER: QT_TRANSLATE_NOOP("bib", "Flamethrower"),
    TANK: QT_TRANSLATE_NOOP("bib", "Tank battalion"),
}
_BOXES: dict[str, Source] = {
    AVAILABLE: QT_TRANSLATE_NOOP("bib", "may land"),
    RESERVES: QT_TRANSLATE_NOOP("bib", "comes forward with its regiment, for a turn"),
    LOST: QT_TRANSLATE_NOOP("bib", "may come back for a replacement step"),
    REMOVED: QT_TRANSLATE_NOOP("bib", "merged into Task Force Collins"),
}
_DIVISION = QT_TRANSLATE_NOOP("bib", "Division {number}")
_HEX = QT_TRANSLATE_NOOP("bib", "{place}, {label}")
_HIDDEN = QT_TRANSLATE_NOOP("bib", "Face-down unit")
_FACE_DOWN = QT_TRANSLATE_NOOP("bib", "face down, dug in")
_DUG_IN = QT_TRANSLATE_NOOP("bib", "turned up, dug in")
_FACE_UP = QT_TRANSLATE_NOOP("bib", "face up")
_OPPOSED = QT_TRANSLATE_NOOP("bib", "landed on the enemy: must attack and win")
_REBUILT = QT_TRANSLATE_NOOP("bib", "got a replacement step: stays put in this phase")
_ASHORE = QT_TRANSLATE_NOOP("bib", "ashore")
_TOP = QT_TRANSLATE_NOOP("bib", "on top of its hex")
_UNDER = QT_TRANSLATE_NOOP("bib", "under others in its hex")
