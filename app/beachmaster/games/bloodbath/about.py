"""Say what Bloodbath in the Bonins is before it is loaded."""

from beachmaster.engine.about import About
from beachmaster.games.bloodbath.texts import T

ABOUT = About(
    name="bloodbath",
    title=T("Iwo: Bloodbath in the Bonins"),
    needs=T(
        "Nothing to try it: board, counters and tables are estimates. Your own copy for the real "
        "ones."
    ),
    state=T("playable from set-up to the victory count; rule library"),
)
