"""Carry what a player reads as a source text with named parameters, and render it late.

Each package says its texts with its own `T` and `TN` (see `marks`), whose words are extracted for
translators; nothing here needs Qt or gettext.
"""

import re
from collections.abc import Container, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, Protocol, TypeAlias

Param: TypeAlias = "str | int | Text | Sequence[Param]"

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What is an order to a terminal, or turns the reading direction, and no letter to show."""
UNSHOWN = "\ufffd"
HYPHEN, MINUS = "-", "\u2212"
FILE = "file"
"""The field of a text that is called so holds the name of a file, and shows it as it is."""
_FIELD = re.compile(r"\{(\w+)\}")
MOST_DEEP = 50
_ENDING = re.compile(r"\((\w+)\)")


class Source(NamedTuple):
    """An English source text: the domain that files it, its plural, and its context if it has one.

    `many` is the plural of a text that counts, `context` tells apart two meanings of one wording.
    """

    domain: str
    text: str
    many: str = ""
    context: str = ""


class Text:
    """A source text with its named parameters; `n` is the count that chooses a plural form."""

    __slots__ = ("n", "params", "source")

    def __init__(
        self, source: Source, params: Mapping[str, Param] | None = None, n: int | None = None
    ) -> None:
        self.source = source
        self.params = dict(params) if params else {}
        self.n = n

    def fill(self, **params: Param) -> "Text":
        """Return the same text with these parameters besides its own."""
        return Text(self.source, {**self.params, **params}, self.n)

    def __eq__(self, other: object) -> bool:
        """Compare by source, parameters and count."""
        if not isinstance(other, Text) or self.source != other.source or self.n != other.n:
            return False
        return self.params == other.params or self.to_plain() == other.to_plain()

    def __hash__(self) -> int:
        """Hash by source; parameters may be unhashable lists."""
        return hash((self.source, self.n))

    def __repr__(self) -> str:
        """Show the English rendering, for test reports."""
        return f"Text({render(self)!r})"

    def to_plain(self) -> dict[str, object]:
        """Return the JSON form: domain, source, plural, context, params (nested likewise) and n."""
        source = self.source
        plain: dict[str, object] = {"c": source.domain, "s": source.text}
        if source.many:
            plain["m"] = source.many
        if source.context:
            plain["x"] = source.context
        if self.params:
            plain["p"] = {name: _plain(value) for name, value in self.params.items()}
        if self.n is not None:
            plain["n"] = self.n
        return plain

    @classmethod
    def from_plain(cls, plain: Mapping[str, object], deep: int = 0) -> "Text":
        """Rebuild a text from its JSON form; raise `ValueError` where that is malformed.

        That is so, too, of one that lies `deep` in others: nobody says what has so many inside.
        A count of an old save is one text, "%n unit(s)": it becomes the two that it stands for.
        """
        if deep > MOST_DEEP:
            raise ValueError(f"texts lie in each other, at most {MOST_DEEP} deep")
        domain, one, params, n = (plain.get(key) for key in ("c", "s", "p", "n"))
        many, context = plain.get("m", ""), plain.get("x", "")
        if not (isinstance(domain, str) and isinstance(one, str)):
            raise ValueError("a text needs a domain 'c' and a source 's'")
        if not (isinstance(many, str) and isinstance(context, str)):
            raise ValueError("a text's plural 'm' and its context 'x' are strings")
        if not (isinstance(params, dict | None) and isinstance(n, int | None)):
            raise ValueError("a text's 'p' is an object and its 'n' a number")
        named = {str(name): _param(value, deep) for name, value in (params or {}).items()}
        if n is not None and not many:
            one, many = _old_count(one)
        return cls(Source(domain, one, many, context), named, n)


class TextMark(Protocol):
    """Say a text of one package: a plain literal with its fields filled in by name."""

    def __call__(self, words: str, /, *, ctx: str = "", **params: Param) -> Text:
        """Return the text; `ctx` names the meaning where one wording has two."""
        ...


class CountMark(Protocol):
    """Say a count of one package: two plain literals, for one and for any other number."""

    def __call__(self, one: str, many: str, /, *, n: int, ctx: str = "", **params: Param) -> Text:
        """Return the text; `n` chooses the form and fills the field {n}."""
        ...


def marks(domain: str) -> tuple[TextMark, CountMark]:
    """Return the `T` and `TN` of a package, whose texts are filed under a domain."""

    @cache  # each literal has one source: hundreds are said after every answer
    def source(text: str, many: str, context: str) -> Source:
        return Source(domain, text, many, context)

    def mark(words: str, /, *, ctx: str = "", **params: Param) -> Text:
        return Text(source(words, "", ctx), params)

    def count(one: str, many: str, /, *, n: int, ctx: str = "", **params: Param) -> Text:
        return Text(source(one, many, ctx), params, n)

    return mark, count


def plain_text(words: str) -> Text:
    """Wrap words that are not translated: a name, or what the player typed."""
    return Text(_VERBATIM, {"words": words})


def place_text(place: str) -> Text:
    """Wrap the id of an area or a box, which a player may read by a name of their own."""
    return Text(_PLACE, {"place": place})


def page_text(domain: str, words: str) -> Text:
    """Return words of a page that is translated as a page, so that nothing extracts them."""
    return Text(Source(domain, words))


class Catalogue(Protocol):
    """Look up a translation; None where there is none, so that English shows."""

    def lookup(self, source: Source, n: int | None) -> str | None:
        """Return the translated source, in the plural form for n where n is given."""
        ...


class English:
    """The source language: every text is its own translation."""

    def lookup(self, source: Source, n: int | None) -> str | None:
        """Return the singular or the plural."""
        return source.many if n is not None and n != 1 else source.text


ENGLISH = English()


class Naming:
    """A language in which some words go by other ones: the hexes of a map that prints no numbers.

    A hex stands in a text as its id alone; `names` says what a player reads for it. Where a text
    says words back that were `typed`, their hexes have been turned into ids among other words.
    The id of an area may be a plain number: where `fields` are given, these alone hold names, and
    of words that were typed what stands behind a mark.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        names: Mapping[str, str],
        *,
        typed: bool = False,
        fields: Container[str] | None = None,
    ) -> None:
        self._catalogue, self._typed = catalogue, typed
        self.names, self._fields = names, fields

    def named(self, words: str, field: str) -> str:
        """Return what a player reads for a parameter."""
        if self._fields is not None:
            if field in self._fields:
                return self.names.get(words, words)
            return _GOAL.sub(self._goal, words) if self._typed else words
        if self._typed:
            return _ID.sub(lambda found: self.names.get(found[0], found[0]), words)
        return self.names.get(words, words)

    def _goal(self, found: re.Match[str]) -> str:
        return self.names.get(found[0], found[0])

    def lookup(self, source: Source, n: int | None) -> str | None:
        """Return the translated source."""
        return self._catalogue.lookup(source, n)


def render(text: Text, catalogue: Catalogue = ENGLISH) -> str:
    """Return the words a player reads, in the catalogue's language."""
    words = catalogue.lookup(text.source, text.n)
    if words is None:
        words = ENGLISH.lookup(text.source, text.n) or text.source.text
    params: Mapping[str, Param] = text.params
    if text.n is not None:
        params = {"n": text.n, **params}
    if not params:
        return words
    parts = list(_split(words))
    for at in range(1, len(parts), 2):
        name = parts[at]
        if name not in params:
            parts[at] = f"{{{name}}}"
            continue
        value = params[name]
        if name == FILE and isinstance(value, str):  # it may be called -1
            parts[at] = _printable(value)
        else:
            parts[at] = _words(value, catalogue, name)
    return "".join(parts)


@lru_cache(maxsize=4096)
def _split(words: str) -> tuple[str, ...]:
    """Return words and names of fields in turn."""
    return tuple(_FIELD.split(words))


def _words(value: Param, catalogue: Catalogue, field: str) -> str:
    if isinstance(value, str):
        if isinstance(catalogue, Naming):
            value = catalogue.named(value, field)
        if value[:1] == HYPHEN:
            value = with_minus(value)
        return _printable(value)
    if isinstance(value, Text):
        return render(value, catalogue)
    if isinstance(value, int):
        return str(value) if value >= 0 else with_minus(str(value))
    return ", ".join(_words(part, catalogue, field) for part in value)


def _printable(words: str) -> str:
    return words if words.isprintable() else CONTROL.sub(UNSHOWN, words)


def capital(words: str) -> str:
    """Return words with a capital at the beginning."""
    return words[:1].upper() + words[1:]


def with_minus(figures: str) -> str:
    """Return a number below zero as it is shown, with a minus sign; other words stay as they are.

    A hyphen is shorter than the plus sign and stands lower, so that it is read as no sign at all.
    """
    below = figures[:1] == HYPHEN and figures[1:].isdecimal()
    return f"{MINUS}{figures[1:]}" if below else figures


def with_hyphens(typed: str) -> str:
    """Return words with a hyphen for each minus sign, as a program counts and a keyboard types."""
    return typed.replace(MINUS, HYPHEN)


def _plain(value: Param) -> object:
    if isinstance(value, Text):
        return value.to_plain()
    if isinstance(value, str | int):
        return value
    return [_plain(part) for part in value]


def _param(value: object, deep: int) -> Param:
    if isinstance(value, str | int):
        return value
    if isinstance(value, dict):
        return Text.from_plain(value, deep + 1)
    if isinstance(value, list):
        return [_param(part, deep) for part in value]
    raise ValueError(f"a text's parameter is a string, a number, a text or a list, not {value!r}")


def _old_count(source: str) -> tuple[str, str]:
    """Return singular and plural of a count such as "%n unit(s)"."""
    counted = source.replace("%n", "{n}")
    return _ENDING.sub("", counted), _ENDING.sub(r"\1", counted)


_GOAL = re.compile(r"(?<=[>~])[a-z0-9]{1,12}(?![^\s>~,;”])")
_ID = re.compile(r"(?<![\w/.:-])[0-9]{4}(?![\w/.:-])")
_VERBATIM = Source("", "{words}")
_PLACE = Source("", "{place}")
