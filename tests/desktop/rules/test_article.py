"""A rule as a page: what is ours stands out, and follows the choice of the game at hand."""

from dataclasses import replace

import pytest

from beachmaster.desktop.rules.article import Game, article, term_article
from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import plain_text
from beachmaster.rulebook.sections import Entry, Section
from beachmaster.rulebook.sources import Badge

RULING = Ruling(
    id="H-05",
    rules=("hoe:3.3.6",),
    question=plain_text("May it support?"),
    default=plain_text("No."),
    reason=plain_text("A guess."),
    alternatives=(
        Alternative("no", plain_text("It may not.")),
        Alternative("yes", plain_text("It may support.")),
    ),
)
TABLE = "| a | b |\n| --- | --- |\n| {H-05: no} | 1 |"
MARKED = f"It moves. {{H-05: It gives [no support](hoe:5.4.2.7).}}\n\n{TABLE}"
SECTION = Section(
    "hoe:3.3.6", "hell-on-earth", "en", "Markers", "Shaken: {H-05: no support}.", MARKED, MARKED
)


def game(value):
    return Game(rulings={"h-05": RULING}, options={"h-05": value})


@pytest.mark.parametrize("beside", [None, game("no")])
@pytest.mark.parametrize("depth", ["short", "full"])
def test_our_words_stand_apart_with_their_ruling(beside, depth):
    html = article(SECTION, None, depth, beside)
    label = '</span> <span class="muted">(our reading, H-05)</span>'
    link = '<a href="hoe:5.4.2.7">no support</a>'
    assert f'It moves. <span class="ours">It gives {link}.{label}' in html
    assert f'<td><span class="ours">no{label}</td>' in html
    assert f'Shaken: <span class="ours">no support{label}.' in html
    assert "{" not in html


@pytest.mark.parametrize("depth", ["short", "full"])
def test_the_choice_in_force_takes_their_place(depth):
    html = article(SECTION, None, depth, game("yes"))
    told = '<span class="ours">It may support.</span> <span class="muted">(your choice, H-05)'
    assert html.count(told) == 3
    assert "no support" not in html


def test_a_rule_carried_out_in_part_says_so_clause_by_clause():
    clauses = "enforced: two units < three; yours: that both are adjacent"
    section, badge = replace(SECTION, table=clauses), Badge("hoe:3.3.6", "enforced", "partly")
    beside_table = article(section, badge, "short", Game(board="table"))
    assert "◈ In this game, the program does part of this." in beside_table
    assert "◆ two units &lt; three: the program takes care of it" in beside_table
    assert "○ that both are adjacent: yours to do" in beside_table
    assert "two units" not in article(section, badge, "short", Game(board="tracked"))
    assert "two units" in article(section, badge, "line", None)


def test_a_term_is_read_the_same_way():
    entry = Entry("x/y", "hell-on-earth", "en", "Shaken", "Weak: {H-05: none}.")
    assert "(our reading, H-05)" in term_article(entry)
    assert "(your choice, H-05)" in term_article(entry, game("yes"))


def test_a_remark_beside_the_rulings_stands_below_them():
    told = "- **H-05** May it? No.\n    - way one\n\nAn aside of this section."
    section = Section("hoe:1", "hell-on-earth", "en", "T", "G.", "S.", "F.", rulings_text=told)
    section = replace(section, rulings=("H-05",))
    for beside in (None, game("no")):
        html = article(section, None, "full", beside)
        assert html.index("H-05") < html.index("An aside of this section.")
        assert html.count("An aside") == 1


def test_links_show_numbers_and_the_game_only_where_it_is_another():
    told = "As [hoe:5.5](hoe:5.5), not as [bib:21.1](bib:21.1)."
    html = article(replace(SECTION, short=told), None, "short", None)
    assert '<a href="hoe:5.5">5.5</a>, not as <a href="bib:21.1">Bloodbath 21.1</a>' in html
    assert '<span class="where">3.3.6</span></p>' in html
