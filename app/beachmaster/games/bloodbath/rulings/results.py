"""Rulings on the results of the combat table, against all targets (bib:7.6, bib:20.2, bib:21.4)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-02",
        rules=(
            "bib:7.6",
            "bib:20.2",
            "bib:21.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "No rule mentions a D1. What if your table has one?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "It does nothing to a dug-in defender and in a bombardment; elsewhere it is a "
                "retreat of one hex.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The rules list every other result one by one, so the table has probably no D1.",
            )
        ),
    ),
    Ruling(
        id="B-03",
        rules=(
            "bib:7.6",
            "bib:20.2",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The result “(A)” is not explained in our copy. What does it do?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "The attacker may retreat one hex, or stay.")
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "It stands between A1 and no effect, and brackets often mean a choice. A table of "
                "your own can say what it means.",
            )
        ),
        alternatives=(
            Alternative(
                "may-retreat",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "The attacker may retreat one hex.")),
            ),
            Alternative(
                "must-retreat",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "The attacker retreats one hex, as for A1.")),
            ),
            Alternative(
                "no-effect",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "It has no effect on the attacker.")),
            ),
        ),
    ),
    Ruling(
        id="B-12",
        rules=("bib:21.4",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "What do the other results of the table mean for a bombardment?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A results, Ae and no effect do nothing. An Exchange, after its die, costs the "
                "target a step. De eliminates the target.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A marker can lose nothing, and there is nobody to exchange with.",
            )
        ),
    ),
    Ruling(
        id="B-13",
        rules=("bib:21.4",),
        question=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "What is the strength of a bombardment used for?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "It picks the column as a differential would, on the line of the target's terrain.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The table has no other way in, and the target's strength is left out.",
            )
        ),
    ),
    Ruling(
        id="B-27",
        rules=(
            "bib:16.3",
            "bib:20.2",
            "bib:20.2.2",
            "bib:20.2.3",
            "bib:20.2.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Suppression saves the US step on an Exchange. What of the steps that D2 and D3 "
                "can cost?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "It does not save those; it saves the step of the whole Exchange, with the 6 as "
                "well.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "The rule names the Exchange and nothing else.")
        ),
        alternatives=(
            Alternative(
                "literal",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings",
                        "Suppression saves the step of an Exchange only.",
                    )
                ),
            ),
            Alternative(
                "generous",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings",
                        "Suppression saves the step of D2 and D3 as well.",
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="B-40",
        rules=(
            "bib:7.9",
            "bib:17.3",
            "bib:20.2",
            "bib:20.2.2",
            "bib:20.2.3",
            "bib:20.2.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Both sides lose a step. Which US unit loses it, and who may advance?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "You choose the unit, but a tank in the attack comes first. Where an advance is "
                "allowed, it is one hex for whichever attacker you like.",
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "Only the tanks have a rule of their own.")),
    ),
)
