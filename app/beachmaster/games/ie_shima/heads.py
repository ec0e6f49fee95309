"""Say what holds in a phase as it begins: the impulse, the sky, who has the Advantage (ies:6.0)."""

from collections.abc import Callable, Iterator, Mapping

from beachmaster.engine.coach import Line
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import refit, supply
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import AIRFIELD, BEACHES, GUSUKU
from beachmaster.games.ie_shima.rolls import LOWEST
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.texts import TN, T


def _day(game: Game) -> Iterator[Line]:
    """Yield which impulse it is, and what rain does (ies:9.2)."""
    state = game.state
    number = state.impulse
    yield Line(T("The Impulse marker is on {number}.", number=number), ("ies:3.5",))
    if state.rain:
        yield Line(
            T("It rains: no air support, no air bombardment, US units have one MF less."),
            ("ies:9.2",),
        )


def _us(game: Game) -> Iterator[Line]:
    """Yield what your dice mean for the day (ies:6.3.1)."""
    yield from _day(game)
    if game.state.impulse > LOWEST:
        words = T("A Sunset DR below {number} ends the day.", number=game.state.impulse)
        yield Line(words, ("ies:6.3.1",))
    boxes = [box for box in BEACHES if game.field.of("us", box)]
    if game.state.turn == 1 and len(boxes) > 1:
        yield Line(T("Today both boxes may be activated together."), ("ies:16.2",))
    if game.state.turn == 1 and game.state.impulse == 1:
        airfield = T(
            "Area {area} is worth a Victory Point for good if it is American when today ends.",
            area=AIRFIELD,
        )
        yield Line(airfield, ("ies:17.2",))


def _refit(game: Game) -> Iterator[Line]:
    """Yield the order of the day's end, what is cut off and why, the points (14.1, 14.4)."""
    yield Line(
        T(
            "Order: areas without supply change control, Japan refits, the US refits, points are "
            "counted."
        ),
        ("ies:14.1", "ies:14.2", "ies:6.6"),
    )
    found = supply.cut_off(game.field)
    for side, why in _NO_LINE:
        areas = [area for area in found if game.field.control[area] == side]
        if areas:
            yield Line(T("{areas}: {why}", areas=game.areas(areas), why=why), ("ies:14.2",))
    for side, words in _SIDES:
        count = refit.points(game, side)
        points = TN("{side}: {n} RP.", "{side}: {n} RP.", n=count, side=words)
        yield Line(points, ("ies:14.4",))


_NO_LINE: tuple[tuple[SideId, Text], ...] = (
    ("us", T("no unit of yours, and no line to a beach")),
    ("japan", T("no Japanese unit, and no line to area {area}", area=GUSUKU)),
)
_SIDES: tuple[tuple[SideId, Text], ...] = (("japan", T("Japan")), ("us", T("The US")))
POSSIBLE: Mapping[str, Callable[[Game], Iterator[Line]]] = {
    "japan": _day,
    "us": _us,
    "refit": _refit,
}
