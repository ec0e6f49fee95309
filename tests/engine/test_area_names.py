"""A player's own words for areas: shown beside the number, typed, refused where two are alike."""

import json

import msgspec
import pytest

from beachmaster.engine.areanames import AreaNames
from beachmaster.engine.areawords import area_names_problem
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.ownareas import OwnAreas, bare
from beachmaster.engine.ownboard import parse, written
from beachmaster.engine.text import ENGLISH, Naming, marks, place_text, plain_text, render
from engine.area_game import printed
from engine.area_toys import GAME

T, TN = marks("tests")
BARE = bare(printed(), "Mine")
NAMED = msgspec.structs.replace(BARE, names={"4": "Airfield", "2": "Green Hill"})
SHAPE = BARE.shape
LETTERS = (
    "An area's name has up to 24 letters, digits, spaces and hyphens, and at least one letter."
)


def names(numbered=True, **words):
    own = {f"{key[1:]}": word for key, word in words.items()} or dict(NAMED.names)
    return AreaNames(SHAPE, own, numbered=numbered)


def said(text, of=None):
    found = of or names()
    return render(text, Naming(ENGLISH, found.shown, fields=found.fields))


def test_an_area_is_said_with_its_number_and_its_name():
    assert said(T("From area {area} to {goal}.", area="4", goal=["2", "1"])) == (
        "From area 4 Airfield to 2 Green Hill, 1."
    )
    assert said(place_text("4")) == "4 Airfield"
    assert said(T("{area}", area="4"), names(numbered=False)) == "Airfield"


def test_figures_are_no_areas():
    dice = T("The dice show {dice}: {n} hits, {what}.", dice=["4", "2"], n=4, what=plain_text("4"))
    assert said(dice) == "The dice show 4, 2: 4 hits, 4."
    assert (
        said(T("Area {area}, {number} units", area="4", number="4")) == "Area 4 Airfield, 4 units"
    )


@pytest.mark.parametrize(
    ("typed", "where", "meant"),
    [
        ("1/305 A>Airfield", "marks", "1/305 A>4"),
        ("1/305 A > green hill", "marks", "1/305 A > 2"),
        ("A>green hill>4 Airfield B>1", "marks", "A>2>4 B>1"),
        ("Airfield", "marks", "Airfield"),
        ("Airfield tem 3", "own", "4 tem 3"),
        ("green hill, Airfield 1", "all", "2, 4 1"),
        ("Airfields 3", "all", "Airfields 3"),
    ],
)
def test_names_are_typed_for_numbers(typed, where, meant):
    assert names().placed(typed, where) == meant
    assert AreaNames(SHAPE, {}, numbered=True).placed(typed, where) == typed


def test_what_an_area_goes_by_is_found():
    found = names()
    assert [found.hex_of(word) for word in ("airfield", "4", "4 airfield", "green", "9")] == [
        "4", "4", "4", "green", None,
    ]  # fmt: skip
    assert (found.of("4"), found.of("1"), dict(found.beside)) == (
        "4 Airfield", "1", {"4": "Airfield", "2": "Green Hill"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("place", "word", "why"),
    [
        ("1", "airfield", "Another area is already called “airfield”: 4."),
        ("1", "Green", "Another area is already called “Green”: green."),
        ("9", "Ridge", "There is no area 9 on your map."),
        ("green", "Ridge", "There is no area green on your map."),
        ("1", "yes", "“yes” already means something to the program."),
        ("1", "12", LETTERS),
        ("1", "a/b", LETTERS),
        ("1", "x" * 25, LETTERS),
    ],
)  # fmt: skip
def test_what_no_area_can_be_called_is_refused(place, word, why):
    assert render(names().objection(place, word)) == why


def test_an_area_may_be_called_as_it_is_called():
    assert names().objection("4", "Airfield") is None
    assert names().objection("1", "Rocky Point") is None


# -- files --------------------------------------------------------------------------------------


def test_a_board_file_holds_the_names():
    again = parse(written(NAMED), GAME)
    assert dict(again.names) == {"4": "Airfield", "2": "Green Hill"}
    assert OwnAreas(printed(), again).board.names == again.names


def test_only_a_file_with_names_is_of_the_later_format():
    """A program that does not know names reads a file without any."""
    assert json.loads(written(BARE))["format"] == 1
    assert json.loads(written(NAMED))["format"] == 2
    assert parse(written(BARE), GAME) == BARE
    unnamed = json.loads(written(BARE)) | {"format": 2}
    with pytest.raises(BoardError, match="format: expected 1, found 2"):
        parse(json.dumps(unnamed).encode(), GAME)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"1": "Hill", "2": "hill"}, "1 and 2 are both called “hill”"),
        ({"1": "green"}, "green and 1 are both called “green”"),
        ({"9": "Hill"}, "9 is not an area"),
        ({"green": "Ford"}, "green is not an area"),
        ({"1-2": "Ford"}, "1-2 is not an area"),
        ({"1": "none"}, "already means something to the program"),
    ],
)
def test_two_alike_and_what_is_no_name_is_refused(words, why):
    board = json.loads(written(BARE)) | {"format": 2, "names": words}
    with pytest.raises(BoardError, match=why):
        parse(json.dumps(board).encode(), GAME)
    assert area_names_problem(words, SHAPE) is not None
