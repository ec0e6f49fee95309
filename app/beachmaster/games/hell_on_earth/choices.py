"""What a player sets before a game besides the rulings: mode, reroll prompts, reminders."""

from beachmaster.engine.rulings import Alternative, Choice
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

CHOICES: tuple[Choice, ...] = (
    Choice(
        option="mode",
        text=Text(QT_TRANSLATE_NOOP("hoe-rulings", "Which game do you play?")),
        alternatives=(
            Alternative("standard", Text(QT_TRANSLATE_NOOP("hoe-rulings", "The standard game."))),
            Alternative(
                "heroic",
                Text(
                    QT_TRANSLATE_NOOP("hoe-rulings", "Heroic mode: the same game, harder for you.")
                ),
            ),
        ),
        rules=("hoe:7",),
    ),
    Choice(
        option="counters",
        text=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Beside your own map: do you have the Japanese counters?"
            )
        ),
        alternatives=(
            Alternative(
                "own",
                Text(
                    QT_TRANSLATE_NOOP("hoe-rulings", "Yes. When one is turned, I say what it is.")
                ),
            ),
            Alternative(
                "program",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "No. The program deals them and says what is turned."
                    )
                ),
            ),
        ),
        rules=("hoe:3.3.2", "hoe:4.6"),
    ),
    Choice(
        option="reroll",
        text=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "When do you want to be asked whether to play a Reroll marker?"
            )
        ),
        alternatives=(
            Alternative(
                "ask",
                Text(QT_TRANSLATE_NOOP("hoe-rulings", "After every die that it could reroll.")),
            ),
            Alternative(
                "useful",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "Only when another roll could change the result."
                    )
                ),
            ),
            Alternative("never", Text(QT_TRANSLATE_NOOP("hoe-rulings", "Never."))),
        ),
        rules=("hoe:3.3.4.4",),
    ),
    Choice(
        option="reminders",
        text=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Do you want to hear what you may have forgotten before a phase ends?",
            )
        ),
        alternatives=(
            Alternative("on", Text(QT_TRANSLATE_NOOP("hoe-rulings", "Yes, list it."))),
            Alternative(
                "off", Text(QT_TRANSLATE_NOOP("hoe-rulings", "No, end the phase at once."))
            ),
        ),
    ),
)
