"""Find the map that the open game shows now."""

from beachmaster.desktop.controller import GameController
from beachmaster.engine.display import Chart


def chart_of(controller: GameController) -> Chart | None:
    """Return what is known of the map; None where the game shows none, or none is open."""
    display = controller.display
    return None if display is None else display.chart(controller.state)
