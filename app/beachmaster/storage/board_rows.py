"""Turn a player's boards and what is known of them into rows and back, checking all on the way."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import get_args

import msgspec

from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.datafile import FORMAT, Line, Tag
from beachmaster.engine.facts import WHOLE, MapFact, completed, counter_at
from beachmaster.engine.hexwords import Told
from beachmaster.engine.ownboard import (
    CounterName,
    FieldName,
    OwnBoard,
    Scalar,
    naming_problem,
    size_problems,
)
from beachmaster.engine.placing import LaidPhoto, Placement
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.storage.content import ContentError, as_json
from beachmaster.storage.texts import T

MOST_FACTS = 50_000
"""The most facts of one board: every hex of the largest, with two dozen prints each."""
LONGEST_FIELD = 500
NAME, NUMBERED = "name", "numbered"
"""The fields of what the player said of names: his word for a hex, and of the whole map whether
numbers are printed in its hexes. No print of a game has such an id."""
_SCALAR = msgspec.json.Decoder(Scalar)
_PLACEMENT = msgspec.json.Decoder(Placement | list[LaidPhoto] | None)
MOST_PHOTOS = 12
_TAGS = frozenset(get_args(Tag))
AREAS = "areas"
"""The orientation of a board of areas in its row, which lists them where others are shifted."""
_GRID = ("id", "game", "name", "notice", "tag", "orientation", "shifted", "columns", "rows")


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A board as the player's list shows it: the board, its photo, and when it was begun.

    `board` holds nothing of what is known. `placement` says how the lattice lies on the photo;
    `photo` is the name by which `photo_file` finds it, and other boards may show the same. Of a map
    that folds, `others` are the photos after the first, each over the ones before.
    """

    board: OwnBoard
    created: str
    placement: Placement | None = None
    photo: str | None = None
    others: tuple[LaidPhoto, ...] = ()

    @property
    def laid(self) -> tuple[LaidPhoto, ...]:
        """Return every photo that shows the board, the lowest first."""
        if self.placement is None or self.photo is None:
            return ()
        return (LaidPhoto(self.photo, self.placement), *self.others)


def board_row(sheet: Sheet) -> dict[str, Value]:
    """Return a board as a row; raise `BoardError` where photo or placement make no sense."""
    for name in (sheet.photo or "", *(one.photo for one in sheet.others)):
        problem = _photo_problem(name)
        if problem is not None:
            raise BoardError(problem)
    if len(sheet.others) >= MOST_PHOTOS:
        raise BoardError(T("a map has at most {most} photos", most=MOST_PHOTOS))
    placement = as_json(list(sheet.laid) if sheet.others else sheet.placement)
    try:
        _PLACEMENT.decode(placement)
    except msgspec.MsgspecError as error:
        raise BoardError(T("the map cannot fit on its photo that way")) from error
    plain: dict[str, Value] = {name: getattr(sheet.board, name) for name in _GRID}
    if sheet.board.areas:
        plain |= {"orientation": AREAS, "shifted": _listed(sheet.board)}
    return plain | {
        "placement": placement,
        "photo": sheet.photo or "",
        "created": sheet.created,
    }


def sheet_of(row: Mapping[str, Value]) -> Sheet:
    """Return the board that a row holds; raise `ContentError` where it holds none."""
    try:
        board = msgspec.convert(_plain_board(row), OwnBoard)
        placement = _PLACEMENT.decode(row["placement"])
    except (msgspec.MsgspecError, TypeError, RecursionError, UnicodeError) as error:
        raise ContentError(_BOARD.fill(board=str(row.get("id"))[:40])) from error
    laid = placement if isinstance(placement, list) else []
    names = [row["photo"], *(one.photo for one in laid)]
    wrong = any(_photo_problem(name) is not None for name in names) or len(laid) > MOST_PHOTOS
    if wrong or next(size_problems(board), None) is not None:
        raise ContentError(_BOARD.fill(board=board.id))
    return Sheet(
        board=board,
        created=row["created"],
        placement=laid[0].placement if laid else placement or None,
        photo=row["photo"] or None,
        others=tuple(laid[1:]),
    )


def _listed(board: OwnBoard) -> str:
    """Return the areas and boxes of a board as its row holds them: `1 2 3|green blue`."""
    return "|".join((" ".join(board.areas), " ".join(board.boxes)))


def _plain_board(row: Mapping[str, Value]) -> dict[str, Value]:
    """Return the board that a row holds as plain data."""
    plain = {name: row[name] for name in _GRID} | {"format": FORMAT}
    if plain["orientation"] != AREAS:
        return plain
    areas, _, boxes = str(plain.pop("shifted")).partition("|")
    del plain["orientation"]
    return plain | {"areas": areas.split(" "), "boxes": boxes.split(" ") if boxes else []}


def fact_row(board: str, fact: MapFact, when: str) -> dict[str, Value]:
    """Return a fact as a row."""
    return {
        "board": board,
        "place": fact.place,
        "field": fact.field,
        "value": as_json(fact.value),
        "tag": fact.tag,
        "when": when,
    }


def fact_of(row: Mapping[str, Value]) -> MapFact:
    """Return the fact that a row holds; raise `ContentError` where it holds none."""
    try:
        value = _SCALAR.decode(row["value"])
        return MapFact(row["place"], row["field"], value, row["tag"])
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise ContentError(_FACT.fill(place=str(row.get("place"))[:40])) from error


def is_naming(fact: MapFact) -> bool:
    """Tell whether a fact is about names, and not what the map prints."""
    return fact.field == (NUMBERED if fact.place == WHOLE else NAME)


def naming_facts(board: OwnBoard) -> Iterator[MapFact]:
    """Yield what a board says of names, as facts."""
    for place, word in board.names.items():
        yield MapFact(place, NAME, word)
    if board.numbered is not None:
        yield MapFact(WHOLE, NUMBERED, board.numbered)


def told_names(board: OwnBoard, facts: Iterable[MapFact]) -> Told:
    """Return what facts say of names; raise `ContentError` where hexes cannot be called so."""
    words = {one.place: one.value for one in facts if one.place != WHOLE}
    numbered = [one.value for one in facts if one.place == WHOLE]
    plain = {"words": words, "numbered": numbered[0] if numbered else None}
    try:
        told = msgspec.convert(plain, Told)
    except msgspec.ValidationError as error:
        raise ContentError(_BOARD.fill(board=board.id)) from error
    problem = naming_problem(board, told.words)
    if problem is not None:
        raise ContentError(T("{why}.", why=problem))
    return told


def check_facts(board: OwnBoard, facts: Sequence[MapFact]) -> None:
    """Raise `BoardError` for the first fact that such a board cannot have."""
    for fact in facts:
        problem = fact_problem(board, fact)
        if problem is not None:
            raise BoardError(problem)


def fact_problem(board: OwnBoard, fact: MapFact) -> Text | None:
    """Say what is wrong with a fact about a board, if anything is."""
    counter = counter_at(fact.place)
    if counter is not None:
        if not _is_counter(counter):
            return T("“{counter}” is not the name of a counter", counter=counter[:40])
    elif fact.place != WHOLE and not _holds(board, fact.place):
        if board.areas:
            return T("“{place}” is not an area, box or edge of the board", place=fact.place[:40])
        return T(
            "“{place}” is not a hex of the board, which has {columns} columns and {rows} rows",
            place=fact.place[:40],
            columns=board.columns,
            rows=board.rows,
        )
    whole = fact.place == WHOLE
    if not (_is_field(fact.field) or (whole and _is_complete(fact))):
        return T("“{field}” is not something a place can show", field=fact.field[:60])
    if not _is_scalar(fact.value):
        return T(
            "{place}, {field}: expected a short text, a whole number, true or false",
            place=fact.place,
            field=fact.field[:60],
        )
    return (
        None if fact.tag in _TAGS else T("“{tag}” does not say where it is from", tag=fact.tag[:40])
    )


def _is_complete(fact: MapFact) -> bool:
    """Tell whether a fact says, in the one form there is, that every hex of a list is known."""
    field, colon, encoded = fact.field.partition(":")
    if not colon or fact.value is not True or len(fact.field) > LONGEST_FIELD:
        return False
    try:
        value = _SCALAR.decode(encoded)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    return _is_field(field) and completed(field, value) == fact.field


def _is_scalar(value: Value) -> bool:
    try:
        _SCALAR.decode(msgspec.json.encode(value))
    except (msgspec.MsgspecError, TypeError, UnicodeError):  # also half of a pair of surrogates
        return False
    return True


@lru_cache(maxsize=200)
def _is_field(word: str) -> bool:
    return _is(word, FieldName)


@lru_cache(maxsize=200)
def _is_counter(word: str) -> bool:
    return _is(word, CounterName)


def _is(value: Value, kind: Value) -> bool:
    try:
        msgspec.json.encode(msgspec.convert(value, kind))
    except (msgspec.ValidationError, UnicodeError):
        return False
    return True


def _holds(board: OwnBoard, place: str) -> bool:
    if board.areas:
        return board.holds(place)
    return place in _lattice(board.columns, board.rows)


@lru_cache(maxsize=20)
def _lattice(columns: int, rows: int) -> frozenset[str]:
    plain = OwnBoard(format=FORMAT, game="a", id="a", name="", columns=columns, rows=rows)
    return frozenset(plain.lattice)


def _photo_problem(name: str) -> Text | None:
    plain = _is(name, Line) and name.isprintable() and not name.startswith(".")
    if plain and not any(sign in name for sign in "/\\:"):
        return None
    return T("“{photo}” is not a plain file name for a photo", photo=name[:60])


_BOARD = T("the board “{board}” does not fit.")
_FACT = T("what is known about {place} does not fit.")
