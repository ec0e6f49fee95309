"""A long list in a text is folded to what fits; nothing else is cut."""

import pytest

from beachmaster.desktop.folding import folded
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.texts import T, joined

NAMES = [f"unit {n}" for n in range(1, 31)]


def up_to(letters):
    return lambda text: len(render(text)) <= letters


@pytest.mark.parametrize("names", [NAMES, [plain_text(name) for name in NAMES]])
def test_as_many_as_fit_are_named_and_the_rest_is_counted(names):
    text = T("{asked} You: {answer}", asked="Which?", answer=T("{parts}", parts=names))
    short = render(folded(text, up_to(60)))
    assert short == "Which? You: unit 1, unit 2, unit 3, unit 4, … and 26 more"
    assert render(text).endswith("unit 30")  # the text itself is as it was


def test_what_a_form_told_is_folded_field_by_field():
    fields = [T("{field}: {value}", field=name, value=plain_text("6")) for name in NAMES]
    text = T("{asked} You: {answer}", asked="Where?", answer=joined(fields, plain_text("")))
    short = render(folded(text, up_to(60)))
    assert short == "Where? You: unit 1: 6; unit 2: 6; unit 3: 6; … and 27 more"


def test_a_list_in_one_field_of_a_form_is_folded_there():
    fields = [plain_text("type: assault"), T("who: {parts}", parts=NAMES)]
    short = render(folded(joined(fields, plain_text("")), up_to(50)))
    assert short == "type: assault; who: unit 1, unit 2, … and 28 more"


def test_one_part_is_named_where_nothing_fits():
    assert render(folded(T("{parts}", parts=NAMES), up_to(1))) == "unit 1, … and 29 more"


@pytest.mark.parametrize("text", [T("{parts}", parts=NAMES[:5]), plain_text("long " * 40)])
def test_what_fits_or_lists_nothing_stays_whole(text):
    assert folded(text, up_to(60)) is text
