"""Ask one small question before the program shows an answer, from figures that are at hand.

A game says by the procedure of a prompt what can be asked there (`GameParts.quizzes`). The question
is no prompt: nobody has to answer it, nothing is kept of it in the game, and it counts for nothing.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec

from beachmaster.engine.die import span
from beachmaster.engine.fight import Face
from beachmaster.engine.modifier_words import modifier_text
from beachmaster.engine.prompt import Prompt, Roll
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T

MOST = 4
"""So many answers at most: one look, one key."""
ANY, COUNTS = range(-999, 999), range(1, 999)
"""Between which numbers an answer may lie."""


class Quiz(msgspec.Struct, frozen=True, kw_only=True):
    """A question with its answers, which of them is right, why, and the rule that says so.

    `veils` tells that the sheet and the odds beside the prompt would give it away.
    """

    text: Text
    answers: tuple[Text, ...]
    right: int
    because: Text
    rule: str
    veils: bool = False


G = TypeVar("G")
Wanted = Callable[[str], bool]
"""Tells whether anybody wants to be asked about a rule."""


class QuizSource(NamedTuple, Generic[G]):
    """What makes a quiz, and the rule that it is always about; none where that depends."""

    make: Callable[[G, Prompt], Quiz | None]
    rule: str = ""


def always(_rule: str) -> bool:
    """Want every question."""
    return True


@runtime_checkable
class Quizzing(Protocol):
    """A game that has questions."""

    def quiz(self, state: Any, prompt: Prompt, wanted: Wanted = always) -> Quiz | None:
        """Return what can be asked before a prompt is answered, None where that is nothing.

        What nobody wants need not be worked out, though it may be.
        """
        ...


def of_number(
    text: Text,
    right: int,
    because: Text,
    rule: str,
    say: Callable[[int], Text] = lambda number: plain_text(str(number)),
    within: range = ANY,
) -> Quiz:
    """Ask for a number within bounds, beside two others; where it stands changes with it."""
    first = min(max(within[0], right - right % 3), within[-1] - 2)
    numbers = range(first, first + 3)
    return Quiz(
        text=text,
        answers=tuple(map(say, numbers)),
        right=numbers.index(right),
        because=because,
        rule=rule,
    )


def step_text(unit: Text, here: str, there: str) -> Text:
    """Ask in words what a step of a unit from a place to the next one costs."""
    return T(
        "{unit} moves from {here} to {there}: how many movement points?",
        unit=unit,
        here=here,
        there=there,
    )


def of_die(roll: Prompt, rule: str) -> Quiz | None:
    """Ask what one face of a die comes to with what counts now; None where that is plain to see.

    Outside a fight the prompt itself says what each face leads to.
    """
    if not isinstance(roll, Roll) or roll.sheet is None or len(roll.faces) < 2:
        return None
    near = _near(roll)
    first, face = near[0], min(near[0].faces)
    lines = [modifier_text(one) for one in roll.lines if one.applied]
    counted = T("A {face} on the die ({lines}): what is the result?", lines=list(lines))
    text = counted if lines else T("A {face} on the die: what is the result?")
    answers = sorted(near, key=lambda one: min(one.faces))
    return Quiz(
        text=text.fill(face=face),
        answers=tuple(one.text for one in answers),
        right=answers.index(first),
        because=T("On the die {faces}: {what}.", faces=span(first.faces), what=first.text),
        rule=rule,
        veils=True,
    )


def _near(roll: Roll) -> Sequence[Face]:
    """Return some outcomes, first the one to ask for: it lies in the middle of the die."""
    middle = len(roll.faces) // 2
    return [roll.faces[middle], *(one for at, one in enumerate(roll.faces) if at != middle)][:MOST]
