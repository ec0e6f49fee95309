"""Ask what a player's own map of areas prints: what a result rests on, or a whole line of an area.

What our own board estimates stands beside each question as a hint and is never an answer.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from beachmaster.engine.areashape import Shape, ends, is_edge
from beachmaster.engine.facts import Known, MapFact
from beachmaster.engine.fields import any_of, flag, one_of
from beachmaster.engine.mapquestions import ONCE, AskedPrint
from beachmaster.engine.options import Option, same
from beachmaster.engine.printkinds import Listed, Print, Prints, Shows, value_word
from beachmaster.engine.prompt import Record
from beachmaster.engine.record import Field
from beachmaster.engine.text import Text, place_text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

MAP_AREAS = "map-areas"
"""The procedure of a form about areas and their edges; the areas are its subjects."""
MAP_LINE = "map-line"
"""The procedure of a form that tells all that one area shows."""
NEIGHBOURS = "neighbours"
"""The field of a line that names what an area touches."""

Asked = tuple[str, Print]
Guess = Callable[[str, str], Value]
"""What our own board estimates of a place and a print, None where it says nothing."""


@dataclass(frozen=True)
class AreaQuestion:
    """What some areas and edges show, asked together in one form."""

    asked: tuple[Asked, ...]
    guess: Guess

    @property
    def prompt(self) -> Record:
        """Return the form."""
        return Record(
            procedure=MAP_AREAS,
            subjects=tuple(dict.fromkeys(s for place, _ in self.asked for s in spaces_of(place))),
            text=self._text,
            rules=_rules(kind for _, kind in self.asked),
            fields=self._fields,
            question=True,
            tell=ONCE,
        )

    @property
    def _fields(self) -> tuple[Field, ...]:
        """Return a field for each thing; of many edges one list of those that do not touch."""
        many = self._denied
        lists = [self._not_there(kind, edges) for kind, edges in many.values()]
        others = [self._field(place, kind) for place, kind in self.asked if kind.id not in many]
        return (*lists, *others)

    @property
    def _denied(self) -> dict[str, tuple[Print, list[str]]]:
        """Return the edges that are asked in one list, by their print."""
        edges: dict[str, tuple[Print, list[str]]] = {}
        for place, kind in self.asked:
            if kind.edges and kind.denied_from:
                edges.setdefault(kind.id, (kind, []))[1].append(place)
        return {name: one for name, one in edges.items() if len(one[1]) >= one[0].denied_from}

    def _not_there(self, kind: Print, edges: Sequence[str]) -> Field:
        """Return the list of those edges whose two spaces do not touch."""
        pairs = [
            Option(edge, T("{one} and {other}", one=place_text(a), other=place_text(b)))
            for edge in edges
            for a, b in (ends(edge),)
        ]
        field = any_of(_not(kind), T("Which of these do not touch on your map?"), pairs)
        guess: list[Value] = [edge for edge in edges if self.guess(edge, kind.id) is False]
        return msgspec.structs.replace(field, estimate=guess)

    @property
    def _text(self) -> Text:
        """Return what is asked; of a single thing it is the question itself."""
        if len(self.asked) == 1:
            place, kind = self.asked[0]
            if kind.edges:
                first, second = ends(place)
                one, other = place_text(first), place_text(second)
                return T("Do {one} and {other} touch on your map?", one=one, other=other)
            asked = kind.ask or T("What does your map show: {print}?", print=kind.text)
            return T("Area {place}: {asked}", place=place, asked=asked)
        return T("What does your map show here? The next step depends on it.")

    @property
    def parts(self) -> tuple[AskedPrint, ...]:
        """Return what is asked, thing by thing."""
        return tuple(
            AskedPrint(place, kind, self._field(place, kind)) for place, kind in self.asked
        )

    def _field(self, place: str, kind: Print) -> Field:
        if kind.edges:
            first, second = ends(place)
            one, other = place_text(first), place_text(second)
            field = flag(place, T("{one} touches {other}", one=one, other=other))
        else:
            field = asked_field(f"{kind.id}-{place}", place, kind)
        return msgspec.structs.replace(field, estimate=self.guess(place, kind.id))

    def facts(self, answer: Value) -> tuple[MapFact, ...]:
        """Return what the form told, or a part of it."""
        told: list[MapFact] = []
        for kind, edges in self._denied.values():
            if _not(kind) in answer:
                apart = answer[_not(kind)]
                told += [MapFact(edge, kind.id, edge not in apart) for edge in edges]
        named = ((place, kind, self._field(place, kind).name) for place, kind in self.asked)
        told += [
            MapFact(place, kind.id, answer[name]) for place, kind, name in named if name in answer
        ]
        return tuple(told)

    def found_in(self, known: Known) -> tuple[MapFact, ...]:
        """Return what is known of it by now."""
        return tuple(
            MapFact(place, kind.id, known[place][kind.id])
            for place, kind in self.asked
            if kind.id in known.get(place, {})
        )

    def read_off(self, shows: Shows, places: Iterable[str]) -> Value:
        """Return the answer that a map printed in full gives."""
        del places
        many = self._denied
        answer: dict[str, Value] = {
            _not(kind): [edge for edge in edges if not shows(edge, kind.id)]
            for kind, edges in many.values()
        }
        alone = [(place, kind) for place, kind in self.asked if kind.id not in many]
        return answer | {self._field(p, kind).name: shows(p, kind.id) for p, kind in alone}


@dataclass(frozen=True)
class AreaListsQuestion:
    """Which areas show each value of some rare prints: all others show nothing of them."""

    kinds: tuple[Print, ...]
    areas: tuple[str, ...]
    known: Known
    guess: Guess

    @property
    def prompt(self) -> Record:
        """Return the form: a list for each value."""
        return Record(
            procedure=MAP_AREAS,
            text=T("Which areas of your map show these? All others count as showing none."),
            rules=_rules(self.kinds),
            fields=tuple(part.field for part in self.parts),
            question=True,
            tell=ONCE,
            agrees=self._twice,
        )

    @property
    def parts(self) -> tuple[AskedPrint, ...]:
        """Return the lists."""
        return tuple(
            AskedPrint("", kind, self._field(kind, one))
            for kind in self.kinds
            for one in kind.listed
        )

    def _field(self, kind: Print, one: Listed) -> Field:
        shown = {area: self.known.get(area, {}).get(kind.id) for area in self.areas}
        free = [area for area, value in shown.items() if value is None or same(value, one.value)]
        field = any_of(
            _list_name(kind, one),
            one.text,
            [Option(area, place_text(area)) for area in free],
            least=one.exactly,
            most=min(one.exactly or one.most, len(self.areas)),
            known=[area for area in free if shown[area] is not None],
        )
        guess: list[Value] = [a for a in free if same(self.guess(a, kind.id), one.value)]
        return msgspec.structs.replace(field, estimate=guess or None)

    def _twice(self, answer: Value) -> Text | None:
        """Return why no area can be in two lists of one print."""
        for kind in self.kinds:
            told = [area for one in kind.listed for area in answer.get(_list_name(kind, one), ())]
            twice = next((area for area in told if told.count(area) > 1), None)
            if twice is not None:
                return T("You entered area {area} twice: {print}.", area=twice, print=kind.text)
        return None

    def facts(self, answer: Value) -> tuple[MapFact, ...]:
        """Return what the lists told that was not known; where all are told, of each area."""
        told: list[MapFact] = []
        for kind in self.kinds:
            lists = {_list_name(kind, one): one.value for one in kind.listed}
            shown = {area: value for name, value in lists.items() for area in answer.get(name, ())}
            if lists.keys() <= answer.keys():
                shown = {area: shown.get(area, kind.absent) for area in self.areas}
            told += [MapFact(area, kind.id, value) for area, value in shown.items()]
        return tuple(one for one in told if one.field not in self.known.get(one.place, {}))

    def found_in(self, known: Known) -> tuple[MapFact, ...]:
        """Return what each area shows, where all of it is known by now."""
        every = [(area, kind.id) for kind in self.kinds for area in self.areas]
        if any(name not in known.get(area, {}) for area, name in every):
            return ()
        new = [one for one in every if one[1] not in self.known.get(one[0], {})]
        return tuple(MapFact(area, name, known[area][name]) for area, name in new)

    def read_off(self, shows: Shows, places: Iterable[str]) -> Value:
        """Return the answer that a map printed in full gives."""
        del places
        return {
            _list_name(kind, one): [a for a in self.areas if same(shows(a, kind.id), one.value)]
            for kind in self.kinds
            for one in kind.listed
        }


def _not(kind: Print) -> str:
    """Return the name of the list of edges at which a print is not there."""
    return f"not-{kind.id}"


def _list_name(kind: Print, one: Listed) -> str:
    return f"{kind.id}-{value_word(one.value)}"


@dataclass(frozen=True)
class LineQuestion:
    """All that one area shows, for whoever paints ahead: what it touches, then each other print."""

    place: str
    shape: Shape
    kinds: Prints
    known: Known
    guess: Guess

    @property
    def prompt(self) -> Record:
        """Return the form; what is known is filled in."""
        return Record(
            procedure=MAP_LINE,
            subjects=(self.place,),
            text=T("What does your map show in {place}?", place=self.place),
            rules=_rules(self.kinds.values()),
            fields=tuple(self._fields()),
            question=True,
            tell=T("Read it off your map. The program keeps it for this and every later game."),
        )

    @property
    def parts(self) -> tuple[AskedPrint, ...]:
        """Return what is asked, thing by thing."""
        kinds = [kind for kind in self.kinds.values() if kind.edges or self._is_asked(kind)]
        fields = list(self._fields())
        return tuple(AskedPrint(self.place, *one) for one in zip(kinds, fields, strict=True))

    def _is_asked(self, kind: Print) -> bool:
        return not kind.edges and self.place in self.shape.areas

    def _fields(self) -> Iterator[Field]:
        for kind in self.kinds.values():
            if kind.edges:
                yield self._neighbours(kind)
            elif self._is_asked(kind):
                field = asked_field(kind.id, self.place, kind, alone=True)
                known = self.known.get(self.place, {}).get(kind.id)
                guess = self.guess(self.place, kind.id)
                yield msgspec.structs.replace(field, known=known, estimate=guess)

    def edges(self) -> Iterator[str]:
        """Yield each edge that the area may have."""
        return (edge for _other, edge in self._others())

    def _others(self) -> Iterator[tuple[str, str]]:
        """Yield each space that may touch, with the edge to it."""
        for other in self.shape.spaces:
            edge = self.shape.edge(self.place, other) if other != self.place else ""
            if edge and self.shape.has_edge(edge):
                yield other, edge

    def _neighbours(self, kind: Print) -> Field:
        """Return the list of what the area touches; what is known not to touch is left out."""
        edges = {other: self.known.get(edge, {}).get(kind.id) for other, edge in self._others()}
        options = [Option(o, place_text(o)) for o, known in edges.items() if known is not False]
        sure = [other for other, known in edges.items() if known is True]
        field = any_of(NEIGHBOURS, T("areas and boxes that it touches"), options, known=sure)
        guess = [other for other, edge in self._others() if self.guess(edge, kind.id)]
        return msgspec.structs.replace(field, estimate=guess or None)

    def facts(self, answer: Value) -> tuple[MapFact, ...]:
        """Return what the form told that was not known: of each edge, too, that is not there."""
        told: list[MapFact] = []
        for kind in self.kinds.values():
            if kind.edges and NEIGHBOURS in answer:
                near = set(answer[NEIGHBOURS])
                told += [MapFact(edge, kind.id, other in near) for other, edge in self._others()]
            elif kind.id in answer:
                told.append(MapFact(self.place, kind.id, answer[kind.id]))
        return tuple(one for one in told if one.field not in self.known.get(one.place, {}))

    def found_in(self, known: Known) -> tuple[MapFact, ...]:
        """Return nothing: a line is asked to be told, not to be looked up."""
        del known
        return ()

    def read_off(self, shows: Shows, places: Iterable[str]) -> Value:
        """Return the answer that a map printed in full gives."""
        del places
        answer: dict[str, Value] = {}
        for kind in self.kinds.values():
            if kind.edges:
                near = [other for other, edge in self._others() if shows(edge, kind.id)]
                answer[NEIGHBOURS] = near
            elif self._is_asked(kind):
                answer[kind.id] = shows(self.place, kind.id)
        return answer


@dataclass(frozen=True)
class NeighboursQuestion:
    """What one area touches: its line, but for all else that it shows."""

    line: LineQuestion

    @property
    def prompt(self) -> Record:
        """Return the form; what is known is filled in."""
        return msgspec.structs.replace(
            self.line.prompt,
            text=T("Which areas and boxes does {place} touch on your map?", place=self.line.place),
            tell=ONCE,
        )

    @property
    def parts(self) -> tuple[AskedPrint, ...]:
        """Return the one thing that is asked."""
        return self.line.parts

    def facts(self, answer: Value) -> tuple[MapFact, ...]:
        """Return what the form told that was not known."""
        return self.line.facts(answer)

    def found_in(self, known: Known) -> tuple[MapFact, ...]:
        """Return the edges, where all of them are known by now."""
        edges = [(e, k.id) for k in self.line.kinds.values() for e in self.line.edges()]
        if any(
            kind not in known.get(edge, {}) and kind not in self._here(edge) for edge, kind in edges
        ):
            return ()
        return tuple(
            MapFact(edge, kind, known[edge][kind])
            for edge, kind in edges
            if kind not in self._here(edge)
        )

    def _here(self, edge: str) -> Mapping[str, Value]:
        return self.line.known.get(edge, {})

    def read_off(self, shows: Shows, places: Iterable[str]) -> Value:
        """Return the answer that a map printed in full gives."""
        return self.line.read_off(shows, places)


def spaces_of(place: str) -> tuple[str, ...]:
    """Return the spaces that a place of a fact is about: both of an edge."""
    return ends(place) if is_edge(place) else (place,)


def asked_field(name: str, place: str, kind: Print, *, alone: bool = False) -> Field:
    """Return the field for what an area shows of a print; `alone` names no area."""
    text = kind.text if alone else T("area {place}: {print}", place=place, print=kind.text)
    return one_of(name, text, kind.asked or kind.values)


def _rules(kinds: Iterable[Print]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for kind in kinds for rule in kind.rules))
