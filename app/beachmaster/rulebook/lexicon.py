"""Find the words of a game's glossary in what is said, and explain each in one line.

What links are titles, and aliases that are names: of several words, or with a capital letter. Other
aliases are how people ask, and would link ordinary words.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from beachmaster.rulebook.sections import LINK, Entry

LINE = 90
"""So many letters are one line of the card."""
SHORT_NAME = 2
"""Names up to this length, and abbreviations, are told apart from words by their case."""
_PARTS = re.compile(r", | and ")
_SENTENCE = re.compile(r"(?<=[^A-Z][.!?])(?<!\bNo\.)\s+")
_POINTER = re.compile(r"\[(?:[a-z]+:)?[\d.]+[\w.]*\]\([^)]*\)")
_LEADING_THERE = re.compile(r"(?:[\s:;,(]+(?:[Ss]ee|in|at|by|under)?)+$")
_CUT = re.compile(r"[:;,](?= )")
_EDGES = r"(?<![\w-])(?:{names})(?![\w-])"


class Lexicon:
    """The glossary of one game, ready to be found in prompts."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = tuple(entries)
        self._named: dict[str, Entry] = {}
        for entry in self.entries:
            for name in names_of(entry):
                self._named.setdefault(_key(name), entry)

    def found_in(self, words: str) -> tuple[Entry, ...]:
        """Return the terms named, in reading order, each once; of two names the longer counts."""
        if not self._named:
            return ()
        found = (self._of(match[0]) for match in self._pattern.finditer(words))
        return tuple({entry.id: entry for entry in found if entry is not None}.values())

    def named(self, name: str) -> Entry | None:
        """Return the term that a player names, by its title, an alias or how that begins."""
        wanted = name.strip().casefold()
        told = [(alias.casefold(), one) for one in self.entries for alias in _all_names(one)]
        exact = next((one for alias, one in told if alias == wanted), None)
        begun = (one for alias, one in told if wanted and alias.startswith(wanted))
        return exact or self._of(name.strip()) or next(begun, None)

    def _of(self, word: str) -> Entry | None:
        for ending in ("", "s", "es"):
            if word.endswith(ending):
                stem = word.removesuffix(ending) if ending else word
                entry = self._named.get(_key(stem)) or self._named.get(stem.casefold())
                if entry is not None:
                    return entry
        return None

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        names = sorted(self._named, key=len, reverse=True)
        return re.compile(_EDGES.format(names="|".join(map(_as_pattern, names))))


def names_of(entry: Entry) -> Iterator[str]:
    """Yield what a term goes by in a sentence: its title, taken apart, and aliases like names."""
    yield from (part for part in _PARTS.split(entry.title) if part[0].isalnum())
    for alias in entry.aliases:
        if " " in alias or alias != alias.lower():
            yield alias


def in_one_line(entry: Entry) -> str:
    """Return what a term means in one line of plain words, without where it is told."""
    before = _LEADING_THERE.sub("", _POINTER.split(entry.text)[0]) or entry.text
    plain = " ".join(LINK.sub(r"\g<text>", before).replace("**", "").split())
    said = _SENTENCE.split(plain)[0]
    if len(said) > LINE:
        ends = [cut.start() for cut in _CUT.finditer(said) if cut.start() < LINE]
        said = said[: ends[-1]] if ends else f"{said[: LINE - 1].rsplit(' ', 1)[0]}…"
    return said if said.endswith(("…", ".", "!", "?")) else f"{said}."


def _all_names(entry: Entry) -> Iterator[str]:
    yield entry.title
    yield from _PARTS.split(entry.title)
    yield from entry.aliases


def _is_exact(name: str) -> bool:
    return len(name) <= SHORT_NAME or any(map(str.isupper, name.partition(" ")[0][1:]))


def _key(name: str) -> str:
    return name if _is_exact(name) else name.casefold()


def _as_pattern(name: str) -> str:
    plain = re.escape(name)
    return f"{plain}s?" if _is_exact(name) else f"(?i:{plain}(?:s|es)?)"
