"""Say what Hell on Earth is before it is loaded."""

from beachmaster.engine.about import About
from beachmaster.games.hell_on_earth.texts import T

ABOUT = About(
    name="hell-on-earth",
    title=T("Iwo Jima: Hell on Earth"),
    needs=T("Your own copy of the game; without one, the sample board (a reconstruction) serves."),
    state=T("playable from set-up to the final assessment; rule library"),
)
