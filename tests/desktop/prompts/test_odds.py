"""Chances of every shape become bars with words and shares."""

from fractions import Fraction

from beachmaster.desktop.prompts.odds import OddsChart, chances_of, percent
from beachmaster.engine.resolution import Chance, Odds, OddsTable
from beachmaster.engine.text import plain_text


def test_plain_lists_become_one_distribution():
    third = Fraction(1, 3)
    rows = [
        {"outcome": "none", "text": plain_text("no effect"), "probability": third},
        {"outcome": "one-hit", "text": plain_text("1 hit"), "probability": 2 * third},
    ]
    [table], notes = chances_of(rows)
    assert [(bar.words, bar.chance) for bar in table.bars] == [
        ("no effect", third),
        ("1 hit", 2 * third),
    ]
    assert notes == []


def test_tables_keep_their_titles_and_notes():
    chance = Chance("stays", plain_text("it stays"), Fraction(1))
    table = OddsTable(name="t", title=plain_text("Response"), chances=(chance,))
    odds = Odds(
        procedure="assault",
        title=plain_text("Assault"),
        given={},
        tables=(table,),
        notes=(plain_text("Not all of it."),),
    )
    tables, notes = chances_of(odds)
    assert tables[0].title == "Response"
    assert tables[0].bars[0].words == "it stays"
    assert notes == ["Not all of it."]


def test_no_odds_are_no_bars():
    assert chances_of(None) == ([], [])
    assert chances_of([]) == ([], [])


def test_shares_are_hundredths():
    assert percent(Fraction(1)) == "100%"
    assert percent(Fraction(1, 6)) == "16.7%"


def test_a_screen_reader_hears_the_chart(theme, qtbot):
    chart = OddsChart()
    qtbot.addWidget(chart)
    tables, _notes = chances_of([{"outcome": "A1", "probability": Fraction(1, 4)}])
    chart.show_odds(tables)
    assert chart.accessibleDescription() == "A1: 25.0% (1/4)"
    narrow, wide = chart.heightForWidth(200), chart.heightForWidth(900)
    assert narrow >= wide > 0
