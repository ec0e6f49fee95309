"""Say which words may name a hex where no numbers are printed, and what our overlay calls it."""

import re
import unicodedata
from collections.abc import Callable, Container, Mapping, Sequence

import msgspec

from beachmaster.engine.hexgrid import HIGHEST, HexId, name, parse
from beachmaster.engine.meaning import NO, NONE, PROGRAM, YES
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

LONGEST_NAME = 24
_COLUMNS = 26
_OVERLAY = re.compile(r"([A-Z]{1,2})([1-9][0-9]?)")
_BESIDE = " -'’.&"
_RESERVED = YES | NO | NONE | PROGRAM


class Told(msgspec.Struct, frozen=True):
    """What the player said of the hexes' names: his own words, and whether numbers are printed.

    Where he did not say that, it is as the game thinks.
    """

    words: Mapping[HexId, str] = {}
    numbered: bool | None = None


def overlay(place: HexId) -> str:
    """Return the letter of a hex's column and the number of its row: `K12`, after `Z` `AA`."""
    column, row = parse(place)
    first, second = divmod(column - 1, _COLUMNS)
    letters = (chr(64 + first) if first else "") + chr(65 + second)
    return f"{letters}{row}"


def under_overlay(word: str) -> HexId | None:
    """Return the hex that our letter and number stand for, on a map large enough."""
    found = _OVERLAY.fullmatch(word.strip().upper())
    if found is None:
        return None
    *first, second = (ord(letter) - 64 for letter in found[1])
    column = (_COLUMNS * first[0] if first else 0) + second
    return name(column, int(found[2])) if column <= HIGHEST else None


def word_problem(word: str) -> Text | None:
    """Say why a word can be no hex's name, if it cannot: signs, no letter, too long, reserved."""
    if len(word) > LONGEST_NAME:
        return T("A hex's name has at most {most} letters.", most=LONGEST_NAME)
    if not all(one.isalnum() or one in _BESIDE or _is_accent(one) for one in word):
        return T("A hex's name has only letters, digits, spaces and hyphens.")
    if not any(map(str.isalpha, word)) or word != " ".join(word.split()):
        return T("A hex's name needs a letter, and no spaces around it.")
    if is_reserved(word):
        return T("“{word}” already means something to the program.", word=word)
    return None


def is_reserved(word: str) -> bool:
    """Return whether a word is one of the program's own."""
    return alike(word) in _RESERVED


def names_problem(names: Mapping[HexId, str], lattice: Sequence[HexId]) -> Text | None:
    """Say what is wrong with the names of a lattice, if anything is, such as two of one name."""
    called = {alike(overlay(place)): place for place in lattice}
    unknown = T("names: {place} is not a hex of the board")
    return problem_of_names(names, frozenset(lattice), called, word_problem, unknown)


def problem_of_names(
    names: Mapping[str, str],
    places: Container[str],
    called: Mapping[str, str],
    problem_of: Callable[[str], Text | None],
    unknown: Text,
) -> Text | None:
    """Say what is wrong with the names of places, if anything is.

    `called` has what places go by already, as it is compared; `unknown` says that there is no such
    `{place}`.
    """
    seen = dict(called)
    for place, word in names.items():
        if place not in places:
            return unknown.fill(place=place[:LONGEST_NAME])
        problem = problem_of(word)
        if problem is not None:
            return T("names, {place}: {why}", place=place, why=problem)
        if seen.setdefault(alike(word), place) != place:
            return T(
                "names: {one} and {other} are both called “{word}”",
                one=seen[alike(word)],
                other=place,
                word=word,
            )
    return None


def _is_accent(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Mc")


def alike(word: str) -> str:
    """Return a name as it is compared: capitals and spaces do not tell names apart."""
    return " ".join(unicodedata.normalize("NFC", word).casefold().split())
