"""Show the counters of both sides and the markers: in a list, on a map, on the table (hoe:3.3)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial

from msgspec.structs import astuple

from beachmaster.engine.display import Sign, UnitRow, names_of
from beachmaster.engine.echelon import echelon_of
from beachmaster.engine.module import SET_UP
from beachmaster.engine.pieces import Piece
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.remembered import Remembered
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tracks import on_table
from beachmaster.games.hell_on_earth.about import JAPAN, US
from beachmaster.games.hell_on_earth.acts import RETREAT, SITUATION, worn_by
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.orders import ICONS, marker_name
from beachmaster.games.hell_on_earth.own_counters import (
    CF,
    KIND,
    REDUCED_CF,
    REDUCED_SUPPORT,
    SUPPORT,
)
from beachmaster.games.hell_on_earth.places import (
    BAG,
    BOX,
    DEFENCE,
    ELIMINATED,
    OBJECTIVE,
    PHASE,
    PLACES,
    POOL,
    REACTION,
    RESERVE,
    RESERVES,
    TRACK_END,
    UNKNOWN,
    VP,
    bearer,
    step_of,
)
from beachmaster.games.hell_on_earth.state import (
    JAPANESE_STEPS,
    NOT_ALIVE,
    US_STEPS,
    Battalion,
    JapaneseUnit,
    State,
    UsUnit,
)
from beachmaster.games.hell_on_earth.texts import TN, T
from beachmaster.games.hell_on_earth.values import is_hq

QUARTER = 90
_OURS, _THEIRS = Remembered[UnitRow](), Remembered[UnitRow]()


def rows(game: Game) -> tuple[UnitRow, ...]:
    """Return all units, ours by number, but for those outside a lesson or never named."""
    return (*_us_rows(game), *_japanese_rows(game))


def _us_rows(game: Game) -> Iterable[UnitRow]:
    us = game.state.us
    printed = game.data.us, game.prints, game.counters, game.ruling("H-05")
    made_of = {
        name: (astuple(us[name]), printed)
        for name in sorted(us, key=int)
        if us[name].place != OUTSIDE
    }
    return _OURS.of(made_of, partial(_us_row, game))


def _japanese_rows(game: Game) -> Iterable[UnitRow]:
    state, signs = game.state, _defence_signs(game)
    printed = game.data.battalions, game.prints, state.over, tuple(state.described.items())
    made_of = {
        name: (astuple(unit), signs.get(name), printed)
        for name, unit in state.japan.items()
        if unit.place not in (UNKNOWN, OUTSIDE)
    }

    def row(name: str) -> UnitRow:
        return japanese_row(game, name, state.japan[name], signs.get(name, ()))

    return _THEIRS.of(made_of, row)


def where(game: Game, place: str) -> Text:
    """Return a place in words: a hex with what its label says, a box, a reserve slot."""
    prints = game.prints
    if prints is None or place not in prints.hexes:
        return PLACES.name(place)
    label = prints.label(place)
    return T("{place}, {label}", place=place, label=label) if label else plain_text(place)


# -- US units ----------------------------------------------------------------------------------


def _us_row(game: Game, name: str) -> UnitRow:
    unit, printed, kind = game.us(name), game.data.us[name], game.support_kind(name)
    support = (KIND, SUPPORT) if game.front_up(name) else (KIND, REDUCED_SUPPORT)
    return UnitRow(
        id=name,
        side=US,
        name=game.us_name(name),
        group=T("Division {number}", number=printed.division),
        kind=ICONS[kind],
        place=unit.place,
        where=where(game, unit.place),
        standing="map" if unit.on_map else "waiting",
        steps=unit.steps,
        whole=US_STEPS,
        signs=tuple(sign for sign, _ in _us_signs(unit)),
        status=_us_status(game, name),
        values=f"{game.printed_factor(name)}/{game.support(name)}",
        estimate=game.counters.is_open(name, CF if game.front_up(name) else REDUCED_CF, *support),
        short=name,
        sort=kind,
        echelon="III",
        stripe=str(printed.division),
        turned=us_turned(unit.steps),
        letters=f"{name}/{unit.steps}{unit.marker[:1].lower()}",
    )


def us_turned(steps: int) -> int:
    """Return how far a US counter is turned: a quarter with an odd step gone (hoe:3.3.1)."""
    return QUARTER if steps % 2 else 0


def _us_signs(unit: UsUnit) -> Iterator[tuple[Sign, Text]]:
    """Yield the Retreat and Situation markers on a unit, and how each looks (hoe:3.3.5, 3.3.6)."""
    if unit.marker:
        words = plain_text(unit.marker)
        yield Sign(unit.marker, words), words
    if unit.assaulted:
        yield ASSAULTED, T("Recon/Assault marker")
    if unit.supported:
        yield SUPPORTED, T("CS marker")


def _us_status(game: Game, name: str) -> Text:
    unit = game.us(name)
    if not unit.on_map:
        return (
            T("can be deployed for 1 CP")
            if unit.place == RESERVE
            else T("comes back to the Reserve when its turn comes")
        )
    assaults, supports = game.may_assault(name), game.may_support(name)
    if unit.marker == "DR" and not assaults:
        return T("disorganized: must rally first")
    return _ABLE[assaults, supports]


# -- Japanese units ----------------------------------------------------------------------------


def japanese_row(game: Game, name: str, unit: JapaneseUnit, signs: tuple[Sign, ...]) -> UnitRow:
    """Return a unit, hidden or not; one that is hidden shows its back until the game is over."""
    alive, hidden = unit.alive, unit.hidden
    place = unit.place if alive else ""
    here = where(game, place) if alive else T("eliminated")
    row = partial(
        UnitRow,
        id=name,
        side=JAPAN,
        place=place,
        where=here,
        standing="map" if alive else "gone",
        signs=signs,
        hidden=hidden,
    )
    if hidden and not (game.state.over and unit.battalion):
        return row(name=T("Hidden unit"), words=_back_words(here, signs))
    printed = game.data.battalion(game.state, unit)
    return row(
        name=plain_text(printed.name),
        group=T("Headquarters") if is_hq(unit) else None,
        kind=_support(printed),
        steps=unit.steps,
        whole=JAPANESE_STEPS,
        values=_japanese_values(printed),
        estimate=printed.tag == "estimate",
        short=short_name(unit.battalion),
        sort="hq" if is_hq(unit) else min(printed.support, default=""),
        echelon=echelon_of(printed.name),
        turned=japanese_turned(unit.steps),
        letters=f"{_number(unit.battalion)}:{unit.steps}",
    )


def _back_words(here: Text, signs: Sequence[Sign]) -> Text:
    if not signs:
        return T("Hidden Japanese unit in {place}", place=here)
    markers = names_of(signs)
    return T("Hidden Japanese unit in {place}, {markers}", place=here, markers=markers)


def japanese_turned(steps: int) -> int:
    """Return how far a Japanese counter is turned: a quarter on its last step (hoe:3.3.2)."""
    return QUARTER if steps == 1 else 0


@cache
def short_name(battalion: str) -> str:
    """Return what stands large on a Japanese counter: 1/145, 26T, 8AT, NG."""
    parts = battalion.split("-")
    numbers = "/".join(part for part in parts if part.isdigit())
    words = (part.upper() if len(part) <= 2 else part[0].upper() for part in parts)
    return numbers + "".join(word for word in words if not word[0].isdigit())


def _number(battalion: str) -> str:
    """Return a counter's number, or the first letters of its name."""
    return battalion if battalion[:1].isdigit() else battalion[:3]


def _japanese_values(printed: Battalion) -> str:
    """Return combat factor with defense type, and the support values (hoe:3.3.2)."""
    support = "+".join(str(points) for _, points in sorted(printed.support.items()))
    return f"{printed.cf}{printed.defence}/{support or '–'}"


def _support(printed: Battalion) -> Text | None:
    kinds = [ICONS[kind] for kind in sorted(printed.support)]
    return T("{kinds}", kinds=kinds) if kinds else None


def _defence_signs(game: Game) -> dict[str, tuple[Sign, ...]]:
    """Return the Intelligence markers that lie open on Japanese units, by counter."""
    found: dict[str, tuple[Sign, ...]] = {}
    for token, at in game.state.red.items():
        counter = bearer(at)
        if counter is None or at in REACTION:
            continue
        sign = Sign("S", T("Support marker"))
        if at in DEFENCE:
            values = game.data.defence_marker(game.state, token)
            name = T("Defense {cf}{type}", cf=values.cf, type=values.defence)
            sign = Sign(f"{values.cf}{values.defence}", name)
        found[counter] = (*found.get(counter, ()), sign)
    return found


# -- what lies on the real table ---------------------------------------------------------------


def pieces(game: Game) -> Mapping[str, Piece]:
    """Return what lies on the real table, piece by piece."""
    return dict(_units(game)) | dict(_markers(game)) | dict(_tracks(game))


def only_told(before: State, after: State) -> frozenset[str]:
    """Return the hidden units that the player named or, by an undo, did not name yet."""
    return frozenset(
        f"japan/{name}"
        for name, was in before.japan.items()
        if (now := after.japan.get(name)) is not None
        and was.hidden
        and now.hidden
        and (was.place == UNKNOWN) != (now.place == UNKNOWN)
    )


def piece(game: Game, name: str) -> Piece | None:
    """Return how one of the pieces lies, None where it is off the table."""
    kind, _, which = name.partition("/")
    return _PIECES[kind](game, which)


def _units(game: Game) -> Iterator[tuple[str, Piece]]:
    """Yield the units of both sides, but for those eliminated or never named, and their markers."""
    for name, us in game.state.us.items():
        yield from _there(game, US.id, name)
        if us.marker:
            yield from _there(game, US.id, f"{name}/{RETREAT}")
        if us.assaulted or us.supported:
            yield from _there(game, US.id, f"{name}/{SITUATION}")
    for name in game.state.japan:
        yield from _there(game, JAPAN.id, name)


def _there(game: Game, kind: str, which: str) -> Iterator[tuple[str, Piece]]:
    found = _PIECES[kind](game, which)
    if found is not None:
        yield f"{kind}/{which}", found


def _us_piece(game: Game, which: str) -> Piece | None:
    """Return a US unit, or a marker on it: those go where it goes."""
    name, _, marker = which.partition("/")
    unit, bearer_id = game.us(name), f"{US.id}/{name}"
    if unit.place == OUTSIDE or _still_in_box(game, name):
        return None
    if not marker:
        return Piece(game.us_name(name), unit.place, _steps(unit.steps), str(unit.steps))
    face = unit.marker if marker == RETREAT else _situation(unit)
    if not face:
        return None
    return worn_by(bearer_id, game.us_name(name), unit.place, face)


def _still_in_box(game: Game, name: str) -> bool:
    """Tell whether the set-up has not yet landed a unit; the state holds these in the Reserve."""
    waits = game.us(name).place == RESERVE and name not in RESERVES
    return game.state.phase == SET_UP and waits


def _situation(unit: UsUnit) -> str:
    return "+".join(code for code, on in (("RA", unit.assaulted), ("CS", unit.supported)) if on)


def _japanese_piece(game: Game, which: str) -> Piece | None:
    if which == ELIMINATED:
        return _counted(T("Japanese units"), "eliminated", game.eliminated)
    unit = game.unit(which)
    if unit.place in (UNKNOWN, *NOT_ALIVE):
        return None
    if unit.hidden:
        return Piece(T("the hidden Japanese unit"), unit.place, _FACE_DOWN, "down")
    name, face = game.data.battalion(game.state, unit).name, "last" if unit.steps == 1 else "up"
    return Piece(plain_text(name), unit.place, _steps(unit.steps), face)


def _counted(name: Text, which: str, number: int) -> Piece:
    look = TN("{n} in all", "{n} in all", n=number)
    return Piece(name, POOL(which), look, str(number), counted=True)


def _steps(steps: int) -> Text:
    return TN("{n} step", "{n} steps", n=steps)


def _markers(game: Game) -> Iterator[tuple[str, Piece]]:
    """Yield the Intelligence and Command markers out of their bags, and what is in those."""
    for token, at in game.state.red.items():
        if at != BAG:
            yield from _there(game, "red", token)
    for token, at in game.state.blue.items():
        if at != BAG:
            yield from _there(game, "blue", token)
    yield from _there(game, "bag", "red")
    yield from _there(game, "bag", "blue")
    yield from _there(game, JAPAN.id, ELIMINATED)


def _bag(game: Game, which: str) -> Piece:
    red = which == "red"
    held = list((game.state.red if red else game.state.blue).values()).count(BAG)
    return _counted(T("Intelligence markers") if red else T("Command markers"), which, held)


def _blue_piece(game: Game, token: str) -> Piece | None:
    at = game.state.blue[token]
    if at == BAG:
        return None
    return Piece(marker_name(game, token), at, T("Command marker, face up"), "up")


def _red_piece(game: Game, token: str) -> Piece | None:
    at = game.state.red[token]
    if at == BAG:
        return None
    counter = bearer(at)
    place = game.unit(counter).place if counter else at
    on = f"{JAPAN.id}/{counter}" if counter else ""
    if game.data.is_reaction(token):
        look, face = (_FACE_UP, "up") if counter else (_FACE_DOWN, "down")
        return Piece(T("a Reaction marker"), place, look, face, on)
    name = T("a Defense/Support marker")
    if at not in DEFENCE:
        return Piece(name, place, T("support side up"), "support", on)
    values = game.data.defence_marker(game.state, token)
    look = T("defense side up: {cf}{type}", cf=values.cf, type=values.defence)
    return Piece(name, place, look, "defence", on)


def _tracks(game: Game) -> Iterator[tuple[str, Piece]]:
    """Yield the markers on the tracks that lie on the table, and on objectives (hoe:3.1.1)."""
    for track in ("turn", "phase", "vp"):
        yield from _there(game, "track", track)
    for objective in game.state.control:
        yield from _there(game, "objective", objective)
    for marker in ("cleared", "surrender"):
        yield from _there(game, "score", marker)


def _track_piece(game: Game, track: str) -> Piece | None:
    """Return the marker of a track where the player was told last to put it."""
    if not on_table(game.options, track):
        return None
    told = game.state.tracks
    stands = told.get(track) if isinstance(told, dict) else None
    return _ON_TRACKS[track](game, stands)


def _turn_piece(game: Game, told: str | None) -> Piece:
    turn, _, weather = (told or f"{game.state.turn}/{game.state.weather}").partition("/")
    look = T("Bad Weather") if weather == "bad" else T("Good Weather")
    return Piece(T("the Turn marker"), BOX(turn), look, weather)


def _phase_piece(game: Game, told: str | None) -> Piece:
    phase = told or (game.state.phase if game.state.phase != "set-up" else "bombardment")
    whose = T("US side up")
    if step_of(phase).whose is JAPAN:
        return Piece(T("the Phase marker"), PHASE(phase), T("Japanese side up"), "japan")
    return Piece(T("the Phase marker"), PHASE(phase), whose, "us")


def _vp_piece(game: Game, told: str | None) -> Piece:
    vp = int(told) if told is not None else game.running_vp()
    look, face = (T("+10 side up"), "+10") if vp > TRACK_END else (_PLAIN, "plain")
    return Piece(T("the VP marker"), VP(max(vp, 0)), look, face)


def _objective_piece(game: Game, name: str) -> Piece | None:
    state = game.state
    control = [one for one in state.control if one == name]
    if not control:
        return None
    in_time = state.captured.get(control[0], 99) <= OBJECTIVE_LIMITS[control[0]]
    look, face = (T("+1 side up"), "+1") if in_time else (_PLAIN, "plain")
    return Piece(T("the objective marker"), OBJECTIVE(name), look, face)


def _score_piece(game: Game, which: str) -> Piece | None:
    """Return a marker that lies beside the VP Track at the end of a game (hoe:3.3.7)."""
    state = game.state
    result = state.result
    there = state.cleared
    if which == "surrender":
        there = result is not None and bool(result.parts.get("surrender"))
    if not there:
        return None
    name = T("the Cleared Island marker") if which == "cleared" else T("the Surrender marker")
    return Piece(name, VP(0), _FACE_UP, "up")


_PIECES: dict[str, Callable[[Game, str], Piece | None]] = {
    US.id: _us_piece,
    JAPAN.id: _japanese_piece,
    "red": _red_piece,
    "blue": _blue_piece,
    "bag": _bag,
    "track": _track_piece,
    "objective": _objective_piece,
    "score": _score_piece,
}
_ON_TRACKS: dict[str, Callable[[Game, str | None], Piece]] = {
    "turn": _turn_piece,
    "phase": _phase_piece,
    "vp": _vp_piece,
}
_ABLE: dict[tuple[bool, bool], Text] = {
    (True, True): T("may assault and support"),
    (True, False): T("may still assault"),
    (False, True): T("may still support"),
    (False, False): T("has done all it may this turn"),
}
ASSAULTED, SUPPORTED = Sign("RA", T("Recon/Assault")), Sign("CS", T("Combat Support"))
_FACE_UP = T("face up")
_FACE_DOWN = T("face down")
_PLAIN = T("plain side up")
