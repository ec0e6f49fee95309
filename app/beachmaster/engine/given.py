"""Read plain data as a type, and say readably which field is wrong."""

import re
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from beachmaster.engine.resolution import ResolveError
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

V = TypeVar("V")

_PATH = re.compile(r" - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`$")
_FIELD = re.compile(r"(?:unknown|required) field `(?P<name>[^`]*)`")
_BYTE = re.compile(r"\(byte (?P<byte>\d+)\)$")
_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")


def read_given(given: Value, type_: type[V]) -> V:
    """Return the input as its type; raise `ResolveError` naming the first wrong field."""
    try:
        return msgspec.convert(given, type_)
    except msgspec.ValidationError as error:
        raise readable(error, type_) from None


def readable(error: msgspec.ValidationError, type_: type[Any]) -> ResolveError:
    """Turn the library's error into one of ours: unknown, missing or wrong."""
    message = str(error)
    found = _PATH.search(message)
    path = found["path"] if found else ""
    where = _expected_type(inspect.type_info(type_), path)
    named = _FIELD.search(message)
    in_key = found is not None and found["key"] is not None
    if named is None and (in_key or _says_nothing(where)):
        field = path.lstrip(".")
        source = (
            T("“{field}” has a name that does not belong there.")
            if in_key
            else T("“{field}” has something that does not belong there.")
            if field
            else T("This is not the input expected here.")
        )
        return ResolveError(source.fill(field=field), field)
    if named is None:
        return _wrong(path.lstrip("."), where)
    field = f"{path}.{named['name']}".lstrip(".")
    if "unknown" in message:
        names = sorted(item.encode_name for item in _fields(where))
        return ResolveError(
            T(
                "There is no field “{field}”; the fields are: {names}.",
                field=field,
                names=list(names),
            ),
            field,
            names,
        )
    return _missing(field, _expected_type(where, named["name"]))


def takes_text(kind: Any, name: str) -> bool:
    """Return whether a field of a type takes a text and nothing else."""
    where = _members(_field(inspect.type_info(kind), name))
    found = [one for one in where if not isinstance(one, inspect.NoneType)]
    return bool(found) and all(map(_is_text, found))


def _is_text(one: inspect.Type) -> bool:
    if isinstance(one, inspect.LiteralType):
        return all(isinstance(value, str) for value in one.values)
    return isinstance(one, inspect.StrType)


def takes(kind: Any) -> tuple[Text, Value]:
    """Return what a type takes, in words and as plain data."""
    where = inspect.type_info(kind)
    return _words(where), _plain(where)


def no_json(error: Exception) -> Text:
    """Return in plain words why bytes or words are no JSON."""
    found = _BYTE.search(str(error))
    if found is not None:
        return T(
            "the text at character {place} does not belong there", place=int(found["byte"]) + 1
        )
    if isinstance(error, UnicodeError):
        return T("it has bytes that are not text")
    return (
        T("it is nested too deeply")
        if isinstance(error, RecursionError)
        else T("it ends too early")
    )


def _wrong(field: str, where: inspect.Type) -> ResolveError:
    expected = _words(where)
    if not field:
        return ResolveError(
            T("The input must be {expected}.", expected=expected), "", _plain(where)
        )
    return ResolveError(
        T("The field “{field}” takes {expected}.", field=field, expected=expected),
        field,
        _plain(where),
    )


def _missing(field: str, where: inspect.Type) -> ResolveError:
    return ResolveError(
        T(
            "The field “{field}” is missing; it takes {expected}.",
            field=field,
            expected=_words(where),
        ),
        field,
        _plain(where),
    )


def _expected_type(where: inspect.Type, path: str) -> inspect.Type:
    """Follow a path such as `.support[0].value` from a type down to the type expected there."""
    for name, index in _STEP.findall(path):
        where = _item(where, index) if index else _field(where, name)
    return where


def _field(where: inspect.Type, name: str) -> inspect.Type:
    found = [item.type for item in _fields(where) if item.encode_name == name]
    return found[0] if found else inspect.AnyType()


def _fields(where: inspect.Type) -> tuple[inspect.Field, ...]:
    structs = [one for one in _members(where) if isinstance(one, inspect.StructType)]
    return structs[0].fields if structs else ()


def _item(where: inspect.Type, index: str) -> inspect.Type:
    for one in _members(where):
        if isinstance(one, inspect.VarTupleType):
            return one.item_type
        if isinstance(one, inspect.DictType) and index == "...":
            return one.value_type
    return inspect.AnyType()


def _members(where: inspect.Type) -> Iterator[inspect.Type]:
    """Yield a type without its documentation, or the members of a union."""
    if isinstance(where, inspect.Metadata):
        yield from _members(where.type)
    elif isinstance(where, inspect.UnionType):
        for one in where.types:
            yield from _members(one)
    else:
        yield where


def _plain(where: inspect.Type) -> Value:
    """Return what is expected as plain data: the legal values, or the name of the kind."""
    literals = [one for one in _members(where) if isinstance(one, inspect.LiteralType)]
    if literals:
        return list(literals[0].values)
    numbers = [one for one in _members(where) if isinstance(one, inspect.IntType)]
    if numbers:
        return {"min": numbers[0].ge, "max": numbers[0].le}
    return [_kind(one) for one in _members(where)]


def _says_nothing(where: inspect.Type) -> bool:
    """Tell whether we have no words for a type."""
    return all(_one(one) == _ANYTHING for one in _members(where))


def _kind(one: inspect.Type) -> str:
    return _KINDS.get(type(one), "anything")


def _words(where: inspect.Type) -> Text:
    """Return what is expected in words, alternatives joined by or."""
    words = list(_described(where))
    whole = words[-1]
    for word in reversed(words[:-1]):
        whole = T("{first} or {second}", first=word, second=whole)
    return whole


def _described(where: inspect.Type) -> Iterator[Text]:
    """Yield the words of a type and of what it is a union of; null goes without saying.

    Of a text of a certain form they are the words of its schema: a pattern says nothing.
    """
    inner = where.type if isinstance(where, inspect.Metadata) else where
    if isinstance(where, inspect.Metadata) and getattr(inner, "pattern", None) is not None:
        words = (where.extra_json_schema or {}).get("description")
        yield plain_text(str(words)) if words else _one(inner)
    elif isinstance(inner, inspect.Metadata):
        yield from _described(inner)
    elif isinstance(inner, inspect.UnionType):
        for one in inner.types:
            yield from _described(one)
    elif not isinstance(inner, inspect.NoneType):
        yield _one(inner)


def _one(one: inspect.Type) -> Text:
    if isinstance(one, inspect.LiteralType):
        shown = [plain_text(str(value) or "“”") for value in one.values]
        return T("one of: {values}", values=shown)
    if isinstance(one, inspect.IntType):
        return _number(one)
    if isinstance(one, inspect.VarTupleType):
        return _list(one)
    if isinstance(one, inspect.StrType):
        return _string(one)
    return _SOURCES.get(type(one), _ANYTHING)


def _number(one: inspect.IntType) -> Text:
    if one.ge is not None and one.le is not None:
        return T("a whole number from {low} to {high}", low=one.ge, high=one.le)
    return (
        T("a whole number, at least {low}", low=one.ge)
        if one.ge is not None
        else T("a whole number")
    )


def _string(one: inspect.StrType) -> Text:
    if one.pattern is not None:
        return T("a text in another form")
    return (
        T("a text")
        if one.max_length is None
        else T("a text of at most {most} characters", most=one.max_length)
    )


def _list(one: inspect.VarTupleType) -> Text:
    if one.max_length is None:
        return T("a list (each: {item})", item=_words(one.item_type))
    low, high = one.min_length or 0, one.max_length
    return T(
        "a list of {low} to {high} (each: {item})", low=low, high=high, item=_words(one.item_type)
    )


_OBJECT = T("an object with named fields")
_ANYTHING = T("another value")

_SOURCES: dict[type[inspect.Type], Text] = {
    inspect.BoolType: T("true or false"),
    inspect.FloatType: T("a number"),
    inspect.StructType: _OBJECT,
    inspect.DictType: _OBJECT,
}
_KINDS: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.StrType: "string",
    inspect.FloatType: "number",
    inspect.StructType: "object",
    inspect.DictType: "object",
    inspect.NoneType: "null",
    inspect.VarTupleType: "array",
}
