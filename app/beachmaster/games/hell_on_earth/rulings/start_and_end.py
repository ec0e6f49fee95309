"""Rulings on the set-up, the objectives, the score and Heroic mode (hoe:2, hoe:4, hoe:7)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="H-02",
        rules=("hoe:2.3", "hoe:3.3.4.8", "hoe:5.10", "hoe:7.4"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Does an Intelligence Error in the Command Area help or hurt the roll for Special "
                "Orders at the end?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "It hurts. You lose 1 VP unless the blue die is higher than the number of orders "
                "you played, plus 1 for each Error, plus 1 in Heroic mode.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The book calls it a die modifier, and added to the die it would help you; yet "
                "every mention means it as a punishment. So it raises the number you must beat.",
            )
        ),
        alternatives=(
            Alternative(
                "threshold",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "Errors raise the number that the die must beat."
                    )
                ),
            ),
            Alternative(
                "literal",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings",
                        "Errors are added to the die, to the letter of the book. This changes "
                        "scores: each Error then makes the loss of a VP less likely.",
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="H-06",
        rules=("hoe:3.1.1", "hoe:3.3.1", "hoe:4.7", "hoe:5.8.2.3", "hoe:5.9"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "On which turn does the 147th arrive: is it available on turn 7 or on turn 8?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "It goes to the Reserve when the Turn marker enters box 7, can be deployed for 1 "
                "CP in the Command Phase of turn 7, and first moves on turn 8.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Three places put it in three ways; read like this, all three are true.",
            )
        ),
    ),
    Ruling(
        id="H-07",
        rules=("hoe:2.1", "hoe:3.3.7"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Must the island be clear before turn 9 starts, or before it ends?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Before it ends. The game stops at once when the last Japanese unit is gone, on "
                "turn 9 too.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The victory section is the rule on scoring; the note on the marker only sums it "
                "up.",
            )
        ),
    ),
    Ruling(
        id="H-08",
        rules=("hoe:2.2", "hoe:3.1", "hoe:3.3.7", "hoe:5.2", "hoe:5.2.2", "hoe:5.3.2.1"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "When do you capture or control an objective or a Fixed Artillery hex?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "You control the hex with the symbol if a US unit was the last to be in it; "
                "passing through is enough, and you are asked where the path matters. It stays "
                "yours when you leave, until a Redeployment puts a Japanese unit there. The VP is "
                "given once, for the first capture in time, and is never lost.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The book never says what either word means. This is the plain meaning, and only "
                "Redeployment can bring Japanese units back.",
            )
        ),
    ),
    Ruling(
        id="H-45",
        rules=("hoe:5.8.3",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The Japanese command step asks whether you have more than 10 VP. Which VP count?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Those scored so far: objectives captured in time and pairs of Japanese units "
                "eliminated.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The other points are only known after turn 9, and the marker on the VP track "
                "shows just these.",
            )
        ),
    ),
    Ruling(
        id="H-49",
        rules=("hoe:7", "hoe:7.1", "hoe:7.2", "hoe:7.3", "hoe:7.5"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "How do the changes of Heroic mode fit the standard numbers?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "You have 7 base BP (4 in bad weather). A CP die of 2 or less, even 0, gives 3 "
                "CP. Four weak units cost the casualty VP. The “Green 1” beach is Green.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Each change is read together with the rule that it changes; the table has no "
                "line for 0, so its lowest line serves.",
            )
        ),
    ),
    Ruling(
        id="H-50",
        rules=("hoe:1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The opening scenes give January as the month of the landing. Is that right?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "The landing was on 19 February 1945.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A slip in the story; the introduction has the right date, and nothing in play "
                "depends on it.",
            )
        ),
        note=True,
    ),
    Ruling(
        id="H-54",
        rules=("hoe:6", "hoe:9"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The contents list and the headings of the book disagree on some numbers. Which "
                "do we use?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The combat example is section 6; the sections at the end are counted on as 8, 9 "
                "and 10.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "Only the numbering is loose. No rule is touched.")
        ),
        note=True,
    ),
    Ruling(
        id="H-55",
        rules=("hoe:2.6",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "How far does the lowest band of the final assessment reach?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "It covers everything up to 5 VP, a negative total too."
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Its lower end is printed as “1 or less”, and nothing else would take such a "
                "total.",
            )
        ),
    ),
    Ruling(
        id="H-57",
        rules=("hoe:2.4", "hoe:3.3.1"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Does a US unit that lost its last step count as a casualty at the end?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Yes. It lies on the Turn Track or in the Reserve with its 2-step side up, so it "
                "counts as a unit with 1 or 2 steps, wherever it is.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The casualty line counts units in any place by the side they show."
            )
        ),
    ),
    Ruling(
        id="H-76",
        rules=("hoe:4.6", "hoe:7.1"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Heroic mode fills three deployment hexes of sector 5 with units of the HQ group. "
                "What if it has more than three?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Three of them, chosen at random, get units of the HQ group; the others are "
                "filled from the common pool.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The book speaks of the remaining three, which only fits if the sector has three "
                "such hexes; chance keeps the HQ hidden.",
            )
        ),
    ),
)
