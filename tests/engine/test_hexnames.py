"""Names of hexes where no numbers are printed: shown, understood, refused."""

import json

import pytest

from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.hexnames import HexNames
from beachmaster.engine.hexwords import overlay, word_problem
from beachmaster.engine.ownboard import OwnBoard, parse, written
from beachmaster.engine.text import ENGLISH, Naming, Source, Text, plain_text, render

BARE = OwnBoard(format=1, game="hell-on-earth", id="mine", name="Mine", columns=30, rows=30)
NAMES = HexNames(
    BARE,
    {"0613": "Green Beach", "0717": "5-3"},
    {"0512": "Green Hill", "0613": "my beach", "0909": "Green Beach"},
)


def read(**more):
    board = {"format": 1, "game": "hell-on-earth", "id": "mine", "name": "Mine"}
    return parse(json.dumps(board | {"columns": 30, "rows": 30} | more).encode(), "hell-on-earth")


@pytest.mark.parametrize(
    ("place", "name"), [("0101", "A1"), ("1112", "K12"), ("2630", "Z30"), ("2701", "AA1")]
)
def test_the_overlay_calls_a_column_by_a_letter_and_a_row_by_its_number(place, name):
    assert overlay(place) == name


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("0613", "Green Beach"),  # printed, before the player's own word
        ("0717", "5-3"),
        ("0512", "Green Hill"),
        ("0909", "I9"),  # its word is printed elsewhere
        ("1112", "K12"),
    ],
)
def test_a_print_comes_before_the_players_word_and_that_before_the_overlay(place, name):
    assert NAMES.of(place) == name


def test_no_two_hexes_are_shown_by_one_name():
    assert len(set(NAMES.shown.values())) == len(BARE.lattice) == len(NAMES.shown)


def test_a_word_that_is_anothers_letter_and_number_gives_no_hex_two_names():
    names = HexNames(BARE, {}, {"0101": "K12"})
    assert (names.of("0101"), names.of("1112")) == ("K12", "1112")
    assert names.hex_of("K12") == "0101"


@pytest.mark.parametrize("word", ["K12", "k12", "1112"])
def test_a_name_is_understood_and_the_id_as_well(word):
    assert NAMES.hex_of(word) == "1112"


def test_a_hex_with_a_better_name_still_goes_by_its_letter_and_number():
    assert NAMES.hex_of("F13") == NAMES.hex_of("green  beach") == NAMES.hex_of("0613") == "0613"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("23>K12", "23>1112"),
        ("23>0512", "23>0512"),
        ("23>green hill, 24> Green Beach", "23>0512, 24> 0613"),
        ("24-1>5-3", "24-1>0717"),
        ("K12 rough", "1112 rough"),
        ("5-3 Green Hill", "5-3 Green Hill"),  # may be a print or a unit as well
        ("j12>0512", "j12>0512"),  # a counter's id
        ("adjust japan.J12.steps 1", "adjust japan.J12.steps 1"),
        ("AZ99 Z99", "AZ99 Z99"),  # no hexes
    ],
)
def test_names_in_a_line_become_ids_where_nothing_else_can_be_meant(typed, meant):
    assert NAMES.placed(typed) == meant


def test_in_a_list_of_hexes_every_name_counts():
    typed = "k12 Green Hill 5-3, green beach;0101"
    assert NAMES.placed(typed, "all") == "1112 0512 0717, 0613;0101"


def test_beside_prints_the_players_words_count_and_the_prints_do_not():
    assert NAMES.placed("Green Hill redeployment 5-3", "own") == "0512 redeployment 5-3"


def test_a_text_is_said_with_names_and_kept_with_ids():
    text = Text(Source("", "{unit} goes to {places}"), {"unit": plain_text("23"), "places": []})
    text = text.fill(places=["1112", plain_text("0613"), "reserve"])
    assert render(text, Naming(ENGLISH, NAMES.shown)) == "23 goes to K12, Green Beach, reserve"
    assert render(text) == "23 goes to 1112, 0613, reserve"
    assert "1112" in str(text.to_plain())


@pytest.mark.parametrize(
    "word",
    ["x" * 10_000, "", " ", "12", "0512", "5-3", "a>b", "a,b", "a\nb", "a\u202eb", "\ud800", "yes",
     "undo", "a=b", "<b>a</b>", "a\u200bb", " a", "a "],
)  # fmt: skip
def test_odd_words_name_no_hex(word):
    assert word_problem(word) is not None
    with pytest.raises(BoardError):
        read(names={"0512": word})


@pytest.mark.parametrize("word", ["Green Hill", "Höhe 362-A", "元山", "St. Mary's", "दादर"])
def test_words_of_any_language_name_a_hex(word):
    assert word_problem(word) is None
    assert read(names={"0512": word}).names == {"0512": word}


@pytest.mark.parametrize(
    "names",
    [
        {"0512": "Hill", "0613": "hill"},
        {"0512": "K12"},  # our letter and number for another hex
        {"3131": "Hill"},
        {"*": "Hill"},
    ],
)
def test_a_file_with_two_hexes_of_one_name_or_a_name_for_none_is_refused(names):
    with pytest.raises(BoardError):
        read(names=names)


def test_two_of_one_name_are_refused_with_both_hexes():
    with pytest.raises(BoardError) as refused:
        read(names={"0512": "Hill", "0613": "HILL"})
    assert "0512 and 0613 are both called “HILL”" in render(refused.value.text)


def test_names_come_back_from_a_file():
    board = read(names={"0512": "Hill"}, numbered=False)
    assert parse(written(board), "hell-on-earth") == board


@pytest.mark.parametrize(
    ("place", "word", "why"),
    [
        ("9999", "Hill", "There is no hex"),
        ("0101", "green beach", "Another hex is already called “green beach”: F13."),
        ("0101", "Green Hill", "called “Green Hill”: E12."),
        ("0101", "B7", "called “B7”: B7."),
        ("0101", "Hill 1", None),
        ("0512", "Green Hill", None),
    ],
)
def test_a_word_that_another_hex_goes_by_is_refused(place, word, why):
    objection = NAMES.objection(place, word)
    assert objection is None if why is None else why in render(objection)
