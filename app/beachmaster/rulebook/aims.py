"""Tell what a question is after: a number, a time, a place, leave to do it, points.

"How much", "how many" and "number of" are one aim, told by one word.
"""

import re

from beachmaster.rulebook.words import stems_of

AIMS = {
    "howmany": "how many, how much, number of, count of, amount of, what number of",
    "mayi": "can I, may I, could I, can a, may a, can the, may the, can my, may my, can we, "
    "may we, can you, may you, am I allowed to, is it allowed to, are you allowed to, do I get to, "
    "is it possible to",
    "when": "which turn, what turn, which phase, what phase, at what time, what time, how soon, "
    "how early, how late, by when",
    "where": "which hex, what hex, which area, what area, which place, what place, where to",
    "chance": "chance of, chance for, odds of, odds for, likelihood of, probability of, "
    "how likely, how often",
    "pointfor": "points for, points from, VP for, VPs for, victory points for, score for",
    "whatif": "what if, what happens if, what happens when, what happens to, what happens with, "
    "what happens after, what do I do if, what do I do when",
    "must": "must I, have to, need to, do I have to, do I need to, am I forced to, obliged to",
}
"""For each aim the ways to ask for it."""
_NAMES = {" ".join(stems_of(way)): aim for aim, ways in AIMS.items() for way in ways.split(", ")}
_WAY = re.compile(f"(?<= )(?:{'|'.join(sorted(_NAMES, key=len, reverse=True))})(?= )")


def aimed(stems: str) -> str:
    """Return padded stems with each way to ask for something replaced by its aim's name."""
    return _WAY.sub(lambda match: _NAMES[match[0]], stems)
