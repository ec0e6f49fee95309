"""A translation in the making: what it lacks is read in English, what is wrong in it is said."""

import pytest

from beachmaster.rulebook import build
from beachmaster.rulebook.build import build_index
from beachmaster.rulebook.faults import find_faults, find_gaps
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.sources import read_sources
from rulebook.conftest import TEXTS, write_texts

SECTIONS, GLOSSARY = "hell-on-earth/de/03.md", "hell-on-earth/de/glossary.md"
RALLY = """\
## hoe:5.3.1 Sammeln

> Nimm einer ruhenden Einheit eine Rückzugsmarke ab.

{source}### Short

Eine Marke je Einheit. バンザイ

### Full

Wer sammelt, bewegt sich nicht; siehe [Sturm](hoe:5.4.2).
"""
TERM = "## Festgenagelt\n\n- english: Pinned\n\nEine Einheit, die nicht weiterkann.\n"


@pytest.fixture
def folder(tmp_path):
    german = {
        SECTIONS: RALLY.format(source=""),
        GLOSSARY: TERM,
    }
    return write_texts(tmp_path / "rules_db", TEXTS | german)


@pytest.fixture
def german(folder, tmp_path):
    build_index(folder, tmp_path / "rules.sqlite")
    with RuleLibrary.open(tmp_path / "rules.sqlite") as library:
        yield library


def test_the_contents_hold_every_section_in_the_books_order(german):
    listed = [(each.id, each.lang) for each in german.sections("hell-on-earth", "de")]
    assert listed == [("hoe:5.3.1", "de"), ("hoe:5.4.2", "en"), ("hoe:5.4.2.8", "en")]
    english = [each.id for each in german.sections("hell-on-earth")]
    assert [rule_id for rule_id, _lang in listed] == english
    assert german.sections("bloodbath", "de") == german.sections("bloodbath")


def test_the_glossary_and_the_concepts_hold_every_term(german):
    assert [each.title for each in german.glossary("hell-on-earth", "de")] == [
        "Festgenagelt",
        "Zone of control",
    ]
    assert german.entry("hell-on-earth/pinned", "de").title == "Festgenagelt"
    assert german.concepts("de") == german.concepts()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("sammeln", "hoe:5.3.1"),
        ("assault", "hoe:5.4.2"),
        ("5.4.2", "hoe:5.4.2"),
        ("5.3.1", "hoe:5.3.1"),
        ("festgenagelt", "hell-on-earth/pinned"),
        ("zone of control", "hell-on-earth/zone-of-control"),
        ("banzai attacks", "bib:20.5"),
        ("retreating", "concept/retreating"),
    ],
)
def test_the_search_finds_what_is_translated_and_what_is_not(german, words, found):
    hits = [hit.id for hit in german.search(words, lang="de")]
    assert hits[0] == found
    assert len(hits) == len(set(hits))


def test_what_is_translated_is_not_found_in_english_as_well(german):
    titles = [hit.title for hit in german.search("5.3.1", lang="de")]
    assert titles == ["Sammeln"]
    assert "hoe:5.3.1" not in [hit.id for hit in german.search("rally", lang="de")]
    assert german.search("rally", lang="en")[0].title == "Rally"
    assert german.search("sammeln", lang="en") == []


def test_letters_that_a_voicing_mark_makes_are_not_found_for_one_another(german):
    assert [hit.id for hit in german.search("ﾊﾞﾝｻﾞｲ", lang="de")] == ["hoe:5.3.1"]
    assert german.search('"ハンサイ"', lang="de") == []


def test_a_rule_is_shown_in_its_language_or_in_english(german):
    assert german.show("hoe:5.3.1", "de").startswith("## hoe:5.3.1 Sammeln")
    assert german.show("hoe:5.4.2", "de").startswith("## hoe:5.4.2 Assault")
    assert german.section("hoe:5.3.1", "de").printed == "none (our number; follows 5.3)"


def test_links_lead_from_translated_and_untranslated_rules(german):
    assert german.links_to("hoe:5.4.2") == ("hoe:5.3.1", "concept/retreating")
    assert "hell-on-earth/pinned" in german.links_to("hoe:5.3.1")


def test_the_check_knows_no_fault_in_a_translation_that_is_only_not_ready(folder):
    sources = read_sources(folder)
    assert find_faults(sources) == []
    gaps = find_gaps(sources)
    assert "hell-on-earth/de: not translated yet: hoe:5.4.2, hoe:5.4.2.8, " in gaps[0]
    assert gaps[1] == "bloodbath/de: not translated yet: bib:20.5"
    assert (
        "03.md:1: hoe:5.3.1 does not say from which text it was made; today: `- source: " in gaps[2]
    )


def test_the_check_names_unknown_and_doubled_ids_of_a_translation(folder):
    more = RALLY.format(source="").replace("5.3.1", "5.9.9")
    text = RALLY.format(source="") + RALLY.format(source="") + more
    write_texts(
        folder,
        {SECTIONS: text, GLOSSARY: "## Neu\n\nEin Wort.\n"},
    )
    assert find_faults(read_sources(folder)) == [
        "hell-on-earth/de/03.md:12: hoe:5.3.1 is already at hell-on-earth/de/03.md:1",
        "hell-on-earth/de/03.md:23: there is no hoe:5.9.9 in English",
        "hell-on-earth/de/glossary.md:1: name the English term of Neu (`- english: ...`)",
    ]


def _source(folder):
    english = [s for s in read_sources(folder).sections if (s.id, s.lang) == ("hoe:5.3.1", "en")]
    return english[0].fingerprint


def test_a_translation_whose_english_text_has_changed_is_marked(folder, tmp_path):
    line = f"- source: {_source(folder)}\n\n"
    write_texts(folder, {SECTIONS: RALLY.format(source=line)})
    assert not any("03.md" in gap for gap in find_gaps(read_sources(folder)))
    changed = TEXTS["hell-on-earth/en/03-move.md"].replace("Remove one", "Remove each")
    write_texts(folder, {"hell-on-earth/en/03-move.md": changed})
    (gap,) = [gap for gap in find_gaps(read_sources(folder)) if "03.md" in gap]
    assert "the English text has changed" in gap
    assert _source(folder) in gap
    build_index(folder, tmp_path / "rules.sqlite")
    with RuleLibrary.open(tmp_path / "rules.sqlite") as library:
        assert library.section("hoe:5.3.1", "de").outdated
        assert not library.section("hoe:5.3.1").outdated
        assert not library.section("hoe:5.4.2", "de").outdated


def test_the_command_tells_gaps_and_fails_for_faults_alone(folder, monkeypatch, capsys):
    monkeypatch.setattr(build, "rules_folder", lambda: folder)
    assert build.main(["--check"]) == 0
    assert "not translated yet" in capsys.readouterr().err
    write_texts(folder, {SECTIONS: RALLY.replace("5.3.1", "5.9.9").format(source="")})
    assert build.main(["--check"]) == 2
    assert "there is no hoe:5.9.9 in English" in capsys.readouterr().err
