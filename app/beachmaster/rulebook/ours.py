"""Mark in a rule text what is ours and not the book's: the words of a ruling's default.

`{B-47: Units on Mount Suribachi are passed over.}` are the words of the default. Words for other
choices may follow, each after its option's value: `{H-05: no // support: yes // nothing: yes}`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Self

from beachmaster.engine.rulings import Choice, Ruling, default_of
from beachmaster.engine.text import Text, render
from beachmaster.rulebook.texts import T

if TYPE_CHECKING:
    from beachmaster.rulebook.sections import Entry, Section

MARK = re.compile(r"\{(?P<id>[A-Z]-\d+): *(?P<told>[^{}]+)\}")
NEXT = re.compile(r"\s*//\s*")
CHOICE = re.compile(r"(?P<value>[a-z0-9-]+): *(?P<words>\S.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Ours:
    """Words of ours in a rule text: the ruling, its default's words, those of other choices."""

    id: str
    words: str
    others: Mapping[str, str]


def ours_in(markdown: str) -> tuple[Ours, ...]:
    """Return what a text marks as ours, in order."""
    return tuple(_ours(match) for match in MARK.finditer(markdown))


def bare(markdown: str) -> str:
    """Return a text with the words of the defaults and without marks."""
    return MARK.sub(lambda match: _ours(match).words, markdown)


def faults_in(markdown: str) -> tuple[str, ...]:
    """Name what is wrong with the marks of a text: a stray brace, a choice without its value."""
    found = [f"a stray {brace}" for brace in re.findall("[{}]", MARK.sub("", markdown))]
    for match in MARK.finditer(markdown):
        first, *others = NEXT.split(match["told"].strip())
        if not first or "\n\n" in match["told"]:
            found.append(f"{match['id']}: marked words fill no more than one paragraph")
        found += [f"{match['id']}: no value: {o}" for o in others if not CHOICE.fullmatch(o)]
    return tuple(found)


def worded(words: str, label: str) -> str:
    """Return words of ours with their label, as plain text shows them."""
    return f"{words} {label}"


@dataclass(frozen=True, slots=True)
class Reading:
    """How rule texts are read: beside a game's rulings and options, or beside none."""

    rulings: Mapping[str, Ruling] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    say: Callable[[Text], str] = render
    frame: Callable[[str, str], str] = worded

    @classmethod
    def beside(
        cls,
        items: Iterable[Ruling | Choice],
        options: Mapping[str, str],
        say: Callable[[Text], str] = render,
    ) -> Self:
        """Return the reading beside a game, by the rulings among its options."""
        rulings = {item.option: item for item in items if isinstance(item, Ruling)}
        return cls(rulings, options, say)

    def text(self, markdown: str) -> str:
        """Return a text with what is ours labelled, in the words of the choice in force."""
        return MARK.sub(lambda match: self._told(_ours(match)), markdown)

    def section(self, section: "Section") -> "Section":
        """Return a section with every part so read."""
        return replace(
            section,
            gist=self.text(section.gist),
            short=self.text(section.short),
            full=self.text(section.full),
            example=self.text(section.example),
            tip=self.text(section.tip),
        )

    def entry(self, entry: "Entry") -> "Entry":
        """Return a term so read."""
        return replace(entry, text=self.text(entry.text))

    def _told(self, ours: Ours) -> str:
        ruling = self.rulings.get(ours.id.lower())
        value = self.options.get(ruling.option) if ruling is not None else None
        if ruling is None or value is None or value == default_of(ruling):
            return self.frame(ours.words, self.say(T("(our reading, {id})", id=ours.id)))
        words = ours.others.get(value) or self._choice(ruling, value)
        return self.frame(words, self.say(T("(your choice, {id})", id=ours.id)))

    def _choice(self, ruling: Ruling, value: str) -> str:
        """Return the words that the choice itself has."""
        texts = (each.text for each in ruling.alternatives if each.value == value)
        return next((self.say(text) for text in texts), value)


def _ours(match: re.Match[str]) -> Ours:
    first, *others = NEXT.split(match["told"].strip())
    named = (choice for other in others if (choice := CHOICE.fullmatch(other)))
    return Ours(match["id"], first, {choice["value"]: choice["words"] for choice in named})
