"""What happened is explained in short sentences, each with its rule."""

from beachmaster.engine.event import Event
from beachmaster.engine.explaining import steps_of
from beachmaster.engine.fight import Figure, Opposed, Result
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import plain_text, render

HILL = Modifier(plain_text("hill"), -2, True, "toy:2")
TANKS = Modifier(plain_text("tanks"), 1, True, "toy:3")
RAIN = Modifier(plain_text("rain"), -1, False, "toy:4")


def thrown(**fields):
    """Return what a roll came to."""
    usual = {"color": "blue", "dice": (5,), "total": 4, "outcome": "hit", "rules": ("toy:1",)}
    return Result(what=plain_text("Attack."), text=plain_text("a hit"), **(usual | fields))


def told(**fields):
    """Return the steps of a roll in words, with their rules."""
    event = Event(name="rolled", text=plain_text(""), rules=(), receipt=thrown(**fields))
    return [(render(one.text), one.rules) for one in steps_of(event)]


def test_a_roll_goes_from_the_die_by_its_modifiers_to_the_result():
    """Each with its rule; what was looked at and had no effect stands in one sentence."""
    said = told(
        lines=(TANKS, HILL, RAIN),
        column=plain_text("column 2:1"),
        facts=(Figure("factor", plain_text("factor"), 8, "toy:5"),),
    )
    assert said == [
        ("factor: 8.", ("toy:5",)),
        ("The blue die shows 5.", ()),
        ("+1 tanks.", ("toy:3",)),
        ("−2 hill.", ("toy:2",)),
        ("Not counted: −1 rain.", ("toy:4",)),
        ("That makes 5 + 1 − 2 = 4.", ()),
        ("In the table, column 2:1, 4 gives: a hit.", ("toy:1",)),
    ]


def test_lines_that_pick_the_column_are_not_added_to_the_die():
    """Also where they add up to nothing."""
    lines = (Modifier(plain_text("ours"), 2, True, "toy:3"), HILL)
    said = told(lines=lines, behind=2, total=5, column=plain_text("column 0"))
    assert [words for words, _rules in said][2:] == [
        "That makes 2 − 2 = 0.", "The blue die shows 5.", "In the table, column 0, 5 gives: a hit."
    ]  # fmt: skip


def test_a_contest_tells_both_sides_and_the_difference():
    other = Opposed(color="red", dice=(1, 2), lines=(TANKS,), total=4)
    said = [words for words, _rules in told(dice=(1, 1), total=2, against=other)]
    assert said[1:] == [
        "That makes 1 + 1 = 2.",
        "Other side: The dice show 1, 2.",
        "+1 tanks.",
        "That makes 1 + 2 + 1 = 4.",
        "The difference is 2 − 4 = −2.",
        "The result: a hit.",
    ]


def test_a_roll_that_its_own_words_tell_whole_is_not_explained():
    assert told() == []


def test_a_count_without_dice_ends_with_its_sum():
    event = Event(name="points", text=plain_text(""), rules=(), lines=(TANKS, HILL))
    said = [render(step.text) for step in steps_of(event)]
    assert said == ["+1 tanks.", "−2 hill.", "Total: −1."]
