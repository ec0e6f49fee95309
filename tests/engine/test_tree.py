"""The tree keeps every entry; groups follow phases and turns."""

import pytest

from beachmaster.engine.tree import Entry, Tree, first_group, last_group


def entry(number, parent, turn=1, phase="a", opens=False):
    return Entry(
        id=number, parent=parent, kind="answer", key=str(number), value=None,
        turn=turn, phase=phase, opens=opens,
    )  # fmt: skip


PATH = [
    entry(1, 0, opens=True),
    entry(2, 1),
    entry(3, 2, opens=True),
    entry(4, 3, phase="b"),
    entry(5, 4, phase="b"),
    entry(6, 5, turn=2),
]


@pytest.mark.parametrize(
    ("length", "by", "count"),
    [
        (6, "entry", 1),
        (6, "turn", 1),
        (5, "turn", 5),
        (5, "phase", 2),
        (5, "action", 2),
        (3, "action", 1),
        (2, "action", 2),
        (0, "turn", 0),
    ],
)
def test_one_undo_takes_back_one_group(length, by, count):
    assert last_group(PATH[:length], by) == count


@pytest.mark.parametrize(
    ("start", "by", "count"),
    [(0, "entry", 1), (0, "action", 2), (0, "phase", 3), (0, "turn", 5), (3, "action", 2)],
)
def test_one_redo_brings_back_one_group(start, by, count):
    assert first_group(PATH[start:], by) == count


def test_an_entry_that_does_not_fit_is_refused():
    tree = Tree()
    tree.add(entry(1, 0))
    for wrong in (entry(1, 0), entry(3, 1), entry(2, 2), entry(2, -1)):
        with pytest.raises(ValueError, match="does not fit"):
            tree.add(wrong)


def test_a_mark_brings_everything_back():
    tree = Tree()
    tree.add(entry(1, 0))
    mark = tree.savepoint()
    tree.add(entry(2, 1))
    tree.bookmarks["x"] = 2
    tree.return_to(mark)
    assert (tree.next_id, tree.cursor, tree.last_child, tree.bookmarks) == (2, 1, {0: 1}, {})
    tree.add(entry(2, 1))
    assert tree.cursor == 2


def test_an_entry_away_from_the_cursor_takes_the_cursor_there():
    tree = Tree()
    tree.add(entry(1, 0))
    tree.add(entry(2, 1))
    tree.add(entry(3, 0))
    tree.add(entry(4, 1))
    assert tree.cursor == 4
    assert [node.id for node in tree.below(0)] == [1, 4]
