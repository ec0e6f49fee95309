"""Say in words what a hex shows: for the line below the map and for a screen reader."""

from collections.abc import Sequence

from beachmaster.desktop.words import say, word
from beachmaster.engine.display import Chart, Counter
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text


def hex_words(
    chart: Chart, place: HexId, stack: Sequence[Counter], *, taken: bool, more: Sequence[str] = ()
) -> str:
    """Return number, name, ground, sector, marks and counters of a hex, then what else is said."""
    held = chart.hexes[place]
    parts = [place, held.label, say(held.words)]
    if held.sector:
        parts.append(say(Text(_SECTOR, name=held.sector)))
    parts += [say(mark.text) for mark in held.marks]
    if taken:
        parts.append(word(_TAKEN))
    parts += [say(counter.words) for counter in stack]
    parts += more
    return word(_BETWEEN).join(dict.fromkeys(part.strip(" .") for part in parts if part))


_SECTOR = QT_TRANSLATE_NOOP("desktop", "sector {name}")
_TAKEN = QT_TRANSLATE_NOOP("desktop", "taken by the US side")
_BETWEEN = QT_TRANSLATE_NOOP("desktop", " · ")
LIT = QT_TRANSLATE_NOOP("desktop", "can be picked")
LIT_UNIT = QT_TRANSLATE_NOOP("desktop", "a unit here can be picked")
GO = QT_TRANSLATE_NOOP("desktop", "the selected unit can go here")
NOT = QT_TRANSLATE_NOOP("desktop", "not here: {reason}")
"""What hex_words is given besides: whether the hex answers the prompt, and why not."""
