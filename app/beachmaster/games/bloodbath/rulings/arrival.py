"""Rulings on set-up, landings, stacking, replacements and reserves (bib:11.0, bib:14.0)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="B-17",
        rules=(
            "bib:11.2",
            "bib:23.1",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "What if there are more Japanese units than red hexes?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "Those left over begin in the container, unseen.")
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The booklet is silent, and by erratum there is one red hex fewer than there was.",
            )
        ),
    ),
    Ruling(
        id="B-30",
        rules=("bib:14.2",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "You land on a Japanese unit, and the result makes it redeploy. Does your unit "
                "live?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "It lives if the defender leaves the hex; if the defender redeploys in place, it "
                "is eliminated.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The rule asks whether the defender is still there.",
            )
        ),
    ),
    Ruling(
        id="B-31",
        rules=(
            "bib:4.1.1",
            "bib:14.1",
            "bib:14.2",
            "bib:14.6",
        ),
        question=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "May units land in the mobile movement phase too?")
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "Yes, up to eight again.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Landings belong to any US movement phase, and 14.6 says so for units just "
                "replaced.",
            )
        ),
    ),
    Ruling(
        id="B-32",
        rules=(
            "bib:5.3",
            "bib:14.3",
            "bib:17.1",
        ),
        question=Text(QT_TRANSLATE_NOOP("bib-rulings", "How many US units does a hex hold?")),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "One battalion, or a battalion and a support unit, or two support units; your "
                "landing beaches hold any number.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Rules 14.3 and 17.1 name these exceptions and no others.",
            )
        ),
    ),
    Ruling(
        id="B-33",
        rules=("bib:14.6",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "An eliminated battalion gets a step back. When can it get the second one?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "It comes to the box depleted and can be completed from the next turn on.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "The rule allows such a unit one step a turn.")
        ),
    ),
    Ruling(
        id="B-34",
        rules=(
            "bib:12.1",
            "bib:12.3",
            "bib:14.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "How do the reserves shorten the game, and when is it too late for them?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "A regiment comes whole and costs a turn, the tanks are free. A regiment is "
                "refused if the last turn would then lie behind you. Turns to spare are counted "
                "to the shortened end.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP("bib-rulings", "The game cannot end before the turn it is in.")
        ),
    ),
    Ruling(
        id="B-39",
        rules=(
            "bib:12.3",
            "bib:17.4",
        ),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "Task Force Collins belongs to all three divisions. Does that matter, and are the "
                "tanks taken out losses?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "No exclusive rule keeps units of different divisions apart, so it changes "
                "nothing. Tanks taken out are no losses.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "They leave the game without having been eliminated.",
            )
        ),
    ),
    Ruling(
        id="B-53",
        rules=("bib:14.4",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "May a regiment land in the phase in which it is called forward?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("bib-rulings", "Yes.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "bib-rulings",
                "The box is open in any movement phase, and only units that got a step back have "
                "to wait.",
            )
        ),
        alternatives=(
            Alternative(
                "same", Text(QT_TRANSLATE_NOOP("bib-rulings", "It may land in the same phase."))
            ),
            Alternative(
                "next",
                Text(
                    QT_TRANSLATE_NOOP("bib-rulings", "It may land from the next movement phase on.")
                ),
            ),
        ),
    ),
)
