"""Make the fields of a record: what a table board asks the player to read off the real table."""

from collections.abc import Sequence

from beachmaster.engine.prompt import Field, Option
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


def flag(name: str, text: Text) -> Field:
    """Return a yes-or-no field that is no unless told."""
    return Field(name=name, kind="flag", text=text, default=False)


def one_of(name: str, text: Text, options: Sequence[Option], default: Value = None) -> Field:
    """Return a field for one of some options; without a default it must be told."""
    return Field(name=name, kind="choose", text=text, options=tuple(options), default=default)


def any_of(
    name: str,
    text: Text,
    options: Sequence[Option],
    *,
    least: int = 0,
    most: int = 0,
    default: Sequence[Value] = (),
) -> Field:
    """Return a field for any of some options, none unless told; `most` 0 sets no limit."""
    return Field(
        name=name,
        kind="many",
        text=text,
        options=tuple(options),
        minimum=least,
        maximum=most,
        default=None if least else list(default),
    )


def spaces(
    name: str,
    text: Text,
    most: int,
    *,
    known: Sequence[Option] = (),
    default: Sequence[str] = (),
) -> Field:
    """Return a field for up to so many spaces in the player's own words, none unless told."""
    return Field(
        name=name,
        kind="spaces",
        text=text,
        options=tuple(known),
        maximum=most,
        default=list(default),
    )


def number(name: str, text: Text, low: int, high: int, default: int | None = None) -> Field:
    """Return a field for a whole number; without a default it must be told."""
    return Field(name=name, kind="number", text=text, minimum=low, maximum=high, default=default)
