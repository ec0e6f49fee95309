"""What the search is told about a text."""

import pytest

from beachmaster.rulebook.build import build_index
from beachmaster.rulebook.entries import is_outline
from beachmaster.rulebook.library import RuleLibrary
from rulebook.conftest import write_texts

CHAPTER = "The parts:\n\n- [bib:21.1](bib:21.1) Enemy fire"
SECTION = "## bib:{number} {title}\n\n> {title}.\n\n### Short\n\n{title}.\n\n### Full\n\n{full}\n\n"


@pytest.mark.parametrize(
    ("markdown", "outline"),
    [
        (CHAPTER, True),
        ("Roll a die.", False),
        ("", False),
        ("Fire:\n\n- [bib:21.1](bib:21.1) Enemy fire\n- A roll of 6 hits.", False),
    ],
)
def test_a_text_that_only_lists_its_parts_is_an_outline(markdown, outline):
    assert is_outline(markdown) is outline


@pytest.mark.parametrize(("full", "best"), [(CHAPTER, "bib:21.1"), ("It is.", "bib:21.0")])
def test_the_part_comes_before_the_outline_of_its_chapter(tmp_path, full, best):
    text = SECTION.format(number="21.0", title="Enemy fire", full=full)
    text += SECTION.format(number="21.1", title="Enemy fire", full="Roll a die.")
    rules = write_texts(tmp_path / "rules_db", {"bloodbath/en/01.md": text})
    build_index(rules, tmp_path / "index.sqlite")
    with RuleLibrary.open(tmp_path / "index.sqlite") as library:
        assert library.search("enemy fire")[0].id == best
