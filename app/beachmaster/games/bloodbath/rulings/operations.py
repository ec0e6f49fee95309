"""Rulings on redeployment and Banzai attacks (bib:20.0)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-15",
        rules=(
            "bib:20.2.1",
            "bib:20.3",
            "bib:20.3.1",
            "bib:20.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A unit that redeploys in place remains in its hex, yet is swapped at random. How "
                "do these go together?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The hex stays occupied: the unit goes into the container and one is drawn for "
                "that hex. If it is alone there and the search finds no other, it returns itself.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "Otherwise the rule would take back what it gives.")
        ),
    ),
    Ruling(
        id="B-21",
        rules=(
            "bib:4.1",
            "bib:19.4",
            "bib:20.5",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Replacement and Banzai both come at the start of the Japanese movement phase. "
                "Which is first?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "The replacement, and it may be flipped at once.")
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "That is the order of the rules.")),
        alternatives=(
            Alternative(
                "replacement-first",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings", "The replacement comes before the Banzai dice."
                    )
                ),
            ),
            Alternative(
                "banzai-first",
                Text(
                    QT_TRANSLATE_NOOP("bib-rulings", "The Banzai dice come before the replacement.")
                ),
            ),
        ),
    ),
    Ruling(
        id="B-23",
        rules=(
            "bib:7.7",
            "bib:20.5",
            "bib:20.5.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Attacked units must stand fast. What does a retreat result do to them?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "It costs them a step.")),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "Standing fast means just that in 7.7.2.")),
    ),
    Ruling(
        id="B-24",
        rules=(
            "bib:20.5",
            "bib:20.5.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Several units charge the same hex. How is that resolved?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "As one attack of all of them, two columns to the right; all are removed "
                "afterward.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "The rule shifts the attack, not each attacker.")
        ),
    ),
    Ruling(
        id="B-47",
        rules=("bib:20.3.1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Can a unit on Suribachi be found by the search for a second unit?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Another unit would have to take its hex, and none may come in.",
            )
        ),
        alternatives=(
            Alternative(
                "no", Text(QT_TRANSLATE_NOOP("bib-rulings", "Units on Suribachi are passed over."))
            ),
            Alternative(
                "yes",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings",
                        "They can be found; the hex is only kept occupied.",
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="B-48",
        rules=(
            "bib:20.3",
            "bib:20.3.1",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The search finds no second unit for one that redeploys to a new hex. What then?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Nobody is swapped, and the unit itself goes to the new hex.",
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "The rule does not say that it is lost.")),
        alternatives=(
            Alternative(
                "itself", Text(QT_TRANSLATE_NOOP("bib-rulings", "The unit itself goes there."))
            ),
            Alternative(
                "again",
                Text(
                    QT_TRANSLATE_NOOP("bib-rulings", "Search again from 0106 until one is found.")
                ),
            ),
        ),
    ),
    Ruling(
        id="B-56",
        rules=("bib:20.5.4",),
        question=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "When can a charging unit reach a US unit?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "When its movement allowance of this phase takes it next to that unit. Enemy "
                "units block its way.",
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "An attack is made from the next hex.")),
    ),
)
