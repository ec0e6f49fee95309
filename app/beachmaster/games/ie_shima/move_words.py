"""Say a told move, or a unit that comes back, as a journal tells it: names, not what is stored."""

from beachmaster.engine.text import Text
from beachmaster.games.ie_shima.places import PLACES
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.texts import T

ARROW = ">"
"""What stands between a unit and each area of its way."""


def told_words(word: str) -> Text | None:
    """Return a unit or battalion with its way in words, None where no way was told."""
    who, *way = word.split(ARROW)
    if not way:
        return None
    *through, goal = (PLACES.name(place) for place in way)
    source = T("{unit} through {way} to {goal}") if through else T("{unit} to {goal}")
    return source.fill(unit=called(who), way=through, goal=goal)


def rebuilt_words(word: str) -> Text | None:
    """Return a unit that is rebuilt in an area in words, None where no area was told."""
    unit, mark, area = word.partition(ARROW)
    if not mark:
        return None
    return T("{unit}: rebuilt (reduced) in {area}", unit=called(unit), area=PLACES.name(area))


def called(word: str) -> str:
    """Return the printed name in a told move; a battalion goes by its own."""
    who = word.partition(ARROW)[0]
    return ROSTER[who].name if who in ROSTER else who
