"""Decide who comes back: Special Units by day's beginning, flips and rebuilding by night's end."""

from collections.abc import Generator, Iterator

from beachmaster.engine.prompt import Choose
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.weighing import Candidate
from beachmaster.games.ie_shima import supply
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.move_words import ARROW
from beachmaster.games.ie_shima.opponent import aims
from beachmaster.games.ie_shima.opponent.distance import distances
from beachmaster.games.ie_shima.opponent.mind import Mind, candidate, each_option, name, place, plus
from beachmaster.games.ie_shima.places import AREAS, OUT
from beachmaster.games.ie_shima.reinforcement import ADVANTAGE, DR, SIX
from beachmaster.games.ie_shima.roster import BATTALIONS, ROSTER, SideId, is_special
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.texts import T

Found = Generator[None, None, list[Candidate]]
RETURN = 110
"""What a Special Unit is worth that comes back."""
USUAL = 3
"""How many come back by the dice on average (ies:6.2.1)."""
FAR = 99
FULL = T("to bring units to full strength")


def source(mind: Mind, asked: Asked) -> Found:
    """Weigh the dice against the Advantage: so many more units, or a reroll (ies:15.1.a)."""
    del asked
    gone = sum(is_special(one) for one in mind.field.of("japan", OUT))
    more = min(SIX, gone) - min(USUAL, gone)
    terms, worth = mind.as_it_is, RETURN * more - 600
    yield
    return [
        candidate(DR, T("Rolls the dice"), terms, aims.KEEPS),
        candidate(
            ADVANTAGE,
            T("Spends the Advantage"),
            plus(terms, worth, "waiting"),
            T("to bring more units back"),
        ),
    ]


def which(mind: Mind, asked: Asked) -> Found:
    """Choose who comes back: Pillboxes while there are days for them, MG, then IE for nights."""
    assert isinstance(asked.prompt, Choose)
    kinds = ["mg", "pillbox", "mg", "pillbox", "ie", "mg", "ie", "mg", "pillbox", "pillbox"]
    if mind.stand.final:
        kinds = ["mg", "mg", "ie", "pillbox", "mg", "mg", "ie", "ie", "ie"]
    left = [str(option.value) for option in asked.prompt.options]
    told: list[str] = []
    for kind in [*kinds, *("mg", "ie", "pillbox") * 4]:
        unit = next((one for one in left if ROSTER[one].kind == kind), None)
        if unit is not None and len(told) < asked.prompt.maximum:
            told.append(unit)
            left.remove(unit)
    yield
    text = T("Brings back {units}", units=[name(one) for one in told])
    aim = T("to have units for tonight") if mind.stand.final else T("to have units to place")
    return [candidate(told, text, mind.as_it_is, aim)]


def one_more(mind: Mind, asked: Asked) -> Found:
    """Weigh the Advantage for one more RP: two flips, worth most on the last night (15.1.c)."""
    del asked
    worth = 400 if mind.stand.final else 120 if mind.side == "us" else 60
    cost = 0 if mind.stand.final else 300
    terms = mind.as_it_is
    yield
    return [
        candidate(
            True,
            T("Spends the Advantage"),
            plus(terms, worth - cost),
            T("to restore more units"),
        ),
        candidate(False, T("Keeps the Advantage"), terms, aims.KEEPS),
    ]


def refit(mind: Mind, asked: Asked) -> Found:
    """Weigh what Replacement Points are spent on: flips in order of need, or a unit back (14.5)."""
    assert isinstance(asked.prompt, Choose)
    found = []
    for told in _orders(mind, asked.prompt):
        copy = mind.field.copy()
        for word in told:
            unit, mark, area = word.partition(ARROW)
            if mark:
                supply.rebuild(copy, unit, area)
            else:
                copy.flip(unit, "full")
        aim = aims.holds([area for _, area in back]) if (back := _rebuilt(told)) else FULL
        found.append(candidate(told, _words(told), mind.judge(copy), aim))
        yield
    return found


def _rebuilt(told: list[str]) -> list[tuple[str, str]]:
    """Return who comes back, and where."""
    parts = [one.partition(ARROW) for one in told]
    return [(unit, area) for unit, mark, area in parts if mark]


def _words(told: list[str]) -> Text:
    """Say who is restored, those that come back with their areas."""
    if not told:
        return T("Restores nobody")
    back = [T("{unit} in {area}", unit=name(u), area=place(a)) for u, a in _rebuilt(told)]
    flipped = [name(one) for one in told if ARROW not in one]
    return T("Restores {units}", units=[*back, *flipped])


def _orders(mind: Mind, prompt: Choose) -> Iterator[list[str]]:
    """Yield orders that the points allow, the most first."""
    field, side = mind.field, mind.side
    weak = _by_need(field, side, supply.weak(field, side))
    gone = supply.gone(field, side)
    areas = _nearest(field, side)
    kinds: dict[str, str] = {}
    for unit in gone:
        kinds.setdefault(ROSTER[unit].kind, unit)
    backs = [f"{unit}{ARROW}{area}" for unit in kinds.values() for area in areas[:8]]
    many = [f"{unit}{ARROW}{areas[0]}" for unit in gone[:4]] if areas else []
    for back in ([], *([one] for one in backs), many[:2], many):
        for count in range(min(len(weak), 10), -1, -1):
            told = [*back, *weak[:count]]
            if len(told) <= prompt.maximum and _agrees(prompt, told):
                yield told
                break


def _agrees(prompt: Choose, told: list[str]) -> bool:
    return prompt.agrees is None or prompt.agrees(told) is None


def _by_need(field: Field, side: str, weak: list[str]) -> list[str]:
    """Return reduced units, those first that complete a battalion near the enemy's areas."""
    goals = [a for a in WORTH if field.control[a] != side] or list(WORTH)
    far = distances(field, goals)
    broken = {
        name_: sum(not field.full(one) for one in members) for name_, members in BATTALIONS.items()
    }
    return sorted(
        weak,
        key=lambda unit: (
            far.get(field.units[unit].place, FAR),
            broken.get(ROSTER[unit].battalion, FAR),
            ROSTER[unit].battalion,
            unit,
        ),
    )


def _nearest(field: Field, side: SideId) -> list[str]:
    """Return where units can come back, the areas next to the fight first."""
    found = supply.rebuild_areas(field, side)
    goals = [a for a in WORTH if field.control[a] == "japan"]
    far = distances(field, goals or list(AREAS))
    return sorted(found, key=lambda one: (far.get(one, FAR), int(one)))


def rebuilt_at(mind: Mind, asked: Asked) -> Found:
    """Weigh where a unit comes back (ies:14.5.3, ies:14.5.4)."""
    unit = asked.prompt.subjects[0]
    return (
        yield from each_option(
            mind,
            asked,
            lambda f, area: supply.rebuild(f, unit, area),
            lambda _field, _terms, area: aims.holds([area]),
            lambda area: _words([f"{unit}{ARROW}{area}"]),
        )
    )
