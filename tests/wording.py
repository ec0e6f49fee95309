"""Find program words in what a player reads: values, names of fields, ids, marks of data."""

import re
from collections.abc import Iterator

import msgspec

from beachmaster.engine.text import Text

MARKS = re.compile(
    r"\b(?:True|False|null|undefined|nan)\b"  # values
    r"|(?<=[=:(] )None\b(?!,)|\bNone\)"
    r"|\b[a-z]+_[a-z_]+\b"  # names
    r"|[{}]|\[\]|\[['\"]|['\"]\]|['\"]:|0x[0-9a-f]{4}"  # marks of data
)
ENGLISH = {"anti-tank", "set-up"}
"""Words that are also names in the program."""
_NAME = re.compile(r"[a-z0-9]+(?:[-_:.][a-z0-9-]+)+|[a-z]+\d+")


def program_words(words: str, names: "Names | None" = None) -> list[str]:
    """Return what of some words belongs to the program and not to the player."""
    found = [match.group() for match in MARKS.finditer(words)]
    if names is not None:
        found += [one for one in _NAME.findall(words) if one in names.known]
    return found


class Names:
    """The ids of a game: what its state calls units, tokens, phases and fields."""

    def __init__(self, session) -> None:
        self.units: set[str] = set()
        self.known: set[str] = set()
        self.learn(session)

    def learn(self, session) -> None:
        """Take over what the state holds now and how the waiting prompt is called."""
        plain = msgspec.to_builtins(session.state)
        for side in ("us", "japan"):
            self.units |= set(plain.get(side, {}))
        ids = set(_strings(plain))
        if session.asked is not None:
            ids |= {session.asked.prompt.procedure, session.asked.phase}
        self.known |= {one for one in ids if _NAME.fullmatch(one)} - ENGLISH
        self.units -= {one for one in self.units if one.isdigit() and len(one) == 4}  # hexes


def _strings(plain: object) -> Iterator[str]:
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield str(key)
            yield from _strings(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from _strings(value)
    elif isinstance(plain, str):
        yield plain


def texts_in(thing: object) -> Iterator[Text]:
    """Yield every text that a struct, a list or a dictionary holds, however deep."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from texts_in(getattr(thing, name))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from texts_in(key)
            yield from texts_in(value)
    elif isinstance(thing, list | tuple | set | frozenset):
        for value in thing:
            yield from texts_in(value)


def raw_ids(text: Text, names: Names) -> list[str]:
    """Return the ids of units that a text has as they are, where their names belong."""
    return [word for name, word in _params(text) if word in names.units and name != "number"]


def _params(text: Text, under: str = "") -> Iterator[tuple[str, str]]:
    for name, value in text.params.items():
        whole = under if name == "words" and under else name
        for one in value if isinstance(value, list | tuple) else [value]:
            if isinstance(one, Text):
                yield from _params(one, whole)
            elif isinstance(one, str):
                yield whole, one
