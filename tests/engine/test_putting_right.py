"""Values put right by hand are read strictly."""

import pytest

from beachmaster.engine.module import AdjustError
from beachmaster.engine.putting_right import flag, number, one_of, words


def test_values_of_the_right_kind_pass():
    """A number, a flag, a word, one of a few."""
    assert (number(3), flag(False), words("0512"), one_of("a", ["a", "b"])) == (
        3,
        False,
        "0512",
        "a",
    )


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (number, True),
        (number, "3"),
        (flag, 1),
        (flag, "true"),
        (words, ""),
        (words, 5),
        (words, "x" * 41),
        (lambda value: one_of(value, ["a"]), "b"),
    ],
)
def test_values_of_the_wrong_kind_are_refused(read, value):
    """A true is no number, a 1 no flag."""
    with pytest.raises(AdjustError):
        read(value)
