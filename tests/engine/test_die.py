"""A die declared once: what it comes to, in words, at every face and with every modifier."""

from fractions import Fraction

import pytest

from beachmaster.engine.die import Die, Pool, Throw
from beachmaster.engine.modifier_words import rules_of
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import marks, plain_text, render

T, _ = marks("tests")

HIT = T("a hit")
MISS = T("no hit")
NAME = T("gun")
READS = T("The die is the number of the box.")
COMMON = {"name": "gun", "color": "red", "rules": ("x:1",), "purpose": NAME, "title": NAME}


def gun(**more):
    """Hit on a total of 5 or more."""
    facts = {
        "words": {False: MISS, True: HIT},
        "names": {False: "miss", True: "hit"},
        "outcome": lambda total: total >= 5,
    }
    return Die(**COMMON, **(facts | more))


def up(value, applied=True, rule="x:2"):
    return Modifier(plain_text("hill"), value, applied, rule)


def thrown(die, *modifiers):
    return Throw(die=die, text=plain_text("Fire!"), modifiers=modifiers)


def test_the_prompt_says_the_faces_of_the_die_and_not_the_total():
    """With +1 a natural 4 hits, and the prompt says so."""
    assert (
        render(thrown(gun()).prompt([], "").text)
        == "Fire! Roll the red die. On 1–4: no hit; on 5–6: a hit."
    )
    assert (
        render(thrown(gun(), up(1)).prompt([], "").text)
        == "Fire! Roll the red die. On 1–3: no hit; on 4–6: a hit."
    )
    certain = thrown(gun(), up(4)).prompt([], "")
    assert render(certain.text) == "Fire! Roll the red die. On 1–6: a hit."


def test_a_modifier_that_does_not_apply_moves_no_face():
    kept = thrown(gun(), up(4, applied=False))
    assert (
        render(kept.prompt([], "").text) == "Fire! Roll the red die. On 1–4: no hit; on 5–6: a hit."
    )
    assert kept.rules == ("x:1",)


def test_faces_that_are_not_in_a_row_are_all_named():
    odd = gun(outcome=lambda total: total in (1, 3, 4, 6))
    prompt = thrown(odd).prompt([], "")
    assert render(prompt.text) == "Fire! Roll the red die. On 1, 3–4, 6: a hit; on 2, 5: no hit."


def test_odds_are_in_words_and_follow_the_modifiers():
    assert thrown(gun(), up(1)).odds() == [
        {"outcome": "miss", "text": MISS, "probability": Fraction(1, 2)},
        {"outcome": "hit", "text": HIT, "probability": Fraction(1, 2)},
    ]


def test_outcomes_of_one_name_are_one_row():
    """As where two faces end alike for the player."""
    die = gun(words=lambda _total: HIT, names=lambda _total: "hit", outcome=int)
    assert [(row["outcome"], row["probability"]) for row in thrown(die).odds()] == [("hit", 1)]
    assert render(thrown(die).prompt([], "").text) == "Fire! Roll the red die. On 1–6: a hit."


def test_a_face_that_is_the_outcome_says_so_and_has_no_odds():
    box = gun(words=lambda number: plain_text(str(number)), names=str, outcome=int, reads=READS)
    prompt = thrown(box).prompt([], "")
    assert render(prompt.text) == "Fire! Roll the red die. The die is the number of the box."
    assert prompt.odds is None


def test_the_odds_of_a_sum_count_every_die():
    two = gun(words=lambda n: plain_text(str(n)), names=str, outcome=int, count=2)
    chances = {row["outcome"]: row["probability"] for row in thrown(two).odds()}
    assert chances["7"] == Fraction(1, 6)
    assert (chances["2"], chances["12"]) == (Fraction(1, 36), Fraction(1, 36))
    assert sum(chances.values()) == 1


def test_a_contest_of_pools_compares_the_first_dice_with_the_others():
    """Two dice against one, the higher die wins, the defender a tie: 125 of 216 for the attack."""
    facts = {"words": {False: MISS, True: HIT}, "names": {False: "held", True: "won"}}
    contest = Pool(**COMMON, **facts, count=3, outcome=lambda dice: max(dice[:2]) > dice[2])
    chances = {row["outcome"]: row["probability"] for row in thrown(contest).odds()}
    assert chances == {"won": Fraction(125, 216), "held": Fraction(91, 216)}
    assert contest.comes_to([2, 5, 4])
    assert not contest.comes_to([2, 4, 5])


@pytest.mark.parametrize(
    ("signs", "drm", "face", "helps"),
    [
        (None, 0, 2, True),
        (None, 4, 2, False),
        (None, 0, 6, True),
        ({True: "good"}, 0, 2, True),
        ({True: "good"}, 0, 6, False),
        ({True: "bad"}, 0, 2, False),
    ],
)
def test_another_throw_helps_where_it_could_come_to_something_no_worse(signs, drm, face, helps):
    assert thrown(gun(signs=signs), up(drm)).could_help([face]) is helps


def test_rules_are_those_of_the_die_and_of_what_applied_each_once():
    modifiers = [up(1), up(0, applied=False, rule="x:3"), up(2, rule="x:1"), up(1)]
    assert rules_of(("x:1",), modifiers) == ("x:1", "x:2")
