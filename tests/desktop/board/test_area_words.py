"""What the line below the map says of an area."""

import itertools

import pytest

from beachmaster.desktop.board.area_words import area_words
from beachmaster.engine.areachart import AreaSpot
from beachmaster.engine.text import plain_text
from beachmaster.games.ie_shima.about import JAPAN

NEAR = ("4", "7", "9")


@pytest.mark.parametrize("sure", [True, False])
@pytest.mark.parametrize("count", range(4))
def test_what_was_told_of_the_borders_is_no_estimate(count, sure):
    """An area with a single open border had all of them by our estimate."""
    for guessed in itertools.combinations(NEAR, count):
        spot = AreaSpot(
            ground="clear", words=plain_text(""), near=NEAR, guessed=frozenset(guessed), sure=sure
        )
        said = area_words(spot, (), JAPAN)[-1]
        known, _, estimated = said.partition("by our estimate")
        told = [one for one in NEAR if one not in guessed]
        if not guessed:
            assert said == "touches 4, 7, 9"
        elif not told:
            assert said == "touches 4, 7, 9, by our estimate"
        else:
            assert [one for one in NEAR if one in known] == told
            assert [one for one in NEAR if one in estimated] == list(guessed)
