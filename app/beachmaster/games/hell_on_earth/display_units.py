"""List the units of both sides for a table: hidden ones tell their place alone (hoe:3.3)."""

from beachmaster.engine.display import Standing, UnitRow
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.hell_on_earth.about import JAPAN, US
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.orders import ICONS
from beachmaster.games.hell_on_earth.places import (
    DEFENCE,
    PLACES,
    REACTION,
    RESERVE,
    UNKNOWN,
    bearer,
)
from beachmaster.games.hell_on_earth.state import (
    JAPANESE_STEPS,
    US_STEPS,
    Battalion,
    JapaneseUnit,
    UsUnit,
)
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import is_hq


def rows(game: Game) -> tuple[UnitRow, ...]:
    """Return all units; counters of a table board that were never named are left out."""
    assault, support = set(game.able_to_assault()), set(game.able_to_support())
    names = sorted(game.state.us, key=int)
    ours = [_us_row(game, name, name in assault, name in support) for name in names]
    marks = defence_marks(game)
    theirs = [
        _japanese_row(game, name, unit, marks.get(name, ()))
        for name, unit in game.state.japan.items()
        if unit.place != UNKNOWN
    ]
    return (*ours, *theirs)


def defence_marks(game: Game) -> dict[str, tuple[Text, ...]]:
    """Return the Intelligence markers that lie open on Japanese units, by counter."""
    found: dict[str, tuple[Text, ...]] = {}
    for token, at in game.state.red.items():
        counter = bearer(at)
        if counter is None or at in REACTION:
            continue
        mark = T("Support marker")
        if at in DEFENCE:
            values = game.data.defence_marker(game.state, token)
            mark = T("Defense {cf}{type}", cf=values.cf, type=values.defence)
        found[counter] = (*found.get(counter, ()), mark)
    return found


def _us_row(game: Game, name: str, assaults: bool, supports: bool) -> UnitRow:
    unit = game.us(name)
    kind = game.data.support_kind(name)
    return UnitRow(
        id=name,
        side=US,
        name=game.us_name(name),
        group=T("Division {number}", number=game.data.us[name].division),
        kind=ICONS[kind],
        place=unit.place,
        where=where(game, unit.place),
        standing="map" if unit.on_map else "waiting",
        steps=unit.steps,
        whole=US_STEPS,
        markers=us_marks(unit),
        status=_us_status(unit, assaults, supports),
        values=us_values(game, name),
        estimate=us_estimate(game, name),
    )


def us_values(game: Game, name: str) -> str:
    """Return combat factor and support value of the side that shows (hoe:3.3.1)."""
    side = game.data.side(name, game.us(name).steps)
    return f"{side.cf}/{side.support}"


def us_estimate(game: Game, name: str) -> bool:
    """Tell whether a value of the side that shows is our estimate."""
    printed = game.data.us[name]
    side = printed.side(game.us(name).steps)
    return "estimate" in (side.cf.tag, side.support.tag, printed.support.tag)


def us_marks(unit: UsUnit) -> tuple[Text, ...]:
    """Return the Retreat and Situation markers on a unit (hoe:3.3.5, hoe:3.3.6)."""
    marks = [plain_text(unit.marker)] if unit.marker else []
    marks += [T("Recon/Assault")] if unit.assaulted else []
    marks += [T("Combat Support")] if unit.supported else []
    return tuple(marks)


def _us_status(unit: UsUnit, assaults: bool, supports: bool) -> Text:
    if not unit.on_map:
        return (
            T("can be deployed for 1 CP")
            if unit.place == RESERVE
            else T("comes back to the Reserve when its turn comes")
        )
    if unit.marker == "DR" and not assaults:
        return T("disorganized: must rally first")
    return _ABLE[assaults, supports]


def _japanese_row(game: Game, name: str, unit: JapaneseUnit, marks: tuple[Text, ...]) -> UnitRow:
    alive = unit.alive
    standing: Standing = "map" if alive else "gone"
    place = unit.place if alive else ""
    here = where(game, place) if alive else T("eliminated")
    if unit.hidden and not (game.state.over and unit.battalion):
        return UnitRow(
            id=name,
            side=JAPAN,
            name=T("Hidden unit"),
            place=place,
            where=here,
            standing=standing,
            markers=marks,
            hidden=True,
        )
    printed = game.printed(name)
    return UnitRow(
        id=name,
        side=JAPAN,
        name=plain_text(printed.name),
        group=T("Headquarters") if is_hq(unit) else None,
        kind=_support(printed),
        place=place,
        where=here,
        standing=standing,
        steps=unit.steps,
        whole=JAPANESE_STEPS,
        markers=marks,
        values=japanese_values(printed),
        hidden=unit.hidden,
        estimate=printed.tag == "estimate",
    )


def japanese_values(printed: Battalion) -> str:
    """Return combat factor with defense type, and the support values (hoe:3.3.2)."""
    support = "+".join(str(points) for _, points in sorted(printed.support.items()))
    return f"{printed.cf}{printed.defence}/{support or '–'}"


def _support(printed: Battalion) -> Text | None:
    kinds = [ICONS[kind] for kind in sorted(printed.support)]
    return T("{kinds}", kinds=kinds) if kinds else None


def where(game: Game, place: str) -> Text:
    """Return a place in words: a hex with what its label says, a box, a reserve slot."""
    prints = game.prints
    if prints is not None and place in prints.hexes:
        label = prints.label(place)
        return T("{place}, {label}", place=place, label=label) if label else plain_text(place)
    return PLACES.name(place)


_ABLE: dict[tuple[bool, bool], Text] = {
    (True, True): T("may assault and support"),
    (True, False): T("may still assault"),
    (False, True): T("may still support"),
    (False, False): T("has done all it may this turn"),
}
