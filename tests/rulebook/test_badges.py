"""The badges of the played games claim no more than the program does."""

import csv

import pytest

from beachmaster.rulebook.badges import PARTLY, Clause, clauses_of
from beachmaster.rulebook.build import rules_folder
from beachmaster.rulebook.sources import read_sources

ONLY_THE_MAP_TELLS = (
    *(
        "hoe:5.3",
        "hoe:5.3.2",
        "hoe:5.3.2.1",
        "hoe:5.3.2.2",
        "hoe:5.3.2.3",
        "hoe:5.3.2.4",
        "hoe:5.4",
        "hoe:5.4.1",
        "hoe:5.4.2.2",
    ),
    *("hoe:5.4.2.3", "hoe:5.4.2.7.1.1", "hoe:5.4.2.7.1.2", "hoe:5.4.2.9.3", "hoe:5.4.2.9.4"),
    *("hoe:3.3.4.2", "hoe:3.3.4.3", "hoe:3.3.6", "hoe:5.1", "hoe:5.6", "hoe:5.7"),
    *("bib:4.1.2", "bib:6.0", "bib:7.0", "bib:7.7", "bib:11.3", "bib:14.3", "bib:17.1"),
    *("bib:17.3", "bib:23.2"),
)
"""Rules that ask where units stand or how they go, which beside the player's table nobody sees."""
HELPED = {"reminded", "yours"}


@pytest.fixture(scope="module")
def sources():
    return read_sources(rules_folder())


def badges(sources):
    return {badge.id: badge for badge in sources.badges}


def test_clauses_are_read_with_their_badges():
    assert clauses_of(" enforced: two units; yours: that both are adjacent ") == (
        Clause("enforced", "two units"),
        Clause("yours", "that both are adjacent"),
    )
    assert clauses_of("") == ()
    with pytest.raises(ValueError, match="somehow: three"):
        clauses_of("enforced: two; somehow: three")


@pytest.mark.parametrize("rule", ONLY_THE_MAP_TELLS)
def test_the_table_board_claims_no_rule_that_only_the_map_tells(sources, rule):
    badge = badges(sources)[rule]
    (section,) = (each for each in sources.sections if each.id == rule and each.lang == "en")
    helped = {clause.badge for clause in section.clauses("table")} & HELPED
    assert badge.table == PARTLY
    assert helped, section.table


def test_a_rule_that_the_tracked_board_leaves_to_the_player_is_left_to_him_at_the_table(sources):
    for badge in sources.badges:
        if badge.tracked in HELPED:
            assert badge.table in HELPED, badge.id


def test_clauses_are_short_and_in_plain_words(sources):
    for section in sources.sections:
        for board in ("tracked", "table"):
            for clause in section.clauses(board):
                assert len(clause.words) <= 110, section.id
                assert not set("[]{}|*") & set(clause.words), section.id


def test_the_badge_tables_hold_one_line_a_rule(sources):
    for game in ("hell-on-earth", "bloodbath"):
        with (rules_folder() / game / "badges.tsv").open(encoding="utf-8", newline="") as stream:
            rules = [row[0] for row in csv.reader(stream, delimiter="\t")]
        assert len(rules) == len(set(rules))
