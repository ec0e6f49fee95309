"""Carry what a player reads as a source text with named parameters, and render it late.

Sources are marked with `QT_TRANSLATE_NOOP` (and counts with `translate`), names that the
translation tools of Qt look for; nothing here needs Qt.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

Param: TypeAlias = "str | int | Text | Sequence[Param]"

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What is an order to a terminal, or turns the reading direction, and no letter to show."""
UNSHOWN = "\ufffd"
_FIELD = re.compile(r"\{(\w+)\}")
_PLURAL = re.compile(r"\((\w+)\)")


class Source(NamedTuple):
    """A translatable English source text and the context that the catalogue files it under."""

    context: str
    text: str


def QT_TRANSLATE_NOOP(context: str, source: str) -> Source:  # noqa: N802 - the name the tools extract
    """Mark a source text for translation without translating it."""
    return Source(context, source)


class Text:
    """A source text with its named parameters; `n` carries the count of a plural form."""

    __slots__ = ("n", "params", "source")

    def __init__(self, source: Source, /, n: int | None = None, **params: Param) -> None:
        self.source = source
        self.params: dict[str, Param] = params
        self.n = n

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
        """Return the JSON form: context, source, params (nested texts likewise) and n."""
        plain: dict[str, object] = {"c": self.source.context, "s": self.source.text}
        if self.params:
            plain["p"] = {name: _plain(value) for name, value in self.params.items()}
        if self.n is not None:
            plain["n"] = self.n
        return plain

    @classmethod
    def from_plain(cls, plain: Mapping[str, object]) -> "Text":
        """Rebuild a text from its JSON form; raise `ValueError` where that is malformed."""
        context, source, params, n = (plain.get(k) for k in ("c", "s", "p", "n"))
        if not (isinstance(context, str) and isinstance(source, str)):
            raise ValueError("a text needs a context 'c' and a source 's'")
        if not (isinstance(params, dict | None) and isinstance(n, int | None)):
            raise ValueError("a text's 'p' is an object and its 'n' a number")
        named = {str(name): _param(value) for name, value in (params or {}).items()}
        text = cls(Source(context, source), n)
        text.params = named
        return text


def translate(context: str, source: str, comment: str, n: int) -> Text:
    """Return a text with a count: `%n` is the number, "(s)" the English plural ending.

    The name and the order of the parameters are those that the extraction tool knows.
    """
    del comment
    return Text(Source(context, source), n)


def plain_text(words: str) -> Text:
    """Wrap words that are not translated: a name, or what the player typed."""
    return Text(_VERBATIM, words=words)


def page_text(domain: str, words: str) -> Text:
    """Return words of a page that is translated as a page, so that nothing extracts them."""
    return Text(Source(domain, words))


class Catalogue(Protocol):
    """Look up a translation; None where there is none, so that English shows."""

    def lookup(self, context: str, source: str, n: int | None) -> str | None:
        """Return the translated source, in the plural form for n where n is given."""
        ...


class English:
    """The source language: only the plural endings need work."""

    def lookup(self, context: str, source: str, n: int | None) -> str | None:
        """Drop or keep the bracketed plural ending by n."""
        del context
        if n is None:
            return None
        return _PLURAL.sub("" if n == 1 else r"\1", source)


ENGLISH = English()


def render(text: Text, catalogue: Catalogue = ENGLISH) -> str:
    """Return the words a player reads, in the catalogue's language."""
    context, source = text.source
    words = catalogue.lookup(context, source, text.n)
    if words is None:
        words = ENGLISH.lookup(context, source, text.n) or source
    if text.n is not None:
        words = words.replace("%n", str(text.n))
    if not text.params:
        return words
    return _FIELD.sub(lambda match: _field(text.params, match, catalogue), words)


def _field(params: Mapping[str, Param], match: re.Match[str], catalogue: Catalogue) -> str:
    name = match.group(1)
    return _words(params[name], catalogue) if name in params else match.group(0)


def _words(value: Param, catalogue: Catalogue) -> str:
    if isinstance(value, str):
        return value if value.isprintable() else CONTROL.sub(UNSHOWN, value)
    if isinstance(value, Text):
        return render(value, catalogue)
    if isinstance(value, int):
        return str(value)
    return ", ".join(_words(part, catalogue) for part in value)


def _plain(value: Param) -> object:
    if isinstance(value, Text):
        return value.to_plain()
    if isinstance(value, str | int):
        return value
    return [_plain(part) for part in value]


def _param(value: object) -> Param:
    if isinstance(value, str | int):
        return value
    if isinstance(value, dict):
        return Text.from_plain(value)
    if isinstance(value, list):
        return [_param(part) for part in value]
    raise ValueError(f"a text's parameter is a string, a number, a text or a list, not {value!r}")


_VERBATIM = Source("", "{words}")
