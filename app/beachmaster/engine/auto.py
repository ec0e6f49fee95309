"""Answer a prompt for the player: by chance keyed like all chance, always legally."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from beachmaster.engine import chance
from beachmaster.engine.hit_rows import HITS
from beachmaster.engine.module import BesideTable
from beachmaster.engine.prompt import (
    AnswerError,
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
from beachmaster.engine.record import narrowed
from beachmaster.engine.run import Asked
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

Shun = Callable[[Value], bool]
"""Tells where nobody is to go who decides by chance."""
WORDS = 1000
"""How many different words the program makes up for one field of the player's own words."""


class NoLegalAnswerError(RuntimeError):
    """A prompt has no legal answer that the program can find: a defect of the game."""


def only_the_table_knows(module: object, prompt: Prompt) -> bool:
    """Tell whether a prompt asks for a fact of the player's own table."""
    if not prompt.question or not isinstance(module, BesideTable):
        return False
    prints = module.prints
    turned = isinstance(prompt, Roll | Draw)  # where positions are kept, all else is a decision
    return prints is None or (prints.own and turned)


def program_may_roll(module: object, prompt: Prompt) -> bool:
    """Tell whether a prompt is a die or a draw that the program could do."""
    return isinstance(prompt, Roll | Draw) and not only_the_table_knows(module, prompt)


def refuse_to_invent(module: object, prompt: Prompt) -> None:
    """Raise `AnswerError` for a prompt that only the player's own table can answer."""
    if only_the_table_knows(module, prompt):
        raise AnswerError(T("Only your table shows this: look there and enter it."))


def program_answer(prompt: Prompt, seed: int, key: str, shun: Shun | None = None) -> Value:
    """Return what the program rolls, draws or chooses for this prompt.

    It goes to no space that it is to `shun` where there is another answer.
    Raise `NoLegalAnswerError` where no candidate passes the prompt's own check.
    """
    for candidate in _candidates(prompt, seed, key, shun or _nothing):
        try:
            return prompt.check(candidate)
        except AnswerError:
            continue
    raise NoLegalAnswerError(key)


def _candidates(prompt: Prompt, seed: int, key: str, shun: Shun) -> Iterator[Value]:
    if isinstance(prompt, Roll):
        yield list(prompt.dealt)
        yield chance.mixed_dice([die.sides for die in prompt.dice.each], seed, key)
    elif isinstance(prompt, Draw):
        yield drawn(prompt, seed, key)
    elif isinstance(prompt, Choose):
        yield from _choices(prompt, seed, key)
    elif isinstance(prompt, Confirm):
        yield from (True, False)
    elif isinstance(prompt, Number):
        span = prompt.maximum - prompt.minimum + 1
        yield prompt.minimum + chance.below(span, seed, key, "number")
    elif isinstance(prompt, Place):
        yield from _places(prompt, seed, key, shun)
    elif isinstance(prompt, Record):
        yield from _records(prompt, seed, key, shun)
        if shun is not _nothing:
            yield from _records(prompt, seed, key, _nothing)


def with_others(asked: Asked, value: Value, seed: int) -> Value:
    """Return the dice of both sides; where only the first's are told, with the program's others.

    Where the hits of the first side are told, the program's dice are told by their hits as well.
    """
    prompt = asked.prompt
    if not isinstance(prompt, Roll) or prompt.dice.against is None or prompt.holds_all(value):
        return value
    if isinstance(value, dict) and prompt.counts_hits:
        mine = value.get(HITS)
        if set(value) != {HITS} or not isinstance(mine, list) or len(mine) != prompt.own_rows:
            return value
        dealt = program_answer(prompt, seed, asked.key)
        return {HITS: [*mine, *prompt.hits_of(dealt)[len(mine) :]]}
    if not isinstance(value, list) or len(value) != prompt.dice.count:
        return value
    dealt = program_answer(prompt, seed, asked.key)
    return [*value, *dealt[len(value) :]]


def drawn(prompt: Draw, seed: int, key: str) -> str:
    """Return the token the program draws: its own deal, or the one with the lowest hash."""
    if prompt.dealt is not None:
        return prompt.dealt()
    tokens = [token.id for token in prompt.tokens()]
    if not tokens:
        raise NoLegalAnswerError(key)
    return chance.draw(tokens, seed, key)


def _choices(prompt: Choose, seed: int, key: str) -> Iterator[Value]:
    values = _mixed(prompt.expected(), seed, key)
    if not prompt.many:
        yield from values
        return
    most = min(prompt.maximum, len(values))
    size = prompt.minimum + chance.below(max(1, most - prompt.minimum + 1), seed, key, "size")
    yield values[:size]
    for count in (*range(size, prompt.minimum - 1, -1), *range(size + 1, most + 1)):
        for start in range(len(values)):
            yield (values[start:] + values[:start])[:count]


def _places(prompt: Place, seed: int, key: str, shun: Shun) -> Iterator[Value]:
    known = [option.value for option in prompt.options]
    yield from sorted(_mixed(known, seed, key), key=shun)
    if prompt.free:
        for number in range(1, 100):
            yield f"space {number}"


def _records(prompt: Record, seed: int, key: str, shun: Shun) -> Iterator[Value]:
    yield _each(prompt, lambda field, _at: _field_value(field, seed, key), shun)
    yield _all_different(prompt.fields, seed, key, shun)
    for attempt in range(40):
        mark = f"{key}+{attempt}"
        yield _each(prompt, lambda field, _at, mark=mark: _field_value(field, seed, mark), shun)
    yield _each(prompt, lambda field, _at: _least(field), shun)
    for step in range(len(prompt.fields)):
        yield _each(prompt, lambda field, at, step=step: _spread(field, at + step), shun)


def _nothing(place: Value) -> bool:
    """Shun no space."""
    del place
    return False


def _each(prompt: Record, value: Callable[..., Value], shun: Shun) -> dict[str, Value]:
    """Return a value for each field in turn, of those that the values before leave possible."""
    given: dict[str, Value] = {}
    for at in range(len(prompt.fields)):
        field = _shunning(narrowed(prompt.fields, given)[at], shun)
        given[field.name] = value(field, at)
    return given


def _shunning(field: Field, shun: Shun) -> Field:
    """Return a field without the options to shun, where it has others."""
    if field.settled or shun is _nothing:
        return field
    left = tuple(option for option in field.options if not shun(option.value))
    return field if len(left) in (0, len(field.options)) else replace(field, options=left)


def _spread(field: Field, at: int) -> Value:
    """Return another option for each field, where no two may have the same."""
    if field.kind != "choose" or field.settled or not field.options:
        return _least(field)
    return field.options[at % len(field.options)].value


def _all_different(fields: Sequence[Field], seed: int, key: str, shun: Shun) -> dict[str, Value]:
    """Return values in which no two choices are the same, as far as they have others."""
    given: dict[str, Value] = {}
    for field in (_shunning(one, shun) for one in fields):
        left: list[Value] = []
        if field.kind == "choose" and not field.settled:
            mixed = _mixed([option.value for option in field.options], seed, key)
            left = [value for value in mixed if value not in given.values()]
        given[field.name] = left[0] if left else _field_value(field, seed, key)
    return given


def _field_value(field: Field, seed: int, key: str) -> Value:
    mark = f"{key}/{field.name}"
    values = [option.value for option in field.options]
    if field.settled:
        return field.certainly
    if field.kind == "choose":
        return values[chance.pick(values, seed, mark)] if values else None
    if field.kind in ("many", "spaces"):
        values = values or [f"space {number}" for number in range(1, field.minimum + 1)]
        most = min(field.maximum or len(values), len(values))
        size = field.minimum + chance.below(max(1, most - field.minimum + 1), seed, mark)
        return _joined(field, _mixed(values, seed, mark), size)
    if field.kind == "number":
        return field.minimum + chance.below(field.maximum - field.minimum + 1, seed, mark)
    if field.kind == "flag":
        return chance.below(2, seed, mark) == 1
    if values and chance.below(2, seed, f"{mark}/listed"):
        return values[chance.pick(values, seed, mark)]
    return f"{field.name} {1 + chance.below(WORDS, seed, mark)}"


def _joined(field: Field, values: Sequence[Value], size: int) -> list[Value]:
    """Return so many values, those that are certain before the others."""
    others = [value for value in values if value not in field.certain]
    return [*field.certain, *others][: max(size, len(field.certain))]


def _least(field: Field) -> Value:
    values = [option.value for option in field.options]
    if field.settled:
        return field.certainly
    if field.kind == "choose":
        return values[0] if values else None
    if field.listed:
        own = [f"space {number}" for number in range(1, field.minimum + 1)]
        return _joined(field, [*values, *own], field.minimum)
    if field.kind == "number":
        return field.minimum
    if field.kind == "flag":
        return False
    return values[0] if values else field.name


def _mixed(values: Sequence[Value], seed: int, key: str) -> list[Value]:
    numbered = {str(index): value for index, value in enumerate(values)}
    return [numbered[mark] for mark in chance.shuffled(numbered, seed, key)]
