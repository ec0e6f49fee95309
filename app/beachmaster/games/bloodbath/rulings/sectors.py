"""Rulings on sectors, on Japanese units and where they are placed (bib:18.0, bib:19.0)."""

from beachmaster.engine.rulings import Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-11",
        rules=(
            "bib:18.0",
            "bib:21.3",
            "bib:22.0",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A bombarded hex may lie in no numbered sector, such as a beach or Suribachi. "
                "Which hills count for it?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "None, so after Suribachi has fallen it is one die.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "There is no sector in which a hill could be held.")
        ),
    ),
    Ruling(
        id="B-16",
        rules=(
            "bib:19.1",
            "bib:19.4",
            "bib:20.3",
            "bib:20.4",
            "bib:21.1",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Eliminated HQ and artillery go to the track. What if such a unit redeploys?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "It goes through the container like any other. If no hex can take it, it is "
                "eliminated and goes to the track.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The advice of 24.3 speaks of such units as substitutes.",
            )
        ),
    ),
    Ruling(
        id="B-18",
        rules=(
            "bib:19.5",
            "bib:20.2.1",
            "bib:20.3",
            "bib:20.4",
            "bib:22.0",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "No unit may redeploy to Suribachi. What of units that stand there?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "They may redeploy in place, and they may leave; none may come in.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A unit that redeploys in place keeps its hex occupied and brings nobody new to "
                "the mountain.",
            )
        ),
    ),
    Ruling(
        id="B-19",
        rules=("bib:19.5",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Which dug-in unit must be near the hex where a unit is placed?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "Any one on the island, in whatever sector.")
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "The rule names no sector for it.")),
    ),
    Ruling(
        id="B-20",
        rules=("bib:19.5",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "More hexes are tied than a die has faces. How do you choose?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "So that each has the same chance.")),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "That is what the die is for.")),
    ),
    Ruling(
        id="B-22",
        rules=(
            "bib:19.3",
            "bib:20.5",
            "bib:20.5.3",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Does a unit that cannot charge count toward the number of units to flip?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "Yes; then it redeploys in place.")),
        reason=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "The rule says to flip that number of units.")
        ),
    ),
    Ruling(
        id="B-25",
        rules=(
            "bib:18.0",
            "bib:20.5.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "When is a sector judged to be cleared, and does a flipped unit hold it?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "After every combat phase, when units that failed to charge are back. Cleared is "
                "cleared for good, and a unit face up holds nothing.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The rule asks for dug-in units, and says that the hexes go out of use.",
            )
        ),
    ),
    Ruling(
        id="B-26",
        rules=(
            "bib:18.0",
            "bib:20.5",
            "bib:20.5.1",
            "bib:22.0",
        ),
        question=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "Does Suribachi count among the cleared sectors?")
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No.")),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "It has no number.")),
    ),
    Ruling(
        id="B-41",
        rules=(
            "bib:19.2",
            "bib:20.2",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A defender was turned up and lives. Is it turned down again?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "Yes, if it redeploys or stays dug in.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "It is drawn blind or has never ceased to be dug in.",
            )
        ),
    ),
    Ruling(
        id="B-43",
        rules=(
            "bib:12.1",
            "bib:12.2",
        ),
        question=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "Do units in the container count at the end?")
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No, only units on the map do.")),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "The rule speaks of the map.")),
    ),
    Ruling(
        id="B-55",
        rules=("bib:19.5",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The order of terrain leaves out the beach. Where does it come?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "Last, after clear.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A symbol on a beach is possible, and nothing lies lower than a beach.",
            )
        ),
    ),
)
