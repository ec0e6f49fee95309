"""Say of an area what is not printed in it: who controls it, who contests it, what it touches."""

from collections.abc import Sequence

from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.words import say
from beachmaster.engine.areachart import AreaSpot
from beachmaster.engine.display import Counter
from beachmaster.engine.side import Side
from beachmaster.engine.text import Param, Text


def area_words(spot: AreaSpot, stack: Sequence[Counter], holder: Side) -> list[str]:
    """Return the control of an area, that both sides stand there, points and neighbours."""
    found = []
    if not spot.tray:
        found.append(say(T("controlled by the {side} side", side=holder.forces)))
        if len({counter.side.own for counter in stack}) > 1:
            found.append(say(T("contested")))
    if spot.value:
        found.append(say(TN("{n} victory point", "{n} victory points", n=spot.value)))
    if spot.near:
        found.append(say(_touching(spot)))
    return found


def _touching(spot: AreaSpot) -> Text:
    """Return what an area touches, what it touches by an estimate alone apart."""
    known: list[Param] = [one for one in spot.near if one not in spot.guessed]
    guessed: list[Param] = [one for one in spot.near if one in spot.guessed]
    if not guessed:
        return T("touches {spaces}", spaces=known)
    if not known:
        return T("touches {spaces}, by our estimate", spaces=guessed)
    return T("touches {spaces}, and by our estimate {guessed}", spaces=known, guessed=guessed)
