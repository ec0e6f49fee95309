"""Rulings on the combat ratio, combat support and the combat table (hoe:5.4.2.6 to 8)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="H-01",
        rules=("hoe:5.4.2.8", "hoe:6"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The worked example reads A1 D1 at a final 2 in the 3:1 column, but the table has "
                "A1 there. Which is right?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "The table.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The table is the rule; the example has slipped one row down."
            )
        ),
    ),
    Ruling(
        id="H-22",
        rules=("hoe:5.4.2.6", "hoe:5.4.2.8"),
        question=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Which column serves a ratio below 1:1 or above 6:1?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "The 1:1 column below, the 6:1 column above.")
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Their headings carry a minus and a plus sign.")
        ),
    ),
    Ruling(
        id="H-23",
        rules=(
            "hoe:5.4.2.7.1",
            "hoe:5.4.2.7.1.1",
            "hoe:5.4.2.7.1.3",
            "hoe:5.4.2.7.1.5",
            "hoe:5.4.2.7.1.6",
            "hoe:5.4.2.7.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Does each tank or artillery support count 1, or its printed value?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Its value. For each kind take US points minus Japanese points, cut to ±2; cut "
                "the sum of everything to ±3.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The text says +1 for each, but all examples count the values."
            )
        ),
    ),
    Ruling(
        id="H-24",
        rules=("hoe:5.4.2.7.1.1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A supporting tank is two hexes away and also lower. Does it lose 1 or 2?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "1, and its value never falls below 0.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The two cases are joined by “or” and share one reduction."
            )
        ),
    ),
    Ruling(
        id="H-25",
        rules=("hoe:5.4.2.7.1.1",),
        question=Text(QT_TRANSLATE_NOOP("hoe-rulings", "What blocks a tank's line of sight?")),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Other US units only: at two hexes the one between, or, where the line runs along "
                "an edge, units on both sides of it. Japanese units and terrain never block.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "The rule names friendly units and nothing else.")
        ),
    ),
    Ruling(
        id="H-28",
        rules=("hoe:5.4.2.7",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The numbers of step 7 jump from 7.1 to 7.4. Is a rule missing?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "No. We number the Defense Type 7.2 and the other factors 7.3."
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Two headings are lost; their text is there.")
        ),
        note=True,
    ),
    Ruling(
        id="H-61",
        rules=("hoe:5.4.2", "hoe:5.4.2.6", "hoe:5.4.2.7.1.4"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Hidden supporters are drawn for after the ratio is set, and their reactions can "
                "change the forces. Does the ratio change?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Yes. Supporters are drawn for in step 7, in your order, each once an assault; if "
                "a reaction changed an attacker or a Japanese unit, ratio, flank and HQ are "
                "worked out again before the roll.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Otherwise units that are gone would still fight.")
        ),
        alternatives=(
            Alternative(
                "recomputed",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "Ratio, flank and HQ are worked out again after a reaction."
                    )
                ),
            ),
            Alternative(
                "fixed",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "The ratio of step 6 stands, whatever happens in step 7."
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="H-66",
        rules=("hoe:5.4.2.3", "hoe:5.4.2.5.1", "hoe:5.4.2.7.1"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A supporting US unit is hit by a Banzai before the roll. Does it still support?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Yes, with the value of the side it now shows. If it lost its last step, its "
                "support is lost.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Support is counted when the modifiers are, and by then the unit is weaker.",
            )
        ),
    ),
    Ruling(
        id="H-85",
        rules=("hoe:5.4.2.3", "hoe:5.4.2.7.1.3"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Artillery supports at any distance. Also from the Reserve Area or the Turn Track?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No. Only units on the map give support.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A unit without a hex has no distance to the target, and is waiting or recovering.",
            )
        ),
    ),
)
