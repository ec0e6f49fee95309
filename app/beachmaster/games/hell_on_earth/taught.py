"""Say the cards of the taught opening: off Red Beach, with three regiments."""

from collections.abc import Mapping

from beachmaster.engine.taught import Words
from beachmaster.games.hell_on_earth.texts import T

WORDS: Mapping[str, Words] = {
    "goal": Words(
        title=T("Nine turns to take the island"),
        text=T(
            "Every two Japanese units eliminated are a victory point; so is Mount Suribachi, and "
            "each of three airfields, if captured in time. You stand on the beaches with three "
            "regiments. The guns have already hit the unit in 0512: one step left."
        ),
        do=T("Look at the map, then go on."),
    ),
    "counter": Words(
        title=T("A counter tells all it can do"),
        text=T(
            "Four steps, a combat factor for its own attacks, and a supporting arm: artillery, "
            "tanks or flamethrowers. A Japanese unit has three steps; a hidden one shows only its "
            "back."
        ),
        do=T("Which of your regiments has the tanks?"),
        after=T("Its counter shows them: factor 4, tank support 2."),
    ),
    "table": Words(
        title=T("What you have seen"),
        text=T("Now lay your own table, and play the first turn with the notes on."),
        do=T("Set your table up, or play on here."),
    ),
}
