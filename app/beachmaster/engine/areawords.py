"""Say which words may name an area of the player's own map."""

from collections.abc import Mapping

from beachmaster.engine.areashape import Shape
from beachmaster.engine.hexwords import (
    LONGEST_NAME,
    alike,
    is_reserved,
    problem_of_names,
    word_problem,
)
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T


def area_word_problem(word: str) -> Text | None:
    """Say why a word can be no area's name, if it cannot."""
    if is_reserved(word):
        return T("“{word}” already means something to the program.", word=word)
    if word_problem(word) is not None:
        return T(
            "An area's name has up to {most} letters, digits, spaces and hyphens, and at "
            "least one letter.",
            most=LONGEST_NAME,
        )
    return None


def area_names_problem(names: Mapping[str, str], shape: Shape) -> Text | None:
    """Say what is wrong with the names of a board of areas, if anything is."""
    called = {alike(place): place for place in shape.spaces}
    unknown = T("names: {place} is not an area of the board")
    return problem_of_names(names, frozenset(shape.areas), called, area_word_problem, unknown)
