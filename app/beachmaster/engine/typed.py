"""Read what a person types as an answer to a prompt."""

import re
import shlex
from collections.abc import Iterator, Sequence

import msgspec

from beachmaster.engine.prompt import (
    AnswerError,
    Choose,
    Confirm,
    Draw,
    Field,
    Number,
    Option,
    Place,
    Prompt,
    Record,
    Roll,
)
from beachmaster.engine.text import render
from beachmaster.engine.values import Value

YES = {"y", "yes", "true", "j", "ja", "o"}
NO = {"n", "no", "false"}
NONE = {"none", "-", "0"}
SHORTEST = 3
"""So many letters at least stand for a word that begins with them."""
_NUMBER = re.compile(r"[+-]?\d{1,9}")


def labels(values: Sequence[Value]) -> list[str]:
    """Return what to type for each value: its number in the list, or itself.

    Where a value is a name such as "9" that another line of the list would have as its number,
    the names stand for themselves, so that "9" is never taken for another unit.
    """
    numbers = [str(index) for index in range(1, len(values) + 1)]
    names = [value for value in values if isinstance(value, str)]
    mixed_up = any(name in numbers and values.index(name) != int(name) - 1 for name in names)
    return [_typed_form(value) for value in values] if mixed_up else numbers


def _typed_form(value: Value) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def words_of(typed: str) -> list[str]:
    """Split what was typed at spaces and commas."""
    return [word for word in re.split(r"[\s,]+", typed.strip()) if word]


def match(word: str, options: Sequence[Option]) -> Value:
    """Return the option that a word or the beginnings of its words mean, or the word itself."""
    values = [option.value for option in options]
    for label, value in zip(labels(values), values, strict=True):
        if word == label:
            return value
    for option in options:
        if word.casefold() in (
            _typed_form(option.value).casefold(),
            render(option.text).casefold(),
        ):
            return option.value
    meant = [option.value for option in options if _names(word, render(option.text))]
    return meant[0] if len(meant) == 1 else word


def _names(typed: str, label: str) -> bool:
    """Tell whether all the words typed are words of a label, or beginnings of such words."""
    words = re.findall(r"\w+", label.casefold())
    sought = re.findall(r"\w+", typed.casefold())
    return bool(sought) and all(any(_begins(word, one) for word in words) for one in sought)


def _begins(word: str, typed: str) -> bool:
    return word == typed or (typed.isalpha() and len(typed) >= SHORTEST and word.startswith(typed))


def draw_options(prompt: Draw) -> list[Option]:
    """Return the kinds that can come out of a bag, once each."""
    kinds = {token.kind: token.text for token in prompt.tokens()}
    return [Option(kind, kinds[kind]) for kind in sorted(kinds)]


def answer_to(prompt: Prompt, typed: str) -> Value:
    """Return the legal answer that was typed; raise `AnswerError` where there is none."""
    refusal: AnswerError | None = None
    for candidate in _candidates(prompt, typed):
        try:
            return prompt.check(candidate)
        except AnswerError as error:
            refusal = refusal or error
    if refusal is None:
        return prompt.check(typed)
    raise refusal


def _candidates(prompt: Prompt, typed: str) -> Iterator[Value]:
    if isinstance(prompt, Choose):
        yield from _choices(prompt, typed)
    elif isinstance(prompt, Confirm):
        yield yes_or_no(typed)
    elif isinstance(prompt, Roll | Number):
        numbers = [int(word) for word in words_of(typed) if _NUMBER.fullmatch(word)]
        yield numbers[0] if len(numbers) == 1 else numbers or typed
    elif isinstance(prompt, Draw):
        yield match(typed, draw_options(prompt))
        yield fields_of(prompt.fields, typed) or typed
    elif isinstance(prompt, Place):
        yield match(typed, list(prompt.options))
        yield typed
    elif isinstance(prompt, Record):
        yield fields_of(prompt.fields, typed)


def _choices(prompt: Choose, typed: str) -> Iterator[Value]:
    options = list(prompt.options)
    if not prompt.many:
        yield match(typed, options)
        return
    if typed.casefold() in NONE and "0" not in labels([option.value for option in options]):
        yield []
    yield [match(word, options) for word in words_of(typed)]
    yield [match(typed, options)]


def yes_or_no(typed: str) -> Value:
    """Return true or false, or the word itself."""
    word = typed.casefold()
    return True if word in YES else False if word in NO else typed


def fields_of(fields: Sequence[Field], typed: str) -> dict[str, Value]:
    """Return the fields typed as NAME=VALUE words."""
    pairs = (word.partition("=") for word in _quoted_words(typed))
    named = {field.name: field for field in fields}
    return {
        name: field_value(named[name], value) if name in named else value
        for name, sign, value in pairs
        if sign
    }


def _quoted_words(typed: str) -> list[str]:
    """Split at spaces, but keep words in quotation marks together: name="Naval Guard"."""
    try:
        return shlex.split(typed)
    except ValueError:  # a mark without its fellow is a letter like any other
        return typed.split()


def field_value(field: Field, typed: str) -> Value:
    """Return one field's value as typed."""
    if field.kind == "choose":
        return match(typed, field.options)
    if field.kind in ("many", "spaces"):
        words = [] if typed.casefold() in NONE else re.split(r"[\s,+]+", typed)
        return [match(word, field.options) for word in words if word]
    if field.kind == "number":
        return int(typed) if _NUMBER.fullmatch(typed) else typed
    return yes_or_no(typed) if field.kind == "flag" else typed


def loose_value(typed: str) -> Value:
    """Return a value typed outside a prompt: JSON where it is JSON, else the words."""
    try:
        return msgspec.json.decode(typed)
    except (msgspec.MsgspecError, RecursionError):
        return typed
