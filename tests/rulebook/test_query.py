"""Taking apart what a player typed."""

import pytest

from beachmaster.rulebook.query import Query, read_query
from beachmaster.rulebook.terms import terms_of
from beachmaster.rulebook.vocabulary import Same, Vocabulary

WORDS = Vocabulary(
    words=["assault", "assaulted", "bunker", "line", "of", "pillbox", "sight", "the", "unit"],
    stems={
        "assault": 3,
        "bunker": 1,
        "line": 2,
        "of": 9,
        "pillbox": 1,
        "sight": 1,
        "the": 9,
        "unit": 8,
    },
    synonyms={
        phrase: tuple(Same(tuple(words.split())) for words in group)
        for group in (("los", "line of sight"), ("bunker", "pillbox"))
        for phrase in group
    },
    entries=10,
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5.4.2", Query(numbers=("5.4.2",))),
        ("hoe:5.4", Query(numbers=("5.4",), game="hell-on-earth")),
        ("bib 14.2", Query(numbers=("14.2",), game="bloodbath")),
        ("§ 7", Query(numbers=("7",))),
        ("turn 4 raid", Query(words=("turn", "4", "raid"), unfinished=True)),
        ("5.5 raid", Query(words=("raid",), numbers=("5.5",), unfinished=True)),
        ("raid ", Query(words=("raid",))),
        (
            '"key objective" vp',
            Query(words=("vp",), phrases=(("key", "objective"),), unfinished=True),
        ),
        ('"unclosed', Query(words=("unclosed",), unfinished=True)),
        ("1.2.3.4 and 5.6", Query(words=("and",), numbers=("1.2.3.4", "5.6"), unfinished=True)),
        ("ies 11.4.2C", Query(numbers=("11.4.2.c",), game="ie-shima")),
        ("15.1B", Query(numbers=("15.1.b",))),
        ("15.1.b", Query(numbers=("15.1.b",))),
        ("11.4.2(c)", Query(numbers=("11.4.2.c",))),
        ("2/307", Query(words=("2", "307"), unfinished=True)),
        ("13.1a retreat", Query(words=("retreat",), numbers=("13.1.a",), unfinished=True)),
        ("5th 2d6", Query(words=("5th", "2d6"), unfinished=True)),
        ("H-38", Query(phrases=(("h", "38"),))),
        ("raid h-38 ", Query(words=("raid",), phrases=(("h", "38"),))),
        ("angaur banzai", Query(words=("banzai",), game="angaur", unfinished=True)),
        ("stacking ie shima", Query(words=("stacking",), game="ie-shima")),
        ("Hell on Earth: raid", Query(words=("raid",), game="hell-on-earth", unfinished=True)),
        ("hoe raid", Query(words=("raid",), game="hell-on-earth", unfinished=True)),
        ("angaur 4.2", Query(numbers=("4.2",), game="angaur")),
        ("angaur", Query(words=("angaur",), unfinished=True)),
        ("map of angaur island", Query(words=("map", "of", "angaur", "island"), unfinished=True)),
        ("", Query()),
    ],
)
def test_numbers_phrases_and_words_are_told_apart(text, expected):
    assert read_query(text) == expected


def matches(text):
    return [term.match for term in terms_of(read_query(text), WORDS)]


def test_words_that_every_question_has_are_left_out():
    assert matches("what is the assault of a unit ") == ['"assault"', '"unit"']


def test_they_count_where_there_is_nothing_else():
    assert matches("what is the ") == ['"what"', '"is"', '"the"']


def test_several_words_known_as_one_thing_are_one_term():
    assert matches("the line of sight ") == ['"line of sight" OR "los"']
    assert matches("bunker ") == ['"bunker" OR "pillbox"']


def test_an_unfinished_word_stands_for_all_it_may_become():
    assert matches("assau") == ['"assau" OR "assault" OR "assaulted" OR "assau"*']


def test_a_slip_of_the_finger_is_mended():
    assert matches("asault ") == ['"asault" OR "assault"']
    assert matches("xyzzy ") == ['"xyzzy"']


def test_a_rare_word_tells_more_than_a_common_one():
    assert WORDS.rarity("bunker") > WORDS.rarity("unit") > 0
