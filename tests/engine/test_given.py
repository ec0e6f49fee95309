"""Input errors say which field is wrong and what belongs there."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from beachmaster.engine.given import no_json, read_given
from beachmaster.engine.resolution import Odds, OddsTable, ResolveError
from beachmaster.engine.text import plain_text, render


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["tank", "gun"]
    value: Annotated[int, Meta(ge=1, le=3)] = 1


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    turn: Annotated[int, Meta(ge=1)]
    inner: tuple[Inner, ...] = ()
    pair: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)] = (1,)
    either: Inner | tuple[str, ...] | None = None
    flag: bool = False
    counts: dict[str, int] = {}
    name: str = ""


def refused(given):
    with pytest.raises(ResolveError) as error:
        read_given(given, Outer)
    return error.value


def test_good_input_is_read():
    read = read_given({"turn": 2, "inner": [{"kind": "gun"}]}, Outer)
    assert (read.turn, read.inner[0].value) == (2, 1)


@pytest.mark.parametrize(
    ("given", "field", "words", "expected"),
    [
        ({}, "turn", "a whole number, at least 1", {"min": 1, "max": None}),
        ({"turn": 0}, "turn", "a whole number, at least 1", {"min": 1, "max": None}),
        ({"turn": "2"}, "turn", "a whole number", {"min": 1, "max": None}),
        ({"turn": 1, "flag": 1}, "flag", "true or false", ["boolean"]),
        ({"turn": 1, "name": 1}, "name", "a text", ["string"]),
        ({"turn": 1, "inner": 3}, "inner", "a list (each: an object", ["array"]),
        ({"turn": 1, "pair": []}, "pair", "a list of 1 to 2", ["array"]),
        ({"turn": 1, "inner": [{}]}, "inner[0].kind", "one of: gun, tank", ["gun", "tank"]),
        (
            {"turn": 1, "inner": [{"kind": "gun", "value": 4}]},
            "inner[0].value",
            "from 1 to 3",
            {"min": 1, "max": 3},
        ),
        (
            {"turn": 1, "either": 4},
            "either",
            "an object with named fields or a list",
            ["object", "array", "null"],
        ),
        ({"turn": 1, "counts": {"a": "b"}}, "counts[...]", "a whole number", None),
        ([1], "", "an object", ["object"]),
    ],
)
def test_the_field_and_what_it_takes(given, field, words, expected):
    error = refused(given)
    assert error.field == field
    assert words in render(error.text)
    assert field in render(error.text)
    assert expected is None or error.expected == expected


def test_an_unknown_field_lists_the_known_ones():
    error = refused({"turn": 1, "inner": [{"kind": "gun", "vaule": 2}]})
    assert (error.field, error.expected) == ("inner[0].vaule", ["kind", "value"])
    assert "kind, value" in render(error.text)


def test_odds_tables_are_found_by_name():
    table = OddsTable(name="result", title=plain_text("Result"), chances=())
    odds = Odds(procedure="raid", title=plain_text("Raid"), given={}, tables=(table,))
    assert odds.table("result") is table
    assert table.probability("none") == 0
    with pytest.raises(KeyError):
        odds.table("other")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (b"{x}", "the text at character 2 does not belong there"),
        (b"", "it ends too early"),
        (b'{"a": [1', "it ends too early"),
        (b'"\xff\xfe"', "it has bytes that are not text"),
        (b"[" * 100_000, "it is nested too deeply"),
    ],
)
def test_what_is_no_json_is_told_in_plain_words(given, told):
    with pytest.raises((msgspec.MsgspecError, UnicodeError, RecursionError)) as error:
        msgspec.json.decode(given)
    assert render(no_json(error.value)) == told
