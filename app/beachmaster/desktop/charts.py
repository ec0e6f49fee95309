"""Find the map that the open game shows now, or say that there is none."""

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.texts import T
from beachmaster.engine.display import Chart

ON_TABLE = T(
    "The map of this game is on your table. The program asks you what it needs to know about it."
)
"""Said where a map is called for and the game keeps none."""
SHOW_UNITS = T("Show the units")
"""What is offered then."""


def chart_of(controller: GameController) -> Chart | None:
    """Return what is known of the map; None where the game shows none, or none is open."""
    display = controller.display
    return None if display is None else display.chart(controller.state)


def tell_no_map(place: EmptyPlace, *, is_open: bool) -> None:
    """Say in the map's place why there is none."""
    if is_open:
        place.say(ON_TABLE, SHOW_UNITS)
    else:
        place.say(T("The map appears here once a game is open."))
