"""Rulings on Japanese fire support (bib:21.0)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-14",
        rules=(
            "bib:21.2",
            "bib:21.2.1",
            "bib:21.2.2",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Can a hex get two markers, and which beaches come first?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "One marker at most for each hex. Beaches are filled from the highest hex number "
                "down, and the search passes over hexes that have one.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The rule gives one to each beach, and then looks for others.",
            )
        ),
    ),
    Ruling(
        id="B-52",
        rules=("bib:21.5",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Is the strength of a marker rolled once, or anew for each unit in the hex?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "Once.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "21.3 rolls the dice for a marker, not for a target.",
            )
        ),
        alternatives=(
            Alternative("once", Text(QT_TRANSLATE_NOOP("bib-rulings", "Once for the marker."))),
            Alternative("each-unit", Text(QT_TRANSLATE_NOOP("bib-rulings", "Anew for each unit."))),
        ),
    ),
)
