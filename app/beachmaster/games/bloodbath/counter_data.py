"""Load the counters of Bloodbath in the Bonins, each side with where its values come from.

The printed values are the publisher's; ours are estimates, and so are the Japanese counts. The
kinds and numbers of US counters are known. A player may put a file of their own in place of ours.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

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
    header_problems,
    our_file,
    raise_problems,
    read_bytes,
    repeated,
)
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.about import ABOUT
from beachmaster.games.bloodbath.texts import T

REGIMENTS = {
    "3": 3, "9": 3, "21": 3, "23": 4, "24": 4, "25": 4, "26": 5, "27": 5, "28": 5,
}  # fmt: skip
"""The Marine regiments with their divisions (bib:25.1)."""
MOST_JAPANESE = 48
"""What a sheet of 100 counters leaves room for beside the known ones."""
TRACK_BOXES = 10
"""The boxes of the Japanese Fire Support Track (bib:21.1)."""

UsKind = Literal["battalion", "flamethrower", "tank"]
JapaneseKind = Literal[
    "hq",
    "artillery",
    "anti-tank",
    "anti-aircraft",
    "infantry",
    "engineer",
    "machine-gun",
    "mortar",
    "rocket",
    "tank",
    "naval-guard",
    "construction",
]
US_COUNTS: dict[UsKind, int] = {"battalion": 27, "flamethrower": 9, "tank": 3}
FACTORS = 0, 20
"""From what to what a factor of a counter may be."""
Factor = Annotated[int, msgspec.Meta(ge=FACTORS[0], le=FACTORS[1])]


class CounterError(DataError):
    """Tell the player what is wrong with a counter file."""


class CounterSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Hold what one side of a counter prints, and where that comes from."""

    attack: Factor
    defence: Factor
    movement: Factor
    tag: Tag
    source: Line = msgspec.field(default="", name="from")


class UsEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Hold a US counter (bib:11.4, bib:17.1).

    `back` is the depleted side of a battalion and, on the tank battalion that has it, the Task
    Force Collins side; a flamethrower has none. A tank battalion belongs to no regiment.
    """

    id: Slug
    name: Line
    kind: UsKind
    division: Literal[3, 4, 5]
    front: CounterSide
    back: CounterSide | None = None
    regiment: Line = ""


class JapaneseEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold the front of a Japanese counter; all have one step (bib:19.1)."""

    id: Slug
    name: Line
    kind: JapaneseKind
    front: CounterSide


class CounterFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hold a counter file as it was read."""

    us: tuple[UsEntry, ...]
    japanese: tuple[JapaneseEntry, ...]
    source: dict[Line, Line] = {}


@dataclass(frozen=True)
class Counters(Data[CounterFile]):
    """Hold all units by id; `warnings` are oddities that the rules do not forbid."""

    us: Mapping[str, UsEntry]
    japanese: Mapping[str, JapaneseEntry]
    warnings: tuple[Text, ...] = ()


def load_counters(path: Path | None = None) -> Counters:
    """Return the units in a file, or ours; raise `CounterError` when they cannot be used."""
    ours = our_file(ABOUT.name, "counters.json")
    return counters_from(read_bytes(path or ours, CounterError))


def counters_from(data: bytes) -> Counters:
    """Return the units that a counter file's bytes hold, checked against what is known."""
    file = decode(data, CounterFile, T("the counters"), CounterError)
    problems = [*_us_problems(file.us), *_japanese_problems(file.japanese)]
    raise_problems([*header_problems(file, ABOUT.name), *problems], CounterError)
    return Counters(
        file=file,
        raw=data,
        digest=digest_of([file.us, file.japanese]),
        us=by_id(file.us),
        japanese=by_id(file.japanese),
        warnings=tuple(_oddities(file.japanese)),
    )


def _us_problems(units: tuple[UsEntry, ...]) -> Iterator[Text]:
    """Yield where the US counters are not 27 battalions, 9 flamethrowers and 3 tanks (bib:11.4)."""
    yield from repeated(units, T("us: expected {name} once, found it {times} times"))
    yield from each_kind(
        US_COUNTS,
        (unit.kind for unit in units),
        T("us: expected {wanted} of kind {kind}, found {found}"),
    )
    for regiment, division in REGIMENTS.items():
        yield from _regiment_problems(regiment, division, units)
    tanks: Counter[int] = Counter(unit.division for unit in units if unit.kind == "tank")
    for division in (3, 4, 5):
        if tanks[division] != 1:
            yield T(
                "us: expected one tank in division {division}, found {found}",
                division=division,
                found=tanks[division],
            )
    for unit in units:
        yield from _us_unit_problems(unit)


def _regiment_problems(regiment: str, division: int, units: tuple[UsEntry, ...]) -> Iterator[Text]:
    """Yield what is wrong with a regiment: three battalions and a flamethrower (bib:14.4)."""
    own = [unit for unit in units if unit.regiment == regiment]
    kinds = Counter(unit.kind for unit in own)
    if kinds != Counter(battalion=3, flamethrower=1):
        yield T(
            "us: the {regiment} Marines are three battalions and a flamethrower, found {found} "
            "units",
            regiment=regiment,
            found=len(own),
        )
    for unit in own:
        if unit.division != division:
            yield T(
                "us {name}: expected division {wanted}, found {found}",
                name=unit.id,
                wanted=division,
                found=unit.division,
            )


def _us_unit_problems(unit: UsEntry) -> Iterator[Text]:
    if unit.kind == "battalion" and unit.back is None:
        yield T("us {name}: a battalion has a depleted side, “back”", name=unit.id)
    if unit.kind == "tank" and unit.back is None:
        yield T("us {name}: a tank has a Task Force Collins side, “back”", name=unit.id)
    if unit.kind == "flamethrower" and unit.back is not None:
        yield T("us {name}: a flamethrower has one side only", name=unit.id)
    if unit.kind == "tank" and unit.regiment:
        yield T("us {name}: a tank battalion belongs to no regiment", name=unit.id)
    if unit.kind != "tank" and unit.regiment not in REGIMENTS:
        yield T(
            "us {name}: there is no regiment “{regiment}”", name=unit.id, regiment=unit.regiment
        )


def _japanese_problems(units: tuple[JapaneseEntry, ...]) -> Iterator[Text]:
    yield from repeated(units, T("japanese: expected {name} once, found it {times} times"))
    if not 1 <= len(units) <= MOST_JAPANESE:
        yield T(
            "japanese: expected 1 to {most} units, found {found}",
            most=MOST_JAPANESE,
            found=len(units),
        )


def _oddities(units: tuple[JapaneseEntry, ...]) -> Iterator[Text]:
    """Yield where the headquarters and artillery do not fill the track (bib:21.1)."""
    guns = sum(unit.kind in ("hq", "artillery") for unit in units)
    if guns != TRACK_BOXES:
        yield T(
            "The track has {boxes} boxes, but {found} units are headquarters or artillery. Is "
            "that right?",
            boxes=TRACK_BOXES,
            found=guns,
        )
