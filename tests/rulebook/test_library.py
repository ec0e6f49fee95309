"""The public face of the rule library."""

import subprocess
import sys

import pytest

from beachmaster.rulebook.badges import Clause
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.problems import RuleIndexError, UnknownRuleError
from beachmaster.rulebook.sections import parse_sections
from beachmaster.rulebook.sources import Badge
from rulebook.conftest import TEXTS


def test_a_section_comes_back_as_it_was_written(library):
    name = "hell-on-earth/en/05-fight.md"
    written = parse_sections(TEXTS[name], game="hell-on-earth", lang="en", file=name)
    assert library.section("hoe:5.4.2") == written[0]
    assert library.sections("hell-on-earth")[1:] == written


def test_a_language_without_the_section_falls_back_to_english(library):
    assert library.section("hoe:5.4.2", lang="ja").lang == "en"
    assert library.glossary("hell-on-earth", lang="ja") == library.glossary("hell-on-earth")


def test_links_run_both_ways(library):
    assert library.links_from("hoe:5.4.2") == ("hoe:5.4.2.8", "hoe:5.3.1")
    assert library.links_to("hoe:5.3.1") == ("hoe:5.4.2", "hell-on-earth/pinned")


def test_badges_are_read_for_each_board(library):
    assert library.badge("hoe:5.4.2") == Badge(
        "hoe:5.4.2", "computed", "partly", "assault", "test_x"
    )
    assert library.badge("hoe:5.3.1") is None


def test_a_rule_carried_out_in_part_says_which_clauses_are_whose(library):
    section = library.section("hoe:5.4.2", "de")
    assert section.clauses("tracked") == ()
    assert section.clauses("table") == (
        Clause("computed", "the die"),
        Clause("yours", "who is adjacent"),
    )


def test_glossary_and_concepts_are_listed(library):
    assert [term.title for term in library.glossary("hell-on-earth")] == [
        "Pinned",
        "Zone of control",
    ]
    assert [concept.id for concept in library.concepts()] == ["concept/retreating"]
    assert library.entry("concept/retreating").links == ("hoe:5.4.2", "bib:20.5")


def test_show_prints_a_whole_rule_or_term(library):
    shown = library.show("hoe:5.4.2")
    assert shown.startswith("## hoe:5.4.2 Assault\n\n> Attack")
    for part in ("### Short", "### Full", "### Example", "### Rulings", "### See also"):
        assert part in shown
    assert library.show("hell-on-earth/pinned").startswith("## Pinned\n\nA unit that")


def test_an_unknown_id_is_an_error_of_its_own(library):
    assert not library.exists("hoe:99")
    for look in (library.section, library.show, library.entry):
        with pytest.raises(UnknownRuleError, match="There is no rule hoe:99"):
            look("hoe:99")


def test_headings_keep_the_books_order(library):
    assert [heading.id for heading in library.headings("hell-on-earth")] == [
        "hoe:5.3.1",
        "hoe:5.4.2",
    ]


def test_the_index_is_only_read(library, index):
    before = index.read_bytes()
    library.search("assault")
    library.section("hoe:5.4.2")
    assert index.read_bytes() == before


def test_a_missing_index_that_is_named_is_a_clear_error(tmp_path):
    with pytest.raises(RuleIndexError, match=r"gone\.sqlite"):
        RuleLibrary.open(tmp_path / "gone.sqlite")


def test_searching_does_not_wait_for_the_database_library(index):
    code = (
        "import sys; from pathlib import Path;"
        "from beachmaster.rulebook.library import RuleLibrary;"
        "hits = RuleLibrary.open(Path(sys.argv[1])).search('asault');"
        "slow = {'sqlmodel', 'sqlalchemy', 'pydantic', 'markdown'} & set(sys.modules);"
        "print(len(hits), sorted(slow))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(index)],
        capture_output=True,
        check=True,
        text=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    )
    count, slow = done.stdout.split(maxsplit=1)
    assert int(count) > 0
    assert slow.strip() == "[]"
