"""Rulings on hits, retreats and the advance (hoe:5.4.2.9)."""

from beachmaster.engine.rulings import Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="H-29",
        rules=("hoe:5.4.2.9", "hoe:5.4.2.9.1", "hoe:5.4.2.9.2"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "In which order do hits and retreat checks come, and who takes the odd hit?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Check first: the −1 looks at the steps before the new hits, and the unit is "
                "disorganized if the die is not above its hits. You choose who takes an odd hit, "
                "but no unit gets more hits than steps while the other has steps to spare.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The check is printed before the loss of steps; hits are to be shared as evenly "
                "as can be.",
            )
        ),
    ),
    Ruling(
        id="H-30",
        rules=("hoe:5.4.2.9.3", "hoe:5.4.2.9.4"),
        question=Text(QT_TRANSLATE_NOOP("hoe-rulings", "Where may a retreat go and end?")),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "It may pass a US unit that is not adjacent to a Japanese one, but never end on "
                "it. A zone of control stops it with 1 extra hit. A forced retreat without a "
                "legal hex costs 1 extra hit and the unit stays, unless it is pinned down.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Passing is allowed in so many words; stacking never is."
            )
        ),
    ),
    Ruling(
        id="H-31",
        rules=("hoe:3.3.6", "hoe:5.2.3", "hoe:5.4.2.9.3", "hoe:5.4.2.9.4"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Can a unit have OR and DR together, or get one of them twice?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No. DR replaces OR; a second OR only moves the unit; a unit with DR cannot "
                "choose an Organized Retreat.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "The worse state holds until the unit rallies.")
        ),
    ),
    Ruling(
        id="H-32",
        rules=("hoe:5.4.2.9.5",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A zone of control bars the advance. Does the zone of the eliminated target count?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "No. Look at the zones after the target is gone.")
        ),
        reason=Text(QT_TRANSLATE_NOOP("hoe-rulings", "If it counted, no unit could ever advance.")),
    ),
    Ruling(
        id="H-64",
        rules=("hoe:5.4.2.9.3", "hoe:5.4.2.9.4"),
        question=Text(QT_TRANSLATE_NOOP("hoe-rulings", "In which directions may a unit retreat?")),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Each hex of an Organized Retreat is farther from the target. A Disorganized "
                "Retreat goes any way, but not back to its first hex; with only one legal hex it "
                "moves one, without an extra hit. Never off the island.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Away means away, and two hexes mean two different ones."
            )
        ),
    ),
    Ruling(
        id="H-65",
        rules=("hoe:5.4.2.9",),
        question=Text(QT_TRANSLATE_NOOP("hoe-rulings", "On A1 D1, whose hits come first?")),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The defender's. An eliminated target has no zone of control for the retreat that "
                "follows.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "The book describes the defender's losses first.")
        ),
    ),
    Ruling(
        id="H-74",
        rules=("hoe:3.3.1", "hoe:5.4.2.9"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A US unit falls to 0 steps. What of its markers, a retreat still due and hits "
                "left over?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "All are lost. Hits left over are not passed on.")
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The unit leaves the map and comes back as a fresh one."
            )
        ),
    ),
    Ruling(
        id="H-84",
        rules=("hoe:5.4.2.9.5",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "May both attackers advance into the hex of an eliminated target?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No, only one of them.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The book speaks of one unit, and two US units cannot end in the same hex.",
            )
        ),
    ),
    Ruling(
        id="H-87",
        rules=(
            "hoe:5.3.2.3",
            "hoe:5.4.2.5.2",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "May a unit pinned on a beach by another unit advance after a Redeployment?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Yes.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The text of Redeployment sets no bar, and an advance is no move.",
            )
        ),
    ),
    Ruling(
        id="H-88",
        rules=(
            "hoe:2.1",
            "hoe:5.4.2.9",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The last Japanese unit dies in an assault: do attackers still take their hits?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No, the game ends at once.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Clearing the island ends the game, and the defender's hits come first.",
            )
        ),
    ),
    Ruling(
        id="H-90",
        rules=(
            "hoe:5.4.2.9.3",
            "hoe:5.4.2.9.5",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "May a unit with a DR result that could not move advance after the assault?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A disorganized unit cannot move at all.",
            )
        ),
    ),
)
