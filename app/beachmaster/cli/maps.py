"""Print the map of a game in letters, whatever it is made of."""

from beachmaster.cli.area_map import show_areas
from beachmaster.cli.chart import show_chart
from beachmaster.cli.console import Console
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.areasketch import area_sketch
from beachmaster.engine.display import Displayed
from beachmaster.engine.session import Session
from beachmaster.engine.sketch import known_part, sketch


def of_areas(session: Session) -> bool:
    """Tell whether a game is played on a map of areas."""
    module = session.module
    return isinstance(module, Displayed) and isinstance(module.chart(session.state), AreaChart)


def show_map(console: Console, session: Session, *, whole: bool) -> bool:
    """Print the map as it stands, what is known of it or all; tell whether there is one."""
    module, state = session.module, session.state
    areas = area_sketch(module, state, console.words.hex)
    if areas is not None:
        show_areas(console, areas)
        return True
    found = sketch(module, state) if isinstance(module, Displayed) else None
    if found is not None:
        show_chart(console, found if whole else known_part(found))
    return found is not None
