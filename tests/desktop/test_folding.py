"""A long list in a text is folded to what fits; nothing else is cut."""

import pytest

from beachmaster.desktop.folding import folded
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.texts import T

NAMES = [f"unit {n}" for n in range(1, 31)]


def up_to(letters):
    return lambda text: len(render(text)) <= letters


@pytest.mark.parametrize("names", [NAMES, [plain_text(name) for name in NAMES]])
def test_as_many_as_fit_are_named_and_the_rest_is_counted(names):
    text = T("{asked} You: {answer}", asked="Which?", answer=T("{parts}", parts=names))
    short = render(folded(text, up_to(60)))
    assert short == "Which? You: unit 1, unit 2, unit 3, unit 4, … and 26 more"
    assert render(text).endswith("unit 30")  # the text itself is as it was


def test_one_part_is_named_where_nothing_fits():
    assert render(folded(T("{parts}", parts=NAMES), up_to(1))) == "unit 1, … and 29 more"


@pytest.mark.parametrize("text", [T("{parts}", parts=NAMES[:5]), plain_text("long " * 40)])
def test_what_fits_or_lists_nothing_stays_whole(text):
    assert folded(text, up_to(60)) is text
