"""Reading order on a page."""

from beachmaster.rulebook.own_book.columns import Piece, find_gutter, lines_in_order


def piece(left, top, width, text):
    return Piece(left, top - 10, left + width, top, text)


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
