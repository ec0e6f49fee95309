"""Read a drawing from its notation: one fact a line, its first word the verb.

    diagram hex
    alt: what the drawing teaches
    ground rough A1 B1          us 27 4/4 tank at A2 OR        jp ? at B2        jp 17 2/3 C at B2
    zone B2                     ring B2 1                      number A1 2       mark A1 "word"
    arrow A2 B1 no "words"      arrow A1 C1 ok jump            sight A2 C3 blocked B2

`diagram steps` tells how a counter loses steps (`step 3 turn cw`, `step 2 turn ccw flip`; the first
one of a Japanese counter says `jp`: it begins face down), `diagram areas` has `area p "Name" 1,2
value 3`, `border p q river`, and units at areas.

`diagram counter` explains what stands on a counter: `us 27 values 4/2 steps 3/4 sort tank size III
marker OR`, then `part values "what it means"` for each of its parts; another one may follow
(`jp ?`: its back).

Coordinates are the drawing's own, columns A to H and rows 1 to 6, so that no drawing looks like a
piece of a map.
"""

import re
import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from beachmaster.engine import hexgrid

MOST_LINES = 14
COLUMNS, ROWS = "ABCDEFGH", 6
GROUNDS = (
    "sea", "clear", "rough", "difficult", "broken", "beach", "mountain", "mine", "ravine", "hill",
)  # fmt: skip
MARKERS = ("OR", "DR", "RA", "CS", "pinned")
HEX, STEPS, AREAS, COUNTER = "hex", "steps", "areas", "counter"
KINDS = (HEX, STEPS, AREAS, COUNTER)
PARTS = ("stripe", "size", "sign", "band", "name", "marker", "values", "steps", "back")
"""What can be pointed to on a counter."""
PLACE = re.compile(r"([A-H])([1-9])")
STEPS_OF = re.compile(r"[0-9](/[0-9])?")


class NotationError(ValueError):
    """A line of a drawing that cannot be read; `line` counts from its first one, 0."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line, self.problem = line, problem


@dataclass(frozen=True, slots=True)
class Fact:
    """One line: its verb, what it is about, how, and the words in quotes."""

    verb: str
    places: tuple[str, ...] = ()
    how: tuple[str, ...] = ()
    words: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing: what it teaches, and its facts in order."""

    kind: str
    alt: str
    facts: tuple[Fact, ...] = field(default=())

    def told(self, *verbs: str) -> Iterator[Fact]:
        """Yield the facts with these verbs."""
        return (fact for fact in self.facts if fact.verb in verbs)

    @property
    def spoken(self) -> str:
        """Return the words for a reader who cannot see it, with all labels of a counter."""
        if self.kind != COUNTER:
            return self.alt
        return f"{self.alt} {'; '.join(fact.words for fact in self.facts if fact.words)}."

    @property
    def words(self) -> str:
        """Return all that can be read in it, for the index."""
        return " ".join((self.alt, *(fact.words for fact in self.facts if fact.words)))


def hex_id(place: str) -> str:
    """Return the engine's id of a place such as B3."""
    return hexgrid.name(COLUMNS.index(place[0]) + 1, int(place[1]))


def place_of(number: str) -> str | None:
    """Return the place of an engine's id, None outside of the grid."""
    column, row = hexgrid.parse(number)
    return f"{COLUMNS[column - 1]}{row}" if column <= len(COLUMNS) and row <= ROWS else None


def around(place: str, reach: int = 1) -> tuple[str, ...]:
    """Return the places of the grid at exactly this distance, as the engine measures."""
    return tuple(each for each in _grid() if hexgrid.distance(hex_id(place), hex_id(each)) == reach)


def read_drawing(source: str) -> Drawing:
    """Read a drawing, its first line `diagram KIND`; raise `NotationError` where it is wrong."""
    lines = source.splitlines()
    if len(lines) > MOST_LINES + 2:
        raise NotationError(0, f"a drawing has at most {MOST_LINES} lines below its alt")
    _diagram, _space, kind = lines[0].strip().partition(" ")
    if kind not in KINDS:
        raise NotationError(0, f"a drawing is one of {', '.join(KINDS)}, not {kind!r}")
    if len(lines) < 2 or not lines[1].startswith("alt: "):
        raise NotationError(min(1, len(lines) - 1), "the second line says what it teaches (`alt:`)")
    facts = tuple(_fact(kind, at, line) for at, line in enumerate(lines[2:], 2) if line.strip())
    if not facts:
        raise NotationError(1, "there is nothing in the drawing")
    drawing = Drawing(kind, lines[1].removeprefix("alt: ").strip(), facts)
    if kind != COUNTER:
        _check(drawing)
    elif facts[0].verb == "part":
        raise NotationError(facts[0].line, "a part stands below its counter")
    return drawing


def _grid() -> Iterator[str]:
    return (f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))


def _fact(kind: str, at: int, line: str) -> Fact:
    try:
        verb, *rest = shlex.split(line, posix=False)
    except ValueError as error:
        raise NotationError(at, f"quotes that do not close: {line!r}") from error
    words = " ".join(word[1:-1] for word in rest if word[:1] == '"')
    rest = [word for word in rest if word[:1] != '"']
    reader = _VERBS[kind].get(verb)
    if reader is None:
        known = ", ".join(_VERBS[kind])
        raise NotationError(at, f"unknown verb {verb!r}; a drawing of {kind} has {known}")
    try:
        places, how = reader(kind, rest)
    except (ValueError, IndexError) as error:
        raise NotationError(at, f"{line.strip()!r}: {error}") from error
    return Fact(verb, places, how, words, at)


Read = tuple[tuple[str, ...], tuple[str, ...]]


def _place(kind: str, word: str) -> str:
    if kind == AREAS:
        return word
    found = PLACE.fullmatch(word)
    if found is None or int(found[2]) > ROWS:
        raise ValueError(f"{word} is outside the grid (A to H, 1 to {ROWS})")
    return word


def _places(kind: str, words: Sequence[str]) -> tuple[str, ...]:
    if not words:
        raise ValueError("no place is named")
    return tuple(_place(kind, word) for word in words)


def _one_of(words: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    wrong = [word for word in words if word not in known]
    if wrong:
        raise ValueError(f"{wrong[0]} is none of {', '.join(known)}")
    return tuple(words)


def _ground(kind: str, rest: list[str]) -> Read:
    return _places(kind, rest[1:]), _one_of(rest[:1], GROUNDS)


def _unit(kind: str, rest: list[str]) -> Read:
    at = rest.index("at") if "at" in rest else -1
    if at < 1:
        raise ValueError("a unit has a name, and stands at a place")
    if at > 1 and not STEPS_OF.fullmatch(rest[1]):
        raise ValueError(f"steps are such as 3/4, not {rest[1]}")
    _one_of(rest[at + 2 :], MARKERS)
    return (_place(kind, rest[at + 1]),), (*rest[:at], *(f"+{each}" for each in rest[at + 2 :]))


def _one_place(kind: str, rest: list[str]) -> Read:
    if len(rest) != 1:
        raise ValueError("it needs one place")
    return _places(kind, rest), ()


def _zone(kind: str, rest: list[str]) -> Read:
    """Read a zone; hexes after the first are compared with what the engine calls its neighbors."""
    places = _places(kind, rest)
    if len(places) > 1 and set(places[1:]) != set(around(places[0])):
        raise ValueError(f"the neighbors of {places[0]} are {' '.join(around(places[0]))}")
    return places[:1], ()


def _counted(kind: str, rest: list[str]) -> Read:
    place, count = rest
    if not count.isdecimal():
        raise ValueError(f"{count} is no number")
    return (_place(kind, place),), (count,)


def _arrow(kind: str, rest: list[str]) -> Read:
    places = _places(kind, rest[:2])
    how = _one_of(rest[2:], ("ok", "no", "jump"))
    if len(places) != 2:
        raise ValueError("an arrow leads from a place to a place")
    if kind == HEX and "jump" not in how and places[1] not in around(places[0]):
        raise ValueError(f"{places[0]} and {places[1]} do not touch")
    return places, how


def _sight(kind: str, rest: list[str]) -> Read:
    first, last, how, *through = rest
    places = _places(kind, [first, last, *through])
    _one_of([how], ("clear", "blocked"))
    groups = hexgrid.line(hex_id(first), hex_id(last))
    crossed = {place_of(each) for group in groups for each in group}
    if (how == "blocked") != bool(through) or not set(through) <= crossed:
        named = " ".join(sorted(filter(None, crossed)))
        raise ValueError(f"a blocked line names what blocks it; this one passes {named or 'none'}")
    return places, (how,)


def _step(_kind: str, rest: list[str]) -> Read:
    number, *how = rest
    if not number.isdecimal():
        raise ValueError(f"{number} is no number of steps")
    return (), (number, *_one_of(how, ("turn", "cw", "ccw", "flip", "out", "jp")))


def _area(_kind: str, rest: list[str]) -> Read:
    name, place, *how = rest
    x, y = place.split(",")
    if not (x.isdecimal() and y.isdecimal() and int(x) <= len(COLUMNS) and int(y) <= ROWS):
        raise ValueError(f"{place} is outside the grid (0,0 to {len(COLUMNS)},{ROWS})")
    return (name,), (x, y, *how)


def _border(kind: str, rest: list[str]) -> Read:
    return _places(kind, rest[:2]), _one_of(rest[2:], ("river", "closed"))


def _shown(_kind: str, rest: list[str]) -> Read:
    """Read a counter: its name, then pairs of a place on it and a sign; see `_ON_COUNTER`."""
    name, *told = rest
    if len(told) % 2:
        raise ValueError("a counter is a name, and pairs such as values 4/2")
    _one_of(told[::2], _ON_COUNTER)
    if "steps" in told and not STEPS_OF.fullmatch(told[told.index("steps") + 1]):
        raise ValueError("steps are such as 3/4")
    return (), (name, *told)


def _part(_kind: str, rest: list[str]) -> Read:
    if len(rest) != 1:
        raise ValueError("one part of the counter is named")
    return (), _one_of(rest, PARTS)


_ON_COUNTER = ("values", "estimate", "steps", "sort", "size", "stripe", "marker")


_Reader = Callable[[str, list[str]], Read]
_COMMON: dict[str, _Reader] = {
    "us": _unit,
    "jp": _unit,
    "arrow": _arrow,
    "mark": _one_place,
    "number": _counted,
}
_VERBS: dict[str, dict[str, _Reader]] = {
    HEX: _COMMON | {"ground": _ground, "zone": _zone, "ring": _counted, "sight": _sight},
    STEPS: {"step": _step},
    AREAS: _COMMON | {"area": _area, "border": _border},
    COUNTER: {"us": _shown, "jp": _shown, "part": _part},
}


def _check(drawing: Drawing) -> None:
    """Compare the facts with each other and with the engine's adjacency."""
    if drawing.kind == AREAS:
        known = {fact.places[0] for fact in drawing.told("area")}
        for fact in drawing.facts:
            for place in fact.places:
                if place not in known:
                    raise NotationError(fact.line, f"there is no area {place}")
    units = {fact.places[0] for fact in drawing.told("jp")}
    for fact in drawing.told("zone"):
        if fact.places[0] not in units:
            raise NotationError(fact.line, f"a zone around {fact.places[0]}, where no enemy stands")
    held = {place for fact in drawing.told("zone") for place in around(fact.places[0])}
    for fact in drawing.told("arrow"):
        if "zone to zone" in fact.words and not set(fact.places) <= held:
            raise NotationError(fact.line, f"{' and '.join(fact.places)} are not both in a zone")
