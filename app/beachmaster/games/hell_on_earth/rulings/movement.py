"""Rulings on rally, movement and zones of control (hoe:5.3)."""

from beachmaster.engine.rulings import Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="H-09",
        rules=("hoe:5.1", "hoe:5.3.2.4"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "How far from the Japanese must a strategic move end when bad weather and OR come "
                "together?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "At a distance of 3 or more, as with one of them alone; otherwise 2 or more, that "
                "is, not adjacent.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The rule joins the two with “and/or”, so they do not add up."
            )
        ),
    ),
    Ruling(
        id="H-14",
        rules=("hoe:5.3.2.2",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "May a unit move on after it entered a zone of control?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Yes, if it pays the +1 and its next hex is outside every zone of control.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Only the step from zone to zone is forbidden, and the cost of leaving is printed.",
            )
        ),
    ),
    Ruling(
        id="H-15",
        rules=("hoe:5.3.2.1", "hoe:5.3.2.4", "hoe:5.4.2.9.3", "hoe:5.4.2.9.4", "hoe:5.4.2.9.5"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Mount Suribachi is closed while a Japanese unit is adjacent to it. Does that "
                "hold for retreats, advances and strategic moves too?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Yes, for every way in. You may assault a unit on the Mount from outside, but "
                "nobody advances there while Japanese units are adjacent to it.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "The rule limits entering, and makes no exception.")
        ),
    ),
    Ruling(
        id="H-16",
        rules=("hoe:5.3.2.3", "hoe:5.4.2.9.3", "hoe:5.4.2.9.4"),
        question=Text(QT_TRANSLATE_NOOP("hoe-rulings", "How does a pinned-down unit retreat?")),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "It does not. It cannot choose an Organized Retreat; on a Disorganized Retreat it "
                "takes its hits and the DR marker, but neither moves nor takes the extra hit.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Pinned units cannot leave, and the book exempts them from the hit for not "
                "retreating.",
            )
        ),
    ),
    Ruling(
        id="H-39",
        rules=("hoe:5.3.1", "hoe:5.8.1"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The Command Phase sends you to rule 3.1 for Rally. Which rule is meant?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Rule 5.3.1. In the Command Phase every Rally roll gets 1 more."
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("hoe-rulings", "A slip: section 3.1 describes the map.")),
    ),
    Ruling(
        id="H-53",
        rules=("hoe:5.3.2.4", "hoe:5.6", "hoe:5.7"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "What does a strategic move in the Second Movement Phase forbid?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Recon and Assault in the Second Attack Phase. The unit may still give support.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The phase repeats the first one, whose bar falls on the attack phase that "
                "follows.",
            )
        ),
    ),
    Ruling(
        id="H-79",
        rules=("hoe:5.3.2.4",),
        question=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Where may a strategic move start and end?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "It may start on a beach outside a zone of control, and end on a beach, on Mount "
                "Suribachi or on an objective, which it captures; never on another US unit.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The rule allows any place far enough from the Japanese; stacking stays forbidden.",
            )
        ),
    ),
    Ruling(
        id="H-89",
        rules=("hoe:5.3.2.1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "May a normal move end in the hex where it began?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Yes, where it captured something in passing.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Only points and the hexes entered are limited.",
            )
        ),
    ),
)
