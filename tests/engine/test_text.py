"""Texts are rendered late, with their parameters, in any language."""

import pytest

from beachmaster.engine.text import (
    Text,
    marks,
    plain_text,
    render,
    with_hyphens,
    with_minus,
)

T, TN = marks("test")
MOVED = T("{unit} moved to {places}.")


class Shouting:
    def lookup(self, source, n):
        return source.text.upper().replace("{UNIT}", "{unit}").replace("{PLACES}", "{places}")


def test_parameters_are_filled_in_also_from_lists_and_texts():
    text = MOVED.fill(unit=plain_text("23rd"), places=["0512", 7])
    assert render(text) == "23rd moved to 0512, 7."
    assert render(MOVED) == "{unit} moved to {places}."


def test_filling_in_keeps_what_was_filled_in_before():
    assert render(MOVED.fill(unit="23rd").fill(places="hill")) == "23rd moved to hill."
    assert render(TN("{n} unit of {name}", "{n} units of {name}", n=2).fill(name="3rd")) == (
        "2 units of 3rd"
    )


def test_a_catalogue_translates_the_source_and_not_the_parameters():
    assert render(MOVED.fill(unit="23rd", places="hill"), Shouting()) == "23rd MOVED TO hill."


@pytest.mark.parametrize(
    ("n", "words"), [(0, "0 units"), (1, "1 unit"), (2, "2 units"), (-1, "−1 units")]
)
def test_counts_take_their_plural(n, words):
    assert render(TN("{n} unit", "{n} units", n=n)) == words


def test_one_wording_with_two_meanings_is_two_texts():
    assert T("Clear", ctx="weather") != T("Clear", ctx="terrain")
    assert T("Clear", ctx="weather").to_plain() == {"c": "test", "s": "Clear", "x": "weather"}


@pytest.mark.parametrize(
    "text",
    [
        MOVED.fill(unit=TN("{n} unit", "{n} units", n=2), places=["a", plain_text("b")]),
        T("Clear", ctx="weather"),
        TN("{n} hit", "{n} hits", n=1, ctx="fire"),
    ],
    ids=repr,
)
def test_texts_survive_their_stored_form(text):
    assert Text.from_plain(text.to_plain()) == text


def test_a_count_of_an_old_save_becomes_its_two_forms():
    plain = {"c": "test", "s": "%n unit(s)", "n": 2}
    assert Text.from_plain(plain) == TN("{n} unit", "{n} units", n=2)


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"c": 1, "s": "x"},
        {"c": "x", "s": "y", "p": 3},
        {"c": "x", "s": "y", "n": "1"},
        {"c": "x", "s": "y", "m": 1},
        {"c": "x", "s": "y", "x": []},
    ],
)
def test_malformed_stored_texts_are_refused(plain):
    with pytest.raises(ValueError, match="text"):
        Text.from_plain(plain)


def test_braces_in_a_parameter_are_left_alone():
    assert render(MOVED.fill(unit="{places}", places="x")) == "{places} moved to x."


@pytest.mark.parametrize(
    ("given", "shown"),
    [(-2, "−2"), (3, "3"), ("-2", "−2"), ("+2", "+2"), ("-", "-"), ("x-2", "x-2")],
)
def test_a_number_below_zero_is_shown_with_a_minus_sign(given, shown):
    assert render(T("Modifier {value}", value=given)) == f"Modifier {shown}"


def test_a_minus_sign_is_read_as_the_hyphen_that_a_keyboard_has():
    assert with_hyphens(with_minus("-2")) == "-2"
    assert with_hyphens("from −3 to +3") == "from -3 to +3"


def test_a_file_keeps_the_name_that_it_has():
    """Also where that looks like a number below zero."""
    assert render(T("There is no saved game {file}.", file="-1")) == "There is no saved game -1."
    assert render(T("It is {number}.", number="-1")) == "It is \u22121."
