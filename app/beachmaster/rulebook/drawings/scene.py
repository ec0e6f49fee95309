"""Lay a drawing out as shapes with roles for colors: whoever paints them adds nothing.

Units are those of the drawing; a letter of ordinary text is about 12 of them high.
"""

from collections.abc import Iterator
from math import cos, hypot, pi, sin, sqrt

from beachmaster.engine import hexgrid
from beachmaster.rulebook.drawings.explained import explained
from beachmaster.rulebook.drawings.notation import (
    AREAS,
    COLUMNS,
    HEX,
    Drawing,
    Fact,
    around,
    hex_id,
)
from beachmaster.rulebook.drawings.notation import (
    COUNTER as COUNTER_KIND,
)
from beachmaster.rulebook.drawings.shapes import (
    LETTER,
    SMALL,
    TEXT,
    Box,
    Label,
    Point,
    Polygon,
    Scene,
    Shape,
    Stroke,
    box_of,
    fitted,
)

RADIUS = 36.0
AREA = 118.0
COUNTER = 17.0


def scene_of(drawing: Drawing) -> Scene:
    """Return a drawing laid out."""
    if drawing.kind == HEX:
        shapes = list(_hexes(drawing))
    elif drawing.kind == AREAS:
        shapes = list(_areas(drawing))
    elif drawing.kind == COUNTER_KIND:
        shapes = list(explained(drawing))
    else:
        shapes = list(_steps(drawing))
    return fitted(shapes)


# -- hexes ------------------------------------------------------------------------------------


def _hexes(drawing: Drawing) -> Iterator[Shape]:
    grounds = {place: fact.how[0] for fact in drawing.told("ground") for place in fact.places}
    for place in _seen(drawing):
        kind = grounds.get(place, "clear")
        yield Polygon(_hex(place), f"land-{kind}" if kind != "sea" else "sea", "grid")
        if kind not in ("clear", "hill"):
            x, y = centre(place)
            yield Label((x, y + RADIUS * 0.7), kind, "on-land", SMALL)
        elif kind == "hill":
            yield Label((centre(place)[0], centre(place)[1] + RADIUS * 0.7), "▲", "on-land", SMALL)
    seen = set(_seen(drawing))
    for fact in drawing.told("zone"):
        for place in around(fact.places[0]):
            if place in seen:
                yield Polygon(_hex(place, 0.86), "", "zone-theirs", 2.0, dashed=True)
    for fact in drawing.told("ring"):
        for place in around(fact.places[0], int(fact.how[0])):
            if place in seen:
                yield Polygon(_hex(place, 0.78), "", "accent", 2.0)
    where = {place: centre(place) for place in seen}
    yield from _over(drawing, where)


def _seen(drawing: Drawing) -> list[str]:
    """Return the part of the grid that holds everything named, and the zones around it."""
    named = {place for fact in drawing.facts for place in fact.places}
    for fact in drawing.told("zone"):
        named |= set(around(fact.places[0]))
    for fact in drawing.told("ring"):
        named |= set(around(fact.places[0], int(fact.how[0])))
    columns = [COLUMNS.index(place[0]) for place in named]
    rows = [int(place[1]) for place in named]
    return [
        f"{COLUMNS[column]}{row}"
        for column in range(min(columns), max(columns) + 1)
        for row in range(min(rows), max(rows) + 1)
    ]


def centre(place: str) -> Point:
    """Return the centre of a hex: flat on top, every second column half a hex lower."""
    column, row = hexgrid.parse(hex_id(place))
    high = RADIUS * sqrt(3)
    return column * RADIUS * 1.5, (row + (0.5 if column % 2 == 0 else 0.0)) * high


def _hex(place: str, share: float = 1.0) -> tuple[Point, ...]:
    x, y = centre(place)
    reach = RADIUS * share
    return tuple((x + reach * cos(k * pi / 3), y + reach * sin(k * pi / 3)) for k in range(6))


# -- areas ------------------------------------------------------------------------------------


def _areas(drawing: Drawing) -> Iterator[Shape]:
    where: dict[str, Point] = {}
    for fact in drawing.told("area"):
        where[fact.places[0]] = (int(fact.how[0]) * AREA, int(fact.how[1]) * AREA * 0.8)
    for fact in drawing.told("border"):
        first, last = (where[place] for place in fact.places)
        yield Stroke((first, last), "grid", 9.0)
        closed = "closed" in fact.how or "river" in fact.how
        if closed:
            x, y = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2
            yield Label((x, y), "×" if "closed" in fact.how else "≈", "bad", TEXT * 1.8, bold=True)
    for fact in drawing.told("area"):
        yield from _area(fact, where[fact.places[0]])
    yield from _over(drawing, where)


def _area(fact: Fact, at: Point) -> Iterator[Shape]:
    x, y = at
    wide, high = AREA * 0.42, AREA * 0.31
    corners = ((-1, -0.6), (-0.75, -1), (0.75, -1), (1, -0.6), (1, 0.6), (0.75, 1), (-0.75, 1),
               (-1, 0.6))  # fmt: skip
    kinds = [word for word in fact.how[2:] if word in ("sea", "rough", "beach", "mountain")]
    role = f"land-{kinds[0]}" if kinds and kinds[0] != "sea" else "sea" if kinds else "land-clear"
    yield Polygon(tuple((x + a * wide, y + b * high) for a, b in corners), role, "grid", 1.5)
    value = fact.how[fact.how.index("value") + 1] if "value" in fact.how else ""
    words = f"{fact.words} ({value})" if value else fact.words
    begin = x - wide + 9 + len(words) * SMALL * LETTER / 2  # at the left, beside what comes down
    yield Label((begin, y - high + SMALL), words, "on-land", SMALL)


# -- what lies over both ----------------------------------------------------------------------


def _over(drawing: Drawing, where: dict[str, Point]) -> Iterator[Shape]:
    """Draw units, lines and signs, then words where they cover none of these."""
    crowds: dict[str, int] = {}
    for fact in drawing.told("us", "jp"):
        crowds[fact.places[0]] = crowds.get(fact.places[0], 0) + 1
    over = [*_units(drawing, where, crowds)]
    for fact in drawing.told("number"):
        over += _disc(where[fact.places[0]], fact.how[0], crowded=fact.places[0] in crowds)
    for fact in drawing.told("mark"):
        x, y = where[fact.places[0]]
        over.append(Label((x, y - RADIUS * 0.68), fact.words, "on-land", SMALL, bold=True))
    names = (_area(fact, where[fact.places[0]]) for fact in drawing.told("area"))
    taken = [box_of(shape) for shape in (*over, *(list(name)[1] for name in names))]
    lines: list[Shape] = []
    said: list[tuple[Point, str]] = []
    for fact in drawing.told("sight", "arrow"):
        shapes, middle = _line(fact, where, crowds)
        lines += shapes
        taken += [box_of(shape) for shape in shapes if isinstance(shape, Polygon)]
        if fact.words:
            said.append((middle, fact.words))
    yield from (*over, *lines)
    for middle, words in said:
        at = _room(middle, words, taken)
        shapes = list(_said(at, words))
        taken.append(box_of(shapes[0]))
        yield from shapes


def _units(drawing: Drawing, where: dict[str, Point], crowds: dict[str, int]) -> Iterator[Shape]:
    """Draw the counters: side by side in an area, in a hex one on the other, the first on top."""
    placed: dict[str, int] = {}
    shapes: list[list[Shape]] = []
    for fact in drawing.told("us", "jp"):
        place = fact.places[0]
        at = placed[place] = placed.get(place, -1) + 1
        x, y = where[place]
        middle = at - (crowds[place] - 1) / 2
        if drawing.kind == AREAS:
            shapes.append(list(_counter(fact, (x + middle * COUNTER * 2.2, y + COUNTER * 0.4))))
        else:
            shapes.append(list(_counter(fact, (x + middle * 7, y + middle * 7))))
    for counter in reversed(shapes):
        yield from counter


def _room(middle: Point, words: str, taken: list[Box]) -> Point:
    """Return the place nearest to a line's middle at which words cover nothing, if there is one."""
    x, y = middle
    wide = len(words) * SMALL * LETTER / 2 + 4
    tries = [
        (x + dx * (wide + 9 + far), y + dy * (17 + far))
        for far in (0, 8, 16, 26, 38)
        for dx, dy in ((0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
    ]
    high = SMALL * 0.8
    for a, b in tries:
        box = (a - wide, b - high, a + wide, b + high)
        if not any(_cover(box, other) for other in taken):
            return a, b
    return tries[0]


def _cover(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _counter(fact: Fact, at: Point) -> Iterator[Shape]:
    """Draw a counter: ours square, theirs with its corners cut, so that ink alone tells them."""
    x, y = at
    ours = fact.verb == "us"
    half = COUNTER
    points = tuple((x + dx, y + dy) for dx, dy in _corners(half, ours=ours))
    role = "ours" if ours else "theirs"
    yield Polygon(points, role, f"on-{role}", 1.2)
    name, *told = [word for word in fact.how if not word.startswith("+")]
    on = f"on-{role}"
    yield Label((x, y - (half * 0.38 if told else 0)), name, on, TEXT, bold=True)
    if told:
        yield Label((x, y + half * 0.48), told[0], on, SMALL * 0.92)
    if told[1:]:
        yield from _tag((x, y + half * 1.25), " ".join(told[1:]))
    for marker in (word[1:] for word in fact.how if word.startswith("+")):
        yield from _tag((x + half * 0.8, y - half * 1.05), marker)


def _corners(half: float, *, ours: bool) -> tuple[Point, ...]:
    """Return a counter's corners around its middle: theirs are cut."""
    cut = half if ours else half * 0.55
    return ((-cut, -half), (cut, -half), (half, -cut), (half, cut),
            (cut, half), (-cut, half), (-half, cut), (-half, -cut))  # fmt: skip


def _tag(at: Point, words: str) -> Iterator[Shape]:
    x, y = at
    wide, high = len(words) * SMALL * LETTER / 2 + 4, SMALL * 0.75
    box = ((x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high))
    yield Polygon(box, "raised", "text", 1.0)
    yield Label(at, words, "text", SMALL, bold=True)


def _disc(at: Point, words: str, *, crowded: bool) -> Iterator[Shape]:
    x, y = (at[0] - RADIUS * 0.55, at[1] - RADIUS * 0.5) if crowded else at
    points = tuple((x + 9 * cos(k * pi / 8), y + 9 * sin(k * pi / 8)) for k in range(16))
    yield Polygon(points, "raised", "text", 1.2)
    yield Label((x, y), words, "text", TEXT, bold=True)


def _line(fact: Fact, where: dict[str, Point], crowds: dict[str, int]) -> tuple[list[Shape], Point]:
    """Return an arrow or a line of sight, and its middle, beside which its words stand."""
    return _sight(fact, where) if fact.verb == "sight" else _arrow(fact, where, crowds)


def _sight(fact: Fact, where: dict[str, Point]) -> tuple[list[Shape], Point]:
    first, last = (where[place] for place in fact.places[:2])
    blocked = fact.how[0] == "blocked"
    role = "bad" if blocked else "good"
    middle = where[fact.places[2]] if blocked else _between(first, last, 0.5)
    long = hypot(last[0] - first[0], last[1] - first[1]) or 1.0
    share = COUNTER / long
    line = Stroke(
        (_between(first, last, share), _between(last, first, share)), role, 2.2, dashed=True
    )
    return [line, *_sign(middle, "×" if blocked else "✓", role)], middle


def _arrow(
    fact: Fact, where: dict[str, Point], crowds: dict[str, int]
) -> tuple[list[Shape], Point]:
    first, last = (where[place] for place in fact.places)
    long = hypot(last[0] - first[0], last[1] - first[1]) or 1.0
    begin = _between(first, last, min(COUNTER * 1.05 / long, 0.4))
    short = COUNTER * 1.15 if fact.places[1] in crowds else COUNTER * 0.35
    end = _between(last, first, min(short / long, 0.4))
    role = "bad" if "no" in fact.how else "good" if "ok" in fact.how else "text"
    shapes: list[Shape] = [
        Stroke((begin, end), role, 2.6, dashed="no" in fact.how),
        Polygon(_head(begin, end), role),
    ]
    middle = _between(begin, end, 0.45)
    if "no" in fact.how or "ok" in fact.how:
        shapes += _sign(middle, "×" if "no" in fact.how else "✓", role)
    return shapes, middle


def _sign(at: Point, sign: str, role: str) -> Iterator[Shape]:
    x, y = at
    points = tuple((x + 6.5 * cos(k * pi / 8), y + 6.5 * sin(k * pi / 8)) for k in range(16))
    yield Polygon(points, "raised", role, 1.2)
    size = 3.2
    if sign == "×":
        yield Stroke(((x - size, y - size), (x + size, y + size)), role, 2.0)
        yield Stroke(((x - size, y + size), (x + size, y - size)), role, 2.0)
    else:
        yield Stroke(((x - size, y), (x - 0.6, y + size), (x + size + 0.6, y - size)), role, 2.0)


def _said(at: Point, words: str) -> Iterator[Shape]:
    x, y = at
    wide, high = len(words) * SMALL * LETTER / 2 + 4, SMALL * 0.8
    box = ((x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high))
    yield Polygon(box, "raised", "line", 0.8)
    yield Label(at, words, "text", SMALL)


def _head(begin: Point, end: Point) -> tuple[Point, ...]:
    long = hypot(end[0] - begin[0], end[1] - begin[1]) or 1.0
    dx, dy = (end[0] - begin[0]) / long, (end[1] - begin[1]) / long
    x, y = end[0] + dx * 4, end[1] + dy * 4
    return (
        (x, y),
        (x - dx * 10 - dy * 5, y - dy * 10 + dx * 5),
        (x - dx * 10 + dy * 5, y - dy * 10 - dx * 5),
    )


def _between(first: Point, last: Point, share: float) -> Point:
    return (first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share)


# -- steps ------------------------------------------------------------------------------------


def _steps(drawing: Drawing) -> Iterator[Shape]:
    """Draw one counter after the other, each as it lies with so many steps."""
    turned, back = 0.0, False
    ours = not any("jp" in fact.how for fact in drawing.told("step"))
    for at, fact in enumerate(drawing.told("step")):
        number, *how = fact.how
        turned += 90.0 if "cw" in how else -90.0 if "ccw" in how else 0.0
        back ^= "flip" in how
        x, y = at * COUNTER * 4.4, 0.0
        if at:
            yield Stroke(((x - COUNTER * 2.9, y), (x - COUNTER * 1.6, y)), "text", 1.8)
            yield Polygon(_head((x - COUNTER * 2.9, y), (x - COUNTER * 1.6, y)), "text")
        yield from _gone((x, y)) if "out" in how else _turned((x, y), turned, back, ours=ours)
        words = fact.words or ("front" if not back else "back")
        yield Label((x, y - COUNTER * 1.75), number, "text", TEXT * 1.15, bold=True)
        yield Label((x, y + COUNTER * 1.85), words, "text", SMALL)


def _turned(at: Point, turned: float, back: bool, *, ours: bool) -> Iterator[Shape]:
    """Draw a counter as it lies: ours with an arrow on both faces, theirs hidden till flipped."""
    x, y = at
    role = "ours" if ours else "theirs"
    half, angle = COUNTER * 1.15, turned * pi / 180

    def put(a: float, b: float) -> Point:
        return x + a * cos(angle) - b * sin(angle), y + a * sin(angle) + b * cos(angle)

    box = tuple(put(a, b) for a, b in _corners(half, ours=ours))
    yield Polygon(box, "raised" if back else role, role, 2.0)
    if not ours and not back:
        yield Label(at, "?", f"on-{role}", TEXT * 1.3, bold=True)
        return
    arrow = (put(0, -half * 0.75), put(half * 0.4, -half * 0.2), put(-half * 0.4, -half * 0.2))
    ink = role if back else f"on-{role}"
    yield Polygon(arrow, ink)
    yield Stroke((put(0, -half * 0.2), put(0, half * 0.7)), ink, 3.0)


def _gone(at: Point) -> Iterator[Shape]:
    x, y = at
    half = COUNTER * 1.15
    box = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
    yield Polygon(box, "", "muted", 1.5, dashed=True)
