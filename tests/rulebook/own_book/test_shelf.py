"""The player's shelf: import, replace, assign by hand, remove."""

import os
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from sqlmodel import Session, delete, select

from beachmaster.paths import data_root
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.own_book import shelf as shelf_module
from beachmaster.rulebook.own_book.matching import match_headings
from beachmaster.rulebook.own_book.reading import ImportStoppedError, read_own_book
from beachmaster.rulebook.own_book.shelf import Shelf
from beachmaster.rulebook.player_tables import OwnFileRow
from beachmaster.rulebook.problems import DoubtfulBookError, OwnBookError
from beachmaster.rulebook.sources import Heading, read_headings
from rulebook.pdf_writer import column, two_column_book, write_pdf

NUMBERED = re.compile(r"(?:[0-9]+|[IVX]+)(?:[.-][0-9A-Z]+)*")
RAGE = ("Hidden guns", "Caves", "Amphibious tractors", "The flag")
HEADINGS = [
    Heading("hell-on-earth", "5.3.1", "Rally", "hoe:5.3.1"),
    Heading("hell-on-earth", "5.4.2", "Assault", "hoe:5.4.2"),
    Heading("hell-on-earth", "5.5", "Raid phase", "hoe:5.5"),
]
BOOK = {
    "hell-on-earth": HEADINGS,
    "rage": [Heading("rage", f"{n}", title, f"ram:{n}") for n, title in enumerate(RAGE, 1)],
}
PAGES = [
    ["5.3.1 Rally", *(f"Rest here, says line {n} of the page." for n in range(6))],
    [
        "More of the same.",
        "5.4.2 Assault",
        *(f"Fight on, says line {n}." for n in range(6)),
        "The Japanese sally",
        "They come at night.",
    ],
]
BOOKS = {
    "battle-of-angaur": "angaur",
    "bloodbath-in-the-bonins": "bloodbath",
    "hell-on-earth": "hell-on-earth",
    "last-battle-ie-shima": "ie-shima",
    "rage-against-the-marines": "rage",
}


@pytest.fixture
def shelf(tmp_path):
    with Shelf(tmp_path / "data" / "player.sqlite") as shelf:
        yield shelf


@pytest.fixture
def book(tmp_path):
    path = tmp_path / "book.pdf"
    path.write_bytes(write_pdf([column(50, page) for page in PAGES]))
    return path


def test_our_section_stands_beside_the_players_page(shelf, book):
    imported = shelf.import_book(book, "hell-on-earth", BOOK)
    assert (imported.pages, imported.found, imported.headings) == (2, 2, 3)
    (passage,) = shelf.passages("hoe:5.4.2")
    assert passage.page == 2
    assert passage.text.startswith("5.4.2 Assault\nFight on")
    assert shelf.passages("hoe:5.3.1")[0].text.endswith("More of the same.")


def test_a_part_of_ours_shows_the_heading_above_it(shelf, book):
    shelf.import_book(book, "hell-on-earth", BOOK)
    assert shelf.passages("hoe:5.4.2.7.1") == shelf.passages("hoe:5.4.2")
    assert shelf.passages("hoe:9") == ()
    assert shelf.passages("bib:14.1") == ()


def test_what_was_not_found_is_listed_and_assigned_by_hand(shelf, book):
    shelf.import_book(book, "hell-on-earth", BOOK)
    assert [heading.id for heading in shelf.unmatched("hell-on-earth")] == ["hoe:5.5"]
    (passage,) = shelf.assign("hoe:5.5", 2, "the japanese  SALLY")
    assert passage.by_hand
    assert passage.text == "The Japanese sally\nThey come at night."
    assert shelf.unmatched("hell-on-earth") == ()
    assert "sally" not in shelf.passages("hoe:5.4.2")[0].text
    shelf.import_book(book, "hell-on-earth", BOOK)
    assert shelf.passages("hoe:5.5") == (passage,)


def test_an_assignment_to_a_page_or_words_that_are_not_there_is_refused(shelf, book):
    with pytest.raises(OwnBookError, match="not imported"):
        shelf.assign("hoe:5.5", 1)
    shelf.import_book(book, "hell-on-earth", BOOK)
    with pytest.raises(OwnBookError, match="pages 1 to 2; there is no page 3"):
        shelf.assign("hoe:5.5", 3)
    with pytest.raises(OwnBookError, match="Page 2 of your rulebook does not say: peace"):
        shelf.assign("hoe:5.5", 2, "peace")


def test_a_second_import_replaces_the_first(shelf, book, tmp_path):
    shelf.import_book(book, "hell-on-earth", BOOK)
    shelf.assign("hoe:5.5", 1)
    text = tmp_path / "new.txt"
    text.write_text("\n".join(["5.5 Raid phase", *["They come by night, they say."] * 20]))
    imported = shelf.import_book(text, "hell-on-earth", BOOK, anyway=True)
    assert (imported.name, imported.found) == ("new.txt", 1)
    assert shelf.passages("hoe:5.4.2") == ()
    assert shelf.passages("hoe:5.5")[0].page == 0
    assert not shelf.passages("hoe:5.5")[0].by_hand


def test_a_failed_import_changes_nothing(shelf, book, tmp_path):
    before = shelf.import_book(book, "hell-on-earth", BOOK)
    bad = tmp_path / "bad.pdf"
    bad.write_bytes(b"%PDF-1.4 broken")
    with pytest.raises(OwnBookError):
        shelf.import_book(bad, "hell-on-earth", BOOK)
    other = tmp_path / "novel.txt"
    other.write_text("It was a dark and stormy night. " * 30)
    with pytest.raises(OwnBookError, match=r"novel\.txt has none of the headings of this game"):
        shelf.import_book(other, "hell-on-earth", BOOK)
    assert shelf.book("hell-on-earth") == before
    assert shelf.passages("hoe:5.4.2")[0].page == 2


def rage_book(tmp_path, count):
    """Write a text of another game, with so many of its headings."""
    text = tmp_path / "rage.txt"
    told = "\nA rule is told here at some length, so that it fills the line.\n" * 4
    heads = [f"{n}. {title}{told}" for n, title in enumerate(RAGE[:count], 1)]
    text.write_text("".join([*heads, f"5.5 Raid phase{told}"]))
    return text


def test_the_rulebook_of_another_game_is_refused_and_named(shelf, book, tmp_path):
    before = shelf.import_book(book, "hell-on-earth", BOOK)
    with pytest.raises(DoubtfulBookError) as caught:
        shelf.import_book(rage_book(tmp_path, 4), "hell-on-earth", BOOK)
    assert str(caught.value) == (
        "rage.txt has only 1 of the 3 headings of Iwo Jima: Hell on Earth, but 4 of the 4 of "
        "Iwo Jima: Rage Against the Marines. Nothing was imported."
    )
    assert caught.value.fits == "rage"
    assert shelf.book("hell-on-earth") == replace(before, pictures=(), lost=())
    assert shelf.passages("hoe:5.4.2")[0].page == 2


def test_a_book_without_most_of_its_headings_is_asked_about(shelf, tmp_path):
    text = rage_book(tmp_path, 1)
    with pytest.raises(DoubtfulBookError, match="Is it the right rulebook") as caught:
        shelf.import_book(text, "hell-on-earth", BOOK)
    assert caught.value.fits == ""
    assert shelf.books() == ()
    assert shelf.import_book(text, "hell-on-earth", BOOK, anyway=True).found == 1


def test_half_of_the_headings_are_enough(shelf, tmp_path):
    assert shelf.import_book(rage_book(tmp_path, 2), "rage", BOOK).found == 2


def test_the_file_is_remembered_with_the_book(shelf, book):
    assert shelf.import_book(book, "hell-on-earth", BOOK).file == book
    assert shelf.book("hell-on-earth").file == book.absolute()
    shelf.remove("hell-on-earth")
    with Session(shelf._engine) as session:
        assert session.exec(select(OwnFileRow)).all() == []


def test_a_book_of_an_earlier_version_has_no_file(shelf, book):
    shelf.import_book(book, "hell-on-earth", BOOK)
    with Session(shelf._engine) as session:
        session.exec(delete(OwnFileRow))
        session.commit()
    assert shelf.book("hell-on-earth").file is None


def test_an_import_that_is_called_off_changes_nothing(shelf, book):
    with pytest.raises(ImportStoppedError):
        shelf.import_book(book, "hell-on-earth", BOOK, stopped=lambda: True)
    assert shelf.books() == ()


def test_an_import_that_breaks_off_while_it_is_kept_changes_nothing(shelf, book, monkeypatch):
    before = shelf.import_book(book, "hell-on-earth", BOOK)
    monkeypatch.setattr(shelf_module, "_cut", lambda *_given: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        shelf.import_book(book, "hell-on-earth", {"hell-on-earth": HEADINGS[:1]})
    assert shelf.book("hell-on-earth") == before
    assert shelf.passages("hoe:5.4.2")[0].page == 2


def test_the_players_own_words_are_searched_on_request(shelf, book, index, tmp_path):
    place = tmp_path / "data" / "player.sqlite"
    with RuleLibrary.open(index, notes=place) as library:
        assert library.search_own("sally") == []
        shelf.import_book(book, "hell-on-earth", BOOK)
        (hit, *_rest) = library.search_own("sallies")
        assert (hit.id, hit.title, hit.kind) == ("hoe:5.4.2", "5.4.2 Assault", "own")
        assert "**sally**" in hit.snippet
        assert library.search_own("sally", game="rage") == []
        assert library.search_own('"(*') == []
        shelf.remove("hell-on-earth")
        assert library.search_own("sally") == []
    with RuleLibrary.open(index) as library:
        assert library.search_own("sally") == []


def test_removal_removes_every_trace(shelf, book, tmp_path):
    shelf.import_book(book, "hell-on-earth", BOOK)
    assert shelf.books() == ("hell-on-earth",)
    shelf.remove("hell-on-earth")
    assert shelf.books() == ()
    assert shelf.passages("hoe:5.4.2") == ()
    with pytest.raises(OwnBookError, match="not imported"):
        shelf.remove("hell-on-earth")


@pytest.fixture
def real_rulebooks():
    folder = os.environ.get("BEACHMASTER_RULEBOOKS")
    if not folder:
        pytest.skip("BEACHMASTER_RULEBOOKS names no folder of rulebooks")
    return Path(folder)


def found_share(found, headings):
    """Return how many headings that carry a number of their own were found, and how many are.

    Where a chapter's number stands for all the headings in it, the first one carries it.
    """
    places = set(found)
    numbered = {}
    for position, heading in enumerate(headings):
        if NUMBERED.fullmatch(heading.printed):
            numbered.setdefault(heading.printed, position)
    return sum(position in places for position in numbered.values()), len(numbered)


def shares_found(path, game):
    headings = read_headings(data_root() / "rules_db" / game / "sections.tsv")
    found = match_headings(read_own_book(path).pages, headings)
    return found_share((each.position for each in found), headings)


@pytest.mark.parametrize("stem", sorted(BOOKS))
def test_nine_in_ten_numbered_headings_of_a_real_rulebook_are_found(stem, real_rulebooks):
    found, numbered = shares_found(next(real_rulebooks.glob(f"{stem}.*")), BOOKS[stem])
    assert found >= 0.9 * numbered, f"{stem}: {found} of {numbered}"


@pytest.mark.parametrize("stem", sorted(BOOKS))
def test_they_are_found_in_a_pdf_of_two_narrow_columns_too(stem, real_rulebooks, tmp_path):
    lines = (real_rulebooks / f"{stem}.txt").read_text(encoding="utf-8").splitlines()
    path = tmp_path / "columns.pdf"
    path.write_bytes(two_column_book(stem, lines))
    found, numbered = shares_found(path, BOOKS[stem])
    assert found >= 0.9 * numbered, f"{stem}: {found} of {numbered}"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file's name is text")
def test_a_file_whose_name_is_no_text_is_imported_without_its_place(shelf, book):
    odd = Path(os.fsdecode(os.fsencode(book.parent) + b"/odd-\xff.pdf"))
    book.rename(odd)
    assert shelf.import_book(odd, "hell-on-earth", BOOK).file is None
    assert shelf.passages("hoe:5.4.2")[0].page == 2
