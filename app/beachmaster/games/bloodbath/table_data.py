"""Load the combat results table and the Storm Table, each a file that a player can replace.

Both are printed on the publisher's map only; ours are estimates. A table as printed has a line of
column headings for each terrain (bib:7.4); an estimate may give a line as a shift to the left.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal, get_args

import msgspec

from beachmaster.engine.datafile import (
    Data,
    DataError,
    Header,
    Line,
    Tag,
    decode,
    digest_of,
    header_problems,
    our_file,
    read_bytes,
)
from beachmaster.engine.sheets import Flaw
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Face
from beachmaster.games.bloodbath.about import ABOUT
from beachmaster.games.bloodbath.results import CODES, Code
from beachmaster.games.bloodbath.state import Turn
from beachmaster.games.bloodbath.texts import T

DICE = range(1, 7)

Terrain = Literal["clear", "beach", "broken", "rough", "ravine", "mine", "mountain"]
"""The terrain lines that every combat results table has (bib:7.4)."""
Besides = Literal["hill", "fortification"]
"""Lines that a printed table may have besides: laid over the terrain of a hex (bib:7.4, B-77)."""
OVER = "+"
"""Stands between the lines that apply to one target, the one that serves it best counting."""
Differential = Annotated[int, msgspec.Meta(ge=-40, le=40)]
Columns = Annotated[int, msgspec.Meta(ge=0, le=20)]
Word = Annotated[str, msgspec.Meta(max_length=20)]
Place = Annotated[int, msgspec.Meta(ge=1, le=20)]
Retreat = Literal["may-retreat", "must-retreat", "no-effect"]
"""What "(A)" can mean, in the words of the ruling B-03."""


class TableError(DataError):
    """Tell the player what is wrong with a table; `flaws` say in which cells."""

    def __init__(self, *problems: Text, flaws: Sequence[Flaw] = ()) -> None:
        super().__init__(*problems, *(flaw.text for flaw in flaws))
        self.flaws = tuple(flaws)


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Give the columns of one terrain line (bib:7.4).

    Either `least`, the smallest differential of each column from left to right, or `shift`, so many
    columns to the left of the clear line. The column before the first number takes all that is
    smaller; null stands there, and for columns that this line lacks.
    """

    least: tuple[Differential | None, ...] = ()
    shift: Columns = 0


class CrtFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hold a combat results table as it was read (bib:7.3, bib:7.6).

    `results` has six rows, die 1 first, each with the codes of all columns from left to right;
    `lines` has the headings of each terrain, and of hills and fortifications where it prints such
    lines; `a_means` says what "(A)" stands for in this table. `estimated` names the cells that are
    an estimate in a table that is one in part: columns, counted from 1, by line or die.
    """

    tag: Tag
    lines: dict[Terrain | Besides, Heading]
    results: tuple[tuple[Code, ...], ...]
    a_means: Retreat | None = None
    source: Line = ""
    estimated: dict[Word, tuple[Place, ...]] = {}


class StormFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hold a Storm Table as it was read (bib:4.1.2).

    `dice` are the rolls that bring a storm in any turn; `turns` lists other rolls for some turns.
    `numbers` says whether those are the turns of the roll or the turns after it, of the storm.
    """

    tag: Tag
    dice: tuple[Face, ...]
    turns: dict[Turn, tuple[Face, ...]] = {}
    numbers: Literal["of-the-storm", "of-the-roll"] = "of-the-storm"
    source: Line = ""
    estimated: dict[Word, tuple[Place, ...]] = {}


@dataclass(frozen=True)
class Crt(Data[CrtFile]):
    """Hold the combat results table, the terrain lines worked out as column headings.

    `lines` gives for each terrain the smallest differential of each column but the first that it
    has, with the column's index; `doubts` are oddities that a typing slip would explain.
    """

    tag: Tag
    lines: Mapping[str, tuple[tuple[int, int], ...]]
    results: tuple[tuple[Code, ...], ...]
    a_means: Retreat | None
    doubts: tuple[Flaw, ...]

    @property
    def warnings(self) -> tuple[Text, ...]:
        """Return the oddities in words."""
        return tuple(flaw.text for flaw in self.doubts)

    @property
    def columns(self) -> int:
        """Return the number of columns."""
        return len(self.results[0])

    def column(self, amount: int, terrain: str) -> int:
        """Return the column of a differential on a terrain line, counted from 0 (bib:7.4).

        Of several lines, joined by a plus sign, the one counts that serves the defender best.
        """
        return min(self._on_line(amount, line) for line in terrain.split(OVER))

    def _on_line(self, amount: int, terrain: str) -> int:
        line = self.lines[terrain]
        reached = bisect_right([least for least, _ in line], amount)
        if reached:
            return line[reached - 1][1]
        return max(0, line[0][1] - 1) if line else 0

    def result(self, column: int, die: int) -> Code:
        """Return the code for a die in a column (bib:7.6)."""
        return self.results[die - 1][column]

    def heading(self, column: int) -> tuple[int | None, int | None]:
        """Return the lowest and highest differential of a column on the clear line."""
        least = {index: low for low, index in self.lines["clear"]}
        later = [low for index, low in least.items() if index > column]
        return least.get(column), min(later) - 1 if later else None


@dataclass(frozen=True)
class StormTable(Data[StormFile]):
    """Hold the rolls that bring a storm, by the turn that would be stormy (bib:4.1.2)."""

    tag: Tag
    dice: frozenset[int]
    turns: Mapping[int, frozenset[int]]

    def storm(self, turn: int, die: int) -> bool:
        """Tell whether a roll makes the given turn, the one after the roll, a storm turn."""
        return die in self.turns.get(turn, self.dice)


def load_crt(path: Path | None = None) -> Crt:
    """Return the table in a file, or our estimate; raise `TableError` when it cannot be used."""
    return crt_from(read_bytes(path or our_file(ABOUT.name, "crt.json"), TableError))


def load_storm(path: Path | None = None) -> StormTable:
    """Return the table in a file, or our estimate; raise `TableError` when it cannot be used."""
    return storm_from(read_bytes(path or our_file(ABOUT.name, "storm.json"), TableError))


def crt_from(data: bytes) -> Crt:
    """Return the combat results table that a file's bytes hold, checked."""
    file = decode(data, CrtFile, T("the combat results table"), TableError)
    _refuse([*_header(file), *_shape_problems(file)])
    lines: dict[str, tuple[tuple[int, int], ...]] = {n: _line(file, n) for n in file.lines}
    return Crt(
        file=file,
        raw=data,
        tag=file.tag,
        digest=digest_of([file.lines, file.results]),
        lines=MappingProxyType(lines),
        results=file.results,
        a_means=file.a_means,
        doubts=tuple(_oddities(file)),
    )


def storm_from(data: bytes) -> StormTable:
    """Return the Storm Table that a file's bytes hold, checked."""
    file = decode(data, StormFile, T("the Storm Table"), TableError)
    _refuse([*_header(file)])
    later = 1 if file.numbers == "of-the-roll" else 0
    turns = {turn + later: frozenset(dice) for turn, dice in sorted(file.turns.items())}
    return StormTable(
        file=file,
        raw=data,
        tag=file.tag,
        digest=digest_of([sorted(file.dice), {str(t): sorted(turns[t]) for t in turns}]),
        dice=frozenset(file.dice),
        turns=MappingProxyType(turns),
    )


def _refuse(flaws: list[Flaw]) -> None:
    if flaws:
        raise TableError(flaws=flaws)


def _header(file: Header) -> Iterator[Flaw]:
    return (Flaw(text) for text in header_problems(file, ABOUT.name))


def _shape_problems(file: CrtFile) -> Iterator[Flaw]:
    """Yield where rows and lines do not make one table."""
    width = len(file.results[0]) if file.results else 0
    if len(file.results) != len(DICE) or not width:
        yield Flaw(
            T(
                "results: expected six rows, one for each die, found {found}",
                found=len(file.results),
            )
        )
        return
    for die, row in zip(DICE, file.results, strict=True):
        if len(row) != width:
            yield Flaw(
                T(
                    "results, die {die}: expected {wanted} columns as in the first row, found "
                    "{found}",
                    die=die,
                    wanted=width,
                    found=len(row),
                ),
                str(die),
            )
    for terrain in get_args(Terrain):
        if terrain not in file.lines:
            yield Flaw(T("lines: expected a line for {terrain}", terrain=terrain), terrain)
    for terrain, heading in file.lines.items():
        yield from _line_problems(terrain, heading, width)


def _line_problems(terrain: str, heading: Heading, width: int) -> Iterator[Flaw]:
    """Yield what is wrong with the headings of one terrain line."""
    if heading.least and heading.shift:
        yield Flaw(T("lines, {terrain}: give either “least” or “shift”", terrain=terrain), terrain)
    if terrain == "clear" and not heading.least:
        yield Flaw(T("lines, clear: shifts count from this line; give “least”"), terrain)
    if not heading.least:
        return
    if len(heading.least) != width:
        said = T(
            "lines, {terrain}: expected {wanted} headings, one for each column, found {found}",
            terrain=terrain,
            wanted=width,
            found=len(heading.least),
        )
        yield Flaw(said, terrain)
    if all(least is None for least in heading.least):
        yield Flaw(T("lines, {terrain}: no column has a heading", terrain=terrain), terrain)
    named = [(least, at) for at, least in enumerate(heading.least) if least is not None]
    for (low, _before), (high, column) in pairwise(named):
        if low >= high:
            yield Flaw(
                T(
                    "lines, {terrain}: each column begins at a higher differential than the one "
                    "before",
                    terrain=terrain,
                ),
                terrain,
                column,
            )
            return


def _line(file: CrtFile, terrain: Terrain | Besides) -> tuple[tuple[int, int], ...]:
    """Return the columns of a terrain line with their smallest differentials."""
    heading = file.lines[terrain]
    least = heading.least or file.lines["clear"].least
    found = [(low, column) for column, low in enumerate(least) if low is not None]
    if heading.least:
        return tuple(found)
    return tuple((low, column - heading.shift) for low, column in found if column > heading.shift)


def _oddities(file: CrtFile) -> Iterator[Flaw]:
    """Yield where a worse roll or a smaller differential does the attacker good."""
    rank = {code: place for place, code in enumerate(CODES)}
    for die, row in zip(DICE, file.results, strict=True):
        for column, (left, right) in enumerate(pairwise(row), 1):
            if rank[left] > rank[right]:
                said = T(
                    "Die {die}: column {next} is worse for the attacker than column {column}. Is "
                    "that right?",
                    die=die,
                    column=column,
                    next=column + 1,
                )
                yield Flaw(said, str(die), column)
    for die, (row, below) in enumerate(pairwise(file.results), 1):
        for column, (better, worse) in enumerate(zip(row, below, strict=True), 1):
            if rank[better] < rank[worse]:
                said = T(
                    "Column {column}: a {next} is better for the attacker than a {die}. Is that "
                    "right?",
                    column=column,
                    die=die,
                    next=die + 1,
                )
                yield Flaw(said, str(die + 1), column - 1)
    if file.tag != "estimate" and file.a_means is None and _holds(file.results, "(A)"):
        yield Flaw(T("The table does not say what (A) means (“a_means”); the ruling B-03 decides."))
    if _holds(file.results, "D1"):
        yield Flaw(T("The table has a D1, which the rules never mention; see B-02."))


def _holds(results: Sequence[Sequence[Code]], code: Code) -> bool:
    return any(code in row for row in results)
