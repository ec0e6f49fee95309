"""Reading order on a page."""

import pytest

from beachmaster.rulebook.own_book.columns import Piece, find_gutter, pages_in_order


def piece(left, top, width, text):
    return Piece(left, top - 10, left + width, top, text)


def lines_in_order(page):
    """Return the lines of a page that stands alone."""
    (lines,) = pages_in_order([page])
    return lines


def columns(left, right=0, bottom=100):
    """Set two columns of full lines, each `left` and `right` lines long."""
    page = [piece(50, 700 - 12 * row, 230, f"left {row}") for row in range(left)]
    return page + [piece(310, 700 - 12 * row, 230, f"right {row}") for row in range(right)]


def told(left, right=0):
    return [f"left {row}" for row in range(left)] + [f"right {row}" for row in range(right)]


@pytest.mark.parametrize("place", [50, 285, 525])
def test_a_page_number_stands_after_the_columns_wherever_it_is_printed(place):
    page = [*columns(40, 40), piece(place, 210, 12, "17")]
    assert lines_in_order(page) == [*told(40, 40), "17"]


def test_headers_of_both_columns_are_one_line_above_them():
    page = [*columns(40, 40), piece(50, 760, 90, "Hell on Earth"), piece(480, 760, 60, "Rules")]
    assert lines_in_order(page) == ["Hell on Earth Rules", *told(40, 40)]


def test_a_heading_at_the_top_of_a_column_stays_in_it():
    page = columns(40, 40)
    page[1:2] = []  # a blank line below the first of the left column
    assert lines_in_order(page) == ["left 0", *told(40, 40)[2:]]


def test_the_longer_column_keeps_its_end_after_a_blank_line():
    page = [*columns(40, 30), piece(50, 700 - 12 * 41, 230, "the end of the left column")]
    assert lines_in_order(page) == [*told(40), "the end of the left column", *told(40, 30)[40:]]


def test_a_short_last_column_is_read_after_the_long_one():
    pages = [columns(40, 40), columns(40, 40), columns(40, 3)]
    assert list(pages_in_order(pages))[-1] == told(40, 3)


def test_a_line_that_juts_into_the_next_column_does_not_part_it():
    page = columns(40, 40)
    page[5] = piece(50, 700 - 12 * 5, 300, "left 5")
    assert lines_in_order(page) == told(40, 40)


def test_one_column_has_no_gutter():
    page = [piece(50, 700 - 12 * row, 480, f"line {row}") for row in range(30)]
    assert find_gutter(page) is None
    assert lines_in_order(page) == [f"line {row}" for row in range(30)]


def test_a_table_in_a_page_of_one_column_keeps_its_rows():
    page = [piece(50, 700 - 12 * row, 480, f"line {row}") for row in range(20)]
    page += [
        piece(50 + 250 * side, 400 - 12 * row, 40, f"cell {row}.{side}")
        for row in range(5)
        for side in (0, 1)
    ]
    assert lines_in_order(page)[-5:] == [f"cell {row}.0 cell {row}.1" for row in range(5)]


def test_few_pieces_are_read_as_they_stand():
    assert lines_in_order(
        [piece(300, 700, 50, "right"), piece(50, 700, 50, "left"), piece(50, 680, 50, "below")]
    ) == ["left right", "below"]
    assert lines_in_order([]) == []


def test_letters_of_different_heights_are_one_line():
    assert lines_in_order([Piece(50, 690, 60, 704, "B"), Piece(61, 692, 90, 701, "anzai")]) == [
        "B anzai"
    ]
