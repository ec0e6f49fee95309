"""Rulings on the two-player game (bib:23.0)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-42",
        rules=("bib:23.2",),
        question=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "Can a unit that has been flipped dig in again?")
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No.")),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "The rules name no way to do it.")),
    ),
    Ruling(
        id="B-49",
        rules=("bib:23.2",),
        question=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "May Japanese units that moved face up attack?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Yes, as an ordinary attack: no shift, no certain death, and US units may retreat.",
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "The advice of 24.3 takes it for granted.")),
        alternatives=(
            Alternative("attack", Text(QT_TRANSLATE_NOOP("bib-rulings", "They may attack."))),
            Alternative(
                "banzai-only",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "Only Banzai attacks are made.")),
            ),
        ),
    ),
    Ruling(
        id="B-54",
        rules=("bib:23.2",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A unit in the tunnel is itself dug in. Does it count as the unit near its goal?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No, it has left.")),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "Otherwise it could always move two hexes.")),
        alternatives=(
            Alternative("no", Text(QT_TRANSLATE_NOOP("bib-rulings", "It does not count."))),
            Alternative("counts", Text(QT_TRANSLATE_NOOP("bib-rulings", "It counts."))),
        ),
    ),
    Ruling(
        id="B-57",
        rules=("bib:23.3",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The Japanese player may choose any eligible hex. Is the sector still rolled?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No, any sector will do.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "24.3 advises to keep a line up front, which a random sector would not allow.",
            )
        ),
        alternatives=(
            Alternative(
                "any", Text(QT_TRANSLATE_NOOP("bib-rulings", "Any eligible hex on the island."))
            ),
            Alternative(
                "sector",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "Roll the sector, then choose in it.")),
            ),
        ),
    ),
    Ruling(
        id="B-58",
        rules=("bib:23.4",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "May the Japanese player put two markers on one hex?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The lists of the solitaire game give one to each hex.",
            )
        ),
        alternatives=(
            Alternative(
                "once", Text(QT_TRANSLATE_NOOP("bib-rulings", "Each hex gets one marker at most."))
            ),
            Alternative("again", Text(QT_TRANSLATE_NOOP("bib-rulings", "A hex may get several."))),
        ),
    ),
    Ruling(
        id="B-59",
        rules=("bib:23.2",),
        question=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "What becomes of a unit whose tunnel roll fails?")
        ),
        default=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "It stays where it is, dug in, for this phase.")
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "It has made its attempt.")),
        alternatives=(
            Alternative(
                "stays", Text(QT_TRANSLATE_NOOP("bib-rulings", "It stays for this phase."))
            ),
            Alternative(
                "may-move",
                Text(QT_TRANSLATE_NOOP("bib-rulings", "It may still be flipped and moved.")),
            ),
        ),
    ),
)
