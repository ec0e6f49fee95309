"""Values put right by hand: where a path leads, and what the types of the state take there."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from beachmaster.engine.adjust import Called, Word, in_words, misfits, now_is, spot
from beachmaster.engine.module import AdjustError, GameState
from beachmaster.engine.text import plain_text, render

Hill = Literal["meatgrinder", "quarry"]
Steps = Annotated[int, Meta(ge=1, le=4)]


class Squad(msgspec.Struct):
    """A counter of the test's game."""

    steps: Steps = 4
    place: str = "reserve"
    marker: Literal["", "OR"] = ""


class State(GameState, kw_only=True):
    """A state with every shape that a path leads into."""

    storm: bool = False
    guns: Annotated[int, Meta(ge=0, le=8)] = 0
    squads: dict[str, Squad] = {}
    bag: dict[str, str] = {}
    taken: dict[Hill, Steps] = {}
    held: list[Hill] = []
    cleared: list[Annotated[int, Meta(ge=1, le=6)]] = []
    told: list[str] | msgspec.UnsetType = msgspec.UNSET


def words(*patterns):
    return {pattern: plain_text(pattern) for pattern in patterns}


VALUES = words(
    *("storm", "guns", "squads.SQUAD.steps", "squads.SQUAD.place", "squads.SQUAD.marker"),
    *("bag.TOKEN", "taken.HILL", "held.HILL", "cleared.SECTOR"),
)


def sound():
    return State(squads={"1": Squad()}, bag={"t.1": "bag"}, held=["quarry"])


def put(path, value, named=None):
    state = sound()
    spot(state, path, VALUES, named or {}).put(value)
    return state


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        ("storm", True, lambda s: s.storm),
        ("storm", "Yes", lambda s: s.storm is True),
        ("guns", 8, lambda s: s.guns == 8),
        ("squads.1.steps", 1, lambda s: s.squads["1"].steps == 1),
        ("squads.1.place", "0512", lambda s: s.squads["1"].place == "0512"),
        ("squads.1.marker", "", lambda s: s.squads["1"].marker == ""),
        ("bag.t.1", "drawn", lambda s: s.bag == {"t.1": "drawn"}),
        ("taken.quarry", 3, lambda s: s.taken == {"quarry": 3}),
        ("held.meatgrinder", True, lambda s: s.held == ["quarry", "meatgrinder"]),
        ("held.quarry", True, lambda s: s.held == ["quarry"]),
        ("held.quarry", "no", lambda s: s.held == []),
        ("cleared.6", True, lambda s: s.cleared == [6]),
        ("cleared.6", False, lambda s: s.cleared == []),
    ],
)
def test_a_path_leads_to_a_field_a_thing_or_a_field_of_that(path, value, found):
    assert found(put(path, value))


@pytest.mark.parametrize(
    "path",
    [
        *("", ".", "turn", "moon", "storm.x", "squads", "squads.1", "squads.2.steps"),
        *("squads.1.colour", "squads..steps", "squads.1.__class__", "bag.t.2", "bag."),
        *("taken.moon", "held.moon", "cleared.7", "cleared.x", "__class__"),
    ],
)
def test_another_path_is_refused_with_those_there_are(path):
    with pytest.raises(AdjustError, match="no value") as refused:
        put(path, 1)
    assert refused.value.expected == list(VALUES)


@pytest.mark.parametrize(
    ("path", "value", "words", "expected"),
    [
        ("guns", True, "guns: a whole number from 0 to 8, not “True”.", {"min": 0, "max": 8}),
        ("guns", "3", "guns: a whole number from 0 to 8, not “3”.", {"min": 0, "max": 8}),
        ("guns", 9, "guns: a whole number from 0 to 8, not “9”.", {"min": 0, "max": 8}),
        ("guns", 1.0, "guns: a whole number from 0 to 8, not “1.0”.", {"min": 0, "max": 8}),
        ("storm", 1, "storm: yes or no, not “1”.", [True, False]),
        ("storm", "true", "storm: yes or no, not “true”.", [True, False]),
        ("held.quarry", "perhaps", "held.HILL: yes or no, not “perhaps”.", [True, False]),
        (
            "squads.1.marker",
            "DR",
            "squads.SQUAD.marker: one of: “”, OR, not “DR”.",
            ["", "OR"],
        ),
        (
            "squads.1.steps",
            5,
            "squads.SQUAD.steps: a whole number from 1 to 4, not “5”.",
            {"min": 1, "max": 4},
        ),
    ],
)
def test_a_refusal_says_what_the_type_takes(path, value, words, expected):
    """A true is no number, a 1 no flag."""
    with pytest.raises(AdjustError) as refused:
        put(path, value)
    assert (render(refused.value.text), refused.value.expected) == (words, expected)


@pytest.mark.parametrize("value", ["", 5, None, ["0512"], "x" * 41])
def test_a_space_is_told_by_a_word_of_some_length(value):
    at = spot(sound(), "squads.1.place", VALUES, {})
    assert at.take("0512", Word) == "0512"
    with pytest.raises(AdjustError):
        at.take(value, Word)


def test_players_may_call_a_thing_otherwise():
    """By its place; and it is told by its name."""
    named = {
        "squads": Called({"beach": "1"}.get, lambda word: plain_text(f"the one on the {word}"))
    }
    assert put("squads.beach.steps", 2, named).squads["1"].steps == 2
    values = {"squads.SQUAD.steps": plain_text("{one}, steps")}
    at = spot(sound(), "squads.beach.steps", values, named)
    assert (at.name, at.key) == ("1", "steps")
    with pytest.raises(AdjustError, match="no value"):
        put("squads.1.steps", 2, named)


def test_what_is_put_right_is_told_in_words():
    said = [render(now_is(plain_text("storm"), in_words(v))) for v in (True, False, 3, "", ["a"])]
    assert said == [f"storm: now {word}." for word in ("yes", "no", "3", "none", "a")]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda s: setattr(s, "guns", 9), "guns: a whole number from 0 to 8, not “9”."),
        (
            lambda s: setattr(s.squads["1"], "steps", 0),
            "squads.1.steps: a whole number from 1 to 4, not “0”.",
        ),
        (lambda s: s.held.append("moon"), "held.2: one of: meatgrinder, quarry, not “moon”."),
        (lambda s: s.taken.update(quarry=9), "taken.quarry: a whole number from 1 to 4, not “9”."),
        (
            lambda s: s.taken.update(moon=1),
            "taken.moon: one of: meatgrinder, quarry, not “moon”.",
        ),
        (lambda s: s.bag.update(t=5), "bag.t: a text, not “5”."),
    ],
)
def test_what_a_type_does_not_take_is_found_under_its_path(change, words):
    state = sound()
    assert misfits(state) == []
    change(state)
    assert [render(text) for text in misfits(state)] == [words]


def test_every_misfit_is_found():
    state = sound()
    state.guns, state.squads["1"].steps, state.squads["1"].marker = -1, 5, "XX"
    assert len(misfits(state)) == 3
