"""What was made of pieces is kept as long as what it was made of is the same."""

from beachmaster.engine.remembered import Remembered


def test_what_is_made_of_a_piece_is_kept_until_that_changes():
    made, kept = [], Remembered[int]()

    def make(piece):
        made.append(piece)
        return len(made)

    def of(**made_of):
        return list(kept.of(made_of, make))

    assert of(a="x", b="y") == of(a="x", b="y") == [1, 2]
    assert of(b="y", a="z") == [2, 3]
    assert of(b="y", a="x") == [2, 4]  # only the last is kept
    assert of(a="x") == [4]
    assert of(b="y", a="x") == [5, 4]
    assert made == ["a", "b", "a", "a", "b"]
