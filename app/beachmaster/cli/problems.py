"""Say the caller's mistakes in one line."""

from beachmaster.cli.texts import T
from beachmaster.engine.auto import NoLegalAnswerError
from beachmaster.engine.changes import ReplayError, SessionError
from beachmaster.engine.module import AdjustError
from beachmaster.engine.options import AnswerError
from beachmaster.engine.replay import MISFITS
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.storage.problems import Mistake

__all__ = ["DEFECTS", "REFUSALS", "Mistake", "refusal"]

REFUSALS = (AnswerError, AdjustError, SessionError, ReplayError)
"""What a session raises when it refuses; each carries a text, and nothing changed."""

DEFECTS = (*MISFITS, AssertionError, NoLegalAnswerError)
"""What a game with a defect may raise; the session then stands where it stood."""


def refusal(error: Exception) -> tuple[Text, Value]:
    """Return the words of what a session raised, and what it expected instead."""
    text = getattr(error, "text", None)
    if isinstance(text, Text):
        return text, getattr(error, "expected", None)
    return T(
        "The program made a mistake of its own here; nothing changed. ({what})",
        what=f"{type(error).__name__}: {error}",
    ), None
