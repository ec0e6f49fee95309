"""Say what a board file draws for the eye alone: names of land and sea, heights, scale and north.

No rule reads any of it, and a board's fingerprint leaves it out.
"""

from collections.abc import Iterator, Mapping
from math import isfinite
from typing import Annotated, Literal

import msgspec

from beachmaster.engine.text import Text
from beachmaster.engine.texts import T

Point = tuple[float, float]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
MOST = 100
Projection = Mapping[str, float | tuple[float, float]]


class MapName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name on the map, its middle at a point; `size` is its height in the board's units.

    An ocean's letters stand apart; what lies at sea but is smaller, or a point of the coast, is
    `sea`.
    """

    text: Line
    at: Point
    kind: Literal["ocean", "sea", "land"] = "sea"
    size: Annotated[float, msgspec.Meta(gt=0, le=5)] = 0.3


class Summit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A height: `wide` is how far it falls off, `high` how high it is over the sea, of 255."""

    at: Point
    wide: Annotated[float, msgspec.Meta(gt=0, le=10)]
    high: Annotated[int, msgspec.Meta(ge=1, le=255)]


class Scenery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a board file draws besides what is printed in its spaces."""

    names: tuple[MapName, ...] = ()
    summits: tuple[Summit, ...] = ()


class Survey(msgspec.Struct, frozen=True):
    """How large a board's unit is and where north lies, in degrees clockwise from the top."""

    km: float
    north: float = 0.0


def survey_of(projection: Projection) -> Survey | None:
    """Return the scale of a board, None where its file does not say how it lies on the earth."""
    km, turned = projection.get("km_per_hex"), projection.get("turned", 0.0)
    if not isinstance(km, int | float) or not isinstance(turned, int | float):
        return None
    return Survey(float(km), -float(turned)) if isfinite(km) and km > 0 else None


def scenery_problems(scenery: Scenery) -> Iterator[Text]:
    """Yield what is wrong with what a file draws: too much of it, or points that are no numbers."""
    drawn = len(scenery.names) + len(scenery.summits)
    if drawn > MOST:
        yield T(
            "scenery: expected at most {most} names and summits, found {found}",
            most=MOST,
            found=drawn,
        )
    points = [*(one.at for one in scenery.names), *(one.at for one in scenery.summits)]
    if not all(isfinite(value) for point in points for value in point):
        yield T("scenery: expected finite numbers")
