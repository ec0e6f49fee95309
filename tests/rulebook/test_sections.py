"""The Markdown format of our rule texts."""

import pytest

from beachmaster.rulebook.sections import (
    RuleTextError,
    links_in,
    parse_entries,
    parse_sections,
    slug,
)

GOOD = """\
## hoe:5.5 Raid phase

> One line.

- aliases: raids, night raid
- printed: 5.5
- rulings: H-38, H-70

### Short

Short text, see [moving](hoe:5.3.2).

### Full

Full text, [moving](hoe:5.3.2) and [the web](https://example.org).
"""


def parsed(text):
    return parse_sections(text, game="hell-on-earth", lang="en", file="x.md")


def test_a_section_has_every_part():
    (section,) = parsed(GOOD)
    assert (section.id, section.number, section.title) == ("hoe:5.5", "5.5", "Raid phase")
    assert section.gist == "One line."
    assert section.aliases == ("raids", "night raid")
    assert section.rulings == ("H-38", "H-70")
    assert section.short.startswith("Short text")
    assert section.full.endswith("(https://example.org).")
    assert section.line == 1


def test_links_are_ids_each_once():
    assert parsed(GOOD)[0].links == ("hoe:5.3.2",)
    assert links_in("[a](bib:1) [b](ram:2.1) [a](bib:1)") == ("bib:1", "ram:2.1")


@pytest.mark.parametrize(
    ("cut", "line", "problem"),
    [
        ("> One line.\n", 1, "gist"),
        ("### Short\n\nShort text, see [moving](hoe:5.3.2).\n", 1, "### Short"),
        ("Short text, see [moving](hoe:5.3.2).\n", 1, "### Short"),
        ("hoe:5.5 ", 1, "not a rule id"),
    ],
)
def test_a_section_that_lacks_something_names_file_and_line(cut, line, problem):
    with pytest.raises(RuleTextError) as caught:
        parsed(GOOD.replace(cut, ""))
    assert caught.value.file == "x.md"
    assert caught.value.line == line
    assert problem in caught.value.problem
    assert str(caught.value).startswith(f"x.md:{line}: ")


def test_stray_text_before_the_first_part_is_named():
    with pytest.raises(RuleTextError, match=r"x\.md:9: neither gist, field nor part"):
        parsed(GOOD.replace("### Short", "stray\n\n### Short"))


def test_a_clause_without_a_badge_is_named():
    clauses = "- table: enforced: two units; the marker\n\n### Short"
    with pytest.raises(RuleTextError, match="table: a clause without a badge: the marker"):
        parsed(GOOD.replace("### Short", clauses))


def test_an_unknown_or_repeated_part_is_named():
    with pytest.raises(RuleTextError, match=r"x\.md:9: unknown or repeated part ### Shrot"):
        parsed(GOOD.replace("### Short", "### Shrot"))
    with pytest.raises(RuleTextError, match="repeated part ### Full"):
        parsed(GOOD + "\n### Full\n\nagain\n")


def test_glossary_terms_have_ids_made_of_their_words():
    (term,) = parse_entries(
        "## Élan (AT)\n\n- aliases: dash\n\nText.\n", game="rage", lang="en", file="glossary.md"
    )
    assert (term.id, term.title, term.aliases, term.text) == (
        "rage/elan-at",
        "Élan (AT)",
        ("dash",),
        "Text.",
    )


def test_a_concept_belongs_to_no_game():
    (concept,) = parse_entries("## Supply\n\nText.\n", game="", lang="en", file="concepts.md")
    assert (concept.id, concept.game) == ("concept/supply", "")


def test_an_entry_without_text_is_named():
    with pytest.raises(RuleTextError, match=r"glossary\.md:1: entry without"):
        parse_entries("## Nothing\n", game="rage", lang="en", file="glossary.md")


def test_a_title_without_latin_letters_still_has_a_name():
    assert slug("補給") == "u88dc-7d66"
