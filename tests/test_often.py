"""What is long is left to `run.py fuzz`; named by itself it is run all the same."""

import pytest

from often import few, wanted


def test_the_first_cases_are_ordinary_and_the_others_long():
    first, second, third = few([1, ("two", 2), 3], 1)
    assert first == 1
    assert [mark.name for mark in second.marks] == [mark.name for mark in third.marks] == ["long"]
    assert (second.values, third.values) == (("two", 2), (3,))


@pytest.mark.parametrize(
    ("expression", "named", "played"),
    [
        ("", ["tests"], False),
        ("not slow", ["tests/games"], False),
        ("fuzz or long", ["tests"], True),
        ("", ["tests/games/test_words.py::test_a"], True),
    ],
)
def test_what_is_long_is_played_where_somebody_asks_for_it(expression, named, played):
    assert wanted(expression, named) is played
