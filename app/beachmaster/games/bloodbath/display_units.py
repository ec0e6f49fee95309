"""Show the counters of both sides: in a list, on a map, on the table (bib:19.2)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import astuple

from beachmaster.engine.display import Sign, Standing, UnitRow
from beachmaster.engine.echelon import echelon_of
from beachmaster.engine.pieces import FACELESS, Piece
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.remembered import Remembered
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tracks import on_table
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.about import JAPAN, US
from beachmaster.games.bloodbath.acts import (
    BOMBARDMENT,
    CALM,
    CONTAINER_ID,
    DEPTH,
    FLAG_ID,
    STORM,
    TURN_ID,
    hidden_id,
    japan_id,
    markers_face,
    markers_id,
    us_id,
)
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.own_counters import ATTACK, DEFENCE, MOVEMENT
from beachmaster.games.bloodbath.places import (
    AVAILABLE,
    CONTAINER,
    FLAG,
    LOST,
    ON_MAP,
    PLACES,
    REMOVED,
    RESERVES,
    TITLES,
    TRACK,
    TURN,
    UNKNOWN,
)
from beachmaster.games.bloodbath.reinforcements import regiment_name
from beachmaster.games.bloodbath.reveal import KINDS
from beachmaster.games.bloodbath.state import FULL, JapaneseUnit, State
from beachmaster.games.bloodbath.texts import TN, T
from beachmaster.games.bloodbath.values import BATTALION, FLAMETHROWER, TANK

SIGNS = {"anti-tank": "at", "anti-aircraft": "aa"}
"""The letters of the field for kinds whose name is longer."""
LETTERS = 5
UNLISTED = frozenset({CONTAINER, UNKNOWN, OUTSIDE})
"""Where Japanese counters are of which no row speaks."""
_OURS, _THEIRS = Remembered[UnitRow](), Remembered[UnitRow]()


def rows(game: Game) -> tuple[UnitRow, ...]:
    """Return all units, the Japanese by place; those in the container are counted elsewhere."""
    return (*_us_rows(game), *_japanese_rows(game))


def _us_rows(game: Game) -> Iterable[UnitRow]:
    state, stacks = game.state, _stacks(game)
    printed = game.data.us, game.prints, game.counters
    made_of = {
        name: (
            *(astuple(unit), stacks.get(unit.place), printed),
            *(name in state.opposed, name in state.rebuilt),
        )
        for name, unit in state.us.items()
        if unit.place != OUTSIDE
    }

    def row(name: str) -> UnitRow:
        return _us_row(game, name, stacks.get(state.us[name].place, ()))

    return _OURS.of(made_of, row)


def _stacks(game: Game) -> dict[str, list[str]]:
    """Return the US units on the island by place, in a stack the top one first (bib:14.3)."""
    us, found = game.state.us, dict[str, list[str]]()
    for name in sorted(game.us_on_map(), key=lambda name: us[name].level):
        found.setdefault(us[name].place, []).append(name)
    return found


def _japanese_rows(game: Game) -> Iterable[UnitRow]:
    state, japan = game.state, game.state.japan
    told = state.over, game.japan_looks, tuple(state.described.items())
    printed = game.data.japan, game.prints
    made_of = {
        name: (astuple(japan[name]), told, printed)
        for name in sorted(japan, key=lambda name: japan[name].place)
        if japan[name].place not in UNLISTED
    }
    return _THEIRS.of(made_of, lambda name: _japanese_row(game, japan[name]))


def where(game: Game, place: str) -> Text:
    """Return a place in words: a hex with what its label says, a box or the track by name."""
    if game.prints is not None and place in game.prints.hexes:
        label = game.prints.label(place)
        return T("{place}, {label}", place=place, label=label) if label else plain_text(place)
    return TITLES[place] if place in TITLES else PLACES.name(place)


# -- US units ----------------------------------------------------------------------------------


def _us_row(game: Game, name: str, stack: Sequence[str]) -> UnitRow:
    unit, counter, side = game.us(name), game.data.us[name], game.factors(name)
    return UnitRow(
        id=name,
        side=US,
        name=game.us_name(name),
        group=T("Division {number}", number=counter.division),
        band=regiment_name(counter.regiment) if counter.regiment else None,
        kind=US_KINDS[counter.kind],
        place=unit.place,
        where=where(game, unit.place),
        standing=_standing(game, name),
        steps=unit.steps,
        whole=counter.steps,
        signs=(Sign("!"),) if name in game.state.opposed else (),
        status=_status(game, name, stack),
        values=f"{side.attack}-{side.defence}-{side.movement}",
        estimate=side.tag(ATTACK, DEFENCE, MOVEMENT) == "estimate",
        short="TFC" if unit.collins else name,
        sort="" if counter.kind == BATTALION else counter.kind,
        echelon="II" if counter.kind == BATTALION else echelon_of(counter.name),
        stripe=str(counter.division),
        depth=unit.level,
        letters=name if unit.steps == counter.steps else f"{name}-",
    )


def _standing(game: Game, name: str) -> Standing:
    unit = game.us(name)
    if unit.on_map:
        return "map"
    return "gone" if unit.place in (LOST, REMOVED) else "waiting"


def _status(game: Game, name: str, stack: Sequence[str]) -> Text:
    unit, state = game.us(name), game.state
    if name in state.opposed:
        return T("landed on the enemy: must attack and win")
    if name in state.rebuilt:
        return T("got a replacement step: stays where it is in this phase")
    if unit.on_map:
        return (
            T("ashore")
            if len(stack) == 1 or unit.place == ON_MAP
            else T("on top of its hex")
            if stack[0] == name
            else T("under others in its hex")
        )
    return _BOXES[unit.place]


# -- Japanese units ----------------------------------------------------------------------------


def _japanese_row(game: Game, unit: JapaneseUnit) -> UnitRow:
    """Return a unit; whoever may not look at it sees its back until the game is over (B-78)."""
    track, here = unit.place == TRACK, where(game, unit.place)
    row = partial(
        UnitRow,
        id=japan_id(unit),
        side=JAPAN,
        place="" if track else unit.place,
        where=here,
        standing="gone" if track else "map",
        hidden=unit.hidden,
    )
    if game.covered(unit) and not (game.state.over and unit.unit):
        words = T("Face-down Japanese unit in {place}", place=here)
        return row(name=T("Face-down unit"), words=words)
    printed = game.data.japanese(game.state, unit)
    name = plain_text(printed.name)
    down = T("{name} in {place}, face down", name=name, place=here)
    return row(
        name=name,
        kind=KINDS[printed.kind],
        steps=1,
        whole=1,
        signs=(Sign("?"),) if unit.hidden else (),
        status=_lies(unit),
        values=f"{printed.attack}-{printed.defence}-{printed.movement}",
        estimate=printed.tag == "estimate",
        short=unit.unit,
        sort=SIGNS.get(printed.kind, printed.kind),
        echelon=echelon_of(printed.name),
        letters=printed.name[:LETTERS],
        words=down if unit.hidden else None,
    )


def _lies(unit: JapaneseUnit) -> Text | None:
    if not unit.on_map:
        return None
    return (
        T("face down, dug in")
        if unit.hidden
        else T("face up, dug in")
        if unit.dug_in
        else T("face up")
    )


# -- what lies on the real table ---------------------------------------------------------------


def pieces(game: Game) -> Mapping[str, Piece]:
    """Return what lies on the real table; face-down units are told apart by place alone."""
    return dict(_units(game)) | dict(_others(game))


def piece(game: Game, name: str) -> Piece | None:
    """Return how one of the pieces lies, None where it is off the table."""
    one = _ALONE.get(name)
    if one is not None:
        return one(game)
    kind, _, which = name.partition("/")
    if kind == US.id:
        unit = game.us(which)
        if unit.place in NO_PIECE:
            return None
        kept = game.prints is not None and unit.on_map
        stack = [game.us(one).level for one in game.us_in(unit.place)] if kept else ()
        return _us_piece(game, which, stack)
    if kind == BOMBARDMENT:
        count = (game.state.bombarded or {}).get(which)
        return _markers_piece(game, which, count) if count else None
    there = (one for one in game.state.japan.values() if one.place not in UNLISTED)
    found = next((one for one in there if japan_id(one) == name), None)
    return _japanese_piece(game, found) if found is not None else None


def only_told(before: State, after: State) -> frozenset[str]:
    """Return the pieces whose place only one of the two states knows, in words only.

    Those are the face-down counters that the player named or, by an undo, did not name yet, and
    the US units ashore whose hex was named, or is so no longer.
    """
    hidden = (
        hidden_id(known.place)
        for name, was in before.japan.items()
        if name in after.japan
        for known, other in ((was, after.japan[name]), (after.japan[name], was))
        if was.hidden and after.japan[name].hidden
        if other.place == UNKNOWN and known.on_map
    )
    ashore = (
        us_id(name)
        for name, unit in before.us.items()
        if name in after.us and unit.on_map and after.us[name].on_map
        if (unit.place == ON_MAP) != (after.us[name].place == ON_MAP)
    )
    return frozenset((*hidden, *ashore))


def _units(game: Game) -> Iterator[tuple[str, Piece]]:
    """Yield the units of both sides, but for those merged, in the container or never named."""
    stacks: dict[str, list[int]] = {}
    for name in game.us_on_map() if game.prints is not None else ():
        stacks.setdefault(game.us(name).place, []).append(game.us(name).level)
    for name, unit in game.state.us.items():
        if unit.place not in NO_PIECE:
            yield us_id(name), _us_piece(game, name, sorted(stacks.get(unit.place, ())))
    for one in game.state.japan.values():
        if one.place not in UNLISTED:
            yield japan_id(one), _japanese_piece(game, one)


def _us_piece(game: Game, name: str, stack: Sequence[int]) -> Piece:
    """Return a US unit; `stack` has the levels in its hex where the program keeps them."""
    unit, counter = game.us(name), game.data.us[name]
    if unit.collins:
        look, face = T("Task Force Collins side up"), "collins"
    elif unit.place == LOST:  # a unit of one side is never flipped
        look, face = T("eliminated"), "full" if counter.support else FACELESS
    else:
        depleted = not counter.support and unit.steps < FULL
        look, face = (_DEPLETED, "depleted") if depleted else (_FULL, "full")
        kept = len(stack) > 1
        depth = stack.index(unit.level) + 1 if kept else _told_depth(game, name)
        if depth:  # how deep it lies there (bib:14.3)
            look = T("{side}, number {depth} from the top", side=look, depth=depth)
        if kept:
            face += f"{DEPTH}{depth}"
    return Piece(plain_text(counter.name), unit.place, look, face)


def _told_depth(game: Game, name: str) -> int:
    """Return the depth of a unit in the stack listed in this phase, from 1; 0 without one."""
    told = words.seen(game).together.get(name)
    if told is None:
        return 0
    told = words.left_of(game, told)
    return told.index(name) + 1 if name in told and len(told) > 1 else 0


def _japanese_piece(game: Game, unit: JapaneseUnit) -> Piece:
    """Return a Japanese unit; dug in or not, one that is turned up shows the same face."""
    if unit.hidden:
        name, look = T("a face-down Japanese unit"), T("fortification side up")
        return Piece(name, unit.place, look, "down")
    look = T("face up, dug in") if unit.dug_in and unit.on_map else T("face up")
    return Piece(plain_text(game.data.japanese(game.state, unit).name), unit.place, look, "up")


def _others(game: Game) -> Iterator[tuple[str, Piece]]:
    """Yield what lies in the container by its number, the markers and the flag."""
    for place, count in (game.state.bombarded or {}).items():
        yield markers_id(place), _markers_piece(game, place, count)
    for name, one in _ALONE.items():
        found = one(game)
        if found is not None:
            yield name, found


def _markers_piece(game: Game, place: str, count: int) -> Piece:
    """Return the bombardment markers on a hex, of the side whose phase it is (bib:11.5)."""
    ours = game.state.phase != "japanese-combat"
    source = T("{count}, the US color up") if ours else T("{count}, the Japanese color up")
    face = markers_face(US.id if ours else JAPAN.id, count)
    return Piece(T("bombardment markers"), place, source.fill(count=count), face)


def _container_piece(game: Game) -> Piece | None:
    """Return the units in the container: nobody tells them apart, so they go by their number."""
    inside = len(game.in_container())
    if not inside:
        return None
    count = TN("{n} unit", "{n} units", n=inside)
    return Piece(T("Japanese units"), CONTAINER, count, str(inside))


def _turn_piece(game: Game) -> Piece | None:
    """Return the turn marker where the player was told last to put it (bib:4.1.2)."""
    if not on_table(game.options, "turn"):
        return None
    state = game.state
    told = state.tracks.get("turn") if isinstance(state.tracks, dict) else None
    turn, _, weather = (told or f"{state.turn}/{STORM if state.storm else CALM}").partition("/")
    look = T("storm side up") if weather == STORM else T("ordinary side up")
    return Piece(T("the turn marker"), TURN(turn), look, weather)


def _flag_piece(game: Game) -> Piece | None:
    """Return the flag once the mountain is taken (bib:22.0)."""
    return Piece(T("the US flag"), FLAG, T("raised"), "raised") if game.state.suribachi else None


_ALONE: dict[str, Callable[[Game], Piece | None]] = {
    CONTAINER_ID: _container_piece,
    TURN_ID: _turn_piece,
    FLAG_ID: _flag_piece,
}
NO_PIECE = frozenset({REMOVED, OUTSIDE})
"""Where US units are that lie nowhere on the table."""
_FULL, _DEPLETED = T("full side up"), T("depleted side up")


US_KINDS: dict[str, Text] = {
    BATTALION: T("Battalion"),
    FLAMETHROWER: T("Flamethrower"),
    TANK: T("Tank battalion"),
}
_BOXES: dict[str, Text] = {
    AVAILABLE: T("may land"),
    RESERVES: T("can be called forward with its regiment, at the cost of a turn"),
    LOST: T("can come back for a replacement step"),
    REMOVED: T("merged into Task Force Collins"),
}
