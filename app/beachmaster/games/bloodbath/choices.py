"""What a player sets before a game besides the rulings: number of players, reminders."""

from beachmaster.engine.own_counters import counters_choice
from beachmaster.engine.rulings import Alternative, Choice
from beachmaster.games.bloodbath.texts import T

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
    ),
    counters_choice("bib:11.2", "bib:19.2"),
    Choice(
        option="reminders",
        text=T("Do you want to hear what you may have forgotten before a phase ends?"),
        alternatives=(
            Alternative("on", T("Yes, list it.")),
            Alternative("off", T("No, end the phase at once.")),
        ),
    ),
)
