"""Show the counters of both sides and the markers: in a list, on a map, on the table (hoe:3.3)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial

from msgspec.structs import astuple

from beachmaster.engine.display import Sign, UnitRow, names_of
from beachmaster.engine.echelon import echelon_of
from beachmaster.engine.pieces import Piece
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.remembered import Remembered
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tracks import on_table
from beachmaster.games.hell_on_earth.about import JAPAN, US
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
    OBJECTIVE,
    PHASE,
    PLACES,
    PLAYED,
    REACTION,
    RESERVE,
    SLOTS,
    TRACK_END,
    UNKNOWN,
    VP,
    bearer,
    step_of,
)
from beachmaster.games.hell_on_earth.state import (
    JAPANESE_STEPS,
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


def _units(game: Game) -> Iterator[tuple[str, Piece]]:
    """Yield the units of both sides, but for those eliminated or never named."""
    for name, us in game.state.us.items():
        if us.place == OUTSIDE:
            continue
        look = T("{parts}", parts=[_steps(us.steps), *(look for _, look in _us_signs(us))])
        yield f"{US.id}/{name}", Piece(game.us_name(name), us.place, look)
    for name, unit in game.japanese():
        if unit.place != UNKNOWN:
            yield f"{JAPAN.id}/{name}", _japanese_piece(game, unit)


def _japanese_piece(game: Game, unit: JapaneseUnit) -> Piece:
    if unit.hidden:
        return Piece(T("the hidden Japanese unit"), unit.place, _FACE_DOWN)
    name = game.data.battalion(game.state, unit).name
    return Piece(plain_text(name), unit.place, _steps(unit.steps))


def _steps(steps: int) -> Text:
    return TN("{n} step", "{n} steps", n=steps)


def _markers(game: Game) -> Iterator[tuple[str, Piece]]:
    """Yield the Intelligence and Command markers that are out of their bags."""
    for token, at in game.state.red.items():
        if at != BAG:
            yield f"red/{token}", _red_piece(game, token, at)
    for token, at in game.state.blue.items():
        if at in SLOTS or at == PLAYED:
            name = T("Command marker {marker}", marker=marker_name(game, token))
            yield f"blue/{token}", Piece(name, at, _FACE_UP)


def _red_piece(game: Game, token: str, at: str) -> Piece:
    counter = bearer(at)
    place = game.unit(counter).place if counter else at
    if game.data.is_reaction(token):
        return Piece(T("a Reaction marker"), place, _FACE_UP if counter else _FACE_DOWN)
    values = game.data.defence_marker(game.state, token)
    look = T("defense side up: {cf}{type}", cf=values.cf, type=values.defence)
    return Piece(
        T("a Defense/Support marker"), place, look if at in DEFENCE else T("support side up")
    )


def _tracks(game: Game) -> Iterator[tuple[str, Piece]]:
    """Yield the markers on the tracks that lie on the table, and on objectives (hoe:3.1.1)."""
    state, vp = game.state, game.running_vp()
    if on_table(game.options, "turn"):
        weather = T("Bad Weather") if game.bad_weather else T("Good Weather")
        yield "track/turn", Piece(T("the Turn marker"), BOX(state.turn), weather)
    if on_table(game.options, "phase"):
        japan = step_of(state.phase).whose is JAPAN
        whose = T("Japanese side up") if japan else T("US side up")
        yield "track/phase", Piece(T("the Phase marker"), PHASE(state.phase), whose)
    if on_table(game.options, "vp"):
        points = T("+10 side up") if vp > TRACK_END else _PLAIN
        yield "track/vp", Piece(T("the VP marker"), VP(vp), points)
    for name in state.control:
        in_time = state.captured.get(name, 99) <= OBJECTIVE_LIMITS[name]
        look = T("+1 side up") if in_time else _PLAIN
        yield f"objective/{name}", Piece(T("the objective marker"), OBJECTIVE(name), look)


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
