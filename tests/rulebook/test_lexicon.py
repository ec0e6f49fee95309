"""Words of the glossary in prompts: every one is found, leads somewhere, and has its one line."""

import re
from pathlib import Path

import pytest

from beachmaster.games.catalogue import playable
from beachmaster.rulebook.books import books
from beachmaster.rulebook.lexicon import LINE, Lexicon, in_one_line, names_of
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.reading import RuleReader
from beachmaster.rulebook.sections import Entry, links_in

PLAYED = Path(__file__).parents[1] / "playthroughs"


@pytest.fixture(scope="module")
def reader():
    reader = RuleReader()
    yield reader
    reader.close()


def term(title, *aliases, text="What it is."):
    return Entry(title.casefold(), "g", "en", title, text, aliases)


def prompts_of(game):
    """Return what every prompt of the stored whole games says, on each ground."""
    found = set()
    for path in PLAYED.glob("*.txt"):
        told = path.read_text("utf-8")
        if told.startswith(game):
            asked = (line[2:] for line in told.splitlines() if line.startswith("? "))
            found |= {re.sub(r" \[[^\[\]]*\]$", "", line) for line in asked}
    return sorted(found)


def spans(words, *names):
    """Return where names stand in words; abbreviations count in capitals alone."""
    found = []
    for name in names:
        case = re.NOFLAG if name.isupper() or len(name) < 3 else re.IGNORECASE
        one = rf"(?<![\w-]){re.escape(name)}(?:s|es)?(?![\w-])"
        found += [match.span() for match in re.finditer(one, words, case)]
    return found


@pytest.mark.parametrize("game", playable())
def test_every_word_of_the_glossary_in_every_prompt_is_linked_and_no_link_is_dead(game, reader):
    lexicon, seen = reader.lexicon(game), set()
    said = prompts_of(game)
    assert len(said) > 100
    with RuleLibrary.open() as library:
        for words in said:
            found = lexicon.found_in(words)
            seen |= {entry.id for entry in found}
            linked = [span for entry in found for span in spans(words, *names_of(entry))]
            for entry in lexicon.entries:
                for start, end in spans(words, entry.title):
                    assert any(a < end and start < b for a, b in linked), (entry.title, words)
        for target in seen:
            assert library.entry(target).title
    assert len(seen) > 15


@pytest.mark.parametrize("game", books())
def test_each_term_has_one_line_of_plain_words_and_leads_to_rules_that_are_there(game, reader):
    with RuleLibrary.open() as library:
        for entry in reader.lexicon(game).entries:
            line = in_one_line(entry)
            assert 5 < len(line) <= LINE + 1, entry.title
            assert not re.search(r"[\[\]{}]|\b[a-z]{3}:\d|\bSee\W*$", line), line
            assert all(library.exists(target) for target in links_in(entry.text)), entry.title


def test_the_longest_name_counts_and_each_term_once():
    lexicon = Lexicon([term("Area"), term("Bloody Ridge", "area 15"), term("Active Area")])
    found = lexicon.found_in("Attack area 15 from the Active Area, area by area.")
    assert [entry.title for entry in found] == ["Bloody Ridge", "Active Area", "Area"]


def test_abbreviations_go_by_their_case_words_do_not_and_plurals_are_the_same():
    lexicon = Lexicon([term("OR", "organized retreat"), term("Step"), term("A1, D1", "A2")])
    assert not lexicon.found_in("One or the other; stepwise")
    titles = [entry.title for entry in lexicon.found_in("An OR marker, two steps, D1, A2.")]
    assert titles == ["OR", "Step", "A1, D1"]


def test_how_people_ask_is_no_name_but_answers_who_asks():
    lexicon = Lexicon([term("Attack Factor", "attack", "Strength")])
    assert not lexicon.found_in("Whom do you attack?")
    assert lexicon.found_in("A strength of 3")
    assert lexicon.named("attack").title == "Attack Factor"
    assert lexicon.named("ATTACK F").title == "Attack Factor"
    assert lexicon.named("moon") is None
    assert lexicon.named("") is None


def test_a_line_leaves_out_where_it_is_told_and_is_cut_at_a_clause():
    told = "Bombardment points, spent on targets: [hoe:5.2](hoe:5.2). More."
    assert in_one_line(term("BP", text=told)) == "Bombardment points, spent on targets."
    long = "The first half of this sentence says it all to whoever reads; " + "and more " * 9
    assert in_one_line(term("X", text=long)).endswith("to whoever reads.")


def test_a_number_ends_no_sentence():
    told = "Airfields No. 1 and No. 2 earn markers. More."
    assert in_one_line(term("Airfield", text=told)) == "Airfields No. 1 and No. 2 earn markers."
