"""Every ruling on Bloodbath in the Bonins, and the options a player sets before a game."""

from beachmaster.engine.own_counters import counters_choice
from beachmaster.engine.rulings import REMINDERS, Alternative, Choice, Ruling
from beachmaster.engine.rulings_page import rulings_of
from beachmaster.engine.tracks import track_choices
from beachmaster.games.bloodbath.about import JAPAN
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.tracks import TRACKS

CHOICES: tuple[Choice, ...] = (
    Choice(
        option="players",
        text=T("Who commands the Japanese?"),
        alternatives=(
            Alternative(
                "one",
                T("The rules do: the solitaire game."),
            ),
            Alternative(
                "two",
                T("A second player does, with the rules for two players."),
            ),
        ),
        rules=("bib:10.3", "bib:23.0"),
        kind="variant",
    ),
    counters_choice(JAPAN, "bib:11.2", "bib:19.2"),
    *track_choices(TRACKS),
    REMINDERS,
)
RULINGS: tuple[Ruling, ...] = rulings_of("bloodbath", "bib")
OPTIONS: tuple[Choice | Ruling, ...] = (*CHOICES, *RULINGS)
