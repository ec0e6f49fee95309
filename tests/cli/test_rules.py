"""The `rules` command: what it prints, and how it ends."""

import json

import pytest

from beachmaster.cli.command_line import Parser
from beachmaster.cli.rules import run_rules
from beachmaster.cli.rules_parser import add_rules_parser
from beachmaster.rulebook import library
from beachmaster.rulebook.build import build_index
from rulebook.conftest import TEXTS, write_texts

BOOK = "5.5 RAID PHASE (JAPANESE)\n" + "They come at night, and this is told at length.\n" * 20


@pytest.fixture
def rules(tmp_path, capsys):
    """Run `rules` with a database of its own; return exit status, output and error output."""
    parser = Parser()
    add_rules_parser(parser.add_subparsers())

    def run(*arguments):
        given = ["rules", "--data", str(tmp_path / "player.sqlite"), *arguments]
        status = run_rules(parser.parse_args(given))
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def test_search_prints_rows_as_the_protocol_says(rules):
    status, out, err = rules("search", "5.4.2", "--game", "hell-on-earth", "--json")
    (row, *_rest) = json.loads(out)
    assert (status, err) == (0, "")
    assert (row["id"], row["game"]) == ("hoe:5.4.2", "hell-on-earth")
    assert row.keys() >= {"id", "game", "title", "snippet", "score"}


def test_search_takes_words_without_quotes_and_says_when_there_is_nothing(rules):
    status, out, _err = rules("search", "japanese", "raid", "--limit", "1")
    assert status == 0
    assert out.startswith(("hoe:5.5", "hell-on-earth/raid"))
    assert rules("search", "xqxqxqxq") == (0, "Nothing found.\n", "")
    assert rules("search", "xqxqxqxq", "--json") == (0, "[]\n", "")


def test_the_book_and_the_aid_are_written_as_one_page(rules, tmp_path):
    for game in ("bloodbath", "rage"):
        for more, words in (((), "The rules in our own words"), (("--aid",), "player aid")):
            file = tmp_path / "book.html"
            status, out, _err = rules("print", game, str(file), *more)
            assert (status, "Written to" in out) == (0, True)
            assert words in file.read_text(encoding="utf-8")
    lost = tmp_path / "lost" / "book.html"
    assert rules("print", "rage", str(lost))[::2] == (1, f"{lost}: No such file or directory\n")


def test_where_to_begin_is_told_game_by_game(rules):
    assert "What goes wrong most often" in rules("start", "ie-shima")[1]
    assert rules("start", "angaur")[1] == "There is no start page for Battle of Angaur yet.\n"


def test_a_misspelt_word_is_offered_mended_and_rows_stay_as_they_are(rules):
    status, out, err = rules("search", "bonzai", "atack", "--limit", "1")
    assert (status, err) == (0, "")
    assert out.startswith("Did you mean: banzai attack\n")
    row, *_rest = json.loads(rules("search", "bonzai", "atack", "--json")[1])
    assert row.keys() == {"id", "game", "title", "snippet", "score", "kind"}
    assert "Did you mean" not in rules("search", "banzai", "attack")[1]


@pytest.mark.slow
@pytest.mark.parametrize("order", ["GAME --aid FILE", "GAME FILE --aid", "--aid GAME FILE"])
@pytest.mark.parametrize("ending", [".pdf", ".PDF", ".html"])
def test_the_ending_of_the_file_says_what_is_written(rules, tmp_path, qapp, order, ending):
    file = tmp_path / f"aid{ending}"
    words = [{"GAME": "hell-on-earth", "FILE": str(file)}.get(word, word) for word in order.split()]
    assert rules("print", *words)[0] == 0
    assert file.read_bytes().startswith(b"%PDF-" if ending.lower() == ".pdf" else b"<!DOCTYPE html")


def test_show_prints_the_rule_and_what_links_to_it(rules):
    status, out, _err = rules("show", "hoe:5.5")
    assert status == 0
    assert out.startswith("hoe:5.5 Raid Phase\n====")
    assert "\nIn the rulebook: 5.5\n" in out
    assert not any("](" in line or len(line) > 100 for line in out.split("\n"))
    assert "Linked from: " in out
    shown = json.loads(rules("show", "hoe:5.5", "--json")[1])
    assert shown["id"] == "hoe:5.5"
    assert "hoe:5" in shown["links_to"]


@pytest.mark.parametrize("words", [["5.5"], ["hoe 5.5"], ["HOE:5.5"], ["hoe", "5.5"]])
def test_a_rule_is_shown_by_any_way_to_write_its_number(rules, words):
    assert rules("show", *words)[1].startswith("hoe:5.5 ")


def test_a_number_of_several_books_names_them(rules):
    status, out, err = rules("show", "5.4")
    assert (status, out) == (2, "")
    assert err == "5.4 is a section in several books: hoe:5.4, ram:5.4.\n"


def test_glossary_terms_and_concepts_are_shown_too(rules):
    assert rules("show", "concept/stacking")[1].startswith("Stacking\n====")
    assert rules("show", "concept/nonsense")[::2] == (2, "There is no rule concept/nonsense.\n")


@pytest.mark.parametrize("limit", ["0", "-5", "many", "9" * 30])
def test_a_limit_that_is_no_count_is_the_callers_mistake(rules, limit, capsys):
    with pytest.raises(SystemExit) as left:
        rules("search", "raid", "--limit", limit)
    assert left.value.code == 2
    assert "not a number from 1 to 200" in capsys.readouterr().err


@pytest.mark.parametrize(
    "verb",
    [
        ("show", "hoe:99"),
        ("note", "hoe:99", "x"),
        ("bookmark", "zzz:1"),
        ("assign", "hoe:99", "--page", "1"),
    ],
)
def test_an_unknown_rule_is_the_callers_mistake_in_one_line(rules, verb):
    status, out, err = rules(*verb)
    assert (status, out) == (2, "")
    assert err == f"There is no rule {verb[1]}.\n"


def test_the_players_rulebook_comes_stands_beside_ours_and_goes(rules, tmp_path):
    book = tmp_path / "book.txt"
    book.write_text(BOOK)
    status, out, err = rules("import", str(book), "--game", "hell-on-earth")
    assert (status, out) == (2, "")
    assert "only 1 of the 132 headings" in err
    assert "Nothing was imported. To import it all the same, add --anyway." in err
    status, out, _err = rules("import", str(book), "--game", "hell-on-earth", "--anyway")
    assert status == 0
    assert out.startswith("book.txt: found 1 of ")
    assert "Your rulebook, line 1: 5.5 RAID PHASE (JAPANESE)\n" in rules("show", "hoe:5.5")[1]
    assert "They come at night" in rules("show", "hoe:5.5", "--own")[1]
    assert "hoe:5.4.2 " in rules("missing", "hell-on-earth")[1]
    assigned = rules("assign", "hoe:5.4.2", "--page", "1", "--words", "they come")
    line = "Your rulebook, line 2: They come at night, and this is told at length.\n"
    assert assigned == (0, line, "")
    assert rules("remove", "hell-on-earth")[0] == 0
    status, _out, err = rules("remove", "hell-on-earth")
    assert status == 2
    assert err.startswith("You have not imported a rulebook")


def test_a_file_that_cannot_be_imported_is_the_callers_mistake(rules, tmp_path):
    status, out, err = rules("import", str(tmp_path / "none.pdf"), "--game", "rage")
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert "none.pdf cannot be read" in err


@pytest.mark.parametrize(
    "verb",
    [
        ("unnote", "9" * 30),
        ("unnote", "-1"),
        ("assign", "hoe:5.5", "--page", "9" * 30),
        ("assign", "hoe:5.5", "--page", "0"),
    ],
)
def test_a_number_out_of_reach_is_the_callers_mistake(rules, verb):
    with pytest.raises(SystemExit) as left:
        rules(*verb)
    assert left.value.code == 2


def test_notes_and_bookmarks_are_kept_listed_and_removed(rules):
    assert rules("note", "hoe:5.5", "mind", "the", "gap")[1] == "Note 1 on hoe:5.5 is kept.\n"
    assert rules("notes")[1] == "1  hoe:5.5  mind the gap\n"
    assert "Your note 1: mind the gap\n" in rules("show", "hoe:5.5")[1]
    assert json.loads(rules("notes", "hoe 5.5", "--json")[1])[0]["text"] == "mind the gap"
    assert rules("unnote", "1")[0] == 0
    assert rules("unnote", "1") == (2, "", "There is no note 1.\n")
    rules("bookmark", "hoe:5.5", "--label", "night")
    assert rules("bookmarks")[1] == "hoe:5.5  night\n"
    rules("unbookmark", "hoe:5.5")
    assert rules("bookmarks")[1] == "Nothing found.\n"


def test_a_database_that_cannot_be_opened_ends_with_status_1(rules, tmp_path):
    (tmp_path / "player.sqlite").mkdir()
    status, _out, err = rules("notes")
    assert status == 1
    assert err.startswith("Your notes and rulebooks cannot be opened")


def test_a_damaged_index_is_mended_in_one_line(rules, tmp_path, monkeypatch):
    texts, index = write_texts(tmp_path / "rules_db", TEXTS), tmp_path / "rules.sqlite"
    build_index(texts, index)
    index.write_bytes(index.read_bytes()[:5000])
    monkeypatch.setattr(library, "rules_folder", lambda: texts)
    monkeypatch.setattr(library, "default_index", lambda: index)
    for lines in (1, 0):
        status, out, err = rules("search", "banzai")
        assert (status, err.count("\n")) == (0, lines)
        assert "bib:20.5" in out


def test_damaged_notes_are_kept_and_said_in_one_line(rules, tmp_path):
    rules("note", "hoe:5.5", "Roll", "red.")
    (tmp_path / "player.sqlite").write_bytes(b"no database" * 400)
    status, out, err = rules("notes")
    assert (status, err.count("\n")) == (0, 1)
    assert "Roll red." in out
    assert "player.sqlite.damaged-1" in err
    assert rules("search", "raid")[2] == ""
