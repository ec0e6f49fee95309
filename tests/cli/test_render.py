"""Texts are rendered through the catalogue of a language."""

import pytest

from beachmaster.cli.render import Words, catalogue_for
from beachmaster.engine.text import ENGLISH, marks

T, TN = marks("test")
OLD = {"c": "test", "s": "%n unit(s) of {name}", "p": {"name": "3rd"}}


class German:
    def lookup(self, source, n):
        return "Zieh {n}." if source.text == "Draw {n}." else None


def test_a_translation_is_used_where_there_is_one():
    words = Words(German())
    assert words.say(T("Draw {n}.")) == "Zieh {n}."
    assert words.say(T("Roll.")) == "Roll."
    assert words.stored(T("Roll.").to_plain()) == "Roll."
    assert words.stored({"x": 1}) == words.stored(None) == ""


@pytest.mark.parametrize(
    ("n", "said"), [(0, "0 units of 3rd"), (1, "1 unit of 3rd"), (2, "2 units of 3rd")]
)
def test_a_count_in_an_old_save_is_still_read(n, said):
    assert Words().stored({**OLD, "n": n}) == said


@pytest.mark.parametrize("language", ["en", "xx", "../../secret", ""])
def test_an_unknown_language_is_english(language):
    assert catalogue_for(language) is ENGLISH
