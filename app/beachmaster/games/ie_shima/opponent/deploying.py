"""Decide the Japanese set-up: out of the book of set-ups, or by judgement (ies:5.3.2)."""

from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement

import msgspec

from beachmaster.engine.datafile import our_file
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Param, Text
from beachmaster.engine.weighing import Candidate
from beachmaster.games.ie_shima.about import ABOUT
from beachmaster.games.ie_shima.opponent import aims, trying
from beachmaster.games.ie_shima.opponent.mind import Mind, candidate
from beachmaster.games.ie_shima.places import AREAS
from beachmaster.games.ie_shima.roster import BATTALIONS
from beachmaster.games.ie_shima.texts import T

Found = Generator[None, None, list[Candidate]]
Places = tuple[str, ...]
MOST = 126
LABOR: Mapping[str, tuple[Places, ...]] = {
    "pinnacle": (("14", "11", "12", "13"), ("16", "15", "16", "15"), ("13", "14", "15", "16")),
    "water": (("5", "6", "4", "8"), ("1", "2", "5", "14"), ("5", "5", "6", "6")),
    "night": (("14", "14", "12", "12"), ("8", "6", "5", "13"), ("12", "11", "14", "13")),
}
"""Where the Labor Battalion may go by the stance of a commander; our invention."""
BRIGADES = tuple(("15",) * n + ("16",) * (4 - n) for n in range(5))
BOOK_FILE = "set-ups.json"


class Arrangement(msgspec.Struct, frozen=True):
    """One set-up of the book: where each battalion's units go, and what the playouts gave."""

    regular: list[str]
    sei: list[str]
    labor: list[str]
    points: int = 0


class SetUpBook(msgspec.Struct, frozen=True):
    """Set-ups by stance, best first; `provenance` says how they were found, and on which map."""

    provenance: str
    stances: dict[str, list[Arrangement]]


@cache
def book() -> SetUpBook | None:
    """Return our book of set-ups, None where there is none."""
    path = our_file(ABOUT.name, BOOK_FILE)
    return msgspec.json.decode(path.read_bytes(), type=SetUpBook) if path.is_file() else None


def told(one: Arrangement) -> dict[str, str]:
    """Return an arrangement as the answer to the set-up's form."""
    groups = {"2/1": one.regular, "SEI": one.sei, "Labor": one.labor}
    return {
        unit: area
        for battalion, areas in groups.items()
        for unit, area in zip(BATTALIONS[battalion], areas, strict=True)
    }


def arrangements(stance: str, urban: list[str]) -> Iterator[Arrangement]:
    """Yield what a stance considers, in a fixed order."""
    sei = list(combinations_with_replacement(urban, 4))[:MOST]
    for at, areas in enumerate(sei):
        for brigade in BRIGADES:
            labor = LABOR[stance][(at + len(set(brigade))) % len(LABOR[stance])]
            yield Arrangement(list(brigade), list(areas), list(labor))


def deploy(mind: Mind, asked: Asked, stance: str, *, booked: bool) -> Found:
    """Weigh set-ups: those of the book for who has read it, else all that the stance considers."""
    del asked
    urban = [area for area in AREAS if mind.ground.urban(area)] or list(AREAS)
    found = book() if booked else None
    listed = found.stances.get(stance, []) if found is not None else []
    listed = [one for one in listed if set(one.sei) <= set(urban)]
    best = []
    for at, one in enumerate(listed or arrangements(stance, urban)):
        terms = mind.judge(trying.put(mind.field, told(one).items()))
        if listed:
            terms = (-one.points, *(0 for _ in terms[1:]))
        best.append(candidate(told(one), _words(one), terms, aims.HOLDS))
        if not at % 8:
            yield
    return best


def _words(one: Arrangement) -> Text:
    """Say who stands where: areas, and how many of a battalion are in each where several are."""
    return T(
        "2/1 in {regular}; SEI in {sei}; Labor in {labor}",
        regular=_counted(one.regular),
        sei=_counted(one.sei),
        labor=_counted(one.labor),
    )


def _counted(areas: list[str]) -> list[Param]:
    many = sorted(Counter(areas).items(), key=lambda one: int(one[0]))
    return [f"{area} ({n})" if n > 1 else area for area, n in many]
