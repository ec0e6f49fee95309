"""Put the answer to any prompt into fields of a form, and read it from them again."""

from collections.abc import Callable

from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.hit_rows import HITS
from beachmaster.engine.options import Option, same
from beachmaster.engine.prompt import (
    Choose,
    Confirm,
    Draw,
    Field,
    Number,
    Place,
    Prompt,
    Record,
    Roll,
)
from beachmaster.engine.said import MARKS
from beachmaster.engine.telling import ByField
from beachmaster.engine.typed import answer_to, draw_options
from beachmaster.engine.values import Value

ANSWER = "answer"


class AnswerFields:
    """The fields of a prompt's own kind, what an earlier answer says in them, and the way back."""

    def __init__(self, prompt: Prompt, before: Value) -> None:
        self.fields, self.told, self._read = _made(prompt, before)

    def value(self, told: ByField) -> Value:
        """Return the answer that the fields hold; raise `AnswerError` where words mean none."""
        return self._read(told)


Made = tuple[tuple[Field, ...], ByField, Callable[[ByField], Value]]


def _made(prompt: Prompt, before: Value) -> Made:
    if isinstance(prompt, Record | Draw) and isinstance(before, dict):
        return prompt.fields, before, dict
    if isinstance(prompt, Roll) and prompt.counts_hits and isinstance(before, dict):
        return _hits(prompt, before)
    if isinstance(prompt, Roll):
        return _dice(prompt, before)
    if isinstance(prompt, Choose | Place) and _own_words(prompt):
        return _words(prompt, before)
    drawn = prompt.tokens() if isinstance(prompt, Draw) else ()
    shown = next((token.kind for token in drawn if token.id == before), before)

    def read(told: ByField) -> Value:
        """Return the same token where its kind was left as it is."""
        answer = told.get(ANSWER)
        return before if same(answer, shown) else answer

    return (_field(prompt),), {ANSWER: shown}, read


def _field(prompt: Prompt) -> Field:
    """Return the one field of a prompt that takes one thing, or several of a list."""
    text = _ANSWER
    if isinstance(prompt, Confirm):
        return Field(name=ANSWER, kind="flag", text=text)
    if isinstance(prompt, Number):
        low, high = prompt.minimum, prompt.maximum
        return Field(name=ANSWER, kind="number", text=text, minimum=low, maximum=high)
    if isinstance(prompt, Choose) and prompt.many:
        low, high, options = prompt.minimum, prompt.maximum, tuple(prompt.options)
        return Field(
            name=ANSWER, kind="many", text=text, options=options, minimum=low, maximum=high
        )
    options = tuple(draw_options(prompt)) if isinstance(prompt, Draw) else _listed(prompt)
    return Field(name=ANSWER, kind="choose", text=text, options=options)


def _listed(prompt: Prompt) -> tuple[Option, ...]:
    return tuple(prompt.options) if isinstance(prompt, Choose | Place) else ()


def _dice(prompt: Roll, before: Value) -> Made:
    """Return a number for each die."""
    dice = prompt.dice.each
    names = [f"die{at}" for at in range(1, len(dice) + 1)]
    fields = tuple(
        Field(name=name, kind="number", text=T("Die {at}", at=at), minimum=1, maximum=die.sides)
        for at, (name, die) in enumerate(zip(names, dice, strict=True), 1)
    )
    rolled = dict(zip(names, before, strict=False)) if isinstance(before, list) else {}
    return fields, rolled, lambda told: [told.get(name) for name in names]


def _hits(prompt: Roll, before: dict[str, Value]) -> Made:
    """Return a number of hits for each row of dice."""
    names = [f"row{at}" for at in range(1, len(prompt.row) + 1)]
    fields = tuple(
        Field(name=name, kind="number", text=row.text, minimum=row.least, maximum=row.most)
        for name, row in zip(names, prompt.row, strict=True)
    )
    told = dict(zip(names, before[HITS], strict=True))
    return fields, told, lambda told: {HITS: [told.get(name) for name in names]}


def _own_words(prompt: Choose | Place) -> bool:
    """Tell whether more than the listed answers can be given: own words, or units with hexes."""
    return prompt.free if isinstance(prompt, Place) else prompt.options.takes_moves


def _words(prompt: Choose | Place, before: Value) -> Made:
    """Return a line that holds what was answered, as it would be typed."""
    parts = before if isinstance(before, list) else [before]
    line = ", ".join(_typed(prompt, part) for part in parts)
    field = Field(name=ANSWER, kind="words", text=_ANSWER)
    return (field,), {ANSWER: line}, lambda told: answer_to(prompt, told.get(ANSWER, ""), say)


def _typed(prompt: Choose | Place, value: Value) -> str:
    """Return one part of an answer as a person would type it: its name, and its hex."""
    for option in prompt.options:
        if same(option.value, value):
            return say(option.text)
        for mark in MARKS:
            if isinstance(value, str) and value.startswith(f"{option.value}{mark}"):
                return f"{say(option.text)} {mark} {value[len(str(option.value)) + 1 :]}"
    return str(value)


_ANSWER = T("It should have been")
