"""Rulings on US attacks, their fire support and tanks (bib:16.0, bib:17.0)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-28",
        rules=(
            "bib:4.1",
            "bib:4.1.1",
            "bib:16.2",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Rule 16.2 speaks of each US combat phase. Is there bombardment in the mobile one?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No, in the regular one only.")),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "Rules 13.0 and 16.1 both say so.")),
    ),
    Ruling(
        id="B-29",
        rules=(
            "bib:6.0",
            "bib:16.1",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "When is an airfield free, and what does the second one give alone?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "When neither Japanese units nor their zones of control touch it; dug-in units "
                "have a zone too. The second airfield alone gives nothing.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Without zones of dug-in units the clause would have no use.",
            )
        ),
    ),
    Ruling(
        id="B-37",
        rules=(
            "bib:7.0",
            "bib:17.3",
            "bib:19.2",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The strength of a face-down defender is needed before the differential. When is "
                "it turned up?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "When the attack can no longer be changed, after the bombardment: turn it up, "
                "roll for the tanks, then work out the differential.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "You may not look at it while you can still choose.",
            )
        ),
    ),
    Ruling(
        id="B-38",
        rules=("bib:17.3",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A tank takes the first step loss of its attack. In every attack, or only in one "
                "on an anti-tank or anti-aircraft unit?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "In every attack that the tank takes part in, also where guns kept it out of the "
                "differential.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The rule comes to the loss after the guns, but says “still”: the loss is the "
                "tank's anyway.",
            )
        ),
        alternatives=(
            Alternative(
                "every-attack",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "In every attack with a tank.")),
            ),
            Alternative(
                "against-guns",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings", "Only against anti-tank and anti-aircraft units."
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="B-50",
        rules=("bib:17.2",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Only the top unit of a beach stack fights. What of a support unit stacked with "
                "it?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The two top counters fight as a pair if one of them is a support unit.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A support unit belongs to the unit that it is stacked with.",
            )
        ),
        alternatives=(
            Alternative(
                "pair",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings",
                        "The two top counters fight together if one is a support unit.",
                    )
                ),
            ),
            Alternative(
                "top", Text(QT_TRANSLATE_NOOP("bib-rulings", "The top counter fights alone."))
            ),
        ),
    ),
    Ruling(
        id="B-51",
        rules=("bib:17.3",),
        question=Text(QT_TRANSLATE_NOOP("bib-rulings", "What if several tanks attack one gun?")),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Roll for each. The first step loss falls on one of them, as you choose; a "
                "further loss on any unit.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The rule speaks of one tank, and each meets the same guns.",
            )
        ),
    ),
    Ruling(
        id="B-60",
        rules=("bib:17.3",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A unit stacked with a tank attacks a hex closed to tanks. May it?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "It may, without the tank, which adds nothing, takes no loss and stays behind.",
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "Only the tank is barred by the terrain.")),
        alternatives=(
            Alternative(
                "without-tank",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "It attacks without the tank.")),
            ),
            Alternative(
                "pair-barred",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "Neither of the two may attack there.")),
            ),
        ),
    ),
)
