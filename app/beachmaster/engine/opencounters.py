"""Read the player's own counters, of which not all is known: from what is told, else ask."""

from collections.abc import Sequence

from beachmaster.engine.asking import may_ask
from beachmaster.engine.counterquestion import AskedValue, CounterQuestion
from beachmaster.engine.countersheet import OTHER, CounterPrint, CounterSheet, OwnCounter
from beachmaster.engine.facts import Known, MapFact, at_counter, counter_at
from beachmaster.engine.options import same
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value


class OpenCounters:
    """What is known of the player's own counters, read by the rules; it asks for what is not."""

    def __init__(self, sheet: CounterSheet, known: Known) -> None:
        self.sheet, self.known = sheet, known

    @property
    def asked(self) -> bool:
        """Tell whether the counters are the player's own, so that they are asked for."""
        return bool(self.sheet.counters)

    def read(self, counter: str, name: str) -> Value:
        """Return what a counter prints; where it is open, ask, in a listing take our estimate."""
        found = self.shown(counter, name)
        if found is None and may_ask():
            raise Unknown(self.question(counter, name))
        return self._guess(counter, name) if found is None else found

    def shown(self, counter: str, name: str) -> Value:
        """Return what a counter is known to print, None where that is not known; never asks."""
        figure = self.sheet.counters[counter].figures[name]
        if not figure.estimate:
            return figure.value
        own = self._told(counter, name)
        if own is not None:
            return None if own == OTHER else own
        wanted = self.sheet.prints[name]
        kind = self.kind(counter, wanted)
        if kind is None or kind in wanted.ruled:
            return None if kind is None else wanted.ruled[kind]
        return self._told(kind, name)

    def otherwise(self, fact: MapFact) -> MapFact | None:
        """Return what a counter is taken to print like its kind, where a fact says otherwise.

        None where it is no single counter, was told of by itself, or nothing is known of it.
        """
        counter = counter_at(fact.place)
        one = self.sheet.counters.get(counter) if counter is not None else None
        if one is None or fact.field not in one.figures or fact.value is None:
            return None
        like_kind = self.shown(one.id, fact.field)
        if like_kind is None or self._told(one.id, fact.field) is not None:
            return None
        agrees = not one.figures[fact.field].estimate or same(like_kind, fact.value)
        return None if agrees else MapFact(fact.place, fact.field, like_kind)

    def is_open(self, counter: str, *names: str) -> bool:
        """Tell whether any of these prints of a counter is not known; never asks."""
        return any(self.shown(counter, name) is None for name in names)

    def standing_in(self, counters: Sequence[str], *names: str) -> tuple[str, ...]:
        """Return which of some counters are weighed with our estimates; never asks."""
        sheet = self.sheet
        return tuple(
            one
            for one in counters
            if self.is_open(one, *(name for name in names if name in sheet.counters[one].figures))
        )

    def question(self, counter: str, name: str) -> CounterQuestion:
        """Return the question that tells an open print of a counter, and those asked with it."""
        wanted = self.sheet.prints[name]
        if wanted.by and self.kind(counter, wanted) is None:
            return self.question(counter, wanted.by)
        form = [self.sheet.prints[one] for one in wanted.together] or [wanted]
        open_ones = [
            one
            for one in self.sheet.counters.values()
            if any(self._is_asked(one, shown) for shown in form)
        ]
        if wanted.kinds and self._told(counter, name) != OTHER:
            return self._by_kind(wanted, form, open_ones)
        rows = (
            AskedValue(one.id, one.name, shown)
            for one in open_ones
            for shown in form
            if self._is_asked(one, shown)
            if not shown.kinds or self._told(one.id, shown.id) == OTHER
        )
        return CounterQuestion(self.sheet, wanted, tuple(rows))

    def open_prints(self) -> list[CounterPrint]:
        """Return the prints of which something is not known, in the order of their declaration."""
        return [
            one
            for one in self.sheet.prints.values()
            if any(self._is_asked(counter, one) for counter in self.sheet.counters.values())
        ]

    def _by_kind(
        self, wanted: CounterPrint, form: Sequence[CounterPrint], open_ones: Sequence[OwnCounter]
    ) -> CounterQuestion:
        """Return the question for all kinds that are not known yet, as far as a counter is open."""
        asked = {
            (self.kind(one.id, shown), shown.id): None
            for one in open_ones
            for shown in form
            if self._is_asked(one, shown) and self._told(one.id, shown.id) is None
        }
        rows = tuple(
            AskedValue(kind.id, kind.text, shown)
            for kind in wanted.kinds
            for shown in form
            if (kind.id, shown.id) in asked and self._told(kind.id, shown.id) is None
        )
        told = {(row.id, row.shown.id) for row in rows}
        members = tuple(
            one
            for one in open_ones
            if any(
                (self.kind(one.id, shown), shown.id) in told
                and self._is_asked(one, shown)
                and self._told(one.id, shown.id) is None
                for shown in form
            )
        )
        return CounterQuestion(self.sheet, wanted, rows, members)

    def _is_asked(self, counter: OwnCounter, wanted: CounterPrint) -> bool:
        return wanted.id in counter.figures and self.shown(counter.id, wanted.id) is None

    def kind(self, counter: str, wanted: CounterPrint) -> str | None:
        """Return the kind of a counter as far as a print goes, None where that is not known."""
        if not wanted.by:
            return self.sheet.counters[counter].kind
        found = self.shown(counter, wanted.by)
        return None if found is None else str(found)

    def _told(self, which: str, name: str) -> Value:
        return self.known.get(at_counter(which), {}).get(name)

    def _guess(self, counter: str, name: str) -> Value:
        """Return our estimate: of what its kind prints, where that is another than in our data."""
        wanted, one = self.sheet.prints[name], self.sheet.counters[counter]
        kind = self.kind(counter, wanted)
        if kind is None or kind == self.sheet.kind_in_data(one, wanted):
            return one.figures[name].value
        estimate = self.sheet.estimate_of(kind, wanted)
        return one.figures[name].value if estimate is None else estimate
