"""Bind the player's words for hexes to face-down counters on a table board."""

from collections.abc import Iterable, Sequence

from beachmaster.engine.options import no_space
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import scan
from beachmaster.games.bloodbath.boards.questions import Targets
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import UNKNOWN, is_own_space
from beachmaster.games.bloodbath.state import Space
from beachmaster.games.bloodbath.texts import T


def unnamed(game: Game) -> list[str]:
    """Return the face-down counters that have no place yet."""
    return [name for name, unit in game.japanese() if unit.place == UNKNOWN]


def known(game: Game) -> list[str]:
    """Return the counters whose hex the player has named."""
    return [name for name, unit in game.japanese() if unit.place != UNKNOWN]


def fits(name: str, among: Targets) -> bool:
    """Tell whether a known unit may be named here."""
    return name not in among.barred and (among.listed is None or name in among.listed)


def unfit(game: Game, word: Value, among: Targets) -> Text | None:
    """Refuse a known unit that does not fit, and a word of the program's own."""
    found = game.at(word) if word else None
    if found is None:
        return reserved(word) if word else None
    return None if fits(found, among) else among.reason


def new_allowed(game: Game, among: Targets) -> bool:
    """Tell whether the player may name a unit that was not named before."""
    return bool(unnamed(game)) and among.listed is None


def taken(game: Game, word: str) -> Text | None:
    """Refuse a place that holds a Japanese unit, and a word of the program's own."""
    return (
        T("A Japanese unit stands in {place}.", place=word)
        if game.at(word) is not None
        else reserved(word)
    )


def reserved(word: str) -> Text | None:
    """Refuse a word that the program uses itself, and one that names no space."""
    return (
        no_space(word)
        if is_own_space(word)
        else T("“{place}” is a word of the program; call it otherwise.", place=word)
    )


def first(objections: Iterable[Text | None]) -> Text | None:
    """Return the first objection there is."""
    return next((one for one in objections if one is not None), None)


def too_many(game: Game, words: Iterable[str]) -> Text | None:
    """Refuse words of the program's own, and more new units than are left."""
    given = list(words)
    new = [word for word in given if game.at(word) is None]
    if len(new) > len(unnamed(game)):
        return T("No further hidden unit is left that could be in {place}.", place=new[-1])
    return first(reserved(word) for word in new)


def unsorted(words: Sequence[str], rising: bool) -> Text | None:
    """Refuse numbers that stand the wrong way round among words of the player's own (bib:21.2)."""
    found = scan.out_of_order(words, rising)
    return (
        T(
            "Tell them in the order of the search: {first} before {then}.",
            first=found[1],
            then=found[0],
        )
        if found
        else None
    )


def named(game: Game, word: str) -> str:
    """Return the counter in a hex, taking one that was not named yet for a new word."""
    found = game.at(word)
    if found is None:
        found = unnamed(game)[0]
        game.unit(found).place = word
    return found


def space(game: Game, word: str) -> Space:
    """Return what the player has told of a hex, to read or to add to."""
    return game.state.spaces.setdefault(word, Space())
