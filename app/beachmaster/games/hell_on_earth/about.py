"""Say what Hell on Earth is before it is loaded, and name its sides; their ids stand in saves."""

from beachmaster.engine.about import About, Lie
from beachmaster.engine.side import Side
from beachmaster.games.hell_on_earth.texts import T

ABOUT = About(
    name="hell-on-earth",
    title=T("Iwo Jima: Hell on Earth"),
    needs=T(
        "Your own copy of the game. Without one, use the sample board, our reconstruction of it."
    ),
    state=T("playable from set-up to the final assessment; rule library"),
    taught=True,
    coast="iwo-jima",
    lie=Lie(landings=((141.308, 24.749),)),
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
