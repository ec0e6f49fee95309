"""Rulings on both bombardments (hoe:5.2)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="H-10",
        rules=("hoe:3.3.4.5", "hoe:5.2", "hoe:5.2.1"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Does the US limit of 12 BP also cover the points of an Additional Bombardment "
                "order?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No. You split the 2 or 3 points as you like; each target keeps its limits and is "
                "bombarded once a turn. Played at the start of the Bombardment Phase, the points "
                "join the pool.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "9 base points and the 3 of the airfields make 12, so the limit only sums up the "
                "table.",
            )
        ),
        alternatives=(
            Alternative(
                "uncapped",
                Text(QT_TRANSLATE_NOOP("hoe-rulings", "Points of an order may go above 12.")),
            ),
            Alternative(
                "capped",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings",
                        "Points of an order that join the pool cannot lift it above 12.",
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="H-11",
        rules=("hoe:5.2.1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Which unit gives the +1 of a spotter in a US bombardment?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A US unit with the artillery icon, adjacent to the target, in a hill or Fixed "
                "Artillery hex. Mount Suribachi does not count as a hill here, and several "
                "spotters still give only +1.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The line names these two kinds of hex and one bonus; where the Mount counts, the "
                "book names it.",
            )
        ),
    ),
    Ruling(
        id="H-12",
        rules=("hoe:5.2.2",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "When the Japanese start over, which US units were already hit?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Those that took at least one hit. The others can be targets again, round after "
                "round, until the points run out.",
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("hoe-rulings", "A shot without effect hits nothing.")),
        alternatives=(
            Alternative(
                "hit",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "A unit that took a hit is passed over in later rounds."
                    )
                ),
            ),
            Alternative(
                "targeted",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "A unit that was a target is passed over, hit or not."
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="H-13",
        rules=("hoe:5.2.3",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Does a failed Disorganized Retreat Roll (DDR) also move the unit?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No, it only gets the DR marker. The −1 for units with few steps is not used.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The note on the table speaks of the marker alone; retreats and that modifier "
                "belong to assaults.",
            )
        ),
    ),
    Ruling(
        id="H-78",
        rules=("hoe:5.2.1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "May you give a target fewer BP than allowed, or stop early?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Yes: from 1 up to the limit, and you may stop. Unspent BP are lost."
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The limits are the most you can give, and holding fire gains you nothing.",
            )
        ),
        alternatives=(
            Alternative(
                "may-stop",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "You may stop at any time; unspent BP are lost."
                    )
                ),
            ),
            Alternative(
                "must-spend",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "BP must be spent as long as there is a legal target."
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="H-80",
        rules=("hoe:5.2",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The base of the Japanese points counts the Fixed Artillery hexes you lack, and"
                " a penalty takes off those you control. Is a captured hex counted twice?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No, once. The Japanese have 8 points less 1 for each Fixed Artillery hex you "
                "control.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Both lines describe the same loss; the base of 8 is given for the start of the"
                " game.",
            )
        ),
    ),
    Ruling(
        id="H-81",
        rules=("hoe:5.2", "hoe:5.2.3", "hoe:5.4.2.9.2"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Does a US unit hit by a bombardment check for retreat, as in an assault?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No. Only a final 7 or more brings the Disorganized Retreat Roll (DDR), and "
                "nobody can choose an Organized Retreat.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The retreat check is a step of the assault; bombardments have a roll of their "
                "own.",
            )
        ),
    ),
    Ruling(
        id="H-86",
        rules=("hoe:5.2.1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Can a US unit with an OR or DR marker be the spotter of a bombardment?",
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
                "The line asks for the icon, the kind of hex and the distance, and names no "
                "marker.",
            )
        ),
    ),
)
