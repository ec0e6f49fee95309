"""Say what a window may show beside the prompt: phases, facts, score, bags, units and the map.

A game offers this through `Displayed`. Everything in here is what the player may know; a value
that the program keeps secret never enters it.
"""

from collections import Counter as Counts
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.echelon import Echelon
from beachmaster.engine.hexgrid import FLAT, HexId, Layout, Point
from beachmaster.engine.pieces import TableChange
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.scenery import Scenery, Survey
from beachmaster.engine.side import Side
from beachmaster.engine.steps import Step, step_of
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

Tone = Literal["plain", "good", "warn", "bad"]
Standing = Literal["map", "waiting", "gone"]
Ground = Literal[
    "clear", "rough", "difficult", "broken", "beach", "mountain", "mine", "ravine", "open"
]
"""What is drawn of a hex; it is open while nobody told what the player's map shows there."""
Tint = Literal["", "green", "red", "yellow", "blue", "brown"]
Symbol = Literal[
    "objective",
    "guns",
    "airfield",
    "village",
    "beach",
    "deployment",
    "redeployment",
    "number",
    "box",
    "flag",
    "shell",
    "order",
]
"""What is printed in hexes and, the last three, on markers."""


class Fact(msgspec.Struct, frozen=True):
    """One thing that is so now: the weather, an allowance, markers left."""

    id: str
    label: Text
    value: Text
    detail: Text | None = None
    tone: Tone = "plain"
    rules: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """What made some of the score."""

    text: Text
    points: int
    rules: tuple[str, ...] = ()


class Score(msgspec.Struct, frozen=True):
    """Where the score stands, what made it, and what it would mean if the game ended now."""

    label: Text
    total: int
    parts: tuple[Part, ...] = ()
    outlook: Text | None = None


class Count(msgspec.Struct, frozen=True):
    """How many of a kind."""

    text: Text
    number: int


class Bag(msgspec.Struct, frozen=True):
    """What the player may know of a bag: counts by kind, what is out, and that none is lost.

    `inside` counts by kind where the rules allow it; `out` says where the others are. `whole` is
    how many there are in all; `balanced` tells that inside and outside add up to it.
    """

    id: str
    title: Text
    inside: tuple[Count, ...]
    out: tuple[Count, ...] = ()
    whole: int = 0
    balanced: bool = True
    rules: tuple[str, ...] = ()


class Holder(msgspec.Struct, frozen=True):
    """A row of slots, such as a command area; an empty one holds None."""

    id: str
    title: Text
    slots: tuple[Text | None, ...]
    rules: tuple[str, ...] = ()


class Sign(msgspec.Struct, frozen=True):
    """A marker on a unit: its letters on the counter, and its name in a list."""

    code: str
    text: Text | None = None


class UnitRow(msgspec.Struct, frozen=True, kw_only=True):
    """One unit of either side: its line in the list, its counter, its letters.

    `place` is the space's id, empty where unknown; a hidden unit tells its place alone. `steps` and
    `whole` are the steps it has and had. `values` are the printed factors of the side shown, and
    `estimate` says that they are ours, not the publisher's.

    `band` is what it lands and moves with, such as a regiment, where the game has that.

    On the counter, `short` stands large, `sort` is the word of the game's data for what sort of
    unit it is (tank, artillery, flamethrower, at, hq; empty: none), `echelon` how large it is,
    `stripe` groups counters by colour (a division), and `turned` is how far its steps have turned
    it, in degrees clockwise.
    Of a pile, `count` pieces of one kind that nobody tells apart, the id is that of the pile
    (`engine/piles.py`).
    `depth` says how many lie on it. `letters` stand for it on a map in letters; `words` say it to a
    screen reader where it is not the name with steps and markers.
    """

    id: str
    side: Side
    name: Text
    group: Text | None = None
    band: Text | None = None
    kind: Text | None = None
    place: str = ""
    where: Text
    standing: Standing = "map"
    steps: int | None = None
    whole: int | None = None
    signs: tuple[Sign, ...] = ()
    status: Text | None = None
    values: str = ""
    hidden: bool = False
    estimate: bool = False
    short: str = "?"
    sort: str = ""
    echelon: Echelon = ""
    stripe: str = ""
    turned: int = 0
    depth: int = 0
    letters: str = "(?)"
    words: Text | None = None
    count: int = 0

    @property
    def titled(self) -> Text:
        """Return the unit's name, of a pile with its number."""
        if not self.count:
            return self.name
        return T("{number} {name}", number=self.count, name=self.name)

    @property
    def markers(self) -> tuple[Text, ...]:
        """Return the names of the markers on the unit."""
        return names_of(self.signs)


def names_of(signs: Iterable[Sign]) -> tuple[Text, ...]:
    """Return the names of markers, of those that have one."""
    return tuple(sign.text for sign in signs if sign.text is not None)


class Overview(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game stands, in what the player may know; it is asked for after each answer."""

    turn: int
    last_turn: int
    date: Text | None = None
    phase: str
    number: int | None = None
    steps: tuple[Step, ...]
    score: Score | None = None
    units: tuple[UnitRow, ...] = ()

    def step_of(self, phase: str) -> Step | None:
        """Return the step of the sequence of play that a phase belongs to."""
        return step_of(self.steps, phase)


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of their own tell besides; it is asked for only where one of them is read."""

    facts: tuple[Fact, ...] = ()
    bags: tuple[Bag, ...] = ()
    holders: tuple[Holder, ...] = ()


def phase_text(overview: Overview | None, phase: str) -> Text:
    """Return a phase's name as the game words it, or its id where the game words none."""
    step = overview.step_of(phase) if overview is not None else None
    if step is None:
        return plain_text(phase.replace("-", " "))
    if step.id == phase:
        return step.text
    if step.by_marker:
        return _by_marker(overview, step, phase)
    return T("{phase}, no. {number}", phase=step.text, number=phase.rpartition("-")[2])


def _by_marker(overview: Overview | None, step: Step, phase: str) -> Text:
    """Name a phase with the number its marker stands on: only of the running one is it known."""
    if overview is None or overview.number is None or phase != overview.phase:
        return step.text
    return T("{phase} {number}", phase=step.text, number=overview.number)


class Mark(msgspec.Struct, frozen=True):
    """Something printed in a hex; `letters` stand for it on a map in letters (empty: nothing).

    `tint` is the color that the map gives it.
    """

    symbol: Symbol
    text: Text
    short: str = ""
    letters: str = ""
    tint: Tint = ""


NOT_KNOWN = T("not known yet")
"""What is said of a print of the player's own map that nobody told."""


class Hex(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed in one hex: its ground, its sector (empty: none), and what lies in it.

    `letter` stands for the ground on a map in letters.
    """

    ground: Ground
    letter: str = ""
    words: Text
    sector: str = ""
    hill: bool = False
    label: str = ""
    marks: tuple[Mark, ...] = ()


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """The printed map: hexes, and the coast in the coordinates of `hexgrid.centre`.

    `notice` says what of it is an estimate, `key` what the letters of a map in letters mean,
    `scenery` what is drawn besides, for the eye alone; without a `survey` it has no scale.
    """

    title: Text
    hexes: Mapping[HexId, Hex]
    layout: Layout = FLAT
    coast: tuple[tuple[Point, ...], ...] = ()
    notice: Text | None = None
    key: tuple[Text, ...] = ()
    scenery: Scenery = Scenery()
    survey: Survey | None = None


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """One counter on the map, as it lies there: what of a `UnitRow` is drawn.

    `kind` is its `sort`, `markers` are the letters of what lies on it; `words` say all of it to a
    screen reader. A pile has a `count`.
    """

    id: str
    side: Side
    place: HexId
    short: str
    kind: str = ""
    echelon: Echelon = ""
    values: str = ""
    steps: int = 0
    whole: int = 0
    turned: int = 0
    stripe: str = ""
    hidden: bool = False
    estimate: bool = False
    markers: tuple[str, ...] = ()
    words: Text
    count: int = 0


class Layer(msgspec.Struct, frozen=True):
    """A set of hexes to tint: a zone of control, a range, cleared sectors."""

    id: str
    text: Text
    hexes: frozenset[HexId]
    tone: Tone = "plain"


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the map now: `taken` hexes are yours, in `spent` ones no symbol counts."""

    counters: tuple[Counter, ...]
    taken: frozenset[HexId] = frozenset()
    spent: frozenset[HexId] = frozenset()
    layers: tuple[Layer, ...] = ()


class Note(msgspec.Struct, frozen=True):
    """One act of setting up the real table, to be checked off, under its rules.

    `shows` are the counters and markers that it lays, a marker by its letters or its picture;
    `onto` is what is printed where they go. `key` names it in saves, see `keyed`; `acts` are the
    changes that it makes on the table. `former` is what version 0.3.0 called it, where `text` has
    changed since: its saves name the ticked acts by their English words.
    """

    text: Text
    rules: tuple[str, ...] = ()
    shows: tuple[Counter | Sign | Mark, ...] = ()
    onto: tuple[Mark, ...] = ()
    key: str = ""
    acts: tuple[TableChange, ...] = ()
    former: str = ""


def keyed(notes: Iterable[Note]) -> tuple[Note, ...]:
    """Return acts of the set-up with their keys: the rule, and which one of that rule it is.

    The keys stand in saves: an act that comes anew goes behind the others of its rule.
    """
    found, counts = list[Note](), Counts[str]()
    for note in notes:
        rule = note.rules[0] if note.rules else ""
        counts[rule] += 1
        found.append(msgspec.structs.replace(note, key=f"{rule}#{counts[rule]}"))
    return tuple(found)


@runtime_checkable
class Displayed(Protocol):
    """A game module that tells a window what to show."""

    def overview(self, state: Any) -> Overview:
        """Return where the game stands."""
        ...

    def details(self, state: Any) -> Details:
        """Return facts, bags and slots as they are now."""
        ...

    def chart(self, state: Any = None) -> Chart | None:
        """Return the printed map, or nothing where the program does not know it."""
        ...

    def position(
        self, state: Any, units: Iterable[UnitRow], wanted: Container[str] | None = None
    ) -> Position | None:
        """Return what lies on the map, or nothing where the program does not know it.

        `units` are the rows of the state's overview: they are made once for the list and the map.
        Layers that are not `wanted` stay empty, None asks for all.
        """
        ...

    def sight(self, state: Any, a: HexId, b: HexId) -> Text:
        """Say how far apart two hexes are and whether one sees the other."""
        ...

    def reach(self, state: Any, prompt: Prompt, unit: str) -> Mapping[HexId, Value]:
        """Return where this prompt lets a unit go, each with the answer that takes it there.

        `unit` is a unit's id; the state is the one that the prompt was asked in.
        """
        ...

    def preparation(self) -> Sequence[Note]:
        """Return how to set up the real table, act by act."""
        ...
