"""The rulings of Hell on Earth: all of them, on rules that exist, with the options they leave."""

import re

import pytest

from beachmaster.engine.rulings import OptionError, chosen_options, default_of, off_default
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.rulings import CHOICES, OPTIONS, RULINGS
from beachmaster.paths import data_root

PAGES = data_root() / "rules_db" / "hell-on-earth" / "en"
HEADING = re.compile(r"^## (hoe:[\d.]+) ", re.MULTILINE)
NAMED = re.compile(r"^- rulings: (.+)$", re.MULTILINE)
VALUES = {
    "mode": ["standard", "heroic"],
    "counters": ["own", "program"],
    "reroll": ["useful", "ask", "never"],
    "track-turn": ["table", "program"],
    "track-vp": ["table", "program"],
    "track-phase": ["program", "table"],
    "reminders": ["on", "off"],
    "h-02": ["threshold", "literal"],
    "h-05": ["barred", "support", "free"],
    "h-10": ["uncapped", "capped"],
    "h-12": ["hit", "targeted"],
    "h-20": ["alone", "alone-barred", "pair", "pair-barred"],
    "h-33": ["two", "three"],
    "h-42": ["one", "both"],
    "h-61": ["recomputed", "fixed"],
    "h-64": ["away", "any"],
    "h-72": ["once", "often"],
    "h-78": ["may-stop", "must-spend"],
    "h-88": ["advance", "whole", "at-once"],
    "h-91": ["after", "before"],
}
DEFAULTS = {option: values[0] for option, values in VALUES.items()}


def sections():
    """Return the rulings that each section of the rule texts names, by the section's id."""
    found = {}
    for page in sorted(PAGES.glob("[0-9]*.md")):
        _, *parts = HEADING.split(page.read_text("utf-8"))
        for rule, body in zip(parts[::2], parts[1::2], strict=True):
            named = NAMED.search(body)
            found[rule] = set(re.split(r",\s*", named[1].strip())) if named else set()
    return found


def ruling(id_):
    return next(item for item in RULINGS if item.id == id_)


def texts(item):
    words = [item.text] if item in CHOICES else [item.question, item.default, item.reason]
    return words + [alternative.text for alternative in item.alternatives]


def test_all_91_rulings_stand_once_and_in_order():
    assert [item.id for item in RULINGS] == [f"H-{number:02}" for number in range(1, 92)]


def test_choices_come_before_rulings():
    assert (*CHOICES, *RULINGS) == OPTIONS


def test_notes_are_the_slips_of_the_pen():
    assert [item.id for item in RULINGS if item.note] == ["H-28", "H-50", "H-51", "H-54"]


@pytest.mark.parametrize("item", OPTIONS, ids=lambda item: item.option)
def test_every_rule_exists(item):
    assert set(item.rules) <= sections().keys()
    assert len(set(item.rules)) == len(item.rules)


@pytest.mark.parametrize("item", RULINGS, ids=lambda item: item.id)
def test_a_ruling_and_its_rule_pages_name_each_other(item):
    assert set(item.rules) == {rule for rule, named in sections().items() if item.id in named}
    assert item.rules


@pytest.mark.parametrize("item", OPTIONS, ids=lambda item: item.option)
def test_every_text_is_a_finished_sentence_to_translate(item):
    for text in texts(item):
        assert text.source.domain in ("hoe", "hoe-rulings", "engine")
        assert re.fullmatch(r"[A-Z0-9“].*[.?]", render(text))
        assert "  " not in render(text)


def test_every_question_ends_with_a_question_mark():
    assert [item.id for item in RULINGS if not render(item.question).endswith("?")] == []


def test_no_text_of_an_alternative_is_given_twice():
    for item in OPTIONS:
        words = [render(alternative.text) for alternative in item.alternatives]
        assert len(set(words)) == len(words)


def test_options_have_the_values_the_rules_ask_for():
    found = {item.option: [a.value for a in item.alternatives] for item in OPTIONS}
    assert {option: values for option, values in found.items() if values} == VALUES


def test_nothing_set_gives_every_option_its_default():
    assert chosen_options(OPTIONS, {}) == DEFAULTS


def test_an_option_may_be_named_as_the_ruling_is():
    chosen = chosen_options(OPTIONS, {"H-05": "free", "mode": "heroic"})
    assert chosen == {**DEFAULTS, "h-05": "free", "mode": "heroic"}


@pytest.mark.parametrize("key", ["h-99", "h-01", "h-28", "weather", ""])
def test_an_unknown_or_settled_option_is_refused_with_the_open_ones(key):
    with pytest.raises(OptionError) as error:
        chosen_options(OPTIONS, {key: "free"})
    assert render(error.value.text).endswith(f"there are: {', '.join(sorted(VALUES))}.")


@pytest.mark.parametrize("option", VALUES)
def test_an_unknown_value_is_refused_with_the_possible_ones(option):
    with pytest.raises(OptionError) as error:
        chosen_options(OPTIONS, {option: "perhaps"})
    assert render(error.value.text) == (
        f"The option “{option}” cannot be “perhaps”; it can be: {', '.join(VALUES[option])}."
    )


def test_off_default_is_empty_when_nothing_was_set():
    assert off_default(OPTIONS, chosen_options(OPTIONS, {})) == []


def test_off_default_lists_rulings_and_choices_with_their_values():
    chosen = chosen_options(OPTIONS, {"h-20": "pair", "h-12": "hit", "mode": "heroic"})
    changed = [(item.option, value) for item, value in off_default(OPTIONS, chosen)]
    assert changed == [("mode", "heroic"), ("h-20", "pair")]


@pytest.mark.parametrize("option", VALUES)
def test_every_value_but_the_first_is_off_default(option):
    item = next(item for item in OPTIONS if item.option == option)
    assert default_of(item) == VALUES[option][0]
    for value in VALUES[option][1:]:
        assert off_default(OPTIONS, chosen_options(OPTIONS, {option: value})) == [(item, value)]


def test_the_literal_special_order_roll_warns_that_scores_change():
    literal = ruling("H-02").alternatives[1]
    assert "changes scores" in render(literal.text)
