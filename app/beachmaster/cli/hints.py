"""Say how a prompt may be answered in the terminal, in one line."""

from collections.abc import Sequence

from beachmaster.cli.texts import T
from beachmaster.engine.dice_words import dice_words
from beachmaster.engine.mapquestions import MAP_LIST
from beachmaster.engine.meaning import labels
from beachmaster.engine.options import same
from beachmaster.engine.prompt import (
    Choose,
    Confirm,
    DiceToRoll,
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
from beachmaster.engine.text import Text, render
from beachmaster.engine.typed import draw_options
from beachmaster.engine.typed_hits import form_of
from beachmaster.engine.views.data import FieldView
from beachmaster.engine.views.fields import fields_of

USUAL_SIDES = 6


def options_of_prompt(prompt: Prompt) -> list[Option]:
    """Return the answers that a prompt lists."""
    if isinstance(prompt, Choose | Place):
        return list(prompt.options)
    return draw_options(prompt) if isinstance(prompt, Draw) else []


def takes_moves(prompt: Prompt) -> bool:
    """Tell whether a listed unit may be named with the space it goes to."""
    return isinstance(prompt, Choose) and prompt.options.takes_moves


def hint(prompt: Prompt) -> Text | None:
    """Return how to answer a kind of prompt."""
    if isinstance(prompt, Choose) and prompt.many:
        return _several_hint(prompt, fields_of(prompt)[0])
    if isinstance(prompt, Choose | Place) and prompt.at_enter is not None:
        return _enter_hint(prompt)
    if isinstance(prompt, Roll) and prompt.counts_hits:
        how = _HITS if prompt.dice.against is None else _HITS_OF_BOTH
        return how.fill(form=form_of(prompt))
    if isinstance(prompt, Roll):
        return _dice_hint(prompt.dice)
    if isinstance(prompt, Record):
        return _record_hint(prompt.procedure == MAP_LIST, asked_fields(prompt))
    if isinstance(prompt, Draw) and prompt.fields:
        keys = keys_of(prompt.fields)
        pairs = zip(keys, prompt.fields, strict=True)
        form = " ".join(f"{key}={_example(field)}" for key, field in pairs)
        turn_or_draw = _DRAW_OR_TELL if prompt.dealt is None else _TURN_OR_TELL
        return (
            T("Type what it is. Is yours not listed? Type what it shows, such as: {form}")
            if prompt.question
            else turn_or_draw
        ).fill(form=form)
    if isinstance(prompt, Number):
        (field,) = fields_of(prompt)
        return T("A number from {low} to {high}.", low=field.least, high=field.most)
    plain: dict[type[Prompt], Text] = {
        Confirm: T("y or n; Enter: yes.") if prompt.at_enter is not None else T("y or n."),
        Draw: T("Draw and type what it is; p: the program draws."),
    }
    source = plain.get(type(prompt))
    return source or None


def _dice_hint(dice: DiceToRoll) -> Text:
    if dice.total == 1 and dice.sides == USUAL_SIDES:
        return _DIE
    if dice.against is not None:
        example = " ".join(str(1 + at % USUAL_SIDES) for at in range(dice.total))
        return _CONTEST.fill(mine=dice_words(dice), other=dice_words(dice.against), form=example)
    return _DICE.fill(count=dice.count, sides=dice.sides)


def may_spend(prompt: Prompt) -> bool:
    """Tell whether an answer spends what is scarce: Enter then gives the other one, or nothing."""
    return prompt.spends or (isinstance(prompt, Choose) and prompt.usual is not None)


def _enter_hint(prompt: Choose | Place) -> Text:
    """Say which answer Enter gives."""
    if len(prompt.options) == 1:
        return _ONLY
    usual = next(one.text for one in prompt.options if same(one.value, prompt.at_enter))
    if usual.source.text.endswith("."):
        return T("Enter: {answer}", answer=usual)
    return T("Enter: {answer}.", answer=usual)


def _several_hint(prompt: Choose, field: FieldView) -> Text:
    """Say how many to type, with an example that the list allows."""
    low, high, listed = prompt.minimum, prompt.maximum, len(field.answers)
    if low == listed and prompt.at_enter is not None:
        return (
            T("Type all {count} in any order; Enter: as listed.", count=low) if low > 1 else _ONLY
        )
    few = labels(prompt.options.listed(), moves=field.takes_moves)[: max(low, min(high, 2))]
    if low == listed == 1:
        return T("Type {example}: there is no other answer.", example=few[0])
    none = (
        T("Up to {high} of them, such as {example}; Enter: none.")
        if prompt.at_enter is not None
        else T("Up to {high} of them, such as {example}; - for none of them.")
    )
    source = (
        none
        if low == 0
        else T("{low} of them, such as {example}.")
        if low == high
        else T("{low} to {high} of them, such as {example}.")
    )
    how = source.fill(low=low, high=min(high, listed), example=" ".join(few))
    return (
        T("{how} To choose its route, type {example}> and where it goes.", how=how, example=few[0])
        if field.takes_moves
        else how
    )


def _record_hint(hexes: bool, asked: Sequence[FieldView]) -> Text:
    if asked and hexes:
        return _hexes_hint(asked)
    lists = any(field.shape == "many" for field in asked)
    if len(asked) == 1:
        return T("Type it (several: 23,25; none: -).") if lists else T("Type it.")
    return (
        T("Type the first one, or all in this order in one line (several for one: 23,25; none: -).")
        if lists
        else T("Type the first one, or all in this order in one line.")
    )


def _hexes_hint(asked: Sequence[FieldView]) -> Text:
    """Say how the hexes of a map are told: a line for a list, or all lists of one hex at once."""
    if all(field.most == 1 for field in asked):
        if len(asked) == 1:
            return T("Type its hex.")
        return T("Type the hex of the first one, or a hex for each in this order.")
    one = len(asked) == 1
    if all(field.least for field in asked):
        return _ALL_HEXES if one else _ALL_HEXES_OF_EACH
    return (
        T("Type all its hexes in one line, with spaces between; - for none.")
        if one
        else T("Type all hexes of the first one in one line, with spaces between; - for none.")
    )


def asked_fields(prompt: Record) -> list[FieldView]:
    """Return the fields of a record that are to be told, those included that wait for others."""
    return [field for field in fields_of(prompt) if not field.known]


def _example(field: Field) -> str:
    """Return what a field may hold, as a person would type it."""
    if field.kind == "number":
        return str(max(field.minimum, min(1, field.maximum)))
    shown = [one for one in field.options if not same(one.value, field.default)]
    return render(shown[0].text) if shown else "y" if field.kind == "flag" else "…"


_ALL_HEXES = T("Type all its hexes in one line, with spaces between.")
_ALL_HEXES_OF_EACH = T("Type all hexes of the first one in one line, with spaces between.")
_DICE = T("Type what the {count} dice show (1–{sides}); p: the program rolls.")
_CONTEST = T(
    "Type what they show in this order, such as {form}; only {mine}: the program rolls {other}; p: "
    "the program rolls all."
)
_HITS = T("Type the hits of each row, such as {form}, or all dice; p: the program rolls.")
_HITS_OF_BOTH = T(
    "Type the hits of each row, such as {form}, or all dice; only yours: the program rolls the "
    "others; p: the program rolls all."
)
_DIE = T("Type what it shows; p: the program rolls.")
_DRAW_OR_TELL = T(
    "Draw and type what it is; p: the program draws. Is yours not listed? Type what it shows, "
    "such as: {form}"
)
_ONLY = T("Enter: the only answer.")
_TURN_OR_TELL = T(
    "Flip it and type what it is; p: the program picks one. Is yours not listed? "
    "Type what it shows, such as: {form}"
)
