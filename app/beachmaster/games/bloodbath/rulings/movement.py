"""Rulings on US movement and redeployment (bib:5.2, bib:6.0, bib:15.0)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-35",
        rules=(
            "bib:5.2",
            "bib:15.0",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Can a unit redeploy and move normally in one phase?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "No, it does one or the other. Terrain closed to tanks stays closed to them.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Redeployment lifts the movement allowance and nothing else.",
            )
        ),
    ),
    Ruling(
        id="B-36",
        rules=(
            "bib:4.1.1",
            "bib:4.1.2",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Half of an odd movement allowance: which way is it rounded?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Up. In a storm the mobile phase halves twice, and a unit can always move one hex "
                "that it may enter.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The exclusive rules do not say, and rounding up keeps units on the move.",
            )
        ),
        alternatives=(
            Alternative("up", Text(QT_TRANSLATE_NOOP("bib-rulings", "Halves are rounded up."))),
            Alternative("down", Text(QT_TRANSLATE_NOOP("bib-rulings", "Halves are rounded down."))),
        ),
    ),
    Ruling(
        id="B-44",
        rules=(
            "bib:14.7",
            "bib:15.0",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "How are the four hexes to the nearest Japanese unit counted?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "As plain distance: it must be 4 or more.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The rule counts the Japanese unit's hex but not your own, which is the distance.",
            )
        ),
    ),
    Ruling(
        id="B-46",
        rules=("bib:15.0",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Does an unlimited allowance also lift the stop on entering a beach or a ravine?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No; the redeploying unit stops there.")),
        reason=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "The rule lifts the allowance and nothing else.")
        ),
        alternatives=(
            Alternative(
                "stop",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings",
                        "A redeploying unit stops on entering a beach or a ravine.",
                    )
                ),
            ),
            Alternative(
                "go-on", Text(QT_TRANSLATE_NOOP("bib-rulings", "A redeploying unit may go on."))
            ),
        ),
    ),
    Ruling(
        id="B-61",
        rules=("bib:5.2",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The cost of most terrain stands on the map's chart, which our copy lacks. What "
                "does it cost?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Clear 1, broken, rough and mine 2, mountain 3, as the board file says; beach and "
                "ravine follow the rules.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "An estimate: it lets a battalion cross two or three hexes of bad ground in a "
                "turn. A board of your own brings its own costs.",
            )
        ),
    ),
    Ruling(
        id="B-62",
        rules=("bib:6.0",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The standard rules on moving through zones of control are missing. How do they "
                "work?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A unit stops on entering an enemy zone. It may leave in a later phase, even from "
                "one zone straight into another.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "That is how most games of this family do it.")
        ),
        alternatives=(
            Alternative(
                "stop",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings",
                        "A unit stops on entering a zone and may go from zone to zone.",
                    )
                ),
            ),
            Alternative(
                "never-zone-to-zone",
                Text(
                    QT_TRANSLATE_NOOP(
                        "bib-rulings",
                        "A unit stops on entering a zone and may not go from one zone straight "
                        "into another.",
                    )
                ),
            ),
        ),
    ),
)
