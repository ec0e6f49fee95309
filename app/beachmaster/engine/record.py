"""Check the named fields of a record: values read off the table in one answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.options import (
    KEY_MARKS,
    AnswerError,
    Closed,
    Option,
    closed_among,
    own_word,
    same,
    shown,
)
from beachmaster.engine.text import Param, Text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.values import Value

Told = Mapping[str, Value]
"""Values told by the names of their fields."""
ALL_OF = 3
"""From so many on, "all" says as much as their names."""


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One named value of a record: choose, many, number, flag, words or spaces.

    `words` is the player's own word for a thing; `spaces` a list of up to `maximum` distinct such
    words, with those already named as options. `known` is what the program knows for certain: the
    value, or of a list the members that belong to it in any case; the rest of it is still to be
    told. `default` is what a described counter shows where it shows nothing, or what a choice is
    that was not made; a record of what the table holds has none. `within` names an earlier list:
    only what is told there can be told here. `by` names earlier fields on whose values it depends:
    once they are told, `given` returns the field as it is then. `closed` are the values that a
    player would look for and cannot give, each with its reason. A field of `words` with options
    takes one of these or the player's own word. `estimate` is what our own data say: a hint, which
    is never the answer. `tell` is what helps to tell it
    from the table. `nothing` is the value of a choice that says that there is none of what it
    asks for. `under` is what several fields can stand under together, as `brief` then.
    `brings` names a later list in which a control ticks as well who is ticked here, where that is
    possible; it can be taken back there. What is `said` is no mere default in a control: the
    player says it, though an answer that leaves it out means the default. Where it is `keyed`, a
    control gives each of its values a key, and a slash begins the player's own word.
    """

    name: str
    kind: str
    text: Text
    options: tuple[Option, ...] = ()
    minimum: int = 0
    maximum: int = 0
    known: Value = None
    default: Value = None
    within: str = ""
    by: tuple[str, ...] = ()
    given: Callable[[Told], "Field"] | None = None
    closed: tuple[Closed, ...] = ()
    estimate: Value = None
    nothing: Value = None
    tell: Text | None = None
    under: Text | None = None
    brief: Text | None = None
    brings: str = ""
    said: bool = False
    keyed: bool = False

    @property
    def listed(self) -> bool:
        """Tell whether the value is a list."""
        return self.kind in ("many", "spaces")

    @property
    def denial(self) -> Value:
        """Return the value that says no, or none; None where the field takes no such answer."""
        if self.listed:
            return None if self.minimum else []
        return False if self.kind == "flag" else self.nothing

    def closes(self, told: Value) -> bool:
        """Tell whether a value leaves nothing to add: no further member, and no mere default."""
        if told is None or told == self.default:
            return False
        if not isinstance(told, list):
            return True
        return len(told) <= len(self.certain) or 0 < self.maximum <= len(told)

    @property
    def certain(self) -> list[Value]:
        """Return the members of a list that are known to belong to it."""
        return list(self.known) if self.listed and self.known else []

    @property
    def certainly(self) -> Value:
        """Return what is known of the value: of a list its certain members."""
        return self.certain if self.listed else self.known

    @property
    def settled(self) -> bool:
        """Tell whether nothing is left to be told of this field."""
        if not self.listed:
            return self.known is not None
        count = len(self.certain)
        full = 0 < self.maximum <= count
        return full or (self.kind == "many" and count == len(self.options))


def narrowed(fields: Sequence[Field], told: Told) -> list[Field]:
    """Return the fields as they are with what is told: those that depend on others narrowed."""
    found: list[Field] = []
    sound: dict[str, Value] = {}
    for field in fields:
        one = narrowed_one(field, sound, told)
        found.append(one)
        if field.name in told and _fits(one, told[field.name]):
            sound[field.name] = told[field.name]
        elif field.name not in told and (one.settled or one.default is not None):
            sound[field.name] = one.certainly if one.settled else one.default
    return found


def narrowed_one(field: Field, sound: Told, told: Told) -> Field:
    """Return a field as it is with the `sound` values before it, among what was `told`."""
    if field.given is not None and sound.keys() >= set(field.by):
        with asking(False):
            field = msgspec.structs.replace(field.given(sound), given=None)
    return _narrowed(field, told)


def fits(field: Field, value: Value) -> bool:
    """Return whether a field takes a value."""
    return _fits(field, value)


def cases(fields: Sequence[Field], name: str) -> Iterator[tuple[dict[str, Value], Field]]:
    """Yield, for each combination of what a field depends on, what is told and the field then."""
    at = next(index for index, field in enumerate(fields) if field.name == name)

    def walk(index: int, told: dict[str, Value]) -> Iterator[tuple[dict[str, Value], Field]]:
        one = narrowed(fields[: index + 1], told)[index]
        if index == at:
            yield {by: told[by] for by in fields[at].by if by in told}, one
        elif one.name not in fields[at].by:
            yield from walk(index + 1, told)
        else:
            fixed = one.settled or one.listed  # lists have too many values to go through
            values = [one.certainly] if fixed else [each.value for each in one.options]
            for value in values:
                yield from walk(index + 1, {**told, one.name: value})

    yield from walk(0, {})


def _narrowed(field: Field, told: Told) -> Field:
    among = told.get(field.within) if field.within else None
    if not isinstance(among, list):
        return field
    left = tuple(one for one in field.options if any(same(one.value, value) for value in among))
    return msgspec.structs.replace(field, options=left)


def check_fields(fields: Sequence[Field], answer: dict[str, Value]) -> dict[str, Value]:
    """Return the answer with what is known filled in; raise `AnswerError` naming a wrong field."""
    names = {field.name for field in fields}
    for name in answer:
        if name not in names:
            raise AnswerError(T("There is no field “{name}” here.", name=str(name)), sorted(names))
    possible = narrowed(fields, answer)
    untold = [field for field in possible if field.name not in answer and _must_be_told(field)]
    if untold:
        if any(field.by for field in fields):  # what is told wrong is why another one waits
            told = [field for field in possible if field.name in answer]
            for field in told:
                _check_field(field, answer)
        words: list[Param] = [field.text for field in untold]
        wanted = {field.name: expected_of(field) for field in untold}
        raise AnswerError(T("Missing: {fields}.", fields=words), wanted)
    for field in fields:
        hold_within(field, answer)
    return {field.name: _check_field(field, answer) for field in possible}


def hold_within(field: Field, answer: Told) -> None:
    """Refuse a value that is possible, but was not told in the list that this one lies within."""
    value, left = answer.get(field.name), _narrowed(field, answer)
    for one in value if isinstance(value, list) else ():
        if _one_of(field, one) and not _one_of(left, one):
            named = value_words(field, one)
            outside = T("“{field}”: {one} was not listed before.", field=field.text, one=named)
            raise AnswerError(outside, {field.name: expected_of(left)})


def _must_be_told(field: Field) -> bool:
    return not field.settled and field.default is None


def _check_field(field: Field, answer: dict[str, Value]) -> Value:
    if field.name not in answer:
        return field.default if field.certainly is None else field.certainly
    value = _with_certain(field, answer[field.name])
    if not _fits(field, value):
        raise AnswerError(_wrong(field, value), {field.name: expected_of(field)})
    if field.kind == "spaces":
        value = [own_word(word) for word in value]
    elif field.kind == "words":
        value = value if _one_of(field, value) else own_word(value)
    if field.settled and not field.listed and not same(value, field.known):
        contrary = T(
            "“{field}” is already known: {known}.",
            field=field.text,
            known=value_words(field, field.known),
        )
        raise AnswerError(contrary, {field.name: field.known})
    return value


def _fits(field: Field, value: Value) -> bool:
    if field.settled and same(value, field.certainly):
        return True
    return _FIELD_CHECKS[field.kind](field, value)


def _shut(field: Field, value: Value) -> Text | None:
    """Say why a value, or one of several, is closed; None where none is."""
    given = value if isinstance(value, list) else [value]
    for one in given:
        closed = None if _one_of(field, one) else closed_among(field.closed, one)
        if closed is not None:
            return T("{option}: {reason}", option=closed.text, reason=closed.reason)
    return None


def _wrong(field: Field, value: Value) -> Text:
    """Say why a value does not fit: closed, too many, too few, told twice; or else just that."""
    shut = _shut(field, value)
    if shut is not None:
        return shut
    if field.listed and isinstance(value, list):
        count, low, high = len(value), field.minimum, field.maximum
        if high and count > high:
            most = TN("one at most", "{n} at most", n=high)
            return T("“{field}”: {most}, not {count}.", field=field.text, most=most, count=count)
        if count < low:
            least = TN("one at least", "{n} at least", n=low)
            return T("“{field}”: {least}, not {count}.", field=field.text, least=least, count=count)
        twice = [one for at, one in enumerate(value) if one in value[:at]]
        if twice:
            named = value_words(field, twice[0])
            return T("“{field}”: you listed {one} twice.", field=field.text, one=named)
    given = value_words(field, value)
    own = value if isinstance(value, list) else [value]
    if field.kind in ("words", "spaces") and any(set(KEY_MARKS) & set(str(one)) for one in own):
        return T(
            "“{field}” cannot contain any of {signs}, as “{value}” does. Use a hyphen instead.",
            field=field.text,
            signs=" ".join(KEY_MARKS),
            value=given,
        )
    if field.kind == "spaces":
        return T(
            "“{field}” cannot be “{value}”. Put a comma between two hexes, or a space between two "
            "hex numbers.",
            field=field.text,
            value=given,
        )
    return T("“{field}” cannot be “{value}”.", field=field.text, value=given)


def _with_certain(field: Field, value: Value) -> Value:
    """Return a told list with the certain members; where it has them all, in the order told."""
    if not isinstance(value, list):
        return value
    left_out = [one for one in field.certain if not any(same(one, told) for told in value)]
    return [*left_out, *value]


def value_words(field: Field, value: Value) -> Text:
    """Return a field's value in the words of its options."""
    named: list[tuple[Value, Text]] = [(one.value, one.text) for one in field.options]
    if field.kind == "flag":
        named = [(True, T("yes")), (False, T("no"))]
    given = value if isinstance(value, list) else [value]
    if field.kind == "many" and ALL_OF <= len(given) == len(named):
        return T("all")
    parts: list[Param] = [
        next((text for known, text in named if same(known, one)), _plainly(one)) for one in given
    ]
    return T("{parts}", parts=parts or [_NOTHING])


def _plainly(value: Value) -> Param:
    """Return a value that has no words of its own; a number stays one, unless it is cut short."""
    words = shown(value)
    return value if type(value) is int and words == str(value) else words


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
    if _one_of(field, value):
        return True
    return own_word(value) is not None and closed_among(field.closed, value) is None


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
_NOTHING = T("none")
