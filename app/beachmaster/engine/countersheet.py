"""Declare what the player's own counters print, by kinds, and hold what our data say of them.

Counters of a kind usually print the same. So a print is asked by the kind, with the counters of it
that print something else; what those print is asked when a rule reads it.
"""

from collections.abc import Iterable, Mapping

import msgspec

from beachmaster.engine.facts import MapFact, counter_at
from beachmaster.engine.fields import number, one_of
from beachmaster.engine.options import Option, same
from beachmaster.engine.printkinds import value_word
from beachmaster.engine.record import Field
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.engine.texts import T, joined
from beachmaster.engine.values import Value

OTHER = "other"
"""What a counter prints of which only is known that it is not what its kind prints."""


class CounterKind(msgspec.Struct, frozen=True):
    """Counters that usually print the same, in words such as "infantry battalions"."""

    id: str
    text: Text


class CounterPrint(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that counters print: how it is called, asked and checked.

    It is asked for all of `kinds` in one form, and without any counter by counter; `together` are
    the prints of that form, in its order. A counter's kind is its own, or with `by` what it shows
    of that print. `ruled` is what the rulebook says of a kind. It is one of `values`, or a number
    from `least` to `most`.
    """

    id: str
    text: Text
    ask: Text
    rules: tuple[str, ...]
    kinds: tuple[CounterKind, ...] = ()
    together: tuple[str, ...] = ()
    by: str = ""
    ruled: Mapping[str, Value] = {}
    values: tuple[Option, ...] = ()
    least: int = 0
    most: int = 0

    def can_show(self, value: Value) -> bool:
        """Tell whether a counter can print this."""
        if self.values:
            return any(same(one.value, value) for one in self.values)
        return type(value) is int and self.least <= value <= self.most

    @property
    def expected(self) -> Value:
        """Describe what a counter can print, for an error message."""
        if self.values:
            return [one.value for one in self.values]
        return {"min": self.least, "max": self.most}

    def field(self, name: str, text: Text, estimate: Value) -> Field:
        """Return the field that asks for it, with our estimate for a hint."""
        asked = (
            one_of(name, text, self.values)
            if self.values
            else number(name, text, self.least, self.most)
        )
        return msgspec.structs.replace(asked, estimate=estimate)

    def words(self, value: Value) -> Text:
        """Return what is printed in words."""
        found = next((one.text for one in self.values if same(one.value, value)), None)
        return found or plain_text(value_word(value))


class PrintedValue(msgspec.Struct, frozen=True):
    """What our data say that a counter prints; an `estimate` is to be learned from the player's."""

    value: Value
    estimate: bool


class OwnCounter(msgspec.Struct, frozen=True):
    """A counter of the player's own as our data have it: what it prints, by print."""

    id: str
    name: Text
    kind: str
    figures: Mapping[str, PrintedValue]


class CounterSheet(msgspec.Struct, frozen=True):
    """The prints of a game's counters, and the counters; without any, nothing is asked of them."""

    prints: Mapping[str, CounterPrint] = {}
    counters: Mapping[str, OwnCounter] = {}

    def read(self, counter: str, name: str) -> Value:
        """Return what our data say that a counter prints."""
        return self.counters[counter].figures[name].value

    def is_open(self, counter: str, *names: str) -> bool:
        """Tell whether any of these prints of a counter is our estimate."""
        return any(self.counters[counter].figures[name].estimate for name in names)

    def kind_in_data(self, counter: OwnCounter, wanted: CounterPrint) -> str:
        """Return the kind that a counter is of in our data, as far as a print goes."""
        return str(counter.figures[wanted.by].value) if wanted.by else counter.kind

    def estimate_of(self, kind: str, wanted: CounterPrint) -> Value:
        """Return what our data say that most counters of a kind print, None where none is."""
        return self._most_printed(kind, wanted, self.counters)

    def usual(self, kind: str, wanted: CounterPrint, among: Iterable[OwnCounter]) -> Value:
        """Return what most of some counters of a kind print, the least there is where none does."""
        found = self._most_printed(kind, wanted, (one.id for one in among))
        return wanted.least if found is None else found

    def _most_printed(self, kind: str, wanted: CounterPrint, ids: Iterable[str]) -> Value:
        every = [self.counters[which] for which in ids]
        found = [
            one.figures[wanted.id].value
            for one in every
            if wanted.id in one.figures and self.kind_in_data(one, wanted) == kind
        ]
        return max(found, key=found.count, default=None)

    def ids(self, name: str) -> tuple[str, ...]:
        """Return the kinds and the counters that have a print."""
        kinds = (kind.id for kind in self.prints[name].kinds)
        return (*kinds, *(one.id for one in self.counters.values() if name in one.figures))

    def can_show(self, which: str, name: str, value: Value) -> bool:
        """Tell whether a kind or a counter with this id can print this."""
        wanted = self.prints.get(name)
        if wanted is None:
            return False
        if any(kind.id == which for kind in wanted.kinds):
            return wanted.can_show(value)
        counter = self.counters.get(which)
        if counter is None and self.counters and self.kind_text(which) is not None:
            return False
        if counter is not None and name not in counter.figures:
            return False
        return value is None or value == OTHER or wanted.can_show(value)

    def kind_text(self, which: str) -> Text | None:
        """Return the words for a kind, None where there is no such kind."""
        every = (kind for one in self.prints.values() for kind in one.kinds)
        return next((kind.text for kind in every if kind.id == which), None)

    def text_of(self, which: str) -> Text:
        """Return the words for a kind or a counter."""
        counter = self.counters.get(which)
        found = self.kind_text(which) if counter is None else counter.name
        return found or plain_text(which[:LONGEST])

    def words(self, facts: Iterable[MapFact]) -> Text:
        """Say what counters are found to print, that of a kind or a counter together.

        What they cannot print may be anything, and is cut short.
        """
        found: dict[str, list[Param]] = {}
        for fact in facts:
            which, wanted = counter_at(fact.place) or "", self.prints.get(fact.field)
            value = plain_text(value_word(fact.value)[:LONGEST])
            if fact.value in (None, OTHER):
                value = _OTHER if fact.value else _LIKE_KIND
            elif wanted is not None and wanted.can_show(fact.value):
                value = wanted.words(fact.value)
            name = fact.field[:LONGEST] if wanted is None else wanted.text
            found.setdefault(which, []).append(T("{print} {value}", print=name, value=value))
        every = [
            T("{places}: {shown}", places=[self.text_of(which)], shown=shown)
            for which, shown in found.items()
        ]
        return joined(every)


LONGEST = 60
_OTHER, _LIKE_KIND = T("differs from its kind"), T("same as its kind")
