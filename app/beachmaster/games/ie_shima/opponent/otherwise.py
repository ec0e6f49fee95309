"""Weigh the two best impulses on a position a little otherwise: what would have changed it."""

from collections.abc import Callable, Generator, Iterator, Sequence

import msgspec

from beachmaster.engine.options import same
from beachmaster.engine.text import Text
from beachmaster.engine.weighing import Candidate, Variant
from beachmaster.games.ie_shima.opponent import impulses
from beachmaster.games.ie_shima.opponent.mind import Mind
from beachmaster.games.ie_shima.state import State, Weather
from beachmaster.games.ie_shima.texts import T

CLOSE = 250
"""A runner-up that is further behind is not weighed again."""


def variants(
    mind: Callable[[State], Mind], state: State, found: Sequence[Candidate]
) -> Generator[None, None, list[Variant]]:
    """Return positions up to one on which the runner-up is better, with the better of the two."""
    top = sorted(found, key=lambda one: -one.milli)[:2]
    if len(top) < 2 or top[0].milli - top[1].milli > CLOSE:
        return []
    told: list[Variant] = []
    for words, changed in _changed(state):
        there = mind(changed)
        again: list[Candidate] = []
        for one in top:
            same_act = yield from impulses.weighed(there, one.value)
            again += sorted(same_act, key=lambda found: -found.milli)[:1]
        if len(again) == len(top):
            told.append((words, _best(again)))
            if not same(told[-1][1]().value, top[0].value):
                break  # one that would have changed it is enough
    return told


def _best(again: list[Candidate]) -> Callable[[], Candidate]:
    return lambda: max(again, key=lambda one: one.milli)


def _changed(state: State) -> Iterator[tuple[Text, State]]:
    """Yield the position with other weather, and with the fleet gone.

    Who holds the Advantage counts alike for all that an impulse may be, so it changes nothing.
    """
    words = T("In clear weather") if state.rain else T("In rain")
    weather: Weather = "clear" if state.rain else "rain"
    yield words, msgspec.structs.replace(state, weather=weather)
    if state.markers.get("naval") == "ready":
        markers = {**state.markers, "naval": "used"}
        yield T("Had the fleet fired already"), msgspec.structs.replace(state, markers=markers)
