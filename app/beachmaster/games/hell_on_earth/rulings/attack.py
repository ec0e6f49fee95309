"""Rulings on who may act in the attack phases, and on Recon (hoe:5.4, hoe:5.7)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="H-03",
        rules=("hoe:3.3.5", "hoe:5.4", "hoe:5.7"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "One Recon or Assault and one support for each unit: per turn or per attack phase?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "Per attack phase.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "All Situation markers come off after the First Attack Phase, and the Second "
                "repeats it.",
            )
        ),
    ),
    Ruling(
        id="H-04",
        rules=("hoe:3.3.5", "hoe:5.4", "hoe:5.4.2.3", "hoe:6"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Does a Recon/Assault marker also bar a unit from giving support?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No. It bars Recon and Assault only, and a CS marker bars support only.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "One sentence suggests otherwise, but in the book's example a unit that assaults "
                "supports as well.",
            )
        ),
    ),
    Ruling(
        id="H-05",
        rules=("hoe:3.3.4.7", "hoe:3.3.6", "hoe:5.4", "hoe:5.4.1", "hoe:5.4.2.2", "hoe:5.4.2.3"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "What may a unit with a DR marker do in the attack phases?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Nothing: no Recon, no Assault, no support, not even in an Additional Attack. A "
                "unit with OR may do all three.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "OR has a penalty here and DR has none, so without a bar DR would be the better "
                "marker; a DR unit cannot even move.",
            )
        ),
        alternatives=(
            Alternative(
                "barred",
                Text(QT_TRANSLATE_NOOP("hoe-rulings", "DR bars Recon, Assault and support.")),
            ),
            Alternative(
                "support",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "DR bars Recon and Assault, but the unit may give support."
                    )
                ),
            ),
            Alternative(
                "free",
                Text(QT_TRANSLATE_NOOP("hoe-rulings", "DR bars nothing in the attack phases.")),
            ),
        ),
    ),
    Ruling(
        id="H-51",
        rules=("hoe:5.4.1", "hoe:6"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Some terms of the book change from place to place. Do they mean something else?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No. Brigades are the regiments, an Organized Withdrawal is the Organized "
                "Retreat, and Situation markers go back to their supply, not to a bag.",
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("hoe-rulings", "Loose words only.")),
        note=True,
    ),
    Ruling(
        id="H-52",
        rules=("hoe:5.4.1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Is the red die for an Intelligence Error rolled after every Recon, or only after "
                "a failed one?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "After every Recon, as long as an Error is left in the reserve."
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The step stands on its own and has no other condition."
            )
        ),
    ),
    Ruling(
        id="H-58",
        rules=(
            "hoe:3.3.3",
            "hoe:3.3.4.3",
            "hoe:5.2",
            "hoe:5.2.3",
            "hoe:5.4",
            "hoe:5.4.1",
            "hoe:5.5",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A hidden unit with a Defense marker is revealed outside an assault. What becomes "
                "of the marker?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "It returns to the red bag at once, whatever revealed the unit: bombardment, "
                "Raid, Recon or a Reconnaissance order.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Assaults do so, and a revealed unit has its own values."
            )
        ),
    ),
    Ruling(
        id="H-60",
        rules=("hoe:5.7",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Which markers are removed after the Second Attack Phase?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Situation and Defense markers. OR and DR stay until the unit rallies.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The sentence speaks of all markers, but the Rally of the next phase would then "
                "have nothing to do.",
            )
        ),
    ),
)
