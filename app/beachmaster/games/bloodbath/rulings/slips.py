"""Slips of the pen in the booklet: what is meant (bib:13.0 to bib:23.0)."""

from beachmaster.engine.rulings import Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-01",
        rules=(
            "bib:20.2",
            "bib:20.2.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Rule 20.2 lists D2 twice, with 1 or 2 and then with 1 to 3. Which is meant?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "The second one is D3.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Rule 21.4 has the same ladder, from Exchange over D2 with 1 or 2 to D3 with 1 to "
                "3.",
            )
        ),
        note=True,
    ),
    Ruling(
        id="B-04",
        rules=(
            "bib:5.3",
            "bib:21.5",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Rule 5.3 sends you to 19.5 for the bombardment of stacks. Is that the right "
                "place?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No, it means 21.5.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "19.5 places replacements; 21.5 is about bombarding stacks.",
            )
        ),
        note=True,
    ),
    Ruling(
        id="B-05",
        rules=("bib:7.6",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Rule 7.6 sends you to 18.0 for dug-in defenders. Is that the right place?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "No, it means 20.2.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "18.0 is about sectors; 20.2 has the changed results.",
            )
        ),
        note=True,
    ),
    Ruling(
        id="B-06",
        rules=("bib:19.1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Rule 19.1 says that units come back during redeployment and names 20.5. Which "
                "rule is it?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "It is 20.3.")),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "20.5 is about Banzai attacks.")),
        note=True,
    ),
    Ruling(
        id="B-07",
        rules=(
            "bib:20.3",
            "bib:20.3.1",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Rule 20.3 names 21.3 for the order of the search. Which rule is it?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "It is 21.2.2: start at hex 0106 and go up.")
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "21.3 is about strength; the order of targets after the fall of Suribachi is in "
                "21.2.",
            )
        ),
        note=True,
    ),
    Ruling(
        id="B-08",
        rules=(
            "bib:21.2.2",
            "bib:22.1",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Rule 22.0 names “21.1 (2)” for the new targets. Which rule is it?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "It is the second part of 21.2.")),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "21.1 has no such part.")),
        note=True,
    ),
    Ruling(
        id="B-09",
        rules=(
            "bib:23.2",
            "bib:23.3",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The two-player rules name 19.4 for eligible hexes and 20.5 for substitutes. "
                "Which rules are they?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "They are 19.5 and 20.3.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Those are the rules on placing and on substitutes.",
            )
        ),
        note=True,
    ),
    Ruling(
        id="B-10",
        rules=(
            "bib:14.1",
            "bib:20.5",
            "bib:21.3",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The booklet has several typing slips. Do they change anything?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "No. “14-5-14.7” is 14.5 to 14.7, “one die of there is” is “if there is”, and "
                "“Suribach” is Suribachi.",
            )
        ),
        reason=Text(QT_TRANSLATE_NOOP("bib-rulings", "Each has one sensible reading.")),
        note=True,
    ),
    Ruling(
        id="B-45",
        rules=("bib:25.1",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The order of battle names artillery regiments of the Marines. Where are their "
                "counters?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "They have none; the bombardment markers stand for them.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The counters of rule 11.4 are infantry and support units only.",
            )
        ),
        note=True,
    ),
)
