"""Say in words what a hex shows: for the line below the map and for a screen reader."""

from collections.abc import Sequence

from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.display import Chart, Counter
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.side import Side


def hex_words(
    chart: Chart,
    place: HexId,
    stack: Sequence[Counter],
    *,
    taken: Side | None,
    more: Sequence[str] = (),
) -> str:
    """Return number, name, ground, sector, marks and counters of a hex, then what else is said."""
    held = chart.hexes[place]
    parts = [place, held.label, say(held.words)]
    if held.sector:
        parts.append(say(T("sector {name}", name=held.sector)))
    parts += [say(mark.text) for mark in held.marks]
    if taken is not None:
        parts.append(say(T("taken by the {side} side", side=taken.forces)))
    parts += [say(counter.words) for counter in stack]
    parts += more
    return say(T(" · ")).join(dict.fromkeys(part.strip(" .") for part in parts if part))


LIT = T("can be picked")
LIT_UNIT = T("a unit here can be picked")
GO = T("the selected unit can go here")
NOT = T("not here: {reason}")
"""What hex_words is given besides: whether the hex answers the prompt, and why not."""
