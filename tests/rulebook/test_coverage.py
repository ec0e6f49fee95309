"""How much of each rulebook the library tells."""

import os
import re
from pathlib import Path

import pytest

from beachmaster.paths import data_root
from beachmaster.rulebook import coverage
from beachmaster.rulebook.own_book.cleaning import is_contents_line, lead_of
from beachmaster.rulebook.sources import read_sources
from rulebook.conftest import TEXTS, write_texts


def test_a_heading_without_a_section_is_named(tmp_path, capsys):
    texts = dict(TEXTS)
    texts["bloodbath/sections.tsv"] = (
        "printed\ttitle\tid\n20.5\tBanzai\tbib:20.5\n21.0\tGone\tbib:21\n"
    )
    write_texts(tmp_path, texts)
    assert coverage.main([str(tmp_path)]) == 2
    printed = capsys.readouterr().out
    assert "missing: bloodbath 21.0 Gone: bib:21" in printed
    assert "no headings listed: rage/sections.tsv" in printed


def test_sections_terms_and_words_are_counted(rules):
    counted = coverage.coverage_of(read_sources(rules), "hell-on-earth")
    assert (counted.headings, counted.sections, counted.terms, counted.missing) == (2, 3, 2, ())
    assert 80 < counted.words < 160


def test_no_heading_of_the_five_rulebooks_is_missing():
    assert coverage.main() == 0


@pytest.mark.parametrize(
    ("stem", "game"),
    [
        ("bloodbath-in-the-bonins", "bloodbath"),
        ("hell-on-earth", "hell-on-earth"),
        ("last-battle-ie-shima", "ie-shima"),
        ("rage-against-the-marines", "rage"),
    ],
)
def test_every_number_of_a_real_rulebook_has_its_section(stem, game):
    """The table of headings is ours: here the book itself says which numbers there are."""
    folder = os.environ.get("BEACHMASTER_RULEBOOKS")
    if not folder:
        pytest.skip("BEACHMASTER_RULEBOOKS names no folder of rulebooks")
    sources = read_sources(data_root() / "rules_db")
    told = {section.number for section in sources.sections if section.game == game}
    lines = (Path(folder) / f"{stem}.txt").read_text(encoding="utf-8").splitlines()
    leads = [lead_of(line) for line in lines if not is_contents_line(line)]
    printed = {lead.number for lead in leads if lead.words[:1].isupper() and not lead.damaged}
    dotted = {number for number in printed if re.fullmatch(r"\d+(\.\d+)+", number)}
    assert len(dotted) > 15
    assert {
        number
        for number in dotted
        if not any(
            f".{one}".endswith((f".{number}", f".{number.removesuffix('.0')}")) for one in told
        )
    } == set()
