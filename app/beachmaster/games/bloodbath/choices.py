"""What a player sets before a game besides the rulings: number of players, reminders."""

from beachmaster.engine.own_counters import counters_choice
from beachmaster.engine.rulings import REMINDERS, Alternative, Choice
from beachmaster.games.bloodbath.about import JAPAN
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
    counters_choice(JAPAN, "bib:11.2", "bib:19.2"),
    REMINDERS,
)
