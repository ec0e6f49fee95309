"""Say the caller's mistakes in one line."""

from beachmaster.engine.auto import NoLegalAnswerError
from beachmaster.engine.changes import ReplayError, SessionError
from beachmaster.engine.module import AdjustError
from beachmaster.engine.options import AnswerError
from beachmaster.engine.replay import MISFITS
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.values import Value

REFUSALS = (AnswerError, AdjustError, SessionError, ReplayError)
"""What a session raises when it refuses; each carries a text, and nothing changed."""

DEFECTS = (*MISFITS, AssertionError, NoLegalAnswerError)
"""What a game with a defect may raise; the session then stands where it stood."""


class Mistake(Exception):  # noqa: N818 - the caller's, not the program's
    """The caller asked for something that makes no sense; `text` says what."""

    def __init__(self, text: Text) -> None:
        super().__init__(repr(text))
        self.text = text


def refusal(error: Exception) -> tuple[Text, Value]:
    """Return the words of what a session raised, and what it expected instead."""
    text = getattr(error, "text", None)
    if isinstance(text, Text):
        return text, getattr(error, "expected", None)
    return Text(_DEFECT, what=f"{type(error).__name__}: {error}"), None


_DEFECT = QT_TRANSLATE_NOOP(
    "cli", "The program made a mistake of its own here; nothing changed. ({what})"
)
