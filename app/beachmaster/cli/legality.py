"""Say whether an answer is legal now, and why it is not."""

from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.cli.wire import Line
from beachmaster.engine.options import closed_among
from beachmaster.engine.prompt import AnswerError, Choose, Place, Prompt
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

LEGAL = T("This answer is legal now.")


def legality_line(prompt: Prompt, value: Value, words: Words) -> Line:
    """Return whether an answer is legal, and why not, as a line."""
    legal, reason, rules = why_not(prompt, value)
    said = words.say(reason)
    return {"type": "why_not", "value": value, "legal": legal, "reason": said, "rules": rules}


def why_not(prompt: Prompt, value: Value) -> tuple[bool, Text, list[str]]:
    """Return whether an answer is legal, the reason where it is not, and the rules for it."""
    closed = prompt.closed() if isinstance(prompt, Choose | Place) else ()
    found = closed_among(closed, value)
    if found is not None:
        return False, found.reason, list(found.rules or prompt.rules)
    try:
        prompt.check(value)
    except AnswerError as error:
        return False, error.text, list(prompt.rules)
    return True, LEGAL, list(prompt.rules)
