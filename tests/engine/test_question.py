"""A question of the map declared once: worked out where positions are kept, else asked."""

import pytest

from beachmaster.engine.module import GameState, Play, Recorder
from beachmaster.engine.prompt import Number
from beachmaster.engine.question import Question
from beachmaster.engine.text import plain_text


class Island(Play):
    """A phase with a map of places in a row, or without one."""

    def __init__(self, prints=None, listened=True):
        super().__init__(GameState(turn=3, phase="raid"), {}, 1, Recorder())
        self.prints = prints
        self.notes = {} if listened else None
        self.calls = []


def measure(game, here, there, *, least=0):
    game.calls.append("derive")
    return max(least, abs(game.prints[here] - game.prints[there]))


def count(game, here, there, *, least=0):
    game.calls.append("ask")
    return (
        yield Number(
            procedure="away",
            subjects=(here, there),
            text=plain_text("How far?"),
            rules=("x:1",),
            minimum=least,
            maximum=9,
            question=True,
        )
    )


def about(_game, here, there, **_):
    return here, there


away = Question("away", measure, count, about)
ROW = {"beach": 1, "hill": 4}


def asked(game, *args, **more):
    """Return the prompt that a question yields."""
    steps = away(game, *args, **more)
    return steps, next(steps)


def answered(steps, value=None):
    """Return what a procedure comes to when it is sent a value, or asks nothing."""
    with pytest.raises(StopIteration) as end:
        steps.send(value)
    return end.value.value


def test_a_kept_map_answers_without_a_prompt():
    game = Island(ROW)
    assert answered(away(game, "beach", "hill")) == 3
    assert answered(away(game, "beach", "hill", least=5)) == 5
    assert game.calls == ["derive", "derive"]


def test_a_table_is_asked_and_nothing_is_worked_out():
    game = Island()
    steps, prompt = asked(game, "beach", "hill", least=2)
    assert (prompt.procedure, prompt.subjects, prompt.minimum) == ("away", ("beach", "hill"), 2)
    assert answered(steps, 3) == 3
    assert game.calls == ["ask"]
    assert game.notes == {}


def test_the_twin_of_a_table_hears_it_under_its_phase_too():
    """The plain name holds what was found last, that of the phase what was found in it."""
    game = Island(ROW)
    answered(away(game, "beach", "hill"))
    places = ("beach", "hill")
    assert game.notes == {("away", places): 3, ("3.raid/away", places): 3}
    game.recorder.at = (4, "rally")  # the phase that runs, not the one the state moves on to
    answered(away(game, "beach", "hill", least=4))
    assert game.notes["away", places] == game.notes["4.rally/away", places] == 4
    assert game.notes["3.raid/away", places] == 3


def test_nothing_is_noted_where_nobody_listens():
    def never(*_):
        raise AssertionError

    quiet = Question("away", measure, count, about, fact=never)
    assert answered(quiet(Island(ROW, listened=False), "beach", "hill")) == 3


def test_a_table_may_be_told_it_in_another_form():
    """As one field of a form that asks for more, or by places instead of counters."""
    form = Question("away", measure, count, fact=lambda game, found, *places: {"hexes": found})
    game = Island(ROW)
    assert answered(form(game, "beach", "hill")) == 3
    assert game.notes["away", ()] == {"hexes": 3}


@pytest.mark.parametrize("prints", [None, ROW])
def test_what_an_input_says_is_neither_worked_out_nor_asked(prints):
    game = Island(prints)
    game.answers = {"away": lambda here, there, least=0: max(least, len(here + there))}
    assert answered(away(game, "beach", "hill")) == 9
    assert answered(away(game, "beach", "hill", least=12)) == 12
    assert game.calls == []
    assert game.notes == {}
    other = Question("apart", measure, count)
    game.prints = ROW
    assert answered(other(game, "beach", "hill")) == 3
