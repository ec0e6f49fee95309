"""Rulings on raids, the Command and Organization Phases (hoe:5.5, hoe:5.8, hoe:5.9)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="H-38",
        rules=("hoe:5.5",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Which Japanese unit raids, when does the −1 apply, and what do results off the "
                "table mean?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "If a Japanese unit is adjacent, an adjacent one raids without the −1; only "
                "otherwise one at exactly two hexes, with it. 1 or less counts as 1, 6 or more as "
                "6. On a 1 you choose the raider that is hit. Hidden units raid too. Each US unit "
                "is raided once; look anew after every raid.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "An adjacent raider goes first by the book; the rest keeps to its table, and "
                "raiders can die on the way.",
            )
        ),
    ),
    Ruling(
        id="H-40",
        rules=("hoe:5.8", "hoe:5.8.3"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The Japanese command step names turn 9, but turn 9 has no Command Phase. What "
                "happens then?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Nothing. The step is not played on turn 9.")
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "The heading of the phase skips the turn as a whole.")
        ),
    ),
    Ruling(
        id="H-41",
        rules=("hoe:5.8.2.1",),
        question=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Where must a unit be to get a step back for a CP?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "On the map or in the Reserve, not on the Turn Track. One step per unit and phase.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "A unit on the Turn Track recovers there already.")
        ),
    ),
    Ruling(
        id="H-42",
        rules=("hoe:5.8.2.4", "hoe:5.8.2.5"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "You draw two Command markers and find Errors. What is placed?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "If one is an Error, that one is placed and the other returns. If both are, one "
                "is placed. With three Errors in the slots they return to the bag.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "An Error must be placed, and a draw of two places one marker."
            )
        ),
        alternatives=(
            Alternative(
                "one", Text(QT_TRANSLATE_NOOP("hoe-rulings", "Of two Errors drawn, one is placed."))
            ),
            Alternative(
                "both",
                Text(QT_TRANSLATE_NOOP("hoe-rulings", "Of two Errors drawn, both are placed.")),
            ),
        ),
    ),
    Ruling(
        id="H-43",
        rules=("hoe:5.8.2.4",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Which drawn Command markers may you return to the bag?"
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "Special Orders only.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Errors have a rule of their own, which makes you place them."
            )
        ),
    ),
    Ruling(
        id="H-44",
        rules=("hoe:5.8.2.3",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The beach diced for a Deployment is occupied. Is the CP lost?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No. Roll until a free beach comes up. With all six occupied you cannot choose "
                "Deployment.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The book has you roll again, and forbids Deployment on full beaches.",
            )
        ),
    ),
    Ruling(
        id="H-46",
        rules=("hoe:5.8.3",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Can a Banzai in the Japanese command step eliminate the unit that makes it?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Yes. Its one step is lost with the first hit, and it counts towards VP.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Every Banzai costs the unit at least one hit.")
        ),
    ),
    Ruling(
        id="H-47",
        rules=("hoe:5.9",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A US unit with 2 steps is in box 9 and should move to the next box. Where does "
                "it go?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "To the Reserve.")),
        reason=Text(QT_TRANSLATE_NOOP("hoe-rulings", "There is no box 10.")),
    ),
    Ruling(
        id="H-48",
        rules=("hoe:5.9",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The Organization Phase sends you to 8.2 for Intelligence Errors. Which rule is "
                "meant?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "Rule 5.8.2.")),
        reason=Text(QT_TRANSLATE_NOOP("hoe-rulings", "A slip: the section has no such number.")),
    ),
    Ruling(
        id="H-70",
        rules=("hoe:5.3.1", "hoe:5.5", "hoe:5.8.1", "hoe:5.8.3"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "In which order are rallies, raids and the rolls of the Japanese command step "
                "made?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Rallies and raids in your order. The Japanese command step goes by hex number on "
                "the tracked board, and in your order on the table board.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The book gives none, and results can touch each other."
            )
        ),
    ),
    Ruling(
        id="H-72",
        rules=("hoe:5.8.2", "hoe:5.8.2.4"),
        question=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "How often may you buy Command markers in one phase?")
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "Once, one marker or two.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The text offers one or two draws; without a limit you could search the bag for "
                "the order you want.",
            )
        ),
        alternatives=(
            Alternative(
                "once",
                Text(
                    QT_TRANSLATE_NOOP("hoe-rulings", "One purchase of one or two draws in a phase.")
                ),
            ),
            Alternative(
                "often",
                Text(QT_TRANSLATE_NOOP("hoe-rulings", "As many purchases as your CP allow.")),
            ),
        ),
    ),
    Ruling(
        id="H-77",
        rules=("hoe:5.9",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Is there an Organization Phase on turn 9, and when is the marker of box 9 drawn?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "It is drawn when the Turn marker enters box 9, before turn 9 is played. After "
                "turn 9 there is only scoring.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "The phase prepares the next turn, and there is none.")
        ),
    ),
    Ruling(
        id="H-82",
        rules=("hoe:5.8.2",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Can Command Points be saved for a later turn?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No. Points that you do not spend are lost.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "They are rolled anew each turn, and the game has no track or marker to keep them.",
            )
        ),
    ),
)
