"""Whole percents of a distribution add up to a hundred."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beachmaster.engine.hundredths import hundredths


@pytest.mark.parametrize(
    ("counts", "percents"),
    [([1, 1, 1], [34, 33, 33]), ([5, 5, 26], [14, 14, 72]), ([36], [100]), ([0, 36], [0, 100])],
)
def test_the_largest_remainders_are_rounded_up(counts, percents):
    assert hundredths([Fraction(one, sum(counts)) for one in counts]) == percents


@given(st.lists(st.integers(0, 1296), min_size=1).filter(any))
def test_they_add_up_and_none_is_off_by_a_whole_one(counts):
    chances = [Fraction(one, sum(counts)) for one in counts]
    found = hundredths(chances)
    assert sum(found) == 100
    assert all(abs(one - 100 * chance) < 1 for one, chance in zip(found, chances, strict=True))
