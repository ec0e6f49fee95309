"""Read off a prompt what on the map answers it: hexes, and units by their counters."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property

from beachmaster.engine.coach import Going
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.options import AnswerError, Closed, Option
from beachmaster.engine.prompt import Choose, Field, Place, Prompt, Record
from beachmaster.engine.record import narrowed
from beachmaster.engine.said import parts_of
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

Reach = Mapping[HexId, Value]
NOWHERE: Reach = {}


class Targets:
    """What the waiting prompt lets one pick on the map, and why not the rest.

    Of a form it is what its fields leave with what is told, and `picked` the hexes told so far.
    `reach` says of a unit where it may go. Closed answers are looked up when first asked for:
    giving their reasons can take long.
    """

    def __init__(
        self,
        prompt: Prompt | None,
        hexes: Collection[HexId],
        counters: Mapping[str, HexId],
        reach: Callable[[str], Reach],
    ) -> None:
        self._prompt = prompt
        self._ask = reach
        self._known: dict[str, Reach] = {}
        self._goings: dict[str, Going | None] = {}
        self._refusals: dict[tuple[str, HexId], Text | None] = {}
        self.hexes: dict[HexId, Option] = {}
        self.units: dict[str, Option] = {}
        self._hexes, self._counters = hexes, counters
        self._fields: list[Field] = []
        self.picked: list[str] = []
        if isinstance(prompt, Choose | Place):
            self._offer(prompt.options)
        else:
            self.tell({})

    def tell(self, told: Value) -> None:
        """Offer what the fields of a decision leave with what is told there so far."""
        form = self._prompt if isinstance(self._prompt, Record) else None
        if form is None or not isinstance(told, dict) or not any(one.by for one in form.fields):
            return
        self.hexes, self.units = {}, {}
        self.__dict__.pop("closed", None)  # it is made anew when it is asked for
        self._fields = narrowed(form.fields, told)
        for field in self._fields:
            self._offer(field.options)
        values = [value for given in told.values() for value in parts_of(given)]
        places = [self._counters.get(value, value) for value in values if isinstance(value, str)]
        self.picked = [place for place in dict.fromkeys(places) if place in self._hexes]

    def _offer(self, options: Iterable[Option]) -> None:
        for option in options:
            if isinstance(option.value, str) and option.value in self._hexes:
                self.hexes[option.value] = option
            elif isinstance(option.value, str) and option.value in self._counters:
                self.units[option.value] = option

    @cached_property
    def closed(self) -> dict[str, Closed]:
        """Return the closed answers by hex or unit; of several fields the first one's."""
        listed = [one for field in reversed(self._fields) for one in field.closed]
        if isinstance(self._prompt, Choose | Place):
            listed = list(self._prompt.closed())
        return {one.value: one for one in listed if isinstance(one.value, str)}

    def reach(self, unit: str) -> Reach:
        """Return where a unit may go, each hex with the answer that takes it there."""
        if unit not in self._known:
            self._known[unit] = self._ask(unit) if self._prompt is not None else NOWHERE
        return self._known[unit]

    def subject(self) -> str | None:
        """Return the one unit, on the map or not yet, that the prompt sends somewhere."""
        subjects = self._prompt.subjects if self._prompt is not None else ()
        movers = [name for name in subjects if self.reach(name)]
        return movers[0] if len(movers) == 1 else None

    def about(self) -> tuple[frozenset[HexId], frozenset[HexId]]:
        """Return where the prompt's subjects stand, and where all else that it is about does."""
        if self._prompt is None:
            return frozenset(), frozenset()
        aims, others = map(self._standing, (self._prompt.aimed_at(), self._prompt.others))
        return aims, others - aims

    def _standing(self, ids: Iterable[str]) -> frozenset[HexId]:
        places = [self._counters.get(one, one) for one in ids]
        return frozenset(place for place in places if place in self._hexes)

    def places(self) -> list[HexId]:
        """Return the hexes one can act in, units' first, in the prompt's own order."""
        found = [self._counters[unit] for unit in self.units]
        return [one for one in dict.fromkeys([*found, *self.hexes]) if one in self._hexes]

    def why_not(self, place: HexId, unit: str | None = None) -> Text | None:
        """Return why a hex is closed to the selected unit, or to the prompt; None if unsaid."""
        going = self.going(unit)
        if going is not None:
            barred = (one.reason for one in going.barred if one.place == place)
            found = going.cannot or next(barred, None)
            if found is not None:
                return found
        if unit is not None and self.reach(unit):
            return self._refusal(unit, place)
        closed = self.closed.get(place)
        return closed.reason if closed is not None else None

    def going(self, unit: str | None) -> Going | None:
        """Return what the prompt's coach says of a unit, None where there is none."""
        if unit is None or self._prompt is None or self._prompt.coach is None:
            return None
        if unit not in self._goings:
            self._goings[unit] = self._prompt.coach.going(unit)
        return self._goings[unit]

    def cost(self, place: HexId, unit: str | None) -> Text | None:
        """Return what it costs a unit to go to a hex, None where nobody said."""
        going = self.going(unit)
        goals = going.where if going is not None else ()
        return next((goal.cost for goal in goals if goal.place == place), None)

    def along(self, unit: str, place: HexId, way: str) -> Value:
        """Return the answer that takes a unit to a space it reaches, along a way if that is one."""
        answer = self.reach(unit)[place]
        told = _elsewhere(answer, place, way) if way.rpartition(">")[2] == place else answer
        if self._prompt is None or told == answer:
            return answer
        try:
            return self._prompt.check(told)
        except AnswerError:
            return answer

    def _refusal(self, unit: str, place: HexId) -> Text | None:
        """Ask the prompt itself about an answer like the open ones, with another hex in it."""
        key = (unit, place)
        if key not in self._refusals:
            self._refusals[key] = self._checked(unit, place)
        return self._refusals[key]

    def _checked(self, unit: str, place: HexId) -> Text | None:
        open_hex, answer = next(iter(self.reach(unit).items()))
        if place in self.reach(unit) or self._prompt is None:
            return None
        try:
            self._prompt.check(_elsewhere(answer, open_hex, place))
        except AnswerError as error:
            return error.text
        return None


def _elsewhere(answer: Value, open_hex: HexId, place: HexId) -> Value:
    if isinstance(answer, str):
        head, found, tail = answer.rpartition(open_hex)
        return f"{head}{place}{tail}" if found else answer
    if isinstance(answer, list):
        return [_elsewhere(one, open_hex, place) for one in answer]
    return answer
