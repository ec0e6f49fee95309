"""Everything that dice and lots can show, each way once."""

from collections import Counter
from fractions import Fraction

from beachmaster.engine.resolver import Found, result_table
from beachmaster.engine.text import marks, plain_text, render
from beachmaster.engine.tray import every_throw

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


def test_a_procedure_without_chance_is_certain():
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
