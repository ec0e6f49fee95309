"""Count Victory Points and name the winner (ies:17.0)."""

from collections.abc import Mapping

from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.places import AIRFIELD, GUSUKU, OUT, RIDGE
from beachmaster.games.ie_shima.roster import ROSTER
from beachmaster.games.ie_shima.state import Result
from beachmaster.games.ie_shima.texts import T

WORTH: Mapping[str, int] = {"15": 3, "16": 3, "11": 2, "12": 2, "13": 2, "14": 2}
"""The Victory Points of the areas (ies:17.2)."""
NEEDED = 10
FIVE = 5
PARTS = {
    "heights": T("Areas 15 and 16, three each"),
    "town": T("Areas 11 to 14, two each"),
    "airfield": T("Area 4 on 16 April"),
    "contest": T("Areas 15 and 16 both contested"),
    "blood": T("five companies reduced or eliminated, one off each"),
}
PART_RULES = {
    "heights": "ies:17.2",
    "town": "ies:17.2",
    "airfield": "ies:17.2",
    "contest": "ies:17.2.1",
    "blood": "ies:17.2",
}
RESULTS = {
    "japan": T("The island was not taken in time: a Japanese victory."),
    "us": T("The island was taken at a price: an American operational victory."),
    "automatic": T("Every area is American: an automatic American victory."),
}


def points(field: Field, area4: bool) -> dict[str, int]:
    """Return the US Victory Points by what makes them, as if the game ended now (ies:17.2)."""
    held = {area: worth for area, worth in WORTH.items() if field.control[area] == "us"}
    heights = sum(worth for area, worth in held.items() if area in (RIDGE, GUSUKU))
    return {
        "heights": heights,
        "town": sum(held.values()) - heights,
        "airfield": int(area4),
        "contest": int(both_contested(field)),
        "blood": -(bled(field) // FIVE),
    }


def both_contested(field: Field) -> bool:
    """Tell whether 15 and 16 are both contested and neither is controlled (17.2.1, I-36)."""
    return all(field.contested(one) and field.control[one] != "us" for one in (RIDGE, GUSUKU))


def bled(field: Field) -> int:
    """Count the US companies that are reduced or eliminated (ies:17.2, I-35)."""
    return sum(
        one.place == OUT or one.strength == "reduced"
        for name, one in field.units.items()
        if ROSTER[name].side == "us"
    )


def total(field: Field, area4: bool) -> int:
    """Return the US Victory Points as if the game ended now (ies:17.2)."""
    return sum(points(field, area4).values())


def on_track(field: Field, area4: bool) -> int:
    """Return where the VP marker stands: losses and the contest count at the end only (3.6)."""
    counted = points(field, area4)
    return sum(counted[part] for part in ("heights", "town", "airfield"))


def last_on_track(result: Result | None) -> int | None:
    """Return where the VP marker ends after the last count, None before it; never below 0."""
    if result is None or result.result == "automatic":
        return None
    return max(0, result.points)


def automatic(field: Field) -> bool:
    """Tell whether every area is American (ies:17.1)."""
    return all(side == "us" for side in field.control.values())


def takes_airfield(field: Field) -> bool:
    """Tell whether Area 4 gives its point at the end of 16 April (ies:17.2, I-37)."""
    return field.control[AIRFIELD] == "us"
