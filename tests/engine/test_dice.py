"""Every game's dice: what is rolled, said and counted."""

import pytest

from beachmaster.engine.dice import Cast, break_tie, modifier_text, outcomes, rolled
from beachmaster.engine.module import GameState, Play, Recorder
from beachmaster.engine.prompt import Draw, Roll
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text, render

TIE = QT_TRANSLATE_NOOP("test", "One of {names}.")


def cast(**more):
    return Cast(
        color="red",
        color_name=plain_text("red"),
        procedure="storm",
        text=plain_text("Storm?"),
        rules=("bib:4.1.2",),
        **more,
    )


def play():
    return Play(GameState(), {}, 1, Recorder())


def finish(steps, answer):
    """Answer the one prompt of a procedure and return the prompt and the result."""
    prompt = next(steps)
    with pytest.raises(StopIteration) as stop:
        steps.send(answer)
    return prompt, stop.value.value


def test_a_die_is_asked_for_and_said():
    """With its modifiers, applied or not, and the total."""
    table = play()
    modifiers = (
        Modifier(plain_text("hill"), 2, True, "x:1"),
        Modifier(plain_text("rain"), -1, False, "x:2"),
    )
    prompt, dice = finish(rolled(table, cast(modifiers=modifiers), []), [4])
    assert isinstance(prompt, Roll)
    assert dice == [4]
    [event] = table.recorder.events
    assert (event.data["die"], event.data["total"]) == (4, 6)
    assert [render(text) for text in event.trace] == ["+2 hill", "(-1 rain: does not apply)"]


def test_several_dice_are_rolled_at_once_and_kept_in_order():
    """Told apart by their order."""
    table = play()
    prompt, dice = finish(rolled(table, cast(count=3), []), [1, 6, 2])
    assert prompt.dice.count == 3
    assert dice == [1, 6, 2]
    assert table.recorder.events[0].data["total"] == 9


def test_dice_of_a_script_are_dealt_first_and_used_up():
    """A position file's dice come in order."""
    script = [5, 2, 3]
    prompt, _ = finish(rolled(play(), cast(count=2), script), [5, 2])
    assert prompt.dealt == (5, 2)
    assert script == [3]


def test_what_a_die_can_lead_to_has_its_chance():
    """Exact, for the odds before a roll."""
    found = {one["outcome"]: str(one["probability"]) for one in outcomes(lambda die: die == 6, {})}
    assert found == {"True": "1/6", "False": "5/6"}


def test_what_a_die_can_lead_to_is_said_in_words_where_there_are_some():
    words = {"True": QT_TRANSLATE_NOOP("tests", "a hit")}
    said = {one["outcome"]: one.get("text") for one in outcomes(lambda die: die == 6, words)}
    assert said == {"True": Text(words["True"]), "False": None}


def test_a_tie_of_one_is_no_question():
    """And one of several is drawn."""
    with pytest.raises(StopIteration) as stop:
        next(break_tie("tie", ["a"], TIE, "x:1"))
    assert stop.value.value == "a"
    prompt, chosen = finish(break_tie("tie", ["a", "b"], TIE, "x:1", "where"), "b")
    assert isinstance(prompt, Draw)
    assert (chosen, prompt.subjects) == ("b", ("where",))


def test_a_modifier_of_nothing_is_shown_as_such():
    """Considered, and zero."""
    assert render(modifier_text(Modifier(plain_text("hill"), 0, False, "x:1"))) == "(±0 hill)"
