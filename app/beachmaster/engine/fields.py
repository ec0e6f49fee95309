"""Make the fields of a record: what a table board asks the player to read off the real table."""

from collections.abc import Sequence

import msgspec

from beachmaster.engine.prompt import Field, Option
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value


def flag(name: str, text: Text, *, known: bool | None = None) -> Field:
    """Return a yes-or-no field."""
    return Field(name=name, kind="flag", text=text, known=known)


def one_of(
    name: str, text: Text, options: Sequence[Option], *, known: Value = None, nothing: Value = None
) -> Field:
    """Return a field for one of some options, of which `nothing` says that there is none."""
    return Field(
        name=name, kind="choose", text=text, options=tuple(options), known=known, nothing=nothing
    )


def any_of(
    name: str,
    text: Text,
    options: Sequence[Option],
    *,
    least: int = 0,
    most: int = 0,
    known: Sequence[Value] = (),
) -> Field:
    """Return a field for any of some options, `known` ones in any case; `most` 0 sets no limit."""
    return Field(
        name=name,
        kind="many",
        text=text,
        options=tuple(options),
        minimum=least,
        maximum=most,
        known=list(known) or None,
    )


def unless_told(field: Field) -> Field:
    """Return a field that says no, or none, as long as nothing of it is ticked."""
    return msgspec.structs.replace(field, default=field.denial)


def one_told(fields: Sequence[Field]) -> tuple[Field, ...]:
    """Return the fields of a form of which one at least is told: none may be left out alone."""
    if any(not field.settled and field.default is None for field in fields):
        return tuple(fields)
    return tuple(msgspec.structs.replace(field, default=None) for field in fields)


def part_of(whole: Field, name: str, text: Text) -> Field:
    """Return a field for some of those that are told in an earlier one."""
    return msgspec.structs.replace(
        whole, name=name, text=text, minimum=0, known=None, within=whole.name
    )


def spaces(
    name: str,
    text: Text,
    most: int,
    *,
    named: Sequence[Option] = (),
    known: Sequence[str] = (),
) -> Field:
    """Return a field for up to so many spaces in the player's own words.

    `named` are the spaces that have a name already, `known` those that belong to it in any case.
    """
    return Field(
        name=name,
        kind="spaces",
        text=text,
        options=tuple(named),
        maximum=most,
        known=list(known) or None,
    )


def number(name: str, text: Text, low: int, high: int, *, known: int | None = None) -> Field:
    """Return a field for a whole number; where only one is possible, it is known."""
    if low == high:
        known = low
    return Field(name=name, kind="number", text=text, minimum=low, maximum=high, known=known)
