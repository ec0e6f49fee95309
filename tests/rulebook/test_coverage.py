"""How much of each rulebook the library tells."""

from beachmaster.rulebook import coverage
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
