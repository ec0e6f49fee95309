"""A misspelt question is offered as it was meant."""

import pytest

from beachmaster.rulebook.library import RuleLibrary


@pytest.fixture(scope="module")
def library():
    with RuleLibrary.open() as library:
        yield library


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("baznai", "banzai"),
        ("Wether roll", "weather roll"),
        ("bombardmnet table?", "bombardment table?"),
        ("replacments on the mountian", "replacements on the mountain"),
        ("naval barage", "naval barrage"),
        ("airsupport", "air support"),
    ],
)
def test_the_words_are_mended_and_the_rest_stays(library, words, meant):
    assert library.suggestion(words) == meant


@pytest.mark.parametrize(
    "words",
    [
        "banzai",
        "recce",
        "opportunity fire",
        "can't I retreat?",
        "what is OR",
        "assau",
        "5.4.2",
        "hoe:5.4",
        "who fights on the sand",
        "grab the airfield",
        "it pops up",
        "qzxwv",
        "H-38",
        "日本",
        "",
    ],
)
def test_what_is_known_or_beyond_mending_is_left_alone(library, words):
    assert library.suggestion(words) == ""
