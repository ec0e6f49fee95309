"""The tables of the rule texts are those that the program rolls on, set as the book sets them."""

from beachmaster.games.hell_on_earth.tables import combat_result
from beachmaster.rulebook.build import rules_folder
from beachmaster.rulebook.sources import read_sources

TOTALS = ["one", "two", "three", "four", "five", "six", "seven"]


def table_of(rule):
    """Return the first table of a rule: its head, and its rows by their first cell."""
    sections = read_sources(rules_folder()).sections
    (section,) = (each for each in sections if each.id == rule and each.lang == "en")
    lines = [line for line in section.full.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return rows[0], {row[0]: row[1:] for row in rows[2:]}


def test_the_combat_table_has_ratios_across_and_rolls_down():
    """hoe:5.4.2.8: as on the player's aid."""
    head, rows = table_of("hoe:5.4.2.8")
    assert [int(cell[0]) for cell in head[1:]] == [1, 2, 3, 4, 5, 6]
    assert [total.split()[0] for total in rows] == TOTALS
    for total, cells in enumerate(rows.values(), 1):
        for ratio, cell in enumerate(cells, 1):
            rolled = str(combat_result(total, ratio))
            assert cell.replace(" ", "") == rolled.replace(" ", "")
