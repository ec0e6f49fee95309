"""Ask what the player's own counters print: by kinds in one form, then the counters that differ."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from beachmaster.engine.countersheet import OTHER, CounterPrint, CounterSheet, OwnCounter
from beachmaster.engine.facts import Known, MapFact, at_counter
from beachmaster.engine.fields import any_of
from beachmaster.engine.mapquestions import ONCE, AskedPrint
from beachmaster.engine.options import Option, same
from beachmaster.engine.printkinds import Print, Shows
from beachmaster.engine.prompt import Record
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

BY_KIND = "counter-kinds"
"""The procedure of a form that asks for kinds of counter, and for those that differ."""
DIFFER = "other"
"""The field that names the counters which print something else than their kind."""


@dataclass(frozen=True)
class AskedValue:
    """One value that is asked: a print of a kind, or of one counter."""

    id: str
    text: Text
    shown: CounterPrint


@dataclass(frozen=True)
class CounterQuestion:
    """What counters print: kinds of them, of which `members` may differ, or without these each."""

    sheet: CounterSheet
    wanted: CounterPrint
    rows: tuple[AskedValue, ...]
    members: tuple[OwnCounter, ...] = ()

    @property
    def prompt(self) -> Record:
        """Return the form; our estimates stand beside it and are filled in nowhere."""
        return Record(
            procedure=BY_KIND if self.members else "counter-values",
            subjects=(self.wanted.id,),
            text=self.wanted.ask,
            rules=self.wanted.rules,
            fields=(*(part.field for part in self.parts),),
            question=True,
            tell=ONCE,
        )

    @property
    def parts(self) -> tuple[AskedPrint, ...]:
        """Return what is asked, value by value, then which counters differ."""
        return (*map(self._part, self.rows), *self._differing())

    def _part(self, row: AskedValue) -> AskedPrint:
        wanted = row.shown
        text = T("{kind}: {print}", kind=row.text, print=wanted.text)
        if self._alone:
            text = row.text
        field = wanted.field(self._name(row), text, self._estimate(row))
        if not self._alone:
            field = msgspec.structs.replace(field, under=row.text, brief=wanted.text)
        kind = Print(id=wanted.id, text=wanted.text, rules=wanted.rules, values=wanted.values)
        return AskedPrint(at_counter(row.id), kind, field)

    def _differing(self) -> Iterator[AskedPrint]:
        if len(self.members) > 1:
            text = T("counters that differ from their kind")
            kind = Print(id=DIFFER, text=text, rules=self.wanted.rules, values=())
            options = [Option(one.id, one.name) for one in self.members]
            field = msgspec.structs.replace(any_of(DIFFER, text, options), estimate=[])
            yield AskedPrint("", kind, field)

    @property
    def _alone(self) -> bool:
        """Tell whether it asks for one print only."""
        return all(one.shown is self.rows[0].shown for one in self.rows)

    def _name(self, row: AskedValue) -> str:
        return row.id if self._alone else f"{row.id}-{row.shown.id}"

    def _estimate(self, row: AskedValue) -> Value:
        if self.members:
            return self.sheet.estimate_of(row.id, row.shown)
        return self.sheet.read(row.id, row.shown.id)

    def facts(self, answer: Value) -> tuple[MapFact, ...]:
        """Return what the form told; of a counter that differs only that it does.

        Of a part: kinds are known when it is told as well which counters differ, and not before.
        """
        if len(self.members) > 1 and DIFFER not in answer:
            return ()
        rows = [row for row in self.rows if self._name(row) in answer]
        told = [MapFact(at_counter(row.id), row.shown.id, answer[self._name(row)]) for row in rows]
        differ = {at_counter(one) for one in answer.get(DIFFER, ())}
        return (*told, *(MapFact(*at, OTHER) for at in self._places() if at[0] in differ))

    def _places(self) -> Iterator[tuple[str, str]]:
        """Yield which values of which counters these rows tell."""
        for one in self.members:
            for name in dict.fromkeys(row.shown.id for row in self.rows):
                if name in one.figures and one.figures[name].estimate:
                    yield at_counter(one.id), name

    def found_in(self, known: Known) -> tuple[MapFact, ...]:
        """Return what is known of what is asked; of a kind with the counters that differ."""
        wanted = [(at_counter(row.id), row.shown.id) for row in self.rows]
        found = [
            MapFact(place, name, known[place][name])
            for place, name in wanted
            if known.get(place, {}).get(name) not in (None, OTHER)
        ]
        names = {one.field for one in found}
        return (
            *found,
            *(
                MapFact(place, name, known[place][name])
                for place, name in self._places()
                if name in names and known.get(place, {}).get(name) is not None
            ),
        )

    def read_off(self, shows: Shows, places: object) -> Value:
        """Return the answer that the counters of our data give: of a kind what most print."""
        del shows, places
        return self.told_by(self.sheet)

    def told_by(self, sheet: CounterSheet) -> Value:
        """Return the answer that counters give of which all is known."""
        if not self.members:
            return {self._name(row): sheet.read(row.id, row.shown.id) for row in self.rows}
        usual = {self._name(row): sheet.usual(row.id, row.shown, self.members) for row in self.rows}
        told = {(row.id, row.shown.id): usual[self._name(row)] for row in self.rows}
        differ = [one.id for one in self.members if self._differs(sheet, one, told)]
        return usual | ({DIFFER: differ} if len(self.members) > 1 else {})

    def _differs(
        self, sheet: CounterSheet, one: OwnCounter, told: dict[tuple[str, str], Value]
    ) -> bool:
        asked = {row.shown.id: row.shown for row in self.rows if row.shown.id in one.figures}
        return any(
            (sheet.kind_in_data(sheet.counters[one.id], shown), name) in told
            and not same(
                sheet.read(one.id, name),
                told[sheet.kind_in_data(sheet.counters[one.id], shown), name],
            )
            for name, shown in asked.items()
        )
