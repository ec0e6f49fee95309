"""List the units of both sides for a table; a face-down one tells its place alone (bib:19.2)."""

from collections.abc import Iterator

from beachmaster.engine.display import Standing, UnitRow
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath.about import JAPAN, US
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import (
    AVAILABLE,
    CONTAINER,
    LOST,
    PLACES,
    REMOVED,
    RESERVES,
    TITLES,
    TRACK,
    UNKNOWN,
)
from beachmaster.games.bloodbath.reveal import KINDS
from beachmaster.games.bloodbath.state import JapaneseUnit, JapaneseValues
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import BATTALION, FLAMETHROWER, TANK


def rows(game: Game) -> tuple[UnitRow, ...]:
    """Return all units; what is in the container is only counted elsewhere."""
    return (*(_us_row(game, name) for name in game.state.us), *_japanese(game))


def _us_row(game: Game, name: str) -> UnitRow:
    unit, counter = game.us(name), game.data.us[name]
    return UnitRow(
        id=name,
        side=US,
        name=game.us_name(name),
        group=T("Division {number}", number=counter.division),
        kind=US_KINDS[counter.kind],
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
        return T("landed on the enemy: must attack and win")
    if name in state.rebuilt:
        return T("got a replacement step: stays put in this phase")
    if unit.on_map:
        stack = game.us_in(unit.place)
        return (
            T("ashore")
            if len(stack) == 1
            else T("on top of its hex")
            if stack[0] == name
            else T("under others in its hex")
        )
    return _BOXES[unit.place]


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
            side=JAPAN,
            name=T("Face-down unit"),
            place=unit.place,
            where=here,
            standing=standing,
            hidden=True,
        )
    printed = game.data.japanese(game.state, unit)
    return UnitRow(
        id=japanese_id(unit),
        side=JAPAN,
        name=plain_text(printed.name),
        kind=KINDS[printed.kind],
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
    return (
        T("face down, dug in")
        if unit.hidden
        else T("turned up, dug in")
        if unit.dug_in
        else T("face up")
    )


def where(game: Game, place: str) -> Text:
    """Return a place in words: a hex with what its label says, a box or the track by name."""
    if game.prints is not None and place in game.prints.hexes:
        label = game.prints.label(place)
        return T("{place}, {label}", place=place, label=label) if label else plain_text(place)
    return TITLES[place] if place in TITLES else PLACES.name(place)


US_KINDS: dict[str, Text] = {
    BATTALION: T("Battalion"),
    FLAMETHROWER: T("Flamethrower"),
    TANK: T("Tank battalion"),
}
_BOXES: dict[str, Text] = {
    AVAILABLE: T("may land"),
    RESERVES: T("comes forward with its regiment, for a turn"),
    LOST: T("may come back for a replacement step"),
    REMOVED: T("merged into Task Force Collins"),
}
