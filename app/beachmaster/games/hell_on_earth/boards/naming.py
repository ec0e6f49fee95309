"""Bind the player's words for places to face-down counters on a table board."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.options import no_space
from beachmaster.engine.prompt import Field, Option, Record
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.board_data import EAST, NORTH
from beachmaster.games.hell_on_earth.boards.questions import Candidates
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import UNKNOWN, is_own_space
from beachmaster.games.hell_on_earth.state import Space
from beachmaster.games.hell_on_earth.texts import T

NORTHERN = 5
EASTERN = 3


def unnamed(game: Game) -> list[str]:
    """Return the face-down counters that have no place yet."""
    return [name for name, unit in game.japanese() if unit.place == UNKNOWN]


def fits(game: Game, name: str, among: Candidates) -> bool:
    """Tell whether a known unit may be named here."""
    unit = game.unit(name)
    return name not in among.barred and (among.hidden is None or unit.hidden == among.hidden)


def unfit(game: Game, word: Value, among: Candidates) -> Text | None:
    """Refuse a known unit that does not fit, and a word of the program's own."""
    known = game.at(word)
    if known is None:
        return reserved(word) if word else None
    return None if fits(game, known, among) else among.reason


def new_allowed(game: Game, among: Candidates) -> bool:
    """Tell whether the player may name a unit that was not named before."""
    return bool(unnamed(game)) and among.hidden is not False and among.listed is None


def taken(game: Game, word: str) -> Text | None:
    """Refuse a place that holds another Japanese unit, and a word of the program's own."""
    if game.at(word) is not None:
        return T("A Japanese unit stands in {place} already.", place=word)
    return reserved(word)


def reserved(word: str) -> Text | None:
    """Refuse a word that the program uses itself, and one that names no space."""
    return (
        no_space(word)
        if is_own_space(word)
        else T("“{place}” is a word of the program; call it otherwise.", place=word)
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
        T("No further hidden unit is left that could be in {place}.", place=new[-1])
        if len(new) > len(unnamed(game))
        else None
    )


def named(game: Game, word: str, rules: tuple[str, ...]) -> Steps[str]:
    """Return the counter in a place, taking an unnamed one after asking for its sector.

    A counter that was never named has not moved, so this is the sector it was set up in; the
    headquarters is among the units set up in sector 6 (hoe:4.6).
    """
    known = game.at(word)
    if known is not None:
        return known
    told = yield Record(
        procedure="name-space",
        subjects=(word,),
        text=T("In which defense sector is {place}?", place=word),
        rules=(*rules, "hoe:3.1"),
        fields=(_SECTOR_FIELD,),
        agrees=lambda given: _objection(game, given),
        question=True,
        tell=T("The sector number is printed on the map inside its border line."),
    )
    name = unnamed(game)[0]
    unit = game.unit(name)
    unit.place, unit.home = word, told["sector"]
    unit.group = unit.home == NORTH or (game.heroic and unit.home == EAST and _east_left(game))
    game.state.spaces.setdefault(word, Space()).sector = unit.home
    return name


def _named_in(game: Game, sector: int) -> int:
    return sum(unit.home == sector for unit in game.state.japan.values())


def _east_left(game: Game) -> bool:
    return _named_in(game, EAST) <= EASTERN


def _objection(game: Game, given: dict[str, Value]) -> Text | None:
    """Hold the player to five units set up in sector 6 (hoe:4.6).

    Units of a position whose sector nobody told may be among them.
    """
    if given["sector"] == NORTH and _named_in(game, NORTH) >= NORTHERN:
        return T("Sector 6 was set up with five units; all are named.")
    untold = sum(u.home == 0 and u.place != UNKNOWN for u in game.state.japan.values())
    others = NORTHERN - _named_in(game, NORTH) - untold
    if given["sector"] != NORTH and len(unnamed(game)) <= others:
        return T("The units not named yet are all among the five that were set up in sector 6.")
    return None


_SECTOR_FIELD = Field(
    name="sector",
    kind="choose",
    text=T("sector it stands in"),
    options=tuple(Option(number, plain_text(str(number))) for number in range(1, 7)),
)
