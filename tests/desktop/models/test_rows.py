"""A model tells a view of no more than what changed."""

from beachmaster.desktop.models.lines import Line, LineRole, LinesModel
from beachmaster.engine.text import plain_text


def line(key, words="w"):
    return Line(key=key, kind="fact", label=plain_text(words))


def test_the_middle_alone_is_removed_and_inserted(qtmodeltester, announced):
    model = LinesModel()
    model.follow([line(key) for key in "abcd"])
    seen = announced(model)
    model.follow([line(key) for key in "axd"])
    assert [row.key for row in model.rows] == list("axd")
    assert (seen.removed, seen.inserted, seen.changed) == ([(1, 2)], [(1, 1)], [])
    qtmodeltester.check(model)


def test_a_row_that_says_something_else_is_changed_in_place(announced):
    model = LinesModel()
    model.follow([line("a"), line("b")])
    seen = announced(model)
    model.follow([line("a"), line("b", "new")])
    assert (seen.removed, seen.inserted, seen.changed, seen.resets) == ([], [], [(1, 1)], 0)
    assert model.index(1, 0).data() == "new"


def test_nothing_is_said_where_nothing_changed(announced):
    model = LinesModel()
    model.follow([line("a"), line("b")])
    seen = announced(model)
    model.follow([line("a"), line("b")])
    assert (seen.removed, seen.inserted, seen.changed) == ([], [], [])


def test_no_row_has_children():
    model = LinesModel()
    model.follow([line("a")])
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0
    assert model.index(0, 0).data(LineRole.LINE).key == "a"
