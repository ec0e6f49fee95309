"""Decide which Special Units come out of their box by day, and where to (ies:10.2.2)."""

from collections.abc import Generator

from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.weighing import Candidate
from beachmaster.games.ie_shima import special
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.move_words import ARROW
from beachmaster.games.ie_shima.opponent import aims, trying
from beachmaster.games.ie_shima.opponent.mind import (
    Mind,
    Terms,
    candidate,
    each_option,
    name,
    place,
)
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.supply import placeable
from beachmaster.games.ie_shima.texts import T

Word = tuple[str, str]
GAIN = 10
"""A unit comes out where that is worth so many thousandths more than waiting."""


def words(one: Word) -> Text:
    """Say who goes where."""
    return T("{unit} in {area}", unit=name(one[0]), area=place(one[1]))


def one_of_each(units: list[str]) -> list[str]:
    """Return the first waiting unit of each kind: like units are the same."""
    found: dict[str, str] = {}
    for unit in units:
        found.setdefault(ROSTER[unit].kind, unit)
    return list(found.values())


def best_by_day(mind: Mind) -> Generator[None, None, tuple[list[Word], Terms]]:
    """Return the best placing, unit by unit while each is worth it, and what it comes to."""
    field = mind.field.copy()
    told: list[Word] = []
    terms = mind.as_it_is
    for _ in range(special.MOST):
        best: tuple[int, Word, Terms] | None = None
        for unit in one_of_each(special.waiting(field)):
            for area in _worthwhile(field, unit, {one for _, one in told}):
                found = mind.judge(trying.put(field, [(unit, area)]))
                if best is None or sum(found) > best[0]:
                    best = (sum(found), (unit, area), found)
            yield
        if best is None or best[0] < sum(terms) + GAIN:
            break
        told.append(best[1])
        field.put(*best[1])
        terms = best[2]
    return told, terms


def _worthwhile(field: Field, unit: str, taken: set[str]) -> list[str]:
    """Return where a unit could go: areas that count, with friends, or next to the enemy."""
    return [
        area
        for area in placeable(field, unit, night=False)
        if area not in taken
        and (area in WORTH or field.of("japan", area) or field.next_to_enemy("japan", area))
    ]


def place_by_day(mind: Mind, asked: Asked) -> Generator[None, None, list[Candidate]]:
    """Weigh the best placing, beside its beginning alone."""
    del asked
    told, terms = yield from best_by_day(mind)
    if not told:
        able = [one for one in special.waiting(mind.field) if _by_day(mind.field, one)]
        told = [(able[0], _by_day(mind.field, able[0])[0])]
    text = T("Places {units}", units=[words(one) for one in told])
    aim = aims.holds([area for _, area in told])
    found = [candidate(_value(told), text, terms, aim)]
    if len(told) > 1:
        text = T("Places {units}", units=[words(told[0])])
        terms = mind.judge(trying.put(mind.field, told[:1]))
        found.append(candidate(_value(told[:1]), text, terms, aims.holds([told[0][1]])))
    return found


def _by_day(field: Field, unit: str) -> list[str]:
    return placeable(field, unit, night=False)


def _value(told: list[Word]) -> list[str]:
    return [f"{unit}{ARROW}{area}" for unit, area in told]


def place_at(mind: Mind, asked: Asked) -> Generator[None, None, list[Candidate]]:
    """Weigh where a unit goes that was named alone."""
    unit = asked.prompt.subjects[0]
    return (
        yield from each_option(
            mind,
            asked,
            lambda f, area: f.put(unit, area),
            lambda after, terms, area: aims.of_change(mind, after, terms, area),
            lambda area: words((unit, area)),
        )
    )
