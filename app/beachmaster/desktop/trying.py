"""Ask to let the opponent try again, where what it did could not be written."""

from collections.abc import Sequence

from beachmaster.desktop.texts import T
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.side import Side

PROCEDURE = AGAIN = "try-again"


def again_key(asked: Asked) -> str:
    """Return the key of the question that stands before a prompt of the game."""
    return f"{asked.key}?{AGAIN}"


def try_again(session: Session, sides: Sequence[Side]) -> Asked | None:
    """Return the question as a prompt of the turn and phase in which the opponent waits."""
    asked, opponent = session.asked, session.opponent
    if asked is None or opponent is None:
        return None
    forces = next(one.forces for one in sides if one.id == opponent.side)
    prompt = Choose(
        procedure=PROCEDURE,
        text=T("What the {forces} did could not be saved and does not count.", forces=forces),
        rules=asked.prompt.rules,
        side=asked.prompt.side,
        options=options_of(Option(AGAIN, T("Let them try again"))),
    )
    return Asked(again_key(asked), prompt, asked.turn, asked.phase)
