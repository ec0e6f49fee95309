"""Read a data file of a game: a header, values with where they come from, counts to be held to.

Data files are JSON. They may come from anybody, so whatever is wrong with one ends in a `DataError`
that names the place in the file and what was expected there.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Generic, Literal, Protocol, TypeVar

import msgspec

from beachmaster.engine.given import no_json, readable
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.engine.texts import T
from beachmaster.paths import data_root

Tag = Literal["rulebook", "sourced", "player", "estimate"]
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$")]
Line = Annotated[str, msgspec.Meta(max_length=300)]

LARGEST_FILE = 2_000_000
MOST_PROBLEMS = 20
FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every data file begins with; games add what theirs hold."""

    format: int
    game: Slug
    id: Slug
    notice: Line = ""


S = TypeVar("S", bound=msgspec.Struct)
H = TypeVar("H", bound=Header)
K = TypeVar("K", bound=str)


class Named(Protocol):
    """Something in a data file that has an id of its own."""

    @property
    def id(self) -> str:
        """Return its id."""
        ...


N = TypeVar("N", bound=Named)


@dataclass(frozen=True)
class Data(Generic[H]):
    """A data file as it was read and checked; the digest is that of what play depends on."""

    file: H
    raw: bytes
    digest: str

    @property
    def notice(self) -> str:
        """Return what the file says of itself to a player."""
        return self.file.notice


class DataError(ValueError):
    """Tell the player what is wrong with a data file: where, and what was expected there."""

    def __init__(self, *problems: Text) -> None:
        self.problems = problems
        self.text = _joined(problems)
        super().__init__(render(self.text))


def our_file(game: str, name: str) -> Path:
    """Return where a data file of ours lies, which serves where the player gives none."""
    return data_root() / "resources" / "games" / game / name


def read_bytes(path: Path, error: type[DataError] = DataError) -> bytes:
    """Return a data file's bytes; raise the error when it cannot be read or is too large."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as cause:
        why = plain_text(cause.strerror or str(cause))
        raise error(T("cannot read {file}: {why}", file=path.name, why=why)) from cause
    if len(data) > LARGEST_FILE:
        raise error(T("{file} is larger than {most} bytes", file=path.name, most=LARGEST_FILE))
    return data


def decode(data: bytes, kind: type[S], where: Text, error: type[DataError] = DataError) -> S:
    """Return JSON as the given type; raise the error, with the place, when it does not fit."""
    if len(data) > LARGEST_FILE:
        raise error(T("{where}: larger than {most} bytes", where=where, most=LARGEST_FILE))
    try:
        return msgspec.json.decode(data, type=kind)
    except RecursionError as cause:
        raise error(T("{where}: nested too deeply", where=where)) from cause
    except msgspec.ValidationError as cause:
        raise error(_AT.fill(where=where, why=readable(cause, kind).text)) from cause
    except (msgspec.MsgspecError, UnicodeDecodeError) as cause:
        why = T("it is not valid JSON: {why}", why=no_json(cause))
        raise error(_AT.fill(where=where, why=why)) from cause


def refuse_repeated(data: bytes, where: Text, error: type[DataError] = DataError) -> None:
    """Raise the error where an object names a field twice.

    The bytes are JSON that was decoded before, so that it is neither large nor deep.
    """

    def once(pairs: list[tuple[str, object]]) -> None:
        twice = [name for name, count in Counter(name for name, _ in pairs).items() if count > 1]
        if twice:
            raise error(
                _AT.fill(where=where, why=T("it contains “{name}” twice", name=twice[0][:60]))
            )

    json.loads(data, object_pairs_hook=once)


def header_problems(file: Header, game: str) -> Iterator[Text]:
    """Yield what is wrong with a header: another format, or another game's file."""
    if file.format != FORMAT:
        yield FORMAT_PROBLEM.fill(wanted=FORMAT, found=file.format)
    if file.game != game:
        yield T("game: expected {wanted}, found {found}", wanted=game, found=file.game)


def raise_problems(problems: Iterable[Text], error: type[DataError]) -> None:
    """Raise the error with all that is wrong, where anything is."""
    found = tuple(problems)
    if found:
        raise error(*found)


def repeated(items: Iterable[Named], where: Text) -> Iterator[Text]:
    """Yield the text for each id that stands more than once, with its `name` and `times`."""
    for name, times in Counter(item.id for item in items).items():
        if times > 1:
            yield where.fill(name=name, times=times)


def exactly(wanted: int, found: int, text: Text) -> Iterator[Text]:
    """Yield the text, with how many were `wanted` and `found`, where the numbers differ."""
    if found != wanted:
        yield text.fill(wanted=wanted, found=found)


def each_kind(wanted: Mapping[K, int], found: Iterable[K], text: Text) -> Iterator[Text]:
    """Yield the text, with its `kind`, for each kind of which there are too many or too few."""
    counts = Counter(found)
    for kind, number in wanted.items():
        yield from exactly(number, counts[kind], text.fill(kind=kind))


def by_id(items: Iterable[N]) -> Mapping[str, N]:
    """Return what a file lists by id, not to be changed."""
    return MappingProxyType({item.id: item for item in items})


def digest_of(content: object) -> str:
    """Return the fingerprint of what play depends on."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def _joined(problems: Sequence[Text]) -> Text:
    """Return the problems as one text; of very many, the first ones and how many more."""
    if not problems:
        return T("the file does not fit the game")
    whole, *others = problems[:MOST_PROBLEMS]
    for other in others:
        whole = T("{first}; {second}", first=whole, second=other)
    more = len(problems) - MOST_PROBLEMS
    return T("{first}; and {count} more", first=whole, count=more) if more > 0 else whole


FORMAT_PROBLEM = T("format: expected {wanted}, found {found}")
_AT = T("{where}: {why}")
