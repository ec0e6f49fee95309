"""Load the counters and markers of Hell on Earth, each value with where it comes from.

The printed values are the publisher's; ours are estimates but for the few that the rulebook shows.
A player may put a file of their own in place of either; both are held to the rulebook's counts.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from beachmaster.engine.boardfile import (
    FORMAT_PROBLEM,
    DataError,
    Line,
    Slug,
    Tag,
    decode,
    read_bytes,
)
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.paths import data_root

GAME = "hell-on-earth"
FORMAT = 1
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

Factor = Annotated[int, msgspec.Meta(ge=1, le=9)]
Points = Annotated[int, msgspec.Meta(ge=1, le=3)]


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


class UsUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class JapaneseUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class Reaction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold a Reaction marker; all are alike."""

    id: Slug


class CommandMarker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold a Command marker (hoe:3.3.4): a Special Order or an Intelligence Error."""

    id: Slug
    kind: CommandKind
    icon: Tagged[UsSupport] | None = None
    value: Tagged[Points] | None = None
    colour: Tagged[Literal["blue", "red"]] | None = None


class _CounterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    game: Slug
    id: Slug
    us: tuple[UsUnit, ...]
    japanese: tuple[JapaneseUnit, ...]
    notice: Line = ""


class _MarkerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    game: Slug
    id: Slug
    defence_support: tuple[DefenceSupport, ...]
    reaction: tuple[Reaction, ...]
    command: tuple[CommandMarker, ...]
    notice: Line = ""


@dataclass(frozen=True)
class Counters:
    """Hold all units by id."""

    id: str
    notice: str
    raw: bytes
    digest: str
    us: Mapping[str, UsUnit]
    japanese: Mapping[str, JapaneseUnit]


@dataclass(frozen=True)
class Markers:
    """Hold all Intelligence and Command markers by id."""

    id: str
    notice: str
    raw: bytes
    digest: str
    defence_support: Mapping[str, DefenceSupport]
    reaction: tuple[str, ...]
    command: Mapping[str, CommandMarker]


def load_counters(path: Path | None = None) -> Counters:
    """Return the units in a file, or ours; raise `CounterError` when they cannot be used."""
    return counters_from(read_bytes(path or _ours("counters.json"), CounterError))


def load_markers(path: Path | None = None) -> Markers:
    """Return the markers in a file, or ours; raise `CounterError` when they cannot be used."""
    return markers_from(read_bytes(path or _ours("markers.json"), CounterError))


def counters_from(data: bytes) -> Counters:
    """Return the units that a counter file's bytes hold, checked against the rulebook."""
    file = decode(data, _CounterFile, T("the counters"), CounterError)
    _refuse([*_header(file), *_us_problems(file.us), *_japanese_problems(file.japanese)])
    return Counters(
        id=file.id,
        notice=file.notice,
        raw=data,
        digest=_digest([file.us, file.japanese]),
        us=MappingProxyType({unit.id: unit for unit in file.us}),
        japanese=MappingProxyType({unit.id: unit for unit in file.japanese}),
    )


def markers_from(data: bytes) -> Markers:
    """Return the markers that a marker file's bytes hold, checked against the rulebook."""
    file = decode(data, _MarkerFile, T("the markers"), CounterError)
    _refuse([*_header(file), *_intelligence_problems(file), *_command_problems(file.command)])
    return Markers(
        id=file.id,
        notice=file.notice,
        raw=data,
        digest=_digest([file.defence_support, file.reaction, file.command]),
        defence_support=MappingProxyType({token.id: token for token in file.defence_support}),
        reaction=tuple(token.id for token in file.reaction),
        command=MappingProxyType({token.id: token for token in file.command}),
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


def _ours(name: str) -> Path:
    return data_root() / "resources" / "games" / GAME / name


def _digest(content: object) -> str:
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def _refuse(problems: list[Text]) -> None:
    if problems:
        raise CounterError(*problems)


def _header(file: _CounterFile | _MarkerFile) -> Iterator[Text]:
    if file.format != FORMAT:
        yield FORMAT_PROBLEM.fill(wanted=FORMAT, found=file.format)
    if file.game != GAME:
        yield T("game: expected {wanted}, found {found}", wanted=GAME, found=file.game)


def _repeated(ids: Iterable[str], where: Text) -> Iterator[Text]:
    for name, times in Counter(ids).items():
        if times > 1:
            yield where.fill(name=name, times=times)


def _us_problems(units: tuple[UsUnit, ...]) -> Iterator[Text]:
    """Yield what is wrong with the nine regiments (hoe:3.3.1)."""
    ids = [unit.id for unit in units]
    yield from _repeated(ids, T("us: expected {name} once, found it {times} times"))
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


def _japanese_problems(units: tuple[JapaneseUnit, ...]) -> Iterator[Text]:
    """Yield what is wrong with the thirty battalions (hoe:3.3.2)."""
    if len(units) != 30:
        yield T("japanese: expected 30 units, found {found}", found=len(units))
    yield from _repeated(
        (unit.id for unit in units), T("japanese: expected {name} once, found it {times} times")
    )
    quarters = [unit.id for unit in units if unit.hq]
    if quarters != [HQ]:
        yield (
            T("japanese: expected one headquarters, {name}; found {found}", name=HQ, found=quarters)
            if quarters
            else T("japanese: expected one headquarters, {name}; found none", name=HQ)
        )


def _intelligence_problems(file: _MarkerFile) -> Iterator[Text]:
    """Yield what is wrong with the Intelligence markers (hoe:3.3.3), and with ids used twice."""
    if len(file.defence_support) != 21:
        yield T(
            "defence_support: expected 21 markers, found {found}", found=len(file.defence_support)
        )
    if len(file.reaction) != 5:
        yield T("reaction: expected 5 markers, found {found}", found=len(file.reaction))
    ids = [token.id for token in file.defence_support]
    ids += [token.id for token in file.reaction]
    ids += [token.id for token in file.command]
    yield from _repeated(ids, T("markers: expected {name} once, found it {times} times"))


def _command_problems(tokens: tuple[CommandMarker, ...]) -> Iterator[Text]:
    """Yield what is wrong with the Command markers (hoe:3.3.4)."""
    counts = Counter(token.kind for token in tokens)
    for kind, number in COMMAND_COUNTS.items():
        if counts[kind] != number:
            yield T(
                "command: expected {wanted} of kind {kind}, found {found}",
                wanted=number,
                kind=kind,
                found=counts[kind],
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
