"""Whose counters lie face down beside the player's own map: the player's, or the program's deal."""

from beachmaster.engine.rulings import Alternative, Choice
from beachmaster.engine.side import Side
from beachmaster.engine.texts import T

OPTION, OWN, PROGRAM = "counters", "own", "program"


def counters_choice(side: Side, *rules: str) -> Choice:
    """Return the choice of who says what a turned counter of a side is."""
    return Choice(
        option=OPTION,
        text=T("You play on your own map. Do you also have the {side} counters?", side=side.forces),
        alternatives=(
            Alternative(OWN, T("Yes. When one is flipped, I enter what it is.")),
            Alternative(PROGRAM, T("No. The program deals them and says what each one is.")),
        ),
        rules=rules,
    )


TURN_YOURS = T("Flip your counter face up. If its values differ from those listed, describe it.")
