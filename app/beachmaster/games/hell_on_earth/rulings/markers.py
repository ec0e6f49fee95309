"""Rulings on Command markers, dice colors and Special Orders (hoe:3.3.4, hoe:5.10)."""

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text

RULINGS = (
    Ruling(
        id="H-26",
        rules=("hoe:3.3.4.1", "hoe:5.4.2.7.1.2"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Is flamethrower support worth a fixed +1 or its value?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A unit's flamethrower gives +1, or +2 if your net tank DRM is above 0 and the "
                "target is type A. A flamethrower order gives its value, and 1 more in that same "
                "case. Only one flamethrower per assault, the order included.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The combat rules fix the bonus of a unit, while the order adds the value that it "
                "shows; each keeps its own text.",
            )
        ),
    ),
    Ruling(
        id="H-27",
        rules=("hoe:3.3.4.1", "hoe:5.4.2.4", "hoe:5.4.2.7.1.7"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Is an Additional Combat Support order treated like the support of a unit?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Only in part. Anti-tank fire cancels a tank order too, and the limit of ±2 per "
                "kind includes it. But it loses nothing for distance, level or line of sight, and "
                "is not one of the three supporting units. Canceled US tanks count 0; Japanese "
                "tanks still count.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "The order acts as support of its icon but has no place on the map."
            )
        ),
    ),
    Ruling(
        id="H-33",
        rules=("hoe:3.3.2", "hoe:3.3.4.3"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A Reconnaissance order reveals a unit without hitting it. Does it keep its third "
                "step?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "No, it drops to 2 steps.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A face-up counter can show 2 steps at most, so a third would have to be "
                "remembered.",
            )
        ),
        alternatives=(
            Alternative(
                "two",
                Text(QT_TRANSLATE_NOOP("hoe-rulings", "A unit revealed by the order has 2 steps.")),
            ),
            Alternative(
                "three",
                Text(
                    QT_TRANSLATE_NOOP(
                        "hoe-rulings", "It keeps 3 steps; the program keeps count of the third."
                    )
                ),
            ),
        ),
    ),
    Ruling(
        id="H-34",
        rules=("hoe:3.3.4.2", "hoe:5.3.2.1"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Extended Movement adds hexes, but movement is counted in points. What does it "
                "add?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "It adds 2 or 3 movement points.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Hexes cost 1 to 3 points each, so free hexes would be another kind of movement.",
            )
        ),
    ),
    Ruling(
        id="H-35",
        rules=("hoe:3.3.4.7",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Does an Additional Attack with two units mean one assault or two?"
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "One assault, made by one or two units.")),
        reason=Text(
            QT_TRANSLATE_NOOP("hoe-rulings", "The order speaks of an assault in the singular.")
        ),
    ),
    Ruling(
        id="H-36",
        rules=("hoe:3.3.4.6", "hoe:5.8"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The text of Additional Command promises two moments and names one. When can you "
                "play it?",
            )
        ),
        default=Text(QT_TRANSLATE_NOOP("hoe-rulings", "Only at the start of the Command Phase.")),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "It is the one moment the text names, and the points can be spent in no other "
                "phase.",
            )
        ),
    ),
    Ruling(
        id="H-37",
        rules=("hoe:3.3.4", "hoe:5.10", "hoe:7.4"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Does the program hold you to the limits on Special Orders?"
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings", "Yes: one a turn, and five a game (four in Heroic mode)."
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The book sets both limits, and the number played counts in the roll at the end.",
            )
        ),
    ),
    Ruling(
        id="H-56",
        rules=("hoe:3", "hoe:3.3.4.4", "hoe:5.1", "hoe:5.3.1", "hoe:5.8.2.3"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Some rolls have no color in the book. Which Reroll marker works on them?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Blue: weather, US bombardment, Rally, Recon, assault, CP, Deployment, Special "
                "Orders at the end. Red: whatever the Japanese do, retreat checks, DDR, AT, the "
                "Error check, sector and hex of a Redeployment, surrender. Ties diced for have no "
                "color.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The colors that the book gives follow this line: blue is what you do, red what "
                "the Japanese do and what tests your losses.",
            )
        ),
    ),
    Ruling(
        id="H-71",
        rules=("hoe:3.3.4.7", "hoe:5.4"),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Is an Additional Attack made before or after the markers are cleared at the end "
                "of the phase?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Before. Defense markers are still in place, and the units it uses are not marked.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The order belongs to the phase, and it ignores Situation markers anyway.",
            )
        ),
    ),
    Ruling(
        id="H-73",
        rules=("hoe:2.3", "hoe:2.5", "hoe:3.3.4.4"),
        question=Text(QT_TRANSLATE_NOOP("hoe-rulings", "Which dice cannot be rerolled?")),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The rolls after the last turn, ties that are diced for, and a die that was "
                "rerolled already.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Playing an order would change the very count that the last roll tests, a tie is "
                "no roll of a color, and a new roll must be taken as it falls.",
            )
        ),
    ),
    Ruling(
        id="H-75",
        rules=("hoe:3.3.4.3",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "A Reconnaissance order reveals two hidden units next to US units. Which ones, "
                "and must it be two?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "One or two, each adjacent to some US unit without OR or DR; it may be the same "
                "US unit. A Defense marker on a revealed unit returns to the bag.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The text asks for no more than a US unit in good order beside each; only one in "
                "reach should not spoil the order.",
            )
        ),
    ),
    Ruling(
        id="H-83",
        rules=("hoe:5.10",),
        question=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "Does a Special Order that was played go back into the blue bag?",
            )
        ),
        default=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "No. It stays beside the board to the end of the game.",
            )
        ),
        reason=Text(
            QT_TRANSLATE_NOOP(
                "hoe-rulings",
                "The book puts it below the Command Area, where the number played can be counted.",
            )
        ),
    ),
)
