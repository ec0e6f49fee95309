"""Search as one types: prefixes, numbers, phrases, synonyms, slips; and never an error."""

import hashlib
import sqlite3
from contextlib import closing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachmaster.paths import data_root
from beachmaster.rulebook.books import books
from beachmaster.rulebook.build import build_index
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.measure import ask, read_questions
from beachmaster.rulebook.notes import Notebook
from beachmaster.rulebook.query import read_query
from beachmaster.rulebook.ranking import Candidate, Ranking
from beachmaster.rulebook.terms import Term, Wording
from rulebook.conftest import TEXTS, write_texts

FOLDER = data_root() / "tests" / "rulebook" / "questions"
QUESTIONS = sorted(FOLDER.glob("*.tsv"))
PLAYERS = sorted([*FOLDER.glob("players/*.tsv"), *FOLDER.glob("tuned/*.tsv")])
EVERYDAY = sorted([*FOLDER.glob("everyday/*.tsv"), *FOLDER.glob("everyday3/*.tsv")])
HELD_BACK = sorted(FOLDER.glob("held_back/*.tsv"))
ASKED = sorted(FOLDER.glob("asked/*.tsv"))
SEALED = sorted(FOLDER.glob("others_words/*.tsv"))


def first(library, words, **narrowed):
    hits = library.search(words, **narrowed)
    return hits[0].id if hits else None


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("assault", "hoe:5.4.2"),
        ("assau", "hoe:5.4.2"),
        ("a", "hoe:5.4.2"),
        ("assaulti", "hoe:5.4.2"),
        ("charge", "hoe:5.4.2"),
        ("suicide charge", "bib:20.5"),
        ("resul tab", "hoe:5.4.2.8"),
        ("5.4.2", "hoe:5.4.2"),
        ("5.4.", "hoe:5.4.2"),
        ("hoe 5.4.2.8", "hoe:5.4.2.8"),
        ("hoe:5.3", "hoe:5.3.1"),
        ("bib 20.5", "bib:20.5"),
        ("§5.3.1", "hoe:5.3.1"),
        ("rule 5.3.1", "hoe:5.3.1"),
        ('"across the river"', "hoe:5.4.2"),
        ('"river the across"', None),
        ("LOS", "hoe:5.4.2.8"),
        ("los", "hoe:5.4.2.8"),
        ("lose", None),
        ("5.4.2b", "hoe:5.4.2"),
        ("bloodbath charge", "bib:20.5"),
        ("H-1", "hoe:5.4.2"),
        ("ruling h-1", "hoe:5.4.2"),
        ("H-9", None),
        ("bunker", "hoe:5.4.2"),
        ("cafe", "hoe:5.4.2"),
        ("CAFÉ", "hoe:5.4.2"),
        ("asault", "hoe:5.4.2"),
        ("asau", "hoe:5.4.2"),
        ("ralyl", "hoe:5.3.1"),
        ("can a pinned unit retreat across the river?", "hoe:5.4.2"),
        ("what happens when a unit rallies", "hoe:5.3.1"),
        ("日本軍", "hoe:5.3.1"),
        ("補給", "hoe:5.3.1"),
        ("zone of control", "hell-on-earth/zone-of-control"),
        ("retreating", "concept/retreating"),
        ("nothing like xyzzyplugh", None),
        ("", None),
        ("   ", None),
        ("?!", None),
    ],
)
def test_what_a_player_types_finds_the_right_thing_first(library, words, expected):
    if expected is None:
        assert all(hit.score < 5 for hit in library.search(words))
    else:
        assert first(library, words) == expected


def test_a_game_narrows_the_search(library):
    assert first(library, "charge", game="bloodbath") == "bib:20.5"
    games = {hit.game for hit in library.search("unit", game="bloodbath")}
    assert games <= {"bloodbath", ""}


@pytest.mark.parametrize("words", ["what is OR", "what is or", "OR", "the OR", "or?"])
def test_an_abbreviation_means_what_its_game_says_though_it_is_a_common_word(library, words):
    assert first(library, words, game="hell-on-earth") == "hoe:5.4.2.8"
    assert first(library, words, game="bloodbath") == "bib:20.5"


def test_in_all_games_a_word_finds_what_each_game_means_by_it(library):
    assert {"hoe:5.4.2.8", "bib:20.5"} <= {hit.id for hit in library.search("what is OR")}
    assert "bib:20.5" in {hit.id for hit in library.search("OR", game="bloodbath")}


def test_a_joining_or_is_left_out(library):
    rallied = library.search("rally or retreat", game="hell-on-earth")
    assert [hit.id for hit in rallied] == [
        hit.id for hit in library.search("rally retreat", game="hell-on-earth")
    ]


def entry(rowid, rule, title, aliases=""):
    stems = [f" {words} " for words in (title, aliases, "", f"{title} {aliases}")]
    return Candidate(rowid, "section", rule, "", "", *stems)


def ranked(entries, words):
    terms = [Term((Wording(f'"{word}"', f" {word} ", 1.0),), 1.0) for word in words.split()]
    ranking = Ranking(entries, lambda _stem: 1.0)
    return [found.id for _score, found in ranking.ranked(terms, f" {words} ")]


def test_a_rule_is_found_by_what_its_chapter_is_called():
    entries = [entry(1, "x:2.1", "cost"), entry(2, "x:1.0", "move"), entry(3, "x:1.1", "cost")]
    assert ranked(entries, "move cost").index("x:1.1") < ranked(entries, "move cost").index("x:2.1")


def test_a_third_near_wording_counts_too():
    two, three = "hide map | hide men", "hide map | hide men | hide gun"
    assert ranked([entry(1, "x:1", "a", two), entry(2, "x:2", "b", three)], "hide")[0] == "x:2"


def test_a_synonym_counts_in_its_own_language_alone(tmp_path):
    german = {"hell-on-earth/de/05.md": TEXTS["hell-on-earth/en/05-fight.md"]}
    build_index(write_texts(tmp_path / "rules_db", TEXTS | german), tmp_path / "index.sqlite")
    with RuleLibrary.open(tmp_path / "index.sqlite") as library:
        assert first(library, "Sturm", lang="de") == "hoe:5.4.2"
        assert first(library, "Sturm") is None


def test_the_limit_is_kept(library):
    assert len(library.search("unit", limit=2)) == 2
    assert library.search("unit", limit=0) == []
    assert library.search("unit", limit=-3) == []


def test_snippets_mark_the_hit(library):
    (hit, *_rest) = library.search("pillbox")
    assert "**pillbox**" in hit.snippet
    (hit, *_rest) = library.search("補給")
    assert "補給" in hit.snippet.replace("*", "")


def test_nothing_found_is_without_a_snippet(library):
    """A title alone may hold the hit: then the gist, or a term's first words, stand beside it."""
    hits = library.search("rally") + library.search("pinned") + library.search("retreating")
    assert len(hits) > 4
    assert all(hit.snippet for hit in hits)


def test_scores_fall_down_the_list(library):
    scores = [hit.score for hit in library.search("assault unit retreat")]
    assert scores == sorted(scores, reverse=True)


def test_notes_are_found_with_the_rest_and_at_once(index, tmp_path):
    place = tmp_path / "player.sqlite"
    with RuleLibrary.open(index, notes=place) as library:
        assert library.search("flamingo") == []
        with Notebook(place) as notebook:
            note = notebook.add("hoe:5.3.1", "Think of the flamingo!")
            (hit,) = library.search("flamingos")
            assert (hit.id, hit.kind) == ("hoe:5.3.1", "note")
            assert hit.snippet == "Think of the flamingo!"
            assert library.search("flamingo", game="bloodbath") == []
            notebook.remove(note.id)
            notebook.bookmark("bib:20.5", "flamingo rule")
            assert [hit.id for hit in library.search("flam")] == ["bib:20.5"]


def test_a_damaged_notes_file_does_not_stop_the_search(index, tmp_path):
    place = tmp_path / "player.sqlite"
    place.write_bytes(b"rubbish" * 500)
    with RuleLibrary.open(index, notes=place) as library:
        assert first(library, "assault") == "hoe:5.4.2"


PARTS = st.sampled_from(
    [
        '"',
        "'",
        "*",
        "(",
        ")",
        " AND ",
        " OR ",
        " NOT ",
        "NEAR(",
        ":",
        "-",
        "^",
        "5.4",
        "hoe",
        "hoe:",
        "assault",
        "%",
        "_",
        "\0",
        "é",
        "日",
        "los",
        "\\",
    ]
)


@given(st.one_of(st.text(max_size=60), st.lists(PARTS, max_size=12).map("".join)))
@settings(max_examples=300)
def test_no_text_raises_an_error(library, text):
    hits = library.search(text)
    assert all(hit.id for hit in hits)


@given(st.text(min_size=200, max_size=3000))
def test_a_very_long_text_is_cut_short(library, text):
    assert len(read_query(text).words) <= 24
    assert len(library.search(text)) <= 20


def test_the_index_knows_no_word_but_those_of_its_texts(index):
    with closing(sqlite3.connect(index)) as database:
        words = {row[0] for row in database.execute("SELECT word FROM word")}
    assert "assault" in words
    assert not any("*" in word or "|" in word for word in words)


@pytest.fixture(scope="module")
def whole_library():
    with RuleLibrary.open() as library:
        yield library


@pytest.mark.parametrize("path", PLAYERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_questions_in_players_own_words_find_their_rule(whole_library, path):
    """Worded from the rulebooks alone, with slips and words of other games; all tuned on."""
    answers = ask(whole_library, read_questions(path), path.stem)
    missed = [answer.question.text for answer in answers if not answer.within(1)]
    assert len(missed) <= 0.15 * len(answers), missed
    assert sum(answer.within(3) for answer in answers) >= 0.95 * len(answers)


@pytest.mark.parametrize("path", EVERYDAY, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_everyday_questions_on_every_rule_mostly_find_it(whole_library, path):
    """Tuned on, and short of 85 and 95 % in Rage: a third of the first ones is roundabout."""
    answers = ask(whole_library, read_questions(path), path.stem)
    assert sum(answer.within(1) for answer in answers) >= 0.82 * len(answers)
    assert sum(answer.within(3) for answer in answers) >= 0.93 * len(answers)


@pytest.mark.parametrize("path", HELD_BACK, ids=lambda path: path.stem)
def test_so_do_most_of_those_that_nothing_was_tuned_to(whole_library, path):
    """Their other half: never look at what is missed here, or they are of no more use."""
    answers = ask(whole_library, read_questions(path), path.stem)
    assert sum(answer.within(1) for answer in answers) >= 0.86 * len(answers)
    assert sum(answer.within(3) for answer in answers) >= 0.93 * len(answers)


@pytest.mark.parametrize("path", ASKED, ids=lambda path: path.stem)
def test_sixty_questions_as_people_ask_find_their_rule(whole_library, path):
    """Written from the rulebook, with slips and words of other games; never tuned on.

    The aim is 85 % first and 95 % in three in each game. Only totals were looked at while the
    search was tuned on other questions: never look at what is missed.
    """
    answers = ask(whole_library, read_questions(path), path.stem)
    assert len(answers) == 60
    assert sum(answer.within(1) for answer in answers) >= 51
    assert sum(answer.within(3) for answer in answers) >= 57


def test_of_what_people_ask_87_in_100_come_first_and_97_in_three(whole_library):
    """What the three games reach together, less a little."""
    answers = [
        answer for path in ASKED for answer in ask(whole_library, read_questions(path), path.stem)
    ]
    assert sum(answer.within(1) for answer in answers) >= 0.87 * len(answers)
    assert sum(answer.within(3) for answer in answers) >= 0.97 * len(answers)


@pytest.mark.parametrize("path", QUESTIONS, ids=lambda path: path.stem)
def test_at_least_forty_real_questions_find_their_rule_first(whole_library, path):
    answers = ask(whole_library, read_questions(path), path.stem)
    missed = [answer.question.text for answer in answers if not answer.within(3)]
    assert sum(answer.within(1) for answer in answers) >= max(40, 0.9 * len(answers)), missed
    assert len(missed) <= 0.02 * len(answers), missed


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("what is OR hoe", "hoe:5.4.2.9.4"),
        ("DR hoe", "hoe:5.4.2.9.3"),
        ("what is a DR ie shima", "ies:2.1"),
        ("opportunity fire hoe", "hoe:5.5"),
        ("recce hoe", "hoe:5.4.1"),
        ("opportunity fire rage", "ram:11"),
        ("ies 11.4.2C", "ies:11.4.2.c"),
        ("15.1B", "ies:15.1.b"),
        ("angaur pillbox", "ang:4.2.8"),
        ("los hell on earth", "hoe:5.4.2.7.1.1"),
        ("LOS", "hoe:5.4.2.7.1.1"),
    ],
)
def test_lettered_numbers_and_named_games_find_their_rule(whole_library, words, expected):
    assert first(whole_library, words) == expected


@pytest.mark.parametrize(
    ("words", "game", "expected"),
    [
        ("ernie pile", "ie-shima", "ies:20.1"),
        ("satchel change", "ie-shima", "ies:19.4"),
        ("mount surabachi", "bloodbath", "bib:22.0"),
        ("kamakazi", "ie-shima", "ies:19.1"),
    ],
)
def test_a_slip_in_a_name_is_mended_though_it_makes_another_word(
    whole_library, words, game, expected
):
    assert first(whole_library, words, game=game) == expected


@pytest.mark.parametrize("game", ["rage", "angaur", "bloodbath", "hell-on-earth"])
@pytest.mark.parametrize("slip", ["banzi", "banzia", "bonzai", "bansai", "bazai", "bnzai"])
def test_a_misspelt_word_alone_finds_its_rule_though_another_game_has_the_slip(
    whole_library, slip, game
):
    wanted = first(whole_library, "banzai", game=game)
    assert wanted is not None
    assert first(whole_library, slip, game=game) == wanted


def test_words_typed_as_one_are_found_as_two(whole_library):
    apart, joined = (whole_library.search(words) for words in ("tank armor", "tankarmor"))
    assert [hit.id for hit in apart] == [hit.id for hit in joined] != []


@pytest.mark.parametrize("path", QUESTIONS, ids=lambda path: path.stem)
def test_most_questions_find_their_rule_among_all_games_too(whole_library, path):
    """Nobody names the game: other games answer the same words, so fewer come first."""
    answers = ask(whole_library, read_questions(path), None)
    assert sum(answer.within(1) for answer in answers) >= 0.7 * len(answers)
    assert sum(answer.within(3) for answer in answers) >= 0.85 * len(answers)


@pytest.mark.parametrize("path", QUESTIONS, ids=lambda path: path.stem)
def test_every_expected_rule_exists(whole_library, path):
    expected = {rule for question in read_questions(path) for rule in question.expected}
    assert {rule for rule in expected if not whole_library.exists(rule)} == set()


@pytest.mark.parametrize("game", books())
def test_every_term_of_a_glossary_is_found_by_its_title(whole_library, game):
    terms = whole_library.glossary(game)
    assert terms
    for term in terms:
        assert term.id in [hit.id for hit in whole_library.search(term.title, game)], term.title


@pytest.mark.parametrize("path", SEALED, ids=lambda path: path.stem)
def test_forty_questions_of_somebody_who_did_not_tune_find_their_rule(whole_library, path):
    """Their digests were written down before any tuning, and only totals were looked at."""
    digests = (path.parent / "SHA256SUMS").read_text("utf-8").split()
    assert hashlib.sha256(path.read_bytes()).hexdigest() in digests
    answers = ask(whole_library, read_questions(path), path.stem)
    assert len(answers) == 40
    assert sum(answer.within(1) for answer in answers) >= 0.85 * len(answers)
    assert sum(answer.within(3) for answer in answers) >= 0.95 * len(answers)
