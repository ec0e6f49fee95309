"""Texts are rendered late, with their parameters, in any language."""

import pytest

from beachmaster.engine.text import (
    QT_TRANSLATE_NOOP,
    Text,
    plain_text,
    render,
    translate,
)

MOVED = QT_TRANSLATE_NOOP("test", "{unit} moved to {places}.")


class Shouting:
    def lookup(self, context, source, n):
        return source.upper().replace("{UNIT}", "{unit}").replace("{PLACES}", "{places}")


def test_parameters_are_filled_in_also_from_lists_and_texts():
    text = Text(MOVED, unit=plain_text("23rd"), places=["0512", 7])
    assert render(text) == "23rd moved to 0512, 7."


def test_a_catalogue_translates_the_source_and_not_the_parameters():
    assert render(Text(MOVED, unit="23rd", places="hill"), Shouting()) == "23rd MOVED TO hill."


@pytest.mark.parametrize(("n", "words"), [(0, "0 units"), (1, "1 unit"), (2, "2 units")])
def test_counts_take_their_plural(n, words):
    assert render(translate("test", "%n unit(s)", "", n)) == words


def test_texts_survive_their_stored_form():
    text = Text(MOVED, unit=translate("test", "%n unit(s)", "", 2), places=["a", plain_text("b")])
    assert Text.from_plain(text.to_plain()) == text


@pytest.mark.parametrize(
    "plain", [{}, {"c": 1, "s": "x"}, {"c": "x", "s": "y", "p": 3}, {"c": "x", "s": "y", "n": "1"}]
)
def test_malformed_stored_texts_are_refused(plain):
    with pytest.raises(ValueError, match="text"):
        Text.from_plain(plain)


def test_braces_in_a_parameter_are_left_alone():
    assert render(Text(MOVED, unit="{places}", places="x")) == "{places} moved to x."
