"""The rule at the foot of the large card is told whole, in two lines, or to where a word ends."""

import pytest

from beachmaster.desktop.large.asks import Ask
from beachmaster.desktop.large.hints import FOOT
from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.large.plan import planned
from beachmaster.desktop.large.rule_words import fitting
from beachmaster.desktop.large.shown import Content
from beachmaster.desktop.layout.strip import StripWords

LONG = "4.1.1 All US units move a second time at half allowance, at most to the next beach."


def plan_of(rule, width=1280, height=800):
    content = Content(head=StripWords(), prompt="Which?", ask=Ask(), rule=rule)
    return planned(content, width, height)


def rule_of(plan):
    return next((one for one in plan.marks if one.part == "rule"), None)


def test_a_rule_that_is_longer_than_a_line_stands_in_two_and_moves_nothing(theme):
    short, long = plan_of("4.1 Move."), plan_of(LONG)
    assert rule_of(long).words == LONG
    assert rule_of(long).rect.height() > rule_of(short).rect.height()
    assert long.main == short.main
    assert long.unit.room(LONG, rule_of(long).font, rule_of(long).rect.width()).height() <= (
        rule_of(long).rect.height()
    )


@pytest.mark.parametrize("width", [1280, 1024, 2560])
def test_of_a_rule_that_is_longer_than_that_no_word_is_cut(theme, width):
    words = f"{LONG} " * 6
    told = rule_of(plan_of(words, width)).words
    assert told.endswith("…")
    kept = told.removesuffix("…").split()
    assert len(kept) > 5
    assert kept == words.split()[: len(kept)]


def test_whole_sentences_are_told_where_one_fits(theme):
    unit = Unit(1280, 800)
    font = unit.font(FOOT)
    said = "5.1 A short one. " + "And one that goes on and on and on and on. " * 4
    assert fitting(said, font, unit, 500, 40) == "5.1 A short one. …"
