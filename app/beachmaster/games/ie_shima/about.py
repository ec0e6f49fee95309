"""Say what Last Battle: Ie Shima is before it is loaded, and name its sides."""

from typing import Final

from beachmaster.engine.about import About, Lie
from beachmaster.engine.side import Side
from beachmaster.games.ie_shima.texts import T

US_ID: Final = "us"
JAPAN_ID: Final = "japan"

ABOUT = About(
    name="ie-shima",
    title=T("Last Battle: Ie Shima, 1945"),
    needs=T(
        "You need nothing to try it: the map and most counters are our estimates. For the real "
        "values, your own copy."
    ),
    in_words=False,
    draws=False,
    state=T("playable from set-up to the victory count; rule library"),
    taught=True,
    coast="ie-shima",
    lie=Lie(landings=((127.781, 26.708), (127.792, 26.709), (127.811, 26.706))),
)
US = Side(
    id=US_ID,
    name=T("US"),
    forces=T("US"),
    phases=T("US impulses"),
    unit=T("US company"),
    hidden=T("US company"),
    dice="blue",
    own=True,
)
JAPAN = Side(
    id=JAPAN_ID,
    name=T("Japan"),
    forces=T("Japanese"),
    phases=T("Japanese impulses"),
    unit=T("Japanese unit"),
    hidden=T("Japanese unit"),
    dice="red",
)
SIDES = (US, JAPAN)
