"""Publish what a structure takes as JSON Schema, the same on every Python."""

import inspect

import msgspec

from beachmaster.engine.values import Value


def json_schema(kind: type) -> dict[str, Value]:
    """Return the JSON Schema of a type; its docstrings become descriptions without indentation.

    Python 3.13 strips the indentation of docstrings itself, older ones keep it.
    """
    cleaned: dict[str, Value] = _cleaned(msgspec.json.schema(kind))
    return cleaned


def _cleaned(value: Value) -> Value:
    if isinstance(value, dict):
        return {
            name: inspect.cleandoc(one)
            if name == "description" and isinstance(one, str)
            else _cleaned(one)
            for name, one in value.items()
        }
    return [_cleaned(one) for one in value] if isinstance(value, list | tuple) else value
