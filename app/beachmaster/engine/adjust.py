"""Put values of a state right by hand: where a path leads, and what its type takes there.

A path is `weather`, `red.ds01` or `us.23.steps`: a field of the state, one of the things it holds,
a field of that. What may stand there is told once, by the types of the state.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from beachmaster.engine.given import takes
from beachmaster.engine.module import AdjustError, GameState
from beachmaster.engine.options import LONGEST_WORD
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORD)]
"""A word as long as a space's name may be."""


@dataclass(frozen=True)
class Called:
    """How players call what a field of the state holds, where that is not the state's own name.

    `find` returns the state's name for a word, None where there is no such thing; `words` says it.
    """

    find: Callable[[str], str | None] | None = None
    words: Callable[[str], Text] = plain_text


@dataclass(frozen=True)
class Spot:
    """Where a path leads: to a value of this type, under a key of what holds it.

    `pattern` is the path with a word in capitals for what the state calls `name`, `what` says it.
    """

    pattern: str
    what: Text
    name: Value
    holder: Any
    key: Value
    kind: Any

    def take(self, value: Value, kind: Any = None) -> Value:
        """Return the value, yes as true, where its type takes it; raise `AdjustError` if not."""
        kind = kind or self.kind
        said = kind is bool and isinstance(value, str)
        try:
            return msgspec.convert(_SAID.get(value.casefold()) if said else value, kind)
        except msgspec.ValidationError:
            raise AdjustError(_not(kind, value, self.what), _expected(kind)[1]) from None

    def put(self, value: Value) -> Value:
        """Put a value there; in a list, true and false say whether the key stands in it."""
        found = self.take(value)
        if isinstance(self.holder, list):
            self.holder[:] = [one for one in self.holder if one != self.key] + [self.key] * found
        elif isinstance(self.holder, dict):
            self.holder[self.key] = found
        else:
            setattr(self.holder, self.key, found)
        return found


def spot(
    state: GameState, path: str, values: Mapping[str, Text], named: Mapping[str, Called]
) -> Spot:
    """Return where a path leads; raise `AdjustError` where there is nothing to be put right.

    `values` are the patterns of paths, such as `us.UNIT.steps`, with what they are called; `named`
    says of a path's first word how players call what that field holds.
    """
    for pattern, what in values.items():
        found = re.fullmatch(re.sub("[A-Z]+", "(.+)", re.escape(pattern)), path)
        if found is None:
            continue
        head, *rest = pattern.split(".")
        kind = _kinds(type(state))[head]
        if not rest:
            return Spot(pattern, what, None, state, head, kind)
        own = named.get(head, Called())
        name = _name(state, head, found[1], own)
        if name is None:
            break
        held, inside = getattr(state, head), get_args(kind)[-1]
        said = what.fill(one=own.words(found[1]))
        if rest[1:]:
            return Spot(pattern, said, name, held[name], rest[1], _kinds(inside)[rest[1]])
        return Spot(pattern, said, name, held, name, bool if isinstance(held, list) else inside)
    raise AdjustError(T("There is no value “{path}” to put right.", path=path), list(values))


def _name(state: GameState, head: str, word: str, own: Called) -> Value:
    """Return what a field of the state calls what a player calls so, None where there is none."""
    if own.find is not None:
        return own.find(word)
    kind = get_args(_kinds(type(state))[head])[0]
    if kind is str:  # any word would fit
        return word if word in getattr(state, head) else None
    try:
        return msgspec.convert(word, kind, strict=False)
    except msgspec.ValidationError:
        return None


def misfits(state: GameState) -> list[Text]:
    """Return what stands in a state that its types do not take, each under its path."""
    return list(_misfits(state, type(state), ""))


def _misfits(value: Any, kind: Any, path: str) -> Iterator[Text]:
    try:
        msgspec.json.decode(msgspec.json.encode(value), type=kind)
    except msgspec.ValidationError:
        inside = [text for part in _parts(value, kind, path) for text in _misfits(*part)]
        yield from inside or [_not(kind, value, plain_text(path.lstrip(".")))]


def _parts(value: Any, kind: Any, path: str) -> Iterator[tuple[Any, Any, str]]:
    """Yield what a value is made of, with types and paths."""
    if isinstance(value, msgspec.Struct):
        for name, inner in _kinds(type(value)).items():
            if getattr(value, name) is not msgspec.UNSET:
                yield getattr(value, name), inner, f"{path}.{name}"
    elif get_origin(kind) in (dict, list) and isinstance(value, dict | list):
        named = value.items() if isinstance(value, dict) else enumerate(value, 1)
        for key, one in named:
            yield one, get_args(kind)[-1], f"{path}.{key}"
            if isinstance(value, dict):
                yield key, get_args(kind)[0], f"{path}.{key}"


def _not(kind: Any, value: Value, what: Text) -> Text:
    shown = plain_text(str(value)[:LONGEST_WORD])
    return T(
        "{what}: {expected}, not “{value}”.", what=what, expected=_expected(kind)[0], value=shown
    )


def _expected(kind: Any) -> tuple[Text, Value]:
    return (_YES_OR_NO, [True, False]) if kind is bool else takes(kind)


@cache
def _kinds(kind: type) -> dict[str, Any]:
    """Return the types of a struct's fields."""
    return get_type_hints(kind, include_extras=True)


def in_words(value: Value, place: Callable[[str], Text] = plain_text) -> Text:
    """Return a value as a player says it; `place` words what may be a space."""
    if isinstance(value, bool):
        return _YES if value else _NO
    if value is None or value in ("", []):
        return _NOTHING
    parts = value if isinstance(value, list) else [value]
    return T("{parts}", parts=[place(one) if isinstance(one, str) else one for one in parts])


def now_is(what: Text, value: Text) -> Text:
    """Return what is now so."""
    return T("{what}: now {value}.", what=what, value=value)


_SAID: dict[str, Value] = {"yes": True, "no": False}
_YES = T("yes")
_NO = T("no")
_YES_OR_NO = T("yes or no")
_NOTHING = T("none")
