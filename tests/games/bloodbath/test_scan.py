"""The search by hex number, the Fire Support Track and the strength dice (bib:21.1 to 21.3)."""

import pytest

from beachmaster.games.bloodbath.scan import in_order, markers, strength_dice

HELD = ["2710", "0106", "2812", "2713", "1203", "2811", "2712", "1203"]


@pytest.mark.rule("bib:21.2.1")
def test_before_suribachi_falls_the_search_goes_down_from_2812():
    """bib:21.2.1: the whole of column 28, then 27, and so on; each hex once."""
    assert in_order(HELD, rising=False) == [
        "2812", "2811", "2713", "2712", "2710", "1203", "0106",
    ]  # fmt: skip


@pytest.mark.rule("bib:21.2.2")
def test_after_suribachi_falls_the_search_goes_up_from_0106():
    """bib:21.2.2: towards higher numbers."""
    assert in_order(HELD, rising=True)[:2] == ["0106", "1203"]
    assert in_order(HELD, rising=True) == in_order(HELD, rising=False)[::-1]


@pytest.mark.rule("bib:21.1")
@pytest.mark.parametrize("units", range(12))
def test_each_unit_on_the_track_takes_one_marker_of_ten(units):
    """bib:21.1: the highest number uncovered, never below nothing."""
    assert markers(units) == max(0, 10 - units)


@pytest.mark.rule("bib:21.3")
@pytest.mark.parametrize(("cleared", "hill", "dice"), [
    (False, False, 3),
    (False, True, 3),
    (True, True, 2),
    (True, False, 1),
])  # fmt: skip
def test_three_dice_and_after_suribachi_two_or_one(cleared, hill, dice):
    """bib:21.3: one die less with a Japanese-held hill in the sector, two without."""
    assert strength_dice(cleared, hill) == dice
