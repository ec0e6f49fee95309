"""Declare what the counters print, and take it from our data (ies:4.0).

The book shows none of the values; few are known from a report, the others are learned.
"""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from beachmaster.engine.countersheet import (
    CounterKind,
    CounterPrint,
    CounterSheet,
    OwnCounter,
    PrintedValue,
)
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
    raise_problems,
    read_bytes,
)
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.ie_shima.about import ABOUT
from beachmaster.games.ie_shima.roster import ROSTER, Kind
from beachmaster.games.ie_shima.state import Strength
from beachmaster.games.ie_shima.texts import T

CV, MF, FACTOR = "cv", "mf", "factor"
BACK = "back-"
"""What the print of a reduced side begins with (ies:4.3)."""
KIND_TEXTS: Mapping[Kind, Text] = {
    "company": T("US companies"),
    "regular": T("2/1 units"),
    "sei": T("SEI units"),
    "labor": T("Labor units"),
    "pillbox": T("Pillboxes"),
    "mg": T("MG units"),
    "ie": T("IE units"),
}
AIR = "air"
MOST = 9
_KINDS = tuple(CounterKind(kind, text) for kind, text in KIND_TEXTS.items())
_AIR = (CounterKind(AIR, T("the Air Bombardment marker")),)


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value that a counter prints, and where it comes from."""

    value: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    tag: Tag


class CounterFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one side of the counters of a kind prints: Combat Value and Movement Factor."""

    cv: Figure
    mf: Figure


class KindEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two sides of the counters of a kind (ies:4.3)."""

    full: CounterFace
    reduced: CounterFace


class CounterFile(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hold a counter file as it was read."""

    kinds: dict[Kind, KindEntry]
    air: Figure
    source: dict[Line, Line] = {}


class CounterError(DataError):
    """Tell the player what is wrong with a counter file."""


Counters = Data[CounterFile]


def load_counters() -> Counters:
    """Return our counters; raise `CounterError` when they cannot be used."""
    return counters_from(read_bytes(our_file(ABOUT.name, "counters.json"), CounterError))


def counters_from(data: bytes) -> Counters:
    """Return the counters that a file's bytes hold."""
    file = decode(data, CounterFile, T("the counters"), CounterError)
    missing = [
        T("kinds: {kind} is missing", kind=text)
        for kind, text in KIND_TEXTS.items()
        if kind not in file.kinds
    ]
    raise_problems([*header_problems(file, ABOUT.name), *missing], CounterError)
    return Counters(file=file, raw=data, digest=digest_of([file.kinds, file.air]))


def of_side(name: str, side: Strength) -> str:
    """Return the print of a side of a counter."""
    return name if side == "full" else BACK + name


def _print(name: str, text: Text, ask: Text, *rules: str) -> CounterPrint:
    base = name.removeprefix(BACK)
    return CounterPrint(
        id=name,
        text=text,
        ask=ask,
        rules=rules,
        kinds=_AIR if name == FACTOR else _KINDS,
        together=() if name == FACTOR else (base, BACK + base),
        most=MOST,
    )


_ASK_CV = T("Which Combat Values do your counters print, full side and reduced side?")
_ASK_MF = T("Which Movement Factors do your counters print, full side and reduced side?")
_PRINTS = (
    _print(CV, T("Combat Value"), _ASK_CV, "ies:4.0", "ies:11.4.2.a"),
    _print(BACK + CV, T("Combat Value (reduced)"), _ASK_CV, "ies:4.0", "ies:11.4.2.a"),
    _print(MF, T("Movement Factor"), _ASK_MF, "ies:4.3.1"),
    _print(BACK + MF, T("Movement Factor (reduced)"), _ASK_MF, "ies:4.3.1"),
    _print(
        FACTOR,
        T("Attack Factor"),
        T("Which Attack Factor does your Air Bombardment marker print?"),
        "ies:12.6",
    ),
)
PRINTS: Mapping[str, CounterPrint] = {one.id: one for one in _PRINTS}


def sheet_of(counters: Counters) -> CounterSheet:
    """Return every counter with what our data, or the player's file, say of it."""
    file = counters.file
    found = {
        unit: OwnCounter(unit, plain_text(entry.name), entry.kind, _figures(file.kinds[entry.kind]))
        for unit, entry in ROSTER.items()
    }
    found[AIR] = OwnCounter(AIR, _AIR[0].text, AIR, {FACTOR: _printed(file.air)})
    return CounterSheet(PRINTS, found)


def _figures(entry: KindEntry) -> dict[str, PrintedValue]:
    return {
        CV: _printed(entry.full.cv),
        MF: _printed(entry.full.mf),
        BACK + CV: _printed(entry.reduced.cv),
        BACK + MF: _printed(entry.reduced.mf),
    }


def _printed(figure: Figure) -> PrintedValue:
    return PrintedValue(figure.value, figure.tag == "estimate")
