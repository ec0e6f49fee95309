"""What a player sets before a game besides the rulings: number of players, reminders."""

from beachmaster.engine.rulings import Alternative, Choice
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

CHOICES: tuple[Choice, ...] = (
    Choice(
        option="players",
        text=Text(QT_TRANSLATE_NOOP("bib-rulings", "Who commands the Japanese?")),
        alternatives=(
            Alternative(
                "one",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "The rules do: the solitaire game.")),
            ),
            Alternative(
                "two",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings", "A second player does, with the rules for two players."
                    )
                ),
            ),
        ),
        rules=("bib:10.3", "bib:23.0"),
    ),
    Choice(
        option="reminders",
        text=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Do you want to hear what you may have forgotten before a phase ends?",
            )
        ),
        alternatives=(
            Alternative("on", Text(QT_TRANSLATE_NOOP("bib-rulings", "Yes, list it."))),
            Alternative(
                "off", Text(QT_TRANSLATE_NOOP("bib-rulings", "No, end the phase at once."))
            ),
        ),
    ),
)
