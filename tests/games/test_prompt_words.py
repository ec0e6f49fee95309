"""What is asked reads as a sentence: no blank after it, no list of data before a question mark."""

import re

import pytest

from beachmaster.engine.text import render
from beachmaster.storage.starting import Wish, start

MOST = 400
UNIT = r"(?:\d+(?:st|nd|rd|th)\b|\d/\d+|[A-Z]{2,} [A-Z]\b)"
NAMED = re.compile(rf"^{UNIT}[^?]*: [^?]*\?$|: {UNIT}[^?.]*\?$")
"""A unit's name and a colon, or a question that ends with such a name behind a colon."""


@pytest.mark.parametrize(
    ("game", "table"),
    [("hell-on-earth", False), ("hell-on-earth", True), ("bloodbath", False), ("ie-shima", False)],
)
def test_a_prompt_is_a_sentence(game, table):
    sets = ["opponent=none"] if game == "ie-shima" else []
    session = start(Wish(game=game, seed=1, table=table, sets=sets)).session
    for _ in range(MOST):
        if session.asked is None:
            break
        words = render(session.asked.prompt.text)
        assert words == words.strip()
        assert words.endswith((".", "?"))
        assert not NAMED.search(words), words
        session.auto(invent=True)


def test_the_kinds_of_an_impulse_are_told_in_sentences():
    session = start(Wish(game="ie-shima", seed=1, sets=["opponent=none"])).session
    for _ in range(MOST):
        if session.asked is None:
            break
        session.auto(invent=True)
    told = {render(one.text) for _at, one in session.history() if one.name == "impulse"}
    assert told
    assert all(re.match(r"Impulse \d+: (the US|Japan) \w+", one) for one in told), told
