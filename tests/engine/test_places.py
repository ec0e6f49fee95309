"""The grammar of places: what is printed is known again, and named as the game says."""

import pytest

from beachmaster.engine.places import Kind, Numbered, Places
from beachmaster.engine.text import render
from beachmaster.engine.texts import T

BOX = Numbered("box", lambda which: T("box no. {which}", which=which))
MARK = Kind("mark:", lambda unit: T("on {unit}", unit=unit))
BARE = Kind("bare:")
PLACES = Places({"reserve": T("the Reserve"), "box": T("some box")}, BOX, MARK, BARE)


def test_a_kind_prints_its_places_and_takes_them_apart():
    assert (BOX(7), MARK("j07")) == ("box7", "mark:j07")
    assert (BOX.which("box7"), MARK.which("mark:j07")) == ("7", "j07")
    assert BOX.number("box12") == 12


@pytest.mark.parametrize("place", ["box", "boxer", "box7a", "7", "mark:7", "box²", ""])
def test_a_numbered_kind_knows_only_its_own(place):
    assert place not in BOX
    assert BOX.which(place) is None


@pytest.mark.parametrize("place", ["mark", "marked", "bare:j07", "box7", ""])
def test_a_kind_knows_only_its_own(place):
    assert place not in MARK


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("reserve", "the Reserve"),
        ("box", "some box"),
        ("box7", "box no. 7"),
        ("mark:j07", "on j07"),
        ("bare:j07", "bare:j07"),
        ("0512", "0512"),
        ("the old quarry", "the old quarry"),
    ],
)
def test_places_are_called_what_the_game_calls_them(place, words):
    assert render(PLACES.name(place)) == words
