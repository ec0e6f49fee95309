"""Show the units: one row for each counter; list, map, letters and table follow from it."""

from collections.abc import Iterator, Mapping
from functools import partial

from msgspec.structs import astuple

from beachmaster.engine.display import Standing, UnitRow
from beachmaster.engine.pieces import Piece
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.remembered import Remembered
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.ie_shima.about import JAPAN, US
from beachmaster.games.ie_shima.bombard import MARKER_TEXTS
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.own_counters import CV, KIND_TEXTS, MF, of_side
from beachmaster.games.ie_shima.places import IMPULSE, LATER, OUT, PLACES, SPECIAL, TURN, VP
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.scoring import last_on_track, on_track
from beachmaster.games.ie_shima.state import State
from beachmaster.games.ie_shima.texts import T

SHORT = {"regular": "2/1", "sei": "SEI", "labor": "Lab", "pillbox": "PB", "mg": "MG", "ie": "IE"}
"""What stands large on a Japanese counter, before its letter."""
HOLDING = "holding"
_ROWS = Remembered[UnitRow]()


def rows(game: Game) -> tuple[UnitRow, ...]:
    """Return all units in the order of the roster."""
    units, printed = game.state.units, game.tables
    made_of = {
        name: (astuple(units[name]), printed) for name in ROSTER if units[name].place != OUTSIDE
    }
    return tuple(_ROWS.of(made_of, partial(_row, game)))


def _row(game: Game, name: str) -> UnitRow:
    entry, unit = ROSTER[name], game.state.units[name]
    letter = entry.name[-1]
    full = unit.strength == "full"
    cv, mf = game.tables.cv(name, unit.strength), game.tables.mf(name, unit.strength)
    star = "*" if entry.kind == "pillbox" else ""
    short = f"{entry.battalion} {letter}" if entry.side == "us" else f"{SHORT[entry.kind]} {letter}"
    return UnitRow(
        id=name,
        side=US if entry.side == "us" else JAPAN,
        name=plain_text(entry.name),
        group=_group(name),
        band=plain_text(entry.battalion) if entry.battalion else None,
        kind=KIND_TEXTS[entry.kind],
        place=unit.place,
        where=PLACES.name(unit.place),
        standing=_standing(unit.place),
        steps=0 if unit.place == OUT else 2 if full else 1,
        whole=2,
        status=None if unit.place == OUT else T("full") if full else T("reduced"),
        values=f"{cv}{star}-{mf}",
        estimate=_estimated(game, name),
        short=short,
        sort="" if entry.kind in ("company", "regular", "sei", "labor") else entry.kind,
        echelon="I" if entry.battalion else "",
        stripe=entry.battalion or entry.kind,
        letters=short.replace(" ", "") + ("" if full else "-"),
    )


def _group(name: str) -> Text:
    entry = ROSTER[name]
    if entry.side == "us":
        return T("{regiment}th Regiment", regiment=entry.battalion.partition("/")[2])
    return T("Japanese infantry") if entry.battalion else T("Special Units")


def _standing(place: str) -> Standing:
    if place == OUT:
        return "gone"
    return "waiting" if place in (LATER, SPECIAL) else "map"


def _estimated(game: Game, name: str) -> bool:
    side = game.state.units[name].strength
    return game.tables.counters.is_open(name, of_side(CV, side), of_side(MF, side))


def _points(game: Game) -> int:
    last = last_on_track(game.state.result)
    return on_track(game.field, game.state.area4) if last is None else last


# -- what lies on the real table ---------------------------------------------------------------


def pieces(game: Game) -> Mapping[str, Piece]:
    """Return what lies on the real table: units, control, rubble, and the markers of tracks."""
    return {**dict(_units(game)), **dict(_areas(game)), **_tracks(game)}


def _units(game: Game) -> Iterator[tuple[str, Piece]]:
    for name, unit in game.state.units.items():
        if unit.place in (LATER, OUTSIDE):
            continue
        look = T("full side up") if unit.strength == "full" else T("striped side up")
        if unit.place == OUT:
            look = T("eliminated")
        yield name, Piece(plain_text(ROSTER[name].name), unit.place, look)


def _areas(game: Game) -> Iterator[tuple[str, Piece]]:
    state = game.state
    for area, side in state.control.items():
        look = T("US side up") if side == "us" else T("Japanese side up")
        yield f"control/{area}", Piece(T("a Control marker"), area, look)
    for area in state.rubble:
        yield f"rubble/{area}", Piece(T("a Rubble marker"), area, T("face up"))


def _tracks(game: Game) -> dict[str, Piece]:
    """Return the markers of the tracks and of the holding boxes (ies:3.4, ies:3.6, ies:3.7)."""
    state = game.state
    clear = T("Clear side up") if not state.rain else T("Rain side up")
    found = {
        "track/turn": Piece(T("the Turn marker"), TURN(state.turn), T("face up")),
        "track/impulse": Piece(T("the Impulse marker"), IMPULSE(state.impulse), clear),
        "track/vp": Piece(T("the VP marker"), VP(_points(game)), T("face up")),
    }
    if game.holder is not None:
        side = T("US side up") if game.holder == "us" else T("Japanese side up")
        found["track/advantage"] = Piece(T("the Advantage marker"), HOLDING, side)
    for marker, ready in state.markers.items():
        if ready != "gone":
            look = T("available") if ready == "ready" else T("USED side up")
            name = T("the {marker} marker", marker=MARKER_TEXTS[marker])
            found[f"marker/{marker}"] = Piece(name, HOLDING, look)
    return found


def only_told(before: State, after: State) -> frozenset[str]:
    """Return what a player only named: here every counter is known by its print."""
    del before, after
    return frozenset()
