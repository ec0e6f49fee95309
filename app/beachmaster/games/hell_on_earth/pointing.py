"""Point at a Japanese unit: by its hex, or on a map of the player's own by a word for its place.

There such a word binds a face-down counter when it is first used (hoe:3.1).
"""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.module import Steps
from beachmaster.engine.options import no_space
from beachmaster.engine.prompt import Closed, Field, Option, Options, Place, Record
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import memory
from beachmaster.games.hell_on_earth.acts import japan_id
from beachmaster.games.hell_on_earth.board_data import EAST, EASTERN, NORTH
from beachmaster.games.hell_on_earth.game import OPENING, Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.places import UNKNOWN, is_own_space
from beachmaster.games.hell_on_earth.state import Space
from beachmaster.games.hell_on_earth.texts import T

NORTHERN = 5
NONE = ""


class Candidates(msgspec.Struct, frozen=True):
    """Which Japanese units a player may point at.

    `hidden` says face down or revealed; `adjacent_to` names US units one of which must be next to
    it; `barred` are counters that may not be named, with `reason` for the player; `listed`, where
    given, is the whole choice; `why` is what the player should know before choosing.
    """

    reason: Text
    hidden: bool | None = None
    adjacent_to: tuple[str, ...] | None = None
    barred: tuple[str, ...] = ()
    listed: tuple[str, ...] | None = None
    optional: bool = False
    why: tuple[Text, ...] = ()


def choose_japanese(
    game: Game,
    procedure: str,
    text: Text,
    rules: tuple[str, ...],
    among: Candidates,
    *subjects: str,
    parts: tuple[Text | None, Text | None] = (None, None),
) -> Steps[str]:
    """Let the player point at a Japanese unit; return its counter, or nothing.

    A word that nobody used before takes a face-down counter. `parts` are the text as a heading
    and what stands below it.
    """
    own_map = game.prints is None
    place = yield Place(
        procedure=procedure,
        subjects=subjects,
        text=text,
        heading=parts[0],
        condition=parts[1],
        rules=rules,
        why=(*among.why, *memory.without_a_name(game)),
        opens=procedure in OPENING,
        spends=among.optional,
        options=Options(lambda: _options(game, among)),
        closed=lambda: [] if own_map else _closed(game, among, rules),
        free=own_map and _new_allowed(game, among),
        needs=T("No Japanese unit is there."),
        agrees=(lambda given: _unfit(game, given, among)) if own_map else None,
        tell=_where_to_look(game, among) if own_map else None,
    )
    if place == NONE:
        return ""
    note_sector(game, place)
    return (yield from named(game, place, rules))


def on_own_map(game: Game, text: Text) -> Text | None:
    """Say what to look at on a map that the program does not know."""
    return text if game.prints is None else None


def _options(game: Game, among: Candidates) -> list[Option]:
    listed = [
        Option(unit.place, game.japanese_name(name))
        for name, unit in game.japanese()
        if unit.place != UNKNOWN and _fits(game, name, among)
    ]
    if game.prints is not None:
        listed.sort(key=lambda option: str(option.value))  # as the map is read, whoever moved last
    end = among.optional or (game.prints is not None and not listed)
    return [*listed, *([Option(NONE, T("None, or no more"))] if end else [])]


def _closed(game: Game, among: Candidates, rules: tuple[str, ...]) -> list[Closed]:
    return [
        Closed(unit.place, game.japanese_name(name), among.reason, rules)
        for name, unit in game.japanese()
        if not _fits(game, name, among)
    ]


def _fits(game: Game, name: str, among: Candidates) -> bool:
    """Tell whether a unit may be pointed at, as far as the program knows."""
    unit = game.unit(name)
    return (
        name not in among.barred
        and (among.hidden is None or unit.hidden == among.hidden)
        and (among.listed is None or name in among.listed)
        and (
            among.adjacent_to is None
            or game.prints is None
            or Ground(game).beside(unit.place, among.adjacent_to)
        )
    )


def note_sector(game: Game, place: str) -> None:
    """Note the sector of a place that is named, for the table of a twin."""
    if game.prints is not None and game.notes is not None:
        game.note("name-space", (place,), {"sector": game.prints.sector(place)})


# -- words for places --------------------------------------------------------------------------


def _where_to_look(game: Game, among: Candidates) -> Text:
    """Say how to name a Japanese unit, and next to whom it must be."""
    if among.adjacent_to is None:
        return T(
            "Enter the unit's hex number or any name you like, and use the same one next time."
        )
    return T(
        "It must be next to one of: {units}. Enter its hex number or any name you like, "
        "and use the same one next time.",
        units=[game.us_name(name) for name in among.adjacent_to],
    )


def unnamed(game: Game) -> list[str]:
    """Return the face-down counters that have no place yet."""
    return [name for name, unit in game.japanese() if unit.place == UNKNOWN]


def _unfit(game: Game, word: Value, among: Candidates) -> Text | None:
    """Refuse a known unit that does not fit, and a word of the program's own."""
    known = game.at(word)
    if known is None:
        return reserved(word) if word else None
    return None if _fits(game, known, among) else among.reason


def _new_allowed(game: Game, among: Candidates) -> bool:
    """Tell whether the player may name a unit that was not named before."""
    return bool(unnamed(game)) and among.hidden is not False and among.listed is None


def taken(game: Game, word: str) -> Text | None:
    """Refuse a place that holds another Japanese unit, and a word of the program's own."""
    if game.at(word) is not None:
        return T("There is a Japanese unit in {place} already.", place=word)
    return reserved(word)


def reserved(word: str) -> Text | None:
    """Refuse a word that the program uses itself, and one that names no space."""
    return (
        no_space(word)
        if is_own_space(word)
        else T("The program uses “{place}” itself. Choose another name.", place=word)
    )


def not_neighbours(game: Game, place: str, words: Sequence[str]) -> Text | None:
    """Refuse the target itself, words of the program's own, and more units than are left."""
    if place in words:
        return T("The target is not next to itself.")
    own = [reserved(word) for word in words]
    if any(own):
        return next(objection for objection in own if objection)
    new = [word for word in words if game.at(word) is None]
    return (
        T("No hidden unit is left that could be in {place}.", place=new[-1])
        if len(new) > len(unnamed(game))
        else None
    )


def named(game: Game, word: str, rules: tuple[str, ...]) -> Steps[str]:
    """Return the counter in a place, taking an unnamed one after asking for its sector.

    A counter that was never named has not moved, so this is the sector it was set up in; the
    headquarters is among the units set up in sector 6 (hoe:4.6).
    """
    name = bound(game, word)
    yield from tell_sector(game, name, rules)
    return name


def bound(game: Game, word: str) -> str:
    """Return the counter in a place; a new word takes an unnamed one, whose sector may wait."""
    known = game.at(word)
    if known is not None:
        return known
    name = unnamed(game)[0]
    game.unit(name).place = word
    game.found(japan_id(name))
    memory.leave_sector(game.state, name)
    return name


def tell_sector(game: Game, name: str, rules: tuple[str, ...]) -> Steps[None]:
    """Ask in which sector a counter stands, where that was left for later."""
    place = memory.sector_waits(game.state, name)
    if place is None:
        return
    unit = game.unit(name)
    told = yield Record(
        procedure="name-space",
        subjects=(place,),
        text=T("In which defense sector is {place}?", place=place),
        rules=(*rules, "hoe:3.1"),
        fields=(_SECTOR_FIELD,),
        agrees=lambda given: _objection(game, name, given),
        question=True,
        tell=T("The sector number is printed on the map inside its border line."),
    )
    memory.sector_told(game.state, name)
    unit.home = told["sector"]
    unit.group = unit.home == NORTH or (game.heroic and unit.home == EAST and _east_left(game))
    game.state.spaces.setdefault(place, Space()).sector = unit.home


def _named_in(game: Game, sector: int) -> int:
    return sum(unit.home == sector for unit in game.state.japan.values())


def _east_left(game: Game) -> bool:
    return _named_in(game, EAST) <= EASTERN


def _objection(game: Game, name: str, given: dict[str, Value]) -> Text | None:
    """Hold the player to five units set up in sector 6 (hoe:4.6).

    Units of a position whose sector nobody told may be among them.
    """
    if given["sector"] == NORTH and _named_in(game, NORTH) >= NORTHERN:
        return T("Sector 6 was set up with five units, and all five are listed.")
    named_ones = {n: u for n, u in game.state.japan.items() if u.place != UNKNOWN and n != name}
    untold = sum(unit.home == 0 for unit in named_ones.values())
    others = NORTHERN - _named_in(game, NORTH) - untold
    if given["sector"] != NORTH and len(unnamed(game)) < others:
        return T("All units not listed yet are among the five that were set up in sector 6.")
    return None


_SECTOR_FIELD = Field(
    name="sector",
    kind="choose",
    text=T("sector number"),
    options=tuple(Option(number, plain_text(str(number))) for number in range(1, 7)),
)
