"""Check the named fields of a record: values read off the table in one answer."""

from collections.abc import Callable, Sequence

import msgspec

from beachmaster.engine.options import AnswerError, Option, own_word, same, shown
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.values import Value


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One named value of a record: choose, many, number, flag, words or spaces.

    `words` is the player's own word for a thing; `spaces` a list of up to `maximum` distinct such
    words, with the known ones as options.
    """

    name: str
    kind: str
    text: Text
    options: tuple[Option, ...] = ()
    minimum: int = 0
    maximum: int = 0
    default: Value = None


def check_fields(fields: Sequence[Field], answer: dict[str, Value]) -> dict[str, Value]:
    """Return the answer with defaults filled in; raise `AnswerError` naming a wrong field."""
    known = {field.name for field in fields}
    for name in answer:
        if name not in known:
            raise AnswerError(Text(_UNKNOWN_FIELD, name=str(name)), sorted(known))
    return {field.name: _check_field(field, answer) for field in fields}


def _check_field(field: Field, answer: dict[str, Value]) -> Value:
    value: Value = answer.get(field.name, field.default)
    if field.name not in answer and field.default is None:
        raise AnswerError(Text(_MISSING_FIELD, name=field.name), expected_of(field))
    if not _FIELD_CHECKS[field.kind](field, value):
        wrong = Text(_WRONG_FIELD, name=field.name, value=shown(value))
        raise AnswerError(wrong, {field.name: expected_of(field)})
    if field.kind == "spaces":
        return [own_word(word) for word in value]
    return own_word(value) if field.kind == "words" else value


def expected_of(field: Field) -> Value:
    """Describe what a field takes, for an error message."""
    if field.kind in ("choose", "many"):
        return [option.value for option in field.options]
    if field.kind == "number":
        return {"min": field.minimum, "max": field.maximum}
    if field.kind == "spaces":
        return {"words": [option.value for option in field.options], "max": field.maximum}
    return [True, False] if field.kind == "flag" else "words"


def _one_of(field: Field, value: Value) -> bool:
    return any(same(option.value, value) for option in field.options)


def _many_of(field: Field, value: Value) -> bool:
    if not (isinstance(value, list) and all(_one_of(field, one) for one in value)):
        return False
    distinct = len({repr(one) for one in value}) == len(value)
    most = field.maximum or len(value)
    return distinct and field.minimum <= len(value) <= most


def _bounded(field: Field, value: Value) -> bool:
    return type(value) is int and field.minimum <= value <= field.maximum


def _own_words(field: Field, value: Value) -> bool:
    del field
    return own_word(value) is not None


def _own_spaces(field: Field, value: Value) -> bool:
    if not isinstance(value, list) or not field.minimum <= len(value) <= field.maximum:
        return False
    words = [own_word(word) for word in value]
    return None not in words and len(set(words)) == len(words)


_FIELD_CHECKS: dict[str, Callable[[Field, Value], bool]] = {
    "choose": _one_of,
    "many": _many_of,
    "number": _bounded,
    "flag": lambda _field, value: isinstance(value, bool),
    "words": _own_words,
    "spaces": _own_spaces,
}

_UNKNOWN_FIELD = QT_TRANSLATE_NOOP("engine", "There is no field “{name}” here.")
_MISSING_FIELD = QT_TRANSLATE_NOOP("engine", "The field “{name}” is missing.")
_WRONG_FIELD = QT_TRANSLATE_NOOP("engine", "The field “{name}” cannot be “{value}”.")
