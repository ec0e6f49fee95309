"""A rule text as a terminal shows it."""

import pytest

from beachmaster.cli.badges import badge_words, clause_lines
from beachmaster.cli.pages import BOLD_OFF, BOLD_ON, linked, page
from beachmaster.engine.text import render
from beachmaster.paths import data_root
from beachmaster.rulebook.badges import BADGES, WHOLE, Clause
from beachmaster.rulebook.books import books
from beachmaster.rulebook.sources import read_sources

TABLE = """\
| Die | Result of the roll |
| --- | --- |
| **1** | the raider takes one hit and is revealed |
| 2\\|3 | [nothing](hoe:5.5) |
"""


def test_a_table_stands_in_columns_and_wraps_inside_them():
    assert page(TABLE, 30).split("\n") == [
        "Die  Result of the roll",
        "---  -------------------------",
        "1    the raider takes one hit",
        "     and is revealed",
        "2|3  nothing (hoe:5.5)",
    ]


def test_lists_hang_quotes_are_set_in_and_paragraphs_are_joined():
    text = "> One line\n> of gist.\n\n- first *thing* to\n  do\n1. then\nPlain\nwords."
    assert page(text, 16).split("\n") == [
        "  One line of",
        "  gist.",
        "",
        "- first thing to",
        "  do",
        "1. then Plain",
        "   words.",
    ]


def test_headings_stand_out_with_and_without_bold():
    assert page("## A b\n\n### Short\nText", 40) == "A b\n===\n\nShort\n-----\nText"
    assert page("### Short\n**x** y", 40, bold=True) == (
        f"{BOLD_ON}Short{BOLD_OFF}\n\n{BOLD_ON}x{BOLD_OFF} y"
    )


def test_a_link_names_its_rule_once():
    assert linked("[raids](hoe:5.5), [5.5](hoe:5.5)") == "raids (hoe:5.5), hoe:5.5"


@pytest.mark.parametrize("game", books())
def test_every_rule_fits_a_terminal_of_80_letters(game):
    sections = [s for s in read_sources(data_root() / "rules_db").sections if s.game == game]
    pages = [page(f"> {section.gist}\n\n{section.markdown}", 80) for section in sections]
    assert len(pages) > 90
    assert max(len(line) for text in pages for line in text.split("\n")) <= 80
    assert not any("](" in text or "**" in text for text in pages)


def test_every_badge_has_its_words():
    assert {badge for badge in BADGES if badge_words(badge) is None} == {""}
    assert "works it out" in render(badge_words("computed"))


def test_every_clause_has_its_words():
    lines = clause_lines(tuple(Clause(badge, "the die") for badge in WHOLE))
    assert len({render(line) for line in lines}) == len(WHOLE)
    assert all(render(line).startswith("- the die: ") for line in lines)
