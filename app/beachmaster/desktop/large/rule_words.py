"""Say at the foot what a rule says: whole in two lines, or as many sentences or words as fit."""

import re

from PySide6.QtGui import QFont

from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say

_SENTENCE = re.compile(r"(?<=[.!?;:])\s+")


def fitting(words: str, font: QFont, unit: Unit, width: int, height: int) -> str:
    """Return as much of words as has room, and a sign that there is more; F1 tells all of it."""

    def fits(some: str) -> bool:
        return unit.room(some, font, width).height() <= height

    sentences, single = _SENTENCE.split(words), words.split()
    ends = [" ".join(sentences[:count]) for count in range(len(sentences) - 1, 0, -1)]
    ends += [" ".join(single[:count]) for count in range(len(single) - 1, 1, -1)]
    shorter = (say(_MORE.fill(words=some)) for some in ends)
    return next((some for some in (words, *shorter) if fits(some)), "")


_MORE = T("{words} …")
