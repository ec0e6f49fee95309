"""What a commander knows while he decides: the position, the clock, and what he makes of it."""

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from beachmaster.engine.prompt import Choose, Place
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.engine.weighing import Aim, Candidate, Term
from beachmaster.games.ie_shima import values
from beachmaster.games.ie_shima.field import Field, Ground, Values, field_of
from beachmaster.games.ie_shima.opponent import trying
from beachmaster.games.ie_shima.opponent.judging import NAMES, TERMS, Weights, judge
from beachmaster.games.ie_shima.opponent.stand import Stand, after, stand_of
from beachmaster.games.ie_shima.opponent.trying import Attack, Outcome, Plan
from beachmaster.games.ie_shima.places import PLACES
from beachmaster.games.ie_shima.roster import ROSTER, SideId
from beachmaster.games.ie_shima.state import Active, State

Terms = tuple[int, ...]
Words = Callable[[str], Text]
SLICE = 12
"""After so many positions judged a decision pauses."""


@dataclass
class Mind:
    """One decision: whose it is, what he weighs how, and the position he tries things on."""

    state: State
    side: SideId
    weights: Weights
    ground: Ground
    counters: Values
    options: Mapping[str, str]
    worth: Mapping[str, int]

    @cached_property
    def field(self) -> Field:
        """Return the position as it stands: nothing is to be changed in it."""
        return field_of(self.state, self.ground, self.counters)

    @cached_property
    def stand(self) -> Stand:
        """Return the clock and the position."""
        return stand_of(self.state, self.field, self.options, self.worth)

    @cached_property
    def then(self) -> Stand:
        """Return the clock after this half, where one runs."""
        return after(self.stand, self.side) if self.state.by_day else self.stand

    def judge(self, field: Field, stand: Stand | None = None) -> Terms:
        """Return what a position is worth to this side, term by term."""
        terms = judge((stand or self.then).on(field), self.weights)
        return terms if self.side == "japan" else tuple(-term for term in terms)

    def mean(self, outcomes: Iterable[Outcome], stand: Stand | None = None) -> Terms:
        """Return what some outcomes are worth on average."""
        known: dict[int, Terms] = {}
        parts = []
        for weight, field in outcomes:
            if id(field) not in known:
                known[id(field)] = self.judge(field, stand)
            parts.append((weight, known[id(field)]))
        return trying.mean(parts)

    def of_plan(
        self, field: Field, active: Active, plan: Plan, stand: Stand | None = None
    ) -> Terms:
        """Return what a plan of an Active Area is worth: its moves, then its attack by chances."""
        return self.mean(self.outcomes(field, active, plan)[0], stand)

    def outcomes(self, field: Field, active: Active, plan: Plan) -> tuple[list[Outcome], Plan]:
        """Return what a plan may lead to, and as much of it as the rules let through."""
        gone, then = trying.moved(field, active, plan) if plan.moves else (field, active)
        went = set(then.moved)
        moves = tuple(one for one in plan.moves if one[0] in went)
        attack = plan.attack
        if attack is not None:
            units = tuple(u for u in attack.units if gone.units[u].place == attack.target)
            attack = Attack(attack.target, units) if units else None
        if attack is None:
            return [Outcome(1, gone)], Plan(moves)
        return trying.fought_out(self.stand, gone, then, attack), Plan(moves, attack)

    @cached_property
    def as_it_is(self) -> Terms:
        """Return what it is worth to do nothing now."""
        return self.judge(self.field)


def each_option(
    mind: Mind,
    asked: Asked,
    change: Callable[[Field, str], object],
    aim: Callable[[Field, Terms, str], Aim],
    words: Words | None = None,
) -> Generator[None, None, list[Candidate]]:
    """Weigh each option of a prompt by what it changes on a copy of the position."""
    assert isinstance(asked.prompt, Place | Choose)
    found = []
    for option in asked.prompt.options:
        copy = mind.field.copy()
        change(copy, str(option.value))
        text = words(str(option.value)) if words else option.text
        terms = mind.judge(copy)
        one = aim(copy, terms, str(option.value))
        found.append(candidate(option.value, text, terms, one))
        yield
    return found


def candidate(
    value: Value,
    text: Text,
    terms: Terms,
    aim: Aim,
    *,
    offered: bool = True,
    idle: bool = False,
) -> Candidate:
    """Return an answer with its terms by name, and what it is for."""
    return Candidate(
        value,
        text,
        tuple(Term(*_named(name, milli)) for name, milli in zip(NAMES, terms, strict=True)),
        aim,
        offered,
        idle,
    )


def _named(term: str, milli: int) -> tuple[Text, int, str]:
    return TERMS[term][0], milli, TERMS[term][1]


def plus(terms: Terms, milli: int, name: str = "ground") -> Terms:
    """Return terms with one of them changed."""
    return tuple(one + milli * (NAMES[at] == name) for at, one in enumerate(terms))


def name(unit: str) -> Text:
    """Return what a unit is called."""
    return plain_text(ROSTER[unit].name)


def place(where: str) -> Text:
    """Return a place in words."""
    return PLACES.name(where)


def lead_of(field: Field, units: Iterable[str]) -> str:
    """Return who leads an attack best: strongest, of equals who breaks no battalion."""
    return values.strongest(field, list(units))
