"""A resolver's dice: everything they and lots can show, each way once, and what pools come to."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from beachmaster.engine.die import Die, Pool
from beachmaster.engine.resolution import ResolveError
from beachmaster.engine.resolver import DieResolver, Found, result_table
from beachmaster.engine.text import marks, plain_text, render
from beachmaster.engine.tray import Dice, Given, Tray, every_throw

T, _ = marks("tests")

TITLE = T("What comes of it")


def doubles(tray):
    """Roll a die, and on a six a second one; on a one draw lots."""
    first = tray.roll("red", plain_text("first"), "rule").value
    if first == 1:
        return tray.pick(["left", "middle", "right"], "lots")
    if first == 6:
        return f"six and {tray.roll('blue', plain_text('second'), 'rule').value}"
    return str(first)


def test_every_way_is_taken_once_with_its_chance():
    found = every_throw(doubles)
    assert sum(chance for chance, _ in found) == 1
    assert max(Counter(outcome for _, outcome in found).values()) == 1
    chances = {outcome: chance for chance, outcome in found}
    assert len(chances) == 3 + 4 + 6
    assert chances["middle"] == Fraction(1, 18)
    assert chances["six and 4"] == Fraction(1, 36)
    assert chances["3"] == Fraction(1, 6)


def test_what_has_no_chance_is_certain():
    assert every_throw(lambda tray: tray.seed) == [(Fraction(1), 0)]


def test_equal_outcomes_share_a_row():
    def run(tray):
        high = tray.roll("red", plain_text("first"), "rule").value > 4
        return Found(outcome="high" if high else "low", result=plain_text("so it is"))

    table = result_table(TITLE, run)
    assert {row.outcome: row.probability for row in table.chances} == {
        "low": Fraction(2, 3),
        "high": Fraction(1, 3),
    }
    assert render(table.title) == "What comes of it"


COMMON = {"name": "two", "color": "red", "rules": ("x:1",), "purpose": TITLE, "title": TITLE}
SUM = Die(**COMMON, words=lambda n: plain_text(str(n)), outcome=int, count=2)
DUEL = Pool(
    **COMMON,
    words={True: T("the first is higher"), False: T("the first is not higher")},
    names={True: "won", False: "held"},
    outcome=lambda dice: dice[0] > dice[1],
    count=2,
)
"""A contest: the first die against the second."""


def resolver(die):
    return DieResolver(
        game="toy", name="two", color="red", title=TITLE, rules=("x:1",), takes=Given, most=2,
        die=lambda _given: die,
    )  # fmt: skip


@pytest.mark.parametrize("die", [SUM, DUEL])
def test_the_odds_of_two_dice_are_those_of_every_throw_of_both(die):
    two = resolver(die)
    thrown = [
        two.resolve({"dice": {"red": list(faces)}}) for faces in product(range(1, 7), repeat=2)
    ]
    assert all(len(one.dice) == 2 and one.notes == () for one in thrown)
    counts = Counter(one.outcome for one in thrown)
    [table] = two.odds({}).tables
    assert {row.outcome: row.probability for row in table.chances} == {
        outcome: Fraction(number, 36) for outcome, number in counts.items()
    }


def test_two_dice_come_to_what_both_show():
    five = Tray("toy", "two", Dice(red=(2, 3)), 0)
    outcome, roll = SUM.take(five, "result")
    assert (outcome, roll.total, roll.outcome) == (5, 5, "5")
    assert [die.value for die in five.used] == [2, 3]
    won = resolver(DUEL).resolve({"dice": {"red": [4, 3]}})
    assert won.outcome == "won"


def test_more_dice_than_are_thrown_are_refused():
    with pytest.raises(ResolveError) as error:
        resolver(SUM).resolve({"dice": {"red": [1, 2, 3]}})
    assert (error.value.field, error.value.expected) == ("dice.red", {"max": 2})
