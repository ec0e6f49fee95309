"""Say how a prompt may be answered in the terminal, in one line."""

from beachmaster.engine.meaning import labels
from beachmaster.engine.options import same
from beachmaster.engine.prompt import (
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
from beachmaster.engine.telling import keys_of
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, render
from beachmaster.engine.typed import draw_options

USUAL_SIDES = 6


def options_of_prompt(prompt: Prompt) -> list[Option]:
    """Return the answers that a prompt lists."""
    if isinstance(prompt, Choose | Place):
        return list(prompt.options)
    return draw_options(prompt) if isinstance(prompt, Draw) else []


def hint(prompt: Prompt) -> Text | None:
    """Return how to answer a kind of prompt."""
    if isinstance(prompt, Choose) and prompt.many:
        return _several_hint(prompt)
    if isinstance(prompt, Choose | Place) and prompt.at_enter is not None:
        return _enter_hint(prompt)
    if isinstance(prompt, Roll):
        dice = prompt.dice
        if dice.count == 1 and dice.sides == USUAL_SIDES:
            return Text(_DIE, color=dice.color)
        return Text(_DICE, count=dice.count, color=dice.color, sides=dice.sides)
    if isinstance(prompt, Record):
        return _record_hint(prompt)
    if isinstance(prompt, Draw) and prompt.fields:
        keys = keys_of(prompt.fields)
        pairs = zip(keys, prompt.fields, strict=True)
        form = " ".join(f"{key}={_example(field)}" for key, field in pairs)
        turn_or_draw = _DRAW_OR_TELL if prompt.dealt is None else _TURN_OR_TELL
        return Text(_SAY_WHAT if prompt.question else turn_or_draw, form=form)
    if isinstance(prompt, Number):
        return Text(_RANGE, low=prompt.minimum, high=prompt.maximum)
    plain: dict[type[Prompt], Source] = {
        Confirm: _YES_NO if prompt.at_enter is not None else _YES_OR_NO,
        Draw: _DRAW,
    }
    source = plain.get(type(prompt))
    return Text(source) if source else None


def _enter_hint(prompt: Choose | Place) -> Text:
    """Say which answer Enter gives."""
    if len(prompt.options) == 1:
        return Text(_ONLY)
    usual = next(one.text for one in prompt.options if same(one.value, prompt.at_enter))
    return Text(_ENTER, answer=usual)


def _several_hint(prompt: Choose) -> Text:
    """Say how many to type, with an example that the list allows."""
    low, high, listed = prompt.minimum, prompt.maximum, len(prompt.options)
    if low == listed and prompt.at_enter is not None:
        return Text(_ALL_IN_ORDER, count=low) if low > 1 else Text(_ONLY)
    few = labels(prompt.options.listed())[: max(low, min(high, 2))]
    none = _SEVERAL_OR_NONE if prompt.at_enter is not None else _SEVERAL_OR_SAY_NONE
    source = none if low == 0 else _EXACTLY if low == high else _SEVERAL
    how = Text(source, low=low, high=min(high, listed), example=" ".join(few))
    return Text(_MOVES, how=how, example=few[0]) if prompt.options.takes_moves else how


def _record_hint(prompt: Record) -> Text:
    asked = asked_fields(prompt)
    lists = any(field.listed for field in asked)
    if len(asked) == 1:
        return Text(_LIST_IT if lists else _TYPE_IT)
    return Text(_LISTS if lists else _IN_ORDER)


def asked_fields(prompt: Record) -> list[Field]:
    """Return the fields of a record that are to be told."""
    return [field for field in prompt.fields if not field.settled]


def _example(field: Field) -> str:
    """Return what a field may hold, as a person would type it."""
    if field.kind == "number":
        return str(max(field.minimum, min(1, field.maximum)))
    return render(field.options[0].text) if field.options else "y" if field.kind == "flag" else "…"


_ALL_IN_ORDER = QT_TRANSLATE_NOOP(
    "cli", "All {count}, in the order you like; Enter: as they are listed."
)
_DICE = QT_TRANSLATE_NOOP(
    "cli", "Roll {count} {color} dice of {sides} sides and type them; Enter: the program rolls."
)
_DIE = QT_TRANSLATE_NOOP(
    "cli", "Roll a {color} die and type what it shows; Enter: the program rolls."
)
_DRAW = QT_TRANSLATE_NOOP("cli", "Draw and type what it is; Enter: the program draws.")
_DRAW_OR_TELL = QT_TRANSLATE_NOOP(
    "cli",
    "Draw and type what it is; Enter: the program draws. Is yours not listed? Type what it shows, "
    "such as: {form}",
)
_EXACTLY = QT_TRANSLATE_NOOP("cli", "{low} of them, such as {example}.")
_LIST_IT = QT_TRANSLATE_NOOP("cli", "Type it (several: 23,25; none: -).")
_IN_ORDER = QT_TRANSLATE_NOOP("cli", "Type the first of them, or all in this order.")
_LISTS = QT_TRANSLATE_NOOP(
    "cli", "Type the first of them, or all in this order (several for one: 23,25; none: -)."
)
_MOVES = QT_TRANSLATE_NOOP("cli", "{how} With its hex: {example}> and the hex number.")
_ENTER = QT_TRANSLATE_NOOP("cli", "Enter: {answer}.")
_ONLY = QT_TRANSLATE_NOOP("cli", "Enter: the only answer there is.")
_RANGE = QT_TRANSLATE_NOOP("cli", "A number from {low} to {high}.")
_SEVERAL = QT_TRANSLATE_NOOP("cli", "{low} to {high} of them, such as {example}.")
_SEVERAL_OR_NONE = QT_TRANSLATE_NOOP("cli", "Up to {high} of them, such as {example}; Enter: none.")
_SEVERAL_OR_SAY_NONE = QT_TRANSLATE_NOOP(
    "cli", "Up to {high} of them, such as {example}; - for none of them."
)
_SAY_WHAT = QT_TRANSLATE_NOOP(
    "cli", "Type what it is. Is yours not listed? Type what it shows, such as: {form}"
)
_TURN_OR_TELL = QT_TRANSLATE_NOOP(
    "cli",
    "Turn it and type what it is; Enter: the program picks one. Is yours not listed? Type what it "
    "shows, such as: {form}",
)
_TYPE_IT = QT_TRANSLATE_NOOP("cli", "Type it.")
_YES_OR_NO = QT_TRANSLATE_NOOP("cli", "y or n.")
_YES_NO = QT_TRANSLATE_NOOP("cli", "y or n; Enter: yes.")
