"""Lay out a counter as large as a stamp, with an arrow from each part of it to what it means."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import cast

from beachmaster.engine.display import Counter
from beachmaster.engine.echelon import Echelon
from beachmaster.engine.side import Side
from beachmaster.engine.text import plain_text
from beachmaster.rulebook.drawings.notation import Drawing, Fact
from beachmaster.rulebook.drawings.shapes import SMALL, Face, Label, Point, Polygon, Shape, Stroke

SIZE, APART, LINE = 108.0, 34.0, 18.0
"""How large a counter is, how far its words are from it, and how far from each other."""
FROM: dict[str, Point] = {
    "stripe": (0.42, -0.44),
    "size": (0.07, -0.33),
    "sign": (0.18, -0.26),
    "band": (0.44, -0.13),
    "name": (0.37, 0.13),
    "marker": (0.56, 0.44),
    "values": (0.12, 0.48),
    "steps": (-0.3, 0.48),
    "back": (0.2, 0.0),
}
"""Where each part stands on a counter, in sides from its middle."""
BELOW = ("values", "steps")
"""The parts at the foot, whose words stand below the counter, the right one first."""
NOBODY = plain_text("")


def explained(drawing: Drawing) -> Iterator[Shape]:
    """Yield each counter with its parts below the one before."""
    top = 0.0
    for fact, parts in _counters(drawing.facts):
        beside = [part for part in parts if part.how[0] not in BELOW]
        below = [part for name in BELOW for part in parts if part.how[0] == name]
        middle = (0.0, top + SIZE / 2)
        yield Face(middle, SIZE, _counter(fact))
        first = middle[1] - LINE * (len(beside) - 1) / 2
        for at, part in enumerate(beside):
            yield from _arrow(part, middle, first + at * LINE)
        for at, part in enumerate(below, 1):
            yield from _arrow(part, middle, top + SIZE + at * LINE)
        top += SIZE + (len(below) + 1) * LINE


def _counters(facts: Sequence[Fact]) -> Iterator[tuple[Fact, list[Fact]]]:
    """Yield each counter with the parts that follow it."""
    begins = [at for at, fact in enumerate(facts) if fact.verb != "part"]
    for first, last in zip_longest(begins, begins[1:], fillvalue=len(facts)):
        yield facts[first], list(facts[first + 1 : last])


def _arrow(part: Fact, middle: Point, at: float) -> Iterator[Shape]:
    """Yield a line from words at a height to the part, with a dot where it ends.

    What stands at the foot is reached from below, so that no line crosses the figures.
    """
    x, y = FROM[part.how[0]]
    end = middle[0] + x * SIZE, middle[1] + y * SIZE
    begin = (SIZE / 2 + APART, at)
    way = (begin, (end[0], at), end) if part.how[0] in BELOW else (begin, end)
    yield Stroke(way, "raised", 3.5)
    yield Stroke(way, "accent", 1.5)
    yield Polygon(_dot(end, 3.2), "accent", "raised")
    yield Label((begin[0] + 5, at), part.words, "text", SMALL * 1.15, begins=True)


def _dot(at: Point, reach: float) -> tuple[Point, ...]:
    x, y = at
    return tuple((x + a * reach, y + b * reach) for a, b in _EIGHT)


_EIGHT = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))


def _counter(fact: Fact) -> Counter:
    name, *told = fact.how
    on = dict(zip(told[::2], told[1::2], strict=True))
    steps, _, whole = on.get("steps", "0/0").partition("/")
    own = fact.verb == "us"
    side = Side(
        id=fact.verb, name=NOBODY, forces=NOBODY, phases=NOBODY, unit=NOBODY, hidden=NOBODY,
        dice="", own=own,
    )  # fmt: skip
    return Counter(
        id="",
        side=side,
        place="",
        short=name.replace("_", " "),
        kind=on.get("sort", ""),
        echelon=cast("Echelon", on.get("size", "")),
        values=on.get("values", ""),
        steps=int(steps),
        whole=int(whole or steps),
        stripe=on.get("stripe", ""),
        hidden=name == "?",
        estimate="estimate" in on,
        markers=tuple(on["marker"].split("+")) if "marker" in on else (),
        words=NOBODY,
    )
