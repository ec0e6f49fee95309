"""Load the counters and markers of Hell on Earth, each value with where it comes from.

The printed values are the publisher's; ours are estimates but for the few that the rulebook shows.
A player may put a file of their own in place of either; both are held to the rulebook's counts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from beachmaster.engine.datafile import (
    Data,
    DataError,
    Header,
    Line,
    Slug,
    Tag,
    by_id,
    decode,
    digest_of,
    each_kind,
    exactly,
    header_problems,
    our_file,
    raise_problems,
    read_bytes,
    repeated,
)
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.about import ABOUT
from beachmaster.games.hell_on_earth.texts import T

HQ = "145"
DIVISIONS = {
    "9": 3, "21": 3, "147": 3, "23": 4, "24": 4, "25": 4, "26": 5, "27": 5, "28": 5,
}  # fmt: skip
V = TypeVar("V")
UsSupport = Literal["tank", "artillery", "flamethrower"]
JapaneseSupport = Literal["tank", "artillery", "at"]
Defence = Literal["A", "B", "C"]
CommandKind = Literal[
    "support",
    "movement",
    "reconnaissance",
    "reroll",
    "bombardment",
    "command",
    "attack",
    "error",
]
COMMAND_COUNTS: dict[CommandKind, int] = {
    "support": 6,
    "movement": 2,
    "reconnaissance": 2,
    "reroll": 4,
    "bombardment": 2,
    "command": 2,
    "attack": 2,
    "error": 9,
}
# What each kind of Command marker has printed on it (hoe:3.3.4).
COMMAND_FIELDS: dict[CommandKind, set[str]] = {
    "support": {"icon", "value"},
    "movement": {"value"},
    "reroll": {"colour"},
    "bombardment": {"value"},
    "command": {"value"},
}

FACTORS, POINTS = (1, 9), (1, 3)
"""From what to what a combat factor and a support may be."""
Factor = Annotated[int, msgspec.Meta(ge=FACTORS[0], le=FACTORS[1])]
Points = Annotated[int, msgspec.Meta(ge=POINTS[0], le=POINTS[1])]


class CounterError(DataError):
    """Tell the player what is wrong with a counter or marker file."""


class Tagged(msgspec.Struct, Generic[V], frozen=True, forbid_unknown_fields=True):
    """Hold one value and where it comes from."""

    value: V
    tag: Tag
    source: Line = msgspec.field(default="", name="from")


class UsSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold what one side of a US counter prints."""

    cf: Tagged[Factor]
    support: Tagged[Points]


class UsCounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold a US regiment (hoe:3.3.1)."""

    id: Slug
    name: Line
    division: Literal[3, 4, 5]
    support: Tagged[UsSupport]
    front: UsSide
    back: UsSide
    ma: Tagged[Factor]

    def side(self, steps: int) -> UsSide:
        """Return the side that shows at a number of steps: the back from 2 down."""
        return self.front if steps > 2 else self.back


class JapaneseCounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold the front of a Japanese battalion (hoe:3.3.2)."""

    id: Slug
    name: Line
    cf: Tagged[Factor]
    defence: Tagged[Defence]
    support: Tagged[dict[JapaneseSupport, Points]]
    hq: bool = False


class DefenceSupport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold both sides of a Defense/Support marker (hoe:3.3.3)."""

    id: Slug
    cf: Tagged[Factor]
    defence: Tagged[Defence]
    support: Tagged[dict[JapaneseSupport, Points]]


class ReactionToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold a Reaction marker; all are alike."""

    id: Slug


class CommandToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold a Command marker (hoe:3.3.4): a Special Order or an Intelligence Error."""

    id: Slug
    kind: CommandKind
    icon: Tagged[UsSupport] | None = None
    value: Tagged[Points] | None = None
    colour: Tagged[Literal["blue", "red"]] | None = None


class _CounterFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    us: tuple[UsCounter, ...]
    japanese: tuple[JapaneseCounter, ...]


class _MarkerFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    defence_support: tuple[DefenceSupport, ...]
    reaction: tuple[ReactionToken, ...]
    command: tuple[CommandToken, ...]


@dataclass(frozen=True)
class Counters(Data[_CounterFile]):
    """Hold all units by id."""

    us: Mapping[str, UsCounter]
    japanese: Mapping[str, JapaneseCounter]


@dataclass(frozen=True)
class Markers(Data[_MarkerFile]):
    """Hold all Intelligence and Command markers by id."""

    defence_support: Mapping[str, DefenceSupport]
    reaction: tuple[str, ...]
    command: Mapping[str, CommandToken]


def load_counters(path: Path | None = None) -> Counters:
    """Return the units in a file, or ours; raise `CounterError` when they cannot be used."""
    return counters_from(read_bytes(path or our_file(ABOUT.name, "counters.json"), CounterError))


def load_markers(path: Path | None = None) -> Markers:
    """Return the markers in a file, or ours; raise `CounterError` when they cannot be used."""
    return markers_from(read_bytes(path or our_file(ABOUT.name, "markers.json"), CounterError))


def counters_from(data: bytes) -> Counters:
    """Return the units that a counter file's bytes hold, checked against the rulebook."""
    file = decode(data, _CounterFile, T("the counters"), CounterError)
    problems = [*_us_problems(file.us), *_japanese_problems(file.japanese)]
    raise_problems([*header_problems(file, ABOUT.name), *problems], CounterError)
    return Counters(
        file=file,
        raw=data,
        digest=digest_of([file.us, file.japanese]),
        us=by_id(file.us),
        japanese=by_id(file.japanese),
    )


def markers_from(data: bytes) -> Markers:
    """Return the markers that a marker file's bytes hold, checked against the rulebook."""
    file = decode(data, _MarkerFile, T("the markers"), CounterError)
    problems = [*_intelligence_problems(file), *_command_problems(file.command)]
    raise_problems([*header_problems(file, ABOUT.name), *problems], CounterError)
    return Markers(
        file=file,
        raw=data,
        digest=digest_of([file.defence_support, file.reaction, file.command]),
        defence_support=by_id(file.defence_support),
        reaction=tuple(token.id for token in file.reaction),
        command=by_id(file.command),
    )


def plain(item: Any) -> Any:
    """Return a unit or marker as plain data, the tags left out."""
    if isinstance(item, Tagged):
        return item.value
    if isinstance(item, msgspec.Struct):
        return {name: plain(getattr(item, name)) for name in item.__struct_fields__}
    return item


def tags(item: msgspec.Struct) -> dict[str, Tag]:
    """Return where each value of a unit or marker comes from, by its path such as `front.cf`."""
    return dict(_tags(item, ""))


def _tags(item: msgspec.Struct, path: str) -> Iterator[tuple[str, Tag]]:
    for name in item.__struct_fields__:
        value = getattr(item, name)
        if isinstance(value, Tagged):
            yield path + name, value.tag
        elif isinstance(value, msgspec.Struct):
            yield from _tags(value, f"{path}{name}.")


def _us_problems(units: tuple[UsCounter, ...]) -> Iterator[Text]:
    """Yield what is wrong with the nine regiments (hoe:3.3.1)."""
    ids = [unit.id for unit in units]
    yield from repeated(units, T("us: expected {name} once, found it {times} times"))
    for name in sorted(DIVISIONS.keys() ^ set(ids)):
        yield (
            T("us: expected {name}") if name in DIVISIONS else T("us: there is no regiment {name}")
        ).fill(name=name)
    for unit in units:
        if unit.division != DIVISIONS.get(unit.id, unit.division):
            wanted = DIVISIONS[unit.id]
            yield T(
                "us {name}: expected division {wanted}, found {found}",
                name=unit.id,
                wanted=wanted,
                found=unit.division,
            )
        if unit.support.value == "flamethrower":
            found = {unit.front.support.value, unit.back.support.value}
            if found != {1}:
                yield T(
                    "us {name}: a flamethrower's support is 1, found {found}",
                    name=unit.id,
                    found=max(found),
                )


def _japanese_problems(units: tuple[JapaneseCounter, ...]) -> Iterator[Text]:
    """Yield what is wrong with the thirty battalions (hoe:3.3.2)."""
    yield from exactly(30, len(units), T("japanese: expected {wanted} units, found {found}"))
    yield from repeated(units, T("japanese: expected {name} once, found it {times} times"))
    quarters = [unit.id for unit in units if unit.hq]
    if quarters != [HQ]:
        yield (
            T("japanese: expected one headquarters, {name}; found {found}", name=HQ, found=quarters)
            if quarters
            else T("japanese: expected one headquarters, {name}; found none", name=HQ)
        )


def _intelligence_problems(file: _MarkerFile) -> Iterator[Text]:
    """Yield what is wrong with the Intelligence markers (hoe:3.3.3), and with ids used twice."""
    supports, reactions = len(file.defence_support), len(file.reaction)
    yield from exactly(21, supports, T("defence_support: expected {wanted} markers, found {found}"))
    yield from exactly(5, reactions, T("reaction: expected {wanted} markers, found {found}"))
    yield from repeated(
        (*file.defence_support, *file.reaction, *file.command),
        T("markers: expected {name} once, found it {times} times"),
    )


def _command_problems(tokens: tuple[CommandToken, ...]) -> Iterator[Text]:
    """Yield what is wrong with the Command markers (hoe:3.3.4)."""
    yield from each_kind(
        COMMAND_COUNTS,
        (token.kind for token in tokens),
        T("command: expected {wanted} of kind {kind}, found {found}"),
    )
    for token in tokens:
        printed = {name for name in ("icon", "value", "colour") if getattr(token, name) is not None}
        wanted = COMMAND_FIELDS.get(token.kind, set())
        if printed != wanted:
            first, second = [*sorted(wanted), "", ""][:2]
            source = _PRINTED[len(wanted)]
            yield source.fill(token=token.id, kind=token.kind, first=first, second=second)
    for pair in ("movement", "bombardment", "command"):
        values = sorted(token.value.value for token in tokens if token.kind == pair and token.value)
        if len(values) == 2 and values != [2, 3]:
            yield T(
                "command: the two {kind} markers have 2 and 3, found {first} and {second}",
                kind=pair,
                first=values[0],
                second=values[1],
            )


_PRINTED = (
    T("command {token}: a {kind} marker has no value"),
    T("command {token}: a {kind} marker has {first}"),
    T("command {token}: a {kind} marker has {first} and {second}"),
)
