"""Drawing the pages of the player's own PDF: sizes, pictures, and what a hostile file breaks."""

import multiprocessing

import pytest

from beachmaster.rulebook.own_book.drawing import LARGEST, DrawingError, PageDrawer
from beachmaster.rulebook.own_book.reading import Limits
from rulebook import hostile_readers
from rulebook.pdf_writer import HEIGHT, WIDTH, column, write_pdf

PAGES = [column(50, ["A landing"]), [], column(50, ["A raid"])]


@pytest.fixture
def book(tmp_path):
    path = tmp_path / "my book ö.pdf"
    path.write_bytes(write_pdf(PAGES))
    return path


@pytest.fixture
def drawers():
    """Close each drawer that a test makes, and see that no process is left."""
    made = []

    def make(*given, **named):
        made.append(PageDrawer(*given, **named))
        return made[-1]

    yield make
    for drawer in made:
        drawer.close()
    assert not multiprocessing.active_children()


def colours(drawn):
    return {drawn.pixels[at : at + 3] for at in range(0, len(drawn.pixels), 4)}


def test_pages_are_drawn_in_the_width_that_is_asked(book, drawers):
    drawer = drawers(book)
    assert drawer.sizes() == ((WIDTH, HEIGHT),) * 3
    for page in (2, 0):
        drawn = drawer.draw(page, 300)
        assert abs(drawn.width - 300) <= 1
        assert drawn.height == pytest.approx(300 * HEIGHT / WIDTH, abs=2)
        assert b"\xff\xff\xff" in colours(drawn)
        assert min(sum(colour) for colour in colours(drawn)) < 3 * 128
    assert b"\x80\x80\x80" in colours(drawer.draw(1, 100))


def test_a_picture_has_no_more_pixels_than_are_allowed(book, drawers):
    drawn = drawers(book, Limits(pixels=10_000)).draw(0, 5000)
    assert 8_000 < drawn.width * drawn.height <= 10_000


def test_a_drawer_that_was_closed_begins_again(book, drawers):
    drawer = drawers(book)
    first = drawer.draw(0, 200)
    drawer.close()
    assert not multiprocessing.active_children()
    assert drawer.draw(0, 200) == first


def test_a_page_without_an_end_is_the_only_one_lost(book, drawers):
    """The child stays, and draws the other pages."""
    drawer = drawers(book)
    with pytest.raises(DrawingError):
        drawer.draw(7, 200)
    (child,) = multiprocessing.active_children()
    assert drawer.draw(0, 200).width
    assert multiprocessing.active_children() == [child]


@pytest.mark.parametrize(
    "content",
    [b"", b"%PDF-1.4 nothing else", write_pdf(PAGES, locked=True), write_pdf(PAGES * 3)],
    ids=["empty", "broken", "locked", "long"],
)
def test_what_cannot_be_opened_is_an_error(tmp_path, drawers, content):
    path = tmp_path / "book.pdf"
    path.write_bytes(content)
    with pytest.raises(DrawingError):
        drawers(path, Limits(pages=8)).sizes()


def test_a_file_that_is_gone_is_an_error(tmp_path, drawers):
    with pytest.raises(DrawingError):
        drawers(tmp_path / "gone.pdf").sizes()


@pytest.mark.parametrize(
    "child", ["draw_nothing_in_time", "die_while_drawing", "draw_another_size", "draw_too_much"]
)
def test_a_hostile_page_ends_the_child_alone(book, drawers, child):
    limits = Limits(page_seconds=0.5, pixels=100)
    drawer = drawers(book, limits, getattr(hostile_readers, child))
    assert drawer.sizes() == ((WIDTH, HEIGHT),)
    with pytest.raises(DrawingError):
        drawer.draw(0, 10)
    assert not multiprocessing.active_children()


def test_nonsense_about_the_pages_is_an_error(book, drawers):
    with pytest.raises(DrawingError):
        drawers(book, child=hostile_readers.say_nonsense_of_pages).sizes()


def test_pages_are_no_larger_than_a_pdf_allows(book, drawers):
    drawer = drawers(book, child=hostile_readers.tell_endless_pages)
    assert drawer.sizes() == ((1, LARGEST), (1, 1))
