"""Read from the concepts across games what one game does otherwise than another."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from beachmaster.engine.text import capital
from beachmaster.rulebook.sections import LINK, Entry

LINE = re.compile(r"^- \*\*(?P<games>.*?)\*\*: (?P<told>.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Other:
    """The rules by which another game has the like."""

    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A concept: what this game says of it, and which other games have it."""

    concept: str
    here: str
    others: tuple[Other, ...]


def differences_of(rule: str, concepts: Iterable[Entry]) -> Iterator[Difference]:
    """Yield the concepts that a rule belongs to, with what its game says of each."""
    prefix = rule.partition(":")[0]
    for concept in concepts:
        lines = [(line["told"], _rules(line["told"])) for line in LINE.finditer(concept.text)]
        here = [told for told, rules in lines if rule in rules]
        others = tuple(Other(rules) for _told, rules in lines
                       if rules and not rules[0].startswith(f"{prefix}:"))  # fmt: skip
        if here and others:
            told = here[0]
            yield Difference(concept.title, capital(told), others)


def told_of_game(concept: Entry, prefix: str) -> str:
    """Return what a concept says of the game whose rules have this prefix; empty for nothing."""
    for line in LINE.finditer(concept.text):
        told = line["told"]
        if any(rule.startswith(f"{prefix}:") for rule in _rules(told)):
            return capital(told)
    return ""


def _rules(told: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(match["target"] for match in LINK.finditer(told)))
