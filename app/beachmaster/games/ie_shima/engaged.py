"""Say who can attack where in an Assault Impulse (ies:11.0, ies:11.1, ies:11.2)."""

from beachmaster.games.ie_shima import values
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.places import is_area
from beachmaster.games.ie_shima.state import Active


def able_at(field: Field, active: Active, target: str) -> list[str]:
    """Return the active units that can attack in an area: there at first, or come (ies:10.2.5)."""
    return [
        unit
        for unit in active.begun
        if field.units[unit].place == target and unit not in active.fought
    ]


def targets(field: Field, active: Active) -> list[str]:
    """Return the areas that can be attacked, those of Mandatory Attacks first (ies:11.1, 11.2)."""
    places = dict.fromkeys(field.units[unit].place for unit in active.begun)
    found = [
        place
        for place in places
        if is_area(place)
        and place not in active.attacked
        and field.enemies(active.side, place)
        and able_at(field, active, place)
    ]
    due = [place for place in found if values.mandatory(active.contested, place)]
    return due or found
