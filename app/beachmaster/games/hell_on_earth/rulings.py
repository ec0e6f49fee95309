"""Every ruling on Hell on Earth, and the options a player sets before a game."""

from beachmaster.engine.own_counters import counters_choice
from beachmaster.engine.rulings import REMINDERS, Alternative, Choice, Ruling
from beachmaster.engine.rulings_page import rulings_of
from beachmaster.engine.tracks import track_choices
from beachmaster.games.hell_on_earth.about import ABOUT, JAPAN
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.tracks import TRACKS

CHOICES: tuple[Choice, ...] = (
    Choice(
        option="mode",
        text=T("Which game do you play?"),
        alternatives=(
            Alternative("standard", T("The standard game.")),
            Alternative(
                "heroic",
                T("Heroic mode: the same game, harder for you."),
            ),
        ),
        rules=("hoe:7",),
        kind="variant",
    ),
    counters_choice(JAPAN, "hoe:3.3.2", "hoe:4.6"),
    Choice(
        option="reroll",
        text=T("When do you want to be asked whether to play a Reroll marker?"),
        alternatives=(
            Alternative(
                "useful",
                T("Only when another roll could bring something better."),
            ),
            Alternative(
                "ask",
                T("After every die that it could reroll."),
            ),
            Alternative("never", T("Never.")),
        ),
        rules=("hoe:3.3.4.4",),
    ),
    *track_choices(TRACKS),
    REMINDERS,
)
RULINGS: tuple[Ruling, ...] = rulings_of(ABOUT.name, "hoe")
OPTIONS: tuple[Choice | Ruling, ...] = (*CHOICES, *RULINGS)
