"""Decide who regroups where to: each unit one area, one after the other (ies:8.1.3)."""

from collections.abc import Generator, Iterator

from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.weighing import Candidate
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.move_words import ARROW
from beachmaster.games.ie_shima.opponent import aims, trying
from beachmaster.games.ie_shima.opponent.distance import distances
from beachmaster.games.ie_shima.opponent.mind import Mind, Terms, candidate
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.texts import TN, T
from beachmaster.games.ie_shima.ways import regroups

Moves = list[tuple[str, str]]
FAR = 99


def ranked(mind: Mind) -> list[tuple[Moves, Terms, Field]]:
    """Return a few ways to regroup in which somebody moves, the best first."""
    found = []
    for told in _ways(mind):
        if told:
            after = trying.put(mind.field, told)
            found.append((told, mind.judge(after), after))
    return sorted(found, key=lambda one: -sum(one[1]))


def words(moves: Moves) -> Text:
    """Say how many units move."""
    return TN("Regroups {n} unit", "Regroups {n} units", n=len(moves))


def _ways(mind: Mind) -> Iterator[Moves]:
    """Yield ways to regroup: all towards the enemy's points, or all to our own that count."""
    field, side = mind.field, mind.side
    goals = [a for a in WORTH if field.control[a] != side or field.contested(a)]
    own = [a for a in WORTH if field.control[a] == side]
    for wanted, leave in ((goals, True), (goals, False), (own, False)):
        if wanted:
            yield _towards(field, side, distances(field, wanted), keep=not leave)


def _towards(field: Field, side: SideId, far: dict[str, int], *, keep: bool) -> Moves:
    """Return moves of all who come nearer; `keep` leaves one in each area that counts."""
    told: Moves = []
    first, field = field, field.copy()
    places = sorted((p for p in far if field.held[side].get(p)), key=lambda p: (far[p], p))
    for place in places:
        units = list(field.held[side][place])
        last = units[-1] if keep and place in WORTH else ""
        for unit in units:
            open_ = regroups(first, unit)
            near = [one for one in regroups(field, unit) if far.get(one, FAR) < far[place]]
            near = [one for one in near if one in open_]
            if near and unit != last:
                goal = min(near, key=lambda one: (far[one], one))
                told.append((unit, goal))
                field.put(unit, goal)
    return told


def regroup(mind: Mind, asked: Asked) -> Generator[None, None, list[Candidate]]:
    """Weigh the ways to regroup; that everybody stays only where nobody could come nearer."""
    del asked
    found = [
        candidate(
            [f"{unit}{ARROW}{goal}" for unit, goal in told],
            words(told),
            terms,
            aims.of_change(mind, after, terms),
        )
        for told, terms, after in ranked(mind)
    ]
    yield
    return found or [candidate([], T("Everybody stays"), mind.as_it_is, aims.WAITS)]
