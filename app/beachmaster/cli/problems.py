"""Say the caller's mistakes in one line."""

from beachmaster.cli.texts import T
from beachmaster.engine.halves import HiddenError
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.storage.diagnostics import note_error
from beachmaster.storage.problems import Mistake

__all__ = ["Mistake", "refusal"]


def refusal(error: Exception) -> tuple[Text, Value]:
    """Return the words of what a session raised, and what it expected instead."""
    text = getattr(error, "text", None)
    if isinstance(error, HiddenError) and error.__cause__ is not None:
        note_error("defect", error.__cause__)
    if isinstance(text, Text):
        return text, getattr(error, "expected", None)
    note_error("defect", error)
    return T(
        "The program made a mistake here; nothing changed. ({what})",
        what=f"{type(error).__name__}: {error}",
    ), None
