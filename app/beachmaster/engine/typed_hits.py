"""Read the dice of a prompt that counts hits: a figure for each row, or one for each die."""

import re
from collections.abc import Iterator

from beachmaster.engine.hit_rows import HITS, wrong_count
from beachmaster.engine.meaning import WHOLE
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Roll
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

AGAINST = "/"
"""What parts the figures of one side from those of the other."""
AS_HITS, AS_DICE = ("h", "hits"), ("d", "dice")
"""What says, after the figures, how they are meant."""


def hits_meant(prompt: Roll, typed: str) -> Value:
    """Return what was typed: hits by row or faces by die, of both sides or of the first alone.

    Raise `AnswerError` where it is neither, or where it is both and comes to different hits.
    """
    words = [word for word in re.split(r"[\s,]+|(/)", typed.strip().casefold()) if word]
    mode = words.pop() if words and words[-1] in AS_HITS + AS_DICE else ""
    parts = [[]] if not words else _parts(prompt, words)
    found: dict[tuple[int, ...], Value] = {}
    refused: list[AnswerError] = []
    for value, hits in _readings(prompt, parts, mode):
        error = _refusal(prompt, value)
        if error is None:
            found.setdefault(tuple(hits), value)
        else:
            refused.append(error)
    if len(found) > 1:
        form = " ".join(words)
        raise AnswerError(_EITHER.fill(hits=f"{form} h", dice=f"{form} d"))
    if not found:
        raise refused[0] if refused else AnswerError(_counts(prompt, mode))
    return next(iter(found.values()))


def _parts(prompt: Roll, words: list[str]) -> list[list[int]]:
    """Return the figures on either side of the sign that parts them."""
    parts: list[list[int]] = [[]]
    for word in words:
        if word == AGAINST:
            parts.append([])
        elif WHOLE.fullmatch(word):
            parts[-1].append(int(word))
        else:
            raise AnswerError(_FIGURES.fill(form=form_of(prompt), value=word))
    if len(parts) > 1 + (prompt.dice.against is not None):
        raise AnswerError(_FIGURES.fill(form=form_of(prompt), value=AGAINST))
    return parts


def _readings(prompt: Roll, parts: list[list[int]], mode: str) -> Iterator[tuple[Value, list[int]]]:
    """Yield what the figures can be, each with the hits that it comes to."""
    figures = [figure for part in parts for figure in part]
    lengths = [len(part) for part in parts]
    rows, dice = len(prompt.row), prompt.dice.total
    if mode not in AS_DICE:
        for count in dict.fromkeys((rows, prompt.own_rows)):
            if lengths in ([count], [prompt.own_rows, count - prompt.own_rows]):
                yield {HITS: figures}, figures
    if mode not in AS_HITS:
        for count in dict.fromkeys((dice, prompt.dice.count)):
            if lengths in ([count], [prompt.dice.count, count - prompt.dice.count]):
                yield figures, prompt.hits_of(figures)


def _refusal(prompt: Roll, value: Value) -> AnswerError | None:
    """Return why the figures are not possible; those of one side alone are looked at alone."""
    whole = prompt if prompt.holds_all(value) else prompt.own_side()
    try:
        whole.check(value)
    except AnswerError as error:
        return error
    return None


def _counts(prompt: Roll, mode: str) -> Text:
    if mode in AS_DICE:
        return T("Enter exactly {n} dice.", n=prompt.dice.total)
    said = wrong_count(prompt.row)
    return T("{rows} Or enter all {n} dice.", rows=said, n=prompt.dice.total)


_FIGURES = T("Type numbers only, such as {form}, without “{value}”.")
_EITHER = T("Hits or dice? For hits type “{hits}”, for dice “{dice}”.")


def form_of(prompt: Roll) -> Text:
    """Return how the hits of a prompt may be typed, as an example."""
    said = [str(min(max(1, one.least), one.most)) for one in prompt.row]
    own = prompt.own_rows
    return plain_text(" ".join([*said[:own], *(["/"] if said[own:] else []), *said[own:]]))
