"""Rulings on hidden units, Banzai and Redeployment (hoe:5.4.2.5)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="H-17",
        rules=("hoe:5.4.2.5.1", "hoe:5.4.2.5.2"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A line about moving to a new place stands with the Banzai. Does a Banzai move "
                "the unit?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "No. The line opens the Redeployment.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The columns of the printed table have run together; a Banzai has no rule for a "
                "new place.",
            )
        ),
    ),
    Ruling(
        id="H-18",
        rules=("hoe:5.4.2.5", "hoe:5.4.2.5.1", "hoe:5.4.2.6"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Which values does the target use after its own Banzai?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Its printed ones. Its Defense marker returns to the bag, and the assault goes on "
                "if the unit lives.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A Banzai costs it at least one hit, and the first hit reveals a unit.",
            )
        ),
    ),
    Ruling(
        id="H-19",
        rules=("hoe:5.4.2.5.2",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Does a redeploying unit count in its own sector, and may it end where it began?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "It counts: look at the sector before you lift it. Its own hex is taken, and a "
                "number that the sector does not have counts as taken too.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The test comes before the move, and the unit goes to a new place."
            )
        ),
    ),
    Ruling(
        id="H-20",
        rules=("hoe:5.4.2.5.2", "hoe:5.4.2.9.5"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The target redeployed. Who may advance and assault again, and does a zone of "
                "control stop the advance?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Only for the target, not for a neighbor: one attacker may advance, even in a "
                "zone of control, and assault once more alone, its marker ignored. Units without "
                "CS markers may support. Another Redeployment may follow. The other attacker "
                "stays marked, and supports given are spent.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The text sets no bar of its own here and speaks of one unit. The lock on Mount "
                "Suribachi still holds.",
            )
        ),
        alternatives=(
            Alternative(
                "alone",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings",
                        "No zone of control bars the advance; the unit assaults again alone.",
                    )
                ),
            ),
            Alternative(
                "alone-barred",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings",
                        "A zone of control bars the advance as after any assault; the unit "
                        "assaults again alone.",
                    )
                ),
            ),
            Alternative(
                "pair",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings",
                        "No zone of control bars the advance; a second unit may join the extra "
                        "assault.",
                    )
                ),
            ),
            Alternative(
                "pair-barred",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings",
                        "A zone of control bars the advance as after any assault; a second unit "
                        "may join the extra assault.",
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="H-21",
        rules=("hoe:5.4.2.5.2",),
        question=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "In which state does a redeployed unit arrive?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "As it was, normally still hidden. Its Defense marker goes back to the bag.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Moving reveals nothing, and a Reaction cancels the Defense marker."
            )
        ),
    ),
    Ruling(
        id="H-59",
        rules=("hoe:5.4.2.5", "hoe:5.4.2.7.1.4"),
        question=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "What if the red bag is empty when a marker is due?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Return the Support markers of this assault and draw again. If there is still "
                "nothing, the unit has no support.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "By count it can only happen when very many Defense markers lie on the map.",
            )
        ),
    ),
    Ruling(
        id="H-62",
        rules=("hoe:5.4.2", "hoe:5.4.2.5.1", "hoe:5.4.2.7.1.4"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "What happens when Banzais remove attackers before the roll?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "With none left the assault ends without a roll: supports are spent, markers "
                "return, and a hidden target keeps its Defense marker to the end of the phase. "
                "One attacker left goes on alone, without flank.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Nobody is left to take or deal the result; the rest follows the usual clean-up.",
            )
        ),
    ),
    Ruling(
        id="H-63",
        rules=("hoe:5.4.2.5.2", "hoe:5.4.2.7.1.4"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Does a hidden neighbor that reacted still support the target?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "After a Banzai yes, with its printed value, if it lives. After a Redeployment "
                "no, and nobody advances into its hex.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "After a Banzai it is a revealed unit in its place; after a Redeployment it is "
                "gone, and it was not the target.",
            )
        ),
    ),
    Ruling(
        id="H-67",
        rules=("hoe:5.4.2.5.1", "hoe:5.8.3"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "What does a Banzai do with no US unit within two hexes?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "In an assault there is no red roll, but the blue roll for its own hits is made. "
                "In the Japanese command step the Banzai is dropped as a whole.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The command step says when to ignore the result; the assault puts no condition "
                "on the unit's own losses.",
            )
        ),
    ),
    Ruling(
        id="H-68",
        rules=("hoe:5.4.2.5.1", "hoe:5.8.3"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Who is hit by a Banzai when several US units are equally near?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "In an assault one of the attackers, not a supporter, then chance. In the Japanese "
                "command step you decide.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Each place has its own sentence, and both are kept.")
        ),
    ),
    Ruling(
        id="H-69",
        rules=("hoe:5.4.2.5", "hoe:5.4.2.7.1.4"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A hidden unit already has a Defense marker when it is assaulted again or drawn "
                "for as a supporter. What is drawn?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "As a target: only the second marker, even if the first came in this same phase. "
                "As a supporter: one Support marker. A Reaction sends both markers back.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The Defense marker already tells what the first draw would."
            )
        ),
    ),
)
