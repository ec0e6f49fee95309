"""Rulings on the standard combat rules that our copy lacks: attacks, retreat, advance (bib:7.0)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-71",
        rules=("bib:7.8", "bib:7.7"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Stiff resistance is a standard rule that our copy lacks. May a unit that is told "
                "to retreat stay instead?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "Yes, at the price of a step; it stands fast.")
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings", "Standing fast costs a step wherever the exclusive rules name it."
            )
        ),
        alternatives=(
            Alternative(
                "step-loss",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "It may stand fast and lose a step.")),
            ),
            Alternative(
                "must-retreat",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "It retreats wherever a way is open.")),
            ),
        ),
    ),
    Ruling(
        id="B-72",
        rules=("bib:7.7", "bib:6.0"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "What if every way back leads through an enemy zone of control?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A unit that retreats then is eliminated. Each hex of a retreat takes it farther "
                "from where it stood.",
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "Players of the series report it so.")),
        alternatives=(
            Alternative(
                "eliminated",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "It is eliminated if it retreats.")),
            ),
            Alternative(
                "step-loss",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings", "It cannot retreat: it stands fast and loses a step."
                    )
                ),
            ),
            Alternative(
                "free",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "Zones of control do not hinder a retreat.")),
            ),
        ),
    ),
    Ruling(
        id="B-73",
        rules=("bib:7.9", "bib:17.2"),
        question=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "Which attackers may advance into an emptied hex?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "One of them, whoever took the loss, with the support unit it is stacked with, if "
                "the hex has room for both.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings", "The stacking limits leave room for no more, and 17.2 keeps a pair."
            )
        ),
    ),
    Ruling(
        id="B-74",
        rules=("bib:7.0", "bib:16.2"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The standard rules on who attacks are missing. Who may attack whom, how often?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A unit may attack one Japanese unit next to it in each combat phase; a Japanese "
                "unit is attacked once a phase, by any number of units. Nobody has to attack but "
                "who landed on the enemy.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The exclusive rules treat attacks as a choice and declare them all in advance.",
            )
        ),
    ),
    Ruling(
        id="B-75",
        rules=("bib:20.3", "bib:19.5"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A unit that redeploys has left its hex empty. Can that very hex take it again?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "No. If no other hex can take it, it is eliminated.")
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings", "The rule speaks of a new hex, and 20.4 covers staying in place."
            )
        ),
    ),
)
