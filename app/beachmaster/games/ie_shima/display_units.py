"""Show the units: one row for each counter; list, map, letters and table follow from it."""

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import astuple

from beachmaster.engine.display import Standing, UnitRow
from beachmaster.engine.pieces import FACELESS, Piece
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.remembered import Remembered
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.ie_shima.about import JAPAN, US
from beachmaster.games.ie_shima.acts import ADVANTAGE as ADVANTAGE_ID
from beachmaster.games.ie_shima.acts import IMPULSE as IMPULSE_ID
from beachmaster.games.ie_shima.acts import TURN as TURN_ID
from beachmaster.games.ie_shima.acts import VP as VP_ID
from beachmaster.games.ie_shima.acts import (
    control_id,
    figure_id,
    marker_id,
    rubble_id,
    support_id,
)
from beachmaster.games.ie_shima.bombard import MARKER_TEXTS
from beachmaster.games.ie_shima.calling import FIGURE_NAMES, FIGURES, FROM, SUPPORT_TEXTS
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.own_counters import CV, KIND_TEXTS, MF, of_side
from beachmaster.games.ie_shima.places import IMPULSE, LATER, OUT, PLACES, SPECIAL, TURN, VP
from beachmaster.games.ie_shima.roster import ROSTER, SideId
from beachmaster.games.ie_shima.scoring import last_on_track, on_track
from beachmaster.games.ie_shima.state import Figure, State
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
    """Return every unit and marker on the real table by its id."""
    state = game.state
    ids = (
        *state.units,
        *map(control_id, state.control),
        *map(rubble_id, state.rubble),
        *(TURN_ID, IMPULSE_ID, VP_ID, ADVANTAGE_ID),
        *map(marker_id, state.markers),
        *map(support_id, FROM),
        *map(figure_id, FIGURE_NAMES),
    )
    found = ((name, piece(game, name)) for name in ids)
    return {name: one for name, one in found if one is not None}


def piece(game: Game, name: str) -> Piece | None:
    """Return one piece by its id; None if it is off the table."""
    if name in ROSTER:
        return _unit_piece(game, name)
    kind, _, which = name.partition("/")
    return _PIECES[kind](game, which)


def _unit_piece(game: Game, name: str) -> Piece | None:
    unit = game.state.units[name]
    if unit.place in (LATER, OUTSIDE):
        return None
    if unit.place == OUT:
        return Piece(plain_text(ROSTER[name].name), OUT, T("eliminated"), FACELESS)
    look = T("full side up") if unit.strength == "full" else T("striped side up")
    return Piece(plain_text(ROSTER[name].name), unit.place, look, unit.strength)


def _control_piece(game: Game, area: str) -> Piece:
    side = game.state.control[area]
    return Piece(T("a Control marker"), area, _SIDE_UP[side], side)


def _rubble_piece(game: Game, area: str) -> Piece | None:
    if area not in game.state.rubble:
        return None
    return Piece(T("a Rubble marker"), area, _FACE_UP, "up")


def _track_piece(game: Game, track: str) -> Piece:
    """Return the marker of a track, or that of the Advantage (ies:3.4, ies:3.6, ies:3.7)."""
    state = game.state
    if track == "turn":
        return Piece(T("the Turn marker"), TURN(state.turn), _FACE_UP, "up")
    if track == "vp":
        return Piece(T("the VP marker"), VP(_points(game)), _FACE_UP, "up")
    if track == "impulse":
        look, face = (_RAIN, "rain") if state.rain else (_CLEAR, "clear")
        return Piece(T("the Impulse marker"), IMPULSE(state.impulse), look, face)
    side: SideId = "us" if state.advantage in ("us", "spent-us") else "japan"
    return Piece(T("the Advantage marker"), HOLDING, _SIDE_UP[side], side)


def _marker_piece(game: Game, marker: str) -> Piece | None:
    """Return a bombardment or Satchel marker in its box (ies:12.1.1, ies:19.4)."""
    found = [(one, ready) for one, ready in game.state.markers.items() if one == marker]
    if not found or found[0][1] == "gone":
        return None
    name = T("the {marker} marker", marker=MARKER_TEXTS[found[0][0]])
    look = T("available") if found[0][1] == "ready" else T("USED side up")
    return Piece(name, HOLDING, look, found[0][1])


def _support_piece(game: Game, call: str) -> Piece | None:
    """Return the marker of an Artillery or a Tank Support Call from its day on (ies:6.2.2)."""
    if not game.plays("advanced") or game.state.turn < FROM[call]:
        return None
    return Piece(SUPPORT_TEXTS[call], HOLDING, _FACE_UP, "up")


def _figure_piece(game: Game, which: str) -> Piece | None:
    """Return a historical figure: on the Turn Track, in the area of a fight, or killed (20.1)."""
    state = game.state
    if not game.plays("figures"):
        return None
    figure: Figure = "pyle" if which == "pyle" else "igawa"
    name, died = FIGURE_NAMES[figure], state.kia.get(figure)
    if died is not None:
        return Piece(name, died, T("KIA side up"), "kia")
    active = state.active
    if active is not None and active.figure and FIGURES[active.side] == figure:
        return Piece(name, active.figure, _FACE_UP, "up")
    return Piece(name, TURN(state.figures.get(figure, 0) + 1), _FACE_UP, "up")


_PIECES: dict[str, Callable[[Game, str], Piece | None]] = {
    "control": _control_piece,
    "rubble": _rubble_piece,
    "track": _track_piece,
    "marker": _marker_piece,
    "support": _support_piece,
    "figure": _figure_piece,
}
_SIDE_UP = {"us": T("US side up"), "japan": T("Japanese side up")}
_FACE_UP, _CLEAR, _RAIN = T("face up"), T("Clear side up"), T("Rain side up")


def only_told(before: State, after: State) -> frozenset[str]:
    """Return what a player only named: here every counter is known by its print."""
    del before, after
    return frozenset()
