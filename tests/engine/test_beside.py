"""Notes, evenings and how the table lies: kept in bounds, counted without pauses."""

import msgspec
import pytest

from beachmaster.engine.beside import Beside, BesideError, Lying

HOUR = 3600


def test_a_note_is_bound_to_an_entry_and_no_words_take_it_away():
    beside = Beside()
    beside.note(3, "  Tom   brought the <b>cake</b> ")
    assert beside.notes == {3: "Tom brought the <b>cake</b>"}
    beside.note(3, "")
    assert beside.notes == {}


@pytest.mark.parametrize("words", ["x" * 501, "bell\x07", "\u202eturned"])
def test_words_that_do_not_fit_a_line_are_refused(words):
    beside = Beside()
    beside.played_at(1000, 1)
    with pytest.raises(BesideError):
        beside.note(1, words)
    with pytest.raises(BesideError):
        beside.name_evening(words)
    assert beside == Beside(evenings=beside.evenings)


def test_pauses_are_no_play_and_a_night_begins_another_evening():
    beside = Beside()
    for at in (0, 600, 1200, 1200 + HOUR, 1800 + HOUR, 20 * HOUR, 20 * HOUR + 60):
        beside.played_at(at, 7)
    assert [one.played for one in beside.evenings] == [1800, 60]
    beside.name_evening("The second")
    assert [one.name for one in beside.evenings] == ["", "The second"]


def deep(levels):
    """Return a text in plain form, so many texts deep."""
    plain = {"c": "d", "s": "x"}
    for _ in range(levels):
        plain = {"c": "d", "s": "{a}", "p": {"a": plain}}
    return plain


@pytest.mark.parametrize("which", ["name", "look"])
@pytest.mark.parametrize("levels", [3, 200])
def test_words_of_a_piece_too_deep_to_be_said_are_damage(which, levels):
    words = {"name": deep(0), "look": deep(0), which: deep(levels)}
    assert Beside(lies={"23": Lying(space="0512", **words)}).problem(1) == (levels > 3)


def test_an_evening_that_has_not_begun_has_no_name():
    with pytest.raises(BesideError):
        Beside().name_evening("First")


@pytest.mark.parametrize(
    "doctored",
    [
        Beside(notes={9: "of no entry"}),
        Beside(notes={1: "bell\x07"}),
        Beside(notes={1: "x" * 501}),
        Beside(lies={"a": Lying({"t": 3}, "0512", 4)}),
    ],
)
def test_what_we_never_keep_is_a_problem(doctored):
    again = msgspec.json.decode(msgspec.json.encode(doctored), type=Beside)
    assert again.problem(5)
    assert not Beside(notes={1: "fine"}).problem(5)


def test_more_acts_of_a_set_up_than_any_game_has_were_not_kept_by_us():
    assert not Beside(laid=["28th Marines: Green Beach."]).problem(1)
    assert Beside(laid=["act"] * 2_001).problem(1)
