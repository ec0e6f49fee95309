"""Pieces of a view are looked up by id among the rows that the player may see."""

from beachmaster.engine.display import Overview, UnitRow
from beachmaster.engine.side import Side
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.views.pieces import PieceIndex


def side(name, *, own):
    words = dict.fromkeys(("name", "forces", "phases", "unit", "hidden"), plain_text(name))
    return Side(id=name, dice="blue", own=own, **words)


US, THEM = side("us", own=True), side("them", own=False)


def row(name, who, place, **more):
    return UnitRow(
        id=name, side=who, name=plain_text(name), place=place, where=plain_text(place), **more
    )


def index(*rows):
    return PieceIndex(Overview(turn=1, last_turn=2, phase="p", steps=(), units=rows), None, render)


PIECES = index(
    row("a", US, "8"),
    row("infantry", US, "9", count=3),
    row("b", THEM, "8"),
    row("hidden", THEM, "7", hidden=True),
    row("dead", THEM, "8", standing="gone"),
)


def test_a_unit_is_found_by_its_id_and_with_where_it_goes():
    assert [one.id for one in PIECES.of("a")] == ["a"]
    assert [one.id for one in PIECES.of("a>9")] == ["a"]
    assert PIECES.of("nobody") == PIECES.of(3) == PIECES.of("") == ()


def test_a_space_stands_for_what_is_in_it():
    assert [one.id for one in PIECES.of("8")] == ["a", "b"]
    assert [one.id for one in PIECES.of("8", theirs=True)] == ["b"]
    assert [one.ours for one in PIECES.named(["a", "b"])] == [True, False]


def test_a_pile_has_its_count():
    (pile,) = PIECES.of("infantry")
    assert (pile.count, pile.counter.count, pile.words) == (3, 3, "3 infantry")


def test_what_lies_face_down_is_concealed():
    (hidden,) = PIECES.of("hidden")
    assert hidden.concealed
    assert hidden.counter.hidden


def test_equal_concealed_pieces_are_one_with_their_number():
    told = [
        ("x", THEM, "7", "unknown unit", {"hidden": True}),
        ("y", THEM, "7", "unknown unit", {"hidden": True}),
        ("z", THEM, "7", "unknown unit", {"hidden": True}),
        ("other", THEM, "7", "unknown unit", {"hidden": True, "turned": 1}),
        ("known", THEM, "7", "unknown unit", {"hidden": True, "values": "3-4"}),
        ("open", THEM, "7", "unknown unit", {}),
        ("far", THEM, "8", "unknown unit", {"hidden": True}),
    ]
    rows = [
        UnitRow(id=one, side=who, name=plain_text(words), place=at, where=plain_text(at), **more)
        for one, who, at, words, more in told
    ]
    found = index(*rows)
    assert [(one.id, one.count, one.words, one.concealed) for one in found.of("7")] == [
        ("x", 3, "3 × unknown unit", True),
        ("other", 1, "unknown unit", True),
        ("known", 1, "unknown unit", True),
        ("open", 1, "unknown unit", False),
    ]
    assert [one.count for one in found.named(["y", "x", "y", "far"])] == [2, 1]
    assert found.of("7")[0].counter.count == 3
    assert [(one.id, one.count) for one in found.of("z")] == [("z", 1)]
