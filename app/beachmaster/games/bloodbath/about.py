"""Say what Bloodbath is before it is loaded, and name its sides; their ids stand in saves."""

from beachmaster.engine.about import About, Lie
from beachmaster.engine.side import Side
from beachmaster.games.bloodbath.texts import T

ABOUT = About(
    name="bloodbath",
    title=T("Iwo: Bloodbath in the Bonins"),
    needs=T(
        "You need nothing to try it: board, counters and tables are our estimates. For the real "
        "values, enter those of your own copy."
    ),
    state=T("playable from set-up to the victory count; rule library"),
    taught=True,
    coast="iwo-jima",
    lie=Lie(turned=130.0, landings=((141.307, 24.749), (141.289, 24.759))),
)
US = Side(
    id="us",
    name=T("US"),
    forces=T("US"),
    phases=T("US phases"),
    unit=T("US unit"),
    hidden=T("Hidden US unit"),
    dice="blue",
    own=True,
)
JAPAN = Side(
    id="japan",
    name=T("Japan"),
    forces=T("Japanese"),
    phases=T("Japanese phases"),
    unit=T("Japanese unit"),
    hidden=T("Hidden Japanese unit"),
    dice="red",
)
SIDES = (US, JAPAN)
