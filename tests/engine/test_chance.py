"""Chance is a pure function of seed and place, and fair."""

from collections import Counter

from beachmaster.engine import chance


def test_dice_depend_on_seed_and_key_alone():
    assert chance.dice(3, 6, 1, "k") == chance.dice(3, 6, 1, "k")
    several = {tuple(chance.dice(3, 6, seed, key)) for seed in range(4) for key in "abcd"}
    assert len(several) > 10


def test_dice_stay_the_same_in_later_versions():
    assert chance.dice(5, 6, 1945, "1.weather/weather#1") == PINNED


def test_every_face_comes_about_equally_often():
    counts = Counter(chance.dice(1, 6, seed, "k")[0] for seed in range(6000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in counts.values())


def test_other_contents_leave_a_draw_alone():
    whole = [f"t{number}" for number in range(20)]
    drawn = chance.draw(whole, 3, "k")
    for other in whole:
        if other != drawn:
            assert chance.draw([one for one in whole if one != other], 3, "k") == drawn


def test_shuffling_keeps_everything_and_ignores_the_order_given():
    whole = [f"t{number}" for number in range(9)]
    assert sorted(chance.shuffled(whole, 3, "k")) == whole
    assert chance.shuffled(whole, 3, "k") == chance.shuffled(whole[::-1], 3, "k")


PINNED = [5, 3, 2, 2, 4]
