"""Every game's dice: what is rolled, said and counted."""

import pytest

from beachmaster.engine.die import Die, Throw
from beachmaster.engine.modifier_words import counted_text, sentences
from beachmaster.engine.module import GameState, Play, Recorder
from beachmaster.engine.prompt import Draw, Roll
from beachmaster.engine.rolling import break_tie, rolled
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import marks, plain_text, render

T, _ = marks("tests")

TIE = T("One of {names}.")


def die(**more):
    facts = {"words": lambda total: plain_text(f"{total} in all"), "outcome": int, **more}
    return Die(
        name="storm",
        color="red",
        rules=("bib:4.1.2",),
        purpose=TIE,
        title=TIE,
        **facts,
    )


def cast(modifiers=(), **more):
    return Throw(die=die(**more), text=plain_text("Storm?"), modifiers=modifiers)


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
    assert (event.data["die"], event.data["total"], event.data["outcome"]) == (4, 6, "6")
    assert event.rules == ("bib:4.1.2", "x:1")
    assert [(one["rule"], one["applied"]) for one in event.data["modifiers"]] == [
        ("x:1", True),
        ("x:2", False),
    ]
    assert [render(text) for text in event.trace] == [
        "+2 hill.", "(Not counted: −1 rain.)"
    ]  # fmt: skip


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


def test_a_tie_of_one_is_no_question():
    """And one of several is drawn."""
    with pytest.raises(StopIteration) as stop:
        next(break_tie("tie", ["a"], TIE, "x:1", side=""))
    assert stop.value.value == "a"
    prompt, chosen = finish(break_tie("tie", ["a", "b"], TIE, "x:1", "where", side=""), "b")
    assert isinstance(prompt, Draw)
    assert (chosen, prompt.subjects) == ("b", ("where",))


def test_a_modifier_of_nothing_is_shown_as_such():
    """Considered, and zero."""
    idle = Modifier(plain_text("hill"), 0, False, "x:1")
    [aside] = sentences([idle])
    assert render(aside) == "(Not counted: hill.)"
    counts = Modifier(plain_text("hill"), 0, True, "x:1")
    assert render(counted_text(counts)) == "+0 hill."
