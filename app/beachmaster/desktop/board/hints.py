"""Say how the map is pointed at, where nothing is pointed at yet."""

from beachmaster.desktop.texts import T
from beachmaster.desktop.words import is_naming
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.display import Chart
from beachmaster.engine.text import Text

_POINT_AT_HEX = T(
    "Point at a hex, or use the arrow keys, to read it; Tab goes to what can act, Enter picks, "
    "four digits jump to a hex."
)
_POINT_AT_NAMED = T(
    "Point at a hex, or use the arrow keys, to read it; Tab goes to what can act, Enter picks, "
    "typing a name jumps to its hex."
)
_POINT_AT_AREA = T(
    "Point at an area to read it; arrow keys, Tab or its number go there, Enter picks; drag a "
    "counter along its route."
)
_POINT_SHORTLY = T("Point, or use arrow keys and Tab; Enter picks.")


def how_to_point(chart: Chart | None) -> tuple[Text, Text]:
    """Return how to point at areas, at hexes, or at hexes that go by names; whole and in short."""
    if isinstance(chart, AreaChart):
        return _POINT_AT_AREA, _POINT_SHORTLY
    return _POINT_AT_NAMED if is_naming() else _POINT_AT_HEX, _POINT_SHORTLY
