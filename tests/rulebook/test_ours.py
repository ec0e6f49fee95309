"""What is ours in a rule text: marked, labelled, and in the words of the choice in force."""

import pytest

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import plain_text
from beachmaster.games import catalogue
from beachmaster.rulebook.build import rules_folder
from beachmaster.rulebook.faults import find_faults
from beachmaster.rulebook.ours import Reading, bare, faults_in, ours_in
from beachmaster.rulebook.reading import RuleReader
from beachmaster.rulebook.sections import parse_sections
from beachmaster.rulebook.sources import read_sources
from rulebook.conftest import TEXTS, write_texts

RULING = Ruling(
    id="H-05",
    rules=("hoe:3.3.6",),
    question=plain_text("May a shaken unit support?"),
    default=plain_text("No."),
    reason=plain_text("The book is silent."),
    alternatives=(
        Alternative("no", plain_text("It may not.")),
        Alternative("support", plain_text("It may support.")),
        Alternative("all", plain_text("It may do everything.")),
    ),
)
LINE = "Support: {H-05: none at all // support: with half its strength}."


def beside(value):
    return Reading.beside((RULING,), {"h-05": value})


def test_beside_no_game_the_defaults_words_stand_as_our_reading():
    assert Reading().text(LINE) == "Support: none at all (our reading, H-05)."


def test_a_game_at_the_default_reads_the_same():
    assert beside("no").text(LINE) == Reading().text(LINE)


def test_another_choice_brings_its_own_words_as_the_players():
    assert beside("support").text(LINE) == ("Support: with half its strength (your choice, H-05).")


def test_a_choice_without_words_in_the_text_has_those_of_the_ruling():
    assert beside("all").text(LINE) == "Support: It may do everything. (your choice, H-05)."


def test_the_index_holds_the_defaults_words_without_marks():
    assert bare(LINE) == "Support: none at all."


def test_a_section_is_read_so_in_every_part_but_the_rulings():
    text = (
        "## hoe:3.3.6 Markers\n\n> {H-05: No} support.\n\n- rulings: H-05\n\n### Short\n\n"
        "| a | {H-05: no} |\n\n### Full\n\n- {H-05: no}\n\n### Example\n\nSo {H-05: no}.\n\n"
        "### Rulings\n\n- **H-05**: No. Alternative: {yes}.\n"
    )
    (section,) = parse_sections(text, game="hell-on-earth", lang="en", file="x")
    read = beside("all").section(section)
    words = "It may do everything. (your choice, H-05)"
    assert (read.gist, read.full) == (f"{words} support.", f"- {words}")
    assert (read.short, read.example) == (f"| a | {words} |", f"So {words}.")
    assert read.rulings_text == section.rulings_text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a { b", "a stray {"),
        ("{H-5 no}", "a stray {"),
        ("{H-05: a\n\nb}", "H-05: marked words fill no more than one paragraph"),
        ("{H-05: a // b}", "H-05: no value: b"),
        ("{H-05: a // yes: b}", None),
    ],
)
def test_malformed_marks_are_named(text, fault):
    assert (fault in faults_in(text)) if fault else not faults_in(text)


def test_a_mark_of_a_ruling_that_the_section_does_not_name_is_a_fault(tmp_path):
    texts = dict(TEXTS)
    name = "hell-on-earth/en/03-move.md"
    texts[name] = TEXTS[name].replace("Remove one", "{H-9: Remove} one")
    faults = find_faults(read_sources(write_texts(tmp_path, texts)))
    assert faults == ["hell-on-earth/en/03-move.md:1: H-9 is not among its rulings"]


def test_every_mark_in_the_texts_names_a_ruling_and_values_that_it_has():
    known = {
        (game, item.id): item
        for game in catalogue.playable()
        for item in catalogue.load(game).options()
        if isinstance(item, Ruling)
    }
    games = {game for game, _id in known}
    sources = read_sources(rules_folder())
    for section in sources.sections:
        for ours in ours_in(section.telling):
            if section.game in games:
                ruling = known[section.game, ours.id]
                values = [each.value for each in ruling.alternatives]
                assert set(ours.others) <= set(values[1:]), (section.id, ours.id)


def test_the_reader_beside_a_game_gives_the_words_of_its_choice(library):
    tie = Ruling(
        id="H-1",
        rules=("hoe:5.4.2",),
        question=plain_text("Does a tie hit?"),
        default=plain_text("No."),
        reason=plain_text("A guess."),
        alternatives=(
            Alternative("miss", plain_text("It misses.")),
            Alternative("hit", plain_text("It hits.")),
        ),
    )
    for chosen, words in (("miss", "A tie misses. (our reading,"), ("hit", "A tie hits. (your")):
        reader = RuleReader(reading=Reading.beside((tie,), {"h-1": chosen}))
        reader._library = library
        assert words in reader.section("hoe:5.4.2").short
        assert words in reader.plain("hoe:5.4.2")["short"]


def test_a_hit_shows_no_mark(library):
    (hit, *_rest) = library.search("tie misses")
    assert hit.id == "hoe:5.4.2"
    assert "{" not in hit.snippet
    assert "hit" not in hit.snippet.lower()


def marked_sections():
    """Return for each ruling, by game and id, the sections whose telling marks it."""
    found = {}
    for section in read_sources(rules_folder()).sections:
        for ours in ours_in(section.telling) if section.lang == "en" else ():
            found.setdefault((section.game, ours.id), set()).add(section.id)
    return found


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_what_a_player_can_choose_otherwise_is_marked_wherever_the_rule_tells_it(game):
    choosable = {
        item.id
        for item in catalogue.load(game).options()
        if isinstance(item, Ruling) and item.alternatives
    }
    assert choosable - {ruling for _game, ruling in marked_sections()} == set()


@pytest.mark.parametrize(
    ("ruling", "sections"),
    [
        ("B-47", {"bib:20.3.1"}),
        ("B-48", {"bib:20.3", "bib:20.3.1"}),
        ("B-12", {"bib:21.4"}),
        ("B-49", {"bib:23.2"}),
        ("B-54", {"bib:23.2"}),
        ("B-59", {"bib:23.2"}),
        ("H-82", {"hoe:5.8.2"}),
        ("H-72", {"hoe:5.8.2"}),
        ("H-05", {"hoe:3.3.6", "hoe:5.4", "hoe:5.4.2.2", "hoe:5.4.2.3"}),
        ("H-02", {"hoe:2.3", "hoe:3.3.4.8", "hoe:7.4"}),
    ],
)
def test_defaults_of_ours_are_not_told_as_the_books_rules(ruling, sections):
    game = {"B": "bloodbath", "H": "hell-on-earth"}[ruling[0]]
    assert sections <= marked_sections().get((game, ruling), set())
