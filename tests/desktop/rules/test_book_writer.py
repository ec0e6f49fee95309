"""The book and the player aid written from the window."""

import pytest
from pypdfium2 import PdfDocument

from beachmaster.desktop.rules import RulesModel
from beachmaster.desktop.rules.book_writer import (
    PAGES,
    BookWriter,
    aid_on_paper,
    in_columns,
    write_book,
)
from beachmaster.rulebook.books import books
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.sources import read_aid


@pytest.fixture
def library():
    with RuleLibrary.open() as library:
        yield library


def words_of(file):
    """Return the words of each page of a PDF."""
    with PdfDocument(file) as document:
        return [page.get_textpage().get_text_range() for page in document]


@pytest.mark.parametrize("game", books())
def test_the_aid_fills_two_pages_in_letters_that_can_be_read(library, theme, game):
    document = aid_on_paper(library, game, "en")
    assert document.pageCount() == PAGES
    letters = 10 * 595 / document.pageSize().width()
    assert letters > 7


def test_the_aid_is_written_as_pdf(library, theme, tmp_path):
    file = tmp_path / "aid.pdf"
    write_book(library, "hell-on-earth", file, aid=True)
    pages = words_of(file)
    assert len(pages) == PAGES
    assert "Bombardment table" in pages[0]


def test_the_book_is_written_as_pdf_with_its_drawings(library, theme, tmp_path):
    file = tmp_path / "book.pdf"
    write_book(library, "bloodbath", file, aid=False)
    assert len(words_of(file)) > 40
    assert file.read_bytes().count(b"/Subtype /Image") >= 10


def test_what_was_written_or_why_not_is_announced(qtbot, theme, tmp_path):
    model = RulesModel()
    model.open()
    qtbot.waitUntil(lambda: model.library is not None)
    told = []
    model.announced.connect(lambda text: told.append(str(text)))
    writer = BookWriter(model)
    writer.write("bloodbath", tmp_path / "book.html", aid=False)
    writer.write("bloodbath", tmp_path / "none" / "book.pdf", aid=False)
    writer.write("rage", tmp_path / "aid.html", aid=True)
    assert (tmp_path / "book.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert len(told) == 3
    assert "Written to" in told[0]
    assert "cannot be written" in told[1]
    assert "Written to aid.html" in told[2]
    model.close()


def test_an_aid_is_read_column_by_column_and_page_by_page(library, theme, tmp_path):
    """No part of it is torn, and the first page holds what comes first."""
    file = tmp_path / "aid.pdf"
    write_book(library, "ie-shima", file, aid=True)
    first, second = (page.replace("\r\n", "\n") for page in words_of(file))
    titles = [library.section(rule).title for rule, _part in read_aid("ie-shima")]
    at = [("\n" + first).find("\n" + title) >= 0 for title in titles]
    assert at == sorted(at, reverse=True), "what is on the first page stands before the rest"
    assert titles[-1] in second
    assert "player aid" in first


def test_parts_are_divided_among_columns_as_evenly_as_their_order_lets_them():
    blocks = list("abcdef")
    assert in_columns(blocks, [3, 1, 1, 1, 2, 2], 3) == [["a", "b"], ["c", "d", "e"], ["f"]]
    assert in_columns(["a"], [5.0], 2) == [["a"], []]
